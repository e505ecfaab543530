"""Files of the lab that one process alone writes, and JSON Lines files that are taken up again."""

from __future__ import annotations

import fcntl
import os
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from redtable.lab.matches import LabError

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

ROW = TypeVar("ROW", bound=msgspec.Struct)


class HeldFile:
    """A file that no other process writes until this one closes it or ends.

    The lock is the process's own (POSIX), so that workers that outlive it do not hold it. It would be lost if
    the process closed the file by another descriptor: everything goes through this one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as fault:
            raise LabError(f"{path} cannot be written: {fault.strerror}") from fault
        try:
            fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            os.close(self.file)
            raise LabError(
                f"{path} is being written by another run of the lab: wait for it, or name another file"
            ) from fault

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let others write."""
        os.close(self.file)

    def read(self) -> bytes:
        """All of it."""
        return os.pread(self.file, os.fstat(self.file).st_size, 0)

    def append(self, data: bytes) -> None:
        """Add something at the end; it is in the file when this returns."""
        while data:
            data = data[os.write(self.file, data) :]

    def cut(self, length: int) -> None:
        """Keep so many bytes."""
        os.ftruncate(self.file, length)


class RowsFile(Generic[ROW]):
    """A JSON Lines file: a header that says what it holds, and rows that are added one by one.

    It goes on only with the same header. A line that was broken off in the middle is cut away.
    """

    def __init__(self, path: Path, header: msgspec.Struct, kind: type[ROW]) -> None:
        self.path = path
        self.rows: list[ROW] = []
        self.held = HeldFile(path)
        try:
            self.begin(header, kind)
        except BaseException:
            self.held.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.held.close()

    def begin(self, header: msgspec.Struct, kind: type[ROW]) -> None:
        """Read what is there, or write the header. Refuses a file of something else."""
        data = self.held.read()
        if not data:
            self.held.append(msgspec.json.encode(header) + b"\n")
            return
        lines = data.split(b"\n")
        try:
            found: Any = msgspec.json.decode(lines[0], type=type(header))
            self.rows = [msgspec.json.decode(line, type=kind) for line in lines[1:-1]]
        except msgspec.MsgspecError as fault:
            raise LabError(f"{self.path} is not a file of games of this version: {fault}") from fault
        for field in header.__struct_fields__:
            asked, there = getattr(header, field), getattr(found, field)
            if asked != there:
                raise LabError(
                    f"{self.path} holds other games: its {field} is {there!r}, not {asked!r}; "
                    "name another file"
                )
        self.held.cut(len(data) - len(lines[-1]))

    def add(self, row: ROW) -> None:
        """Write a row; it is in the file when this returns."""
        self.held.append(msgspec.json.encode(row) + b"\n")
        self.rows.append(row)
