"""How the time of a long measurement is divided: the next games go where they gain most.

Every series of games has a target for the half width of its intervals. All get a floor; after that the next
batch goes to the series whose distance from its target, squared, shrinks most by a second of work, until all
are there or the time is over. So those that are far from it get most, but none gets everything. Nothing here
plays or looks at a clock: the same costs and widths give the same order.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

BATCHES: Final = 300
"""In about so many batches the time is spent: one is long enough to keep all workers busy."""
ROUNDING: Final = 1e-6
QUICKEST: Final = 1e-6
"""Seconds that an observation takes at least: clocks are coarse."""


class Standing(msgspec.Struct, frozen=True):
    """Where a series of observations stands."""

    count: int
    """Observations so far."""
    seconds: float
    """What they cost."""
    distance: float
    """The half width of its widest interval, in targets: 1 is there, 2 is twice too wide."""
    floor: int
    """Observations that it gets in any case."""

    def is_there(self) -> bool:
        """Whether it needs no more."""
        return self.count >= self.floor and self.distance <= 1

    def cost(self) -> float:
        """Seconds an observation."""
        return max(QUICKEST, self.seconds / self.count)

    def gain(self) -> float:
        """How fast the square of its distance shrinks, by the second.

        A width falls with the root of the number of observations, its square with the number itself: a part
        in a hundred of what was spent so far takes a part in a hundred off.
        """
        return self.distance**2 / (self.count * self.cost())

    def missing(self) -> int:
        """Observations that should lead to the target if their spread stays as it is."""
        return max(1, math.ceil(self.count * (self.distance**2 - 1) - ROUNDING))


class Batch(msgspec.Struct, frozen=True):
    """What is to be played next: which series, and how many observations of it."""

    series: int
    count: int


def next_batch(standings: Sequence[Standing], budget: float) -> Batch | None:
    """The next observations within a budget of seconds; None: all are at their targets, or the time is over.

    Floors come first, in the order of the series, whatever they cost. A batch at most doubles what is known
    of a series: the spread of a few games is no good guess. Of equal gains the first series is taken.
    """
    for number, one in enumerate(standings):
        if one.count < one.floor:
            return Batch(number, one.floor - one.count)
    wanting = [number for number, one in enumerate(standings) if not one.is_there()]
    left = budget - sum(one.seconds for one in standings)
    if not wanting or left <= 0:
        return None
    chosen = max(wanting, key=lambda number: standings[number].gain())
    one = standings[chosen]
    affordable = int(min(left, budget / BATCHES) / one.cost())
    return Batch(chosen, max(1, min(affordable, one.missing(), one.count)))
