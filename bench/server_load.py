"""The load: thousands of sockets on one core, and what is measured on them.

The client side of WebSocket is written out here because the load generator must cost less than the server:
masks are zero, frames are parsed in place.
"""

from __future__ import annotations

import asyncio
import os
import struct
import time
from abc import abstractmethod
from pathlib import Path
from typing import Final, cast

UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{extra}\r\n"
)
TEXT: Final = 0x81
CLOSE: Final = 8
PING: Final = 9


class Socket(asyncio.Protocol):
    """A WebSocket that hands over every text message."""

    def __init__(self, host: str, path: str, extra: str = "") -> None:
        self.request = UPGRADE.format(path=path, host=host, extra=extra).encode()
        self.buffer = bytearray()
        self.upgraded = False
        self.transport: asyncio.Transport | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """It is over."""
        self.closed = True

    def data_received(self, data: bytes) -> None:
        """Cut messages out of the stream."""
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(self.buffer[:200].decode(errors="replace"))
            del self.buffer[: end + 4]
            self.upgraded = True
            self.opened()
        self.cut()

    def cut(self) -> None:
        """Every whole frame in the buffer."""
        buffer, at, size = self.buffer, 0, len(self.buffer)
        while size - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                if size - at < 4:
                    break
                (length,) = struct.unpack_from("!H", buffer, start)
                start += 2
            elif length == 127:
                if size - at < 10:
                    break
                (length,) = struct.unpack_from("!Q", buffer, start)
                start += 8
            if size - start < length:
                break
            kind = buffer[at] & 15
            payload = bytes(buffer[start : start + length])
            at = start + length
            if kind == 1:
                self.message(payload)
            elif kind == PING:
                self.frame(0x8A, payload)
        if at:
            del buffer[:at]

    def frame(self, head: int, payload: bytes) -> None:
        """Send a frame with a mask of zeros."""
        assert self.transport is not None
        length = len(payload)
        if length < 126:
            header = struct.pack("!BBI", head, 0x80 | length, 0)
        else:
            header = struct.pack("!BBHI", head, 0x80 | 126, length, 0)
        self.transport.write(header + payload)

    def send(self, payload: bytes) -> None:
        """Send a text."""
        self.frame(TEXT, payload)

    @abstractmethod
    def opened(self) -> None:
        """The connection stands."""

    @abstractmethod
    def message(self, payload: bytes) -> None:
        """A text came."""


class Tally:
    """What was measured: how many answers came, and how long each took."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.running = False
        self.finished = 0
        self.answers = 0
        self.unanswered = 0

    def told(self) -> None:
        """A question was answered."""
        self.answers += self.running

    def turned_away(self) -> None:
        """A question was not answered: too many wait."""
        self.unanswered += self.running

    def answered(self, sent: float) -> None:
        """An answer to something sent at that time."""
        if self.running:
            self.latencies.append(time.perf_counter() - sent)

    def quantile(self, share: float) -> float:
        """A latency in milliseconds that this share of answers did not exceed."""
        if not self.latencies:
            return 0.0
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


async def connect(socket: Socket, host: str, port: int) -> None:
    """Open a socket."""
    await asyncio.get_running_loop().create_connection(lambda: socket, host, port)


def memory_of(process: int) -> int:
    """The memory that a process has to itself, in bytes."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Private_Dirty:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the system does not say")


def cpu_seconds(process: int) -> float:
    """Processor time that a process and those it has started have used."""
    proc = Path(f"/proc/{process}")
    fields = (proc / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    children = (proc / f"task/{process}/children").read_text(encoding="ascii").split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)
