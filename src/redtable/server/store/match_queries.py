"""Matches in a store: their logs, snapshots, rulesets, openings and analyses."""

from __future__ import annotations

from redtable.server.store.database import Database
from redtable.server.store.log_statements import MAX_SEQUENCE, READ_LOG
from redtable.server.store.rows import TABLE_COLUMNS, LogRow, TableRow, table_row


class MatchQueries(Database):
    """What a match is taken up from."""

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

    # What was found out about a match

    async def save_analysis(self, code: str, method: int, data: str) -> None:
        """Keep an analysis in the place of an earlier one; not of a table that was deleted meanwhile."""
        await self.write(
            "INSERT INTO analyses (code, method, data) "
            f"SELECT code, {method:d}, CAST(? AS TEXT) FROM tables WHERE code = ? "
            "ON CONFLICT (code) DO UPDATE SET method = excluded.method, data = excluded.data",
            data,
            code,
        )

    async def analysis(self, code: str, method: int) -> str | None:
        """The analysis of a match, if it was made by this version of the method."""
        rows = await self.read("SELECT data FROM analyses WHERE code = ? AND method = ?", code, method)
        return str(rows[0][0]) if rows else None
