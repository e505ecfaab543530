"""Setting up the board, the ships and the first hands (RC-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import SQUARES, Board, Card, card_of, connected, lay
from redtable.games.redcode.cards import card_names, draw_cards
from redtable.games.redcode.frames import CHOOSE_SHIP, PLACE_SHIP
from redtable.games.redcode.movement import blocked_squares
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.turn import begin_turn
from redtable.games.redcode.words import SHIPS, SIDES
from redtable.kernel.ruleset import RulesetError

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Tables
    from redtable.kernel.chance import Chance

MOST_LAYOUTS = 1000
"""So often is a board laid anew if its water is not connected, before the map cards are called impossible."""


def lay_board(tables: Tables, chance: Chance) -> Board:
    """Shuffle the map cards, lay twelve (RC-11.1), rotate each (RC-G11); all water connects (RC-I12)."""
    names = tables.map_names
    for _ in range(MOST_LAYOUTS):
        order = chance.shuffle("maps", len(names))[:12]
        cards = [
            Card(names[number], chance.below("rotation", 4) if tables.rotated else 0) for number in order
        ]
        board = lay(tables.faces, cards)
        if not tables.may_disconnect or connected(board, tables.rules.options.move_adjacency):
            return board
    raise RulesetError("the map cards make no connected sea: use fewer islets or move_adjacency = 8")


def first_ship(tables: Tables, chance: Chance) -> int:
    """The ship with the first turn: any, or any of the side that the option names (RC-G9)."""
    side = tables.rules.options.first_player
    if side == "random":
        return chance.below("first-player", tables.ships)
    return SIDES.index(side)


def setup_turns(state: RedcodeState) -> list[int]:
    """The ships in the order in which they are chosen and placed (RC-11.9, RC-G10)."""
    order = state.tables.rules.options.setup_order
    if order == "seats":
        return list(range(state.tables.ships))
    turns = state.tables.turns
    place = turns.index(state.start)
    from_start = turns[place:] + turns[:place]
    return from_start if order == "turn" else from_start[::-1]


def next_to_choose(state: RedcodeState) -> None:
    """Ask the next captain for a type; when all have one, for a square (RC-11.3, RC-11.6)."""
    turns = setup_turns(state)
    for number in turns:
        if state.ships[number].type.number < 0:
            state.ask(CHOOSE_SHIP, number)
            return
    for number in turns:
        if state.ships[number].square < 0:
            state.ask(PLACE_SHIP, number)
            return


def free_types(state: RedcodeState, ship: Ship) -> list[int]:
    """The types that no other ship of the side has taken (RC-4.3, RC-11.3)."""
    taken = {int(other.type.number) for other in state.ships if (other.number ^ ship.number) & 1 == 0}
    return [kind for kind in range(len(state.tables.types)) if kind not in taken]


def start_squares(state: RedcodeState, ship: Ship) -> list[int]:
    """The squares of the side's corner card that are free (RC-11.5, RC-11.6)."""
    blocked = blocked_squares(state)
    card = state.corner_card(ship)
    return [square for square in range(SQUARES) if card_of(square) == card and not blocked >> square & 1]


def choose_ship(state: RedcodeState, ship: Ship, kind: i64) -> None:
    """Take a type and fill its control card (RC-11.3, RC-11.4)."""
    ship.commission(state.tables.types[kind])
    if not state.quiet:
        state.tell("ship-chosen", {"ship": state.letter(ship), "type": ship.type.name})
    next_to_choose(state)


def place_ship(state: RedcodeState, ship: Ship, square: i64, chance: Chance) -> None:
    """Put the token on the board; after the last one the cards are dealt (RC-11.6, RC-11.7)."""
    ship.square = square
    if not state.quiet:
        state.tell("ship-placed", {"ship": state.letter(ship), "square": SQUARE_NAMES[square]})
    for other in state.ships:
        if other.square < 0:
            next_to_choose(state)
            return
    deal(state, chance)
    begin_turn(state)


def deal(state: RedcodeState, chance: Chance) -> None:
    """The first hands (RC-11.7); the first ship of the side that goes second may get more."""
    quiet = state.quiet
    state.quiet = True
    for ship in state.ships:
        draw_cards(state, ship, state.tables.starting_cards, chance)
    second = state.tables.next_ship[state.start]
    while (second ^ state.start) & 1 == 0:
        second = state.tables.next_ship[second]
    draw_cards(state, state.ships[second], state.tables.second_player_cards, chance)
    state.quiet = quiet
    if not quiet:
        for ship in state.ships:
            facts = {"ship": state.letter(ship), "number": int(ship.cards)}
            cards = {"cards": card_names(ship.hand)}
            state.tell_secret("hand-dealt", facts, cards, state.hand_audience(ship))


def tell_start(state: RedcodeState) -> None:
    """What everybody sees before the first decision."""
    tables = state.tables
    options = tables.rules.options
    state.tell(
        "game-started", {"mode": options.mode, "ships": options.ships_per_side, "ruleset": tables.rules.name}
    )
    state.tell(
        "map-laid", {"cards": [f"{card.name}.{card.turns}" for card in state.board.cards]}, reveals=True
    )
    state.tell("first-player", {"ship": SHIPS[state.start]}, reveals=True)
