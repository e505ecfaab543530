"""How sure we are: intervals over paired games, and what a score means in Elo.

The routines are scipy's. A group of games (one deal, seats swapped) counts as one observation, since its
games depend on each other and groups do not.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from scipy import special, stats

if TYPE_CHECKING:
    from collections.abc import Sequence

PAIR_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair of games can come to: the five classes of the pentanomial."""
ELO: Final = 400 / math.log(10)
"""Elo points for each unit of the logarithm of the odds."""
NORMALISED: Final = 2 * ELO
"""Points of normalised Elo for a score that is one standard deviation of a game above one half."""
FARTHEST: Final = 1e-4
"""Scores nearer to 0 or 1 have an Elo that no number of games shows: they are taken to be so far away."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with an interval; `count` is the number of independent groups of games behind it."""

    mean: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"

    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def estimate(groups: Sequence[float], confidence: float = 0.95, comparisons: int = 1) -> Estimate:
    """The mean of group scores (0 to 1 each) with Student's interval.

    As Agresti and Coull do for proportions, the interval is that of the groups with one lost and one won
    group added: without them it is too short near 0 and 1, and empty if all groups agree. With several
    comparisons each interval is as wide as Bonferroni's correction wants, so that all of them hold together
    with the given confidence, however they depend on each other.
    """
    count = len(groups)
    if count == 0:
        return Estimate(0.5, 0.0, 1.0, 0)
    mean = float(np.mean(groups))
    each = 1 - (1 - confidence) / comparisons
    added = np.append(np.asarray(groups, dtype=np.float64), (0.0, 1.0))
    low, high = stats.t.interval(each, len(added) - 1, loc=np.mean(added), scale=stats.sem(added))
    return Estimate(mean, max(0.0, min(mean, float(low))), min(1.0, max(mean, float(high))), count)


def plain_estimate(numbers: Sequence[float], confidence: float = 0.95) -> Estimate:
    """The mean of any numbers with Student's interval: corrected scores may lie outside of 0 and 1."""
    count = len(numbers)
    if count < 2:
        mean = float(np.mean(numbers)) if count else 0.0
        return Estimate(mean, -math.inf, math.inf, count)
    mean, error = float(np.mean(numbers)), float(stats.sem(numbers))
    if error == 0:
        return Estimate(mean, mean, mean, count)
    low, high = stats.t.interval(confidence, count - 1, loc=mean, scale=error)
    return Estimate(mean, float(low), float(high), count)


def all_estimates(groups: dict[str, Sequence[float]], confidence: float = 0.95) -> dict[str, Estimate]:
    """An estimate for each of several comparisons; all intervals hold together (Bonferroni)."""
    return {name: estimate(scores, confidence, len(groups)) for name, scores in groups.items()}


def pentanomial(pairs: Sequence[float]) -> tuple[int, int, int, int, int]:
    """How many pairs came to 0, 1/4, 1/2, 3/4 and 1."""
    counts = [0] * len(PAIR_SCORES)
    for pair in pairs:
        counts[round(4 * pair)] += 1
    return counts[0], counts[1], counts[2], counts[3], counts[4]


def elo(score: float) -> float:
    """The difference in Elo at which such a score is expected."""
    return ELO * float(special.logit(min(max(score, FARTHEST), 1 - FARTHEST)))


def elo_estimate(score: Estimate) -> Estimate:
    """A score and its interval in Elo."""
    return Estimate(elo(score.mean), elo(score.low), elo(score.high), score.count)


def normalised_elo(pairs: Sequence[float], confidence: float = 0.95) -> Estimate:
    """Normalised Elo as fishtest computes it: the lead in standard deviations of one game.

    Unlike Elo it says how many games it takes to see the difference, however many are drawn. The spread of a
    game is that of a pair times the square root of two; the lost and the won pair of `estimate` are added.
    """
    score = estimate(pairs, confidence)
    spread = math.sqrt(2) * float(np.std(np.append(np.asarray(pairs, dtype=np.float64), (0.0, 1.0)), ddof=1))
    worth = [NORMALISED * (value - 0.5) / spread for value in (score.mean, score.low, score.high)]
    return Estimate(worth[0], worth[1], worth[2], score.count)
