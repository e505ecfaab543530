"""The control card of a ship as text: its type, place, cubes, crew and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.redcode.cards import pack_cards, unpack_cards
from redtable.games.redcode.damage import cubes
from redtable.games.redcode.map_cards import parse_name
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.words import AFLOAT, ORDER_LETTERS, REMOVED, RESERVE, SHIP_TYPES, SUNK
from redtable.kernel.notation import NotationError, format_counts, one_of, parse_counts, parse_int

if TYPE_CHECKING:
    from redtable.games.redcode.tables import Tables

NONE = "-"
FLAGS = (NONE, "intercepted", "serving")


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


def parse_ship(tables: Tables, number: int, text: str) -> Ship:
    """A ship; what is left out at the end is as on a fresh one."""
    ship = Ship(number)
    if text == NONE:
        return ship
    parts = text.split(";")
    if len(parts) > 6:
        raise NotationError(f"{text!r}: a ship has at most six parts")
    ship.commission(tables.types[SHIP_TYPES.index(one_of(parts[0], SHIP_TYPES, "a type of ship"))])
    place = parts[1] if len(parts) > 1 else NONE
    if place in SUNK[1:]:
        ship.sunk = SUNK.index(place)
        ship.hull = 0
    elif place != NONE:
        ship.square = parse_name(place)
    if len(parts) > 2:
        parse_cubes(ship, parts[2])
    if len(parts) > 3:
        parse_crew(ship, parts[3])
    if len(parts) > 4:
        hand = parse_cards(parts[4])
        ship.hand, ship.cards = pack_cards(hand), len(hand)
    if len(parts) > 5:
        ship.intercepted = FLAGS.index(one_of(parts[5], FLAGS, "a flag of a ship"))
    return ship


def parse_cubes(ship: Ship, text: str) -> None:
    """Breakdowns and repairs (RC-6.5); none of either for a sunk ship."""
    left, _, right = text.partition("/")
    if ship.sunk:
        if text != "0/0":
            raise NotationError(f"{text!r}: a sunk ship has the cubes 0/0")
        return
    breakdowns = parse_int(left, 0, int(ship.type.breakdowns), "a number of breakdowns")
    ship.hull = breakdowns * ship.type.row + parse_int(right, 1, int(ship.type.row), "a number of repairs")


def parse_crew(ship: Ship, text: str) -> None:
    """Crew in the reserve, on manoeuvres and removed: always all of them (RC-7.9)."""
    names = [RESERVE, *(manoeuvre.name for manoeuvre in ship.type.manoeuvres), REMOVED]
    crew = parse_counts(text, names, "a place of crew")
    if sum(crew.values()) != ship.type.crew:
        raise NotationError(
            f"{text!r}: the crew must be {ship.type.crew} in all, this is {sum(crew.values())}"
        )
    ship.reserve, ship.removed = crew[RESERVE], crew[REMOVED]
    slots = 0
    for place, manoeuvre in enumerate(ship.type.manoeuvres):
        if crew[manoeuvre.name] > manoeuvre.cost:
            raise NotationError(f"{text!r}: {manoeuvre.name} holds at most {manoeuvre.cost} crew")
        slots |= crew[manoeuvre.name] << 4 * place
    ship.slots = slots


def format_cards(cards: list[int]) -> str:
    """Order cards as letters."""
    return "".join(ORDER_LETTERS[card] for card in cards) or NONE


def parse_cards(text: str) -> list[int]:
    """Order cards from their letters."""
    if text == NONE:
        return []
    return [ORDER_LETTERS.index(one_of(letter, ORDER_LETTERS, "an order card's letter")) for letter in text]
