"""Pearson's chi-square against a table: whether counts look like what they should."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

CRITICAL = {3: 16.266, 5: 20.515, 9: 27.877, 23: 49.728, 35: 66.619, 81: 126.083}
"""What a true distribution exceeds once in a thousand times, by degrees of freedom."""


def chi_square(counts: Iterable[int], expected: float) -> float:
    """How far counts are from all being what is expected."""
    return sum((count - expected) ** 2 / expected for count in counts)
