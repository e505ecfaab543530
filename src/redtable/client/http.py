"""The HTTP side of the client."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec

from redtable.client.seal import Seal
from redtable.client.seat import SeatClient
from redtable.kernel.errors import RedtableError
from redtable.protocol.games import GameDescription
from redtable.protocol.people import Person, PersonChange
from redtable.protocol.problems import ProblemView
from redtable.protocol.replays import Fork, Replay
from redtable.protocol.tables import (
    JoinTable,
    Moved,
    NewTable,
    Pause,
    Ready,
    Redeem,
    Reveal,
    SeatBot,
    SwapSeats,
    TableList,
    TableView,
    TransferCode,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from ssl import SSLContext
    from types import TracebackType

T = TypeVar("T")
FOLLOW_WAITS = (0.1, 0.2, 0.4, 0.8)
"""Seconds between tries to reveal at a server that is busy."""
LOOK_AGAIN = 0.05
"""Seconds between looks at a table that waits for the others to reveal."""


class ClientError(RedtableError):
    """The server could not do what was asked; `problem` says why."""

    def __init__(self, problem: ProblemView) -> None:
        super().__init__(problem.detail)
        self.problem = problem


@cache
def trusted() -> SSLContext:
    """The certificates that clients trust, read once: it takes longer than all else a client begins with."""
    return httpx.create_ssl_context()


class Client:
    """One guest of a server. With a token of an earlier visit it is the same guest again."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.seals: dict[str, Seal] = {}
        """What this guest put into the chance of tables, by code."""
        self.places: Counter[str] = Counter()
        """How many connections this guest has at tables: they reveal when a match starts."""
        self.keep_seal: Callable[[Seal], None] = lambda _: None
        """Called before anything that a seal holds is sent: a client may keep it over its end."""
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30, verify=trusted())

    async def __aenter__(self) -> Client:
        await self.whoami()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect."""
        await self.http.aclose()

    async def call(self, kind: type[T], method: str, path: str, body: msgspec.Struct | None = None) -> T:
        """One request; raises ClientError for whatever the server refuses."""
        return msgspec.json.decode(await self.text(method, path, body), type=kind)

    async def text(self, method: str, path: str, body: msgspec.Struct | None = None) -> str:
        """The same, with the answer as it came."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, headers=headers)
        if response.is_error:
            raise ClientError(problem_of(response))
        return response.text

    # People and games

    async def whoami(self) -> Person:
        """The guest; the first call makes one."""
        person = await self.call(Person, "GET", "/api/me?token=true")
        self.token = person.token
        return person

    async def rename(self, name: str) -> Person:
        """Change the guest's name."""
        return await self.call(Person, "PATCH", "/api/me", PersonChange(name=name))

    async def games(self) -> list[GameDescription]:
        """What can be played."""
        return await self.call(list[GameDescription], "GET", "/api/games")

    # Tables

    async def open_table(self, game: str, **settings: Any) -> TableView:
        """Open a table; the settings are the fields of `NewTable`."""
        new = msgspec.convert(
            {"game": game, **msgspec.to_builtins(settings, str_keys=True)}, NewTable, strict=False
        )
        return await self.call(TableView, "POST", "/api/tables", new)

    async def tables(self, mine: bool = False) -> list[TableView]:
        """Tables that wait for players, or those of this guest."""
        found = await self.call(TableList, "GET", f"/api/tables?mine={'true' if mine else 'false'}")
        return found.tables

    async def table(self, code: str) -> TableView:
        """A table."""
        return await self.call(TableView, "GET", f"/api/tables/{code}")

    async def join(self, code: str, seat: int | None = None, program: bool = False) -> TableView:
        """Take a seat, for a person or for a program."""
        wanted = JoinTable(seat=seat, program=program)
        return await self.call(TableView, "POST", f"/api/tables/{code}/join", wanted)

    async def ready(self, code: str, ready: bool = True) -> TableView:
        """Be ready to start. With a place at the table, which can reveal it then, commit to entropy too."""
        if ready and self.places[code]:
            return await self.commit(await self.table(code))
        table = await self.say_ready(code, Ready(ready=ready))
        self.seals.pop(code, None)
        return table

    async def say_ready(self, code: str, body: Ready) -> TableView:
        """Be ready or not, and commit to what is given."""
        return await self.call(TableView, "POST", f"/api/tables/{code}/ready", body)

    async def commit(self, table: TableView) -> TableView:
        """Be ready, and commit to entropy for all own seats."""
        seal = self.seals.setdefault(table.code, Seal(code=table.code))
        commitments = seal.commit(table)
        self.keep_seal(seal)
        return await self.say_ready(table.code, Ready(commitments=commitments))

    async def start(self, code: str) -> TableView:
        """Begin the match: commit for the own seats, start, reveal, and wait until the others have revealed.

        If somebody does not, the start is called off and the table is open as before.
        """
        table = await self.table(code)
        if table.status == "open" and not table.starting and table.you_host and own_seats(table):
            table = await self.commit(table)
        table = await self.call(TableView, "POST", f"/api/tables/{code}/start")
        await self.follow(table)
        while table.starting:
            await asyncio.sleep(LOOK_AGAIN)
            table = await self.table(code)
        await self.follow(table)
        return table

    async def follow(self, table: TableView) -> None:
        """Do this guest's part in the chance of a table, as the table is now; raises BrokenSeal."""
        seal = self.seals.get(table.code)
        if seal is None:
            return
        if table.status != "open":
            seal.check_start(table)
        elif not table.starting:
            if seal.must_commit_again(table):
                await self.commit(table)
        elif not all(table.seats[seat].revealed for seat in seal.holds(table)):
            body = Reveal(entropies=seal.reveal(table))
            self.keep_seal(seal)
            await self.call(TableView, "POST", f"/api/tables/{table.code}/reveal", body)

    async def try_to_follow(self, table: TableView) -> None:
        """The same for a place at the table: what the server cannot do now is tried again for a while."""
        for wait in FOLLOW_WAITS:
            try:
                await self.follow(table)
            except httpx.TransportError:
                await asyncio.sleep(wait)
            except ClientError as fault:
                if fault.problem.status not in (429, 503):
                    return
                await asyncio.sleep(wait)
            else:
                return

    async def leave(self, code: str) -> TableView:
        """Give the seat up."""
        return await self.call(TableView, "POST", f"/api/tables/{code}/leave")

    async def kick(self, code: str, seat: int) -> TableView:
        """Free somebody's seat before the start."""
        return await self.call(TableView, "DELETE", f"/api/tables/{code}/seats/{seat}")

    async def swap(self, code: str, seat: int, other: int) -> TableView:
        """Let two seats change their holders before the start."""
        body = SwapSeats(other=other)
        return await self.call(TableView, "POST", f"/api/tables/{code}/seats/{seat}/swap", body)

    async def shuffle(self, code: str) -> TableView:
        """Deal the holders to the seats anew, as the host."""
        return await self.call(TableView, "POST", f"/api/tables/{code}/shuffle")

    async def set_bot(self, code: str, seat: int, level: str) -> TableView:
        """Put a bot on a seat; an empty level takes it away."""
        return await self.call(TableView, "PUT", f"/api/tables/{code}/seats/{seat}/bot", SeatBot(level=level))

    async def cover(self, code: str, seat: int, level: str) -> TableView:
        """Let a bot play for a seat."""
        path = f"/api/tables/{code}/seats/{seat}/cover"
        return await self.call(TableView, "POST", path, SeatBot(level=level))

    async def pause(self, code: str, paused: bool) -> TableView:
        """Stop or start the clocks."""
        return await self.call(TableView, "POST", f"/api/tables/{code}/pause", Pause(paused=paused))

    async def transfer(self, code: str, seat: int) -> TransferCode:
        """A one-time code that moves the seat to another device."""
        return await self.call(TransferCode, "POST", f"/api/tables/{code}/seats/{seat}/transfer")

    async def redeem(self, code: str) -> Moved:
        """Use a one-time code."""
        return await self.call(Moved, "POST", "/api/transfers", Redeem(code=code))

    # Finished matches

    async def record(self, code: str) -> str:
        """The record of a finished match."""
        return await self.text("GET", f"/api/tables/{code}/record")

    async def replay(self, code: str, seat: int, first: int = 0, count: int = 20) -> Replay:
        """Steps of a finished match through a seat's eyes."""
        path = f"/api/tables/{code}/replay?seat={seat}&first={first}&count={count}"
        return await self.call(Replay, "GET", path)

    async def fork(self, code: str, step: int, seat: int, level: str) -> TableView:
        """A new table from a step of a finished match."""
        body = Fork(step=step, seat=seat, level=level)
        return await self.call(TableView, "POST", f"/api/tables/{code}/fork", body)

    # Playing

    def seat(self, code: str, seat: int | None, patience: float | None = None) -> SeatClient:
        """A place at a table, to be used with `async with`; None watches.

        It connects again for as long as it takes, or gives up after `patience` seconds without a connection.
        """
        return SeatClient(self, code, seat, patience)


def own_seats(table: TableView) -> list[int]:
    """The seats that the guest who asked holds."""
    return [seat.seat for seat in table.seats if seat.yours]


def problem_of(response: httpx.Response) -> ProblemView:
    """The problem of an answer, also when a proxy and not our server answered."""
    try:
        return msgspec.json.decode(response.content, type=ProblemView)
    except msgspec.DecodeError:
        return ProblemView("about:blank", "error", response.status_code, response.reason_phrase, "error")
