"""What the evaluation of the skirmish is learned with."""

from __future__ import annotations

import numpy as np

from redtable.bots.skirmish.evaluation import FEATURES
from redtable.lab.logistic_fit import fitted, surprise
from redtable.lab.skirmish_evaluation import positions_of


def test_weights_are_found_again() -> None:
    chance = np.random.default_rng(7)
    rows = np.column_stack([np.ones(20_000), chance.normal(size=(20_000, 2))])
    true = np.array([0.5, -1.0, 2.0])
    won = (chance.random(20_000) < 1 / (1 + np.exp(-rows @ true))).astype(np.float64)
    found = fitted(rows, won)
    assert np.abs(found - true).max() < 0.1
    assert surprise(rows, won, found) < surprise(rows, won, np.zeros(3))


def test_a_game_gives_its_turns_and_its_end() -> None:
    rows, won = positions_of("random", "crossroads", "7")
    assert won in (0.0, 1.0)
    assert rows
    assert {len(row) for row in rows} == {len(FEATURES)}
    turns = [row[FEATURES.index("turn")] for row in rows]
    assert turns == sorted(set(turns))
