"""A process that watches its input ends as it should, with its starter or by itself."""

from __future__ import annotations

import subprocess
import sys

WATCHES = """
import os, sys, time
from redtable.kernel.parent_process import watch_input
watch_input(lambda: os._exit(7))
time.sleep(float(sys.argv[1]))
"""


def started(seconds: float) -> subprocess.Popen[bytes]:
    """A process that watches its input for so long."""
    return subprocess.Popen(
        [sys.executable, "-c", WATCHES, str(seconds)], stdin=subprocess.PIPE, stderr=subprocess.PIPE
    )


def test_a_process_that_is_done_ends_well_while_its_input_is_open() -> None:
    with started(0.2) as process:
        assert process.wait(timeout=30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_a_process_hears_that_its_starter_is_gone() -> None:
    with started(60) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=30) == 7
