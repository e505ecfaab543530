"""PostgreSQL: any number of nodes share it.

Log rows that wait are sent as one statement (`unnest`), which also tells the other nodes (`pg_notify`) which
logs grew: both happen, or neither. A node that lost its listening connection makes a new one and says so, so
that nothing is missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from redtable.server.store.base import Store
from redtable.server.store.files import make_private
from redtable.server.store.migrations import MIGRATIONS, POSTGRES_WORDS
from redtable.server.store.pending import PendingRow, settle
from redtable.server.store.rows import Conflict, LogRow, Row, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

APPEND: Final = (
    "INSERT INTO log (code, sequence, seat, text, at, data) "
    "SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[]) "
    "ON CONFLICT DO NOTHING RETURNING code, sequence"
)
CHANNEL: Final = "redtable"
BATCH: Final = 500
PAYLOAD: Final = 7000
"""PostgreSQL takes less than 8000 bytes in a notification."""
RESTORE: Final = (
    'INSERT INTO "{0}" SELECT (json_populate_record(NULL::"{0}", line::json)).* '
    "FROM unnest($1::text[]) AS line"
)
NAME: Final = re.compile("[a-z_]+")
MIGRATION_LOCK: Final = 7_238_241
RESYNC: Final = "resync"
"""What a node hears when notifications may have been lost."""

LISTENER_SECONDS: Final = 5.0
"""So long may the listening connection take to end in order."""
FAULTS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class PostgresStore(Store):
    """A pool of connections, one of them for the log, one that listens."""

    WALL = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    """PostgreSQL's own clock in milliseconds."""
    LOCK_ROWS = "FOR UPDATE SKIP LOCKED"
    shared = True

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.waiting: list[PendingRow] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.broken = asyncio.Event()
        """The listening connection is of no more use."""
        self.tasks: list[asyncio.Task[None]] = []
        self.heard: Callable[[str], None] | None = None
        self.moved: Callable[[str, int], None] | None = None

    # Opening and closing

    async def open(self) -> None:
        """Connect, migrate, start listening and writing."""
        try:
            self.pool = await asyncpg.create_pool(self.dsn, min_size=2, max_size=8, command_timeout=30)
            async with self.pool.acquire() as connection:
                await migrate(connection)
        except FAULTS as fault:
            raise StoreError(f"PostgreSQL is out of reach: {fault}") from fault
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.listen_forever(listening)),
            asyncio.create_task(self.write_forever()),
        ]
        await asyncio.wait_for(listening.wait(), 30)

    async def close(self) -> None:
        """Finish what waits, then disconnect."""
        self.closing = True
        self.wake.set()
        self.broken.set()
        listener, writer = self.tasks
        await writer
        await asyncio.wait([listener], timeout=LISTENER_SECONDS)
        listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listener
        await self.pool.close()

    # Writing

    def add(self, row: PendingRow) -> None:
        """A row of the log, in the next batch."""
        self.waiting.append(row)
        self.wake.set()

    async def write_forever(self) -> None:
        """Send everything that waits, as long as anything does."""
        while not (self.closing and not self.waiting):
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                await self.send_batch(batch)

    async def send_batch(self, batch: list[PendingRow]) -> None:
        """One transaction; sorted, so that two nodes never wait for each other in a circle.

        If it fails, for whatever reason, all who wait hear of it.
        """
        batch.sort(key=lambda pending: (pending.row.code, pending.row.sequence))
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                added = await connection.fetch(APPEND, *columns([pending.row for pending in batch]))
                stored = {(code, sequence) for code, sequence in added}
                for payload in payloads(stored):
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except Exception as fault:
            for pending in batch:
                pending.fault = StoreError(f"PostgreSQL took no writes: {fault}")
        else:
            for pending in batch:
                key = (pending.row.code, pending.row.sequence)
                if key not in stored:
                    pending.fault = Conflict("that sequence number is taken")
                stored.discard(key)
        settle(batch)

    async def write(self, sql: str, *args: Any) -> list[Row]:
        """One statement, in a transaction of its own."""
        try:
            return [tuple(row) for row in await self.pool.fetch(numbered(sql), *args)]
        except asyncpg.UniqueViolationError as fault:
            raise Conflict(str(fault)) from fault
        except FAULTS as fault:
            raise StoreError(f"PostgreSQL took no writes: {fault}") from fault

    async def read(self, sql: str, *args: Any) -> list[Row]:
        """A query."""
        try:
            return [tuple(row) for row in await self.pool.fetch(numbered(sql), *args)]
        except FAULTS as fault:
            raise StoreError(f"PostgreSQL cannot be read: {fault}") from fault

    # Other nodes

    async def tick(self, elapsed: int) -> int:
        """PostgreSQL's clock counts for all nodes; a gap in which nobody ticked counts as one tick only."""
        rows = await self.write(
            f"UPDATE service SET at = {self.WALL}, clock = clock + "
            f"CASE WHEN {self.WALL} - at BETWEEN 0 AND 2 * ?::bigint THEN {self.WALL} - at "
            f"WHEN {self.WALL} < at THEN 0 ELSE ?::bigint END WHERE one = 1 RETURNING clock",
            elapsed,
            elapsed,
        )
        return int(rows[0][0])

    async def notify(self, message: str) -> None:
        """A notification of its own."""
        await self.read("SELECT pg_notify(?, ?)", CHANNEL, message)

    def listen(self, heard: Callable[[str], None], moved: Callable[[str, int], None]) -> None:
        """Who is told."""
        self.heard = heard
        self.moved = moved

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:
        """From the index, one look a log."""
        rows = await self.read(
            "SELECT code, (SELECT max(sequence) FROM log WHERE log.code = wanted.code) "
            "FROM unnest(?::text[]) AS wanted (code)",
            codes,
        )
        return [(code, length or 0) for code, length in rows]

    async def listen_forever(self, listening: asyncio.Event) -> None:
        """Hold a listening connection; make a new one when it breaks, until the store is closed."""
        while not self.closing:
            self.broken = broken = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.dsn)
                try:
                    connection.add_termination_listener(partial(break_off, broken))
                    await connection.add_listener(CHANNEL, self.on_notification)
                    if listening.is_set() and self.heard is not None:
                        self.heard(RESYNC)
                    listening.set()
                    await broken.wait()
                finally:
                    with contextlib.suppress(*FAULTS):
                        await connection.close(timeout=1)
            except FAULTS:
                await asyncio.sleep(0.5)

    def on_notification(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        """Log growth begins with `+`, everything else is a message between nodes."""
        if self.heard is None or self.moved is None:
            return
        text = str(payload)
        if not text.startswith("+"):
            self.heard(text)
            return
        for part in text[1:].split(" "):
            code, _, length = part.partition(":")
            self.moved(code, int(length))

    async def backup(self, path: str) -> None:
        """All tables as JSON lines from one snapshot of the database (`pg_dump` serves as well)."""
        try:
            async with (
                self.pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                names = await connection.fetch(
                    "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
                )
                make_private(f"{path}.partial")
                with Path(f"{path}.partial").open("w", encoding="utf-8") as file:
                    for (name,) in names:
                        async for (line,) in connection.cursor(
                            f'SELECT row_to_json(t)::text FROM "{name}" t'
                        ):
                            file.write(json.dumps(name) + "\t" + line + "\n")
        except FAULTS as fault:
            raise StoreError(f"no backup at {path}: {fault}") from fault
        Path(f"{path}.partial").replace(path)

    async def restore(self, path: str) -> None:
        """All lines of the backup or none, into a database in which nobody has played yet."""
        await self.open()
        try:
            with Path(path).open(encoding="utf-8") as file:
                async with self.pool.acquire() as connection, connection.transaction():
                    await self.empty(connection)
                    for name, rows in grouped(file):
                        await connection.execute(RESTORE.format(name), rows)
                    version = await connection.fetchval("SELECT max(version) FROM migrations")
                    if version != len(MIGRATIONS):
                        raise StoreError(
                            f"{path} has schema {version}, this server {len(MIGRATIONS)}: "
                            "restore it with the version that wrote it"
                        )
        except (*FAULTS, UnicodeDecodeError) as fault:
            raise StoreError(f"{path} is no backup that could be restored: {fault}") from fault
        finally:
            await self.close()

    @staticmethod
    async def empty(connection: Any) -> None:
        """Make room, unless there is anything to lose."""
        for name in ("tables", "log", "people"):
            if await connection.fetchval(f'SELECT EXISTS (SELECT FROM "{name}")'):
                raise StoreError("the database is not empty: a backup is restored into a new one")
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        for (name,) in names:
            await connection.execute(f'DELETE FROM "{name}"')


def grouped(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The rows of a backup by their table, so many at a time."""
    current = ""
    rows: list[str] = []
    for line in lines:
        quoted, mark, row = line.rstrip("\n").partition("\t")
        name = quoted.strip('"')
        if not mark or not NAME.fullmatch(name):
            raise StoreError("this is no backup of a PostgreSQL store")
        if rows and (name != current or len(rows) >= BATCH):
            yield current, rows
            rows = []
        current = name
        rows.append(row)
    if rows:
        yield current, rows


def break_off(broken: asyncio.Event, _connection: object) -> None:
    """Called when the listening connection ends."""
    broken.set()


def columns(rows: list[LogRow]) -> list[list[Any]]:
    """Rows turned into columns, as `unnest` wants them."""
    return [
        [row.code for row in rows],
        [row.sequence for row in rows],
        [row.seat for row in rows],
        [row.text for row in rows],
        [row.at for row in rows],
        [row.data for row in rows],
    ]


def payloads(stored: set[tuple[str, int]]) -> list[str]:
    """Which logs grew to which length, in as few notifications as fit."""
    found: list[str] = []
    current = ""
    for code, sequence in sorted(stored):
        part = f"{code}:{sequence}"
        if len(current) + len(part) > PAYLOAD:
            found.append(current)
            current = ""
        current += f"+{part}" if not current else f" {part}"
    return [*found, current] if current else found


def numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2 and so on."""
    numbers = iter(range(1, sql.count("?") + 1))
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


async def migrate(connection: Any) -> None:
    """Apply the migrations that the database does not have yet; nodes that start together take turns."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
        if version > len(MIGRATIONS):
            raise StoreError(
                f"this database has schema {version}, this server knows {len(MIGRATIONS)}: update it"
            )
        for number, statements in enumerate(MIGRATIONS[version:], version + 1):
            for statement in statements:
                await connection.execute(statement.format(**POSTGRES_WORDS))
            await connection.execute("INSERT INTO migrations (version) VALUES ($1)", number)
