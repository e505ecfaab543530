"""Analyses of finished matches: in idle time, after all that plays; first quick, then thorough."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.analysis.analyst import METHOD
from redtable.protocol.analysis import AnalysisView, Depth, MatchAnalysis
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.problems import not_now, too_busy
from redtable.server.store import StoreError
from redtable.server.worker_pool import RefusedQuestion, WorkerError, WorkerTooSlowError
from redtable.server.worker_requests import ANALYSES, Analyse, rules_of

if TYPE_CHECKING:
    from logging import Logger

    from redtable.server.background import Background
    from redtable.server.replays import Replays
    from redtable.server.store import Store
    from redtable.server.tables import Table
    from redtable.server.warm_up import WarmUp
    from redtable.server.worker_pool import WorkerPool

DEPTHS: Final[tuple[Depth, ...]] = ("quick", "thorough")
KEPT: Final = 200
"""Analyses in memory; the one that nobody asked for longest is read from the store again when asked."""
ATTEMPTS: Final = 5
"""So often a stretch is asked for again if its worker ends or too many wait."""
PATIENCE: Final = 1.0
"""Seconds before that."""
STARVED: Final = 10.0
"""Seconds that an idle worker may take for a stretch; then there is no idle time, and bots' workers go on."""
LOOKED_AT: Final = 20.0
"""An analysis goes on for so many seconds after the last question: an open page asks again and again."""


REASONS: Final = {
    "no-meanings": "table-problem-analysis-meanings",
    "not-prepared": "table-problem-analysis-prepares",
}
"""What is said of a match that cannot be analysed, or not yet."""


class NobodyLooksError(Exception):
    """Nobody has asked for an analysis for a while."""


class AnalysisJob:
    """What is known of one match."""

    def __init__(self, found: MatchAnalysis | None) -> None:
        self.found = found
        self.working = found is None or found.depth != DEPTHS[-1]
        self.steps = 0 if found is None or self.working else 1 + found.steps
        self.done = self.steps
        self.asked = 0.0
        """When somebody asked last, by the event loop's time."""
        self.starved = False
        """Whether idle workers were too slow with it."""
        self.fault = ""
        self.why = ""
        """A word for the fault, if the analyst has one."""

    def view(self, have: str) -> AnalysisView:
        """How far it is, for one who has an analysis of that depth."""
        new = self.found if self.found is not None and self.found.depth != have else None
        return AnalysisView(done=self.done, steps=self.steps, working=self.working, found=new)


class Analyses:
    """Has idle workers analyse matches; without idle time the bots' workers do it, after those who play."""

    def __init__(
        self,
        *,
        store: Store,
        replays: Replays,
        warm_up: WarmUp,
        idle: WorkerPool,
        bots: WorkerPool,
        background: Background,
        log: Logger,
        limit: float,
    ) -> None:
        self._store = store
        self._log = log
        self._replays = replays
        self._warm_up = warm_up
        self._idle = idle
        self._bots = bots
        self._background = background
        self._limit = limit
        self._jobs: dict[str, AnalysisJob] = {}

    async def view(self, code: str, have: str, asker: Asker) -> AnalysisView:
        """How far the analysis of a match is; it begins with the first question, and again after a fault."""
        job = self._jobs.pop(code, None)
        if job is None:
            job = await self.begin(code, asker)
        if job.fault:
            raise not_now(job.fault, REASONS.get(job.why, "table-problem-no-analysis"))
        self._jobs[code] = job
        job.asked = asyncio.get_running_loop().time()
        return job.view(have)

    async def begin(self, code: str, asker: Asker) -> AnalysisJob:
        """Begin to analyse a match that is over, or go on from what was stored."""
        await self._replays.finished(code)
        stored = await self._store.analysis(code, METHOD)
        job = AnalysisJob(None if stored is None else msgspec.json.decode(stored, type=MatchAnalysis))
        table, record = await self._replays.recorded(code, asker) if job.working else (None, "")
        known = self._jobs.pop(code, None)
        if known is not None:
            return known
        if job.working and sum(job.working for job in self._jobs.values()) >= ANALYSES:
            raise too_busy("too many matches are being analysed; ask again in a moment")
        while len(self._jobs) >= KEPT:
            del self._jobs[next(iter(self._jobs))]
        if table is not None:
            job.asked = asyncio.get_running_loop().time()
            self._background.spawn(self.work(job, table, record, asker._replace(table=code, first=False)))
        return job

    async def work(self, job: AnalysisJob, table: Table, record: str, asker: Asker) -> None:
        """The passes that are left, stretch by stretch."""
        try:
            await self.prepare(table)
            for depth in DEPTHS[0 if job.found is None else 1 :]:
                await self.one_pass(job, table, record, depth, asker)
        except NobodyLooksError:
            self._jobs.pop(table.code, None)
        except RefusedQuestion as fault:
            job.fault, job.why = str(fault), fault.why
        except (WorkerError, TooBusy):
            job.fault = "" if job.found else "the analysis does not come to an end; ask again later"
        finally:
            job.working = False
            self._idle.leave(table.code)
            self._bots.leave(table.code)

    async def prepare(self, table: Table) -> None:
        """See that what the analyst shares with bots is there; raises RefusedQuestion if it is not.

        Whatever prepares it is started by the bots' workers: those who play wait for it, so it is not idle.
        """
        percent = await self._warm_up.needed(table)
        if percent is not None:
            raise RefusedQuestion(f"the analyst is not prepared yet ({percent} %)", "not-prepared")

    async def one_pass(self, job: AnalysisJob, table: Table, record: str, depth: Depth, asker: Asker) -> None:
        """One pass to its end; raises as `WorkerPool.respond` does, or when nobody looks any more."""
        attempts = ATTEMPTS
        while True:
            if asyncio.get_running_loop().time() - job.asked > LOOKED_AT:
                raise NobodyLooksError
            request = Analyse(rules=rules_of(table), table=table.code, record=record, depth=depth)
            try:
                answer = await self.stretch(job, request, asker)
            except (WorkerError, TooBusy):
                attempts -= 1
                if not attempts:
                    raise
                await asyncio.sleep(PATIENCE)
                continue
            view = msgspec.convert(answer, AnalysisView)
            job.done, job.steps = view.done, view.steps
            if view.found is not None:
                job.found = view.found
                await self.save(table.code, view.found)
                return

    async def stretch(self, job: AnalysisJob, request: Analyse, asker: Asker) -> Any:
        """Go on for a stretch; raises as `WorkerPool.respond` does."""
        if not job.starved:
            try:
                return await self._idle.analyse(request, STARVED, asker)
            except WorkerTooSlowError:
                job.starved = True
                self._idle.leave(request.table)
        return await self._bots.analyse(request, self._limit, asker)

    async def save(self, code: str, found: MatchAnalysis) -> None:
        """Keep what was found with the record; where the store is full, it is kept in memory alone."""
        try:
            await self._store.save_analysis(code, found.method, msgspec.json.encode(found).decode())
        except StoreError as fault:
            self._log.warning("an analysis was not stored", extra={"table": code, "why": str(fault)})
