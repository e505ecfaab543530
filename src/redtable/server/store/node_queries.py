"""Nodes in a store: their leases and tables, and what all of them share."""

from __future__ import annotations

from redtable.server.store.database import Database


class NodeQueries(Database):
    """Settings, leases, who drives which table, and the service clock."""

    async def setting(self, key: str, default: str) -> str:
        """A value that all nodes share; the first to ask decides it."""
        await self.write(
            "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", key, default
        )
        rows = await self.read("SELECT value FROM settings WHERE key = ?", key)
        return str(rows[0][0])

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
