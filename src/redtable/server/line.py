"""The short way between a connection and its socket, compiled, since every message goes through here.

The handshake, pings, fragments and closing are uvicorn's and websockets' work. After the handshake a line is
what the event loop gives the bytes to. A whole text message in one frame, which is what clients send, is cut
out here and handed over in the callback that brought it; messages to the client are framed here and sent in
the next turn of the event loop, all that a commit has to tell in one go. The queue, the task switch and the
dictionaries of ASGI for every message would cost several times as much as the rules of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    import asyncio

    from redtable.server.socket import Connection

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LENGTH: Final = 0x7F
SHORT: Final = 125
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
TWO_BYTES_MOST: Final = 0xFFFF
HEAD: Final = 6
"""Bytes before a short text of a client: two, and the mask."""


class Line:
    """The messages between one client and its connection."""

    def __init__(
        self,
        connection: Connection,
        wire: Any,
        transport: Any,
        loop: asyncio.AbstractEventLoop,
        most: int,
    ) -> None:
        self.connection = connection
        self.wire = wire
        """Who knows the frames that are not whole texts."""
        self.transport = transport
        self.loop = loop
        self.most = min(most, TWO_BYTES_MOST)
        """The longest text that is cut out here."""
        self.congested = False
        """Whether the client reads more slowly than we write."""
        self.unsent = b""
        """Frames that go out in the next turn of the event loop."""
        self.rest = b""
        """The beginning of a frame whose end has not come yet."""

    # What the event loop says

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.wire.connection_lost(exc)

    def eof_received(self) -> None:
        """The client will send no more."""
        self.wire.eof_received()

    def pause_writing(self) -> None:
        """The client is slow."""
        self.wire.pause_writing()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self.wire.resume_writing()

    def data_received(self, data: bytes) -> None:
        """Give whole texts to the connection and all other frames to the library.

        From a frame on that is too large or against the protocol, the library reads.
        """
        connection = self.connection
        if self.rest:
            data = self.rest + data
        at, size = 0, len(data)
        while size - at >= HEAD:
            masked = data[at + 1]
            length, start = masked & LENGTH, at + HEAD
            if length == TWO_BYTES:
                length, start = data[at + 2] << 8 | data[at + 3], at + HEAD + 2
            elif length == EIGHT_BYTES:
                length = TWO_BYTES_MOST + 1
            if length > self.most or masked < MASKED:
                self.rest = b""
                self.wire.take_over(data[at:])
                return
            end = start + length
            if end > size:
                break
            if data[at] == WHOLE_TEXT:
                connection.received(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                self.wire.data_received(data[at:end])
            at = end
        self.rest = data[at:]

    # Writing

    def write(self, message: bytes) -> None:
        """Send a text in the next turn of the event loop: a client that is woken once reads it all."""
        length = len(message)
        if length <= SHORT:
            head = (WHOLE_TEXT << 8 | length).to_bytes(2, "big")
        elif length <= TWO_BYTES_MOST:
            head = (WHOLE_TEXT << 24 | TWO_BYTES << 16 | length).to_bytes(4, "big")
        else:
            head = bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
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
        if unsent:
            try:
                self.transport.write(unsent)
            except (OSError, RuntimeError):
                self.transport.abort()


OUTBOX: Final[list[Line]] = []
"""The lines of this process that have something unsent."""


def send_all() -> None:
    """Send everything that is unsent."""
    lines = list(OUTBOX)
    OUTBOX.clear()
    for line in lines:
        line.flush()
