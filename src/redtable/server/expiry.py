"""What nobody needs any more is deleted: tables that were not used for long, and guests who stay away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.server.store import StoreError

if TYPE_CHECKING:
    import logging

    from redtable.server.autoplay import Autoplay
    from redtable.server.config import Config
    from redtable.server.presence import PresenceBook
    from redtable.server.rooms import Rooms
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store

HOUR = 3600 * 1000
DAY = 24 * HOUR
EXPIRE_EVERY = 600.0
"""Seconds between two looks."""


class Expiry:
    """Goes by the service clock: the wall clock may jump."""

    def __init__(
        self,
        config: Config,
        *,
        store: Store,
        rooms: Rooms,
        autoplay: Autoplay,
        presence: PresenceBook,
        clock: ServiceClock,
        used: set[str],
        log: logging.Logger,
    ) -> None:
        self._config = config
        self._store = store
        self._rooms = rooms
        self._autoplay = autoplay
        self._presence = presence
        self._clock = clock
        self._used = used
        """Tables at which somebody acted or looked since this was last noted in the store."""
        self._log = log

    async def run(self) -> None:
        """Delete what nobody needs, now and then."""
        while True:
            self._presence.forget_left()
            try:
                await self.expire(self._clock.now())
            except StoreError as fault:
                self._log.warning("nothing expired", extra={"why": str(fault)})
            await asyncio.sleep(EXPIRE_EVERY)

    async def expire(self, now: int) -> None:
        """Mark tables that nobody used for long, and delete those that were marked a while ago."""
        config = self._config
        await self.note_used()
        for status, unused in (
            ("open", config.keep_open_hours * HOUR),
            ("closed", config.keep_open_hours * HOUR),
            ("running", config.keep_running_days * DAY),
            ("over", config.keep_finished_days * DAY),
        ):
            marked = await self._store.doom_tables(status, now - unused, now)
            if marked:
                self._log.info("marked for deletion", extra={"tables": marked, "status": status})
        for code in await self._store.delete_doomed(now - config.keep_marked_hours * HOUR):
            self._autoplay.mine.discard(code)
            self._rooms.close(code)
        await self._store.forget_people(now - config.keep_people_days * DAY)

    async def note_used(self) -> None:
        """Note in the store where somebody plays or looks: what nobody touches is deleted some day."""
        used = self._used | set(self._rooms.listened())
        self._used.clear()
        try:
            await self._store.touch_tables(used, self._clock.now())
        except StoreError:
            self._used |= used
            raise
