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
    READ_LOG,
    Conflict,
    LogRow,
    Row,
    Store,
    StoreError,
)
from redtable.server.store.journal import Journal
from redtable.server.store.migrations import MIGRATIONS, SQLITE_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Found = TypeVar("Found")
by_sequence: Final = attrgetter("sequence")
BATCH: Final = 2000
"""No more jobs are added to a commit that has so many."""
QUIET: Final = 0.1
"""Seconds without a write after which the writer has time to fold the journal."""


class Job(msgspec.Struct):
    """A write that waits: a log line, or a statement with its arguments."""

    future: asyncio.Future[Any]
    row: LogRow | None
    sql: str
    args: Sequence[Any]
    rows: list[Row] = []
    fault: StoreError | None = None


class SqliteStore(Store):
    """One file, one process."""

    NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(self, path: str, limits: Sequence[str] = ()) -> None:
        self.path = path
        self.limits = limits
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.waiting: list[Job] = []
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

    def append(self, row: LogRow) -> asyncio.Future[Any]:
        """A line of the log, in the next commit."""
        return self.enqueue(row, "", ())

    async def write(self, sql: str, *args: Any) -> list[Row]:
        """A statement, in the next commit."""
        rows: list[Row] = await self.enqueue(None, sql, args)
        return rows

    def enqueue(self, row: LogRow | None, sql: str, args: Sequence[Any]) -> asyncio.Future[Any]:
        """Hand a job to the writer; the rows of a statement are the answer."""
        future: asyncio.Future[Any] = self.loop.create_future()
        if not self.waiting:
            self.loop.call_soon(self.hand_over)
        self.waiting.append(Job(future, row, sql, args))
        return future

    def hand_over(self) -> None:
        """Give the writer everything that came in this turn of the event loop."""
        if self.waiting:
            self.jobs.put(self.waiting)
            self.waiting = []

    def write_forever(self) -> None:
        """The writer's life: take everything that waits, commit it, tell the event loop."""
        running = True
        while running:
            batch: list[Job] = []
            jobs = self.next_jobs()
            while jobs is not None:
                batch += jobs
                if self.jobs.empty() or len(batch) >= BATCH:
                    break
                jobs = self.jobs.get()
            running = jobs is not None
            if batch:
                self.commit(batch)
                with contextlib.suppress(RuntimeError):
                    self.loop.call_soon_threadsafe(tell, batch)
        self.fold()

    def next_jobs(self) -> list[Job] | None:
        """What comes next; as long as nothing does, the journal is folded little by little."""
        while self.journal.start < self.journal.end:
            try:
                return self.jobs.get(timeout=QUIET)
            except Empty:
                self.commit([])
        return self.jobs.get()

    def fold(self) -> None:
        """Fold the whole journal; what cannot be folded now stays in it."""
        while self.journal.start < self.journal.end and self.commit([]):
            pass

    def commit(self, batch: list[Job]) -> bool:
        """One transaction for all; if it fails, for whatever reason, it fails for all, and all hear of it."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            add = self.journal.add
            for job in batch:
                if job.row is not None and not add(job.row):
                    job.fault = Conflict("that sequence number is taken")
            for job in batch:
                if job.row is None:
                    self.run_statement(job)
            self.journal.commit(idle=not batch)
        except Exception as fault:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            self.journal.undo()
            for job in batch:
                job.fault = StoreError(f"the database took no writes: {fault}")
            return False
        return True

    def run_statement(self, job: Job) -> None:
        """One statement; a broken constraint is its own fault, anything else everybody's."""
        try:
            job.rows = self.connection.execute(job.sql, job.args).fetchall()
            if job.sql == DELETE_LOG:
                self.journal.forget(job.args[0])
        except sqlite3.IntegrityError as fault:
            job.fault = Conflict(str(fault))

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


def tell(batch: list[Job]) -> None:
    """Give every job of a commit its answer."""
    for job in batch:
        if job.future.cancelled():
            continue
        if job.fault is None:
            job.future.set_result(job.rows if job.row is None else None)
        else:
            job.future.set_exception(job.fault)


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
