"""A match as it is kept to be taken up again without its whole log."""

from __future__ import annotations

import msgspec

from redtable.server.clocks import ClockState


class Snapshot(msgspec.Struct, kw_only=True):
    """A checkpoint of the kernel with the clocks. These may be ahead: they count up to `clock_sequence`."""

    sequence: int
    position: str
    draws: int
    versions: dict[int, int]
    fates: dict[int, str]
    clock: ClockState | None
    clock_sequence: int
