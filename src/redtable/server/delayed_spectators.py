"""Spectators who are behind: they follow a copy of the match that plays a log row when it is old enough."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.kernel.game import SPECTATOR
from redtable.server.listeners import encode_updates, update_message
from redtable.server.match_log import Resumed

if TYPE_CHECKING:
    from redtable.kernel.match import Match
    from redtable.server.listeners import Listeners
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import LogRow, Store
    from redtable.server.tables import Table


class Delayed:
    """The delayed copy of one match."""

    def __init__(
        self,
        store: Store,
        clock: ServiceClock,
        table: Table,
        listeners: Listeners,
        resumed: Resumed,
        rows: list[LogRow],
    ) -> None:
        self.store = store
        self.clock = clock
        self.table = table
        self.listeners = listeners
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
        due = self.rows[0].at + self.table.delay * 1000
        return max(0.0, (due - self.clock.now()) / 1000)

    def play_due(self, tell: bool) -> None:
        """Play every row that is old enough."""
        while self.rows and self.wait() == 0.0:
            entry = self.resumed.play(self.rows.pop(0))
            if tell and entry.perceived_by(SPECTATOR):
                events = encode_updates([entry.seen_by(SPECTATOR)])
                message = update_message(events, self.match.encoded(SPECTATOR).whole(), None)
                self.listeners.send_to_seat(message, SPECTATOR)

    async def follow(self) -> None:
        """Play on as long as anybody watches."""
        while self.listeners.at(SPECTATOR):
            try:
                await asyncio.wait_for(self.more.wait(), self.wait())
                self.more.clear()
                known = self.match.sequence() + len(self.rows)
                self.rows += await self.store.log(self.table.code, known)
            except TimeoutError:
                pass
            self.play_due(tell=True)


class DelayedSpectators:
    """The delayed copies of all matches that somebody watches."""

    def __init__(self, store: Store, clock: ServiceClock) -> None:
        self.store = store
        self.clock = clock
        self.delayed: dict[str, Delayed] = {}

    async def match_for(self, table: Table, match: Match, listeners: Listeners) -> Match:
        """The match that spectators of a table see; `match` is the one that its seats see."""
        if table.spectators != "delayed" or table.status == "over":
            return match
        delayed = self.delayed.get(table.code)
        if delayed is None:
            resumed = await asyncio.to_thread(Resumed, table, match.game, match.rules, None)
            rows = await self.store.log(table.code)
            delayed = Delayed(self.store, self.clock, table, listeners, resumed, rows)
            await asyncio.to_thread(delayed.play_due, tell=False)
            delayed.task = asyncio.create_task(self.follow(delayed, table.code))
            self.delayed[table.code] = delayed
        return delayed.match

    async def follow(self, delayed: Delayed, code: str) -> None:
        """Let a copy play on as long as anybody watches, then forget it."""
        await delayed.follow()
        self.delayed.pop(code, None)

    def moved(self, code: str) -> None:
        """The match of a table went on."""
        delayed = self.delayed.get(code)
        if delayed is not None:
            delayed.more.set()
