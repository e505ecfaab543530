"""How long actions take, without the locks that one thread does not need; compiled, since all are counted."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0]
"""In seconds. Of a constant tuple, compiled code would make all objects anew whenever it looks into it."""


class Histogram:
    """How many there were up to each bound, and above the last."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
