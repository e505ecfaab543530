"""Processes that end with the one that started them, however that ends."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

ENDS_WITH_INPUT: Final = "--ends-with-input"
"""Said to a process whose standard input is held open by the one that started it."""
PR_SET_PDEATHSIG: Final = 1
STANDARD_INPUT: Final = 0


def killed_with_parent() -> None:
    """Have the system kill this process when its parent is gone, in the middle of whatever it does.

    Only Linux can; elsewhere a process notices when it reads its input next.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def watch_input(ended: Callable[[], None]) -> None:
    """Call `ended`, from a thread, when standard input ends: whoever held it open is gone."""
    threading.Thread(target=wait_for_end, args=(ended,), daemon=True).start()


def wait_for_end(ended: Callable[[], None]) -> None:
    """Read until nothing more can come, without Python's buffer: a process that ends wants its lock."""
    while os.read(STANDARD_INPUT, 1):
        pass
    ended()
