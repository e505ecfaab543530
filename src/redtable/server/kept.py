"""What log lines and snapshots consist of."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.server.clocks import ClockState

Drawn = tuple[str, int, tuple[int, ...], bool]


class Happened(msgspec.Struct, array_like=True):
    """An event of the kernel. What is as usual is left out at the end."""

    kind: str
    data: dict[str, Any]
    secret: dict[str, Any] = {}
    to: tuple[int, ...] = ()
    hidden: bool = False
    reveals: bool = False


class LineData(msgspec.Struct, array_like=True):
    """What chance gave and what happened."""

    draws: list[Drawn]
    events: list[Happened]


class Snapshot(msgspec.Struct, kw_only=True):
    """A checkpoint of the kernel with the clocks. These may be ahead: they count up to `clock_sequence`."""

    sequence: int
    position: str
    draws: int
    versions: dict[int, int]
    fates: dict[int, str]
    clock: ClockState | None
    clock_sequence: int
