"""Where games are kept while they are played: after every action the whole record is on the disk."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from redtable.cli.user_error import UserError
from redtable.kernel.record import Record, read_record, write_record

if TYPE_CHECKING:
    from collections.abc import Callable

SUFFIX = ".record"


def new_save(slug: str) -> Path:
    """A file for a new game, in the user's data folder, named after the game and the time."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("redtable", appauthor=False)) / "games"
    name = f"{slug.replace(':', '-')}-{datetime.now():%Y%m%d-%H%M%S}"
    file = folder / f"{name}{SUFFIX}"
    count = 2
    while file.exists():
        file = folder / f"{name}-{count}{SUFFIX}"
        count += 1
    return file


def save_record(record: Record, file: Path) -> None:
    """Write a record so that the file holds, at every moment, either the old text or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False
        ) as draft:
            draft.write(write_record(record))
            draft.flush()
            os.fsync(draft.fileno())
        Path(draft.name).replace(file)
    except OSError as fault:
        raise UserError("cli-problem-not-saved", file=str(file), why=str(fault.strerror)) from fault


def write_file(file: Path, content: bytes) -> None:
    """Write a file, and its folder if there is none; or say why it can't be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    except OSError as fault:
        raise UserError("cli-problem-not-saved", file=str(file), why=str(fault.strerror)) from fault


def load_record(file: Path, read: Callable[[str], Record] = read_record) -> Record:
    """The record in a file."""
    if not file.is_file():
        raise UserError("cli-problem-no-file", file=str(file))
    try:
        return read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise UserError("cli-problem-unreadable", file=str(file), why=str(fault)) from fault
