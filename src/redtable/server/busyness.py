"""How busy the event loop is: what runs in idle time holds back while people play."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

AT_LEAST: Final = 0.5
"""Seconds that are looked at together."""


def processor_seconds() -> float:
    """What this thread has used of a processor. A browser's Python loads this module and cannot say."""
    return time.thread_time()


class Busyness:
    """The share of a processor that the thread of the event loop has used lately.

    To be asked in that thread. `used` and `now` give seconds: those of the processor, and those of the clock.
    """

    def __init__(
        self, used: Callable[[], float] = processor_seconds, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._used = used
        self._now = now
        self._since = now()
        self._used_before = used()
        self._share = 0.0

    def share(self) -> float:
        """From 0 to 1, since the last time it was asked, or over the last half second."""
        now, used = self._now(), self._used()
        if now - self._since >= AT_LEAST:
            self._share = (used - self._used_before) / (now - self._since)
            self._since, self._used_before = now, used
        return self._share
