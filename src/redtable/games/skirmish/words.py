"""The words of the skirmish as notation, views and positions spell them, and the numbers behind them."""

from __future__ import annotations

from typing import Final, Literal

BLUFOR: Final = 0
REDFOR: Final = 1
NO_SIDE: Final = 2
SideName = Literal["blufor", "redfor"]
SIDES: Final[tuple[SideName, SideName]] = ("blufor", "redfor")
PURPOSE: Final = ("blu", "red")
"""The sides in the names of dice: `react.blu`, `fire.red`."""

RIFLEMAN: Final = 0
GUNNER: Final = 1
NCO: Final = 2
KINDS: Final = ("R", "MG", "NCO")

ACTIVE: Final = 0
LIGHT: Final = 1
CASUALTY: Final = 2
LIGHT_CASUALTY: Final = 3
DEAD: Final = 4
STATUSES: Final = ("active", "light", "casualty", "light-casualty", "dead")

PLACE_OBJECTIVES: Final = 0
DEPLOYMENT: Final = 1
INITIATIVE: Final = 2
FIRST_AID: Final = 3
ORDERS: Final = 4
CLOSE_COMBAT: Final = 5
RECOVERY: Final = 6
OVER: Final = 7
PHASES: Final = (
    "objectives",
    "deployment",
    "initiative",
    "first-aid",
    "orders",
    "close-combat",
    "recovery",
    "over",
)

HARD: Final = 2
LIGHT_COVER: Final = 1
OPEN: Final = 0

RECONNOITRED: Final = 1
LOSSES: Final = 2
TURN_LIMIT: Final = 3
REASONS: Final = ("", "reconnoitred", "losses", "turn-limit")

TENTHS: Final = 10
"""Coordinates and lengths inside the game are whole tenths of an inch."""
NOBODY_THERE: Final = -1
"""No unit, where a unit's number is expected."""
