"""Waiting until something is so, with a bound: what never comes is a failure, not a test that hangs."""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_SECONDS = 120.0
"""Nothing that is waited for takes so long, on a busy machine either."""
LOOK_EVERY = 0.02


async def until(found: Callable[[], Any], seconds: float = MOST_SECONDS) -> Any:
    """What `found` gives as soon as it is true; it may be a coroutine function."""

    async def look() -> Any:
        while True:
            value = found()
            if inspect.isawaitable(value):
                value = await value
            if value:
                return value
            await asyncio.sleep(LOOK_EVERY)

    return await asyncio.wait_for(look(), seconds)
