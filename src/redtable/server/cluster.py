"""A local cluster: several nodes on one port and one PostgreSQL database. Dead nodes are started again.

Nodes end with the cluster, even when it is killed: they see it by their standard input.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.parent_process import ENDS_WITH_INPUT
from redtable.server.config import LISTS, PREFIX, Config, ConfigError
from redtable.server.run import bind
from redtable.server.store import POSTGRES

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable

AGAIN = 0.5
"""Seconds before a dead node is started again."""
STOP_SECONDS = 20.0


def environment(config: Config, index: int) -> dict[str, str]:
    """The settings as a node finds them; its metrics have a port of their own."""
    if config.metrics_port:
        config = msgspec.structs.replace(config, metrics_port=config.metrics_port + index)
    found = dict(os.environ)
    for name, value in msgspec.structs.asdict(config).items():
        found[PREFIX + name.upper()] = ",".join(value) if name in LISTS else str(value)
    return found


class Cluster:
    """Keeps a number of nodes alive until it is told to stop."""

    def __init__(self, config: Config, nodes: int) -> None:
        if not config.database.startswith(POSTGRES):
            raise ConfigError("several nodes need a PostgreSQL database: --database postgresql://...")
        self.config = config
        self.nodes = nodes
        self.processes: list[Process | None] = [None] * nodes
        self.stopping = asyncio.Event()

    async def run(self, started: Callable[[int], None] | None = None) -> None:
        """Start the nodes and watch over them."""
        shared = msgspec.structs.replace(self.config, share_port=True)
        with bind(shared) as reserved:
            port = reserved.getsockname()[1]
            settings = msgspec.structs.replace(shared, port=port)
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.stopping.set)
            listening = [asyncio.Event() for _ in range(self.nodes)]
            watching = [
                asyncio.create_task(self.keep(index, environment(settings, index), event))
                for index, event in enumerate(listening)
            ]
            stopped = asyncio.create_task(self.stopping.wait())
            up = asyncio.create_task(all_set(listening))
            await asyncio.wait({up, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if up.done() and started is not None:
                started(port)
            await stopped
            up.cancel()
            await self.stop()
            await asyncio.gather(*watching)

    async def keep(self, index: int, settings: dict[str, str], listening: asyncio.Event) -> None:
        """Keep one node alive."""
        while not self.stopping.is_set():
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "redtable.server",
                ENDS_WITH_INPUT,
                env=settings,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            self.processes[index] = process
            assert process.stdout is not None
            if await process.stdout.readline():
                listening.set()
            await process.wait()
            if not self.stopping.is_set():
                await asyncio.sleep(AGAIN)

    async def stop(self) -> None:
        """Let every node finish; whoever takes too long is ended."""
        running = [process for process in self.processes if process and process.returncode is None]
        for process in running:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        for process in running:
            try:
                await asyncio.wait_for(process.wait(), STOP_SECONDS)
            except TimeoutError:
                process.kill()


async def all_set(events: list[asyncio.Event]) -> None:
    """Wait for every one of them."""
    for event in events:
        await event.wait()


def serve_cluster(config: Config, nodes: int, started: Callable[[int], None] | None = None) -> None:
    """Run a local cluster in this process and its children."""

    async def run() -> None:
        await Cluster(config, nodes).run(started)

    asyncio.run(run())
