"""A worker stands back before it loads what takes time: whoever plays does not wait for that."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from itertools import count

import pytest

from redtable.server import worker_pool
from redtable.server.busyness import Busyness
from redtable.server.fair_pool import Asker
from redtable.server.worker_pool import WorkerPool
from redtable.server.worker_requests import Consult, RulesReference
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


@pytest.mark.parametrize("busy", [True, False])
def test_idle_workers_rest_while_the_server_is_busy(busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one worker of a busy server is not given to the next who asks before it has rested."""
    monkeypatch.setattr(worker_pool, "LONGEST_REST", 0.05)
    clock, loop = count(), count(step=int(busy))

    async def scenario() -> None:
        pool = WorkerPool(1, {}, logging.getLogger("test"), 0, 10, 10, idle=True)
        pool.busyness = Busyness(used=lambda: float(next(loop)), now=lambda: float(next(clock)))
        request = Consult(rules=RulesReference(game="damage", ruleset="", options={}), question="ships")
        try:
            await pool.ask(request, 60.0, Asker("ann"))
            assert (pool.slots[0] in pool.shared.free) is not busy
            await pool.ask(request, 60.0, Asker("ann"))
        finally:
            await pool.close()

    asyncio.run(scenario())


def test_busyness_is_the_share_of_a_processor_since_it_was_asked() -> None:
    clock, used = [0.0], [0.0]
    busyness = Busyness(used=lambda: used[0], now=lambda: clock[0])
    assert busyness.share() == 0.0
    clock[0], used[0] = 2.0, 1.0
    assert busyness.share() == 0.5
    clock[0], used[0] = 2.25, 1.25
    assert busyness.share() == 0.5  # too soon to say anything else
    clock[0] = 4.0
    assert busyness.share() == 0.125
