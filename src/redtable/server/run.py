"""Running a node: a socket, uvicorn and the application."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TYPE_CHECKING

import uvicorn

from redtable.server.app import make_app

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.server.config import Config

BACKLOG = 2048


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket; a shared port spreads connections over the nodes of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    return listener


def serve(config: Config, shared: bool = False, started: Callable[[int], None] | None = None) -> None:
    """Run one node until it is told to stop; `started` gets the port."""
    listener = listen(config.host, config.port, shared)
    settings = uvicorn.Config(
        make_app(config),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
    server = uvicorn.Server(settings)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        if server.started and started is not None:
            started(listener.getsockname()[1])
        await serving

    if sys.platform != "win32":
        import uvloop

        uvloop.run(run())
    else:
        asyncio.run(run())
    if not server.started:
        sys.exit(1)
