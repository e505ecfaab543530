"""What commanders learned to care about: factors on top of the weights, for orders and for all else, by side.

They were fitted to what plans came to in trials, then moved by who won in games of commanders with numbers
drawn around them (docs/learning.md). What counts is what an order is worth against others of its side, so a
table of orders could have any scale; these have that of the weights.
"""

from __future__ import annotations

from typing import Final

Taste = dict[str, float]
"""By the name of a term its factor; by the verb of an action, or `rapid`, what is added for it."""


class Tastes:
    """The tastes of both sides, Blufor's first."""

    def __init__(self, orders: tuple[Taste, Taste], answers: tuple[Taste, Taste]) -> None:
        self.orders = orders
        self.answers = answers
        """For all decisions but orders."""


BLUFOR_ORDERS: Final = {
    "assault": 0.0103,
    "fire": -0.0158,
    "fire-move": 0.0775,
    "move": -0.0295,
    "move-fire": -0.0505,
    "rapid": 0.026,
    "broken-off": 0.2445,
    "escape": 0.2522,
    "exposure": 0.143,
    "ground-given": 0.4042,
    "kills": 1.4143,
    "losses": 1.0675,
    "on-the-way": 0.2047,
    "order": 0.251,
    "own-fear": 0.147,
    "price": 0.2285,
    "running": 0.241,
    "storm": 1.5017,
    "their-fear": 0.1432,
    "watch": 7.8717,
}

BLUFOR_ANSWERS: Final = {
    "react-assault": -0.026,
    "react-fire": 0.045,
    "react-move": 0.002,
    "broken-off": 0.929,
    "escape": 0.994,
    "exposure": 0.988,
    "fear": 3.795,
    "free-again": 0.684,
    "ground-given": 1.4,
    "kills": 3.206,
    "losses": 1.131,
    "order": 1.116,
    "orders": 2.595,
    "own-fear": 0.657,
    "price": 0.826,
    "running": 1.063,
    "saved": 0.633,
    "stops-a-move": 1.138,
    "storm": 1.775,
    "their-fear": 1.399,
    "wait": 0.709,
    "watch": 0.995,
}

REDFOR_ORDERS: Final = {
    "assault": 0.0023,
    "fire": -0.0042,
    "fire-move": -0.0018,
    "move": 0.0282,
    "move-fire": -0.0235,
    "rapid": -0.001,
    "broken-off": 0.1555,
    "escape": 0.1438,
    "exposure": 1.1345,
    "ground-given": 0.1845,
    "kills": 0.072,
    "look": 1.1838,
    "losses": 0.6847,
    "on-the-way": 0.6918,
    "order": 0.1667,
    "own-fear": 0.2677,
    "price": 0.1667,
    "progress": 1.6572,
    "running": 0.1667,
    "storm": 0.1635,
    "their-fear": 0.04,
}

REDFOR_ANSWERS: Final = {
    "react-assault": -0.004,
    "react-move": -0.075,
    "escape": 0.75,
    "exposure": 1.116,
    "fear": 1.195,
    "fire": 1.016,
    "free-again": 1.781,
    "give-way": 0.964,
    "ground-given": 0.933,
    "kills": 1.003,
    "look": 1.16,
    "losses": 0.896,
    "order": 1.108,
    "orders": 0.826,
    "own-fear": 0.996,
    "price": 1.042,
    "progress": 1.409,
    "running": 1.17,
    "saved": 1.293,
    "stops-a-move": 0.945,
    "storm": 1.006,
    "strength": 0.956,
    "their-fear": 1.003,
    "wait": 1.03,
}

TASTES: Final = Tastes((BLUFOR_ORDERS, REDFOR_ORDERS), (BLUFOR_ANSWERS, REDFOR_ANSWERS))
