"""The tables that this node has in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.protocol.from_server import Bye
from redtable.protocol.problems import UNPLAYABLE
from redtable.server.problems import RequestError
from redtable.server.room import Room

if TYPE_CHECKING:
    from collections.abc import Collection

    from redtable.server.pending_starts import PendingStarts
    from redtable.server.room_parts import RoomParts
    from redtable.server.store import Store
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table

FAREWELL_TRIES = 40


class Rooms:
    """Opened when somebody comes, closed when nobody was there for a while."""

    def __init__(
        self, parts: RoomParts, store: Store, stored: StoredTables, pending_starts: PendingStarts
    ) -> None:
        self._parts = parts
        self._store = store
        self._stored = stored
        self._pending_starts = pending_starts
        self.open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._acting: dict[str, list[int]] = {}
        """Who was to act at running tables when nobody needed their rooms any more."""

    async def stuck(self, code: str) -> bool:
        """Whether the match of a table runs but cannot be played: its rules or its log cannot be read."""
        if code in self.open or (await self._stored.get(code)).status != "running":
            return False
        try:
            await self.room(code)
        except RequestError as problem:
            return problem.code == UNPLAYABLE
        return False

    async def room(self, code: str) -> Room:
        """The room of a table, never one that was given up while somebody waited for it."""
        while True:
            room = await self._find(code)
            if self.open.get(code) is room:
                return room

    async def _find(self, code: str) -> Room:
        """Those who ask at the same time get the same room."""
        task = self._opening.get(code)
        if task is None:
            room = self.open.get(code)
            if room is not None:
                room.touch()
                return room
            task = self._opening[code] = asyncio.create_task(self._enter(code))
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(task)

    async def _enter(self, code: str) -> Room:
        """Read a table and its match.

        From the moment the room is known here it hears what other nodes do, so the table is read again then:
        what happened between the first look and that moment would be missed otherwise.
        """
        room = self.open[code] = Room(self._parts, await self._stored.get(code))
        try:
            await room.open(await self._stored.get(code) if self._store.shared else room.table)
        except BaseException:
            self.open.pop(code, None)
            raise
        self._pending_starts.watch(room.table)
        return room

    async def refresh(self, code: str) -> None:
        """The stored table may have changed."""
        room = self.open.get(code)
        table = await self._stored.find(code) if room is not None else None
        if room is not None and table is not None:
            await room.changed(table)
            self._pending_starts.watch(table)

    def tell_presence(self, code: str) -> None:
        """Another node's connections changed."""
        room = self.open.get(code)
        if room is not None:
            room.tell_presence()

    def tell_table(self, code: str) -> None:
        """What is shown of a table changed."""
        room = self.open.get(code)
        if room is not None:
            room.tell_table()

    def listened(self) -> list[str]:
        """The tables to which somebody is connected here."""
        return [code for code, room in self.open.items() if room.listened()]

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:
        """How long the logs of tables are in the store."""
        return await self._store.lengths(codes)

    # Closing

    def close(self, code: str) -> None:
        """A table is gone."""
        room = self.open.pop(code, None)
        if room is not None:
            room.dismiss(Bye(reason="expired", again=False))

    def close_idle(self, busy: Collection[str]) -> None:
        """Forget rooms that nobody needs; those of `busy` tables stay, where bots are to act."""
        for code, room in list(self.open.items()):
            if room.idle() and code not in busy:
                self._remember(room)
                del self.open[code]

    def _remember(self, room: Room) -> None:
        """Note who is to act at a table that is closed here; other nodes could change that unseen."""
        code, actors = room.table.code, room.actors()
        self._acting.pop(code, None)
        if room.table.status == "running" and actors is not None and not self._store.shared:
            self._acting[code] = actors

    def acts(self, table: Table, person: str) -> bool | None:
        """Whether a person is to act at a running table; None if that would need its match to be read.

        People learn it of their own seats only: who else is to act can be a secret.
        """
        seats = {number for number, seat in enumerate(table.seats) if person and seat.person == person}
        if table.status != "running" or not seats:
            return None
        room = self.open.get(table.code)
        acting = None if room is None else room.actors()
        if acting is None:
            acting = self._acting.get(table.code)
        return None if acting is None else not seats.isdisjoint(acting)

    async def farewell(self) -> None:
        """Tell everybody to come back soon, and wait until they heard it."""
        for room in list(self.open.values()):
            room.dismiss(Bye(reason="restart", again=True))
        for _ in range(FAREWELL_TRIES):
            if not self.listened():
                break
            await asyncio.sleep(0.05)

    async def at_rest(self) -> None:
        """Wait until what is under way at any table is stored and told."""
        for room in list(self.open.values()):
            await room.at_rest()
