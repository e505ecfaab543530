"""The sequential test errs no more often than it says: simulated for pairs of all kinds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from redtable.lab.sequential import LEAST_PAIRS, RunningTest, SequentialTest, UnfitTestError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

RUNS = 1000
LONGEST = 800
TESTS = [(0.5, 0.6), (0.55, 0.65), (0.7, 0.8), (0.9, 0.97)]
KINDS = ["independent", "alike", "opposed", "drawn"]


def simulated(kind: str, mean: float, seed: int) -> Numbers:
    """Runs of pairs with this mean score: the games of a pair may hang together, or be drawn often."""
    random = np.random.default_rng(seed)
    shape = (RUNS, LONGEST)
    luck = random.random(shape)
    if kind == "independent":
        return random.binomial(2, mean, shape) / 2
    if kind == "drawn":
        drawn = min(0.5, 1.6 * (1 - mean))
        games = random.random((2, *shape))
        scores = np.where(games < mean - drawn / 2, 1.0, np.where(games < mean + drawn / 2, 0.5, 0.0))
        return np.asarray(scores.mean(axis=0))
    other = luck if kind == "alike" else 1 - luck
    related = random.random(shape) < 0.7
    second = np.where(related, other, random.random(shape)) < mean
    return np.asarray(((luck < mean) * 1.0 + second) / 2)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("low", "high"), TESTS)
def test_both_errors_are_at_most_as_stated(low: float, high: float, kind: str) -> None:
    test = SequentialTest(low, high, alpha=0.05, beta=0.05)
    slack = 3 * math.sqrt(0.05 * 0.95 / RUNS)
    for mean, right in ((low, False), (high, True)):
        pairs = simulated(kind, mean, seed=round(1000 * mean))
        assert pairs.mean() == pytest.approx(mean, abs=0.003)
        ended, said = test.answers(pairs)
        assert np.mean((ended > 0) & (said != right)) <= 0.05 + slack
        assert np.mean(ended > 0) > 0.99
        assert ended[ended > 0].min() >= LEAST_PAIRS


def test_other_errors_than_the_usual_ones_are_kept_too() -> None:
    test = SequentialTest(0.5, 0.6, alpha=0.2, beta=0.01)
    _, said = test.answers(simulated("independent", 0.5, 1))
    assert 0.05 < np.mean(said) <= 0.2 + 3 * math.sqrt(0.2 * 0.8 / RUNS)
    ended, said = test.answers(simulated("independent", 0.6, 2))
    assert np.mean((ended > 0) & ~said) <= 0.01 + 3 * math.sqrt(0.01 * 0.99 / RUNS)


def test_a_handful_of_pairs_settles_nothing() -> None:
    test = SequentialTest(0.5, 0.6)
    assert test.verdict([1.0] * (LEAST_PAIRS - 1)) is None
    assert test.verdict([1.0] * LEAST_PAIRS) is True
    assert test.verdict([0.0] * LEAST_PAIRS) is False
    assert test.verdict([]) is None


def test_one_run_and_many_runs_agree() -> None:
    test = SequentialTest(0.7, 0.8)
    pairs: Any = simulated("alike", 0.75, 3)[:20]
    ended, said = test.answers(pairs)
    for row, end, answer in zip(pairs, ended, said, strict=True):
        assert test.verdict(list(row[: end - 1])) is None
        assert test.verdict(list(row[:end])) is bool(answer)
        running = RunningTest(test)
        assert [running.add(pair) for pair in row[:end]] == [None] * (end - 1) + [bool(answer)]


@pytest.mark.parametrize("bounds", [(0.6, 0.5, 0.05), (0.5, 0.5, 0.05), (0.0, 0.1, 0.05), (0.5, 0.6, 0.0)])
def test_a_test_that_tells_nothing_apart_is_refused(bounds: tuple[float, float, float]) -> None:
    with pytest.raises(UnfitTestError):
        SequentialTest(bounds[0], bounds[1], alpha=bounds[2])
