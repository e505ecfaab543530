"""What seats see: section 7 of the rules, RC-G40, and the way back from a view to a state."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.view import RedcodeView
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.view import encode
from tests.games.redcode.invariants import hands_stay_hidden
from tests.games.redcode.table import FIRST_GUESS, GAME, Table, new_game, play_on

HANDS = (
    "A=submarine;c3;3/3;reserve:6;a X=destroyer;d3;3/3;reserve:6;bc "
    "B=carrier;a1;3/3;reserve:6;d Y=submarine;h6;3/3;reserve:6;k"
)


def hands(table: Table, seat: int) -> list[list[str] | None]:
    return [ship.hand for ship in table.view(seat).ships]


def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    table = Table(HANDS, ships_per_side=2)
    assert hands(table, 0) == [["ambush"], None, None, None]
    assert hands(table, 1) == [None, ["boatswain", "captain"], None, None]
    assert hands(table, SPECTATOR) == [None] * 4
    assert hands(table, JUDGE) == [["ambush"], ["boatswain", "captain"], ["deserter"], ["kamikaze"]]
    assert [ship.hand_size for ship in table.view(SPECTATOR).ships] == [1, 2, 1, 1]


@pytest.mark.clause("RC-G40")
def test_rc_g40_by_option_allies_show_their_hands() -> None:
    table = Table(HANDS, ships_per_side=2, team_hands_visible=True)
    assert hands(table, 0) == [["ambush"], None, ["deserter"], None]
    assert hands(table, SPECTATOR) == [None] * 4
    table.do("orders")
    drawn = next(event for event in table.events if event.kind == "order-drawn")
    assert drawn.to == (0, 2)


@pytest.mark.clause("RC-G40")
def test_rc_g40_by_default_only_the_owner_sees_what_it_draws() -> None:
    table = Table(HANDS, ships_per_side=2).do("orders")
    drawn = next(event for event in table.events if event.kind == "order-drawn")
    assert drawn.to == (0,)
    assert drawn.reveals
    assert drawn.seen_by(2) == {"event": "order-drawn", "ship": "A"}
    assert drawn.seen_by(0) == {"event": "order-drawn", "ship": "A", "card": "ambush"}


@pytest.mark.clause("RC-G27")
def test_rc_g27_an_admiral_sees_all_hands_of_the_fleet() -> None:
    table = Table(HANDS, ships_per_side=2, fleet_mode=True)
    assert hands(table, 0) == [["ambush"], None, ["deserter"], None]
    assert [ship.seat for ship in table.view(0).ships] == [0, 1, 0, 1]


def test_only_the_judge_sees_the_deck() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6 deck=kd+rest")
    assert table.view(0).deck is None
    assert table.view(SPECTATOR).deck is None
    deck = table.view(JUDGE).deck
    assert deck is not None
    assert deck[:2] == ["kamikaze", "deserter"]
    assert table.view(0).deck_size == 30


def test_only_who_decides_gets_actions() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3")
    assert table.view(0).legal == table.legal()
    assert table.view(1).legal == table.view(SPECTATOR).legal == []


def test_terrain_hides_directions_that_do_not_count() -> None:
    position = "map=8/8/3e4/8/8/8 A=submarine;c3 X=destroyer;h6"
    assert Table(position).view(0).terrain[2] == "WWWCWWWW"
    assert Table(position, current_direction="fixed").view(0).terrain[2] == "WWWeWWWW"


def test_a_view_has_the_boards_of_the_ships_in_play() -> None:
    boards = Table("A=submarine;c3 X=destroyer;h6").view(0).boards
    assert list(boards) == ["submarine", "destroyer"]
    row = boards["destroyer"][6]
    assert (row.name, row.cost, row.distance, row.reply, row.response) == ("shield", 2, 3, True, True)
    assert boards["submarine"][1].distance is None


OPTIONS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["arena", "war"]),
        "ships_per_side": st.integers(2, 3),
        "fleet_mode": st.booleans(),
        "team_hands_visible": st.booleans(),
    }
)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 300), OPTIONS)
def test_imagined_and_redealt_states_look_the_same(seed: int, actions: int, options: dict[str, Any]) -> None:
    state = new_game(seed, **options)
    play_on(state, SeededChance(seed), actions)
    rules = GAME.rules(FIRST_GUESS, options)
    for seat in (*range(state.tables.seats), SPECTATOR, JUDGE):
        view = state.view(seat)
        sent = msgspec.json.decode(encode(view), type=RedcodeView)
        imagined = GAME.imagine(rules, sent, SeededChance(seed))
        assert encode(imagined.view(seat)) == encode(view)
        assert encode(state.redeal(seat, SeededChance(seed)).view(seat)) == encode(view)
    assert hands_stay_hidden(state) is None


def test_an_imagined_state_is_the_redealt_one() -> None:
    """Both deal the same unseen cards with the same chance: a search may use either."""
    state = new_game(8, ships_per_side=2)
    play_on(state, SeededChance(8), 120)
    rules = GAME.rules(FIRST_GUESS, {"ships_per_side": 2})
    for seat in range(4):
        imagined = GAME.imagine(rules, state.view(seat), SeededChance("x"))
        assert isinstance(imagined, RedcodeState)
        assert imagined.position() == state.redeal(seat, SeededChance("x")).position()


def test_redealing_reaches_every_hand_that_is_possible() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6;3/3;reserve:6;d deck=ka discard=aaaadddbbbbttteeeecccciiikk")
    seen = set()
    for seed in range(60):
        other = table.state.redeal(0, SeededChance(seed))
        seen.add((other.ships[1].hand, bytes(other.deck)))
    assert len(seen) == 6
    assert table.state.position() == table.state.redeal(JUDGE, SeededChance(1)).position()


def test_copies_are_independent() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3")
    before = table.state.position()
    copy = table.state.copy()
    copy.apply(0, GAME.parse("torpedo>X"), table.chance)
    copy.apply(1, GAME.parse("shield"), table.chance)
    assert table.state.position() == before
    again = copy.copy()
    assert again.position() == copy.position()
