"""What each type of ship is worth against each other, fitted to who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from redtable.bots.redcode.learned import SIZES, TYPES
from redtable.lab.logistic_fit import newton

if TYPE_CHECKING:
    from redtable.bots.model_file import Model

CAUTION: Final = 2.0
"""How strongly the log odds are drawn to zero: as so many even games would."""


class ShipMatches:
    """Games by the types of both sides, and the log odds that a type brings against another.

    The log odds of a side are the sum over all pairs of an own ship and an enemy's. What a type brings
    against another is what the other loses by it.
    """

    def __init__(self) -> None:
        pairs = [(own, enemy) for own in range(TYPES) for enemy in range(own + 1, TYPES)]
        self.place = {pair: number for number, pair in enumerate(pairs)}
        self.games: list[dict[tuple[int, ...], list[float]]] = [{} for _ in range(2 * SIZES)]
        """For each form of the game, by how often each pair of types met: games and victories."""
        self.odds = np.zeros((2 * SIZES, TYPES, TYPES), np.float64)

    def note(self, war: bool, types: list[int], score: float) -> None:
        """Count a game by the types of all ships, in the order of their numbers, and Blue's score."""
        size = len(types) // 2
        if size > SIZES:
            return
        counts = [0] * len(self.place)
        for own in types[::2]:
            for enemy in types[1::2]:
                if own != enemy:
                    sign = 1 if own < enemy else -1
                    counts[self.place[min(own, enemy), max(own, enemy)]] += sign
        form = (SIZES if war else 0) + size - 1
        met = self.games[form].setdefault(tuple(counts), [0.0, 0.0])
        met[0] += 1
        met[1] += score

    def fit(self) -> None:
        """Find the log odds that make the scores likeliest."""
        for form, games in enumerate(self.games):
            if games:
                rows = np.array(list(games), np.float64)
                count, won = np.array(list(games.values())).T
                weights = newton(rows, count, won, CAUTION * np.eye(len(self.place)))
                for (own, enemy), place in self.place.items():
                    self.odds[form, own, enemy] = weights[place]
                    self.odds[form, enemy, own] = -weights[place]

    def add_to(self, model: Model) -> None:
        """Put them into a model."""
        model.add("matches", list(self.odds.shape), self.odds.ravel().tolist())
