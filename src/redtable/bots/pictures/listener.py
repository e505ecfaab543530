"""How a teammate with another mind hears a clue: what it will find close, and how sure we can be of that.

Pictures: how one encoder's closeness follows from the other's, over all clue words and all things that can be
drawn. Words: what an encoder that knows the words alone finds where another one, with definitions, finds
`OURS`; the mean of both directions, in English, over all clue words. `python -m bench.pictures --listener
--cards words` measures the like over the 3,000 most frequent ones, which are heard a little better (3.8 for 6
from MiniLM to USE, where all words give 3.4). The closer a card is to us, the more a stranger may disagree,
unless the clue is one of a picture's own keywords: those everybody knows.
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
    (-0.20, -0.13, 0.09, 0.61, 1.37, 2.09, 2.78, 3.47, 4.80, 5.70),
    (0.98, 1.01, 1.08, 1.21, 1.32, 1.39, 1.50, 1.60, 1.70, 1.70),
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
