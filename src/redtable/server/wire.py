"""The short way between a connection and its socket.

The handshake, pings, fragments and closing are uvicorn's and websockets' work. A whole text message in one
frame, which is what clients send, is cut out here and handed over in the callback that brought it; messages
to the client are framed here and written at once. The queue, the task switch and the dictionaries of ASGI
for every message would cost several times as much as the rules of a game.
"""

from __future__ import annotations

import contextlib
import struct
from typing import TYPE_CHECKING, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from litestar.types import Scope
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

EXTENSION: Final = "redtable.wire"
"""Where a connection's wire stands among the extensions of its scope."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LENGTH: Final = 0x7F
SHORT: Final = 125
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
TWO_BYTES_MOST: Final = 0xFFFF
HEAD: Final = 6
"""Bytes before a short text of a client: two, and the mask."""


class Receiver(Protocol):
    """Who takes the messages of a wire."""

    def received(self, text: bytes) -> None:
        """A message came."""

    def writable(self) -> None:
        """What was written has gone out."""

    def lost(self) -> None:
        """The client is gone."""


OUTBOX: Final[list[Wire]] = []
"""The wires of this process that have something unsent."""


def send_all() -> None:
    """Send everything that is unsent."""
    wires = list(OUTBOX)
    OUTBOX.clear()
    for wire in wires:
        wire.flush()


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that a receiver may take over after the handshake."""

    receiver: Receiver | None = None
    congested: bool = False
    """Whether the client reads more slowly than we write."""
    unsent: bytes = b""
    """Frames that go out in the next turn of the event loop."""
    rest: bytes = b""
    """The beginning of a frame whose end has not come yet."""
    by_library: bool = False
    """Whether the library reads this connection, because it may be in the middle of a frame."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def attach(self, receiver: Receiver) -> None:
        """From now on the receiver gets the messages; those that came before are handed over."""
        self.receiver = receiver
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                receiver.received(event.get("bytes") or b"" if text is None else text.encode())
            elif event["type"] == "websocket.disconnect":
                receiver.lost()
        self.read_again()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Whole texts go to the receiver, every other frame to the library."""
        receiver = self.receiver
        if receiver is None or self.by_library or self.close_sent:
            self.by_library = self.by_library or self.handshake_initiated
            self.give_to_library(data)
            return
        if self.rest:
            data = self.rest + data
        at, size, most = 0, len(data), min(self.config.ws_max_size, TWO_BYTES_MOST)
        while size - at >= HEAD:
            length, start = data[at + 1] & LENGTH, at + HEAD
            if length == TWO_BYTES:
                length, start = data[at + 2] << 8 | data[at + 3], at + HEAD + 2
            elif length == EIGHT_BYTES:
                length = TWO_BYTES_MOST + 1
            if length > most or data[at + 1] < MASKED:
                self.rest = data[at:]
                self.by_library = True
                self.give_to_library(b"")
                return
            end = start + length
            if end > size:
                break
            if data[at] == WHOLE_TEXT:
                receiver.received(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self.rest = data[at:]

    def give_to_library(self, data: bytes) -> None:
        """From a frame that is too large or against the protocol on, the library reads everything."""
        rest, self.rest = self.rest, b""
        super().data_received(rest + data)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or is not text."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self.receiver.received(data)

    def hold(self) -> None:
        """Read nothing for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_again(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Writing

    def write(self, message: bytes) -> None:
        """Send a text in the next turn of the event loop.

        All that a commit has to tell goes out in one go: a client that is woken once reads it all.
        """
        length = len(message)
        if length <= SHORT:
            head = bytes((WHOLE_TEXT, length))
        elif length <= TWO_BYTES_MOST:
            head = struct.pack("!BBH", WHOLE_TEXT, TWO_BYTES, length)
        else:
            head = struct.pack("!BBQ", WHOLE_TEXT, EIGHT_BYTES, length)
        if self.unsent:
            self.unsent += head + message
            return
        self.unsent = head + message
        if not OUTBOX:
            self.loop.call_soon(send_all)
        OUTBOX.append(self)

    def flush(self) -> None:
        """Hand what is unsent to the transport."""
        unsent, self.unsent = self.unsent, b""
        if unsent and not self.transport.is_closing():
            with contextlib.suppress(OSError, RuntimeError):
                self.transport.write(unsent)

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says by way of ASGI (accept, close) comes after what was written before."""
        self.flush()
        await super().send(message)

    def pause_writing(self) -> None:
        """The client is slow."""
        super().pause_writing()
        self.congested = True

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self.congested = False
        if self.receiver is not None:
            self.receiver.writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        if self.receiver is not None:
            self.receiver.lost()

    def cut_off(self) -> None:
        """Close without waiting for what was not read."""
        self.transport.abort()


def wire_of(scope: Scope) -> Wire:
    """The wire of a WebSocket's scope."""
    return cast("Wire", cast("dict[str, object]", scope["extensions"])[EXTENSION])
