"""A worker process: it makes room for those who play before it imports anything that takes time."""

from __future__ import annotations

import os

NICE = 5
"""How far workers stand back: a server at half load keeps three quarters of a core that both want."""


def main() -> None:
    """Take a low priority, then work."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    from redtable.server.worker import main as work

    work()


if __name__ == "__main__":
    main()
