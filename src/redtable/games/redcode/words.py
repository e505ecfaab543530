"""The words of the game: what ships, manoeuvres, order cards and sides are called in notation and data.

Their places in these tuples are their numbers inside the engine. What each of them does is written in the
ruleset, not here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

SIDES: Final = ("blue", "red")
SHIPS: Final = ("A", "X", "B", "Y", "C", "Z")
"""Ships in seat order: the sides alternate, so the side of a ship is its number modulo 2."""

ManoeuvreName = Literal[
    "move",
    "repair",
    "torpedo",
    "orders",
    "immersion",
    "countermeasure",
    "heavy_torpedo",
    "mine",
    "missile",
    "depth_charge",
    "shield",
    "assault",
    "air_support",
    "radio_support",
    "medical",
    "radar",
]
OrderName = Literal[
    "ambush", "deserter", "boatswain", "atomic", "evasion", "captain", "intercept", "kamikaze"
]
ShipTypeName = Literal["submarine", "destroyer", "carrier"]

SHIP_TYPES: Final[tuple[ShipTypeName, ...]] = get_args(ShipTypeName)
MANOEUVRES: Final[tuple[ManoeuvreName, ...]] = get_args(ManoeuvreName)
REMOVED: Final = "removed"
"""Where crew lie that were taken from a reserve (RC-7.6)."""
RESERVE: Final = "reserve"

ORDERS: Final[tuple[OrderName, ...]] = get_args(OrderName)
ORDER_LETTERS: Final = "adbtecik"
"""One letter a card, in the order of ORDERS, for decks and hands in positions (t is the aTomic bomb)."""

SUNK: Final = ("afloat", "lost", "waiting", "gone")
"""Afloat; sunk and about to lose a turn; about to return; out of the game."""

PHASES: Final = (
    "choose",
    "place",
    "return",
    "recover",
    "main",
    "move",
    "respond",
    "boatswain",
    "discard",
    "over",
)
REASONS: Final = ("", "fleet-sunk", "points", "both-sunk", "both-points", "round-cap")
"""Why a game ended; the words of the outcome."""
