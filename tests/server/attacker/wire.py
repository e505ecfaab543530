"""Connections without manners: bytes go out as they are, answers come back as they come."""

from __future__ import annotations

import asyncio
import contextlib
import os
from typing import Final

from websockets.utils import apply_mask

PATIENCE: Final = 60.0
"""Seconds without any answer after which the server counts as hanging."""
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
GONE: Final = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
"""What reading from a connection raises that the server has closed."""


class Silent(Exception):  # noqa: N818 - a finding
    """The server answers no more."""


def frame(
    payload: bytes, opcode: int = TEXT, last: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """A frame of a WebSocket, as RFC 6455 wants it or not."""
    first = (0x80 if last else 0) | reserved << 4 | opcode
    mask = 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 65536:
        head = bytes([first, mask | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, mask | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + apply_mask(payload, key)


class Line:
    """A TCP connection from an address of our choice on the loopback network."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=4_000_000
        )

    def close(self) -> None:
        """Hang up without a word."""
        if self.writer is not None:
            self.writer.transport.abort()
            self.writer = None

    async def send(self, data: bytes) -> None:
        """Send bytes; raises OSError if nobody is there any more."""
        if self.writer is None:
            raise OSError("closed")
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self, method: str = "GET") -> tuple[int, bytes]:
        """The next HTTP answer, to a request of that method: its status and its body."""
        try:
            async with asyncio.timeout(PATIENCE):
                head = await self.reader.readuntil(b"\r\n\r\n")
                status = int(head.split(b" ", 2)[1])
                fields = {
                    name.strip().lower(): value.strip()
                    for name, _, value in (line.partition(b":") for line in head.split(b"\r\n")[1:])
                }
                body = b""
                if status not in (101, 204, 304) and method != "HEAD":
                    body = await self.reader.readexactly(int(fields.get(b"content-length", b"0")))
        except TimeoutError as fault:
            raise Silent from fault
        if fields.get(b"connection") == b"close":
            self.close()
        return status, body


class Socket(Line):
    """A WebSocket whose frames we make; `legal` and `version` are the last we heard of the match."""

    def __init__(self, port: int, source: str) -> None:
        super().__init__(port, source)
        self.legal: list[str] = []
        self.version = 0
        self.running = False

    async def shake_hands(self, path: str, token: str) -> int:
        """Ask for a WebSocket; gives the status of the answer, 101 if we got one."""
        await self.open()
        lines = [
            f"GET {path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        await self.send("\r\n".join([*lines, "", ""]).encode())
        status, _ = await self.answer()
        return status

    async def message(self) -> bytes | None:
        """The next message of the server; None when it closes the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    first, second = await self.reader.readexactly(2)
                    size = second & 0x7F
                    if size >= 126:
                        size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                    payload = await self.reader.readexactly(size)
                    if first & 15 == TEXT:
                        return payload
                    if first & 15 == CLOSE:
                        return None
        except TimeoutError as fault:
            raise Silent from fault
        except GONE:
            return None

    async def leave(self) -> None:
        """Go, now and then as one should."""
        with contextlib.suppress(OSError):
            await self.send(frame(b"\x03\xe8", CLOSE))
        self.close()
