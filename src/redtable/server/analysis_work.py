"""Analyses in a worker: a stretch at a time, so that bots that play need not wait for the end of one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from redtable.analysis.analyst import EFFORTS
from redtable.analysis.match_analysis import MatchWork
from redtable.kernel.record import read_record
from redtable.protocol.analysis import AnalysisView
from redtable.server.worker_requests import ANALYSES

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.server.worker_requests import Analyse

STRETCH: Final = 0.25
"""Seconds of a stretch: it ends with the step in which they are over."""

works: dict[tuple[str, str], MatchWork] = {}


def analyse(request: Analyse, game: Game) -> AnalysisView:
    """Go on for a stretch; the analysis itself comes with the last one."""
    key = (request.table, request.depth)
    work = works.pop(key, None)
    if work is None:
        work = MatchWork(read_record(request.record), EFFORTS[request.depth], game=game)
    ends = time.monotonic() + STRETCH
    going = work.advance()
    while going and time.monotonic() < ends:
        going = work.advance()
    if going:
        works[key] = work
        while len(works) > ANALYSES:
            del works[next(iter(works))]
    found = None if going else work.result()
    return AnalysisView(done=work.done(), steps=work.all(), working=going, found=found)
