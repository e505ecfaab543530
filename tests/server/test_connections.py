"""Connections that are kept for nothing: they end, and meanwhile they keep nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from pathlib import Path

import pytest

from redtable.client import Client
from tests.server.processes import ServerProcess, http_client
from tests.server.raw_socket import ENDED, raw_socket
from tests.server.test_hostile import healthy
from tests.server.test_play import seated
from tests.server.waiting import until

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
UNFINISHED = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"game":',
    "a second request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",
}


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What came until the server ended the connection."""
    found = b""
    with contextlib.suppress(*ENDED):
        while part := await reader.read(65536):
            found += part
    return found


@pytest.mark.parametrize("kind", UNFINISHED)
def test_a_request_that_does_not_arrive_ends_its_connection(kind: str, tmp_path: Path) -> None:
    """A byte now and then does not help."""

    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db"), request_seconds=1) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(UNFINISHED[kind])
            end = asyncio.create_task(ended(reader))
            while not end.done():
                if kind != "nothing":
                    writer.write(b"x")
                await asyncio.wait({end}, timeout=0.2)
            writer.close()
            async with http_client(server.address) as http:
                assert (await http.get("/health")).status_code == 200

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_an_answer_that_nobody_reads_ends_its_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db"), response_seconds=1) as server:
            before = files(server)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
            with contextlib.suppress(*ENDED):
                for _ in range(200):
                    writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
            await until(lambda: files(server) > before)
            await until(lambda: files(server) <= before)
            writer.close()
            del reader

    asyncio.run(asyncio.wait_for(scenario(), 60))


def files(server: ServerProcess) -> int:
    """How many files the server has open."""
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


@pytest.mark.parametrize("per_address", [100, 5000])
def test_idle_connections_shut_nobody_out(per_address: int, tmp_path: Path) -> None:
    """More of them than the server may open files; those who play go on, and newcomers come in."""

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))

    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        limits = {"http_connections_per_address": per_address, "request_seconds": 600}
        async with (
            ServerProcess(database, before=few_files, **limits) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, contextlib.AsyncExitStack() as stack:
                for _ in range(1200):
                    stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                await red.act("rest")
                async with bob.seat(code, 1) as blue:
                    assert blue.version == 1
                await healthy(server)
                assert files(server) < 1000

    asyncio.run(asyncio.wait_for(scenario(), 300))


def test_a_socket_whose_client_is_silent_ends(tmp_path: Path) -> None:
    """A client that is gone without a word (no answer to a ping) leaves its seat."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), ping_seconds=0.5) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob)
            async with raw_socket(server.port, bob.token, code) as client:
                await client.say(type="hello", seat=1)
                kinds = {opcode async for opcode, _ in client.frames()}
                assert 0x9 in kinds

            async def gone() -> bool:
                return not (await ann.table(code)).seats[1].connected

            await until(gone)

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_places_are_kept_for_those_who_hold_a_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), connections=40) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = await seated(ann, bob)
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(30):
                    await stack.enter_async_context(raw_socket(server.port, eve.token, code))
                with pytest.raises(AssertionError, match="403"):
                    await stack.enter_async_context(raw_socket(server.port, eve.token, code))
                async with ann.seat(code, 0) as red:
                    await red.act("rest")

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_only_named_proxies_say_for_whom_they_ask(tmp_path: Path) -> None:
    """Who is limited is whoever is connected, unless a proxy that the settings name says otherwise."""

    async def codes(server: ServerProcess, *forwarded: str) -> list[int]:
        async with http_client(server.address) as http:
            headers = [[("X-Forwarded-For", part) for part in text.split(";")] for text in forwarded]
            return [(await http.get("/api/tables", headers=lines)).status_code for lines in headers]

    async def scenario() -> None:
        numbers = range(1, 121)
        others = [f"198.51.100.{number}" for number in numbers]
        async with ServerProcess(str(tmp_path / "a.db"), requests_per_second=1) as server:
            assert 429 in await codes(server, *others)
        proxies = "127.0.0.1,192.0.2.7"
        async with ServerProcess(
            str(tmp_path / "b.db"), requests_per_second=1, trusted_proxies=proxies
        ) as server:
            assert set(await codes(server, *others)) == {200}
            forged = [f"203.0.113.{number}, 198.51.100.200" for number in numbers]
            assert 429 in await codes(server, *forged)
            lines = [f"203.0.113.{number};198.51.100.201" for number in numbers]
            assert 429 in await codes(server, *lines)
            chained = [f"198.51.100.202, 192.0.2.7, junk{number}" for number in numbers]
            assert 429 in await codes(server, *chained)
            networks = [f"2001:db8::{number:x}" for number in numbers]
            assert 429 in await codes(server, *networks)

    asyncio.run(asyncio.wait_for(scenario(), 120))


def test_a_body_says_how_long_it_is(tmp_path: Path) -> None:
    """Each piece of a chunked body would be work of its own."""

    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server:
            for request in (
                HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 30_000,
                b"\x16\x03\x01",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(request + b"\r\n\r\n")
                answer = await ended(reader)
                assert answer.startswith(b"HTTP/1.1 400 ")
                assert b"application/problem+json" in answer
                writer.close()

    asyncio.run(asyncio.wait_for(scenario(), 60))
