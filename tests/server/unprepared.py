"""Bots of Pictures that cannot play yet, as far as a test says."""

from __future__ import annotations

import fcntl
from typing import TYPE_CHECKING, TextIO

from redtable.bots.pictures.encoders import ENCODERS
from redtable.bots.pictures.prepared import cache_file

if TYPE_CHECKING:
    from pathlib import Path


class Unprepared:
    """A cache folder in which somebody else makes what bots need, as far as a test says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "redtable" / "pictures"
        self.folder.mkdir(parents=True)
        self.locks: dict[str, TextIO] = {}

    def hold(self, language: str, percent: int) -> None:
        """Both encoders of a language are so far."""
        for name in ENCODERS:
            file = (self.folder / cache_file(language, name).name).with_suffix(".lock")
            if file.name not in self.locks:
                self.locks[file.name] = file.open("w")
            lock = self.locks[file.name]
            fcntl.flock(lock, fcntl.LOCK_EX)
            lock.seek(0)
            lock.truncate()
            print(percent, end="", file=lock, flush=True)

    def keep_waiting(self, language: str) -> None:
        """Nobody makes a language yet, and whoever begins has to wait."""
        self.hold(language, 0)
        for lock in self.locks.values():
            fcntl.flock(lock, fcntl.LOCK_SH)

    def close(self) -> None:
        """Nobody makes anything any more."""
        for lock in self.locks.values():
            lock.close()
