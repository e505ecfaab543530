"""Actions that are legal and probably a mistake: screens ask first, bots leave them out (RC-G12, RC-G35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.frames import RESPOND
from redtable.games.redcode.notation import CANCEL, PLAY_AT, PLAY_ON, USE, USE_ON, RedcodeAction

if TYPE_CHECKING:
    from redtable.games.redcode.effects import Effect
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Manoeuvre
    from redtable.kernel.game import Action


def no_effect(state: RedcodeState, effects: list[Effect], author: Ship, target: Ship) -> bool:
    """Whether every part would change nothing (RC-9.20, RC-G35)."""
    return all(effect.null(state, author if effect.own else target) for effect in effects)


def permitted(state: RedcodeState, author: Ship, manoeuvre: Manoeuvre, target: Ship) -> bool:
    """Whether allow_friendly_fire and allow_null_effect let the manoeuvre be used so."""
    if manoeuvre.hurts and not state.tables.friendly_fire and (author.number ^ target.number) & 1 == 0:
        return False
    return state.tables.null_effect or not no_effect(state, manoeuvre.effects, author, target)


def ships_in_block(state: RedcodeState, corner: i64, side: i64) -> i64:
    """How many ships of a side stand in a 2x2 block."""
    block: i64 = state.tables.blocks[corner]
    number: i64 = 0
    for ship in state.ships:
        if ship.square >= 0 and block >> ship.square & 1 and ship.number & 1 == side:
            number += 1
    return number


def manoeuvre_of(ship: Ship, action: RedcodeAction) -> Manoeuvre:
    """The manoeuvre that an action uses."""
    return ship.type.manoeuvres[ship.type.place[action.what]]


def pointless(state: RedcodeState, action: Action) -> bool:
    """Whether a legal action of the deciding ship would change nothing but crew and cards (RC-G35)."""
    assert isinstance(action, RedcodeAction)
    ship = state.ships[state.decider]
    if action.kind == USE or action.kind == USE_ON:
        manoeuvre = manoeuvre_of(ship, action)
        if manoeuvre.cancels:
            return False
        target = ship if action.kind == USE else state.ships[action.target]
        return no_effect(state, manoeuvre.effects, ship, target)
    if action.kind == PLAY_ON:
        return no_effect(state, state.tables.orders[action.what].effects, ship, state.ships[action.target])
    if action.kind == PLAY_AT:
        return ships_in_block(state, action.target, 0) + ships_in_block(state, action.target, 1) == 0
    return False


def harmful(state: RedcodeState, action: Action) -> bool:
    """Whether a legal action of the deciding ship hurts its own side or helps the other (RC-G12)."""
    assert isinstance(action, RedcodeAction)
    ship = state.ships[state.decider]
    if action.kind == PLAY_AT:
        return ships_in_block(state, action.target, ship.number & 1) > 0
    if action.kind == USE_ON:
        manoeuvre = manoeuvre_of(ship, action)
        same_side = (ship.number ^ action.target) & 1 == 0
        return manoeuvre.hurts if same_side else manoeuvre.helps
    if action.kind == PLAY_ON:
        order = state.tables.orders[action.what]
        if (ship.number ^ action.target) & 1 == 0:
            return order.hurts
        return order.helps and not (order.moves and state.tables.player_moves_evader)
    if state.phase == RESPOND and (action.kind == USE or action.kind == CANCEL):
        return manoeuvre_of(ship, action).cancels and cancels_own_side(state, ship, action)
    return False


def cancels_own_side(state: RedcodeState, ship: Ship, action: RedcodeAction) -> bool:
    """Whether a shield would cancel a manoeuvre of the own side."""
    link = state.chain()
    while link is not None and action.target and link.number != action.target:
        link = link.below
    return link is not None and (link.author ^ ship.number) & 1 == 0


def unwise(state: RedcodeState, action: Action) -> bool:
    """Whether bots need not look at an action: pointless, or harmful with no enemy hit in exchange."""
    assert isinstance(action, RedcodeAction)
    if action.kind == PLAY_AT:
        return ships_in_block(state, action.target, (state.decider & 1) ^ 1) == 0
    return harmful(state, action) or pointless(state, action)
