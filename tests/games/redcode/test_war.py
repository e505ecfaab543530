"""War mode: RC-3, and the gaps about points and returning ships."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.turn import return_squares
from tests.games.redcode.table import Table, new_game

DUEL = "A=destroyer;d4 X=submarine;d5;0/1;removed:6;{hand} deck=kdei+rest points={points}"


def duel(points: str = "0:0", hand: str = "-", **options: Any) -> Table:
    return Table(DUEL.format(points=points, hand=hand), mode="war", **options)


@pytest.mark.clause("RC-3.1", "RC-G44")
def test_rc_3_1_five_points_win_at_once() -> None:
    table = duel("4:4").do("missile>X")
    assert table.winners() == [0]
    assert table.ship("A").cards == 0
    assert table.kinds()[-1] == "game-over"
    assert table.clause("end", 0) == "RC-3.1"


@pytest.mark.clause("RC-3.1")
def test_rc_3_1_four_points_do_not() -> None:
    assert duel("3:4").do("missile>X").winners() is None


@pytest.mark.clause("RC-3.2")
def test_rc_3_2_a_point_for_every_enemy_ship() -> None:
    table = duel().do("missile>X")
    assert (table.state.blue_points, table.state.red_points) == (1, 0)
    assert table.told("victory-point") == [{"side": "blue", "points": 1}]


@pytest.mark.clause("RC-3.3")
def test_rc_3_3_markers_start_at_nought() -> None:
    state = new_game(mode="war")
    assert (state.blue_points, state.red_points) == (0, 0)


@pytest.mark.clause("RC-3.4", "RC-3.9", "RC-G20", "RC-G39")
def test_rc_3_4_a_sunk_ship_waits_off_the_grid() -> None:
    table = duel().do("missile>X")
    ship = table.seen_by_judge("X")
    assert (ship["status"], ship["square"]) == ("lost", None)
    assert not table.offers("torpedo>X")
    assert table.clause("torpedo>X") == "RC-3.9"
    assert table.offers("move>d5")


@pytest.mark.clause("RC-3.5")
def test_rc_3_5_the_next_turn_is_lost_whole() -> None:
    table = duel().do("missile>X", "end")
    assert table.kinds() == ["turn-ended", "turn-lost", "turn-started"]
    assert table.decides() == "A"
    assert table.seen_by_judge("X")["status"] == "waiting"


@pytest.mark.clause("RC-3.5", "RC-12.8")
def test_rc_3_5_sunk_on_its_own_turn_it_loses_the_next_one() -> None:
    table = Table("A=destroyer;d4;0/1;reserve:6 X=submarine;h6;3/3;removed:6", mode="war").do("torpedo>A")
    assert table.decides() == "X"
    assert table.kinds()[-2:] == ["turn-ended", "turn-started"]
    table.do("recover removed removed", "end")
    assert "turn-lost" in table.kinds()
    assert table.decides() == "X"
    table.do("recover removed removed", "end")
    assert table.decides() == "A"
    assert table.legal() == ["return a1", "return b1", "return a2", "return b2"]


@pytest.mark.clause("RC-3.6", "RC-3.7", "RC-3.10")
def test_rc_3_6_it_returns_complete_before_recovery() -> None:
    table = Table(
        "turn=X phase=return A=destroyer;d4 X=submarine;waiting;0/0;reserve:2,mine:2,removed:2", mode="war"
    )
    assert table.legal() == ["return g5", "return h5", "return g6", "return h6"]
    table.do("return h5")
    ship = table.ship("X")
    assert (table.cubes("X"), ship.reserve, ship.removed, ship.slots) == ((3, 3), 6, 0, 0)
    assert table.state.phase == 4
    assert table.decides() == "X"
    assert SQUARE_NAMES[ship.square] == "h5"


@pytest.mark.clause("RC-3.8")
def test_rc_3_8_the_sinker_draws_a_card() -> None:
    table = duel().do("missile>X")
    assert table.hand("A") == ["kamikaze"]


@pytest.mark.clause("RC-3.8", "RC-G33")
def test_rc_g33_the_credit_is_the_link_authors() -> None:
    table = Table(
        "A=destroyer;d4 B=submarine;d6 X=carrier;f4;0/1;removed:6 Y=submarine;c5;0/1;reserve:6 deck=kd+rest",
        ships_per_side=2,
        mode="war",
    ).do("torpedo>X", "pass", "pass")
    assert table.told("ship-sunk") == [{"ship": "X", "by": "A"}]
    assert (table.ship("A").cards, table.ship("B").cards) == (1, 0)


@pytest.mark.clause("RC-3.8", "RC-G33")
def test_rc_g33_a_responder_who_sinks_gets_the_card() -> None:
    table = Table("A=destroyer;d4;0/1;reserve:6 X=submarine;d5;3/3;reserve:6 deck=k+rest", mode="war").do(
        "torpedo>X", "countermeasure>A", "pass"
    )
    assert table.told("ship-sunk") == [{"ship": "A", "by": "X"}]
    assert table.hand("X") == ["kamikaze"]
    assert table.state.red_points == 1


@pytest.mark.clause("RC-3.11", "RC-G21")
@pytest.mark.parametrize(("option", "kept"), [("by_mode", True), ("kept", True), ("discarded", False)])
def test_rc_3_11_cards_are_kept_in_war(option: str, kept: bool) -> None:
    table = duel(hand="ae", sunk_hand=option).do("missile>X")
    assert table.hand("X") == (["ambush", "evasion"] if kept else [])


@pytest.mark.clause("RC-3.12", "RC-G22")
def test_rc_3_12_a_full_corner_sends_it_to_the_nearest_squares() -> None:
    table = Table(
        "map=I7/8/8/8/8/8 turn=A phase=return A=destroyer;waiting X=submarine;b1 B=carrier;a2 Y=carrier;b2 "
        "C=submarine;c3 Z=destroyer;c1",
        ships_per_side=3,
        mode="war",
    )
    names = [SQUARE_NAMES[square] for square in return_squares(table.state, table.ship("A"))]
    assert names == ["c2", "a3", "b3"]
    assert table.legal() == [f"return {name}" for name in names]


@pytest.mark.clause("RC-G49", "RC-3.12")
@pytest.mark.parametrize(
    ("square", "clause", "key"),
    [
        ("h6", "RC-3.12", "redcode-refusal-not-nearest"),
        ("d1", "RC-3.12", "redcode-refusal-not-nearest"),
        ("a1", "RC-5.4", "redcode-refusal-islet"),
        ("b2", "RC-5.3", "redcode-refusal-occupied"),
    ],
)
def test_rc_g49_a_refused_return_says_the_true_reason(square: str, clause: str, key: str) -> None:
    table = Table(
        "map=I7/8/8/8/8/8 turn=A phase=return A=destroyer;waiting X=submarine;b1 B=carrier;a2 Y=carrier;b2 "
        "C=submarine;c3 Z=destroyer;c1",
        ships_per_side=3,
        mode="war",
    )
    refusal = table.refused(f"return {square}")
    assert (refusal.clause, refusal.key) == (clause, key)


@pytest.mark.clause("RC-3.7")
def test_rc_3_7_away_from_a_card_with_room_is_refused_by_the_card() -> None:
    table = Table("turn=A phase=return A=destroyer;waiting X=submarine;h6", mode="war")
    refusal = table.refused("return d3")
    assert (refusal.clause, refusal.key) == ("RC-3.7", "redcode-refusal-not-your-corner")


@pytest.mark.clause("RC-G20")
def test_rc_g20_by_option_it_returns_at_the_end_of_the_lost_turn() -> None:
    table = duel(respawn_timing="end_of_lost").do("missile>X", "end")
    assert "turn-lost" in table.kinds()
    assert table.decides() == "X"
    table.do("return g5")
    assert table.decides() == "A"
    table.do("recover missile", "end")
    assert (table.decides(), table.state.phase) == ("X", 4)


@pytest.mark.clause("RC-G13")
@pytest.mark.parametrize(("option", "red"), [("opponent", 1), ("none", 0)])
def test_rc_g13_sinking_the_own_side(option: str, red: int) -> None:
    table = Table(
        "A=destroyer;d4 B=carrier;d5;0/1;removed:6 X=submarine;h6;3/3;removed:6 Y=carrier;h5;3/3;removed:6",
        ships_per_side=2,
        mode="war",
        friendly_sink_vp=option,
    ).do("missile>B")
    assert (table.state.blue_points, table.state.red_points) == (0, red)
    assert [ship.cards for ship in table.state.ships] == [0, 0, 0, 0]


def test_ruling_c2_no_card_for_sinking_a_friend() -> None:
    """RC-C2: the reward is for enemy ships only."""
    table = Table("A=destroyer;d4;0/1;reserve:6;k X=submarine;h6;3/3;removed:6", mode="war").do(
        "play kamikaze>A"
    )
    assert table.ship("A").cards == 0


@pytest.mark.clause("RC-G32", "RC-G34")
@pytest.mark.parametrize(
    ("points", "option", "winners", "reason"),
    [
        ("4:4", "draw", [], "both-points"),
        ("4:4", "active_side", [0], "both-points"),
        ("5:4", "draw", [0], "points"),
    ],
)
def test_rc_g32_both_reach_the_points(points: str, option: str, winners: list[int], reason: str) -> None:
    table = Table(
        f"points={points} A=destroyer;d4;0/2;reserve:6;t X=submarine;d5;0/1;removed:6",
        mode="war",
        simultaneous_win=option,
    ).do("play atomic>d4")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.reason) == (winners, reason)


@pytest.mark.clause("RC-G34")
def test_rc_g34_a_card_sinks_like_anything_else() -> None:
    table = Table("A=destroyer;d4;3/3;reserve:6;k X=submarine;h6;0/3;removed:6 deck=d+rest", mode="war")
    table.do("play kamikaze>X")
    assert table.state.blue_points == 1
    assert table.hand("A") == ["deserter"]


@pytest.mark.clause("RC-G38")
def test_rc_g38_sinking_ends_an_intercept() -> None:
    table = Table("A=destroyer;d4 X=submarine;d5;0/1;removed:6;-;intercepted", mode="war").do("missile>X")
    assert table.ship("X").intercepted == 0


@pytest.mark.clause("RC-G37")
@pytest.mark.parametrize(
    ("points", "hull", "winners"), [("1:0", "0/1", [0]), ("1:1", "3/2", [1]), ("0:0", "3/3", [])]
)
def test_rc_g37_points_then_hull_a_waiting_ship_counts_as_fresh(
    points: str, hull: str, winners: list[int]
) -> None:
    table = Table(
        f"round=100 start=X turn=A points={points} A=destroyer;d4;{hull} X=submarine;waiting", mode="war"
    ).do("end")
    assert table.winners() == winners


@pytest.mark.clause("RC-10.13", "RC-G44")
@pytest.mark.parametrize(("points", "hand"), [("0:0", ["deserter", "kamikaze"]), ("4:0", [])])
def test_rc_10_13_captain_sinks_draw_then_reward_or_nothing_when_over(points: str, hand: list[str]) -> None:
    table = Table(
        f"points={points} A=destroyer;d4;3/3;reserve:6;c X=submarine;h6;0/1;removed:6 deck=kd+rest",
        mode="war",
    ).do("play captain>X")
    assert table.hand("A") == hand
    drawn = [event.secret["card"] for event in table.events if event.kind == "order-drawn"]
    assert drawn == (["kamikaze", "deserter"] if hand else [])


@pytest.mark.clause("RC-10.13", "RC-G25")
def test_rc_10_13_one_overflow_check_after_both_draws() -> None:
    table = Table(
        "A=destroyer;d4;3/3;reserve:6;caa X=submarine;h6;0/1;removed:6 deck=kd+rest", mode="war"
    ).do("play captain>X")
    assert table.ship("A").cards == 4
    assert len(table.legal()) == 3
