"""The headers that every answer carries, and the paths that can be asked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from litestar.enums import ScopeType

from redtable.kernel.visible_text import hidden_in
from redtable.server.problems import RequestError, wrong

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)

OFFLINE: Final = "/offline/"
"""Where the worker lies that plays without a server: it alone may compile WebAssembly."""
COMPILES: Final = b"script-src 'self' 'wasm-unsafe-eval'; "
HEADERS_OFFLINE: Final = ((HEADERS[0][0], COMPILES + HEADERS[0][1]), *HEADERS[1:])

TARGET_BYTES: Final = 8 * 1024
"""The longest path with its query."""
NAME_BYTES: Final = 255
"""The longest part of a path: no file has a longer name."""
HALF_ENCODED: Final = re.compile(rb"%(?![0-9A-Fa-f]{2})")
UNREADABLE: Final = "\ufffd"
"""What stands in a path for bytes that are no text."""


def fault_of_path(scope: Scope) -> RequestError | None:
    """What is wrong with a path or a query that nothing can be found by."""
    path, query = scope["raw_path"], scope["query_string"]
    longest = max(len(part) for part in scope["path"].encode(errors="replace").split(b"/"))
    if len(path) + len(query) > TARGET_BYTES or longest > NAME_BYTES:
        return RequestError(414, "too-large", "the path and its query are too long")
    if HALF_ENCODED.search(path) or UNREADABLE in scope["path"] or hidden_in(scope["path"]):
        return wrong("the path is not made of visible characters")
    return None


class SensiblePaths:
    """Wraps an application and answers requests for paths that cannot exist."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything else on."""
        problem = fault_of_path(scope) if scope["type"] == ScopeType.HTTP else None
        if problem is None:
            await self.app(scope, receive, send)
            return
        headers = [(b"content-type", b"application/problem+json")]
        start = {"type": "http.response.start", "status": problem.status, "headers": headers}
        body = {"type": "http.response.body", "body": msgspec.json.encode(problem.view()), "more_body": False}
        await send(cast("Message", start))
        await send(cast("Message", body))


class SecurityHeaders:
    """Wraps an application and adds the headers to all its answers, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        ours = HEADERS_OFFLINE if scope["path"].startswith(OFFLINE) else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: list[Any] = list(message["headers"])
                message["headers"] = [*headers, *ours]
            await send(message)

        await self.app(scope, receive, send_with_headers)
