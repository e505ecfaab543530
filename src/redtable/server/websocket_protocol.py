"""A WebSocket of uvicorn whose text frames take the short way of `frames.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from redtable.server.frames import FrameProtocol

if TYPE_CHECKING:
    import asyncio

    from litestar.types import Scope
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

    from redtable.server.http_connection import NodeSettings
    from redtable.server.socket import Connection

EXTENSION: Final = "redtable.websocket"
"""Where this protocol stands among the extensions of its scope."""
CLOSE_SECONDS: Final = 5.0
"""How long a client may take to read our goodbye and to answer it."""
MOST_PIECES: Final = 64
"""A message comes in no more frames."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that a connection may take over after the handshake."""

    frame_protocol: FrameProtocol | None = None
    early: bytes = b""
    """What came before the connection was there to read it."""
    reading_on: bool = False
    """Whether reading on is due in the next turn of the event loop."""
    last_timer: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def frames_for(self, connection: Connection) -> FrameProtocol:
        """What reads and writes the frames of a connection."""
        return FrameProtocol(connection, self, self.transport, self.loop, self.config.ws_max_size)

    def attach(self, frames: FrameProtocol) -> None:
        """From now on `frames` reads; what came before is handed over."""
        self.frame_protocol = frames
        frames.congested = not self.writable.is_set()
        while not self.queue.empty():
            if self.queue.get_nowait()["type"] == "websocket.disconnect":
                frames.connection.lost()
        self.transport.set_protocol(cast("asyncio.Protocol", frames))
        early, self.early = self.early, b""
        frames.data_received(early)
        self.read_again()

    # Reading

    def data_received(self, data: bytes) -> None:
        """The library reads the handshake and the frames that are handed to it."""
        if self.frame_protocol is None and self.handshake_initiated:
            self.early += data
            self.hold()
        else:
            super().data_received(data)

    def take_over(self, data: bytes) -> None:
        """A frame is too large or against the protocol: the library says so and ends the connection."""
        self.transport.set_protocol(self)
        self.data_received(data)

    def handle_cont(self, event: Frame) -> None:
        """The next piece of a message; whoever sends too many is cut off."""
        if len(self.frames) >= MOST_PIECES:
            self.cut_off()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or is not text."""
        assert self.frame_protocol is not None
        data = b"".join(self.frames)
        self.frames = []
        self.frame_protocol.connection.received(data)

    def hold(self) -> None:
        """Read nothing for a while."""
        if self.frame_protocol is not None:
            self.frame_protocol.held = True
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_again(self) -> None:
        """Read on in the next turn of the event loop."""
        if self.read_paused and not self.reading_on:
            self.reading_on = True
            self.loop.call_soon(self.read_on)

    def read_on(self) -> None:
        """Take what came before reading was held, and read more if that is all taken.

        Nothing is read while the client does not read itself, or has too much waiting, nor after the end:
        whatever is left of a connection that was cut off would be answered on a closed transport.
        """
        self.reading_on = False
        if self.transport.is_closing():
            return
        frames = self.frame_protocol
        if frames is not None:
            if frames.congested or frames.connection.full():
                return
            frames.held = False
            frames.data_received(b"")
            if frames.held:
                return
        if not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Writing

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says by way of ASGI (accept, close) comes after what was written before."""
        if self.frame_protocol is not None:
            self.frame_protocol.flush()
        await super().send(message)
        if message["type"] == "websocket.close":
            self.end_soon()

    def pause_writing(self) -> None:
        """The client is slow: it is not read either until it has caught up."""
        super().pause_writing()
        if self.frame_protocol is not None:
            self.frame_protocol.congested = True
            self.hold()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self.frame_protocol is not None:
            self.frame_protocol.congested = False
            self.frame_protocol.connection.writable()
            self.read_again()

    # The end

    def handle_close(self, event: Frame) -> None:
        """The client says goodbye."""
        super().handle_close(event)
        self.end_soon()

    def handle_parser_exception(self) -> None:
        """The client broke the protocol."""
        super().handle_parser_exception()
        self.end_soon()

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping."""
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        """Closing waits for what the client has yet to read, but not for ever."""
        if self.last_timer is None and not self.disconnected:
            self.last_timer = self.loop.call_later(CLOSE_SECONDS, self.cut_off)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        cast("NodeSettings", self.config).admission.open -= 1
        if self.last_timer is not None:
            self.last_timer.cancel()
        if self.frame_protocol is not None:
            self.frame_protocol.connection.lost()

    def cut_off(self) -> None:
        """Close without waiting for what was not read."""
        self.transport.abort()


def protocol_of(scope: Scope) -> WebSocketProtocol:
    """The protocol of a WebSocket's scope."""
    return cast("WebSocketProtocol", cast("dict[str, object]", scope["extensions"])[EXTENSION])
