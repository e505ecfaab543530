"""What numba's samplers share: random bits, bits in words, the owner's choice, and histograms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

if TYPE_CHECKING:
    from collections.abc import Callable

Array = Any
Number = Any
"""Numpy arrays and numbers of the machine: numba knows their types."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ONE = np.uint64(1)
TRUE = ir.Constant(ir.IntType(1), 1)


def native(function: Callable[..., Any]) -> Any:
    """Compile with numba, without counting references: nothing here makes an array."""
    options: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
    return njit(**options)(function)


def trailing_zeros(_context: Any, _bits: Any) -> Any:
    """The number of the lowest bit that is set, by the processor's own instruction; there must be one."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], TRUE)

    return types.uint64(types.uint64), build


lowest_bit: Any = intrinsic(trailing_zeros)


@native
def mixed(counter: Number) -> Any:
    """64 random bits from a counter (the generator splitmix64)."""
    z = counter
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@native
def ones(bits: Number) -> Number:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - ONE
        count += 1
    return count


@native
def best_option(
    left: Array, base: Number, first: Number, last: Number, options: Array, ranks: Array, closed: Number
) -> Number:
    """BD-4.1: what the owner's order gives up: lowest rank, then the fullest; -1 if nothing is left.

    `left` begins at `base`; `closed` has a bit for each option that is not to be had.
    """
    best = -1
    rank = 1 << 30
    most = 0
    for at in range(first, last):
        option = options[at]
        count = left[base + np.uint64(option)]
        if count == 0 or (closed >> np.uint64(option)) & ONE:
            continue
        if ranks[at] > rank:
            break
        if count > most:
            best = option
            rank = ranks[at]
            most = count
    return best


@native
def count_losses(
    left: Array, base: Number, ends: Array, first: Array, systems: Array, histogram: Array
) -> None:
    """Add one outcome to the histograms, which lie end to end: first the `first[0]` tallies of one system.

    `ends` says where the histogram of each tally has its last place, that of all boxes lost.
    """
    single = first[0]
    for tally in range(single):
        histogram[np.uint64(ends[tally] - left[base + systems[tally]])] += 1
    for tally in range(single, ends.shape[0]):
        place = ends[tally]
        for at in range(first[tally - single], first[tally - single + 1]):
            place -= left[base + systems[at]]
        histogram[np.uint64(place)] += 1
