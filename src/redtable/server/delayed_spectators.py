"""Spectators who are behind: they follow a copy of the match that plays a log row when it is old enough."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.kernel.game import SPECTATOR
from redtable.server.match_log import Resumed
from redtable.server.room import told_events, update_message

if TYPE_CHECKING:
    from redtable.kernel.match import Match
    from redtable.server.node import Node
    from redtable.server.room import Room
    from redtable.server.store import LogRow


class Delayed:
    """The delayed copy of one match."""

    def __init__(self, node: Node, room: Room, resumed: Resumed, rows: list[LogRow]) -> None:
        self.node = node
        self.room = room
        self.resumed = resumed
        self.rows = rows
        self.more = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def match(self) -> Match:
        """The match as spectators know it."""
        return self.resumed.match

    def wait(self) -> float:
        """Seconds until the next row is due; none known: an hour."""
        if not self.rows:
            return 3600.0
        due = self.rows[0].at + self.room.table.delay * 1000
        return max(0.0, (due - self.node.clock.now()) / 1000)

    def play_due(self, tell: bool) -> None:
        """Play every row that is old enough."""
        while self.rows and self.wait() == 0.0:
            entry = self.resumed.play(self.rows.pop(0))
            if tell and entry.perceived_by(SPECTATOR):
                events = told_events([entry.seen_by(SPECTATOR)])
                message = update_message(events, self.match.encoded(SPECTATOR).whole(), None)
                for listener in self.room.listeners:
                    if listener.seat == SPECTATOR:
                        listener.send(message)

    async def follow(self) -> None:
        """Play on as long as anybody watches."""
        while any(listener.seat == SPECTATOR for listener in self.room.listeners):
            try:
                await asyncio.wait_for(self.more.wait(), self.wait())
                self.more.clear()
                known = self.match.sequence() + len(self.rows)
                self.rows += await self.node.store.log(self.room.table.code, known)
            except TimeoutError:
                pass
            self.play_due(tell=True)
        self.node.delayed_spectators.delayed.pop(self.room.table.code, None)


class DelayedSpectators:
    """The delayed copies of all matches that somebody watches."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.delayed: dict[str, Delayed] = {}

    async def match_for(self, room: Room) -> Match:
        """The match that a spectator of this room sees."""
        if room.table.spectators != "delayed" or room.table.status == "over":
            return room.match
        delayed = self.delayed.get(room.table.code)
        if delayed is None:
            table, match = room.table, room.match
            resumed = await asyncio.to_thread(Resumed, table, match.game, match.rules, None)
            delayed = Delayed(self.node, room, resumed, await self.node.store.log(table.code))
            await asyncio.to_thread(delayed.play_due, tell=False)
            delayed.task = asyncio.create_task(delayed.follow())
            self.delayed[table.code] = delayed
        return delayed.match

    def moved(self, room: Room) -> None:
        """A match went on."""
        delayed = self.delayed.get(room.table.code)
        if delayed is not None:
            delayed.more.set()
