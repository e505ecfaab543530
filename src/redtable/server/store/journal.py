"""The journal of an SQLite store: the new log lines of a commit are one row, whatever tables they belong to.

A line that goes straight into `log` dirties a page of its own, because every table's lines lie elsewhere. So
lines are first journaled, and folded into `log` once their table has gathered enough to fill a page, once the
journal is too long, or once nothing else is to do. Memory holds exactly the lines that are not folded yet.

A row's number is its place: the bytes journaled before it. Rows are deleted only from the oldest on.
"""

from __future__ import annotations

import threading
from collections import deque
from itertools import chain
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.server.store.base import LEAST, MOST, LogRow
from redtable.server.store.insertion import Insertion

if TYPE_CHECKING:
    import sqlite3

INSERT: Final = Insertion("log", LogRow.__struct_fields__, "DO NOTHING")
JOURNAL: Final = "INSERT INTO journal (number, lines) VALUES (?, ?)"
LOWEST: Final = LEAST - 1
"""Below every number that a line can have."""


Commit = tuple[list[LogRow], list[str]]
"""A row of the journal: the lines that a commit added, and the tables whose earlier lines it deleted."""


def check(line: LogRow) -> None:
    """What could not be read back could never be folded: it is refused before it is in the journal."""
    for number in (line.sequence, line.seat, line.at):
        if not LEAST <= number <= MOST:
            raise ValueError(f"a line's number {number} is too large")
    for text in (line.code, line.text, line.data):
        if not isinstance(text, str):
            raise TypeError(f"{text!r} stands where a line has text")


class Limits:
    """How much is kept in the journal and moved at once."""

    def __init__(self) -> None:
        self.ripe = 64
        """A table with so many lines in the journal is folded: they fill a few pages."""
        self.worth = 8
        """So many tables must be ripe before any of them is folded: other commits are a single statement."""
        self.length = 8 << 20
        """Bytes of the journal behind which tables are folded however few lines they have."""
        self.extra_lines = 512
        """A commit folds no more lines than it brings and these: it stays short, and the journal does not
        grow."""
        self.extra_bytes = 1 << 20
        """A commit deletes no more of the journal than twice what it brings and these."""
        self.idle_lines = 512
        """Lines that are folded at once when nothing else is to do."""
        self.known = 20_000
        """Tables whose highest number is remembered."""


LIMITS: Final = Limits()


class Tail:
    """The lines of one table that are not folded yet, and the place of the first of them."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.lines: list[LogRow] = []


class Journal:
    """Belongs to the writer's thread, except for `lock` and, while it is held, `tails`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.cursor = connection.cursor()
        """For the statement of most commits: kept, it needs the interpreter's lock less often."""
        self.lock = threading.Lock()
        """Held over a COMMIT and the change of `tails` that goes with it, and by a reader while it begins to
        read `log` and looks into `tails`: so both show the same commit, and each line is in one of them."""
        self.tails: dict[str, Tail] = {}
        """By table, the one with the oldest line first."""
        self.ripe: deque[str] = deque()
        """Tables that have enough lines, or had and were folded for another reason."""
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
        """Take up what an earlier process journaled, except for the lines that it had folded."""
        rows = self.connection.execute("SELECT number, lines FROM journal ORDER BY number").fetchall()
        for number, blob in rows:
            lines, gone = self.decode(blob)
            for code in gone:
                self.tails.pop(code, None)
            self.remember(lines, number)
            self.end = number + len(blob)
        self.start = rows[0][0] if rows else self.end
        for code, tail in list(self.tails.items()):
            first = min(line.sequence for line in tail.lines)
            found = self.connection.execute(
                "SELECT sequence FROM log WHERE code = ? AND sequence >= ?", (code, first)
            ).fetchall()
            folded = {sequence for (sequence,) in found}
            tail.lines = [line for line in tail.lines if line.sequence not in folded]
            if not tail.lines:
                del self.tails[code]

    # What a commit consists of

    def add(self, line: LogRow) -> bool:
        """Take a line into the commit, unless its number is taken."""
        check(line)
        code, sequence = line.code, line.sequence
        highest = self.highest.get(code)
        if highest is None:
            highest = self.ask(code)
        if sequence > highest:
            self.highest[code] = sequence
        elif self.taken(code, sequence):
            return False
        self.added.append(line)
        return True

    def ask(self, code: str) -> int:
        """The highest number taken at a table, wherever its lines are."""
        (highest,) = self.connection.execute(
            "SELECT max(sequence) FROM log WHERE code = ?", (code,)
        ).fetchone()
        tail = self.tails.get(code)
        unfolded = [] if tail is None else [line.sequence for line in tail.lines]
        self.highest[code] = max([LOWEST if highest is None else highest, *unfolded])
        return self.highest[code]

    def taken(self, code: str, sequence: int) -> bool:
        """Whether a number that is not above all others is taken: in memory, in this commit or in `log`."""
        tail = self.tails.get(code)
        if tail is not None and any(line.sequence == sequence for line in tail.lines):
            return True
        if any(line.sequence == sequence and line.code == code for line in self.added):
            return True
        found = self.connection.execute(
            "SELECT 1 FROM log WHERE code = ? AND sequence = ?", (code, sequence)
        ).fetchone()
        return found is not None

    def forget(self, code: str) -> None:
        """The commit deletes a table's log, with the lines that it adds itself."""
        self.added = [line for line in self.added if line.code != code]
        self.gone.append(code)

    # Committing

    def commit(self, *, begun: bool, idle: bool) -> None:
        """Journal what was added, fold what is due, and commit that with all else in the transaction.

        If a transaction has not begun and nothing is due, one statement does it all.
        """
        place = end = self.end
        blob = b""
        if self.added or (self.gone and self.start != end):
            blob = self.encode((self.added, self.gone))
            end += len(blob)
        folded = self.due(end, idle)
        start = self.new_start(folded, place, end) if folded or idle else self.start
        whole = begun or bool(folded) or idle
        if whole and not begun:
            self.connection.execute("BEGIN IMMEDIATE")
        if folded:
            lines = chain.from_iterable(self.tails[code].lines for code in sorted(folded))
            INSERT.run(self.connection, map(msgspec.structs.astuple, lines))
        if start > self.start:
            self.connection.execute("DELETE FROM journal WHERE number < ?", (start,))
        if blob and whole:
            self.connection.execute(JOURNAL, (place, blob))
        with self.lock:
            if whole:
                self.connection.execute("COMMIT")
            elif blob:
                self.cursor.executemany(JOURNAL, [(place, blob)])
            for code in folded:
                del self.tails[code]
            for code in self.gone:
                self.tails.pop(code, None)
            self.remember(self.added, place)
        self.start, self.end = start, end
        if len(self.highest) > LIMITS.known:
            self.highest.clear()
        self.begin()

    def undo(self) -> None:
        """The transaction was rolled back, and `tails` was not touched."""
        self.ripe = deque(code for code, tail in self.tails.items() if len(tail.lines) >= LIMITS.ripe)
        self.begin()

    def remember(self, lines: list[LogRow], place: int) -> None:
        """These lines were journaled there."""
        tails = self.tails
        for line in lines:
            tail = tails.get(line.code)
            if tail is None:
                tail = tails[line.code] = Tail(place)
            tail.lines.append(line)
            if len(tail.lines) == LIMITS.ripe:
                self.ripe.append(line.code)

    def due(self, end: int, idle: bool) -> set[str]:
        """The tables to fold now: those whose lines lie too far back, then ripe ones if it is worth it."""
        budget = LIMITS.idle_lines if idle else len(self.added) + LIMITS.extra_lines
        old = end if idle else end - LIMITS.length
        chosen: set[str] = set()
        for code, tail in self.tails.items():
            if tail.place >= old or budget <= 0:
                break
            chosen.add(code)
            budget -= len(tail.lines)
        if len(self.ripe) >= LIMITS.worth:
            while self.ripe and budget > 0:
                code = self.ripe.popleft()
                ripe = self.tails.get(code)
                if ripe is not None and len(ripe.lines) >= LIMITS.ripe and code not in chosen:
                    chosen.add(code)
                    budget -= len(ripe.lines)
        return chosen.difference(self.gone)

    def new_start(self, folded: set[str], place: int, end: int) -> int:
        """Where the journal may begin once these are folded: before it lie no lines that are still needed."""
        needed = place if self.added else end
        for code, tail in self.tails.items():
            if code not in folded and code not in self.gone:
                needed = tail.place
                break
        return min(needed, self.start + 2 * (end - place) + LIMITS.extra_bytes)

    # Reading

    def lines(self, code: str) -> list[LogRow]:
        """A table's lines that are not folded yet, for a reader that holds the lock."""
        tail = self.tails.get(code)
        return [] if tail is None else tail.lines.copy()
