"""A device that plays by itself: it takes messages of its page, one at a time, and says what comes of each.

There is no server, no thread and no event loop here. Whoever calls keeps the writes first, and then passes
the answers and frames on: what anybody was told is never lost.
"""

from __future__ import annotations

import traceback
from typing import Final

import msgspec

from redtable.device import routes
from redtable.device.analyses import Analyses
from redtable.device.bots import Bots
from redtable.device.connections import Connection
from redtable.device.game_files import missing_game
from redtable.device.games import DeviceGames
from redtable.device.messages import (
    Answered,
    Connect,
    Disconnect,
    Effects,
    Frame,
    Have,
    Kept,
    Request,
    TakeUp,
    ToDevice,
    Writes,
)
from redtable.device.room import Room
from redtable.device.store import DeviceStore
from redtable.device.table_messages import carry_out
from redtable.kernel.encoding import encoder
from redtable.server.problems import RequestError

decoder: Final[msgspec.json.Decoder[ToDevice]] = msgspec.json.Decoder(ToDevice)
FINE: Final = 200


def our_fault(fault: Exception) -> RequestError:
    """What nobody foresaw; the place of the fault is for whoever reads the console."""
    trace = "".join(traceback.format_exception(fault)[-8:])
    return RequestError(500, "our-fault", f"the rules failed; nothing was changed\n{trace}")


class Device:
    """The tables of one device, with the screens that look at them."""

    def __init__(self, kept: bytes | str, pace: float = 1.0, games: DeviceGames | None = None) -> None:
        """`kept`: what was kept before, as JSON of `Kept`. `pace`: the least seconds of a bot's action.
        `games`: those that can be played; all that are installed, if none are given.
        """
        self.store = DeviceStore(msgspec.json.decode(kept, type=Kept))
        self.games = games or DeviceGames()
        self.bots = Bots(self.store, self.games, pace)
        self.analyses = Analyses()
        self._rooms: dict[str, Room] = {}
        self._connections: dict[int, Connection] = {}
        self._answers: list[Answered] = []
        self._frames: list[Frame] = []
        self._disconnects: list[int] = []

    def room(self, code: str) -> Room:
        """The room of a table of this device."""
        code = self.store.table(code).code
        if code not in self._rooms:
            self._rooms[code] = Room(code, self.store, self.games)
        return self._rooms[code]

    def handle(self, message: bytes | str) -> str:
        """Do what a message says; gives JSON of `Effects`."""
        asked = decoder.decode(message)
        needs = missing_game(self, asked)
        if needs:
            nothing = Effects(
                writes=Writes(), answers=[], frames=[], disconnects=[], work_in=None, needs=needs
            )
            return msgspec.json.encode(nothing).decode()
        if isinstance(asked, Request):
            self._request(asked)
        elif isinstance(asked, Have):
            self.games.found(asked.game)
        elif isinstance(asked, TakeUp):
            self.store.take_up(asked.code, asked.rows)
        elif isinstance(asked, Connect):
            connection = Connection(asked.connection, asked.code, self._frames, self._disconnects)
            self._connections[asked.connection] = connection
        elif isinstance(asked, Frame):
            if asked.connection in self._connections:
                carry_out(self, self._connections[asked.connection], asked.text)
        elif isinstance(asked, Disconnect):
            self._hang_up(asked.connection)
        else:
            self._work()
        return self._effects()

    def _request(self, asked: Request) -> None:
        """Answer a request, or say what is wrong with it."""
        status = FINE
        try:
            body = encoder.encode(routes.answer(self, asked.method, asked.path, asked.body))
        except Exception as fault:
            problem = fault if isinstance(fault, RequestError) else our_fault(fault)
            status, body = problem.status, encoder.encode(problem.view())
        self._answers.append(Answered(id=asked.id, status=status, body=msgspec.Raw(body)))

    def _hang_up(self, number: int) -> None:
        """A connection is gone."""
        connection = self._connections.pop(number, None)
        if connection is not None and connection.code in self._rooms:
            self._rooms[connection.code].leave(connection)

    def _busy(self) -> list[Room]:
        """Rooms that somebody looks at."""
        return [room for room in self._rooms.values() if room.connections]

    def _work(self) -> None:
        """Let clocks run out, and one bot think or act."""
        for room in self._busy():
            expiry = room.next_expiry()
            if expiry is not None and expiry[1] <= 0:
                room.time_is_up(expiry[0])
            if self.bots.work(room):
                return

    def _work_in(self) -> int | None:
        """When there is work."""
        waits = [self.bots.wait(room) for room in self._busy()]
        waits += [expiry[1] for room in self._busy() if (expiry := room.next_expiry()) is not None]
        found = [wait for wait in waits if wait is not None]
        return max(0, min(found)) if found else None

    def _effects(self) -> str:
        """What came of a message; connections that ended are forgotten."""
        found = Effects(
            writes=self.store.take(),
            answers=self._answers.copy(),
            frames=self._frames.copy(),
            disconnects=self._disconnects.copy(),
            work_in=None,
        )
        for collected in (self._answers, self._frames, self._disconnects):
            collected.clear()
        for number in found.disconnects:
            self._hang_up(number)
        found.work_in = self._work_in()
        return msgspec.json.encode(found).decode()
