"""A worker process: it makes room for those who play before it imports anything that takes time."""

from __future__ import annotations

import contextlib
import os
import sys

NICE = 5
"""How far workers stand back: a server at half load keeps three quarters of a core that both want."""
LOWEST = 19
IDLE = "idle"
"""Said to a worker that is to run only while nothing else wants its processor."""


def stand_back(idle: bool) -> None:
    """Take a low priority, or the lowest one that there is.

    Linux takes the processor from an idle process as soon as anything else wakes up. Any other process keeps
    it to the end of its slice, however low its priority, and a move wakes several processes in turn.
    """
    if idle and hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(LOWEST if idle else NICE)


def main() -> None:
    """Take a low priority, then work."""
    stand_back(idle=IDLE in sys.argv)
    from redtable.server.worker import main as work

    work()


if __name__ == "__main__":
    main()
