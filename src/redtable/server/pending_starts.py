"""Starts that wait for entropy: they are called off when somebody does not reveal in time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.server import starting
from redtable.server.problems import RequestError
from redtable.server.store import StoreError

if TYPE_CHECKING:
    import logging

    from redtable.server.background import Background
    from redtable.server.service_clock import ServiceClock
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table

RETRY = 1.0
"""Seconds before a start is looked at again that the store would not let be called off."""


class PendingStarts:
    """The starts that this node watches. Several nodes may watch one: it is called off once."""

    def __init__(
        self, stored: StoredTables, clock: ServiceClock, background: Background, log: logging.Logger
    ) -> None:
        self._stored = stored
        self._clock = clock
        self._background = background
        self._log = log
        self._watched: set[tuple[str, int]] = set()
        """Tables, and the time until which each must have revealed."""

    def watch(self, table: Table) -> None:
        """See that a start which is under way comes to an end."""
        start = (table.code, table.reveal_by)
        if table.reveal_by and start not in self._watched:
            self._watched.add(start)
            self._background.spawn(self._wait(*start))

    async def _wait(self, code: str, reveal_by: int) -> None:
        """Call a start off when its time is over, unless it has come to its end by then."""
        try:
            await asyncio.sleep(max(0, reveal_by - self._clock.now()) / 1000)
            while not await self._ended(code, reveal_by):
                await asyncio.sleep(RETRY)
        finally:
            self._watched.discard((code, reveal_by))

    async def _ended(self, code: str, reveal_by: int) -> bool:
        """Call a start off; False: the store does not answer now."""
        try:
            await self._stored.change(code, lambda table: starting.give_up_start(table, reveal_by))
        except RequestError as fault:
            return fault.code != "try-again"
        except StoreError as fault:
            self._log.warning("a start was not called off", extra={"why": str(fault)})
            return False
        return True
