"""Playing order cards (RC-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.cards import lay_off
from redtable.games.redcode.chain import carry_out
from redtable.games.redcode.frames import MAIN
from redtable.games.redcode.mistakes import no_effect, ships_in_block
from redtable.games.redcode.notation import PLAY_AT, SQUARE_NAMES
from redtable.games.redcode.sinking import settle_sinkings
from redtable.games.redcode.turn import continue_turn
from redtable.games.redcode.words import SHIPS

if TYPE_CHECKING:
    from redtable.games.redcode.notation import RedcodeAction
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import OrderCard
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action


def may_play_orders(state: RedcodeState) -> bool:
    """One card a turn (RC-10.1), outside chains (RC-10.5), by option only at first (RC-G14)."""
    return not state.order_used and not (state.tables.orders_first and state.manoeuvred)


def add_orders(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Every card of the hand on every target of the board (RC-10.2, RC-10.6)."""
    if ship.hand == 0 or not may_play_orders(state):
        return
    for order in state.tables.orders:
        if ship.hand >> 4 * order.number & 15 == 0:
            continue
        if order.block:
            for corner in order.corners:
                if not state.tables.restricted or block_permitted(state, ship, order, corner):
                    actions.append(order.on_block[corner])
        else:
            for target in state.ships:
                if target.square >= 0 and (
                    not state.tables.restricted or order_permitted(state, ship, order, target)
                ):
                    actions.append(order.on_ship[target.number])


def order_permitted(state: RedcodeState, ship: Ship, order: OrderCard, target: Ship) -> bool:
    """Whether allow_friendly_fire and allow_null_effect let a card be played on a ship."""
    if order.hurts and not state.tables.friendly_fire and (ship.number ^ target.number) & 1 == 0:
        return False
    return state.tables.null_effect or not no_effect(state, order.effects, ship, target)


def block_permitted(state: RedcodeState, ship: Ship, order: OrderCard, corner: int) -> bool:
    """Whether allow_friendly_fire and allow_null_effect let a card be played on a block."""
    own = ships_in_block(state, corner, ship.number & 1)
    others = ships_in_block(state, corner, (ship.number & 1) ^ 1)
    if order.hurts and not state.tables.friendly_fire and own > 0:
        return False
    return state.tables.null_effect or own + others > 0


def play(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Play a card: it always takes effect, and nobody may respond (RC-10.3)."""
    order = state.tables.orders[action.what]
    if not state.quiet:
        place = SQUARE_NAMES[action.target] if action.kind == PLAY_AT else SHIPS[action.target]
        facts = {"ship": state.letter(ship), "card": order.name, "target": place}
        state.tell("order-played", facts, reveals=True)
    lay_off(state, ship, order.number)
    state.order_used = True
    if action.kind == PLAY_AT:
        block = state.tables.blocks[action.target]
        for target in state.ships:
            if target.square >= 0 and block >> target.square & 1:
                carry_out(state, order.effects, ship, target, chance)
    else:
        carry_out(state, order.effects, ship, state.ships[action.target], chance)
    settle_sinkings(state, chance)
    if state.phase == MAIN:
        continue_turn(state)
