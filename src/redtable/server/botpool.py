"""Worker processes for bots and previews: the event loop never waits for a thought."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.server.botworker import Request, Response

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Mapping

ANSWER_BYTES = 1_000_000


class WorkerError(RedtableError):
    """A worker that failed, or took too long."""


class RefusedQuestion(RedtableError):  # noqa: N818 - an answer, not a fault
    """The game or the bot cannot do what was asked; the text says why."""


class NotPrepared(RefusedQuestion):
    """The bot cannot play yet; what it needs is being prepared."""

    def __init__(self, percent: int) -> None:
        super().__init__(f"the bot is not prepared yet ({percent} %)")
        self.percent = percent


class BotPool:
    """A number of workers, started when first needed, replaced when they fail."""

    def __init__(self, size: int, rulesets: Mapping[str, str]) -> None:
        self.size = size
        self.rulesets = rulesets
        """The rulesets that matches began with, by their keys."""
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(size):
            self.free.put_nowait(None)
        self.processes: set[Process] = set()
        self.closed = False
        self.waiting = 0
        """Requests that no worker has taken yet."""

    async def ask(self, request: Request, limit: float) -> Any:
        """The answer to a request; raises WorkerError after `limit` seconds of work."""
        self.waiting += 1
        try:
            process = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            if process is None or process.returncode is not None:
                process = await self.start()
            response = await asyncio.wait_for(self.exchange(process, request), limit)
            if response.unknown_rules:
                request = msgspec.structs.replace(request, text=self.rulesets[request.rules])
                response = await asyncio.wait_for(self.exchange(process, request), limit)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as fault:
            self.stop(process)
            process = None
            raise WorkerError(f"a worker failed: {str(fault) or 'it took too long'}") from fault
        except asyncio.CancelledError:
            self.stop(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        if response.preparing is not None:
            raise NotPrepared(response.preparing)
        if response.fault:
            raise RefusedQuestion(response.fault)
        return response.result

    async def start(self) -> Process:
        """A new worker."""
        if self.closed:
            raise OSError("the pool is closed")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "redtable.server.botworker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=ANSWER_BYTES,
        )
        self.processes.add(process)
        return process

    async def exchange(self, process: Process, request: Request) -> Response:
        """One request, one answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("it ended")
        return msgspec.json.decode(line, type=Response)

    def stop(self, process: Process | None) -> None:
        """End a worker at once."""
        if process is not None:
            self.processes.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        ending = list(self.processes)
        for process in ending:
            self.stop(process)
        for process in ending:
            await process.wait()
