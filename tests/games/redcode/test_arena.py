"""Arena mode: RC-2, and the gaps about its compensation."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.kernel.game import NOBODY
from tests.games.redcode.table import Table

DUEL = "A=destroyer;d4 X=submarine;d5;0/1;removed:6"
PAIRS = (
    "A=destroyer;d4;3/3;reserve:6;{hand} B=carrier;a1;3/3;removed:6 "
    "X=submarine;d5;0/1;removed:6 Y=carrier;e4;{other};removed:6 deck=kdei+rest"
)
TRIOS = (
    "A=destroyer;d4;3/3;reserve:6;t B=carrier;{b};{b_cubes};removed:6 C=submarine;{c};{c_cubes};removed:6 "
    "X=submarine;{x};0/1;removed:6 Y=carrier;{y};{y_cubes};removed:6 Z=destroyer;h6;3/3;removed:6 "
    "deck=kdei+rest"
)


def pairs(hand: str = "-", other: str = "3/3", **options: Any) -> Table:
    return Table(PAIRS.format(hand=hand, other=other), ships_per_side=2, **options)


@pytest.mark.clause("RC-2.1", "RC-2.8")
def test_rc_2_1_all_enemy_ships_sunk_wins() -> None:
    table = Table(DUEL).do("missile>X")
    assert table.winners() == [0]
    assert table.state.to_move() == NOBODY
    assert table.state.outcome() is not None
    assert table.kinds()[-1] == "game-over"
    assert table.clause("end", 0) == "RC-2.1"


@pytest.mark.clause("RC-2.1")
def test_rc_2_1_one_of_two_is_not_enough() -> None:
    assert pairs().do("missile>X").winners() is None


@pytest.mark.clause("RC-2.2")
def test_rc_2_2_no_points_in_arena() -> None:
    table = pairs().do("missile>X")
    assert (table.state.blue_points, table.state.red_points) == (0, 0)
    assert "victory-point" not in table.kinds()


@pytest.mark.clause("RC-2.3")
def test_rc_2_3_a_sunk_ship_is_out() -> None:
    table = pairs().do("missile>X")
    assert table.seen_by_judge("X")["status"] == "gone"
    assert table.seen_by_judge("X")["square"] is None
    table.do("end")
    assert table.decides() == "B"
    assert table.state.legal(1) == []


@pytest.mark.clause("RC-2.4")
def test_rc_2_4_the_first_loss_gives_the_survivor_two_cards() -> None:
    table = pairs().do("missile>X")
    assert table.hand("Y") == ["deserter", "kamikaze"]
    assert table.told("compensation-cards") == [{"side": "red", "number": 2}]


@pytest.mark.clause("RC-2.5", "RC-2.9")
def test_rc_2_5_later_losses_give_nothing() -> None:
    table = Table(
        "A=destroyer;d4 B=carrier;d3;0/1;removed:6 X=submarine;d5;0/1;removed:6 Y=carrier;h6;3/3;removed:6",
        ships_per_side=2,
    ).do("missile>X", "torpedo>B")
    assert table.ship("A").cards == 0
    assert table.kinds().count("compensation-cards") == 0


@pytest.mark.clause("RC-2.6", "RC-G23")
def test_rc_2_6_three_to_two_shares_two_cards() -> None:
    table = trios().do("missile>X")
    assert (table.hand("Y"), table.hand("Z")) == (["kamikaze"], ["deserter"])


def trios(b: str = "a1", c: str = "b1", y: str = "h5", **more: Any) -> Table:
    cubes = {name: str(more.pop(name, "3/3")) for name in ("b_cubes", "c_cubes", "y_cubes")}
    x = str(more.pop("x", "d6"))
    return Table(TRIOS.format(b=b, c=c, x=x, y=y, **cubes), ships_per_side=3, **more)


@pytest.mark.clause("RC-2.7", "RC-2.9")
def test_rc_2_7_two_to_one_is_a_trigger_of_its_own_for_the_same_side_too() -> None:
    table = trios(y="d2", y_cubes="0/1").do("missile>X", "torpedo>Y")
    assert table.told("compensation-cards") == [{"side": "red", "number": 2}]
    assert table.ship("Z").cards == 3
    assert table.state.compensated == 6


@pytest.mark.clause("RC-2.7")
def test_ruling_c1_option_one_ship_left() -> None:
    """RC-C1: with one_ship_left only the loss of two ships is compensated."""
    table = trios(y="d2", y_cubes="0/1", arena3v3_triggers="one_ship_left").do("missile>X")
    assert "compensation-cards" not in table.kinds()
    table.do("torpedo>Y")
    assert table.ship("Z").cards == 2


@pytest.mark.clause("RC-2.10", "RC-G24")
@pytest.mark.parametrize(("option", "cards"), [(False, 0), (True, 1)])
def test_rc_2_10_no_card_for_the_sinker_unless_agreed(option: bool, cards: int) -> None:
    table = pairs(arena_sink_card=option).do("missile>X")
    assert table.ship("A").cards == cards
    assert table.ship("Y").cards == 2


@pytest.mark.clause("RC-G21")
@pytest.mark.parametrize(("option", "kept"), [("by_mode", False), ("discarded", False), ("kept", True)])
def test_rc_g21_the_hand_of_a_sunk_ship(option: str, kept: bool) -> None:
    table = Table(
        "A=destroyer;d4 B=carrier;a1;3/3;removed:6 "
        "X=submarine;d5;0/1;removed:6;ae Y=carrier;h6;3/3;removed:6",
        ships_per_side=2,
        sunk_hand=option,
    ).do("missile>X")
    assert table.ship("X").cards == (2 if kept else 0)
    assert ("hand-discarded" in table.kinds()) != kept
    assert all(event.reveals for event in table.events if event.kind == "hand-discarded")


@pytest.mark.clause("RC-G32")
@pytest.mark.parametrize(("option", "winners"), [("draw", []), ("active_side", [0])])
def test_rc_g32_both_sides_wiped_out_at_once(option: str, winners: list[int]) -> None:
    table = Table("A=destroyer;d4;0/2;reserve:6;t X=submarine;d5;0/1;removed:6", simultaneous_win=option).do(
        "play atomic>d4"
    )
    assert table.winners() == winners
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "both-sunk"


@pytest.mark.clause("RC-G41")
@pytest.mark.parametrize(("option", "cards"), [("none", (0, 0)), ("both", (2, 2))])
def test_rc_g41_both_sides_come_down_at_once(option: str, cards: tuple[int, int]) -> None:
    table = Table(
        "A=destroyer;a1;3/3;reserve:6;t B=carrier;d4;0/1;removed:6 "
        "X=submarine;d5;0/1;removed:6 Y=carrier;h6;3/3;removed:6",
        ships_per_side=2,
        compensation_tie=option,
    ).do("play atomic>d4")
    assert [table.ship(letter).cards for letter in "AY"] == list(cards)
    assert table.state.compensated == 1
    assert ("compensation-tied" in table.kinds()) == (option == "none")


@pytest.mark.clause("RC-G42")
def test_rc_g42_from_three_to_one_passes_both_triggers() -> None:
    table = trios(x="g5", y="g6", y_cubes="0/1").do("play atomic>g5")
    assert table.cubes("Z") == (3, 1)
    assert table.ship("Z").cards == 4
    assert table.state.compensated == 6
    assert table.decides() == "Z"
    assert all(text.startswith("discard ") for text in table.legal())


@pytest.mark.clause("RC-G23")
def test_rc_g23_split_by_fewest_cards() -> None:
    position = (
        "A=destroyer;d4 B=carrier;a1;3/3;removed:6 C=submarine;b1;3/3;removed:6 X=submarine;d6;0/1;removed:6 "
        "Y=carrier;h5;3/3;removed:6;aa Z=destroyer;h6;3/3;removed:6 deck=kd+rest"
    )
    even = Table(position, ships_per_side=3).do("missile>X")
    assert (even.ship("Y").cards, even.ship("Z").cards) == (3, 1)
    fewest = Table(position, ships_per_side=3, arena_split="fewest_cards").do("missile>X")
    assert (fewest.ship("Y").cards, fewest.ship("Z").cards) == (2, 2)


@pytest.mark.clause("RC-G37")
@pytest.mark.parametrize(
    ("hulls", "winners"), [(("3/3", "3/2"), [0]), (("2/1", "3/1"), [1]), (("3/3", "3/3"), [])]
)
def test_rc_g37_after_the_last_round_hull_decides(hulls: tuple[str, str], winners: list[int]) -> None:
    table = Table(f"round=40 start=X turn=A A=destroyer;d4;{hulls[0]} X=submarine;h6;{hulls[1]}").do("end")
    assert table.winners() == winners
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "round-cap"
    assert table.state.round == 40


@pytest.mark.clause("RC-G37")
def test_rc_g37_ships_left_count_before_hull() -> None:
    table = Table(
        "round=40 start=X turn=A A=destroyer;d4;0/1 B=submarine;d6;0/1 X=submarine;h6 Y=destroyer;gone",
        ships_per_side=2,
    )
    assert table.do("end").winners() == [0, 2]


@pytest.mark.clause("RC-G37")
@pytest.mark.parametrize("cap", [0, 41])
def test_rc_g37_the_cap_is_an_option(cap: int) -> None:
    table = Table("round=40 start=X turn=A A=destroyer;d4 X=submarine;h6", max_rounds=cap).do("end")
    assert table.winners() is None
    assert table.state.round == 41
