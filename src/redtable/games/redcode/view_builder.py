"""How a position becomes the view of a seat. Compiled, as bots ask for views all the time.

Servers send the bytes of views, which `view_encoder.py` writes directly: what changes here changes there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from redtable.games.redcode.board import COLUMNS, CURRENT, FLOWS, ROWS
from redtable.games.redcode.cards import card_names
from redtable.games.redcode.chain import Link, links, unpack_queue
from redtable.games.redcode.mistakes import harmful, pointless
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.view import (
    COMPENSATIONS,
    INTERCEPTED,
    CardView,
    LinkView,
    ManoeuvreView,
    MoveView,
    RedcodeView,
    ShipView,
)
from redtable.games.redcode.words import ORDERS, PHASES, SHIPS, SIDES, SUNK
from redtable.kernel.game import JUDGE
from redtable.kernel.view import OutcomeView

if TYPE_CHECKING:
    from redtable.games.redcode.board import Board
    from redtable.games.redcode.frames import Movement
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Manoeuvre, ShipType


def view_of(state: RedcodeState, seat: int) -> RedcodeView:
    """The view of a seat, of SPECTATOR or of JUDGE."""
    tables = state.tables
    legal = state.legal(seat) if seat >= 0 else []
    return RedcodeView(
        game="redcode",
        seat=seat,
        actors=state.actors(),
        legal=[action.text for action in legal],
        outcome=OutcomeView.of(state.outcome()),
        mode=tables.rules.options.mode,
        ships_per_side=tables.rules.options.ships_per_side,
        fleet=tables.fleet,
        round=state.round,
        phase=PHASES[state.phase],
        ship=SHIPS[state.decider],
        active=SHIPS[state.active],
        start=SHIPS[state.start],
        order_used=state.order_used,
        manoeuvred=state.manoeuvred,
        recovering=state.recovering(),
        terrain=terrain_rows(state),
        cards=card_views(state.board),
        boards=boards_in_play(state),
        ships=[ship_view(state, ship, seat) for ship in state.ships],
        chain=[link_view(link) for link in links(state.chain())],
        window=[SHIPS[ship] for ship in unpack_queue(state.frames.top().queue)],
        move=move_view(state.movement()),
        points={SIDES[0]: state.blue_points, SIDES[1]: state.red_points},
        compensated=[name for name, flag in COMPENSATIONS.items() if state.compensated & flag],
        deck_size=len(state.deck) - state.drawn,
        discard=card_names(state.discard),
        deck=[ORDERS[card] for card in state.deck[state.drawn :]] if seat == JUDGE else None,
        pointless=[action.text for action in legal if pointless(state, action)],
        harmful=[action.text for action in legal if harmful(state, action)],
    )


@lru_cache(maxsize=1024)
def card_views(board: Board) -> list[CardView]:
    """The cards of a sea, which never change during a game."""
    return [CardView(card.name, card.turns) for card in board.cards]


def boards_in_play(state: RedcodeState) -> dict[str, list[ManoeuvreView]]:
    """The boards of the types of ships that were chosen."""
    return {
        kind.name: board_view(kind)
        for kind in state.tables.types
        if any(ship.type is kind for ship in state.ships)
    }


@lru_cache(maxsize=256)
def board_view(kind: ShipType) -> list[ManoeuvreView]:
    """The board of a ship's type, which never changes."""
    return [manoeuvre_view(row) for row in kind.manoeuvres]


def terrain_rows(state: RedcodeState) -> list[str]:
    """The sea as a view shows it."""
    return rows_of(state.board.terrain, state.tables.fixed_currents)


@lru_cache(maxsize=1024)
def rows_of(terrain: str, fixed_currents: bool) -> list[str]:
    """The sea row by row: W, I and C, or the direction of a current where directions count."""
    if not fixed_currents:
        terrain = "".join(CURRENT if letter in FLOWS else letter for letter in terrain)
    return [terrain[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]


def manoeuvre_view(row: Manoeuvre) -> ManoeuvreView:
    """A row of a ship's board."""
    distance = None if row.distance < 0 else row.distance
    return ManoeuvreView(row.name, row.cost, distance, row.answerable, row.response)


def ship_view(state: RedcodeState, ship: Ship, seat: int) -> ShipView:
    """A ship, its hand included if the seat may see it."""
    return ShipView(
        letter=SHIPS[ship.number],
        seat=state.tables.owner(ship.number),
        side=SIDES[ship.number & 1],
        type=ship.type.name or None,
        square=SQUARE_NAMES[ship.square] if ship.square >= 0 else None,
        status=SUNK[ship.sunk],
        breakdowns=ship.breakdowns(),
        repairs=ship.repairs(),
        hull=ship.hull,
        reserve=ship.reserve,
        removed=ship.removed,
        slots={row.name: ship.crew_on(row) for row in ship.type.manoeuvres},
        intercepted=INTERCEPTED[ship.intercepted],
        hand_size=ship.cards,
        hand=card_names(ship.hand) if shows_hand(state, ship, seat) else None,
    )


def shows_hand(state: RedcodeState, ship: Ship, seat: int) -> bool:
    """Whether a view shows the cards of a ship."""
    return seat == JUDGE or state.sees_hand(seat, ship)


def link_view(link: Link) -> LinkView:
    """A link of the chain."""
    target = str(link.target) if link.manoeuvre.cancels else SHIPS[link.target]
    return LinkView(link.number, SHIPS[link.author], link.manoeuvre.name, target)


def move_view(move: Movement | None) -> MoveView | None:
    """The movement under way, if there is one."""
    if move is None:
        return None
    used = [SQUARE_NAMES[square] for square in move.used()]
    came_from = SQUARE_NAMES[move.came_from] if move.came_from >= 0 else None
    return MoveView(SHIPS[move.mover], move.steps, move.must_move, used, came_from, move.steps_taken)
