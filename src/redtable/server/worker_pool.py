"""Worker processes for bots, previews and checks: the event loop never waits for a thought."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.server.busyness import Busyness
from redtable.server.fair_pool import Asker, FairPool
from redtable.server.worker_process import IDLE
from redtable.server.worker_requests import (
    Analyse,
    Coach,
    Consult,
    Preview,
    ReplayFile,
    Response,
    Think,
    Thought,
    Verify,
    WorkerRequest,
)

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Mapping

ANSWER_BYTES = 10_000_000
"""The longest answer: the log of a match that was verified."""
HOMES = 20_000
"""So many tables are known to have bots."""
ENDING_SECONDS = 2.0
"""So long a closing pool waits for workers that it killed: an idle one ends when it gets a processor."""
RESTS = 20.0
"""An idle worker rests so many times as long as it worked, times the event loop's share of a processor.

At half load it works for a tenth of the time.
"""
LONGEST_REST = 5.0
SAID_BYTES = 2000
"""So much of the end of what a worker wrote on standard error is kept for the log."""
VARIABLES = (
    "APPDATA",
    "HOME",
    "LANG",
    "LD_LIBRARY_PATH",
    "LOCALAPPDATA",
    "PATH",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "TMPDIR",
    "TZ",
    "USERPROFILE",
    "VIRTUAL_ENV",
)
BEGINNINGS = ("LC_", "NUMBA_", "OMP_", "OPENBLAS_", "PYTHON", "XDG_")
"""A worker gets these variables of the environment: Python, the user's cache folder, threads. No secrets."""


class WorkerError(RedtableError):
    """A worker that failed."""


class WorkerTooSlowError(WorkerError):
    """A worker that did not answer in time, and was ended."""


class WorkerEndedError(WorkerError):
    """A worker that ended before it answered."""


class RefusedQuestion(RedtableError):  # noqa: N818 - an answer, not a fault
    """The game or the bot cannot do what was asked; the text says why, and `why` may be a word for it."""

    def __init__(self, text: str, why: str = "") -> None:
        super().__init__(text)
        self.why = why


class BotGone(RefusedQuestion):
    """The bot lives no more: others took its place, or its worker ended."""


class NotPrepared(RefusedQuestion):
    """The bot cannot play yet; what it needs is being prepared."""

    def __init__(self, percent: int) -> None:
        super().__init__(f"the bot is not prepared yet ({percent} %)")
        self.percent = percent


class Worker:
    """A process, and the end of what it wrote on standard error."""

    def __init__(self, process: Process, errors: int) -> None:
        self.process = process
        self.errors = errors
        self.said = b""
        os.set_blocking(errors, False)
        asyncio.get_running_loop().add_reader(errors, self.listen)

    def listen(self) -> None:
        """Keep the end of what it says; children of its own may say something after it."""
        with contextlib.suppress(BlockingIOError):
            part = os.read(self.errors, 65536)
            self.said = (self.said + part)[-SAID_BYTES:]
            if not part:
                self.forget()

    def forget(self) -> None:
        """Listen no more."""
        if self.errors >= 0:
            asyncio.get_running_loop().remove_reader(self.errors)
            os.close(self.errors)
            self.errors = -1


class Slot:
    """A place for a worker, which is started when it is first needed and replaced when it fails."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.tables = 0
        """How many tables have their bots here."""


class WorkerPool:
    """A number of workers, shared fairly; the bots of a table live in one of them.

    `memory` limits the address space of each, in mebibytes, `live_bots` how many bots live in it; `most` may
    wait, `each` of one person. `rulesets` are those that matches began with, by their keys. If it is
    `idle`, its workers run only while nothing else wants their processor, and rest while the server is busy.
    """

    def __init__(
        self,
        size: int,
        rulesets: Mapping[str, str],
        log: logging.Logger,
        memory: int,
        most: int,
        each: int,
        live_bots: int = 1,
        idle: bool = False,
    ) -> None:
        self.rulesets = rulesets
        self.log = log
        self.memory = memory
        self.live_bots = live_bots
        self.idle = idle
        self.busyness = Busyness()
        self.slots = [Slot() for _ in range(size)]
        self.shared: FairPool[Slot] = FairPool(list(self.slots), most, each)
        self.homes: dict[str, Slot] = {}
        """Where the bots of a table live; who was asked last is at the end."""
        self.ending: list[Process] = []
        """Workers that were killed and may not be gone yet."""
        self.closed = False

    async def ask(self, question: Preview | Consult | ReplayFile | Verify, limit: float, asker: Asker) -> Any:
        """The answer to a question; raises as `respond` does."""
        return (await self.respond(question, limit, asker)).result

    async def analyse(self, request: Analyse | Coach, limit: float, asker: Asker) -> Any:
        """Go on with an analysis or advise a seat, in the worker of its table; raises as `respond` does."""
        return (await self.respond(request, limit, asker, self.home(asker.table))).result

    async def think(self, request: Think, limit: float, asker: Asker) -> Thought:
        """What a bot of the asker's table decides; raises BotGone, and as `respond` does."""
        response = await self.respond(request, limit, asker, self.home(asker.table))
        if response.thought is None:
            raise BotGone("this bot lives no more")
        return response.thought

    def home(self, table: str) -> Slot:
        """Where the bots of a table live: at first, where those of the fewest tables do."""
        slot = self.homes.pop(table, None)
        if slot is None:
            slot = min(self.slots, key=lambda slot: (slot.tables, slot not in self.shared.free))
            slot.tables += 1
        self.homes[table] = slot
        if len(self.homes) > HOMES:
            self.leave(next(iter(self.homes)))
        return slot

    def leave(self, table: str) -> None:
        """The bots of a table are not needed any more."""
        slot = self.homes.pop(table, None)
        if slot is not None:
            slot.tables -= 1

    async def respond(
        self, request: WorkerRequest, limit: float, asker: Asker, home: Slot | None = None
    ) -> Response:
        """The response to a request, from any worker or from the one at home there.

        Raises TooBusy if too many wait, WorkerTooSlowError after `limit` seconds of work, another WorkerError
        if the worker fails, RefusedQuestion with its reason.
        """
        request.limit = limit
        slot = await self.shared.take(asker, home)
        begun = asyncio.get_running_loop().time()
        try:
            if slot.worker is not None and slot.worker.process.returncode is not None:
                self.stop(slot)
            worker = slot.worker = slot.worker or await self.start()
            response = await asyncio.wait_for(self.exchange(worker.process, request), limit)
            if response.unknown_rules:
                request.rules = msgspec.structs.replace(request.rules, text=self.rulesets[request.rules.key])
                response = await asyncio.wait_for(self.exchange(worker.process, request), limit)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as fault:
            why = str(fault) or "it took too long"
            self.tell_failure(slot.worker, why)
            self.stop(slot)
            kind = WorkerTooSlowError if isinstance(fault, TimeoutError) else WorkerEndedError
            raise kind(f"a worker failed: {why}") from fault
        except asyncio.CancelledError:
            self.stop(slot)
            raise
        finally:
            self.give_back(slot, asyncio.get_running_loop().time() - begun)
        if response.broke:
            self.log.error("a worker broke", extra={"fault": response.broke, "trace": response.trace})
            raise WorkerError(f"a worker broke: {response.broke}")
        if response.preparing is not None:
            raise NotPrepared(response.preparing)
        if response.fault:
            raise RefusedQuestion(response.fault, response.why)
        return response

    def give_back(self, slot: Slot, worked: float) -> None:
        """A worker is free for whoever is next; an idle one after a rest, if the server is busy.

        It gives way as soon as anything else wakes up, but that comes later than on an empty processor.
        """
        rest = min(LONGEST_REST, worked * RESTS * self.busyness.share()) if self.idle else 0.0
        if rest:
            asyncio.get_running_loop().call_later(rest, self.shared.give, slot)
        else:
            self.shared.give(slot)

    async def start(self) -> Worker:
        """A new worker."""
        if self.closed:
            raise OSError("the pool is closed")
        errors, write_errors = os.pipe()
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "redtable.server.worker_process",
                str(self.memory),
                str(self.live_bots),
                *([IDLE] if self.idle else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=write_errors,
                env=worker_environment(),
                limit=ANSWER_BYTES,
            )
        except BaseException:
            os.close(errors)
            raise
        finally:
            os.close(write_errors)
        return Worker(process, errors)

    async def exchange(self, process: Process, request: WorkerRequest) -> Response:
        """One request, one answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("it ended")
        return msgspec.json.decode(line, type=Response)

    def tell_failure(self, worker: Worker | None, why: str) -> None:
        """Log that a worker failed, once, with the end of what it said; an idle one may get no processor."""
        if worker is not None and worker.errors >= 0:
            worker.listen()
        said = worker.said.decode(errors="replace") if worker is not None else ""
        level = logging.WARNING if self.idle else logging.ERROR
        self.log.log(level, "a worker failed", extra={"why": why, "said": said})

    def stop(self, slot: Slot) -> None:
        """End a worker at once, if there is one, and all bots that live in it."""
        if slot.worker is not None:
            slot.worker.forget()
            with contextlib.suppress(ProcessLookupError):
                slot.worker.process.kill()
            self.ending = [process for process in self.ending if process.returncode is None]
            self.ending.append(slot.worker.process)
            slot.worker = None

    async def close(self) -> None:
        """End all workers."""
        self.closed = True
        for slot in self.slots:
            self.stop(slot)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING_SECONDS):
                for process in self.ending:
                    await process.wait()


def worker_environment() -> dict[str, str]:
    """What workers need of the environment; settings and secrets of the server are not for them.

    Unless somebody set it otherwise, a worker has one thread for numpy: there is a worker for each core.
    """
    wanted = {
        name: value
        for name, value in os.environ.items()
        if name.upper() in VARIABLES or name.startswith(BEGINNINGS)
    }
    return {"OPENBLAS_NUM_THREADS": "1", **wanted}
