"""The tables that this node has in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.protocol.problems import UNPLAYABLE
from redtable.server.problems import RequestError, not_found
from redtable.server.room import Room
from redtable.server.tables import read_table

if TYPE_CHECKING:
    from redtable.server.node import Node
    from redtable.server.room_parts import RoomParts
    from redtable.server.tables import Table


class Rooms:
    """Opened when somebody comes, closed when nobody was there for a while."""

    def __init__(self, node: Node, parts: RoomParts) -> None:
        self.node = node
        self.parts = parts
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.acting: dict[str, list[int]] = {}
        """Who was to act at running tables when nobody needed their rooms any more."""

    async def table(self, code: str) -> Table:
        """A table as the store has it."""
        row = await self.node.store.table(code) if code.isascii() and code.isalnum() else None
        if row is None:
            raise not_found(f"there is no table {code!r}", "table-problem-no-table", code=code)
        self.node.played.add(code)
        return await self.node.option_checks.complete(read_table(row))

    async def stuck(self, code: str) -> bool:
        """Whether the match of a table runs but cannot be played: its rules or its log cannot be read."""
        if code in self.open or (await self.table(code)).status != "running":
            return False
        try:
            await self.room(code)
        except RequestError as problem:
            return problem.code == UNPLAYABLE
        return False

    async def room(self, code: str) -> Room:
        """The room of a table, never one that was given up while somebody waited for it."""
        while True:
            room = await self.find(code)
            if self.open.get(code) is room:
                return room

    async def find(self, code: str) -> Room:
        """Those who ask at the same time get the same room."""
        task = self.opening.get(code)
        if task is None:
            room = self.open.get(code)
            if room is not None:
                room.touch()
                return room
            task = self.opening[code] = asyncio.create_task(self.enter(code))
            task.add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(task)

    async def enter(self, code: str) -> Room:
        """Read a table and its match.

        From the moment the room is known here it hears what other nodes do, so the table is read again then:
        what happened between the first look and that moment would be missed otherwise.
        """
        room = self.open[code] = Room(self.parts, await self.table(code))
        try:
            await room.open(await self.table(code) if self.node.store.shared else room.table)
        except BaseException:
            self.open.pop(code, None)
            raise
        self.node.pending_starts.watch(room.table)
        return room

    async def refresh(self, code: str) -> None:
        """The stored table may have changed."""
        room = self.open.get(code)
        if room is None:
            return
        row = await self.node.store.table(code)
        if row is not None:
            table = await self.node.option_checks.complete(read_table(row))
            await room.changed(table)
            self.node.pending_starts.watch(table)

    def close_idle(self) -> None:
        """Forget rooms that nobody needs; bots that are to act keep theirs."""
        thinking = {code for code, _ in self.node.autoplay.thinking}
        for code, room in list(self.open.items()):
            if room.idle() and code not in thinking:
                self.remember(room)
                del self.open[code]

    def remember(self, room: Room) -> None:
        """Note who is to act at a table that is closed here; other nodes could change that unseen."""
        code = room.table.code
        self.acting.pop(code, None)
        actors = room.actors()
        if room.table.status == "running" and actors is not None and not self.node.store.shared:
            self.acting[code] = actors

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
            acting = self.acting.get(table.code)
        return None if acting is None else not seats.isdisjoint(acting)
