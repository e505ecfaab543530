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
        self.trap = b""
        """Words in what a node says at which all its connections are cut, once..."""
        self.answers = 0
        """...after so many answers of the server, the last of which the node does not get."""
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
        sprung = asyncio.Event()
        for way, source, sink in ((TO, reader, far_writer), (FROM, far_reader, writer)):
            pump = asyncio.create_task(self.carry(way, source, sink, sprung))
            self.pumps.add(pump)
            pump.add_done_callback(self.pumps.discard)

    async def carry(
        self, way: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter, sprung: asyncio.Event
    ) -> None:
        """Carry one direction until it ends; then it ends at the other side too."""
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                if self.springs(way, data, sprung):
                    self.cut()
                    return
                await self.open_ways[way].wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                size = SLICE if self.rate else CHUNK
                for start in range(0, len(data), size):
                    part = data[start : start + size]
                    sink.write(part)
                    await sink.drain()
                    if self.rate:
                        await asyncio.sleep(len(part) / self.rate)
        self.writers.discard(sink)
        sink.close()

    def springs(self, way: str, data: bytes, sprung: asyncio.Event) -> bool:
        """Whether this is where the trap cuts; `sprung` is set on the connection that said its words."""
        if way == TO and self.trap and self.trap in data:
            self.trap = b""
            sprung.set()
            return self.answers == 0
        if way == FROM and sprung.is_set():
            self.answers -= 1
            return self.answers == 0
        return False
