"""Tables in a store: made, changed, listed, and deleted when nobody needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.server.store.database import Database
from redtable.server.store.log_statements import DELETE_LOG
from redtable.server.store.rows import EXPIRED, TABLE_COLUMNS, Conflict, TableRow, table_row

if TYPE_CHECKING:
    from collections.abc import Iterable

TOUCHED_AT_ONCE: Final = 500


class TableQueries(Database):
    """Tables, and who sits at them."""

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
            for name in ("snapshots", "chat", "sitting", "transfers", "openings", "analyses", "tables"):
                await self.write(f"DELETE FROM {name} WHERE code = ?", code)
        return codes
