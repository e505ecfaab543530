"""Which actions are open in each phase, and what each of them does: the table of contents of the rules.

The tables are at the end. They are lists, not dictionaries: searches go through them all the time.
"""

# ruff: noqa: ARG001 - all functions of a table are called in the same way, whatever they need

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.redcode.cards import lay_off
from redtable.games.redcode.chain import OWN, add_manoeuvres, add_responses, pass_window, pay, use
from redtable.games.redcode.frames import (
    BOATSWAIN,
    CHOOSE_SHIP,
    MAIN,
    MOVE_STEP,
    OVER,
    OVERFLOW,
    PLACE_SHIP,
    RECOVERY,
    RESPOND,
    RETURN_SHIP,
    Movement,
)
from redtable.games.redcode.movement import ask_for_step, enter, open_squares
from redtable.games.redcode.notation import (
    CANCEL,
    CHOOSE,
    CHOOSE_TYPE,
    DISCARD,
    DISCARD_CARD,
    END,
    END_TURN,
    PASS,
    PASS_WINDOW,
    PLACE,
    PLACE_ON,
    PLAY_AT,
    PLAY_ON,
    RECOVER,
    RETURN,
    RETURN_TO,
    STEP,
    STEP_TO,
    STOP,
    STOP_MOVING,
    USE,
    USE_ON,
    USE_TO,
    RedcodeAction,
)
from redtable.games.redcode.orders import add_orders, play
from redtable.games.redcode.setup import choose_ship, free_types, place_ship, start_squares
from redtable.games.redcode.turn import (
    add_recoveries,
    continue_turn,
    end_turn,
    recover_crew,
    return_ship,
    return_squares,
)
from redtable.games.redcode.words import ORDERS, SHIPS

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action

    Offer = Callable[[RedcodeState, Ship, list[Action]], None]
    Rule = Callable[[RedcodeState, Ship, RedcodeAction, Chance], None]


def legal_actions(state: RedcodeState, seat: int) -> list[Action]:
    """Every action that is open to a seat, in a fixed order (section 8.2 of the rules)."""
    actions: list[Action] = []
    top = state.frames.top()
    if seat != top.seat or top.phase == OVER:
        return actions
    LEGAL[top.phase](state, state.ships[top.ship], actions)
    return actions


# What is legal, by phase


def turn_actions(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Manoeuvres, order cards, and the end of the turn (RC-12.6)."""
    add_manoeuvres(state, ship, actions)
    add_orders(state, ship, actions)
    actions.append(END_TURN)


def steps(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """The next step of a movement, or its end (RC-9.23)."""
    move = state.movement()
    assert move is not None
    for square in open_squares(state, move):
        actions.append(STEP_TO[square])
    if not move.must_move:
        actions.append(STOP_MOVING)


def responses(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Answers to the last link, or none (RC-13.11)."""
    link = state.chain()
    assert link is not None
    add_responses(state, ship, link, actions)
    actions.append(PASS_WINDOW)


def discards(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """One of the cards in hand (RC-10.4)."""
    for kind in range(len(ORDERS)):
        if ship.cards_of(kind):
            actions.append(DISCARD_CARD[kind])


def returns(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Where a sunk ship comes back (RC-3.7)."""
    for square in return_squares(state, ship):
        actions.append(RETURN_TO[square])


def types(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """The types that are still free (RC-11.3)."""
    for kind in free_types(state, ship):
        actions.append(CHOOSE_TYPE[kind])


def places(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Where a ship may begin (RC-11.6)."""
    for square in start_squares(state, ship):
        actions.append(PLACE_ON[square])


# What actions do


def recover(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Recovery at the start of a turn (RC-12.1) or through the boatswain (RC-10.10)."""
    recover_crew(state, ship, action.what)
    continue_turn(state)


def move(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """A movement manoeuvre with its first step; it has no reply (RC-9.1, RC-9.5, RC-9.23)."""
    row = ship.type.manoeuvres[ship.type.place[action.what]]
    state.manoeuvred = True
    if not state.quiet:
        facts = {"link": 1, "ship": state.letter(ship), "manoeuvre": row.name, "target": OWN}
        state.tell("manoeuvre-declared", facts)
    pay(state, ship, row)
    go(state, Movement(ship.number, row.steps), action.target)


def step(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Go on moving (RC-9.23)."""
    under_way = state.movement()
    assert under_way is not None
    state.frames.pop()
    go(state, under_way.copy(), action.target)


def go(state: RedcodeState, movement: Movement, square: i64) -> None:
    """Enter a square; then the movement or the turn goes on."""
    enter(state, movement, square)
    if not ask_for_step(state, movement):
        continue_turn(state)


def stop(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Move no further (RC-9.23)."""
    under_way = state.movement()
    assert under_way is not None
    if not state.quiet:
        state.tell("stopped", {"ship": SHIPS[under_way.mover]})
    continue_turn(state)


def let_pass(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Answer nothing (RC-13.11)."""
    pass_window(state, chance)


def discard(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Throw away a card above the hand limit (RC-10.4, RC-G25)."""
    lay_off(state, ship, action.what)
    if not state.quiet:
        facts = {"ship": SHIPS[ship.number], "card": ORDERS[action.what]}
        state.tell("order-discarded", facts, reveals=True)
    continue_turn(state)


def come_back(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """A sunk ship returns (RC-3.7)."""
    return_ship(state, ship, action.target)


def choose(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Take a type of ship (RC-11.3)."""
    choose_ship(state, ship, action.what)


def place(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Put a ship on the board (RC-11.6)."""
    place_ship(state, ship, action.target, chance)


def end(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """End the turn (RC-12.7)."""
    end_turn(state)


LEGAL_BY_PHASE: Final[dict[int, Offer]] = {
    CHOOSE_SHIP: types,
    PLACE_SHIP: places,
    RETURN_SHIP: returns,
    RECOVERY: add_recoveries,
    MAIN: turn_actions,
    MOVE_STEP: steps,
    RESPOND: responses,
    BOATSWAIN: add_recoveries,
    OVERFLOW: discards,
}
LEGAL: Final = [LEGAL_BY_PHASE[phase] for phase in range(len(LEGAL_BY_PHASE))]
"""What adds the legal actions of each phase."""

RULES_BY_KIND: Final[dict[int, Rule]] = {
    CHOOSE: choose,
    PLACE: place,
    RETURN: come_back,
    RECOVER: recover,
    USE: use,
    USE_ON: use,
    USE_TO: move,
    CANCEL: use,
    STEP: step,
    STOP: stop,
    PASS: let_pass,
    PLAY_ON: play,
    PLAY_AT: play,
    DISCARD: discard,
    END: end,
}
RULES: Final = [RULES_BY_KIND[kind] for kind in range(len(RULES_BY_KIND))]
"""What carries out each kind of action."""
