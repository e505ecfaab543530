"""The shapes that log rows and snapshots are stored in."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.server.clocks import ClockState

StoredDraw = tuple[str, int, tuple[int, ...], bool]


class StoredEvent(msgspec.Struct, array_like=True):
    """An event of the kernel. What is as usual is left out at the end."""

    kind: str
    data: dict[str, Any]
    secret: dict[str, Any] = {}
    to: tuple[int, ...] = ()
    hidden: bool = False
    reveals: bool = False


class RowData(msgspec.Struct, array_like=True):
    """What chance gave and what happened."""

    draws: list[StoredDraw]
    events: list[StoredEvent]


class Snapshot(msgspec.Struct, kw_only=True):
    """A checkpoint of the kernel with the clocks. These may be ahead: they count up to `clock_sequence`."""

    sequence: int
    position: str
    draws: int
    versions: dict[int, int]
    fates: dict[int, str]
    clock: ClockState | None
    clock_sequence: int
