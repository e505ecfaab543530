"""An HTTP connection of uvicorn that gives nobody more time, room or work than a request needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import h11
import msgspec
from uvicorn import Config as UvicornConfig
from uvicorn.protocols.http.h11_impl import H11Protocol

from redtable.server.authentication import network_of
from redtable.server.problems import RequestError, unavailable

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable
    from typing import Any

    from litestar.types import ASGIApp
    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

    from redtable.server.admission import Admission
    from redtable.server.config import Config

HEAD_BYTES: Final = 16 * 1024
"""The longest head of a request: its path, its query and its headers."""
UNREAD_BYTES: Final = 256 * 1024
"""How much of a body may still come after its request was answered."""
CLOSE_SECONDS: Final = 5.0
"""How long the end of an answer may lie unread."""


class NodeSettings(UvicornConfig):
    """Uvicorn's settings, with our own limits and the places for connections."""

    def __init__(self, app: ASGIApp, limits: Config, admission: Admission, **settings: Any) -> None:
        super().__init__(cast("Callable[..., Any]", app), **settings)
        self.limits = limits
        self.admission = admission


class MeasuredRequests(h11.Connection):
    """Takes only bodies that say how long they are: each piece of another would be an event."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next event of the client."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("a body needs a Content-Length", error_status_hint=411)
        return event


class HttpConnection(H11Protocol):
    """A connection with deadlines: for a request to arrive, for an answer to be read, for the end."""

    host = ""
    address = ""
    """Whose connections are counted together."""
    placed = False
    """Whether it is counted among the connections."""
    deadline: asyncio.TimerHandle | None = None
    unread = 0
    """Bytes of a body that came after its request was answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connected."""
        super().connection_made(transport)
        self.conn = MeasuredRequests(h11.SERVER, HEAD_BYTES)
        settings = cast("NodeSettings", self.config)
        self.limits, self.admission = settings.limits, settings.admission
        self.host = self.client[0] if self.client else ""
        self.address = network_of(self.host)
        self.placed = self.admission.enter(self)
        if self.placed:
            self.within(self.limits.request_seconds)
        else:
            self.send_problem(unavailable("too many connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.in_time()
        self.admission.leave(self)
        super().connection_lost(exc)

    # Deadlines

    def within(self, seconds: float) -> None:
        """Cut the connection off after so many seconds, unless it is `in_time`."""
        self.in_time()
        self.deadline = self.loop.call_later(seconds, self.cut_off)

    def in_time(self) -> None:
        """What was due has come."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def cut_off(self) -> None:
        """Close without waiting for anything."""
        self.in_time()
        self.transport.abort()

    # Reading

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        if self.answered_early():
            self.unread += len(data)
            if self.unread > UNREAD_BYTES:
                self.cut_off()
                return
        if self.deadline is None and self.placed:
            self.within(self.limits.request_seconds)
        super().data_received(data)
        self.look()

    def answered_early(self) -> bool:
        """Whether the rest of a body comes that nobody waits for."""
        request = self.last_request()
        return request is not None and request.response_complete and request.more_body

    def last_request(self) -> RequestResponseCycle | None:
        """The request under way, or the last one."""
        return self.cycle

    def look(self) -> None:
        """See whether a whole request has arrived: then it is our turn."""
        request = self.last_request()
        arrived = request is not None and not request.response_complete and not request.more_body
        if self.placed and arrived:
            self.admission.waiting.pop(self, None)
            if not self.flow.write_paused:
                self.in_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a socket, with deadlines of its own."""
        self.in_time()
        self.admission.becomes_socket(self)
        super().handle_websocket_upgrade(event)

    # Writing

    def on_response_complete(self) -> None:
        """An answer is written; the client may ask again."""
        if self.placed:
            self.admission.waiting[self] = None
        super().on_response_complete()
        if self.transport.is_closing():
            self.within(self.limits.response_seconds)
        else:
            self.look()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self.within(self.limits.response_seconds)

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        request = self.last_request()
        if request is not None and not request.more_body:
            self.in_time()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for a while."""
        super().timeout_keep_alive_handler()
        self.within(CLOSE_SECONDS)

    def send_400_response(self, msg: str) -> None:
        """What came is no request."""
        self.send_problem(RequestError(400, "wrong-request", msg))

    def send_problem(self, problem: RequestError) -> None:
        """Say what is wrong, and close."""
        headers = [
            (b"content-type", b"application/problem+json"),
            (b"x-content-type-options", b"nosniff"),
            (b"connection", b"close"),
        ]
        answer = h11.Response(status_code=problem.status, headers=headers, reason=b"")
        for event in (answer, h11.Data(data=msgspec.json.encode(problem.view())), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
        self.within(CLOSE_SECONDS)
