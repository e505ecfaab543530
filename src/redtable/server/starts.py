"""Starts that wait for entropy: they are called off when somebody does not reveal in time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.server import tables
from redtable.server.problems import Problem
from redtable.server.store import StoreError

if TYPE_CHECKING:
    from redtable.server.node import Node
    from redtable.server.tables import Table

RETRY = 1.0
"""Seconds before a start is looked at again that the store would not let be called off."""


class Starts:
    """The starts that this node watches. Several nodes may watch one: it is called off once."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.watched: set[str] = set()

    def watch(self, table: Table) -> None:
        """See that a start which is under way comes to an end."""
        if table.reveal_by and table.code not in self.watched:
            self.watched.add(table.code)
            self.node.spawn(self.wait(table.code))

    async def wait(self, code: str) -> None:
        """Call the table's start off if time runs out, also that of a later try meanwhile."""
        try:
            while wait := await self.time_left(code):
                await asyncio.sleep(wait)
        except Problem:
            return
        finally:
            self.watched.discard(code)

    async def time_left(self, code: str) -> float:
        """Seconds until to look again; 0 when no start is under way. One whose time is over is called off."""
        try:
            table = await self.node.rooms.table(code)
            if not table.reveal_by:
                return 0.0
            left = (table.reveal_by - self.node.clock.now()) / 1000
            if left > 0:
                return left
            await self.node.lobby.change(code, lambda t: tables.give_up_start(t, table.reveal_by))
        except StoreError as fault:
            self.node.log.warning("a start was not called off", extra={"why": str(fault)})
            return RETRY
        return 0.0
