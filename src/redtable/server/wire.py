"""A WebSocket of uvicorn whose messages take the short way of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from redtable.server.line import Line

if TYPE_CHECKING:
    import asyncio

    from litestar.types import Scope
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

    from redtable.server.socket import Connection

EXTENSION: Final = "redtable.wire"
"""Where a connection's wire stands among the extensions of its scope."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that a connection may take over after the handshake."""

    line: Line | None = None
    by_library: bool = False
    """Whether the library reads this connection, because it may be in the middle of a frame."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def line_to(self, connection: Connection) -> Line:
        """A line for a connection."""
        return Line(connection, self, self.transport, self.loop, self.config.ws_max_size)

    def attach(self, line: Line) -> None:
        """From now on the line gets the messages; those that came before are handed over."""
        self.line = line
        line.congested = not self.writable.is_set()
        connection = line.connection
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                connection.received(event.get("bytes") or b"" if text is None else text.encode())
            elif event["type"] == "websocket.disconnect":
                connection.lost()
        if not self.by_library:
            self.transport.set_protocol(cast("asyncio.Protocol", line))
        self.read_again()

    # Reading

    def data_received(self, data: bytes) -> None:
        """The library reads: the handshake, and everything if it has seen anything after it."""
        self.by_library = self.by_library or self.handshake_initiated
        super().data_received(data)

    def take_over(self, data: bytes) -> None:
        """From a frame that is too large or against the protocol on, the library reads everything."""
        self.transport.set_protocol(self)
        self.data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or is not text."""
        if self.line is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self.line.connection.received(data)

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

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says by way of ASGI (accept, close) comes after what was written before."""
        if self.line is not None:
            self.line.flush()
        await super().send(message)

    def pause_writing(self) -> None:
        """The client is slow."""
        super().pause_writing()
        if self.line is not None:
            self.line.congested = True

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self.line is not None:
            self.line.congested = False
            self.line.connection.writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        if self.line is not None:
            self.line.connection.lost()

    def cut_off(self) -> None:
        """Close without waiting for what was not read."""
        self.transport.abort()


def wire_of(scope: Scope) -> Wire:
    """The wire of a WebSocket's scope."""
    return cast("Wire", cast("dict[str, object]", scope["extensions"])[EXTENSION])
