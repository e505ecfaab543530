"""How a teammate with another mind hears a clue: what it will find close, and how sure we can be of that.

The figures are how one encoder's closeness follows from the other's, over all clue words and all things that
can be drawn; `python -m bench.pictures --listener` measures them. The closer a card is to us, the more a
stranger may disagree, unless the clue is one of the card's own keywords: those everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

OURS = (-2.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
THEIRS = (-0.33, -0.07, 0.19, 0.65, 1.35, 2.3, 3.2, 4.0, 5.45, 6.85)
"""What a stranger finds on average where we find `OURS`."""
SPREAD = (0.9, 0.87, 0.98, 1.2, 1.5, 1.8, 2.05, 2.3, 3.0, 3.5)
NAMED_SPREAD = 0.15
"""For a card with that keyword, as a part of the closeness."""


def heard(near: Array, named: Array) -> tuple[Array, Array]:
    """What a stranger finds where we find `near`, and how sure that is; `named`: the word is a keyword."""
    mean = np.where(named, near, np.interp(near, OURS, THEIRS))
    spread = np.where(named, np.maximum(near, 2.0) * NAMED_SPREAD, np.interp(near, OURS, SPREAD))
    return mean.astype(np.float32), spread.astype(np.float32)
