"""Numbers that score well, found by trying: the cross-entropy method with a spread for every number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    Array = np.ndarray[Any, np.dtype[Any]]

BROAD: Final = 0.5
"""The spread at first: most factors between 0.4 and 2.7."""
ELITE: Final = 0.25
"""The share of the tried that the next ones are drawn around."""
TRUST: Final = 0.7
"""How far the middle goes to that of the elite in one step."""
PATIENCE: Final = 0.3
"""The same for the spread: scores are noisy, and whoever narrows down at once stays where luck was."""


class Evolution:
    """Draws numbers around a middle, which moves to those that scored best."""

    def __init__(self, size: int, seed: int) -> None:
        self.middle: Array = np.zeros(size)
        self.spread: Array = np.full(size, BROAD)
        self.random = np.random.default_rng(seed)

    def draw(self, count: int) -> Array:
        """So many to try: the middle itself, and pairs on opposite sides of it."""
        steps = self.random.normal(0.0, 1.0, ((count - 1 + 1) // 2, len(self.middle))) * self.spread
        around = np.concatenate([steps, -steps])[: count - 1]
        return np.vstack([np.zeros_like(self.middle), around]) + self.middle

    def learn(self, tried: Array, scores: Sequence[float]) -> None:
        """Go on around the best of those that were tried."""
        best = np.argsort(-np.asarray(scores), kind="stable")[: max(2, round(ELITE * len(tried)))]
        elite = tried[best]
        self.middle = self.middle + TRUST * (elite.mean(0) - self.middle)
        self.spread = self.spread + PATIENCE * (elite.std(0, ddof=1) - self.spread)
