"""The service clock: milliseconds during which the service ran, for all nodes and across restarts."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redtable.server.store import Store


class ServiceClock:
    """Stored every tick; in between this process counts on its own, monotonically."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stored = 0
        self.measured = time.monotonic()

    async def tick(self) -> None:
        """Store what has passed since the last tick."""
        now = time.monotonic()
        elapsed = int((now - self.measured) * 1000)
        self.stored = max(await self.store.tick(elapsed), self.stored)
        self.measured += elapsed / 1000

    async def start(self) -> None:
        """Read where it stands."""
        self.measured = time.monotonic()
        self.stored = await self.store.tick(0)

    def now(self) -> int:
        """The service clock now."""
        return self.stored + int((time.monotonic() - self.measured) * 1000)


def wall() -> int:
    """Milliseconds since 1970, to be shown to people; nothing is decided by it."""
    return int(time.time() * 1000)
