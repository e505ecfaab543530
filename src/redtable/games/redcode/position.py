"""Positions as one line of text, like FEN for chess: everything that a state holds, and nothing else.

Fields are `key=value`, in any order; those left out have the value in brackets.

    map=8/1I6/8/3e4/8/8      [all water] six rows: a digit is so many squares of water, I an islet, C and
                             n e s w currents, those with a printed direction
    map=M01.0,M05.3,.../...  or the twelve map cards in three rows, each with its quarter turns clockwise
    phase=main               [main] which decision is open: a word of PHASES
    turn=A                   [A] the ship whose turn it is
    decides=X                [by phase] the ship whose captain decides
    round=3                  [1]
    start=A                  [as turn] the ship that had the first turn
    did=order,manoeuvre      [-] what was already done in this turn
    points=0:1               [0:0] victory points of Blue and Red
    given=first_loss         [-] compensations already given: first_loss, first_to_two, first_to_one
    deck=ck+rest             [rest] the deck from the top, one letter a card: a d b t e c i k for ambush,
                             deserter, boatswain, atomic, evasion, captain, intercept, kamikaze; `rest` is all
                             cards that stand nowhere else, in that order
    discard=aad              [-] the discard pile
    chain=A.torpedo>X,X.countermeasure>A   [-] links from the first; a shield aims at a link: `Y.shield>2`
    window=A,B               [-] who is still to be asked, the next one first
    recover=2                [by phase] how many crew are to be brought back
    move=A;1;must;b2+c2;b3;2 [-] a movement: ship, steps left, must or free, currents used, square just left,
                             steps taken so far
    over=red.points          [-] the winner (or nobody) and the reason
    A=submarine;c3;3/2;reserve:3,torpedo:1,removed:2;ac;intercepted
                             a ship: type, square (or lost, waiting, gone when sunk, - when not yet placed),
                             breakdowns/repairs, crew, hand, and `intercepted`, `serving` or -. What is left
                             out at the end is as on a fresh ship. Before its type is chosen a ship is `-`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.board import COLUMNS, ROWS, SQUARES, WATER
from redtable.games.redcode.cards import unpack_cards
from redtable.games.redcode.chain import links, queued
from redtable.games.redcode.damage import cubes
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.phases import AFLOAT, FIRST_LOSS, FIRST_TO_ONE, FIRST_TO_TWO, NO_SIDE, OVER
from redtable.games.redcode.words import ORDER_LETTERS, PHASES, REASONS, REMOVED, RESERVE, SHIPS, SIDES, SUNK
from redtable.kernel.notation import format_counts, format_fields

if TYPE_CHECKING:
    from redtable.games.redcode.board import Board
    from redtable.games.redcode.chain import Link
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState

NONE = "-"
NOBODY_WINS = "nobody"
DEEDS = ("order", "manoeuvre")
GIVEN = {"first_loss": FIRST_LOSS, "first_to_two": FIRST_TO_TWO, "first_to_one": FIRST_TO_ONE}
FLAGS = (NONE, "intercepted", "serving")
REST = "rest"
BY_PHASE = "by-phase"
DEFAULTS = {
    "map": "8/8/8/8/8/8",
    "phase": "main",
    "turn": "A",
    "decides": BY_PHASE,
    "round": "1",
    "start": BY_PHASE,
    "did": NONE,
    "points": "0:0",
    "given": NONE,
    "deck": REST,
    "discard": NONE,
    "chain": NONE,
    "window": NONE,
    "recover": BY_PHASE,
    "move": NONE,
    "over": NONE,
}
"""The text of every field that a position leaves out."""


def format_position(state: RedcodeState) -> str:
    """The whole position as one line."""
    did = [deed for deed, done in zip(DEEDS, (state.order_used, state.manoeuvred), strict=True) if done]
    fields = {
        "map": format_map(state.board),
        "phase": PHASES[state.phase],
        "turn": SHIPS[state.active],
        "decides": SHIPS[state.decider],
        "round": str(state.round),
        "start": SHIPS[state.start],
        "did": ",".join(did) or NONE,
        "points": f"{state.blue_points}:{state.red_points}",
        "given": ",".join(name for name, flag in GIVEN.items() if state.compensated & flag) or NONE,
        "deck": format_cards(list(state.deck[state.drawn :])),
        "discard": format_cards(unpack_cards(state.discard)),
        "chain": ",".join(format_link(link) for link in links(state.chain)) or NONE,
        "window": ",".join(SHIPS[ship] for ship in queued(state.window)) or NONE,
        "recover": str(state.recovering),
        "move": format_move(state),
        "over": format_over(state),
    }
    for ship in state.ships:
        fields[SHIPS[ship.number]] = format_ship(ship)
    return format_fields(fields)


def format_map(board: Board) -> str:
    """The cards of a board, or its squares."""
    if board.cards:
        cards = [f"{card.name}.{card.turns}" for card in board.cards]
        return "/".join(",".join(cards[row : row + 4]) for row in (0, 4, 8))
    rows = []
    for row in range(ROWS):
        text = board.terrain[row * COLUMNS : (row + 1) * COLUMNS]
        for length in range(COLUMNS, 0, -1):
            text = text.replace(WATER * length, str(length))
        rows.append(text)
    return "/".join(rows)


def format_cards(cards: list[int]) -> str:
    """Order cards as letters."""
    return "".join(ORDER_LETTERS[card] for card in cards) or NONE


def format_link(link: Link) -> str:
    """A link of a chain."""
    target = str(link.target) if link.manoeuvre.cancels else SHIPS[link.target]
    return f"{SHIPS[link.author]}.{link.manoeuvre.name}>{target}"


def format_move(state: RedcodeState) -> str:
    """The movement under way."""
    if state.mover < 0:
        return NONE
    used = [SQUARE_NAMES[square] for square in range(SQUARES) if state.used_currents >> square & 1]
    came_from = SQUARE_NAMES[state.came_from] if state.came_from >= 0 else NONE
    must = "must" if state.must_move else "free"
    return (
        f"{SHIPS[state.mover]};{state.steps};{must};{'+'.join(used) or NONE};{came_from};{state.steps_taken}"
    )


def format_over(state: RedcodeState) -> str:
    """Who won, and why."""
    if state.phase != OVER:
        return NONE
    side = NOBODY_WINS if state.winner == NO_SIDE else SIDES[state.winner]
    return f"{side}.{REASONS[state.reason]}"


def format_ship(ship: Ship) -> str:
    """A ship with its control card and hand."""
    if ship.type.number < 0:
        return NONE
    place = (
        SQUARE_NAMES[ship.square] if ship.square >= 0 else NONE if ship.sunk == AFLOAT else SUNK[ship.sunk]
    )
    crew = {RESERVE: int(ship.reserve)}
    for manoeuvre in ship.type.manoeuvres:
        crew[manoeuvre.name] = int(ship.crew_on(manoeuvre))
    crew[REMOVED] = int(ship.removed)
    hand = format_cards(unpack_cards(ship.hand))
    flag = FLAGS[ship.intercepted]
    return ";".join((ship.type.name, place, cubes(ship), format_counts(crew), hand, flag))
