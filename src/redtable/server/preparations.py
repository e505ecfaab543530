"""Bots that cannot play yet: what they need is prepared once, and the table says meanwhile how far it is.

It begins when a bot takes a seat in the lobby, so that it is mostly done when the match starts; a bot that is
to act before waits for it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.bots.bot import RANDOM, needs_preparation
from redtable.server.botpool import NotPrepared, RefusedQuestion, WorkerError
from redtable.server.botworker import Request
from redtable.server.fairness import Asker, TooBusy
from redtable.server.problems import Problem
from redtable.server.store import StoreError
from redtable.server.tables import read_table

if TYPE_CHECKING:
    from redtable.server.node import Node
    from redtable.server.tables import Table

ASK_AGAIN: float = 2.0
"""Seconds until a bot that is not prepared is asked again."""


class Preparations:
    """What is prepared for the bots of this node's tables."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.percent: dict[str, int] = {}
        """Tables whose bots cannot play yet, and how much of what they need is there."""
        self.watched: set[str] = set()

    def begin(self, table: Table) -> None:
        """Prepare what the bots of a table in the lobby need, if they need anything."""
        if table.status == "open" and self.level(table) and table.code not in self.watched:
            self.watched.add(table.code)
            self.node.spawn(self.watch(table.code))

    def level(self, table: Table) -> str:
        """The level of a thinking bot at a table, if bots of its game have something to prepare."""
        levels = (seat.bot for seat in table.seats if seat.bot not in ("", RANDOM))
        return next(levels, "") if needs_preparation(self.node.games.game(table.game).slug) else ""

    async def watch(self, code: str) -> None:
        """Follow the preparation for a table until its bots can play, or it has none any more."""
        try:
            while True:
                row = await self.node.store.table(code)
                table = read_table(row) if row is not None else None
                if table is None or table.status not in ("open", "running") or not self.level(table):
                    break
                await self.node.rulesets.of(table)  # workers may have to be told
                request = Request(
                    game=table.game,
                    ruleset=table.ruleset,
                    options=table.options,
                    rules=table.rules,
                    level=self.level(table),
                )
                try:
                    await self.node.bots.ask(request, self.node.config.bot_limit, Asker(table.host, code))
                except TooBusy:
                    await asyncio.sleep(ASK_AGAIN)
                except NotPrepared as answer:
                    await self.note(code, answer.percent)
                    await asyncio.sleep(ASK_AGAIN)
                else:
                    break
        except (WorkerError, RefusedQuestion, StoreError, Problem) as fault:
            self.node.log.error("bots cannot be prepared", extra={"why": str(fault)})
        finally:
            self.watched.discard(code)
        await self.note(code, None)

    async def note(self, code: str, percent: int | None) -> None:
        """Tell the table how far its bots are, here and at other nodes; None: they can play."""
        if percent != self.percent.get(code):
            self.heard(code, percent)
            await self.node.tell_nodes("preparing", code, percent)

    def heard(self, code: str, percent: int | None) -> None:
        """Tell those who are connected here."""
        if percent is None:
            self.percent.pop(code, None)
        else:
            self.percent[code] = percent
        room = self.node.rooms.open.get(code)
        if room is not None:
            room.tell_table()
