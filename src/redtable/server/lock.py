"""The lock of a table, which can also be taken without waiting.

Most actions find nobody in their way. They take the lock in the callback that brought them, and no task is
made or woken for them.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """First come, first served."""

    __slots__ = ("held", "waiting")

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self.held

    def take(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Give it to whoever waits longest; it stays held while it changes hands."""
        while self.waiting:
            future = self.waiting.popleft()
            if not future.done():
                future.set_result(None)
                return
        self.waiting = None
        self.held = False

    async def acquire(self) -> None:
        """Take it when it is free."""
        if self.take():
            return
        if self.waiting is None:
            self.waiting = deque()
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
