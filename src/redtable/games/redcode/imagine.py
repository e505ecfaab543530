"""From a view back to a state: what is seen as it is, what is not seen dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.board import NOWHERE, Board, Card, lay, square_mask
from redtable.games.redcode.cards import pack_cards
from redtable.games.redcode.chain import Link, pack_queue
from redtable.games.redcode.frames import BOATSWAIN, RECOVERY, RESPOND, Decision, Movement
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.redeal import redeal
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import stacked
from redtable.games.redcode.words import (
    MANOEUVRES,
    NO_SIDE,
    ORDERS,
    PHASES,
    REASONS,
    SHIP_TYPES,
    SHIPS,
    SIDES,
    SUNK,
)
from redtable.kernel.game import JUDGE

if TYPE_CHECKING:
    from redtable.games.redcode.tables import Tables
    from redtable.games.redcode.view import LinkView, MoveView, RedcodeView, ShipView
    from redtable.kernel.chance import Chance
    from redtable.kernel.frames import Frames


def state_from_view(tables: Tables, view: RedcodeView, chance: Chance) -> RedcodeState:
    """Some state that looks exactly like this view to its seat."""
    ships = [ship_from_view(tables, ship) for ship in view.ships]
    state = RedcodeState(tables, board_from_view(tables, view), ships, frames_from_view(tables, ships, view))
    state.active = SHIPS.index(view.active)
    state.start = SHIPS.index(view.start)
    state.round = view.round
    state.order_used = view.order_used
    state.manoeuvred = view.manoeuvred
    state.blue_points = view.points[SIDES[0]]
    state.red_points = view.points[SIDES[1]]
    state.compensated = compensations(view.compensated)
    outcome = view.outcome
    if outcome is not None:
        state.reason = REASONS.index(outcome.reason)
        state.winner = outcome.scores.index(1.0) % 2 if 1.0 in outcome.scores else NO_SIDE
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


def frames_from_view(tables: Tables, ships: list[Ship], view: RedcodeView) -> Frames[Decision]:
    """The open decision, and below it the turn that it interrupts."""
    phase, decider = PHASES.index(view.phase), SHIPS.index(view.ship)
    seat = tables.owner(decider)
    top = tables.decisions[phase][decider]
    if phase in (RECOVERY, BOATSWAIN):
        top = Decision(phase, decider, seat, view.recovering)
    elif phase == RESPOND:
        queue = pack_queue([SHIPS.index(letter) for letter in view.window])
        top = Decision(phase, decider, seat, 0, last_link(ships, view.chain), queue)
    elif view.move is not None:
        top = Decision(phase, decider, seat, movement=movement_from_view(view.move))
    return stacked(tables, top, SHIPS.index(view.active))


def last_link(ships: list[Ship], seen: list[LinkView]) -> Link:
    """The chain by its last link."""
    chain: Link | None = None
    for link in seen:
        author = ships[SHIPS.index(link.ship)]
        manoeuvre = author.type.manoeuvres[author.type.place[MANOEUVRES.index(link.manoeuvre)]]
        target = int(link.target) if manoeuvre.cancels else SHIPS.index(link.target)
        chain = Link(author.number, manoeuvre, target, chain)
    assert chain is not None
    return chain


def movement_from_view(seen: MoveView) -> Movement:
    """The movement under way."""
    move = Movement(SHIPS.index(seen.ship), seen.steps)
    move.must_move = seen.must
    move.used_currents = square_mask([SQUARE_NAMES.index(name) for name in seen.used_currents])
    move.came_from = SQUARE_NAMES.index(seen.came_from) if seen.came_from is not None else NOWHERE
    move.steps_taken = seen.taken
    return move


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
    redeal(state, JUDGE if view.seat == JUDGE else view.seat, chance)
