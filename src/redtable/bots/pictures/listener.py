"""How a teammate with another mind hears a clue: what it will find close, and how sure we can be of that.

The figures are how one encoder's closeness follows from the other's, over all clue words and all things that
can be drawn (the mean of three languages), and over all clue words and the words of the deck (English);
`python -m bench.pictures --listener` and `--listener --cards words` measure them. The closer a card is to us,
the more a stranger may disagree, unless the clue is one of a picture's own keywords: those everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

OURS = (-2.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
PICTURES = (
    (-0.40, -0.07, 0.24, 0.76, 1.55, 2.49, 3.32, 4.11, 5.40, 7.14),
    (0.88, 0.82, 0.96, 1.19, 1.48, 1.74, 1.97, 2.25, 2.98, 3.27),
)
"""What a stranger finds on average where we find `OURS`, and the spread of that."""
WORDS = (
    (-0.53, -0.05, 0.25, 0.8, 1.78, 2.9, 3.99, 5.03, 7.06, 9.04),
    (0.86, 0.85, 0.92, 1.13, 1.35, 1.44, 1.48, 1.51, 1.52, 1.5),
)
NAMED_SPREAD = 0.15
"""For a card with that keyword, as a part of the closeness."""


def heard(near: Array, named: Array, written: Array) -> tuple[Array, Array]:
    """What a stranger finds where we find `near`, and how sure that is.

    `named`: the clue (row) is a keyword of the card (column); `written`: the card is a word, not a picture.
    """
    mean, spread = (
        np.where(written, np.interp(near, OURS, words), np.interp(near, OURS, pictures))
        for pictures, words in zip(PICTURES, WORDS, strict=True)
    )
    mean = np.where(named, near, mean)
    spread = np.where(named, np.maximum(near, 2.0) * NAMED_SPREAD, spread)
    return mean.astype(np.float32), spread.astype(np.float32)
