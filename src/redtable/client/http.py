"""The HTTP side of the client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec

from redtable.client.seat import SeatClient
from redtable.kernel.errors import RedtableError
from redtable.server.messages import (
    Fork,
    GameDescription,
    JoinTable,
    Moved,
    NewTable,
    Pause,
    Person,
    PersonChange,
    Ready,
    Redeem,
    Replay,
    SeatBot,
    SwapSeats,
    TableList,
    TableView,
    TransferCode,
)
from redtable.server.problems import ProblemView

if TYPE_CHECKING:
    from types import TracebackType

T = TypeVar("T")


class ClientError(RedtableError):
    """The server could not do what was asked; `problem` says why."""

    def __init__(self, problem: ProblemView) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class Client:
    """One guest of a server. With a token of an earlier visit it is the same guest again."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30)

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
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, headers=headers)
        if response.is_error:
            raise ClientError(problem_of(response))
        if kind is str:
            return response.text  # type: ignore[return-value]
        return msgspec.json.decode(response.content, type=kind)

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

    async def join(self, code: str, seat: int | None = None) -> TableView:
        """Take a seat."""
        return await self.call(TableView, "POST", f"/api/tables/{code}/join", JoinTable(seat=seat))

    async def ready(self, code: str, entropy: str = "", ready: bool = True) -> TableView:
        """Be ready to start."""
        body = Ready(ready=ready, entropy=entropy)
        return await self.call(TableView, "POST", f"/api/tables/{code}/ready", body)

    async def start(self, code: str) -> TableView:
        """Begin the match."""
        return await self.call(TableView, "POST", f"/api/tables/{code}/start")

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
        return await self.call(str, "GET", f"/api/tables/{code}/record")

    async def replay(self, code: str, seat: int, first: int = 0, count: int = 20) -> Replay:
        """Steps of a finished match through a seat's eyes."""
        path = f"/api/tables/{code}/replay?seat={seat}&first={first}&count={count}"
        return await self.call(Replay, "GET", path)

    async def fork(self, code: str, step: int, seat: int, level: str) -> TableView:
        """A new table from a step of a finished match."""
        body = Fork(step=step, seat=seat, level=level)
        return await self.call(TableView, "POST", f"/api/tables/{code}/fork", body)

    # Playing

    def seat(self, code: str, seat: int | None) -> SeatClient:
        """A place at a table, to be used with `async with`; None watches."""
        return SeatClient(self.address, self.token, code, seat)


def problem_of(response: httpx.Response) -> ProblemView:
    """The problem of an answer, also when a proxy and not our server answered."""
    try:
        return msgspec.json.decode(response.content, type=ProblemView)
    except msgspec.DecodeError:
        return ProblemView("about:blank", "error", response.status_code, response.reason_phrase, "error")
