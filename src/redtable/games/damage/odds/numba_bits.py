"""What numba's samplers share: how a function is compiled, random bits, and bits in words."""

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
ZERO = np.uint64(0)
ONE = np.uint64(1)
OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
TRUE = ir.Constant(ir.IntType(1), 1)


def native(function: Callable[..., Any]) -> Any:
    """Compile with numba, without counting references: nothing here makes an array."""
    return njit(**OPTIONS, forceinline=False)(function)


def inlined(function: Callable[..., Any]) -> Any:
    """The same as a part of its caller: for many arrays, a call takes longer than a few cards."""
    return njit(**OPTIONS, forceinline=True)(function)


def trailing_zeros(_context: Any, _bits: Any) -> Any:
    """The number of the lowest bit that is set, by the processor's own instruction; there must be one."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], TRUE)

    return types.uint64(types.uint64), build


def population(_context: Any, _bits: Any) -> Any:
    """How many bits are set, by the processor's own instruction."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


lowest_bit: Any = intrinsic(trailing_zeros)
ones: Any = intrinsic(population)


@native
def mixed(counter: Number) -> Any:
    """64 random bits from a counter (the generator splitmix64)."""
    z = counter
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@native
def lowest(bits: Number) -> Any:
    """The lowest bit that is set, alone; nothing if there is none."""
    return bits & (ZERO - bits)


@native
def highest(bits: Number, number: Number) -> Any:
    """So many of the bits that are set, the highest."""
    while ones(bits) > number:
        bits ^= lowest(bits)
    return bits
