"""Sockets without manners: frames are written as they are, and nobody has to read."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
CONTINUATION = 0x0
FINAL = 0x80
ENDED = (asyncio.IncompleteReadError, ConnectionError, BrokenPipeError)
"""What reading from or writing to a connection raises that the server has ended."""


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, with a mask of zeros."""
    head = bytes([opcode | (FINAL if final else 0)])
    if len(payload) <= 125:
        length = bytes([0x80 | len(payload)])
    else:
        length = bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    return head + length + bytes(4) + payload


class RawSocket:
    """A WebSocket after the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, **message: Any) -> None:
        """Send a message of the protocol."""
        self.writer.write(frame(TEXT, msgspec.json.encode(message)))
        await self.writer.drain()

    async def flood(self, data: bytes, times: int) -> None:
        """Send the same bytes again and again, until the server has had enough."""
        with contextlib.suppress(*ENDED):
            for _ in range(times):
                self.writer.write(data)
                await self.writer.drain()

    def reset(self) -> None:
        """Break the connection off, without a goodbye."""
        raw = self.writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """What comes, frame by frame, until the connection ends."""
        with contextlib.suppress(*ENDED):
            while True:
                head = await self.reader.readexactly(2)
                length = head[1]
                if length >= 126:
                    length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
                yield head[0] & 0x0F, await self.reader.readexactly(length)

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """The messages of the protocol until the connection ends; a goodbye is answered, as browsers do."""
        async for opcode, payload in self.frames():
            if opcode == TEXT:
                yield msgspec.json.decode(payload)
            elif opcode == CLOSE:
                self.writer.write(frame(CLOSE))


@contextlib.asynccontextmanager
async def raw_socket(port: int, token: str, code: str, *headers: str) -> AsyncIterator[RawSocket]:
    """A socket at a table; nothing is read but the answer to the handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=65536)
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
        *headers,
    ]
    try:
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer.partition(b"\r\n")[0], answer
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()
