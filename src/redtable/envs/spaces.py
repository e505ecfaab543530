"""The spaces of Gymnasium and the arrays of NumPy that belong to an encoding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
from gymnasium import spaces

from redtable.envs.encoding import BYTES

if TYPE_CHECKING:
    from redtable.envs.encoding import Encoding
    from redtable.envs.play import Play

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
LEGAL: Final = "legal"
"""The same as a list of numbers, in `info`."""
CANDIDATES: Final = "candidates"


def numbers_space(encoding: Encoding, *shape: int) -> spaces.Box:
    """Numbers of an encoding."""
    low, high = (0, 255) if encoding.dtype == BYTES else (-32768, 32767)
    return spaces.Box(low, high, shape, np.dtype(encoding.dtype).type)


def observation_space(encoding: Encoding) -> spaces.Space[Observation]:
    """What a seat sees: numbers, the mask of legal actions, and the candidates where there are any."""
    parts: dict[str, spaces.Space[Any]] = {
        OBSERVATION: numbers_space(encoding, encoding.size),
        MASK: spaces.Box(0, 1, (encoding.actions,), np.int8),
    }
    if encoding.features:
        parts[CANDIDATES] = numbers_space(encoding, encoding.actions, encoding.features)
    space: Any = spaces.Dict(parts)
    return cast("spaces.Space[Observation]", space)


def array_of(encoding: Encoding, numbers: bytes) -> Array:
    """Numbers of an encoding as an array of one's own."""
    return np.frombuffer(bytearray(numbers), encoding.dtype)


def mask_of(play: Play) -> Array:
    """The legal actions of the seat that decides."""
    return np.frombuffer(play.mask(), np.int8)


def observed(play: Play, seat: int, mask: Array) -> Observation:
    """What a seat sees, with that mask."""
    encoding = play.encoding
    found = {OBSERVATION: array_of(encoding, play.observe(seat)), MASK: mask}
    if encoding.features:
        rows = encoding.candidates(play.position(), seat)
        found[CANDIDATES] = array_of(encoding, rows).reshape(encoding.actions, encoding.features)
    return found
