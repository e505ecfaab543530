"""What is legal in the race, and what each action does."""

# ruff: noqa: ARG001 - all functions of a table are called in the same way, whatever they need

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.tiny.frames import ANSWER, CURRENT, TURN, Decision
from tests.tiny.notation import TinyAction
from tests.tiny.words import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action
    from tests.tiny.state import TinyState

    Rule = Callable[[TinyState, int, TinyAction, Chance], None]

WANTED: Final = {TURN: ("row", "rest"), ANSWER: ("block", "pass"), CURRENT: ("drift",)}
"""Which actions each kind of decision calls for."""


def legal_actions(state: TinyState, seat: int) -> list[Action]:
    """Every action that the open decision calls for and nothing forbids."""
    if seat != state.to_move():
        return []
    return [
        action
        for verb in WANTED[state.frames.top().kind]
        for action in candidates(state, verb)
        if state.refusal(seat, action) is None
    ]


def candidates(state: TinyState, verb: str) -> list[TinyAction]:
    """Every action with that verb, possible or not."""
    if verb == "row":
        return [TinyAction(verb, card) for card in range(1, len(state.rules.cards) + 1)]
    return [TinyAction(verb)]


def row(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    """TN-2.2: play a card to move as far as it shows. The next seat is asked even if it cannot block
    (TN-3.1): whether it can is its secret."""
    play_card(state, seat, action.card)
    state.tell("rowed", {"seat": COLOURS[seat], "card": action.card}, reveals=True)
    if state.rules.options.answers:
        state.frames.push(Decision(ANSWER, (seat + 1) % len(state.boats), action.card))
    else:
        advance(state, seat, action.card)


def rest(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    """TN-2.3: draw a card, which nobody else sees."""
    card = state.deck.pop()
    state.hands[seat] = sorted([*state.hands[seat], card])
    state.tell_secret("rested", {"seat": COLOURS[seat]}, {"card": card}, (seat,))
    end_turn(state)


def block(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    """TN-3.2: an equal card stops the boat where it is."""
    card = state.frames.pop().card
    play_card(state, seat, card)
    state.tell("blocked", {"seat": COLOURS[seat], "card": card}, reveals=True)
    end_turn(state)


def let_pass(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    """TN-3.3: the stroke takes its course."""
    card = state.frames.pop().card
    state.tell("passed", {"seat": COLOURS[seat]})
    advance(state, state.to_move(), card)


def drift(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    """TN-4.2: a die says where the current carries the boat."""
    state.frames.pop()
    die = chance.d6("current")
    state.boats[seat] = max(0, state.boats[seat] + state.rules.drift[die - 1])
    state.tell("drifted", {"seat": COLOURS[seat], "die": die, "place": state.boats[seat]})
    end_turn(state)


RULES: Final[dict[str, Rule]] = {"row": row, "rest": rest, "block": block, "pass": let_pass, "drift": drift}
"""What each action does."""


def play_card(state: TinyState, seat: int, card: int) -> None:
    """A card leaves the hand for all to see."""
    state.hands[seat].remove(card)
    state.played.append(card)


def advance(state: TinyState, seat: int, distance: int) -> None:
    """TN-2.2: the boat moves, and in the rapids the current waits for it (TN-4.1)."""
    state.boats[seat] += distance
    state.tell("moved", {"seat": COLOURS[seat], "place": state.boats[seat]})
    if state.boats[seat] in state.rules.rapids:
        state.frames.push(Decision(CURRENT, seat))
    else:
        end_turn(state)


def end_turn(state: TinyState) -> None:
    """TN-2.1: the next seat that can do anything is on turn. TN-5.1: the finish ends the race at once,
    TN-5.2: and so does the lack of cards."""
    turn = state.frames.pop()
    if state.boats[turn.seat] >= state.rules.length:
        return
    for step in range(1, len(state.boats) + 1):
        seat = (turn.seat + step) % len(state.boats)
        if state.deck or state.hands[seat]:
            state.frames.push(Decision(TURN, seat))
            return
