"""The short way between a connection and its socket, compiled, since every message goes through here.

The handshake, pings, fragments and closing are uvicorn's and websockets' work. After the handshake the event
loop gives the bytes to a `FrameProtocol`. It cuts out whole text messages in one frame, which is what clients
send, and hands each over in the callback that brought it; it frames the messages to the client and sends them
in the next turn of the event loop, all that a commit has to tell in one go. The queue, the task switch and
the dictionaries of ASGI for every message would cost several times as much as the rules of a game.
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
OPCODE: Final = 0x0F
CLOSE: Final = 0x08
MASKED: Final = 0x80
LENGTH: Final = 0x7F
SHORT: Final = 125
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
TWO_BYTES_MOST: Final = 0xFFFF
HEAD: Final = 6
"""Bytes before a short text of a client: two, and the mask."""
LONG_HEAD: Final = HEAD + 8
FRAMES_AT_ONCE: Final = 32
"""So many frames of a client are read before others have their turn."""
CLOSING_BYTES: Final = 64 * 1024
"""So much a client may send between our goodbye and its own; what comes after is not read."""


class FrameProtocol:
    """Cuts a client's messages out of its frames, and frames what it is sent."""

    def __init__(
        self,
        connection: Connection,
        protocol: Any,
        transport: Any,
        loop: asyncio.AbstractEventLoop,
        most: int,
    ) -> None:
        self.connection = connection
        self.protocol = protocol
        """Who knows the frames that are not whole texts."""
        self.transport = transport
        self.loop = loop
        self.most = most
        """The longest frame that is taken."""
        self.congested = False
        """Whether the client reads more slowly than we write."""
        self.held = False
        """Whether no more frames are taken for now."""
        self.unsent: list[bytes] = []
        """Frames that go out in the next turn of the event loop."""
        self.rest = b""
        """What was not taken yet: the beginning of a frame, or more while reading is held."""
        self.unheeded = 0
        """Bytes that came after our goodbye."""

    # What the event loop says

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.protocol.connection_lost(exc)

    def eof_received(self) -> None:
        """The client will send no more."""
        self.protocol.eof_received()

    def pause_writing(self) -> None:
        """The client is slow."""
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self.protocol.resume_writing()

    def data_received(self, data: bytes) -> None:
        """Give whole texts to the connection and all other frames, each counted, to the library.

        A frame that is too large or against the protocol is the last that the library sees.
        """
        connection = self.connection
        if connection.ending and self.too_much_at_the_end(len(data)):
            return
        if self.rest:
            data = self.rest + data
        at, size, budget = 0, len(data), FRAMES_AT_ONCE
        while size - at >= HEAD and (not self.held or connection.ending):
            masked = data[at + 1]
            length, start = masked & LENGTH, at + HEAD
            if length == TWO_BYTES:
                length, start = data[at + 2] << 8 | data[at + 3], at + HEAD + 2
            elif length == EIGHT_BYTES:
                if size - at < LONG_HEAD:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + LONG_HEAD
            if length > self.most or masked < MASKED:
                self.rest = b""
                self.protocol.take_over(data[at:])
                return
            end = start + length
            if end > size:
                break
            if budget == 0:
                self.protocol.hold()
                self.loop.call_soon(self.protocol.read_again)
                break
            budget -= 1
            if connection.ending:
                if data[at] & OPCODE == CLOSE:
                    self.protocol.data_received(data[at:end])
            elif data[at] == WHOLE_TEXT:
                connection.received(apply_mask(data[start:end], data[start - 4 : start]))
            elif data[at] & OPCODE == CLOSE or connection.counted():
                self.protocol.data_received(data[at:end])
            at = end
        self.rest = data[at:]

    def too_much_at_the_end(self, size: int) -> bool:
        """Whether a client goes on sending after our goodbye; it is not read any more."""
        self.unheeded += size
        if self.unheeded <= CLOSING_BYTES:
            return False
        self.rest = b""
        self.protocol.hold()
        return True

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
        if not self.unsent:
            if not OUTBOX:
                self.loop.call_soon(send_all)
            OUTBOX.append(self)
        self.unsent.append(head + message)

    def flush(self) -> None:
        """Hand what is unsent to the transport."""
        unsent, self.unsent = self.unsent, []
        if unsent:
            try:
                self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            except (OSError, RuntimeError):
                self.transport.abort()


OUTBOX: Final[list[FrameProtocol]] = []
"""The connections of this process that have something unsent."""


def send_all() -> None:
    """Send everything that is unsent."""
    unsent = list(OUTBOX)
    OUTBOX.clear()
    for frames in unsent:
        frames.flush()
