"""From a view back to a state: what is seen as it is, what is not seen dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.board import BITS, NOWHERE, Board, Card, lay
from redtable.games.redcode.cards import pack_cards
from redtable.games.redcode.chain import Link
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.phases import NO_SIDE
from redtable.games.redcode.redeal import deal_unseen
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.words import MANOEUVRES, ORDERS, PHASES, REASONS, SHIP_TYPES, SHIPS, SIDES, SUNK
from redtable.kernel.game import JUDGE

if TYPE_CHECKING:
    from redtable.games.redcode.tables import Tables
    from redtable.games.redcode.view import MoveView, RedcodeView, ShipView
    from redtable.kernel.chance import Chance


def state_from_view(tables: Tables, view: RedcodeView, chance: Chance) -> RedcodeState:
    """Some state that looks exactly like this view to its seat."""
    state = RedcodeState(
        tables, board_from_view(tables, view), [ship_from_view(tables, s) for s in view.ships]
    )
    state.phase = PHASES.index(view.phase)
    state.decider = SHIPS.index(view.ship)
    state.active = SHIPS.index(view.active)
    state.start = SHIPS.index(view.start)
    state.round = view.round
    state.order_used = view.order_used
    state.manoeuvred = view.manoeuvred
    state.recovering = view.recovering
    state.blue_points = view.points[SIDES[0]]
    state.red_points = view.points[SIDES[1]]
    state.compensated = compensations(view.compensated)
    outcome = view.outcome
    if outcome is not None:
        state.reason = REASONS.index(outcome.reason)
        state.winner = outcome.scores.index(1.0) % 2 if 1.0 in outcome.scores else NO_SIDE
    rebuild_chain(state, view)
    if view.move is not None:
        rebuild_move(state, view.move)
    place_cards(state, view, chance)
    return state


def compensations(names: list[str]) -> int:
    """The flags of the compensations already given."""
    from redtable.games.redcode.view import COMPENSATIONS

    flags = 0
    for name in names:
        flags |= COMPENSATIONS[name]
    return flags


def board_from_view(tables: Tables, view: RedcodeView) -> Board:
    """The sea from its cards, or from its squares if it was not laid from cards."""
    if view.cards:
        return lay(tables.faces, [Card(card.name, card.turns) for card in view.cards])
    return Board("".join(view.terrain))


def ship_from_view(tables: Tables, seen: ShipView) -> Ship:
    """A ship without its cards."""
    from redtable.games.redcode.view import INTERCEPTED

    ship = Ship(SHIPS.index(seen.letter))
    if seen.type is not None:
        ship.type = tables.types[SHIP_TYPES.index(seen.type)]
    ship.square = SQUARE_NAMES.index(seen.square) if seen.square is not None else NOWHERE
    ship.sunk = SUNK.index(seen.status)
    ship.hull = seen.hull
    ship.reserve = seen.reserve
    ship.removed = seen.removed
    slots = 0
    for place, manoeuvre in enumerate(ship.type.manoeuvres):
        slots |= seen.slots[manoeuvre.name] << 4 * place
    ship.slots = slots
    ship.intercepted = INTERCEPTED.index(seen.intercepted)
    ship.cards = seen.hand_size
    if seen.hand is not None:
        ship.hand = pack_cards([ORDERS.index(card) for card in seen.hand])
    return ship


def rebuild_chain(state: RedcodeState, view: RedcodeView) -> None:
    """The links and the queue of the response window."""
    for link in view.chain:
        author = state.ships[SHIPS.index(link.ship)]
        manoeuvre = author.type.manoeuvres[author.type.place[MANOEUVRES.index(link.manoeuvre)]]
        target = int(link.target) if manoeuvre.cancels else SHIPS.index(link.target)
        state.chain = Link(author.number, manoeuvre, target, state.chain)
    window = 0
    for letter in reversed(view.window):
        window = window << 4 | SHIPS.index(letter) + 1
    state.window = window


def rebuild_move(state: RedcodeState, seen: MoveView) -> None:
    """The movement under way."""
    state.mover = SHIPS.index(seen.ship)
    state.steps = seen.steps
    state.must_move = seen.must
    used = 0
    for name in seen.used_currents:
        used |= BITS[SQUARE_NAMES.index(name)]
    state.used_currents = used
    state.came_from = SQUARE_NAMES.index(seen.came_from) if seen.came_from is not None else NOWHERE
    state.steps_taken = seen.taken


def place_cards(state: RedcodeState, view: RedcodeView, chance: Chance) -> None:
    """The discard pile and the deck; hands that are not shown come from the cards that are shown nowhere."""
    discard = [ORDERS.index(card) for card in view.discard]
    state.discard = pack_cards(discard)
    if view.deck is not None:
        state.deck = bytes([ORDERS.index(card) for card in view.deck])
        return
    unseen = list(state.tables.cards)
    for card in discard:
        unseen.remove(card)
    for ship in view.ships:
        for name in ship.hand or ():
            unseen.remove(ORDERS.index(name))
    state.deck = bytes(unseen)
    deal_unseen(state, JUDGE if view.seat == JUDGE else view.seat, chance)
