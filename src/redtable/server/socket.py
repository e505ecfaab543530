"""A connection: one guest on one seat of one table, over one WebSocket."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import Refused
from redtable.kernel.view import RefusalView
from redtable.protocol.from_client import Act, Ask, FromClient, Hello, OtherMessage, Ping
from redtable.protocol.from_server import ActionRefused, Bye, Failed, Pong, Summary
from redtable.protocol.problems import UNPLAYABLE
from redtable.server.actions import ConnectionReply
from redtable.server.problems import RequestError, forbidden, unavailable, wrong
from redtable.server.store import StoreError
from redtable.server.tables import must_hold
from redtable.server.websocket_protocol import CLOSE_SECONDS, protocol_of

if TYPE_CHECKING:
    from litestar import WebSocket

    from redtable.server.connection_parts import ConnectionParts
    from redtable.server.room import Room

HELLO_SECONDS = 15.0
INBOX = 8
"""Messages of one client that wait before no more are read."""
FORGIVEN = 10.0
"""Seconds after which a client that was told to slow down is told again, instead of being disconnected."""
NOT_FOUND = 404
PASSING = (429, 503)
"""The statuses of problems that pass by themselves."""
CLOSED_BY_US = 4000
POLICY = 1008
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Ended(Exception):  # noqa: N818 - not an error
    """There will be no more messages."""


class Connection:
    """Messages are carried out one after the other, an action in the callback that brought it if nothing is
    in its way. What is sent goes out at once; a slow reader has a queue of its own and delays nobody.
    """

    def __init__(
        self,
        parts: ConnectionParts,
        socket: WebSocket[Any, Any, Any],
        person: str,
        player: str,
        address: str,
    ) -> None:
        self._parts = parts
        self.socket = socket
        self.protocol = protocol_of(socket.scope)
        self.frames = self.protocol.frames_for(self)
        self.person = person
        self.player = player
        self.address = address
        self.seat = SPECTATOR
        self.room: Room | None = None
        self.queue: deque[bytes] | None = None
        """Messages for a slow reader."""
        self.queued = 0
        """Bytes in the queue."""
        self.inbox: deque[FromClient | RequestError] | None = None
        """Messages that wait for the one before them."""
        self.busy = False
        """Whether a message is being carried out."""
        self.ending = False
        self.wake = asyncio.Event()
        self.bucket = parts.limits.messages_of_people.bucket(person)
        self.address_bucket = parts.limits.messages_of_addresses.bucket(address)
        self.warned = -FORGIVEN
        """When this client was told that it is too fast."""

    # Writing

    def send(self, message: bytes) -> None:
        """Send a message; whoever lets too many pile up is cut off and may resume."""
        if self.ending:
            return
        if not self.frames.congested and not self.queue:
            self.frames.write(message)
            return
        if self.queue is None:
            self.queue = deque()
        parts = self._parts
        if len(self.queue) >= parts.queue_messages or self.queued > parts.queue_bytes:
            self.queue.clear()
            self._parts.metrics.dropped.inc()
            self.close(Bye(reason="too-slow", again=True))
            return
        self.queue.append(message)
        self.queued += len(message)

    def writable(self) -> None:
        """The reader has caught up."""
        while self.queue and not self.frames.congested:
            self.frames.write(self.queue.popleft())
        if not self.queue:
            self.queue = None
            self.queued = 0

    def close(self, reason: Bye) -> None:
        """Say goodbye and disconnect."""
        if not self.ending:
            self.ending = True
            self.frames.write(encoder.encode(reason))
            self.wake.set()

    # Reading

    def received(self, text: bytes) -> None:
        """A message came: an action or a cheap question is carried out now, if possible; others wait."""
        if self.ending:
            return
        now = time.monotonic()
        if not (self.bucket.take(now) and self.address_bucket.take(now)):
            self.too_fast(now, getattr(read(text), "id", None))
            return
        message = read(text)
        if self.room is not None and not self.busy and not self.inbox:
            if type(message) is Act:
                self.act(message, now)
                return
            if type(message) is Ask and self.answered_at_once(message, self.room):
                return
        if self.inbox is None:
            self.inbox = deque()
        self.inbox.append(message)
        if self.full():
            self.protocol.hold()
        if not self.busy:
            self.wake.set()

    def counted(self) -> bool:
        """Count a frame that is no message (a ping, a piece of a message); False if it is one too many."""
        now = time.monotonic()
        if self.bucket.take(now) and self.address_bucket.take(now):
            return True
        self.too_fast(now, None)
        return False

    def too_fast(self, now: float, number: int | None) -> None:
        """The first frame too many is answered; whoever goes on is disconnected and may resume later."""
        self._parts.metrics.failures.labels("too-fast").inc()
        if now - self.warned < FORGIVEN:
            self.close(Bye(reason="too-fast", again=True))
            return
        self.warned = now
        self.fail(number, RequestError(429, "too-fast", "you send too many messages; wait a moment"))

    def full(self) -> bool:
        """Whether so many messages wait that no more are read."""
        return self.inbox is not None and len(self.inbox) >= INBOX

    def lost(self) -> None:
        """The client is gone."""
        self.ending = True
        self.wake.set()

    async def run(self, code: str) -> None:
        """The life of a connection: hello, then messages until it ends."""
        self.bucket.holders += 1
        self.address_bucket.holders += 1
        self.protocol.attach(self.frames)
        try:
            await self.hello(code)
            while not self.ending:
                message = await self.next_message()
                if isinstance(message, Act):
                    self.act(message, time.monotonic())
                else:
                    await self.handle(message)
                    self.busy = False
        except TimeoutError:
            self.fail(None, wrong("say hello first"))
            self.close(Bye(reason="left", again=True))
        except Ended:
            pass
        finally:
            self.ending = True
            self.bucket.holders -= 1
            self.address_bucket.holders -= 1
            if self.room is not None:
                self.room.leave(self)
            try:
                await asyncio.wait_for(self.socket.close(CLOSED_BY_US), CLOSE_SECONDS)
            except (RuntimeError, OSError, TimeoutError):
                self.protocol.cut_off()

    async def next_message(self) -> FromClient | RequestError:
        """The next message that waits for its turn."""
        while self.busy or not self.inbox:
            if self.ending:
                raise Ended
            self.wake.clear()
            await self.wake.wait()
        if self.ending:
            raise Ended
        self.busy = True
        message = self.inbox.popleft()
        if not self.inbox:
            self.inbox = None
            self.protocol.read_again()
        return message

    async def hello(self, code: str) -> None:
        """The first message says which seat this is, and how much of the match it has."""
        while self.room is None and not self.ending:
            message = await asyncio.wait_for(self.next_message(), HELLO_SECONDS)
            try:
                if isinstance(message, RequestError):
                    raise message
                if not isinstance(message, Hello):
                    raise wrong("the first message is a hello")
                await self.enter(code, message)
            except Exception as fault:
                self.turn_away(fault)
            self.busy = False

    def turn_away(self, fault: Exception) -> None:
        """Say why there is no place at the table; a code that no table has was a guess."""
        if isinstance(fault, RequestError) and fault.status == NOT_FOUND:
            self._parts.authentication.note_guess(self.address)
        self.explain(None, fault)
        self.close(goodbye(fault))

    async def enter(self, code: str, hello: Hello) -> None:
        """Take the place at the table that is asked for. The room must not be given up on the way in."""
        await self._parts.authentication.check_guesses(self.address, self.person, code)
        room = await self._parts.rooms.room(code)
        room.note_arrivals(1)
        try:
            await self.sit_down(room, hello)
        finally:
            room.note_arrivals(-1)

    async def sit_down(self, room: Room, hello: Hello) -> None:
        """Check that the place is free for this guest, and greet."""
        back = False
        if hello.seat is None:
            if room.table.spectators == "no" and room.table.status != "over":
                raise forbidden("this table has no spectators", "table-problem-no-spectators")
            if room.table.plays(self.person):
                raise forbidden(
                    "who plays at a table does not watch it: a spectator may see more than a seat",
                    "table-problem-plays-here",
                )
        else:
            seat = must_hold(room.table, self.person, hello.seat)
            self.seat = hello.seat
            back = bool(seat.cover)
        summary = await self.take_back(room) if back else None
        self.room = room
        await room.greet(self, hello.since)
        room.join(self)
        if summary is not None:
            self.send(summary)

    async def take_back(self, room: Room) -> bytes:
        """A bot played for this seat: it stops, and what happened meanwhile is told."""
        seat = room.table.seats[self.seat]
        updates, _ = await room.history(self.seat, seat.cover_since)
        await self._parts.lobby.hand_back(room, self.seat)
        return encoder.encode(Summary(level=seat.cover, since=seat.cover_since, updates=updates))

    async def handle(self, message: OtherMessage | RequestError) -> None:
        """One message that is no action: carried out, or answered with what is wrong with it."""
        try:
            if isinstance(message, RequestError):
                raise message
            await self.answer(message)
        except Exception as fault:
            self.explain(getattr(message, "id", None), fault)

    def explain(self, number: int | None, fault: Exception) -> None:
        """Say why a message was not carried out."""
        if isinstance(fault, Refused):
            self.refuse(number or 0, fault)
        elif isinstance(fault, RequestError | StoreError):
            problem = as_problem(fault)
            self._parts.metrics.failures.labels(problem.code).inc()
            self.fail(number, problem)
        else:
            self._parts.log.error("a message broke something", exc_info=fault)
            self.fail(number, RequestError(500, "our-fault", "the server failed; nothing was changed"))
            if self.room is not None:
                self.room.distrust()

    def fail(self, number: int | None, problem: RequestError) -> None:
        """Tell the client of a problem."""
        self.send(encoder.encode(Failed(id=number, problem=problem.view())))

    def refuse(self, number: int, refused: Refused) -> None:
        """Say why an action is impossible."""
        assert self.room is not None
        self._parts.metrics.refusals.inc()
        refusal = RefusalView.of(refused.refusal)
        assert refusal is not None
        version = self.room.version(self.seat)
        self.send(encoder.encode(ActionRefused(id=number, version=version, refusal=refusal)))

    # Messages

    def act(self, message: Act, now: float) -> None:
        """Hand an action to the table, which replies when it is stored and told, or refused."""
        assert self.room is not None
        self.busy = True
        self.room.submit(self.seat, message.action, message.version, ConnectionReply(self, message.id, now))

    def acted(self, begun: float) -> None:
        """An action that came at `begun` is stored and told."""
        self._parts.metrics.actions.add(time.monotonic() - begun)

    def done(self) -> None:
        """A message has been carried out: the next may be."""
        self.busy = False
        if self.inbox:
            self.wake.set()

    def answered_at_once(self, message: Ask, room: Room) -> bool:
        """Whether a question to the game could be answered without waiting for anything."""
        try:
            return self._parts.answers.answer_at_once(self, room, message)
        except Exception as fault:
            self.explain(message.id, fault)
            return True

    async def answer(self, message: OtherMessage) -> None:
        """What each message asks for."""
        room = self.room
        assert room is not None
        if isinstance(message, Ping):
            self.send(encoder.encode(Pong(id=message.id)))
        elif isinstance(message, Hello):
            await room.greet(self, message.since)
        else:
            await self._parts.answers.answer(self, room, message)


def read(text: bytes) -> FromClient | RequestError:
    """A message, or what is wrong with it."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        return wrong(f"not a message of this protocol: {fault}")


def goodbye(fault: Exception) -> Bye:
    """How a connection ends that could not enter."""
    if isinstance(fault, RequestError) and fault.code == UNPLAYABLE:
        return Bye(reason="unplayable", again=False)
    passing = isinstance(fault, RequestError) and fault.status in PASSING
    return Bye(reason="left", again=passing or isinstance(fault, StoreError))


def as_problem(fault: RequestError | StoreError) -> RequestError:
    """What a client hears of a fault; details of the store are for the log."""
    return fault if isinstance(fault, RequestError) else unavailable("the store does not answer; try again")
