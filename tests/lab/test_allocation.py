"""The time goes to whoever needs it: simulated series with known spreads and costs, no clock."""

from __future__ import annotations

import math

import pytest

from redtable.lab.allocation import Standing, next_batch

FLOOR = 4


class Simulated:
    """A series whose half width after n observations is `spread / sqrt(n)`, in targets."""

    def __init__(self, spread: float, cost: float) -> None:
        self.spread = spread
        self.cost = cost
        self.count = 0

    def needs(self) -> int:
        """Observations to the target."""
        return max(FLOOR, math.ceil(self.spread**2))

    def standing(self) -> Standing:
        """Where it stands."""
        distance = self.spread / math.sqrt(self.count) if self.count else 0.0
        return Standing(self.count, self.count * self.cost, distance, FLOOR)


def spend(series: list[Simulated], budget: float) -> list[tuple[int, int]]:
    """Play until nothing is left to play; gives the batches."""
    batches = []
    while batch := next_batch([one.standing() for one in series], budget):
        series[batch.series].count += batch.count
        batches.append((batch.series, batch.count))
    return batches


def three() -> list[Simulated]:
    """One that is cheap and soon there, one that is dear, one that is dear and far from its target."""
    return [Simulated(3, 0.001), Simulated(10, 1.0), Simulated(20, 4.0)]


def test_everybody_gets_the_floor_even_without_time() -> None:
    series = three()
    assert spend(series, 0.0) == [(0, FLOOR), (1, FLOOR), (2, FLOOR)]


def test_who_is_at_the_target_gets_no_more() -> None:
    series = three()
    spend(series, 1e6)
    assert [one.count for one in series] == [one.needs() for one in series]


def test_short_time_goes_to_those_who_are_far_away_by_what_it_costs() -> None:
    series = three()
    budget = 400.0
    spend(series, budget)
    cheap, dear, far = series
    assert cheap.count == cheap.needs()
    spent = [one.count * one.cost for one in series]
    assert budget <= sum(spent) <= budget + far.cost
    assert spent[2] > spent[1]
    gains = [one.standing().gain() for one in (dear, far)]
    assert gains[0] == pytest.approx(gains[1], rel=0.2)


def test_equal_shares_would_leave_wider_intervals() -> None:
    budget = 400.0
    series = three()
    spend(series, budget)
    equal = three()
    for one in equal:
        one.count = max(FLOOR, int(budget / len(equal) / one.cost))
    assert sum(one.standing().distance ** 2 for one in series[1:]) < 0.8 * sum(
        one.standing().distance ** 2 for one in equal[1:]
    )


def test_a_run_that_is_broken_off_goes_on_as_it_would_have() -> None:
    whole, parts = three(), three()
    expected = spend(whole, 400.0)
    first = expected[: len(expected) // 2]
    for number, count in first:
        parts[number].count += count
    assert first + spend(parts, 400.0) == expected


def test_a_batch_trusts_few_games_no_further_than_to_double_them() -> None:
    standing = Standing(FLOOR, 1e-3, 50.0, FLOOR)
    batch = next_batch([standing], 1e6)
    assert batch is not None
    assert batch.count == FLOOR
