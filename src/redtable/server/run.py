"""Running a node: a listening socket, uvicorn and the application."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from typing import TYPE_CHECKING

import msgspec
import uvicorn

from redtable import __version__
from redtable.server.app import make_app
from redtable.server.config import Config, ConfigError
from redtable.server.garbage import collect_seldom
from redtable.server.http_connection import HttpConnection, NodeSettings
from redtable.server.node import Node
from redtable.server.websocket_protocol import WebSocketProtocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

BACKLOG = 2048
GRACE = 10
KEEP_ALIVE = 20
"""Seconds that an idle HTTP connection stays: longer than clients keep theirs, so that no request of theirs
meets one that is being closed."""
SWITCH = 0.0005
"""Seconds after which a busy event loop lets a thread that reads the database go on."""


def listen(config: Config) -> socket.socket:
    """A listening socket; a shared port spreads connections over the nodes of this machine."""
    listener = bind(config)
    listener.listen(BACKLOG)
    return listener


def bind(config: Config) -> socket.socket:
    """A socket on the port that the settings name, or on a free one if they name 0."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if config.share_port:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((config.host, config.port))
    except OSError as fault:
        bound.close()
        raise ConfigError(f"cannot listen on {config.host}, port {config.port}: {fault.strerror}") from fault
    return bound


class NodeServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, settings: uvicorn.Config, node: Node) -> None:
        super().__init__(settings)
        self.node = node

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to, without ending the process: there is work after the last connection."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Called when the process is told to stop."""
        await self.node.farewell()
        await super().shutdown(sockets)


async def run_node(config: Config, started: Callable[[int], None] | None = None) -> None:
    """Run one node until it is told to stop; `started` gets the port."""
    with listen(config) as listener:
        config = msgspec.structs.replace(config, port=listener.getsockname()[1])
        node = Node(config)
        starting = asyncio.create_task(node.start())
        await asyncio.sleep(0)  # while the application is put together, another process opens the database
        app = make_app(node)
        await starting
        node.admission.fit_files()
        settings = NodeSettings(
            app,
            config,
            node.admission,
            http=HttpConnection,
            ws=WebSocketProtocol,
            ws_max_size=config.message_bytes,
            ws_ping_interval=config.ping_seconds,
            ws_ping_timeout=config.ping_seconds,
            ws_per_message_deflate=False,
            proxy_headers=False,  # whose word counts stands in our own settings: see authentication.py
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=GRACE,
        )
        server = NodeServer(settings, node)
        try:
            with node.metrics.published(config):
                serving = asyncio.create_task(server.serve(sockets=[listener]))
                while not server.started and not serving.done():
                    await asyncio.sleep(0.005)
                if server.started and started is not None:
                    started(config.port)
                node.log.info("started", extra={"version": __version__, "games": node.games.offered})
                await serving
        finally:
            await node.stop()


def serve(config: Config, started: Callable[[int], None] | None = None) -> None:
    """Run one node in this process."""
    sys.setswitchinterval(SWITCH)
    collect_seldom()
    if sys.platform == "win32":
        asyncio.run(run_node(config, started))
    else:
        import uvloop

        uvloop.run(run_node(config, started))
