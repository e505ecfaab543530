"""What was luck and what was skill, and the coach, on a device: the quick pass, a stretch a question.

Whoever stops asking has stopped the analysis. It is loaded with the first question: most people never ask.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from redtable.bots.bot import needs_preparation
from redtable.kernel.errors import RedtableError
from redtable.kernel.record import read_record
from redtable.protocol.analysis import Advice, AnalysisView, Weighed
from redtable.server.hints import must_be_alone
from redtable.server.problems import not_now
from redtable.server.tables import must_hold

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.analysis.analyst import Analyst
    from redtable.analysis.match_analysis import MatchWork
    from redtable.device.room import Room
    from redtable.kernel.view import MatchView
    from redtable.protocol.analysis import MatchAnalysis

STRETCH: Final = 0.25
"""Seconds of a stretch: it ends with the step in which they are over."""


class Analyses:
    """The analyses of this device, for as long as its page is open."""

    def __init__(self) -> None:
        self._works: dict[str, MatchWork] = {}
        self._found: dict[str, MatchAnalysis] = {}

    def view(self, room: Room, record: Callable[[], str], have: str) -> AnalysisView:
        """Go on for a stretch, and say how far it is; `record` gives that of the match."""
        from redtable.analysis.analyst import QUICK
        from redtable.analysis.match_analysis import MatchWork

        code, match = room.code, room.match()
        must_be_analysed(room)
        found = self._found.get(code)
        if found is None:
            try:
                work = self._works.get(code) or MatchWork(read_record(record()), QUICK, game=match.game)
            except RedtableError as fault:
                raise not_now(str(fault), "table-problem-no-analysis") from fault
            self._works[code] = work
            ends = time.monotonic() + STRETCH
            while work.advance():
                if time.monotonic() > ends:
                    return AnalysisView(done=work.done(), steps=work.all(), working=True, found=None)
            found = self._found[code] = self._works.pop(code).result()
        new = found if found.depth != have else None
        return AnalysisView(done=1 + found.steps, steps=1 + found.steps, working=False, found=new)


def must_be_analysed(room: Room) -> None:
    """Refuse games whose analyst needs what their bots prepare on a server."""
    if needs_preparation(room.match().game.slug):
        raise not_now("this game is analysed on a server", "device-problem-server")


def advice(room: Room, person: str, seat: int) -> Advice:
    """The best plans of a person who plays against bots alone."""
    from redtable.analysis.coach import advise

    analyst, view = asked(room, person, seat)
    return Advice(version=view.version, plans=advise(analyst, view.view))


def weighed(room: Room, person: str, seat: int, action: str) -> Weighed:
    """What an action would lose."""
    from redtable.analysis.coach import weigh

    analyst, view = asked(room, person, seat)
    try:
        judgement = weigh(analyst, view.view, action)
    except RedtableError as fault:
        raise not_now(str(fault), "table-problem-no-coach") from fault
    return Weighed(version=view.version, action=action, judgement=judgement)


def asked(room: Room, person: str, seat: int) -> tuple[Analyst, MatchView]:
    """Whoever advises a seat whose turn it is, and what the seat sees."""
    from redtable.analysis.match_analysis import analyst_of

    must_hold(room.table, person, seat)
    must_be_alone(room.table, seat)
    match = room.match()
    if seat not in match.actors():
        raise not_now("it is not your turn", "table-problem-not-your-turn")
    must_be_analysed(room)
    return analyst_of(match.game, match.rules), match.view(seat)
