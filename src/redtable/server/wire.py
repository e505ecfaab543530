"""A WebSocket of uvicorn whose messages take the short way of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from redtable.server.line import Line

if TYPE_CHECKING:
    import asyncio

    from litestar.types import Scope
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

    from redtable.server.http_connection import NodeSettings
    from redtable.server.socket import Connection

EXTENSION: Final = "redtable.wire"
"""Where a connection's wire stands among the extensions of its scope."""
CLOSE_SECONDS: Final = 5.0
"""How long a client may take to read our goodbye and to answer it."""
MOST_PIECES: Final = 64
"""A message comes in no more frames."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that a connection may take over after the handshake."""

    line: Line | None = None
    early: bytes = b""
    """What came before the connection was there to read it."""
    reading_on: bool = False
    """Whether reading on is due in the next turn of the event loop."""
    last_timer: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def line_to(self, connection: Connection) -> Line:
        """A line for a connection."""
        return Line(connection, self, self.transport, self.loop, self.config.ws_max_size)

    def attach(self, line: Line) -> None:
        """From now on the line reads; what came before is handed over."""
        self.line = line
        line.congested = not self.writable.is_set()
        while not self.queue.empty():
            if self.queue.get_nowait()["type"] == "websocket.disconnect":
                line.connection.lost()
        self.transport.set_protocol(cast("asyncio.Protocol", line))
        early, self.early = self.early, b""
        line.data_received(early)
        self.read_again()

    # Reading

    def data_received(self, data: bytes) -> None:
        """The library reads the handshake and the frames that the line hands to it."""
        if self.line is None and self.handshake_initiated:
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
        assert self.line is not None
        data = b"".join(self.frames)
        self.frames = []
        self.line.connection.received(data)

    def hold(self) -> None:
        """Read nothing for a while."""
        if self.line is not None:
            self.line.held = True
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_again(self) -> None:
        """Read on in the next turn of the event loop."""
        if self.read_paused and not self.reading_on:
            self.reading_on = True
            self.loop.call_soon(self.read_on)

    def read_on(self) -> None:
        """Take what came before the line was held, and read more if that is all taken.

        Nothing is read while the client does not read itself, or has too much waiting, nor after the end:
        whatever is left of a connection that was cut off would be answered on a closed transport.
        """
        self.reading_on = False
        if self.transport.is_closing():
            return
        line = self.line
        if line is not None:
            if line.congested or line.connection.full():
                return
            line.held = False
            line.data_received(b"")
            if line.held:
                return
        if not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Writing

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says by way of ASGI (accept, close) comes after what was written before."""
        if self.line is not None:
            self.line.flush()
        await super().send(message)
        if message["type"] == "websocket.close":
            self.end_soon()

    def pause_writing(self) -> None:
        """The client is slow: it is not read either until it has caught up."""
        super().pause_writing()
        if self.line is not None:
            self.line.congested = True
            self.hold()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self.line is not None:
            self.line.congested = False
            self.line.connection.writable()
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
        cast("NodeSettings", self.config).node.admission.open -= 1
        if self.last_timer is not None:
            self.last_timer.cancel()
        if self.line is not None:
            self.line.connection.lost()

    def cut_off(self) -> None:
        """Close without waiting for what was not read."""
        self.transport.abort()


def wire_of(scope: Scope) -> Wire:
    """The wire of a WebSocket's scope."""
    return cast("Wire", cast("dict[str, object]", scope["extensions"])[EXTENSION])
