"""Warm-up of bots that cannot play yet: what they need is made once, and the table says how far it is.

It begins when a table opens at which such a bot may take a seat, and shortly after the start of a server for
what was played there before. So it is mostly done when a match starts; a bot that is to act sooner waits for
it, and nobody else does.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from redtable.bots.bot import RANDOM, bot_levels, needs_preparation
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.problems import RequestError
from redtable.server.store import StoreError
from redtable.server.tables import read_table
from redtable.server.worker_pool import NotPrepared, RefusedQuestion, WorkerError
from redtable.server.worker_requests import Prepare, rules_of

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable

    from redtable.server.background import Background
    from redtable.server.games import Games
    from redtable.server.node_messages import NodeMessages
    from redtable.server.rulesets import Rulesets
    from redtable.server.store import Store
    from redtable.server.tables import Table
    from redtable.server.worker_pool import WorkerPool

ASK_AGAIN: float = 2.0
"""Seconds until a bot that is not prepared is asked again."""
AFTER_START: float = 3.0
"""Seconds that a server has for those who come back before it warms anything up."""
RECENT_TABLES = 200
"""So many of the last tables tell what was played on this server."""

REMEMBERED = 1000


def kind(table: Table) -> bytes:
    """All that what a bot needs can depend on."""
    return msgspec.json.encode([table.game, table.ruleset, table.options, table.rules_hash], order="sorted")


class Pace:
    """How fast a warm-up gets on, as far as it was seen."""

    def __init__(self, percent: int) -> None:
        self.first = self.last = percent
        self.began = self.moved = time.monotonic()

    def note(self, percent: int) -> None:
        """It is so far now."""
        if percent > self.last:
            self.last, self.moved = percent, time.monotonic()

    def left(self) -> int | None:
        """Seconds until it is done, if it goes on as it did; None: nobody can tell yet."""
        done = self.last - self.first
        if done <= 0:
            return None
        return round((self.moved - self.began) * (100 - self.last) / done)


class WarmUp:
    """What is prepared for the bots of this node's tables."""

    def __init__(
        self,
        *,
        store: Store,
        games: Games,
        rulesets: Rulesets,
        bots: WorkerPool,
        messages: NodeMessages,
        background: Background,
        log: logging.Logger,
        bot_limit: float,
        tell_table: Callable[[str], None],
    ) -> None:
        self.store = store
        self.games = games
        self.rulesets = rulesets
        self.bots = bots
        self.messages = messages
        self.background = background
        self.log = log
        self.bot_limit = bot_limit
        self.tell_table = tell_table
        """Tells those connected to a table here how it is now."""
        self.percent: dict[str, int] = {}
        """Tables whose bots cannot play yet, and how much of what they need is there."""
        self.seconds: dict[str, int | None] = {}
        """How long that will take, as far as anybody can tell."""
        self.paces: dict[str, Pace] = {}
        self.watched: set[str] = set()
        self.warm: set[bytes] = set()
        """Options with which bots were seen to be able to play."""

    def begin(self, table: Table) -> None:
        """Warm up for a table in the lobby, if a bot that needs it sits there or may still come."""
        if table.status == "open" and self.may_need(table) and table.code not in self.watched:
            self.watched.add(table.code)
            self.background.spawn(self.watch(table.code))

    def may_need(self, table: Table) -> bool:
        """Whether a bot with something to prepare plays at a table, or may take a free seat of its lobby."""
        if not needs_preparation(self.games.game(table.game).slug) or kind(table) in self.warm:
            return False
        return self.thinks(table) or (table.status == "open" and any(seat.free() for seat in table.seats))

    def thinks(self, table: Table) -> bool:
        """Whether a bot plays at a table that does not act at random."""
        return any(seat.bot not in ("", RANDOM) for seat in table.seats)

    async def watch(self, code: str) -> None:
        """Follow the warm-up for a table until bots can play there, or none will."""
        try:
            while True:
                row = await self.store.table(code)
                table = read_table(row) if row is not None else None
                if table is None or table.status not in ("open", "running") or not self.may_need(table):
                    break
                percent = await self.percent_for(table)
                if percent is None:
                    break
                await self.note(code, percent if self.thinks(table) else None)
                await asyncio.sleep(ASK_AGAIN)
        except (WorkerError, RefusedQuestion, StoreError, RequestError) as fault:
            self.log.error("bots cannot be prepared", extra={"why": str(fault)})
        finally:
            self.watched.discard(code)
        await self.note(code, None)

    async def needed(self, table: Table) -> int | None:
        """How far the bots for a table's options are; None: they can play, or have nothing to prepare."""
        if not needs_preparation(self.games.game(table.game).slug) or kind(table) in self.warm:
            return None
        return await self.percent_for(table)

    async def percent_for(self, table: Table) -> int | None:
        """How far the bots for a table's options are; None: they can play."""
        await self.rulesets.of(table)  # workers may have to be told
        strongest = bot_levels(self.games.game(table.game).slug)[-1]
        request = Prepare(rules=rules_of(table), level=strongest)
        asker = Asker(table.host, table.code)
        while True:
            try:
                await self.bots.respond(request, self.bot_limit, asker)
                break
            except TooBusy:
                await asyncio.sleep(ASK_AGAIN)
            except NotPrepared as answer:
                return answer.percent
        if len(self.warm) >= REMEMBERED:
            self.warm.clear()
        self.warm.add(kind(table))
        return None

    async def warm_up(self) -> None:
        """After a start: warm up for what was played here before, the latest first, one after the other."""
        await asyncio.sleep(AFTER_START)
        try:
            rows = await self.store.recent_tables(RECENT_TABLES)
            for table in await asyncio.to_thread(self.kinds, [read_table(row) for row in rows]):
                while await self.percent_for(table) is not None:
                    await asyncio.sleep(ASK_AGAIN)
        except (WorkerError, RefusedQuestion, StoreError, RequestError) as fault:
            self.log.warning("nothing was warmed up", extra={"why": str(fault)})

    def kinds(self, tables: list[Table]) -> list[Table]:
        """One table for every set of options with which bots may have something to prepare. Imports bots."""
        offered = (table for table in tables if table.game in self.games.loaded)
        found: dict[bytes, Table] = {}
        for table in offered:
            if needs_preparation(self.games.game(table.game).slug):
                found.setdefault(kind(table), table)
        return list(found.values())

    def of(self, code: str) -> tuple[int | None, int | None]:
        """How far the bots of a table are, in percent and in seconds that are left; None: they can play."""
        return self.percent.get(code), self.seconds.get(code)

    async def note(self, code: str, percent: int | None) -> None:
        """Tell the table how far its bots are, here and at other nodes; None: they can play."""
        if percent != self.percent.get(code):
            left = self.estimate(code, percent)
            self.heard(code, percent, left)
            await self.messages.send("preparing", code, percent, left)

    def estimate(self, code: str, percent: int | None) -> int | None:
        """Seconds until bots can play, from how fast it went so far."""
        if percent is None:
            self.paces.pop(code, None)
            return None
        pace = self.paces.get(code)
        if pace is None or percent < pace.last:
            pace = self.paces[code] = Pace(percent)
        pace.note(percent)
        return pace.left()

    def heard(self, code: str, percent: int | None, seconds: int | None) -> None:
        """Tell those who are connected here."""
        if percent is None:
            self.percent.pop(code, None)
            self.seconds.pop(code, None)
        else:
            self.percent[code] = percent
            self.seconds[code] = seconds
        self.tell_table(code)
