"""Intervals and Elo, checked against simulated games and against numbers worked out by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from redtable.lab.statistics import (
    all_estimates,
    elo,
    elo_estimate,
    estimate,
    normalised_elo,
    pentanomial,
    plain_estimate,
)


def pairs_of(random: np.random.Generator, mean: float, count: int) -> list[float]:
    """Pairs of independent games."""
    return [float(wins) / 2 for wins in random.binomial(2, mean, count)]


@pytest.mark.parametrize(("mean", "count"), [(0.5, 20), (0.6, 150), (0.9, 60), (0.99, 200)])
def test_intervals_hold_the_truth_as_often_as_they_say(mean: float, count: int) -> None:
    random = np.random.default_rng(round(1000 * mean))
    held = 0
    for _ in range(800):
        interval = estimate(pairs_of(random, mean, count), 0.95)
        held += interval.low <= mean <= interval.high
    assert held / 800 >= 0.95 - 3 * math.sqrt(0.95 * 0.05 / 800)


def test_several_intervals_hold_together() -> None:
    random = np.random.default_rng(7)
    means = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    held = 0
    for _ in range(400):
        found = all_estimates({str(mean): pairs_of(random, mean, 80) for mean in means}, 0.95)
        held += all(found[str(mean)].low <= mean <= found[str(mean)].high for mean in means)
    assert held / 400 >= 0.95 - 3 * math.sqrt(0.95 * 0.05 / 400)


def test_groups_that_agree_still_leave_doubt() -> None:
    interval = estimate([1.0] * 100, 0.95)
    assert interval.mean == interval.high == 1.0
    assert 0.95 < interval.low < 0.98


def test_nothing_played_means_nothing_known() -> None:
    interval = estimate([])
    assert (interval.low, interval.high, interval.count) == (0.0, 1.0, 0)
    assert plain_estimate([0.4]).high == math.inf


def test_elo_of_scores() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(1.0) == pytest.approx(1600, abs=1)
    score = elo_estimate(estimate([0.5, 1.0, 0.75, 0.5] * 20))
    assert score.low < elo(0.6875) == score.mean < score.high


def test_pairs_are_counted_in_five_classes() -> None:
    assert pentanomial([0, 0.25, 0.25, 0.5, 1, 1, 1]) == (1, 2, 1, 0, 3)


def test_normalised_elo_is_the_lead_in_spreads_of_a_game() -> None:
    pairs = pairs_of(np.random.default_rng(3), 0.6, 20_000)
    lead = 0.1 / math.sqrt(0.24)
    found = normalised_elo(pairs)
    assert found.mean == pytest.approx(800 / math.log(10) * lead, rel=0.05)
    assert found.low < 800 / math.log(10) * lead < found.high
