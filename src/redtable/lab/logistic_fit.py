"""Logistic regression over positions of games, judged by games that it was not made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

RIDGE: Final = 1.0
"""Keeps weights small that the games say little about."""
STEPS: Final = 30
"""Of Newton's method, from even odds."""
HELD_BACK: Final = 5
"""Every fifth game is kept for the test."""


def learned(games: Iterable[tuple[list[list[float]], float]]) -> Numbers:
    """The weights of the features; prints how well they foretell the games that were kept for the test.

    A game is the features of some of its positions, and a side's score at its end.
    """
    sets: list[tuple[list[list[float]], list[float]]] = [([], []), ([], [])]
    for number, (rows, won) in enumerate(games):
        known, ends = sets[number % HELD_BACK == 0]
        known += rows
        ends += [won] * len(rows)
    (rows_made, won_made), (rows_test, won_test) = [(np.array(rows), np.array(won)) for rows, won in sets]
    weights = fitted(rows_made, won_made)
    print(f"{len(won_made)} positions, {len(won_test)} for the test")
    print(f"log loss {surprise(rows_made, won_made, weights):.3f}", end=", ")
    print(f"in the test {surprise(rows_test, won_test, weights):.3f}")
    return weights


def fitted(rows: Numbers, won: Numbers) -> Numbers:
    """The weights of the features, of which the first is constant and may be as large as it likes."""
    ridge = RIDGE * np.eye(rows.shape[1])
    ridge[0, 0] = 0.0
    return newton(rows, np.ones(len(rows)), won, ridge)


def newton(rows: Numbers, games: Numbers, won: Numbers, ridge: Numbers) -> Numbers:
    """The likeliest weights by Newton's method: a row stands for so many games, of which so many were won."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        odds = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (won - games * odds) - ridge @ weights
        bend = (rows * (games * odds * (1 - odds))[:, None]).T @ rows + ridge
        weights += np.linalg.solve(bend, slope)
    return weights


def surprise(rows: Numbers, won: Numbers, weights: Numbers) -> float:
    """The mean log loss: 0.693 is knowing nothing."""
    odds = 1 / (1 + np.exp(-rows @ weights))
    return float(-np.mean(won * np.log(odds) + (1 - won) * np.log(1 - odds)))
