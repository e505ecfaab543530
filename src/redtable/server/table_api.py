"""The HTTP interface to tables: opening them, sitting down, and starting."""

from __future__ import annotations

from litestar import Controller, delete, get, patch, post, put

from redtable.protocol.tables import (
    HandOver,
    HouseRules,
    JoinTable,
    NewTable,
    Ready,
    Reveal,
    SeatBot,
    SwapSeats,
    TableList,
    TableView,
)
from redtable.server import seating, starting
from redtable.server.api_types import PROBLEMS, AnyRequest, Code, SeatPath
from redtable.server.authentication import Authentication
from redtable.server.games import Games
from redtable.server.lobby import Lobby
from redtable.server.shown_tables import ShownTables
from redtable.server.store.rows import PersonRow
from redtable.server.stored_tables import StoredTables


class Tables(Controller):
    """Opening tables and sitting down."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS)
    async def listed(
        self, request: AnyRequest, authentication: Authentication, shown: ShownTables, mine: bool = False
    ) -> TableList:
        """Tables that wait for players, or those you sit at."""
        person = authentication.person_id(request)
        return await (shown.where_seated(person) if mine else shown.listed(person))

    @post(responses=PROBLEMS)
    async def open(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        data: NewTable,
    ) -> TableView:
        """Open a table; you are its host."""
        return shown.of(await lobby.open(data, person), person.id)

    @get("/{code:str}", responses=PROBLEMS)
    async def one(
        self,
        request: AnyRequest,
        authentication: Authentication,
        shown: ShownTables,
        stored: StoredTables,
        code: Code,
    ) -> TableView:
        """A table."""
        return shown.of(await stored.get(code), authentication.person_id(request))

    @patch("/{code:str}", responses=PROBLEMS)
    async def house_rules(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        code: Code,
        data: HouseRules,
    ) -> TableView:
        """Change the rules of the house (the host, before the start; the pace of bots at any time)."""
        return shown.of(await lobby.set_house_rules(code, person.id, data), person.id)

    @post("/{code:str}/join", status_code=200, responses=PROBLEMS)
    async def join(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        code: Code,
        data: JoinTable,
    ) -> TableView:
        """Take a seat or change to another one."""
        table, _ = await lobby.join(code, person, data.seat, data.program)
        return shown.of(table, person.id)

    @post("/{code:str}/ready", status_code=200, responses=PROBLEMS)
    async def ready(
        self,
        person: PersonRow,
        shown: ShownTables,
        stored: StoredTables,
        code: Code,
        data: Ready,
    ) -> TableView:
        """Be ready, and commit to the entropy that is revealed when the match starts."""
        table, _ = await stored.change(
            code, lambda t: starting.set_ready(t, person.id, data.ready, data.commitments)
        )
        return shown.of(table, person.id)

    @post("/{code:str}/start", status_code=200, responses=PROBLEMS)
    async def start(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        code: Code,
    ) -> TableView:
        """Begin the match, or have the commitments revealed first if there are any (the host)."""
        return shown.of(await lobby.start(code, person.id), person.id)

    @post("/{code:str}/reveal", status_code=200, responses=PROBLEMS)
    async def reveal(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        code: Code,
        data: Reveal,
    ) -> TableView:
        """Reveal what the own seats committed to; with the last of them the match begins."""
        return shown.of(await lobby.reveal(code, person.id, data.entropies), person.id)

    @post("/{code:str}/leave", status_code=200, responses=PROBLEMS)
    async def leave(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        code: Code,
    ) -> TableView:
        """Give up your seats; the host who leaves before the start closes the table."""
        return shown.of(await lobby.leave(code, person.id), person.id)

    @put("/{code:str}/seats/{seat:int}/bot", responses=PROBLEMS)
    async def bot(
        self,
        person: PersonRow,
        shown: ShownTables,
        stored: StoredTables,
        games: Games,
        code: Code,
        seat: SeatPath,
        data: SeatBot,
    ) -> TableView:
        """Put a bot on a seat, or take it away (the host, before the start)."""
        table, _ = await stored.change(code, lambda t: seating.put_bot(t, games, person.id, seat, data.level))
        return shown.of(table, person.id)

    @delete("/{code:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
    async def kick(
        self,
        person: PersonRow,
        shown: ShownTables,
        lobby: Lobby,
        code: Code,
        seat: SeatPath,
    ) -> TableView:
        """Free somebody's seat (the host, before the start)."""
        return shown.of(await lobby.kick(code, person.id, seat), person.id)

    @post("/{code:str}/seats/{seat:int}/swap", status_code=200, responses=PROBLEMS)
    async def swap(
        self,
        person: PersonRow,
        shown: ShownTables,
        stored: StoredTables,
        code: Code,
        seat: SeatPath,
        data: SwapSeats,
    ) -> TableView:
        """Let two seats change their holders (the host, before the start)."""
        table, _ = await stored.change(code, lambda t: seating.swap(t, person.id, seat, data.other))
        return shown.of(table, person.id)

    @post("/{code:str}/host", status_code=200, responses=PROBLEMS)
    async def hand_over(
        self,
        person: PersonRow,
        shown: ShownTables,
        stored: StoredTables,
        code: Code,
        data: HandOver,
    ) -> TableView:
        """Make somebody else at the table its host (the host)."""
        table, _ = await stored.change(code, lambda t: seating.hand_over(t, person.id, data.seat))
        return shown.of(table, person.id)

    @post("/{code:str}/shuffle", status_code=200, responses=PROBLEMS)
    async def shuffle(
        self,
        person: PersonRow,
        shown: ShownTables,
        stored: StoredTables,
        code: Code,
    ) -> TableView:
        """Deal the holders to the seats anew (the host, before the start)."""
        table, _ = await stored.change(code, lambda t: seating.shuffle(t, person.id))
        return shown.of(table, person.id)
