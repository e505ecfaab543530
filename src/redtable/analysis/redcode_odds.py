"""How likely Blue is to win an arena of Red Code: a logistic sum of what both ships have.

Every term counts Blue's less Red's, so that sides that are swapped have swapped odds.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.bots.redcode.evaluation import Sheet, Weights
from redtable.games.redcode.words import ORDERS

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Tables

WORTHS: Final = {
    "hull": 0.60,
    "breakdowns": 0.17,
    "brink": -7.61,
    "reserve": 0.26,
    "reserve-squared": -0.10,
    "removed": 0.11,
    "ambush": 0.97,
    "deserter": -0.16,
    "boatswain": -0.26,
    "atomic": 1.18,
    "evasion": -0.32,
    "captain": 0.89,
    "intercept": 0.36,
    "kamikaze": 1.88,
    "cards-squared": 0.07,
    "submarine": -0.18,
    "destroyer": 0.27,
    "intercepted": 0.05,
    "turn": 0.25,
    "turn-manoeuvred": -0.65,
    "turn-card-played": 0.12,
    "aim": 0.00,
    "aim-at-hull": 4.75,
    "threat": 6.00,
}
"""Learned from games of greedy captains, by `python -m redtable.lab.redcode_odds_fit`."""
FEATURES: Final = tuple(WORTHS)


class ArenaOdds:
    """Knows the tables of a ruleset; asked for positions with one ship a side."""

    def __init__(self, tables: Tables) -> None:
        self.sheets = [Sheet(tables, Weights(), side) for side in (0, 1)]

    def aim(self, state: RedcodeState, ship: Ship) -> float:
        """The harm that a ship's free attacks could do; the enemy's sheet counts no way to him."""
        return self.sheets[1 - (ship.number & 1)].aim_value(state, ship)

    def features(self, state: RedcodeState) -> list[float]:
        """What the odds are made of, in the order of `FEATURES`."""
        one, other = state.ships[0], state.ships[1]
        found = [mine - theirs for mine, theirs in zip(ship_features(one), ship_features(other), strict=True)]
        aims = self.aim(state, one), self.aim(state, other)
        hulls = float(max(0, one.hull)), float(max(0, other.hull))
        shots = aims[0] / (1 + hulls[1]), aims[1] / (1 + hulls[0])
        turn = 1.0 if state.active & 1 == 0 else -1.0
        return [
            *found,
            turn,
            turn * state.manoeuvred,
            turn * state.order_used,
            aims[0] - aims[1],
            shots[0] - shots[1],
            shots[0] if turn > 0 else -shots[1],
        ]

    def blue_wins(self, state: RedcodeState) -> float:
        """How likely Blue is to win."""
        if not (state.ships[0].type.name and state.ships[1].type.name):
            return 0.5
        lead = sum(WORTHS[name] * value for name, value in zip(FEATURES, self.features(state), strict=True))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


def ship_features(ship: Ship) -> list[float]:
    """What one ship has."""
    hull = float(max(0, ship.hull))
    reserve = float(ship.reserve)
    return [
        hull,
        float((ship.hull - 1) // ship.type.row) if ship.hull > 0 else 0.0,
        1 / (1 + hull),
        reserve,
        reserve**2 / 6,
        float(ship.removed),
        *(float(ship.hand >> 4 * kind & 15) for kind in range(len(ORDERS))),
        float(ship.cards) ** 2,
        float(ship.type.name == "submarine"),
        float(ship.type.name == "destroyer"),
        float(ship.intercepted != 0),
    ]
