"""SQLite inside the process: one writer thread that commits whatever waits in one go, one reader thread.

Log lines go into a journal first (`journal.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from operator import attrgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from redtable.server.store.base import (
    DELETE_LOG,
    MAX_SEQUENCE,
    NEWER_SNAPSHOT,
    READ_LOG,
    SAVE_SNAPSHOT,
    Conflict,
    LogRow,
    Row,
    Store,
    StoreError,
)
from redtable.server.store.insertion import Insertion
from redtable.server.store.journal import Journal
from redtable.server.store.migrations import MIGRATIONS, SQLITE_WORDS
from redtable.server.store.pending import Pending, settle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Found = TypeVar("Found")
by_sequence: Final = attrgetter("sequence")
SNAPSHOTS: Final = Insertion("snapshots", ("code", "sequence", "data"), NEWER_SNAPSHOT)
BATCH: Final = 2000
"""No more jobs are added to a commit that has so many."""
QUIET: Final = 0.1
"""Seconds without a write after which the writer has time to fold the journal."""


class Statement(msgspec.Struct):
    """A statement that waits for its commit."""

    future: asyncio.Future[Any]
    sql: str
    args: Sequence[Any]
    rows: list[Row] = []
    fault: StoreError | None = None


class Batch:
    """What is written in one commit: log lines, then statements."""

    __slots__ = ("lines", "statements")

    def __init__(self) -> None:
        self.lines: list[Pending] = []
        self.statements: list[Statement] = []

    def take(self, other: Batch) -> None:
        """All of another batch too."""
        self.lines += other.lines
        self.statements += other.statements

    def empty(self) -> bool:
        """Whether there is nothing to write."""
        return not self.lines and not self.statements

    def fail(self, fault: StoreError) -> None:
        """Nothing of it was written."""
        for line in self.lines:
            line.fault = fault
        for statement in self.statements:
            statement.fault = fault

    def tell(self) -> None:
        """Give everybody an answer."""
        settle(self.lines)
        for statement in self.statements:
            if statement.future.cancelled():
                continue
            if statement.fault is None:
                statement.future.set_result(statement.rows)
            else:
                statement.future.set_exception(statement.fault)


class SqliteStore(Store):
    """One file, one process."""

    NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: str, limits: Sequence[str] = ()) -> None:
        self.path = path
        self.limits = limits
        self.jobs: SimpleQueue[Batch | None] = SimpleQueue()
        self.waiting = Batch()
        """Jobs of this turn of the event loop: the writer is woken once for all of them."""
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self.writer = threading.Thread(target=self.write_forever, name="store-writer", daemon=True)
        self.held = contextlib.ExitStack()
        """What is to be closed: the lock file, which keeps other processes out, and the connections."""

    # Opening and closing

    async def open(self) -> None:
        """Take the file for this process, bring the schema up to date and start the writer."""
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.prepare)
        self.writer.start()

    def prepare(self) -> None:
        """Everything about opening that touches the disk."""
        Path(self.path).absolute().parent.mkdir(parents=True, exist_ok=True)
        lock = Path(f"{self.path}.lock").open("w")  # noqa: SIM115 - held as long as the store is open
        self.held.callback(lock.close)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.connection = self.connect()
            self.connection.execute("PRAGMA journal_mode = WAL")
            migrate(self.connection)
            self.reading = self.connect()
            self.journal = Journal(self.connection)
            self.journal.load()
            self.fold()
        except BlockingIOError as fault:
            self.held.close()
            raise StoreError(f"{self.path} is used by another server") from fault
        except (sqlite3.Error, OSError) as fault:
            self.held.close()
            raise StoreError(f"{self.path}: {fault}") from fault
        except msgspec.MsgspecError as fault:
            self.held.close()
            raise StoreError(f"{self.path}: the journal is damaged ({fault}); restore a backup") from fault
        except StoreError:
            self.held.close()
            raise

    def connect(self) -> sqlite3.Connection:
        """A connection that commits only when told."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=5)
        self.held.callback(connection.close)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA cache_size = -8000")
        connection.execute("PRAGMA secure_delete = FAST")
        for limit in self.limits:
            connection.execute(f"PRAGMA {limit}")
        return connection

    async def close(self) -> None:
        """Let the writer finish what waits."""
        if self.writer.is_alive():
            self.hand_over()
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
        self.reader.shutdown()
        self.held.close()

    # Writing

    def add(self, line: Pending) -> None:
        """A line of the log, in the next commit."""
        if not self.waiting.lines:
            self.call_writer()
        self.waiting.lines.append(line)

    async def write(self, sql: str, *args: Any) -> list[Row]:
        """A statement, in the next commit; its rows are the answer."""
        self.call_writer()
        statement = Statement(self.loop.create_future(), sql, args)
        self.waiting.statements.append(statement)
        rows: list[Row] = await statement.future
        return rows

    def call_writer(self) -> None:
        """Something will wait for the writer."""
        if self.waiting.empty():
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Give the writer everything that came in this turn of the event loop."""
        if not self.waiting.empty():
            self.jobs.put(self.waiting)
            self.waiting = Batch()

    def write_forever(self) -> None:
        """The writer's life: take everything that waits, commit it, tell the event loop."""
        running = True
        while running:
            batch = Batch()
            jobs = self.next_jobs()
            while jobs is not None:
                batch.take(jobs)
                if self.jobs.empty() or len(batch.lines) >= BATCH:
                    break
                jobs = self.jobs.get()
            running = jobs is not None
            if not batch.empty():
                self.commit(batch)
                with contextlib.suppress(RuntimeError):
                    self.loop.call_soon_threadsafe(batch.tell)
        self.fold()

    def next_jobs(self) -> Batch | None:
        """What comes next; as long as nothing does, the journal is folded little by little."""
        while self.journal.start < self.journal.end:
            try:
                return self.jobs.get(timeout=QUIET)
            except Empty:
                self.commit(Batch())
        return self.jobs.get()

    def fold(self) -> None:
        """Fold the whole journal; what cannot be folded now stays in it."""
        while self.journal.start < self.journal.end and self.commit(Batch()):
            pass

    def commit(self, batch: Batch) -> bool:
        """One transaction for all; if it fails, for whatever reason, it fails for all, and all hear of it."""
        try:
            begun = bool(batch.statements)
            if begun:
                self.connection.execute("BEGIN IMMEDIATE")
            add = self.journal.add
            for line in batch.lines:
                if not add(line.row):
                    line.fault = Conflict("that sequence number is taken")
            self.save_snapshots(batch)
            for statement in batch.statements:
                self.run(statement)
            self.journal.commit(begun=begun, idle=batch.empty())
        except Exception as fault:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            self.journal.undo()
            batch.fail(StoreError(f"the database took no writes: {fault}"))
            return False
        return True

    def save_snapshots(self, batch: Batch) -> None:
        """All snapshots of a commit at once."""
        rows = [statement.args for statement in batch.statements if statement.sql == SAVE_SNAPSHOT]
        SNAPSHOTS.run(self.connection, rows)

    def run(self, statement: Statement) -> None:
        """One statement; a broken constraint is its own fault, anything else everybody's."""
        if statement.sql == SAVE_SNAPSHOT:
            return
        try:
            statement.rows = self.connection.execute(statement.sql, statement.args).fetchall()
            if statement.sql == DELETE_LOG:
                self.journal.forget(statement.args[0])
        except sqlite3.IntegrityError as fault:
            statement.fault = Conflict(str(fault))

    # Reading

    async def read(self, sql: str, *args: Any) -> list[Row]:
        """A query, in the reader's thread; of `log` it sees what is folded."""
        return await self.in_reader(lambda: self.reading.execute(sql, args).fetchall())

    async def log(self, code: str, after: int = 0, before: int | None = None) -> list[LogRow]:
        """A match's log, from the table and from the lines that are not folded yet."""
        last = MAX_SEQUENCE if before is None else before

        def query() -> list[LogRow]:
            with self.journal.lock:
                cursor = self.reading.execute(READ_LOG, (code, after, last))
                first = cursor.fetchone()
                unfolded = self.journal.lines(code)
            rows = [] if first is None else [first, *cursor.fetchall()]
            found = [LogRow(*row) for row in rows]
            found += (line for line in unfolded if after < line.sequence <= last)
            return sorted(found, key=by_sequence)

        return await self.in_reader(query)

    async def in_reader(self, query: Callable[[], Found]) -> Found:
        """What a query of the reader's thread finds."""
        try:
            return await self.loop.run_in_executor(self.reader, query)
        except sqlite3.Error as fault:
            raise StoreError(f"the database cannot be read: {fault}") from fault

    # The rest

    async def tick(self, elapsed: int) -> int:
        """This process is the only one: its own measure counts."""
        rows = await self.write("UPDATE service SET clock = clock + ? WHERE one = 1 RETURNING clock", elapsed)
        return int(rows[0][0])

    async def notify(self, message: str) -> None:
        """There are no other nodes."""

    def listen(self, heard: Callable[[str], None], moved: Callable[[str, int], None]) -> None:
        """There are no other nodes."""

    async def backup_alone(self, path: str) -> None:
        """A backup needs no lock: a server may be using the file."""
        if not Path(self.path).is_file():
            raise StoreError(f"there is no database {self.path}")
        await self.backup(path)

    async def backup(self, path: str) -> None:
        """SQLite's online backup into a new file, put in place when complete.

        All in one step, from one snapshot: between steps a write would make it begin again, and under steady
        play it would never end.
        """

        def copy() -> None:
            partial = f"{path}.partial"
            with (
                contextlib.closing(sqlite3.connect(self.path)) as source,
                contextlib.closing(sqlite3.connect(partial)) as target,
            ):
                source.backup(target)
            Path(partial).replace(path)

        try:
            await asyncio.to_thread(copy)
        except (sqlite3.Error, OSError) as fault:
            raise StoreError(f"no backup at {path}: {fault}") from fault

    async def restore(self, path: str) -> None:
        """A checked copy of the backup where there is no database yet."""

        def copy() -> None:
            if Path(self.path).exists():
                raise StoreError(f"{self.path} is there already: move it away first")
            if not Path(path).is_file():
                raise StoreError(f"there is no backup {path}")
            partial = f"{self.path}.partial"
            Path(self.path).absolute().parent.mkdir(parents=True, exist_ok=True)
            with (
                contextlib.closing(
                    sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)
                ) as source,
                contextlib.closing(sqlite3.connect(partial)) as target,
            ):
                source.execute("SELECT count(*) FROM log").fetchone()
                source.backup(target)
                (sound,) = target.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                Path(partial).unlink()
                raise StoreError(f"{path} is damaged: {sound}")
            Path(partial).replace(self.path)

        try:
            await asyncio.to_thread(copy)
        except (sqlite3.Error, OSError) as fault:
            raise StoreError(f"{path} is no backup that could be restored: {fault}") from fault


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that the file does not have yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(
            f"this database has schema {version}, this server knows {len(MIGRATIONS)}: update it"
        )
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement.format(**SQLITE_WORDS))
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
