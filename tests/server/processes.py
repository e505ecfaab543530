"""Server processes for tests: started for real, killed for real."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import httpx

from redtable.client.http import trusted
from tests.server.forked import ForkedNode, fork_node

TINY = "tests.tiny:Tiny"
ROOT = Path(__file__).resolve().parent.parent.parent
START_SECONDS = 60.0
PORTS_A_WORKER = 1000
OWN_PORTS = 10_000 + PORTS_A_WORKER * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
"""The first port of this worker of the tests."""
PORTS = itertools.cycle(range(OWN_PORTS, OWN_PORTS + PORTS_A_WORKER))


def free_port() -> int:
    """A port that nobody uses now, and that no other worker of the tests is given.

    They are below those that the system gives to whoever asks for any: one of these may be somebody else's
    before the server that it was meant for has it.
    """
    while True:
        port = next(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def python_path() -> str:
    """Where a node finds the games of the tests."""
    return os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])


def settings(database: str, port: int, **more: Any) -> dict[str, str]:
    """The environment of a node; generous limits, because a test is one address and few guests."""
    values: dict[str, Any] = {
        "database": database,
        "port": port,
        "games": TINY,
        "bot_pace": 0,
        "bot_workers": 1,
        "tables_per_person": 10_000,
        "requests_per_second": 100_000,
        "messages_per_second": 100_000,
        "connections_per_address": 5_000,
        "wrong_codes_per_second": 100_000,
        "http_connections": 5_000,
        "http_connections_per_address": 5_000,
        "lease": 1.5,
        "tick": 0.3,
        **more,
    }
    environment = {name: value for name, value in os.environ.items() if not name.startswith("REDTABLE_")}
    environment["PYTHONPATH"] = python_path()
    return environment | {f"REDTABLE_{name.upper()}": str(value) for name, value in values.items()}


def http_client(address: str) -> httpx.AsyncClient:
    """An HTTP client of a server, as patient as a busy machine needs."""
    return httpx.AsyncClient(base_url=address, timeout=START_SECONDS, verify=trusted())


class ServerProcess:
    """One node. Use it with `async with`; `log` has everything it said."""

    def __init__(self, database: str, port: int = 0, before: Any = None, **more: Any) -> None:
        self.port = port or free_port()
        self.environment = settings(database, self.port, **more)
        self.before = before
        self.log = b""
        self.process: asyncio.subprocess.Process | ForkedNode | None = None

    @property
    def address(self) -> str:
        """Where clients find it."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> ServerProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Start it and wait until it listens."""
        self.process = await (self.execute() if self.is_special() else fork_node(self.environment))
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.reader = asyncio.create_task(self.read_log(self.process.stderr))
        line = await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        if not line:
            await self.process.wait()
            await self.reader
            raise RuntimeError(self.log.decode())

    def is_special(self) -> bool:
        """Whether it must begin as a new program: something is loaded into it, or done before it."""
        loaded = "LD_PRELOAD" in self.environment or self.environment["PYTHONPATH"] != python_path()
        return loaded or self.before is not None

    async def execute(self) -> asyncio.subprocess.Process:
        """Start it as a new program."""
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "redtable.server",
            cwd=ROOT,
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=10_000_000,
            preexec_fn=self.before,
        )

    async def read_log(self, stream: asyncio.StreamReader) -> None:
        """Keep what it says."""
        while part := await stream.read(65536):
            self.log += part

    async def end(self, number: int) -> int:
        """Send a signal and wait for the end."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)
        code = await self.process.wait()
        await self.reader
        return code

    def writer(self) -> int:
        """The process that writes for it."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        (writer,) = [
            int(child)
            for child in children.split()
            if "redtable.server.store.writer" in Path(f"/proc/{child}/cmdline").read_text()
        ]
        return writer

    async def kill(self) -> None:
        """As a crash would."""
        await self.end(signal.SIGKILL)

    async def stop(self) -> int:
        """As an operator would."""
        return await self.end(signal.SIGTERM)
