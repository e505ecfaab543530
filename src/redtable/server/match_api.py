"""The HTTP interface to matches that run or are over, besides playing them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from redtable.protocol.analysis import Advice, AnalysisView, Weighed
from redtable.protocol.replays import RECORD_LETTERS, Fork, Hint, Reasons, RecordQuestion, Replay
from redtable.protocol.tables import Moved, Pause, Redeem, SeatBot, TableView, TransferCode
from redtable.protocol.uploads import Upload
from redtable.server import tables
from redtable.server.analyses import Analyses
from redtable.server.api_types import PROBLEMS, AnyRequest, Code, SeatPath
from redtable.server.authentication import Authentication
from redtable.server.coaching import Coaching
from redtable.server.consultations import Consultations
from redtable.server.hints import Hints
from redtable.server.lobby import Lobby
from redtable.server.replays import Replays
from redtable.server.rooms import Rooms
from redtable.server.service_clock import ServiceClock
from redtable.server.shown_tables import ShownTables
from redtable.server.store.rows import PersonRow
from redtable.server.stored_tables import StoredTables
from redtable.server.transfers import Transfers
from redtable.server.uploads import Uploads

RECORD_BYTES = 2 * RECORD_LETTERS
"""The largest body with a record."""
ActionQuery = Annotated[str, Parameter(min_length=1, max_length=2000)]
"""An action in the notation of its game."""


class Running(Controller):
    """What can be done to a running or finished match besides playing it."""

    path = "/api/tables"
    tags = ("matches",)

    @post("/{code:str}/pause", status_code=200, responses=PROBLEMS)
    async def pause(
        self,
        person: PersonRow,
        shown: ShownTables,
        stored: StoredTables,
        service_clock: ServiceClock,
        code: Code,
        data: Pause,
    ) -> TableView:
        """Stop or start the clocks."""
        table, _ = await stored.change(
            code, lambda t: tables.set_paused(t, person.id, data.paused, service_clock.now())
        )
        return shown.of(table, person.id)

    @post("/{code:str}/seats/{seat:int}/cover", status_code=200, responses=PROBLEMS)
    async def cover(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        rooms: Rooms,
        code: Code,
        seat: SeatPath,
        data: SeatBot,
    ) -> TableView:
        """Let a bot play for your seat, or for one whose player has been away for a while."""
        room = await rooms.room(code)
        return shown.of(await lobby.ask_cover(room, person.id, seat, data.level), person.id)

    @post("/{code:str}/seats/{seat:int}/transfer", responses=PROBLEMS)
    async def transfer(
        self,
        person: PersonRow,
        transfers: Transfers,
        code: Code,
        seat: SeatPath,
    ) -> TransferCode:
        """A one-time code that moves your seat to another device."""
        return await transfers.new(code, person.id, seat)

    @get("/{code:str}/seats/{seat:int}/hint", responses=PROBLEMS)
    async def hint(self, person: PersonRow, hints: Hints, code: Code, seat: SeatPath) -> Hint:
        """What the strongest bot would do on your seat, where all others are bots."""
        return await hints.hint(code, seat, person.id)

    @get("/{code:str}/seats/{seat:int}/advice", responses=PROBLEMS)
    async def advice(self, person: PersonRow, coaching: Coaching, code: Code, seat: SeatPath) -> Advice:
        """The best plans on your seat with their prospects, where all others are bots."""
        return await coaching.advice(code, seat, person.id)

    @get("/{code:str}/seats/{seat:int}/weighed", responses=PROBLEMS)
    async def weighed(
        self, person: PersonRow, coaching: Coaching, code: Code, seat: SeatPath, action: ActionQuery
    ) -> Weighed:
        """What an action on your seat would lose, where all others are bots."""
        return await coaching.weighed(code, seat, person.id, action)

    @get("/{code:str}/record", media_type="text/plain", responses=PROBLEMS)
    async def record(
        self, request: AnyRequest, authentication: Authentication, replays: Replays, code: Code
    ) -> Response[str]:
        """The record of a finished match."""
        name = f'attachment; filename="{code}.record"'
        text = await replays.record(code, authentication.asker(request))
        return Response(text, media_type="text/plain", headers={"Content-Disposition": name})

    @get("/{code:str}/replay", responses=PROBLEMS)
    async def replay(
        self,
        request: AnyRequest,
        authentication: Authentication,
        replays: Replays,
        code: Code,
        seat: Annotated[int, Parameter(ge=-2, le=63)] = -2,
        first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=100)] = 20,
    ) -> Replay:
        """Steps of a finished match through a seat's eyes (-1: a spectator's, -2: all)."""
        return await replays.replay(code, seat, first, count, authentication.asker(request))

    @get("/{code:str}/reasons", responses=PROBLEMS)
    async def reasons(
        self,
        request: AnyRequest,
        authentication: Authentication,
        replays: Replays,
        code: Code,
        step: Annotated[int, Parameter(ge=1, le=1_000_000)],
    ) -> Reasons:
        """What a bot thought at a step of a finished match."""
        asker = authentication.asker(request)._replace(table=code)
        return await replays.reasons(code, step, asker)

    @get("/{code:str}/analysis", responses=PROBLEMS)
    async def analysis(
        self,
        request: AnyRequest,
        authentication: Authentication,
        analyses: Analyses,
        code: Code,
        have: Literal["", "quick", "thorough"] = "",
    ) -> AnalysisView:
        """What was luck and what was skill in a finished match; `have`: the depth that is known already."""
        return await analyses.view(code, have, authentication.asker(request))

    @post("/{code:str}/fork", responses=PROBLEMS)
    async def fork(
        self,
        person: PersonRow,
        shown: ShownTables,
        replays: Replays,
        code: Code,
        data: Fork,
    ) -> TableView:
        """A new table from a step of a finished match, against bots, with what a seat knew then."""
        return shown.of(await replays.fork(code, data, person), person.id)


@post("/api/transfers", status_code=200, tags=["matches"], responses=PROBLEMS)
async def redeem(person: PersonRow, shown: ShownTables, transfers: Transfers, data: Redeem) -> Moved:
    """Use a one-time code: the seat is yours on this device."""
    table, seat = await transfers.redeem(data.code, person)
    return Moved(table=shown.of(table, person.id), seat=seat)


@post(
    "/api/replays", status_code=200, tags=["matches"], responses=PROBLEMS, request_max_body_size=RECORD_BYTES
)
async def replay_record(
    request: AnyRequest, authentication: Authentication, consultations: Consultations, data: RecordQuestion
) -> Any:
    """The match of a record from a file, a stretch at a time (a `RecordReplay`); a worker replays it."""
    await authentication.person(request)
    return await consultations.replay_record(data, authentication.asker(request))


@post("/api/uploads", tags=["matches"], responses=PROBLEMS, request_max_body_size=RECORD_BYTES)
async def upload(
    request: AnyRequest,
    authentication: Authentication,
    person: PersonRow,
    shown: ShownTables,
    uploads: Uploads,
    data: Upload,
) -> TableView:
    """Put a match here that began on a device: to go on with it, or to share its replay."""
    asker, address = authentication.asker(request), authentication.address(request)
    return shown.of(await uploads.take(data, person, asker, address), person.id)
