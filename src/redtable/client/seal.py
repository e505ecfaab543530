"""What a client puts into the chance of a match, and what it saw of the others' part: its seal.

The client commits when it is ready and reveals when the table is starting; before it reveals it writes down
what everybody committed to. From then on nothing may differ from what it wrote down (`sealed.py` has the
hashes, `docs/records.md` what follows from them).
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.kernel.sealed import new_entropy, seat_commitment

if TYPE_CHECKING:
    from redtable.kernel.record import Record
    from redtable.protocol.fields import Events
    from redtable.protocol.tables import TableView


class BrokenSeal(RedtableError):  # noqa: N818 - it accuses, it is no mistake of ours
    """The server does not keep to what this client saw before it revealed its entropy."""


class Announced(msgspec.Struct, kw_only=True):
    """The match as it was announced when this client revealed."""

    game: str
    ruleset: str
    options: dict[str, Any]
    commitments: list[str]
    """Seat by seat; empty where a seat puts nothing in."""


class Seal(msgspec.Struct, kw_only=True):
    """What one client knows of the chance of one table. It holds secrets until the match starts."""

    code: str
    committed: str = ""
    """The server's commitment, which this client's own are bound to."""
    secrets: dict[int, str] = {}
    """The entropy of this client's seats."""
    called_off: int = 0
    """How many starts had been called off when this client committed."""
    announced: Announced | None = None

    def commit(self, table: TableView) -> dict[int, str]:
        """What this client's seats commit to. Nothing of it may have been revealed before."""
        if table.commitment != self.committed:
            self.committed = table.commitment
            self.secrets = {}
            self.announced = None
        elif self.announced is not None:
            raise BrokenSeal("the server keeps its seed after entropy was revealed")
        self.called_off = table.called_off
        mine = [seat.seat for seat in table.seats if seat.yours]
        for seat in mine:
            self.secrets.setdefault(seat, new_entropy())
        return {seat: self.commitment_of(seat) for seat in mine}

    def commitment_of(self, seat: int) -> str:
        """What a seat of this client committed to."""
        return seat_commitment(self.code, seat, self.committed, self.secrets[seat])

    def holds(self, table: TableView) -> list[int]:
        """The seats at a table that committed to what this client can reveal."""
        if table.commitment != self.committed:
            return []
        return [
            seat.seat
            for seat in table.seats
            if seat.yours and seat.seat in self.secrets and seat.commitment == self.commitment_of(seat.seat)
        ]

    def must_commit_again(self, table: TableView) -> bool:
        """Whether the start for which this client was ready was called off because of others."""
        mine = [seat for seat in table.seats if seat.yours and seat.seat in self.secrets]
        if not mine or table.called_off != self.called_off + 1 or table.commitment == self.committed:
            return False
        return not any(seat.ready or seat.seat in table.missing for seat in mine)

    def reveal(self, table: TableView) -> dict[int, str]:
        """What this client's seats reveal, after writing down what all seats are committed to."""
        held = self.holds(table)
        if not held:
            return {}
        if self.announced is None:
            self.announced = announced(table)
        elif self.announced != announced(table):
            raise BrokenSeal("the table changed after this client revealed its entropy")
        return {seat: self.secrets[seat] for seat in held}

    def check_start(self, table: TableView) -> None:
        """When the match runs: everybody revealed what was written down, and it is the announced match."""
        if self.announced is None:
            return
        if table.commitment != self.committed or announced(table) != self.announced:
            raise BrokenSeal("the match is not the one for which this client revealed its entropy")
        for seat in table.seats:
            if not seat.commitment and not seat.entropy:
                continue
            if seat_commitment(self.code, seat.seat, self.committed, seat.entropy) != seat.commitment:
                raise BrokenSeal(f"seat {seat.seat} did not reveal what it had committed to")

    def check_record(self, record: Record) -> None:
        """After the match: its record has what this client saw before it began."""
        announced = self.announced
        if announced is None:
            return
        if record.committed != self.committed:
            raise BrokenSeal("the record has another commitment than the server had published")
        if record.table != self.code or record.commitments != announced.commitments:
            raise BrokenSeal("the record has other commitments of seats than were fixed before the match")
        played = (record.game, record.ruleset, record.options)
        if record.position or played != (announced.game, announced.ruleset, announced.options):
            raise BrokenSeal("the record is not of the match that was announced")
        for seat, secret in self.secrets.items():
            if announced.commitments[seat] == self.commitment_of(seat) and record.entropy[seat] != secret:
                raise BrokenSeal("the record does not have the entropy that this client revealed")


def announced(table: TableView) -> Announced:
    """What a table says of its match before it begins."""
    return Announced(
        game=table.slug,
        ruleset=table.ruleset,
        options=table.options,
        commitments=[seat.commitment for seat in table.seats],
    )


def seen_digest(seen: list[Events]) -> str:
    """A fingerprint of everything that a seat was told, step by step."""
    return hashlib.sha256(msgspec.json.encode(seen, order="sorted")).hexdigest()
