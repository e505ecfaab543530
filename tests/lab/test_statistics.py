"""Intervals and the sequential test, checked against simulated coins."""

from __future__ import annotations

import pytest

from redtable.kernel.chance import SeededChance
from redtable.lab.statistics import Sprt, estimate


def pairs_of(chance: SeededChance, permille: int, count: int) -> list[float]:
    """Pairs of games that are won with a probability in thousandths."""
    return [sum(1 for _ in range(2) if chance.below("game", 1000) < permille) / 2 for _ in range(count)]


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = SeededChance("coverage")
    held = 0
    for _ in range(400):
        interval = estimate(pairs_of(chance, 600, 150), 0.95)
        held += interval.low <= 0.6 <= interval.high
    assert 0.92 <= held / 400 <= 0.98


def test_groups_that_agree_still_leave_doubt() -> None:
    interval = estimate([1.0] * 100, 0.95)
    assert interval.mean == 1.0
    assert 0.95 < interval.low < 0.98


def test_nothing_played_means_nothing_known() -> None:
    interval = estimate([])
    assert (interval.low, interval.high, interval.count) == (0.0, 1.0, 0)


@pytest.mark.parametrize(("permille", "verdict"), [(650, True), (450, False)])
def test_the_sequential_test_finds_the_stronger(permille: int, verdict: bool) -> None:
    chance = SeededChance("sprt")
    test = Sprt(0.5, 0.6)
    pairs: list[float] = []
    while test.verdict(pairs) is None:
        pairs += pairs_of(chance, permille, 1)
        assert len(pairs) < 5000
    assert test.verdict(pairs) is verdict


def test_the_sequential_test_rarely_errs() -> None:
    chance = SeededChance("errors")
    test = Sprt(0.5, 0.6)
    wrong = 0
    for _ in range(100):
        pairs: list[float] = []
        while test.verdict(pairs) is None:
            pairs += pairs_of(chance, 500, 1)
        wrong += test.verdict(pairs) is True
    assert wrong <= 12
