"""How the teammates of a spymaster may hear a clue, and how likely that is after what they touched.

A teammate is as one of the crowd's listeners, who differs from a stranger (`listener.py`) by some factor, or
one who thinks as we do. What was touched after each clue, card by card, speaks for those who would have
touched the same. Whoever sits there, people or bots: a seat is not told, and needs not be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.bots.pictures.listener import heard
from redtable.bots.pictures.operative import STOP
from redtable.bots.pictures.table import as_operatives_hear

if TYPE_CHECKING:
    from collections.abc import Sequence

    Array = np.ndarray[Any, np.dtype[Any]]

FACTORS = (0.5, 1.0, 1.5)
"""How much more or less than a stranger a teammate may differ."""
EXPECTED = (0.25, 0.5, 0.25)
"""How likely each of these factors is before anything was touched."""
LIKE_US = {"pictures": 0.3, "words": 0.05}
"""How likely it is, before anything was touched, that a teammate thinks as we do; among words a stranger
hears little of what we know by definitions."""
SAME = 0.3
"""The spread of what is heard by one who thinks as we do."""
DOUBT = 0.1
"""How much of what was expected stays, whatever was touched: people come and go."""
SLIP = 0.02
"""How often a card is touched for reasons that nobody imagines."""
TRIALS = 256
"""So often every kind of teammate is imagined to hear a clue that was given."""
TAIL = 8
"""Degrees of freedom of the noise: now and then a teammate hears something quite different."""
BY_NAME = 0.7
"""Among words, how much the listeners count who go by the word itself; the others go by definitions, of which
strangers hear little."""


def by_name(crowd: Array) -> Array:
    """What listeners find among words, together: those who go by the word itself, and by definitions."""
    return np.asarray(BY_NAME * crowd[::2].mean(0) + (1 - BY_NAME) * crowd[1::2].mean(0))


def expected(listeners: int, shown: str) -> Array:
    """How likely every ear (row) with every factor (column) is before anything was touched."""
    ears = np.array([*[(1 - LIKE_US[shown]) / listeners] * listeners, LIKE_US[shown]])
    return np.asarray(ears[:, None] * np.array(EXPECTED))


def ears(crowd: Array, named: Array, written: Array) -> tuple[Array, Array]:
    """What every ear finds where the crowd's listeners find something, and how far that varies.

    The last ear is one who thinks as our operatives do.
    """
    ours = as_operatives_hear(crowd, written)
    strangers = crowd.copy()
    strangers[:, :, written] = by_name(crowd)[:, written]
    found = [heard(listener, named, written) for listener in strangers]
    found.append((ours, np.full_like(ours, SAME)))
    return np.stack([mean for mean, _ in found]), np.stack([spread for _, spread in found])


def likelihood(mean: Array, spread: Array, touched: Sequence[int], stops: bool, seed: int) -> Array:
    """How likely each ear (row of `mean`) with each factor touches these cards (columns), one by one.

    `stops`: and then nothing more, though the number would allow it.
    """
    noise = np.random.default_rng(seed).standard_t(TAIL, (TRIALS, mean.shape[1])).astype(np.float32)
    factors = np.array(FACTORS, dtype=np.float32)[:, None, None]
    near = mean[:, None, None] + factors * spread[:, None, None] * noise
    likely = np.ones(near.shape[:2])
    for done, card in enumerate(touched):
        usual = 1.0 / (mean.shape[1] - done)
        likely *= SLIP * usual + (1 - SLIP) * (near.argmax(3) == card).mean(2)
        near[..., card] = -np.inf
    if stops:
        likely *= SLIP + (1 - SLIP) * (near.max(3) < STOP["picture"]).mean(2)
    return likely


def shares(weights: Array, samples: int) -> Array:
    """How many of so many samples every weight gets."""
    ends = np.round(np.cumsum(weights.ravel()) / weights.sum() * samples).astype(int)
    return np.asarray(np.diff(ends, prepend=0).reshape(weights.shape))
