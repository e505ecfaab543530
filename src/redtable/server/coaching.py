"""The coach of a person who plays against bots alone: never where another person plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.view import encode
from redtable.protocol.analysis import Advice, AdvisedPlan, Judgement, Weighed
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.hints import alone_and_asked
from redtable.server.problems import not_now, too_busy, unavailable
from redtable.server.worker_pool import RefusedQuestion, WorkerError
from redtable.server.worker_requests import Coach, rules_of

if TYPE_CHECKING:
    from redtable.server.rooms import Rooms
    from redtable.server.worker_pool import WorkerPool


class Coaching:
    """Has the bots' workers advise a seat from its view."""

    def __init__(self, rooms: Rooms, bots: WorkerPool, limit: float) -> None:
        self._rooms = rooms
        self._bots = bots
        self._limit = limit

    async def advice(self, code: str, seat: int, person: str) -> Advice:
        """The best plans of a seat whose turn it is."""
        version, found = await self.ask(code, seat, person, "")
        return Advice(version=version, plans=msgspec.convert(found, list[AdvisedPlan]))

    async def weighed(self, code: str, seat: int, person: str, action: str) -> Weighed:
        """What an action of a seat whose turn it is would lose."""
        version, found = await self.ask(code, seat, person, action)
        return Weighed(version=version, action=action, judgement=msgspec.convert(found, Judgement))

    async def ask(self, code: str, seat: int, person: str, action: str) -> tuple[int, Any]:
        """The version of the seat's view, and what the worker of the table found from it."""
        table, view = await alone_and_asked(self._rooms, code, seat, person)
        request = Coach(rules=rules_of(table), view=msgspec.Raw(encode(view.view)), action=action)
        try:
            return view.version, await self._bots.analyse(request, self._limit, Asker(person, code))
        except TooBusy as fault:
            raise too_busy(str(fault)) from fault
        except RefusedQuestion as fault:
            raise not_now(str(fault), "table-problem-no-coach") from fault
        except WorkerError as fault:
            raise unavailable("the coach does not answer; try again") from fault
