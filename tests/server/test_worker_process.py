"""A worker stands back before it loads what takes time: whoever plays does not wait for that."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

WATCHED = """
import os, sys
real = os.nice
def watched(by):
    print("loaded" if "redtable.server.worker" in sys.modules else "first", by, file=sys.stderr)
    return real(by)
os.nice = watched
from redtable.server.worker_process import main
main()
"""


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no priorities here")
def test_a_worker_takes_a_low_priority_before_it_loads_anything() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, "0", "1"], input=b"", capture_output=True, check=True, timeout=60
    )
    assert done.stderr.decode().split() == ["first", "5"]
