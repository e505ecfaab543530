"""SQLite inside: a process of its own writes (`writer.py`), one thread here reads.

Log rows go into a write buffer first (`write_buffer.py`); only the writer knows those that
are not in the log yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from redtable.server.store.base import Store
from redtable.server.store.files import FOLDER, make_private
from redtable.server.store.log_statements import MAX_SEQUENCE
from redtable.server.store.pending import PendingRow
from redtable.server.store.rows import Damaged, LogRow, Row, StoreError
from redtable.server.store.writer import FAREWELL, connect, damage_of, framed
from redtable.server.store.writer_connection import Asked, Batch, Statement, WriterConnection

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Sequence

Found = TypeVar("Found")
RESTART: Final = 1.0
"""Seconds after which a writer that could not be started is started again."""
RESTORE: Final = "move it away and put a backup in its place: redtable restore --database FILE BACKUP"
log: Final = logging.getLogger("redtable.store")


class SqliteStore(Store):
    """One file, one server."""

    def __init__(self, path: str, pragmas: Sequence[str] = ()) -> None:
        self.path = path
        self.pragmas = pragmas
        self.writer: WriterConnection | None = None
        self.process: Process | None = None
        self.restarting: asyncio.Task[None] | None = None
        self.waiting = Batch()
        """What came in this turn of the event loop: the writer is told all of it at once."""
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self.held = contextlib.ExitStack()
        self.closing = False
        self.unchecked = False
        """The file was too large to be looked through at the opening."""
        self.checking: sqlite3.Connection | None = None

    # Opening and closing

    async def open(self) -> None:
        """Have the file taken for this server and its schema brought up to date."""
        self.loop = asyncio.get_running_loop()
        await self.start_writer()
        try:
            self.reading = await self.in_reader(lambda: connect(self.path, list(self.pragmas)))
        except StoreError:
            await self.close()
            raise
        self.held.callback(self.reading.close)
        if self.unchecked:
            self.looking = self.loop.create_task(self.look_through())

    async def look_through(self) -> None:
        """Look for damaged pages in a large file while it is used."""

        def check() -> str:
            with contextlib.closing(sqlite3.connect(self.path, check_same_thread=False)) as connection:
                self.checking = connection
                try:
                    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                finally:
                    self.checking = None
            return "" if found == "ok" else " ".join(str(found).split())

        try:
            damage = await asyncio.to_thread(check)
        except sqlite3.Error as fault:
            damage = damage_of(fault)
        if damage and not self.closing:
            self.found_damage(damage)

    def found_damage(self, damage: str) -> None:
        """Say once that the file is damaged; whoever asks how the server is hears it from now on."""
        if not self.damage:
            self.damage = damage
            log.error("the database is damaged", extra={"why": damage, "do": f"stop the server; {RESTORE}"})

    async def start_writer(self) -> None:
        """Start the process that writes, and wait until it has the file."""
        ours, theirs = socket.socketpair()
        with theirs:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "redtable.server.store.writer",
                stdin=theirs.fileno(),
                stdout=asyncio.subprocess.DEVNULL,
            )
        _, writer = await self.loop.create_connection(lambda: WriterConnection(self), sock=ours)
        try:
            receipt = await writer.opened
        except asyncio.CancelledError:
            writer.transport.abort()
            raise
        if receipt.fault:
            await writer.ended
            await self.process.wait()
            if receipt.damage:
                raise Damaged(f"{self.path} is damaged: {receipt.damage}; {RESTORE}")
            raise StoreError(receipt.fault)
        for note in receipt.notes:
            log.warning(note)
        self.unchecked = receipt.unchecked
        self.writer = writer
        if writer.ended.done():
            self.lost(writer)

    def lost(self, writer: WriterConnection) -> None:
        """A writer that ends without a farewell is replaced; until then the store takes no writes."""
        if writer is self.writer:
            self.writer = None
            if self.restarting is None or self.restarting.done():
                self.restarting = self.loop.create_task(self.restart_writer())

    async def restart_writer(self) -> None:
        """Start a writer until one lives."""
        while self.writer is None:
            try:
                await self.start_writer()
            except (StoreError, OSError):
                await asyncio.sleep(RESTART)

    async def close(self) -> None:
        """Let the writer finish what waits."""
        self.closing = True
        if self.checking is not None:
            self.checking.interrupt()
        if self.restarting is not None:
            self.restarting.cancel()
            await asyncio.wait([self.restarting])
        writer, self.writer = self.writer, None
        if writer is not None:
            if not self.waiting.empty():
                writer.order(self.take_waiting())
            writer.transport.write(framed(FAREWELL))
            await writer.ended
        if self.process is not None:
            await self.process.wait()
        self.reader.shutdown()
        self.held.close()

    # Writing

    def add(self, row: PendingRow) -> None:
        """A row of the log, in the next commit."""
        if not self.waiting.rows:
            self.call_writer()
        self.waiting.rows.append(row)

    async def write(self, sql: str, *args: Any) -> list[Row]:
        """A statement, in the next commit; its rows are the answer."""
        self.call_writer()
        statement = Statement(self.loop.create_future(), sql, args)
        self.waiting.statements.append(statement)
        return await statement.future

    def call_writer(self) -> None:
        """Something will wait for the writer."""
        if self.waiting.empty():
            self.loop.call_soon(self.hand_over)

    def take_waiting(self) -> Batch:
        """Everything that waits; what comes from now on waits anew."""
        batch, self.waiting = self.waiting, Batch()
        return batch

    def hand_over(self) -> None:
        """Give the writer everything that came in this turn of the event loop."""
        batch = self.take_waiting()
        if self.writer is not None:
            self.writer.order(batch)
        else:
            batch.fail(StoreError(f"{self.path}: there is no process that keeps it at the moment"))

    # Reading

    async def read(self, sql: str, *args: Any) -> list[Row]:
        """A query, in the reader's thread; of `log` it sees what is folded."""
        return await self.in_reader(lambda: self.reading.execute(sql, args).fetchall())

    async def in_reader(self, query: Callable[[], Found]) -> Found:
        """What the reader's thread finds."""
        try:
            return await self.loop.run_in_executor(self.reader, query)
        except sqlite3.Error as fault:
            damage = damage_of(fault)
            if damage:
                self.found_damage(damage)
            raise StoreError(f"the database cannot be read: {fault}") from fault

    async def log(self, code: str, after: int = 0, before: int | None = None) -> list[LogRow]:
        """A match's log; the writer knows the rows that are not folded yet."""
        self.call_writer()
        last = MAX_SEQUENCE if before is None else before
        asked = Asked(self.loop.create_future(), code, after, last)
        self.waiting.logs.append(asked)
        return await asked.future

    # The rest

    async def tick(self, elapsed: int) -> int:
        """This process is the only one: its own measure counts."""
        rows = await self.write("UPDATE service SET clock = clock + ? WHERE one = 1 RETURNING clock", elapsed)
        return int(rows[0][0])

    async def forget_nodes(self) -> None:
        """There is one server at a time: all before this one are gone, whatever their leases say."""
        await self.write("DELETE FROM nodes")

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
            make_private(partial)
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
            Path(self.path).absolute().parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
            make_private(partial)
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
