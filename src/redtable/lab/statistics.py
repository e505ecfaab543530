"""How sure we are: intervals over paired games, and the sequential test that chess engines are rated with."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence


class Estimate(msgspec.Struct, frozen=True):
    """A mean score with an interval; `count` is the number of independent groups of games behind it."""

    mean: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def estimate(groups: Sequence[float], confidence: float = 0.95) -> Estimate:
    """The mean of group scores (0 to 1 each) with a normal interval; groups are games of one deal, averaged.

    Games of one deal depend on each other, deals do not: so the groups, not the games, are what is counted.
    Groups that agree completely get the interval of the rule of three instead of none at all.
    """
    count = len(groups)
    if count == 0:
        return Estimate(0.5, 0.0, 1.0, 0)
    mean = sum(groups) / count
    spread = math.sqrt(sum((group - mean) ** 2 for group in groups) / max(1, count - 1))
    half = NormalDist().inv_cdf(0.5 + confidence / 2) * spread / math.sqrt(count)
    if spread == 0:
        half = -math.log(1 - confidence) / count
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half), count)


class Sprt(msgspec.Struct, frozen=True):
    """A sequential test of "the score is at most `low`" against "it is at least `high`", on pairs of games.

    Pairs (one deal, seats swapped) score 0, 1/4, 1/2, 3/4 or 1: the pentanomial form. The likelihood ratio
    uses the usual normal approximation of those five frequencies.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def llr(self, pairs: Sequence[float]) -> float:
        """The log likelihood ratio after these pairs."""
        count = len(pairs)
        if count < 2:
            return 0.0
        mean = sum(pairs) / count
        variance = sum((pair - mean) ** 2 for pair in pairs) / count
        if variance == 0:
            variance = 0.25 / count
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, pairs: Sequence[float]) -> bool | None:
        """True: at least `high`; False: at most `low`; None: not settled yet."""
        llr = self.llr(pairs)
        if llr >= math.log((1 - self.beta) / self.alpha):
            return True
        if llr <= math.log(self.beta / (1 - self.alpha)):
            return False
        return None
