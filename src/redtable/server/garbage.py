"""When the garbage collector has its rounds.

Nearly everything here is freed without it. What is left to it are the cycles of requests and connections that
have ended, refused ones above all. Python's own measure is how many objects were made and not freed: while
hundreds of tables play, their actions on the way to the store set off a round every 200 moves, over objects
that are all in use. So there is a round after a request, if it is time for one, and Python's own come late.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

ROUND: Final = 5_000
"""Objects made and not freed before a round is due after a request. A round over 50,000 objects of refused
requests held everybody up for 30 to 90 ms."""
LATE: Final = 50_000
"""The same before Python has a round by itself."""
OLDER: Final = (50, 100)
"""Rounds of the youngest objects before one that looks at older ones, and of these before one over all."""


def collect_seldom() -> None:
    """Never look at what is there now, and have few rounds by themselves."""
    gc.freeze()
    gc.set_threshold(LATE, *OLDER)


def collect_if_due() -> None:
    """Have a round, if it is time for one; of as many generations as Python would choose."""
    young, *older = gc.get_count()
    if young < ROUND:
        return
    generation = 0
    for number, (rounds, most) in enumerate(zip(older, OLDER, strict=True), 1):
        if rounds > most:
            generation = number
    gc.collect(generation)


class Collected:
    """Wraps an application; after each request, and after each connection, garbage is collected if due."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        try:
            await self.app(scope, receive, send)
        finally:
            collect_if_due()
