"""A network that fails: a proxy before PostgreSQL that cuts, delays and slows, or is deaf on one side."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final
from urllib.parse import parse_qs, urlsplit

CHUNK: Final = 65536
SLICE: Final = 2048
"""Bytes that a slow connection carries at once."""
TO: Final = "to"
FROM: Final = "from"


class Proxy:
    """What a node takes for its PostgreSQL server. The weather is the same for all connections."""

    def __init__(self, target: str) -> None:
        self.target = urlsplit(target)
        self.socket = parse_qs(self.target.query)["host"][0] + "/.s.PGSQL.5432"
        self.writers: set[asyncio.StreamWriter] = set()
        self.pumps: set[asyncio.Task[None]] = set()
        self.delay = 0.0
        """Seconds that every piece is late."""
        self.rate = 0.0
        """Bytes a second; 0: as many as there are."""
        self.refusing = False
        self.open_ways = {TO: asyncio.Event(), FROM: asyncio.Event()}
        for way in self.open_ways.values():
            way.set()

    async def start(self) -> None:
        """Listen on a free port."""
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.port: int = self.server.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        """The database, by way of this proxy."""
        user = self.target.username or "postgres"
        return f"postgresql://{user}@127.0.0.1:{self.port}{self.target.path}"

    async def stop(self) -> None:
        """Close everything."""
        self.server.close()
        self.cut()
        for pump in list(self.pumps):
            pump.cancel()
        await asyncio.gather(*self.pumps, return_exceptions=True)

    # Weather

    def cut(self) -> None:
        """End all connections at once, as a reset does."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def heal(self) -> None:
        """Fair weather: what was held back flows again."""
        self.delay = self.rate = 0.0
        self.refusing = False
        for way in self.open_ways.values():
            way.set()

    def hold(self, way: str) -> None:
        """Carry nothing in one direction, and say nothing of it."""
        self.open_ways[way].clear()

    # Carrying

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A node has connected: connect to the server and carry both ways."""
        if self.refusing:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self.socket)
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, far_writer}
        for way, source, sink in ((TO, reader, far_writer), (FROM, far_reader, writer)):
            pump = asyncio.create_task(self.carry(way, source, sink))
            self.pumps.add(pump)
            pump.add_done_callback(self.pumps.discard)

    async def carry(self, way: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Carry one direction until it ends; then it ends at the other side too."""
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                await self.open_ways[way].wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                for start in range(0, len(data), SLICE) if self.rate else (0,):
                    part = data[start : start + SLICE] if self.rate else data
                    sink.write(part)
                    await sink.drain()
                    if self.rate:
                        await asyncio.sleep(len(part) / self.rate)
        self.writers.discard(sink)
        sink.close()
