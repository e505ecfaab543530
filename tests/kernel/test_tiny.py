"""The tiny game plays by its rules, clause by clause."""

from __future__ import annotations

import pytest

from redtable.kernel.chance import ScriptedChance, SeededChance
from redtable.kernel.game import JUDGE, NOBODY, SPECTATOR
from redtable.kernel.notation import NotationError
from tests.tiny import Tiny
from tests.tiny.notation import parse_action
from tests.tiny.state import TinyState

GAME = Tiny()
RULES = GAME.rules()


def position(
    boats: str = "0,0", hands: str = "112/233", played: str = "", frames: str = "turn:0:0"
) -> TinyState:
    """A position in which the deck holds all cards that are nowhere else, the smallest on top."""
    rest = RULES.deck()
    for card in f"{hands}{played}":
        if card.isdigit():
            rest.remove(int(card))
    deck = "".join(map(str, reversed(rest))) or "-"
    return GAME.read_position(
        RULES, f"boats={boats} hands={hands} deck={deck} played={played or '-'} open={frames}"
    )


def do(state: TinyState, seat: int, text: str, **dice: list[int]) -> list[str]:
    """Carry out an action; the kinds of what happened."""
    action = parse_action(text)
    assert state.refusal(seat, action) is None
    chance = ScriptedChance(dice)
    events = state.apply(seat, action, chance)
    chance.finish()
    return [event.kind for event in events]


def clause_against(state: TinyState, seat: int, text: str) -> str:
    """The clause that forbids an action."""
    refusal = state.refusal(seat, parse_action(text))
    assert refusal is not None
    return refusal.clause


@pytest.mark.clause("TN-1.1", "TN-1.2")
def test_tn_1_every_seat_starts_with_three_cards_of_sixteen() -> None:
    state, events = GAME.start(GAME.rules(options={"seats": 4}), SeededChance(1))
    assert events == []
    assert state.boats == [0, 0, 0, 0]
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert sorted(sum(state.hands, state.deck)) == [1] * 6 + [2] * 6 + [3] * 4
    assert state.to_move() == 0


@pytest.mark.clause("TN-2.1")
def test_tn_2_1_only_the_seat_on_turn_acts() -> None:
    state = position()
    assert clause_against(state, 1, "rest") == "TN-2.1"
    assert clause_against(state, 0, "pass") == "TN-2.1"
    assert [action.text for action in state.legal(0)] == ["row 1", "row 2", "rest"]
    assert state.legal(1) == []


@pytest.mark.clause("TN-2.1")
def test_tn_2_1_a_seat_that_can_do_nothing_is_passed_over() -> None:
    state = position(hands="33/-", played="11111122222233")
    do(state, 0, "row 3")
    do(state, 1, "pass")
    do(state, 0, "drift", current=[3])
    assert state.to_move() == 0


@pytest.mark.clause("TN-2.2", "TN-3.3")
def test_tn_2_2_a_card_moves_the_boat_once_it_may_pass() -> None:
    state = position()
    assert do(state, 0, "row 2") == ["rowed"]
    assert state.boats == [0, 0]
    assert do(state, 1, "pass") == ["passed", "moved"]
    assert state.boats == [2, 0]
    assert (state.hands[0], state.played, state.to_move()) == ([1, 1], [2], 1)
    assert clause_against(position(), 0, "row 3") == "TN-2.2"


@pytest.mark.clause("TN-2.3")
def test_tn_2_3_only_the_drawer_sees_the_card() -> None:
    state = position()
    top = state.deck[-1]
    events = state.apply(0, parse_action("rest"), SeededChance())
    assert [event.seen_by(0) for event in events] == [{"event": "rested", "seat": "red", "card": top}]
    assert [event.seen_by(1) for event in events] == [{"event": "rested", "seat": "red"}]
    assert events[0].reveals
    assert state.view(0).hands == [[1, 1, 1, 2], [0, 0, 0]]
    assert state.view(1).hands == [[0, 0, 0, 0], [2, 3, 3]]
    assert state.view(SPECTATOR).hands == [[0, 0, 0, 0], [0, 0, 0]]
    assert state.view(JUDGE).hands == [[1, 1, 1, 2], [2, 3, 3]]
    empty = position(hands="3/3", played="11111122222233")
    assert clause_against(empty, 0, "rest") == "TN-2.3"


@pytest.mark.clause("TN-3.1")
def test_tn_3_1_the_next_seat_is_asked_even_if_it_cannot_block() -> None:
    state = position()
    do(state, 0, "row 1")
    assert [action.text for action in state.legal(1)] == ["pass"]
    assert clause_against(state, 1, "rest") == "TN-3.1"


@pytest.mark.clause("TN-3.1")
def test_tn_3_1_a_match_may_do_without_answers() -> None:
    state, _ = GAME.start(GAME.rules(options={"answers": False}), SeededChance(1))
    card = state.hands[0][0]
    assert do(state, 0, f"row {card}") == ["rowed", "moved"]
    assert state.boats == [card, 0]


@pytest.mark.clause("TN-3.2")
def test_tn_3_2_an_equal_card_stops_the_boat() -> None:
    state = position()
    do(state, 0, "row 2")
    assert do(state, 1, "block") == ["blocked"]
    assert (state.boats, state.played, state.hands) == ([0, 0], [2, 2], [[1, 1], [3, 3]])
    assert state.to_move() == 1
    state = position()
    do(state, 0, "row 1")
    assert clause_against(state, 1, "block") == "TN-3.2"


@pytest.mark.clause("TN-4.1", "TN-4.2")
@pytest.mark.parametrize(("die", "place"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_tn_4_2_the_die_says_where_the_current_carries_the_boat(die: int, place: int) -> None:
    state = position(boats="2,0")
    do(state, 0, "row 1")
    do(state, 1, "pass")
    assert [action.text for action in state.legal(0)] == ["drift"]
    assert clause_against(state, 0, "rest") == "TN-4.1"
    assert do(state, 0, "drift", current=[die]) == ["drifted"]
    assert (state.boats, state.to_move()) == ([place, 0], 1)


@pytest.mark.clause("TN-5.1")
def test_tn_5_1_the_first_boat_at_the_finish_wins_at_once() -> None:
    state = position(boats="7,6", frames="turn:0:0,answer:1:1")
    do(state, 1, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason, state.to_move()) == ((1.0, 0.0), "finish", NOBODY)


@pytest.mark.clause("TN-5.2")
@pytest.mark.parametrize(("boats", "scores"), [("4,3", (1.0, 0.0)), ("4,5", (0.0, 1.0)), ("4,4", (0.5, 0.5))])
def test_tn_5_2_without_cards_the_farthest_boat_wins(boats: str, scores: tuple[float, ...]) -> None:
    state = position(boats=boats, hands="-/3", played="111111222222333", frames="turn:0:0,answer:1:3")
    do(state, 1, "block")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == (scores, "cards")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("boats=0,0", "boats=0", "expected boats and hands for 2 seats"),
        ("hands=112", "hands=111", "the cards are not those of the ruleset 'standard'"),
        ("hands=112", "hands=1x2", "'x' is not a card"),
        ("open=turn:0:0", "open=answer:0:1", "'answer' is not the decision that is open here"),
        ("open=turn:0:0", "open=turn:5:0", "'5' is not a seat"),
        ("open=turn:0:0", "open=turn:0:0,answer:1:1,current:0:0", "at most two decisions"),
        (" open=turn:0:0", "", "the position lacks: open"),
    ],
)
def test_a_wrong_position_says_what_was_expected(old: str, new: str, expected: str) -> None:
    text = position().position()
    assert old in text
    with pytest.raises(NotationError, match=expected):
        GAME.read_position(RULES, text.replace(old, new))
