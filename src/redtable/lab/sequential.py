"""A sequential test whose errors are what it says: two bets, each against one of the two hypotheses.

Somebody who bets on every pair of games, at odds that would be fair if the score were `low`, cannot expect to
get rich if it is: his wealth exceeds 1/alpha with a probability of at most alpha, whenever one looks (Ville's
inequality). So wealth is evidence. Nothing is assumed but that pairs are independent of each other: not their
variance, not how the two games of a pair hang together, not how many are drawn. The usual likelihood ratio
with a variance estimated from the pairs needs many of them before its errors are as stated.

How much is bet decides only how long it takes. The stake is the best one if the score is that of the other
hypothesis, for the spread of the pairs so far (Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting", 2024).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

LEAST_PAIRS: Final = 30
"""No answer before so many pairs, however clear they are."""
DOUBT: Final = 10.0
"""The spread that is supposed at first counts as much as so many pairs."""
BOLDEST: Final = 0.75
"""The largest part of the wealth that is ever put on one pair."""


class UnfitTestError(RedtableError):
    """A sequential test of scores that cannot be told apart, or with errors that are no probabilities."""


class SequentialTest(msgspec.Struct, frozen=True):
    """Is the score at most `low` or at least `high`? Between the two, either answer is right.

    If it is at most `low`, "at least" is said with a probability of at most `alpha`; if it is at least
    `high`, "at most" is said with a probability of at most `beta`.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise UnfitTestError(f"a test needs 0 < low < high < 1, not {self.low:g} and {self.high:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise UnfitTestError(f"errors must be between 0 and 0.5, not {self.alpha:g} and {self.beta:g}")

    def evidence(self, pairs: Sequence[float] | Numbers) -> tuple[Numbers, Numbers]:
        """The logarithms of both wealths after each pair: against `low`, against `high`.

        Pairs are scores from 0 to 1 along the last axis; there may be many runs at once.
        """
        scores = np.asarray(pairs, dtype=np.float64)
        against_low = log_wealth(scores, self.low, self.high)
        against_high = log_wealth(1 - scores, 1 - self.high, 1 - self.low)
        return against_low, against_high

    def answers(self, pairs: Sequence[float] | Numbers) -> tuple[Any, Any]:
        """For each run: the number of pairs after which the test ends (0: it goes on), and whether it says
        "at least `high`"."""
        against_low, against_high = self.evidence(pairs)
        yes = against_low >= -np.log(self.alpha)
        no = against_high >= -np.log(self.beta)
        ends = yes | no
        ends[..., : LEAST_PAIRS - 1] = False
        first = np.argmax(ends, axis=-1)
        settled = np.any(ends, axis=-1)
        said = np.take_along_axis(yes, first[..., None], axis=-1)[..., 0] & settled
        return np.where(settled, first + 1, 0), said

    def verdict(self, pairs: Sequence[float]) -> bool | None:
        """True: at least `high`; False: at most `low`; None: not settled yet."""
        if len(pairs) < LEAST_PAIRS:
            return None
        ended, said = self.answers(pairs)
        return bool(said) if ended else None


class Bettor:
    """The same bets one after the other: for runs that go on."""

    def __init__(self, fair: float, hoped: float) -> None:
        self.fair = fair
        self.hoped = hoped
        self.deviations = DOUBT * hoped * (1 - hoped)
        self.count = 0
        self.log_wealth = 0.0

    def bet(self, score: float) -> None:
        """Bet on the next score."""
        gain = self.hoped - self.fair
        spread = self.deviations / (self.count + DOUBT)
        stake = min(gain / (spread + gain**2), BOLDEST / self.fair)
        self.log_wealth += math.log1p(stake * (score - self.fair))
        self.deviations += (score - self.hoped) ** 2
        self.count += 1


class RunningTest:
    """A sequential test that is told one pair after the other."""

    def __init__(self, test: SequentialTest) -> None:
        self.test = test
        self.against_low = Bettor(test.low, test.high)
        self.against_high = Bettor(1 - test.high, 1 - test.low)
        self.verdict: bool | None = None
        """What is said, as `SequentialTest.verdict`; it stays as it was said first."""

    def add(self, pair: float) -> bool | None:
        """The verdict after one more pair."""
        self.against_low.bet(pair)
        self.against_high.bet(1 - pair)
        if self.verdict is None and self.against_low.count >= LEAST_PAIRS:
            if self.against_low.log_wealth >= -math.log(self.test.alpha):
                self.verdict = True
            elif self.against_high.log_wealth >= -math.log(self.test.beta):
                self.verdict = False
        return self.verdict


def log_wealth(scores: Numbers, fair: float, hoped: float) -> Numbers:
    """The logarithm of the wealth of who bets that the mean is above `fair`, after each score.

    Each stake depends on earlier scores only. `hoped` is the mean for which it is the best.
    """
    count = np.arange(scores.shape[-1])
    gain = hoped - fair
    deviations = (scores - hoped) ** 2
    earlier = np.cumsum(deviations, axis=-1) - deviations
    coins = hoped * (1 - hoped)
    spread = (earlier + DOUBT * coins) / (count + DOUBT)
    stake = np.minimum(gain / (spread + gain**2), BOLDEST / fair)
    return np.asarray(np.cumsum(np.log1p(stake * (scores - fair)), axis=-1))
