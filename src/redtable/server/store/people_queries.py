"""People in a store: guests, what they say, and one-time codes for their seats."""

from __future__ import annotations

from typing import Final

from redtable.server.store.database import Database
from redtable.server.store.rows import ChatRow, PersonRow

CHAT_SHOWN: Final = 200


class PeopleQueries(Database):
    """Guests, chat and transfers."""

    # Guests

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

    # Chat and transfers

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
