"""Which actions are open in each phase, and what each of them does: the table of contents of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.cards import lay_off
from redtable.games.redcode.chain import OWN, add_manoeuvres, add_responses, pass_window, pay, use
from redtable.games.redcode.movement import ask_for_step, begin_movement, end_movement, enter, open_squares
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
from redtable.games.redcode.phases import (
    BOATSWAIN,
    CHOOSE_SHIP,
    MAIN,
    MOVE_STEP,
    OVERFLOW,
    PLACE_SHIP,
    RECOVERY,
    RESPOND,
    RETURN_SHIP,
)
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
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action


def legal_actions(state: RedcodeState) -> list[Action]:
    """Every action of the ship that decides, in a fixed order (section 8.2 of the rules)."""
    actions: list[Action] = []
    phase = state.phase
    ship = state.ships[state.decider]
    if phase == MAIN:
        add_manoeuvres(state, ship, actions)
        add_orders(state, ship, actions)
        actions.append(END_TURN)
    elif phase in (RECOVERY, BOATSWAIN):
        add_recoveries(state, ship, actions)
    elif phase == MOVE_STEP:
        for square in open_squares(state, state.ships[state.mover]):
            actions.append(STEP_TO[square])
        if not state.must_move:
            actions.append(STOP_MOVING)
    elif phase == RESPOND:
        top = state.chain
        assert top is not None
        add_responses(state, ship, top, actions)
        actions.append(PASS_WINDOW)
    elif phase == OVERFLOW:
        for kind in range(len(ORDERS)):
            if ship.cards_of(kind):
                actions.append(DISCARD_CARD[kind])
    elif phase == RETURN_SHIP:
        for square in return_squares(state, ship):
            actions.append(RETURN_TO[square])
    elif phase == CHOOSE_SHIP:
        for kind in free_types(state, ship):
            actions.append(CHOOSE_TYPE[kind])
    elif phase == PLACE_SHIP:
        for square in start_squares(state, ship):
            actions.append(PLACE_ON[square])
    return actions


def carry_out_action(state: RedcodeState, action: RedcodeAction, chance: Chance) -> None:
    """Do what the deciding ship's captain decided."""
    ship = state.ships[state.decider]
    kind = action.kind
    if kind in (USE, USE_ON, CANCEL):
        state.manoeuvred = state.manoeuvred or state.chain is None
        use(state, ship, action, chance)
    elif kind == RECOVER:
        recover(state, ship, action)
    elif kind == USE_TO:
        move(state, ship, action)
    elif kind == STEP:
        enter(state, action.target)
        if not ask_for_step(state):
            continue_turn(state)
    elif kind == END:
        end_turn(state)
    elif kind == PASS:
        pass_window(state, chance)
    elif kind in (PLAY_ON, PLAY_AT):
        play(state, ship, action, chance)
    elif kind == STOP:
        stop(state)
    elif kind == DISCARD:
        discard(state, ship, action)
    elif kind == RETURN:
        return_ship(state, ship, action.target)
    elif kind == CHOOSE:
        choose_ship(state, ship, action.what)
    elif kind == PLACE:
        place_ship(state, ship, action.target, chance)


def recover(state: RedcodeState, ship: Ship, action: RedcodeAction) -> None:
    """Recovery at the start of a turn (RC-12.1) or through the boatswain (RC-10.10)."""
    recover_crew(state, ship, action.what)
    continue_turn(state)


def move(state: RedcodeState, ship: Ship, action: RedcodeAction) -> None:
    """A movement manoeuvre with its first step; it has no reply (RC-9.1, RC-9.5, RC-9.23)."""
    manoeuvre = ship.type.manoeuvres[ship.type.place[action.what]]
    state.manoeuvred = True
    if not state.quiet:
        facts = {
            "link": 1,
            "ship": state.letter(ship),
            "manoeuvre": manoeuvre.name,
            "target": OWN,
        }
        state.tell("manoeuvre-declared", facts)
    pay(state, ship, manoeuvre)
    begin_movement(state, ship, manoeuvre.steps)
    enter(state, action.target)
    if not ask_for_step(state):
        continue_turn(state)


def stop(state: RedcodeState) -> None:
    """Move no further (RC-9.23)."""
    if not state.quiet:
        state.tell("stopped", {"ship": SHIPS[state.mover]})
    end_movement(state)
    continue_turn(state)


def discard(state: RedcodeState, ship: Ship, action: RedcodeAction) -> None:
    """Throw away a card above the hand limit (RC-10.4, RC-G25)."""
    lay_off(state, ship, action.what)
    if not state.quiet:
        facts = {"ship": SHIPS[ship.number], "card": ORDERS[action.what]}
        state.tell("order-discarded", facts, reveals=True)
    continue_turn(state)
