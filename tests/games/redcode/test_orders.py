"""Order cards: RC-10, and the gaps about them."""

from __future__ import annotations

import pytest

from redtable.games.redcode.words import ORDERS
from tests.games.redcode.table import FIRST_GUESS, GAME, Table

HELPLESS = "3/3;removed:6"


@pytest.mark.clause("RC-10.1")
def test_rc_10_1_one_card_a_turn() -> None:
    table = Table(f"A=destroyer;c3;3/3;reserve:6;aa X=submarine;h6;{HELPLESS}").do("play ambush>X")
    assert not any(text.startswith("play") for text in table.legal())
    refusal = table.refused("play ambush>X")
    assert (refusal.clause, refusal.key) == ("RC-10.1", "redcode-refusal-one-order-a-turn")
    table.do("end", "recover removed removed", "end", "play ambush>X")
    assert table.ship("X").hull == 8


@pytest.mark.clause("RC-10.2")
def test_rc_10_2_no_distance_no_sight_no_blocking() -> None:
    table = Table("map=8/8/3IIIII/3I4/8/8 A=destroyer;c3;3/3;reserve:6;ak X=submarine;g6")
    assert table.targets("play ambush") == table.targets("play kamikaze") == "AX"


@pytest.mark.clause("RC-10.3")
def test_rc_10_3_nobody_may_respond() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;a X=submarine;d3").do("play ambush>X")
    assert "window-opened" not in table.kinds()
    assert (table.decides(), table.cubes("X")) == ("A", (3, 1))


@pytest.mark.clause("RC-10.4", "RC-G25")
def test_rc_10_4_three_cards_in_hand() -> None:
    table = Table(f"A=destroyer;c3;3/3;reserve:6;adb X=submarine;h6;{HELPLESS} deck=k+rest").do("orders")
    assert table.legal() == ["discard ambush", "discard deserter", "discard boatswain", "discard kamikaze"]
    assert table.refused("discard captain").args == {"card": "captain"}
    table.do("discard ambush")
    assert table.hand("A") == ["deserter", "boatswain", "kamikaze"]
    assert table.events[0].reveals


@pytest.mark.clause("RC-G25")
def test_rc_g25_overflow_in_a_chain_waits_until_it_has_resolved_active_seat_first() -> None:
    table = Table(
        "turn=X A=submarine;c3;3/3;reserve:6;abc X=destroyer;d3;0/1;reserve:6;ddd "
        "B=carrier;a1;0/1;removed:6 Y=carrier;h6;3/3;removed:6;aak deck=ee+rest",
        ships_per_side=2,
        mode="war",
    ).do("depth_charge>A", "countermeasure>X", "pass")
    assert table.kinds().count("order-drawn") == 1
    assert (table.decides(), table.state.phase) == ("A", 8)
    table.do("discard ambush")
    assert table.decides() == "B"


@pytest.mark.clause("RC-G25")
def test_rc_g25_by_option_no_draw_above_the_limit() -> None:
    table = Table(
        f"A=destroyer;c3;3/3;reserve:6;adb X=submarine;h6;{HELPLESS} deck=k+rest", hand_overflow="no_draw"
    ).do("orders")
    assert table.ship("A").cards == 3
    assert table.state.phase == 4
    again = Table(f"A=destroyer;c3;3/3;reserve:6;adb X=submarine;h6;{HELPLESS}", hand_overflow="no_draw")
    assert "orders" not in [action.text for action in again.state.sensible(0)]


@pytest.mark.clause("RC-G26")
def test_rc_g26_an_empty_deck_is_made_of_the_discards() -> None:
    position = "A=destroyer;c3 X=submarine;h6;3/3;removed:6 deck=- discard=aaaaaddddbbbbttteeeecccciiikkk"
    order = list(range(29, -1, -1))
    table = Table(position, {"reshuffle": [order]}).do("orders")
    assert table.kinds()[-2:] == ["deck-reshuffled", "order-drawn"]
    assert table.hand("A") == ["kamikaze"]
    dry = Table(position, deck_exhaustion="no_draw").do("orders")
    assert dry.ship("A").cards == 0


@pytest.mark.clause("RC-10.5", "RC-G14")
def test_rc_10_5_only_in_the_own_turn_and_never_in_a_chain() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;a X=submarine;d3;3/3;reserve:6;a")
    assert table.clause("play ambush>A", 1) == "RC-12.6"
    table.do("torpedo>X")
    refusal = table.refused("play ambush>A")
    assert (refusal.clause, refusal.key) == ("RC-10.5", "redcode-refusal-no-orders-in-chain")


@pytest.mark.clause("RC-10.5")
def test_rc_10_5_a_card_that_is_not_in_hand_is_refused() -> None:
    refusal = Table("A=destroyer;c3;3/3;reserve:6;a X=submarine;d3").refused("play kamikaze>X")
    assert (refusal.key, refusal.args) == ("redcode-refusal-no-such-card", {"card": "kamikaze"})


@pytest.mark.clause("RC-G14")
def test_rc_g14_cards_drawn_this_turn_may_be_played_or_by_option_only_before_manoeuvres() -> None:
    position = f"A=destroyer;c3;3/3;reserve:6;a X=submarine;h6;{HELPLESS} deck=k+rest"
    assert Table(position).do("orders").offers("play kamikaze>X")
    first = Table(position, orders_timing="before_manoeuvres")
    assert first.offers("play ambush>X")
    first.do("move>c4")
    refusal = first.refused("play ambush>X")
    assert (refusal.clause, refusal.key) == ("RC-10.5", "redcode-refusal-orders-first")


@pytest.mark.clause("RC-10.6")
def test_rc_10_6_any_ship_on_the_board() -> None:
    table = Table(
        "A=destroyer;c3;3/3;reserve:6;a B=submarine;a1 X=submarine;h6 Y=carrier;gone", ships_per_side=2
    )
    assert table.targets("play ambush") == "ABX"
    assert table.clause("play ambush>Y") == "RC-2.3"
    assert table.refused("play ambush>c3").key == "redcode-refusal-needs-ship"


@pytest.mark.clause("RC-10.7")
def test_rc_10_7_a_used_card_lies_face_up() -> None:
    table = Table(f"A=destroyer;c3;3/3;reserve:6;ad X=submarine;h6;{HELPLESS}").do("play deserter>X")
    view = table.view(1)
    assert view.discard == ["deserter"]
    assert table.events[0].reveals


@pytest.mark.clause("RC-10.8")
def test_rc_10_8_ambush() -> None:
    assert Table("A=destroyer;c3;3/3;reserve:6;a X=submarine;h6").do("play ambush>X").ship("X").hull == 10


@pytest.mark.clause("RC-10.9")
def test_rc_10_9_deserter() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;d X=submarine;h6").do("play deserter>X")
    assert (table.ship("X").reserve, table.ship("X").removed) == (5, 1)
    table.do("end")
    assert table.legal() == ["recover removed"]


@pytest.mark.clause("RC-10.10", "RC-G31")
def test_rc_10_10_boatswain_the_owner_of_the_target_picks() -> None:
    table = Table(
        "A=destroyer;c3;3/3;reserve:6;b B=submarine;a1;3/3;reserve:3,mine:2,removed:1 "
        "X=submarine;h6 Y=carrier;h5",
        ships_per_side=2,
    ).do("play boatswain>B")
    assert (table.decides(), table.state.to_move()) == ("B", 2)
    assert table.legal() == ["recover mine mine", "recover mine removed"]
    assert table.clause("recover mine", 2) == "RC-10.10"
    table.do("recover mine removed")
    assert (table.ship("B").reserve, table.decides()) == (5, "A")


@pytest.mark.clause("RC-10.10", "RC-G31")
def test_rc_10_10_never_more_than_are_out() -> None:
    """RC-C17."""
    table = Table("A=destroyer;c3;3/3;reserve:5,missile:1;b X=submarine;h6").do("play boatswain>A")
    assert table.legal() == ["recover missile"]
    nobody_out = Table("A=destroyer;c3;3/3;reserve:6;b X=submarine;h6").do("play boatswain>A")
    assert nobody_out.state.phase == 4


@pytest.mark.clause("RC-10.11", "RC-G30")
def test_rc_10_11_atomic_bomb_hits_every_ship_of_a_block() -> None:
    table = Table(
        "map=8/8/3I4/8/8/8 A=destroyer;c3;3/3;reserve:6;t B=submarine;d4 X=submarine;c4 Y=carrier;h5",
        ships_per_side=2,
    )
    assert sum(text.startswith("play atomic>") for text in table.legal()) == 35
    table.do("play atomic>c3")
    assert [ship.hull for ship in table.state.ships] == [10, 10, 10, 12]
    assert table.refused("play atomic>h1").clause == "RC-10.5"


@pytest.mark.clause("RC-10.11", "RC-G30")
def test_rc_g30_by_option_the_block_is_a_map_card() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;t X=submarine;h6", atomic_area="map_card")
    blocks = [text for text in table.legal() if text.startswith("play atomic>")]
    assert len(blocks) == 12
    assert "play atomic>c3" in blocks
    assert table.refused("play atomic>b2").key == "redcode-refusal-no-block"
    assert table.refused("play atomic>X").key == "redcode-refusal-needs-block"


@pytest.mark.clause("RC-10.11")
def test_rc_10_11_there_is_no_block_at_the_edge() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;t X=submarine;h6")
    for square in ("h1", "a6", "h6"):
        refusal = table.refused(f"play atomic>{square}")
        assert (refusal.clause, refusal.key) == ("RC-10.11", "redcode-refusal-no-block")


@pytest.mark.clause("RC-10.12", "RC-G29")
@pytest.mark.parametrize(("option", "mover"), [("owner", 1), ("player", 0)])
def test_rc_10_12_evasion(option: str, mover: int) -> None:
    table = Table(f"A=destroyer;c3;3/3;reserve:6;e X=submarine;e5;{HELPLESS}", evasion_mover=option)
    table.do("play evasion>X")
    assert table.state.to_move() == mover
    table.do("step e4", "step e3", "step e2")
    assert (table.decides(), table.state.phase) == ("A", 4)
    assert table.ship("X").square == 12


@pytest.mark.clause("RC-10.12")
def test_evasion_of_an_enemy_is_harmful_only_if_its_owner_moves() -> None:
    for option, harmful in (("owner", True), ("player", False)):
        table = Table("A=destroyer;c3;3/3;reserve:6;e X=submarine;e5", evasion_mover=option)
        view = table.view(0)
        assert ("play evasion>X" in view.harmful) == harmful


@pytest.mark.clause("RC-10.13")
def test_rc_10_13_captain() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;c X=submarine;h6 deck=k+rest").do("play captain>X")
    assert (table.ship("X").hull, table.hand("A")) == (11, ["kamikaze"])


@pytest.mark.clause("RC-10.13", "RC-G46")
def test_rc_10_13_a_captain_who_sinks_himself_draws_only_if_he_comes_back() -> None:
    position = (
        "A=destroyer;c3;0/1;reserve:6;c B=carrier;a1;3/3;removed:6 "
        "X=submarine;h6;3/3;removed:6 Y=carrier;h5;3/3;removed:6 deck=kd+rest"
    )
    war = Table(position, ships_per_side=2, mode="war").do("play captain>A")
    assert war.hand("A") == ["kamikaze"]
    arena = Table(position, ships_per_side=2).do("play captain>A")
    assert (arena.hand("A"), arena.hand("B")) == ([], ["deserter", "kamikaze"])


@pytest.mark.clause("RC-G47")
def test_rc_g47_the_captains_card_comes_before_compensation() -> None:
    table = Table(
        "A=destroyer;c3;3/3;reserve:6;c B=carrier;a1;3/3;removed:6 "
        "X=submarine;h6;0/1;removed:6 Y=carrier;h5;3/3;removed:6 deck=kdi+rest",
        ships_per_side=2,
    ).do("play captain>X")
    assert (table.hand("A"), table.hand("Y")) == (["kamikaze"], ["deserter", "intercept"])
    assert table.kinds().index("order-drawn") < table.kinds().index("compensation-cards")


@pytest.mark.clause("RC-G48", "RC-10.5")
def test_rc_g48_a_card_that_is_not_in_hand_is_refused() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;c X=submarine;h6")
    refusal = table.refused("play kamikaze>X")
    assert (refusal.clause, refusal.key) == ("RC-10.5", "redcode-refusal-no-such-card")
    assert refusal.args == {"card": "kamikaze"}


@pytest.mark.clause("RC-10.14", "RC-13.15")
def test_rc_10_14_intercept() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;i X=submarine;d3").do("play intercept>X")
    assert table.ship("X").hull == 11
    assert table.seen_by_judge("X")["intercepted"] == "yes"
    table.do("torpedo>X")
    assert table.decides() == "A"
    table.do("end")
    assert table.offers("torpedo>A")


@pytest.mark.clause("RC-G19")
def test_rc_g19_by_option_the_next_turn_is_blocked_too() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;i X=submarine;d3;3/3;reserve:6;a", intercept_until="end")
    table.do("play intercept>X", "end")
    assert table.seen_by_judge("X")["intercepted"] == "serving"
    assert not table.offers("torpedo>A")
    assert table.clause("torpedo>A") == "RC-10.14"
    table.do("play ambush>A", "end")
    assert table.seen_by_judge("X")["intercepted"] == "no"


@pytest.mark.clause("RC-G36")
def test_rc_g36_intercepting_oneself_ends_the_manoeuvres_of_this_turn() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;i X=submarine;h6;3/3;removed:6").do("play intercept>A")
    assert table.legal() == ["end"]
    assert table.refused("repair").args == {"ship": "A"}
    table.do("end", "recover removed removed", "end")
    assert table.offers("repair")


@pytest.mark.clause("RC-G19", "RC-G36")
def test_rc_g36_with_intercept_until_end_the_current_turn_does_not_count() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;i X=submarine;h6;3/3;removed:6", intercept_until="end").do(
        "play intercept>A", "end", "recover removed removed", "end"
    )
    assert table.legal() == ["end"]
    table.do("end")
    assert table.seen_by_judge("A")["intercepted"] == "no"


@pytest.mark.clause("RC-10.15")
def test_rc_10_15_kamikaze() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;k X=submarine;h6;2/2").do("play kamikaze>X")
    assert table.cubes("X") == (1, 2)


@pytest.mark.clause("RC-G28")
def test_rc_g28_thirty_cards() -> None:
    counts = {name: GAME.rules(FIRST_GUESS).orders[name].count for name in ORDERS}
    assert counts == {
        "ambush": 5,
        "deserter": 4,
        "boatswain": 4,
        "atomic": 3,
        "evasion": 4,
        "captain": 4,
        "intercept": 3,
        "kamikaze": 3,
    }
