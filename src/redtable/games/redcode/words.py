"""The words of the game: what ships, manoeuvres, order cards and sides are called in notation and data.

Their places in these tuples are their numbers inside the engine; those of them that the rules ask for have
names below. What each of them does is written in the ruleset, not here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

SideName = Literal["blue", "red"]
SIDES: Final[tuple[SideName, SideName]] = ("blue", "red")
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

AFLOAT: Final = 0
LOST: Final = 1
"""Sunk in war, with a turn to lose (RC-3.5)."""
WAITING: Final = 2
"""Returns at the start of its next turn (RC-3.10)."""
GONE: Final = 3
"""Eliminated in arena (RC-2.3)."""

FREE: Final = 0
INTERCEPTED: Final = 1
SERVING: Final = 2
"""Intercepted during the turn it was intercepted for (only with intercept_until = end)."""

BLUE: Final = 0
RED: Final = 1
NO_SIDE: Final = 2
"""The winner of a draw."""

FLEET_SUNK: Final = 1
POINTS: Final = 2
BOTH_SUNK: Final = 3
BOTH_POINTS: Final = 4
ROUND_CAP: Final = 5

FIRST_LOSS: Final = 1
FIRST_TO_TWO: Final = 2
FIRST_TO_ONE: Final = 4
"""Compensations of arena mode that were already given (RC-2.9)."""
