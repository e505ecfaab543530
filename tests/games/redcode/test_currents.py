"""Islets, currents and steps: RC-5.4 to RC-5.12, RC-9.22 to RC-9.24, and the gaps about them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.games.redcode.board import BLOCK_CORNERS, NEIGHBOURS, SQUARES, Board, Card, connected, lay
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.tables import Tables
from redtable.kernel.chance import SeededChance
from tests.games.redcode.table import FIRST_GUESS, GAME, Table, new_game


@pytest.mark.clause("RC-5.4")
def test_rc_5_4_an_islet_cannot_be_entered() -> None:
    table = Table("map=8/8/3I4/8/8/8 A=submarine;c3 X=destroyer;h6")
    assert not table.offers("move>d3")
    assert table.refused("move>d3").args == {"square": "d3"}
    assert table.clause("immersion>d3") == "RC-5.4"


@pytest.mark.clause("RC-5.5")
def test_rc_5_5_an_islet_blocks_sight() -> None:
    assert Table("map=8/8/3I4/8/8/8 A=submarine;c3 X=destroyer;e3").targets("torpedo") == "A"
    assert Table("A=submarine;c3 X=destroyer;e3").targets("torpedo") == "AX"


@pytest.mark.clause("RC-5.6", "RC-5.8")
def test_rc_5_6_a_current_gives_a_step_that_must_be_taken() -> None:
    table = Table("map=8/8/3C4/8/8/8 A=destroyer;c3 X=destroyer;h6").do("move>d3")
    movement = table.state.movement()
    assert movement is not None
    assert movement.steps == 1
    assert not table.offers("stop")
    assert len(table.legal()) == 8
    table.do("step e4")
    assert table.state.phase == 4


@pytest.mark.clause("RC-5.7")
def test_rc_5_7_one_current_after_the_other() -> None:
    table = Table("map=8/8/3CC3/8/8/8 A=destroyer;c3 X=destroyer;h6").do("move>d3", "step e3")
    assert table.kinds() == ["step-moved", "current-triggered"]
    assert not table.offers("stop")


@pytest.mark.clause("RC-5.9", "RC-G6")
def test_rc_5_9_the_mover_chooses_where_the_current_leads() -> None:
    table = Table("map=8/8/3e4/8/8/8 A=destroyer;c3 X=destroyer;h6").do("move>d3")
    assert table.legal() == [f"step {name}" for name in ("c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4")]


@pytest.mark.clause("RC-G6")
@pytest.mark.parametrize(("flow", "square"), [("n", "d2"), ("e", "e3"), ("s", "d4"), ("w", "c3")])
def test_rc_g6_by_option_the_current_has_a_direction(flow: str, square: str) -> None:
    table = Table(f"map=8/8/3{flow}4/8/8/8 A=destroyer;c2 X=destroyer;h6", current_direction="fixed")
    table.do("move>d3")
    assert table.legal() == [f"step {square}"]
    other = "step e4"
    assert table.clause(other) == "RC-5.9"
    assert table.refused(other).key == "redcode-refusal-against-current"


@pytest.mark.clause("RC-G6")
@pytest.mark.parametrize(
    "position",
    ["map=8/8/3e4/8/8/8 A=destroyer;c3 X=destroyer;e3", "map=3n4/8/8/8/8/8 A=destroyer;c1 X=destroyer;h6"],
)
def test_rc_g6_a_direction_that_is_blocked_loses_the_step(position: str) -> None:
    table = Table(position, current_direction="fixed")
    table.do("move>d3" if "c3" in position else "move>d1")
    assert table.kinds()[-2:] == ["current-triggered", "current-lost"]
    assert table.state.phase == 4


@pytest.mark.clause("RC-G6")
def test_rc_g6_a_current_without_a_direction_stays_free() -> None:
    table = Table("map=8/8/3C4/8/8/8 A=destroyer;c3 X=destroyer;h6", current_direction="fixed").do("move>d3")
    assert len(table.legal()) == 8


@pytest.mark.clause("RC-5.10", "RC-G7")
def test_rc_5_10_each_current_carries_once_a_movement() -> None:
    table = Table("map=8/8/3CC3/8/8/8 A=destroyer;c3 X=destroyer;h6").do("move>d3", "step e3", "step d3")
    assert table.kinds() == ["step-moved"]
    assert table.state.phase == 4


@pytest.mark.clause("RC-5.10")
def test_rc_5_10_the_next_movement_is_carried_again() -> None:
    table = Table("map=8/8/3C4/8/8/8 A=submarine;c3 X=destroyer;h6").do("move>d3", "step e3", "immersion>d3")
    assert "current-triggered" in table.kinds()


@pytest.mark.clause("RC-G7", "RC-G43")
def test_rc_g7_by_option_a_current_carries_at_every_entry_but_not_for_ever() -> None:
    table = Table("map=8/8/3CC3/8/8/8 A=destroyer;c3 X=destroyer;h6", current_retrigger=True).do("move>d3")
    steps = 1
    while table.state.phase == 5:
        table.do("step e3" if steps % 2 else "step d3")
        steps += 1
    assert steps == SQUARES


@pytest.mark.clause("RC-5.11", "RC-G8")
def test_rc_5_11_going_back_is_always_possible() -> None:
    table = Table("map=C7/I7/8/8/8/8 A=destroyer;b2 X=destroyer;b1").do("move>a1")
    assert table.legal() == ["step b2"]


@pytest.mark.clause("RC-G8")
def test_rc_g8_by_option_the_square_just_left_is_closed_for_the_forced_step() -> None:
    table = Table("map=8/8/3C4/8/8/8 A=destroyer;c3 X=destroyer;h6", current_return=False).do("move>d3")
    assert not table.offers("step c3")
    refusal = table.refused("step c3")
    assert (refusal.clause, refusal.key) == ("RC-5.11", "redcode-refusal-no-way-back")


@pytest.mark.clause("RC-G8")
def test_rc_g8_only_the_forced_step_is_lost() -> None:
    table = Table("map=C7/I7/8/8/8/8 A=destroyer;b2;3/3;reserve:6;e X=destroyer;b1", current_return=False).do(
        "play evasion>A", "step a1"
    )
    assert table.kinds() == ["step-moved", "current-triggered", "current-lost"]
    assert table.legal() == ["step b2", "stop"]


@pytest.mark.clause("RC-5.12")
def test_rc_5_12_only_moving_into_a_current_sets_it_off() -> None:
    table = Table("map=C7/8/8/8/8/8 phase=place A=submarine X=destroyer;h6")
    table.do("place a1")
    assert "current-triggered" not in table.kinds()
    assert table.state.phase == 4
    back = Table("map=C7/8/8/8/8/8 turn=A phase=return A=submarine;waiting X=destroyer;h6", mode="war")
    assert "current-triggered" not in back.do("return a1").kinds()


@pytest.mark.clause("RC-9.22", "RC-G5")
def test_rc_9_22_steps_go_to_all_eight_neighbours() -> None:
    table = Table("map=8/2I5/8/8/8/8 A=destroyer;c3 X=destroyer;d4")
    moves = [text for text in table.legal() if text.startswith("move>")]
    assert moves == [f"move>{name}" for name in ("b2", "d2", "b3", "d3", "b4", "c4")]
    assert table.clause("move>e5") == "RC-9.22"


@pytest.mark.clause("RC-9.22", "RC-G5")
def test_rc_9_22_between_two_islets_too() -> None:
    assert Table("map=8/3I4/2I5/8/8/8 A=destroyer;c2 X=destroyer;h6").offers("move>d3")


@pytest.mark.clause("RC-G5")
def test_rc_g5_by_option_no_diagonal() -> None:
    table = Table("A=destroyer;c3 X=destroyer;h6", move_adjacency=4)
    moves = [text for text in table.legal() if text.startswith("move>")]
    assert moves == ["move>c2", "move>b3", "move>d3", "move>c4"]
    assert table.clause("move>d4") == "RC-9.22"


@pytest.mark.clause("RC-9.23", "RC-9.5")
def test_rc_9_23_stopping_early_is_allowed() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6").do("immersion>c4")
    assert table.offers("stop")
    assert table.do("stop").state.phase == 4


@pytest.mark.clause("RC-9.23")
def test_rc_9_23_two_steps_at_most() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6").do("immersion>c4", "step c5")
    assert table.state.phase == 4
    assert table.clause("step c6") == "RC-12.6"


@pytest.mark.clause("RC-9.23")
def test_rc_9_23_the_first_step_is_part_of_the_declaration() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6")
    assert table.refused("immersion").key == "redcode-refusal-needs-square"
    assert table.clause("move") == "RC-9.23"


@pytest.mark.clause("RC-9.23")
def test_rc_9_23_an_evasion_may_be_declined() -> None:
    table = Table("A=submarine;c3;3/3;reserve:6;e X=destroyer;h6").do("play evasion>A", "stop")
    assert (SQUARE_NAMES[table.ship("A").square], table.state.phase) == ("c3", 4)


@pytest.mark.clause("RC-9.24")
def test_rc_9_24_no_movement_without_an_open_neighbour() -> None:
    table = Table("map=1I6/II6/8/8/8/8 A=submarine;a1 X=destroyer;h6")
    assert not any(text.startswith(("move", "immersion")) for text in table.legal())
    assert table.clause("move>b1") == "RC-5.4"


@pytest.mark.clause("RC-9.24")
def test_rc_9_24_a_movement_ends_when_nothing_is_open() -> None:
    table = Table("map=2I5/I1I5/III5/8/8/8 A=submarine;b1 X=destroyer;a1").do("immersion>b2")
    assert table.offers("step b1")
    boxed = Table("map=1I6/II6/8/8/8/8 A=submarine;c3;3/3;reserve:6;e X=destroyer;a1").do("play evasion>X")
    assert boxed.decides() == "A"
    assert boxed.state.phase == 4


def test_the_water_of_every_board_is_connected() -> None:
    """RC-I12: eight directions and at most one islet a card."""
    for seed in range(300):
        assert connected(new_game(seed).board, 8)


@given(st.lists(st.sampled_from(["WWWW", "IWWW", "WIWW", "WWIW", "WWWI"]), min_size=12, max_size=12))
def test_one_islet_a_card_never_splits_the_water(faces: list[str]) -> None:
    """RC-I12 for every arrangement, not only those of the fifteen cards."""
    cards = [Card(str(number)) for number in range(12)]
    board = lay({str(number): [face] for number, face in enumerate(faces)}, cards)
    assert connected(board, 8)


@given(st.integers(0, 2**32), st.booleans())
def test_a_movement_ends_within_three_steps_and_one_for_each_current(seed: int, returning: bool) -> None:
    """RC-I10."""
    chance = SeededChance(seed)
    letters = [("W", "W", "W", "I", "C")[chance.below("terrain", 5)] for _ in range(SQUARES)]
    letters[0] = letters[47] = "W"
    rules = GAME.rules(FIRST_GUESS, {"current_return": returning})
    state = Table("A=destroyer;a1;3/3;reserve:6;e X=destroyer;h6", current_return=returning).state
    state.board = Board("".join(letters))
    state.tables = Tables(rules)
    state.apply(0, GAME.parse("play evasion>A"), chance)
    steps = 0
    while state.phase == 5:
        legal = [action for action in state.legal(0) if action.text != "stop"]
        state.apply(0, legal[chance.below("pick", len(legal))], chance)
        steps += 1
    assert steps <= 3 + letters.count("C")


def test_neighbours_are_mutual_and_at_distance_one() -> None:
    for adjacency, most in ((4, 4), (8, 8)):
        for square, around in enumerate(NEIGHBOURS[adjacency]):
            assert len(around) <= most
            assert square not in around
            assert all(square in NEIGHBOURS[adjacency][other] for other in around)
    assert len(BLOCK_CORNERS) == 35
