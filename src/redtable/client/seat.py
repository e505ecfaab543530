"""A place at a table: it keeps itself connected, and what it gives has no gap and no repetition."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from redtable.client.errors import Closed, FailedMessage, Inconsistent, RefusedAction, ServerAway, Unanswered
from redtable.client.seat_match import Replied, SeatMatch, SeatWelcome, decoder
from redtable.kernel.errors import RedtableError
from redtable.protocol.from_client import (
    Act,
    Ask,
    FromClient,
    GetHistory,
    Hello,
    MakeOffer,
    Ping,
    Reply,
    Say,
    Signal,
)
from redtable.protocol.from_server import (
    ActionRefused,
    Answer,
    Bye,
    Failed,
    History,
    Said,
    TableChanged,
    Update,
)

if TYPE_CHECKING:
    from types import TracebackType

    from websockets.asyncio.client import ClientConnection

    from redtable.client.http import Client
    from redtable.protocol.fields import Events
    from redtable.protocol.from_server import ChatLine, ClockView
    from redtable.protocol.tables import TableView

FIRST_WAIT = 0.1
LONGEST_WAIT = 5.0
SLOW_DOWN = 1.0
"""The shortest wait after the server said that this client is too fast, or reads too slowly."""
FRAME_BYTES = 16 * 1024 * 1024


class Waiting:
    """A message that waits for its answer."""

    def __init__(self, message: FromClient, version: int) -> None:
        self.message = message
        self.version = version
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class SeatClient:
    """Use it with `async with`. `news` gets every step's events, changes of the table, lines of chat."""

    def __init__(self, guest: Client, code: str, seat: int | None, patience: float | None = None) -> None:
        self.guest = guest
        self.patience = patience
        """For how many seconds it tries to connect before it gives up; None: for ever."""
        self.code = code
        self.url = guest.address.replace("http", "ws", 1) + f"/ws/{code}"
        self.token = guest.token
        self.seat = seat
        self.table: TableView | None = None
        self.match: SeatMatch | None = None
        self.clock: ClockView | None = None
        self.chat: list[ChatLine] = []
        self.seen: list[Events] = []
        """One list of events for each version since `first`."""
        self.first = 0
        self.news: asyncio.Queue[Any] = asyncio.Queue()
        self.socket: ClientConnection | None = None
        self.waiting: dict[int, Waiting] = {}
        self.number = 0
        self.connects = 0
        self.slow_down = False
        """Whether the server said so when it closed the connection."""
        self.turned_away: FailedMessage | None = None
        """What the server had against this connection; its goodbye says whether to come again."""
        self.fault: RedtableError | None = None
        self.changed = asyncio.Condition()

    @property
    def version(self) -> int:
        """The version this client holds."""
        return self.match.version if self.match else 0

    async def __aenter__(self) -> SeatClient:
        self.guest.places[self.code] += 1
        self.task = asyncio.create_task(self.stay_connected())
        await self.until(lambda: self.table is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.guest.places[self.code] -= 1
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    # The connection

    async def stay_connected(self) -> None:
        """Connect, and connect again whenever the connection breaks."""
        wait = FIRST_WAIT
        alone = time.monotonic()
        while self.fault is None:
            connects, self.slow_down, self.turned_away = self.connects, False, None
            try:
                await self.connected()
            except (OSError, WebSocketException, TimeoutError):
                pass
            except RedtableError as fault:
                self.fault = fault
            if self.connects > connects:
                alone = time.monotonic()
            elif self.patience is not None and time.monotonic() - alone >= self.patience:
                self.fault = self.fault or ServerAway(self.patience)
            if self.slow_down:
                wait = min(LONGEST_WAIT, max(SLOW_DOWN, wait * 2))
            else:
                wait = FIRST_WAIT if self.connects > connects else min(LONGEST_WAIT, wait * 1.5)
            self.socket = None
            async with self.changed:
                self.changed.notify_all()
            if self.fault is None:
                await asyncio.sleep(wait)
        for waiting in self.waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(self.fault)

    async def connected(self) -> None:
        """One connection, from hello to its end."""
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            self.url, additional_headers=headers, max_size=FRAME_BYTES, compression=None, open_timeout=10
        ) as socket:
            since = self.version if self.match is not None else None
            await socket.send(msgspec.json.encode(Hello(seat=self.seat, since=since)).decode())
            async for text in socket:
                try:
                    message = decoder.decode(text)
                except msgspec.DecodeError as fault:
                    raise Inconsistent(f"a message that this client does not know: {fault}") from fault
                self.take(message)
                if isinstance(message, SeatWelcome):
                    self.socket = socket
                    self.connects += 1
                    await self.send_again()
                async with self.changed:
                    self.changed.notify_all()
                if isinstance(message, SeatWelcome | TableChanged):
                    await self.guest.try_to_follow(message.table)

    async def send_again(self) -> None:
        """After a break: what is unanswered is sent again, except actions that the match has overtaken."""
        for number, waiting in list(self.waiting.items()):
            if isinstance(waiting.message, Act) and waiting.version != self.version:
                del self.waiting[number]
                waiting.answer.set_exception(Unanswered("the answer was lost, and the match went on"))
            elif self.socket is not None:
                await self.socket.send(msgspec.json.encode(waiting.message).decode())

    # Taking messages

    def take(self, message: Any) -> None:
        """What a message changes here."""
        if isinstance(message, SeatWelcome):
            self.take_welcome(message)
        elif isinstance(message, Update):
            self.take_update(message)
        elif isinstance(message, Replied):
            self.take_reply(message)
        elif isinstance(message, Bye):
            if not message.again:
                raise self.turned_away or Closed(message.reason)
            self.slow_down = message.reason in ("too-fast", "too-slow")
        else:
            if isinstance(message, TableChanged):
                self.table = message.table
            elif isinstance(message, Said):
                self.chat.append(message.line)
            self.news.put_nowait(message)

    def take_welcome(self, message: SeatWelcome) -> None:
        """Start, or go on where the connection broke."""
        self.table = message.table
        self.clock = message.clock
        self.chat = message.chat
        if message.match is None:
            return
        if self.match is None or message.since != self.version:
            if self.match is not None:
                raise Inconsistent(f"asked for {self.version}, got {message.since}")
            self.first = message.since
            self.seen = []
            self.match = msgspec.structs.replace(message.match, version=message.since)
            if message.opening:
                self.news.put_nowait(message.opening)
        self.advance(message.updates, message.match)

    def take_update(self, message: Update) -> None:
        """A step, or an answer. One that comes before the first view is in the welcome that brings it."""
        if self.match is None:
            return
        match = self.match.after(message.match)
        self.advance(message.events, match)
        self.clock = message.clock
        if message.id is not None:
            self.resolve(message.id, match)

    def advance(self, steps: list[Events], match: SeatMatch) -> None:
        """Take in steps: exactly those between the version held and the new one."""
        if self.version + len(steps) != match.version:
            raise Inconsistent(f"at {self.version} came {len(steps)} steps to {match.version}")
        self.seen += steps
        self.match = match
        for events in steps:
            self.news.put_nowait(events)

    def take_reply(self, message: Replied) -> None:
        """An answer to a message of ours; what has no number is why the connection ends, if it does."""
        if message.id is None:
            assert isinstance(message, Failed)
            self.turned_away = FailedMessage(message)
        else:
            self.resolve(message.id, message)

    def resolve(self, number: int, answer: Any) -> None:
        """Hand an answer to whoever waits for it."""
        waiting = self.waiting.pop(number, None)
        if waiting is None or waiting.answer.done():
            return
        if isinstance(answer, ActionRefused):
            waiting.answer.set_exception(RefusedAction(answer.refusal))
        elif isinstance(answer, Failed):
            waiting.answer.set_exception(FailedMessage(answer))
        else:
            waiting.answer.set_result(answer)

    # Sending

    def next_number(self) -> int:
        """A number for the next message."""
        self.number += 1
        return self.number

    async def ask_server(self, message: FromClient, number: int) -> Any:
        """Send a message and wait for its answer, over broken connections too."""
        if self.fault is not None:
            raise self.fault
        waiting = self.waiting[number] = Waiting(message, self.version)
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.send(msgspec.json.encode(message).decode())
        return await waiting.answer

    async def act(self, action: str) -> SeatMatch:
        """Carry out an action on the version held; returns when it is stored for good."""
        number = self.next_number()
        match = await self.ask_server(Act(id=number, action=action, version=self.version), number)
        assert isinstance(match, SeatMatch)
        return match

    async def ask(self, question: str) -> Any:
        """What the game answers to a question."""
        number = self.next_number()
        answer = await self.ask_server(Ask(id=number, question=question), number)
        assert isinstance(answer, Answer)
        return answer.answer

    async def say(self, text: str, team: bool = False) -> None:
        """A line of chat."""
        number = self.next_number()
        await self.ask_server(Say(id=number, text=text, team=team), number)

    async def signal(self, signal: str, team: bool = False) -> None:
        """A quick signal."""
        number = self.next_number()
        await self.ask_server(Signal(id=number, signal=signal, team=team), number)

    async def offer(self, kind: str) -> None:
        """Offer a draw or a rematch, or resign."""
        number = self.next_number()
        message = msgspec.convert({"type": "offer", "id": number, "kind": kind}, MakeOffer)
        await self.ask_server(message, number)

    async def reply(self, agree: bool) -> None:
        """Answer the open offer."""
        number = self.next_number()
        await self.ask_server(Reply(id=number, agree=agree), number)

    async def history(self, since: int, until: int) -> list[Events]:
        """What this seat saw between two versions."""
        number = self.next_number()
        found = await self.ask_server(GetHistory(id=number, since=since, until=until), number)
        assert isinstance(found, History)
        return found.updates

    async def ping(self) -> None:
        """Wait until the server has handled everything before this."""
        number = self.next_number()
        await self.ask_server(Ping(id=number), number)

    async def until(self, met: Any) -> None:
        """Wait for a condition on what this client holds; raises if the place is closed."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.fault is not None or met())
        if self.fault is not None:
            raise self.fault

    async def my_turn(self) -> list[str]:
        """Wait until this seat may act (its legal actions) or the match is over (none)."""

        def to_act() -> bool:
            match = self.match
            return match is not None and (match.outcome is not None or bool(match.legal))

        await self.until(to_act)
        assert self.match is not None
        return self.match.legal
