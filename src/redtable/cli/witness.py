"""What this computer saw of the tables it played at, kept to be held against their records."""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from redtable.client.seal import BrokenSeal, Seal, seen_digest

if TYPE_CHECKING:
    from redtable.kernel.match import Match
    from redtable.kernel.record import Record
    from redtable.protocol.fields import Events


class Witness(msgspec.Struct, kw_only=True):
    """A table of a server through the eyes of one seat."""

    server: str
    seal: Seal
    seat: int = -1
    seen: str = ""
    """The fingerprint of everything that the seat was told, once the match was over."""

    def saw(self, seat: int, events: list[Events]) -> None:
        """Keep what the seat was told in the whole match."""
        self.seat = seat
        self.seen = seen_digest(events)

    def check(self, record: Record, match: Match) -> None:
        """Raise BrokenSeal if a record is not of the match that was played here."""
        self.seal.check_record(record)
        if self.seen and self.seen != seen_digest(match.updates(self.seat)):
            raise BrokenSeal("the record tells another match than the one that was played here")


def folder() -> Path:
    """Where they are kept."""
    import platformdirs

    return Path(platformdirs.user_data_dir("redtable", appauthor=False)) / "seals"


def file_of(server: str, code: str) -> Path:
    """The file for a table of a server."""
    return folder() / f"{code}-{hashlib.sha256(server.encode()).hexdigest()[:8]}.json"


def load_witness(server: str, code: str) -> Witness:
    """What is kept of a table; a new one if there is nothing."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(file_of(server, code).read_bytes(), type=Witness)
    return Witness(server=server, seal=Seal(code=code))


def save_witness(witness: Witness) -> None:
    """Keep it, for this user only: before the start it holds a secret."""
    file = file_of(witness.server, witness.seal.code)
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}")
    draft.touch(mode=0o600)
    draft.write_bytes(msgspec.json.encode(witness))
    draft.replace(file)


def witness_of(record: Record) -> Witness | None:
    """What this computer kept of the table of a record, if it put something in there.

    If several servers had a table of this code, the one with the record's commitment.
    """
    found = []
    for file in sorted(folder().glob(f"{record.table}-*.json")) if record.table.isalnum() else []:
        with contextlib.suppress(OSError, msgspec.DecodeError):
            found.append(msgspec.json.decode(file.read_bytes(), type=Witness))
    found = [witness for witness in found if witness.seal.announced is not None]
    found.sort(key=lambda witness: witness.seal.committed != record.committed)
    return found[0] if found else None
