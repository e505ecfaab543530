"""The store's interface, and the part of it that both databases say in the same words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.server.store.pending import AwaitedRow

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterable

    from redtable.server.store.pending import PendingRow

Row = tuple[Any, ...]
LEAST: Final = -(2**63)
MOST: Final = 2**63 - 1
Integer = Annotated[int, msgspec.Meta(ge=LEAST, le=MOST)]
"""What fits into a column."""
CHAT_SHOWN: Final = 200
TOUCHED_AT_ONCE: Final = 500
MAX_SEQUENCE: Final = 2**62
READ_LOG: Final = (
    "SELECT code, sequence, seat, text, at, data FROM log "
    "WHERE code = ? AND sequence > ? AND sequence <= ? ORDER BY sequence"
)
DELETE_LOG: Final = "DELETE FROM log WHERE code = ?"
"""The only statement that takes rows from a log: a store that keeps some elsewhere knows it by its words."""


class StoreError(RedtableError):
    """The database could not do its work now (disk full, read-only, out of reach).

    Whether the write was stored is then unknown: who needs to know reads it back.
    """


class Damaged(StoreError):  # noqa: N818 - the file is, and only a backup helps
    """What is stored is not what it should be."""


class Conflict(StoreError):  # noqa: N818 - somebody else was faster: an answer, not a fault
    """Another writer was faster: the row is already there, or was changed meanwhile."""


class LogRow(msgspec.Struct, frozen=True, array_like=True):
    """One row of a match's log. `at` is the service clock in milliseconds, `data` draws and events."""

    code: str
    sequence: Integer
    seat: Integer
    text: str
    at: Integer
    data: str


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is stored; `doc` is what the server makes of it."""

    code: str
    version: int
    status: str
    listed: bool
    host: str
    driven: bool
    """Whether it needs a node that watches it: it has bots or clocks."""
    node: str | None
    touched: int
    """The service clock when it was last used."""
    doc: str
    rules: str = ""
    """The key of the ruleset that its match began with; empty before the start."""


class PersonRow(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat; an empty team is everybody."""

    code: str
    number: int
    at: int
    author: str
    seat: int
    team: str
    text: str


TABLE_COLUMNS: Final = "code, version, status, listed, host, driven, node, touched, doc, rules"
EXPIRED: Final = "expired"
"""The status of a table that is being deleted: for everybody but the store it is gone."""


def table_row(row: Row) -> TableRow:
    """A table from its columns."""
    return TableRow(
        code=row[0],
        version=row[1],
        status=row[2],
        listed=bool(row[3]),
        host=row[4],
        driven=bool(row[5]),
        node=row[6],
        touched=row[7],
        doc=row[8],
        rules=row[9],
    )


class Store(ABC):
    """Everything the server keeps. Writes return when they are durable."""

    NOW: Final = "(SELECT clock FROM service WHERE one = 1)"
    """SQL for the service clock as it is stored: leases count by it, whatever the wall clock does."""
    LOCK_ROWS: str = ""
    """SQL that makes two nodes claim different rows."""
    shared: bool = False
    """Whether several nodes may use this store at once."""
    damage: str = ""
    """What was found to be damaged while it was used."""

    # What each database does in its own way

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish all writes and disconnect."""

    @abstractmethod
    def add(self, row: PendingRow) -> None:
        """Add a row to a log in the next commit. `row.settled` is called when it is durable.

        Or when it is not: its fault is a Conflict if another writer took that number.
        """

    def append(self, row: LogRow) -> asyncio.Future[None]:
        """The same for those who can wait: durable when this is done."""
        awaited = AwaitedRow(row)
        self.add(awaited)
        return awaited.future

    @abstractmethod
    async def read(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query; parameters are written `?`."""

    @abstractmethod
    async def write(self, sql: str, *args: Any) -> list[Row]:
        """One statement, durable when this returns; the rows are those of its RETURNING."""

    @abstractmethod
    async def tick(self, elapsed: int) -> int:
        """Advance the service clock, which stands still while no node runs, and read it (milliseconds).

        `elapsed` is this node's own measure since its last tick.
        """

    @abstractmethod
    async def notify(self, message: str) -> None:
        """Tell every other node something; not kept."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None], moved: Callable[[str, int], None]) -> None:
        """Call `heard` with other nodes' messages, `moved` with the code and length of logs that grew."""

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:  # noqa: ARG002
        """How long these logs are; nothing where no other node could make them longer."""
        return []

    @abstractmethod
    async def backup(self, path: str) -> None:
        """A consistent copy of everything, while the server runs."""

    async def backup_alone(self, path: str) -> None:
        """A backup from outside, without being a server."""
        await self.open()
        try:
            await self.backup(path)
        finally:
            await self.close()

    @abstractmethod
    async def restore(self, path: str) -> None:
        """Fill an empty database from a backup. No server may use it meanwhile."""

    # Tables

    async def create_table(self, row: TableRow) -> None:
        """A new table; raises Conflict if the code is taken."""
        added = await self.write(
            f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING RETURNING code",
            *self.table_values(row),
        )
        if not added:
            raise Conflict(f"the code {row.code} is taken")

    @staticmethod
    def table_values(row: TableRow) -> list[Any]:
        """The columns of a table."""
        return [
            row.code,
            row.version,
            row.status,
            int(row.listed),
            row.host,
            int(row.driven),
            row.node,
            row.touched,
            row.doc,
            row.rules,
        ]

    async def table(self, code: str) -> TableRow | None:
        """The table of that code."""
        rows = await self.read(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE code = ? AND status <> ?", code, EXPIRED
        )
        return table_row(rows[0]) if rows else None

    async def change_table(self, row: TableRow) -> None:
        """Store a table whose version counts one more than the stored one; else raises Conflict."""
        changed = await self.write(
            "UPDATE tables SET version = ?, status = ?, listed = ?, host = ?, driven = ?, node = ?, "
            "touched = ?, doc = ?, rules = ?, doomed = 0 "
            "WHERE code = ? AND version = ? AND status <> ? RETURNING code",
            *self.table_values(row)[1:],
            row.code,
            row.version - 1,
            EXPIRED,
        )
        if not changed:
            raise Conflict(f"the table {row.code} was changed meanwhile")

    async def touch_tables(self, codes: Iterable[str], now: int) -> None:
        """Note that something happened at these tables; what was marked for deletion stays after all."""
        ordered = sorted(codes)
        for first in range(0, len(ordered), TOUCHED_AT_ONCE):
            some = ordered[first : first + TOUCHED_AT_ONCE]
            marks = ", ".join("?" * len(some))
            await self.write(f"UPDATE tables SET touched = ?, doomed = 0 WHERE code IN ({marks})", now, *some)

    async def listed_tables(self, limit: int, each: int) -> list[TableRow]:
        """Tables that wait for players, the newest first, at most so many of each host."""
        rows = await self.read(
            f"SELECT {TABLE_COLUMNS} FROM (SELECT {TABLE_COLUMNS}, row_number() OVER "
            "(PARTITION BY host ORDER BY touched DESC) AS place FROM tables "
            "WHERE status = 'open' AND listed = 1 AND doomed = 0) AS listed "
            "WHERE place <= ? ORDER BY touched DESC LIMIT ?",
            each,
            limit,
        )
        return [table_row(row) for row in rows]

    async def recent_tables(self, limit: int) -> list[TableRow]:
        """The tables at which something happened last, the newest first."""
        rows = await self.read(f"SELECT {TABLE_COLUMNS} FROM tables ORDER BY touched DESC LIMIT ?", limit)
        return [table_row(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables a person sits at, the newest first."""
        rows = await self.read(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE code IN (SELECT code FROM sitting WHERE person = ?) "
            "AND doomed = 0 ORDER BY touched DESC LIMIT ?",
            person,
            limit,
        )
        return [table_row(row) for row in rows]

    async def count_hosted(self, person: str) -> int:
        """How many unfinished tables a person has opened."""
        rows = await self.read(
            "SELECT count(*) FROM tables WHERE host = ? AND status IN ('open', 'running') AND doomed = 0",
            person,
        )
        return int(rows[0][0])

    async def seat_person(self, person: str, code: str) -> None:
        """Note that a person sits at a table."""
        await self.write(
            "INSERT INTO sitting (person, code) VALUES (?, ?) ON CONFLICT DO NOTHING", person, code
        )

    async def unseat_person(self, person: str, code: str) -> None:
        """Note that a person left a table."""
        await self.write("DELETE FROM sitting WHERE person = ? AND code = ?", person, code)

    async def doom_tables(self, status: str, before: int, now: int) -> int:
        """Mark the tables in that status that nobody touched since: if nobody comes, they will be deleted.

        Gives how many there are.
        """
        marked = await self.write(
            "UPDATE tables SET doomed = ? WHERE status = ? AND touched < ? AND doomed = 0 RETURNING code",
            max(now, 1),
            status,
            before,
        )
        return len(marked)

    async def delete_doomed(self, before: int) -> list[str]:
        """Delete the tables that were marked before that and not touched since, with all that is theirs.

        The row goes last: what a crash leaves behind is deleted the next time.
        """
        rows = await self.write(
            "UPDATE tables SET status = ? WHERE code IN "
            "(SELECT code FROM tables WHERE status = ? OR (doomed > 0 AND doomed < ?) LIMIT 500) "
            "AND (status = ? OR doomed > 0) RETURNING code",
            EXPIRED,
            EXPIRED,
            before,
            EXPIRED,
        )
        codes = [str(row[0]) for row in rows]
        for code in codes:
            await self.write(DELETE_LOG, code)
            for name in ("snapshots", "chat", "sitting", "transfers", "openings", "tables"):
                await self.write(f"DELETE FROM {name} WHERE code = ?", code)
        return codes

    # Logs and snapshots

    async def log(self, code: str, after: int = 0, before: int | None = None) -> list[LogRow]:
        """A match's log after that many entries (sequence numbers count from 1), up to and with `before`."""
        rows = await self.read(READ_LOG, code, after, MAX_SEQUENCE if before is None else before)
        return [LogRow(*row) for row in rows]

    async def save_snapshot(self, code: str, sequence: int, data: str) -> None:
        """Keep a snapshot, unless there is a later one: only the latest is kept."""
        await self.write(
            "INSERT INTO snapshots (code, sequence, data) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE "
            "SET sequence = excluded.sequence, data = excluded.data "
            "WHERE excluded.sequence > snapshots.sequence",
            code,
            sequence,
            data,
        )

    async def snapshot(self, code: str) -> str | None:
        """The latest snapshot of a match."""
        rows = await self.read("SELECT data FROM snapshots WHERE code = ?", code)
        return str(rows[0][0]) if rows else None

    # What a match began with

    async def save_ruleset(self, key: str, text: str) -> None:
        """Keep a ruleset, once."""
        await self.write("INSERT INTO rulesets (key, text) VALUES (?, ?) ON CONFLICT DO NOTHING", key, text)

    async def ruleset(self, key: str) -> str | None:
        """A ruleset by its key."""
        rows = await self.read("SELECT text FROM rulesets WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    async def without_ruleset(self, after: str, limit: int) -> list[TableRow]:
        """Tables whose match began when rulesets were not stored yet, by their codes after that one."""
        rows = await self.read(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE rules = '' AND status IN ('running', 'over') "
            "AND code > ? ORDER BY code LIMIT ?",
            after,
            limit,
        )
        return [table_row(row) for row in rows]

    async def save_opening(self, code: str, draws: str) -> None:
        """Keep what the opening of a match drew, once."""
        await self.write(
            "INSERT INTO openings (code, draws) VALUES (?, ?) ON CONFLICT DO NOTHING", code, draws
        )

    async def opening(self, code: str) -> str | None:
        """What the opening of a match drew."""
        rows = await self.read("SELECT draws FROM openings WHERE code = ?", code)
        return str(rows[0][0]) if rows else None

    # People

    async def person(self, person: str) -> PersonRow | None:
        """A guest by id."""
        rows = await self.read("SELECT id, name, language FROM people WHERE id = ?", person)
        return PersonRow(*rows[0]) if rows else None

    async def save_person(self, person: PersonRow, now: int) -> None:
        """Add or change a guest."""
        await self.write(
            "INSERT INTO people (id, name, language, seen) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, "
            "seen = excluded.seen",
            person.id,
            person.name,
            person.language,
            now,
        )

    async def forget_people(self, before: int) -> None:
        """Delete guests that were not seen since (by the service clock) and sit at no table."""
        await self.write(
            "DELETE FROM people WHERE seen < ? AND id NOT IN (SELECT person FROM sitting)", before
        )

    # Chat, transfers, settings

    async def add_chat(self, row: ChatRow) -> int:
        """Add a line of chat; gives its number."""
        while True:
            added = await self.write(
                "INSERT INTO chat (code, number, at, author, seat, team, text) "
                "SELECT ?, coalesce(max(number), 0) + 1, CAST(? AS BIGINT), ?, CAST(? AS BIGINT), ?, ? "
                "FROM chat WHERE code = ? "
                "ON CONFLICT DO NOTHING RETURNING number",
                row.code,
                row.at,
                row.author,
                row.seat,
                row.team,
                row.text,
                row.code,
            )
            if added:
                return int(added[0][0])

    async def chat(self, code: str, after: int = 0) -> list[ChatRow]:
        """The latest lines of a table's chat after a number, the oldest first."""
        rows = await self.read(
            "SELECT code, number, at, author, seat, team, text FROM chat "
            "WHERE code = ? AND number > ? ORDER BY number DESC LIMIT ?",
            code,
            after,
            CHAT_SHOWN,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def add_transfer(self, digest: str, code: str, seat: int, maker: str, expires: int) -> None:
        """Keep the digest of a one-time code that moves its maker's seat until then, by the service clock."""
        await self.write(
            "INSERT INTO transfers (digest, code, seat, maker, expires) VALUES (?, ?, ?, ?, ?)",
            digest,
            code,
            seat,
            maker,
            expires,
        )

    async def take_transfer(self, digest: str, now: int) -> tuple[str, int, str] | None:
        """Use up a one-time code: the table, the seat and who held it when the code was made."""
        rows = await self.write(
            "DELETE FROM transfers WHERE digest = ? RETURNING code, seat, maker, expires", digest
        )
        return (rows[0][0], rows[0][1], rows[0][2]) if rows and rows[0][3] > now else None

    async def void_transfers(self, code: str, seat: int) -> None:
        """Forget the one-time codes of a seat."""
        await self.write("DELETE FROM transfers WHERE code = ? AND seat = ?", code, seat)

    async def setting(self, key: str, default: str) -> str:
        """A value that all nodes share; the first to ask decides it."""
        await self.write(
            "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", key, default
        )
        rows = await self.read("SELECT value FROM settings WHERE key = ?", key)
        return str(rows[0][0])

    # Nodes

    async def forget_nodes(self) -> None:
        """Forget nodes that have not lived for a day; a store for one server forgets all before it."""
        await self.write(f"DELETE FROM nodes WHERE expires < {self.NOW} - 86400000")

    async def keep_alive(self, node: str, lease: int) -> list[str]:
        """Renew a node's lease (milliseconds) and say which nodes are alive."""
        await self.write(
            f"INSERT INTO nodes (id, expires) VALUES (?, {self.NOW} + ?) "
            "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
            node,
            lease,
        )
        rows = await self.read(f"SELECT id FROM nodes WHERE expires > {self.NOW}")
        return [str(row[0]) for row in rows]

    async def claim_tables(self, node: str, limit: int) -> list[str]:
        """Take over running tables with bots or clocks whose node is gone."""
        rows = await self.write(
            "UPDATE tables SET node = ? WHERE code IN (SELECT code FROM tables "
            "WHERE status = 'running' AND driven = 1 "
            f"AND (node IS NULL OR node NOT IN (SELECT id FROM nodes WHERE expires > {self.NOW})) "
            f"LIMIT ? {self.LOCK_ROWS}) RETURNING code",
            node,
            limit,
        )
        return [str(row[0]) for row in rows]

    async def driven_by(self, node: str) -> list[str]:
        """The running tables that belong to a node."""
        rows = await self.read("SELECT code FROM tables WHERE status = 'running' AND node = ?", node)
        return [str(row[0]) for row in rows]

    async def leave(self, node: str) -> None:
        """Give up a node's tables and its lease."""
        await self.write("UPDATE tables SET node = NULL WHERE node = ?", node)
        await self.write("DELETE FROM nodes WHERE id = ?", node)

    async def mend_clock(self) -> bool:
        """Set the service clock anew if its row is gone, to the latest time that is known; whether it was."""
        if await self.read("SELECT 1 FROM service WHERE one = 1"):
            return False
        await self.write(
            "INSERT INTO service (one, clock, at) SELECT 1, coalesce(max(latest), 0), 0 FROM "
            "(SELECT max(at) AS latest FROM log UNION ALL SELECT max(touched) FROM tables) AS known "
            "WHERE true ON CONFLICT DO NOTHING"
        )
        return True

    async def ping(self) -> None:
        """Raises StoreError if the database does not take writes now."""
        await self.write("UPDATE service SET one = 1 WHERE one = 1")
