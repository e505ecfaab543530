"""A worker stands back before it loads what takes time: whoever plays does not wait for that."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys

import pytest

from redtable.server.worker_pool import WorkerPool
from tests.server.waiting import until

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


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="no such policy here")
@pytest.mark.parametrize("idle", [True, False])
def test_workers_of_an_idle_pool_give_way_at_once(idle: bool) -> None:
    async def scenario() -> None:
        pool = WorkerPool(1, {}, logging.getLogger("test"), 0, 10, 10, idle=idle)
        slot = pool.slots[0]
        slot.worker = await pool.start()
        number = slot.worker.process.pid
        lowest = os.getpriority(os.PRIO_PROCESS, 0) + 5
        try:
            await until(lambda: os.getpriority(os.PRIO_PROCESS, number) >= min(19, lowest))
            assert os.sched_getscheduler(number) == (os.SCHED_IDLE if idle else os.SCHED_OTHER)
        finally:
            await pool.close()

    asyncio.run(scenario())
