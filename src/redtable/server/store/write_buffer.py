"""The write buffer of an SQLite store (its table `journal`): the log rows of a commit go in as one blob.

A row that goes straight into `log` dirties a page of its own, because every table's rows lie elsewhere. So
rows are buffered first, and folded into `log` once their table has gathered enough to fill a page, once the
buffer is too long, or once nothing else is to do. Memory holds exactly the rows that are not folded yet.

A blob's number is its place: the bytes buffered before it. Blobs are deleted only from the oldest on.
"""

from __future__ import annotations

from collections import deque
from itertools import chain
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.server.store.rows import LEAST, LogRow

if TYPE_CHECKING:
    import sqlite3

    from redtable.server.store.writer import Limits

FOLD: Final = (
    "INSERT INTO log (code, sequence, seat, text, at, data) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
JOURNAL: Final = "INSERT INTO journal (number, lines) VALUES (?, ?)"
LOWEST: Final = LEAST - 1
"""Below every number that a row can have."""


Commit = tuple[list[LogRow], list[str]]
"""A blob: the rows that a commit added, and the tables whose earlier rows it deleted."""


class Tail:
    """The rows of one table that are not folded yet, and the place of the first of them."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.rows: list[LogRow] = []


class WriteBuffer:
    """The rows of all tables that are not folded yet, and the commit that is being put together."""

    def __init__(self, connection: sqlite3.Connection, limits: Limits) -> None:
        self.connection = connection
        self.limits = limits
        self.tails: dict[str, Tail] = {}
        """By table, the one with the oldest row first."""
        self.ripe: deque[str] = deque()
        """Tables that have enough rows, or had and were folded for another reason."""
        self.highest: dict[str, int] = {}
        """No number above this is taken at a table; a commit that failed may leave it too high."""
        self.start = 0
        self.end = 0
        self.begin()
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(Commit).decode

    def begin(self) -> None:
        """Nothing is in the commit yet."""
        self.added: list[LogRow] = []
        self.gone: list[str] = []

    # Opening

    def load(self) -> None:
        """Take up what an earlier process buffered, except for the rows that it had folded."""
        stored = self.connection.execute("SELECT number, lines FROM journal ORDER BY number").fetchall()
        for number, blob in stored:
            rows, gone = self.decode(blob)
            for code in gone:
                self.tails.pop(code, None)
            self.remember(rows, number)
            self.end = number + len(blob)
        self.start = stored[0][0] if stored else self.end
        for code, tail in list(self.tails.items()):
            first = min(row.sequence for row in tail.rows)
            found = self.connection.execute(
                "SELECT sequence FROM log WHERE code = ? AND sequence >= ?", (code, first)
            ).fetchall()
            folded = {sequence for (sequence,) in found}
            tail.rows = [row for row in tail.rows if row.sequence not in folded]
            if not tail.rows:
                del self.tails[code]

    # What a commit consists of

    def add(self, row: LogRow) -> bool:
        """Take a row into the commit, unless its number is taken."""
        code, sequence = row.code, row.sequence
        highest = self.highest.get(code)
        if highest is None:
            highest = self.ask(code)
        if sequence > highest:
            self.highest[code] = sequence
        elif self.taken(code, sequence):
            return False
        self.added.append(row)
        return True

    def ask(self, code: str) -> int:
        """The highest number taken at a table, wherever its rows are."""
        (highest,) = self.connection.execute(
            "SELECT max(sequence) FROM log WHERE code = ?", (code,)
        ).fetchone()
        tail = self.tails.get(code)
        unfolded = [] if tail is None else [row.sequence for row in tail.rows]
        self.highest[code] = max([LOWEST if highest is None else highest, *unfolded])
        return self.highest[code]

    def taken(self, code: str, sequence: int) -> bool:
        """Whether a number that is not above all others is taken: in memory, in this commit or in `log`."""
        tail = self.tails.get(code)
        if tail is not None and any(row.sequence == sequence for row in tail.rows):
            return True
        if any(row.sequence == sequence and row.code == code for row in self.added):
            return True
        found = self.connection.execute(
            "SELECT 1 FROM log WHERE code = ? AND sequence = ?", (code, sequence)
        ).fetchone()
        return found is not None

    def forget(self, code: str) -> None:
        """The commit deletes a table's log, with the rows that it adds itself."""
        self.added = [row for row in self.added if row.code != code]
        self.gone.append(code)

    # Committing

    def commit(self, *, idle: bool) -> None:
        """Put what was added into the buffer, fold what is due, and commit all of the transaction."""
        place = end = self.end
        blob = b""
        if self.added or (self.gone and self.start != end):
            blob = self.encode((self.added, self.gone))
            end += len(blob)
        folded = self.due(end, idle)
        start = self.new_start(folded, place, end) if folded or idle else self.start
        if folded:
            rows = chain.from_iterable(self.tails[code].rows for code in sorted(folded))
            self.connection.executemany(FOLD, map(msgspec.structs.astuple, rows))
        if start > self.start:
            self.connection.execute("DELETE FROM journal WHERE number < ?", (start,))
        if blob:
            self.connection.execute(JOURNAL, (place, blob))
        self.connection.execute("COMMIT")
        for code in folded:
            del self.tails[code]
        for code in self.gone:
            self.tails.pop(code, None)
        self.remember(self.added, place)
        self.start, self.end = start, end
        if len(self.highest) > self.limits.known:
            self.highest.clear()
        self.begin()

    def undo(self) -> None:
        """The transaction was rolled back, and `tails` was not touched."""
        ripe = self.limits.ripe
        self.ripe = deque(code for code, tail in self.tails.items() if len(tail.rows) >= ripe)
        self.begin()

    def remember(self, rows: list[LogRow], place: int) -> None:
        """These rows were buffered there."""
        tails, ripe = self.tails, self.limits.ripe
        for row in rows:
            tail = tails.get(row.code)
            if tail is None:
                tail = tails[row.code] = Tail(place)
            tail.rows.append(row)
            if len(tail.rows) == ripe:
                self.ripe.append(row.code)

    def due(self, end: int, idle: bool) -> set[str]:
        """The tables to fold now: those whose rows lie too far back, then ripe ones."""
        limits = self.limits
        budget = limits.idle_rows if idle else len(self.added) + limits.extra_rows
        old = end if idle else end - limits.length
        chosen: set[str] = set()
        for code, tail in self.tails.items():
            if tail.place >= old or budget <= 0:
                break
            chosen.add(code)
            budget -= len(tail.rows)
        while self.ripe and budget > 0:
            code = self.ripe.popleft()
            ripe = self.tails.get(code)
            if ripe is not None and len(ripe.rows) >= limits.ripe and code not in chosen:
                chosen.add(code)
                budget -= len(ripe.rows)
        return chosen.difference(self.gone)

    def new_start(self, folded: set[str], place: int, end: int) -> int:
        """Where the buffer may begin once these are folded: before it lie no rows that are still needed."""
        needed = place if self.added else end
        for code, tail in self.tails.items():
            if code not in folded and code not in self.gone:
                needed = tail.place
                break
        return min(needed, self.start + 2 * (end - place) + self.limits.extra_bytes)

    # Reading

    def rows(self, code: str) -> list[LogRow]:
        """A table's rows that are not folded yet."""
        tail = self.tails.get(code)
        return [] if tail is None else tail.rows
