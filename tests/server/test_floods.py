"""Clients that send more than anybody needs: each pays for itself, whatever kind of frames it sends."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import pytest

from redtable.client import Client
from redtable.client.errors import FailedMessage
from tests.server.processes import ServerProcess, free_port, http_client
from tests.server.raw_socket import BINARY, CONTINUATION, PING, TEXT, frame, raw_socket
from tests.server.test_hostile import healthy, memory
from tests.server.test_play import seated

if TYPE_CHECKING:
    from pathlib import Path

DEFAULT_LIMITS = {"messages_per_second": 20, "requests_per_second": 20}
FLOODS = {
    "empty texts": frame(TEXT),
    "actions": frame(TEXT, b'{"type":"act","id":1,"action":"rest","version":99}'),
    "pings": frame(PING),
    "full pings": frame(PING, b"x" * 125),
    "binaries": frame(BINARY, b"x"),
    "continuations": frame(CONTINUATION, final=False),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_answered_once_and_then_ends_the_connection(kind: str, tmp_path: Path) -> None:
    """Four megabytes of frames: one answer says that they are too many, then comes the goodbye."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), **DEFAULT_LIMITS) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            code = await seated(ann, eve)
            data = FLOODS[kind]
            chunk = data * (65536 // len(data))
            first = frame(TEXT, b"", final=False) if kind == "continuations" else b""
            async with raw_socket(server.port, eve.token, code) as socket, ann.seat(code, 0) as red:
                await socket.say(type="hello", seat=1)
                flood = asyncio.create_task(socket.flood(first + chunk if first else chunk, 64))
                said = [message async for message in socket.messages()]
                await flood
                warnings = [m for m in said if m["type"] == "failed" and m["problem"]["code"] == "too-fast"]
                assert len(warnings) <= 1
                assert len(said) < 200
                if kind != "continuations":
                    assert len(warnings) == 1
                    assert said[-1] == {"type": "bye", "reason": "too-fast", "again": True}
                await red.act("rest")
            await healthy(server)

    asyncio.run(scenario())


def test_frames_are_counted_over_all_sockets_of_a_guest(tmp_path: Path) -> None:
    """Twenty sockets at one seat have no more to say than one."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), **DEFAULT_LIMITS) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            code = await seated(ann, eve)
            async with ann.seat(code, 0) as red, contextlib.AsyncExitStack() as stack:
                sockets = [
                    await stack.enter_async_context(raw_socket(server.port, eve.token, code))
                    for _ in range(20)
                ]
                line = frame(TEXT, b'{"type":"say","text":"spam"}')
                for socket in sockets:
                    await socket.say(type="hello", seat=1)
                await asyncio.gather(*(socket.flood(line * 20, 1) for socket in sockets))
                for socket in sockets:
                    async for _ in socket.messages():
                        pass
                await red.ping()
                assert 0 < len([line for line in red.chat if line.text == "spam"]) < 200

    asyncio.run(scenario())


@pytest.mark.parametrize("opcode", [PING, TEXT])
def test_a_client_that_does_not_read_is_not_read(opcode: int, tmp_path: Path) -> None:
    """Answers that nobody reads are bounded even where messages are not."""

    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server:
            async with Client(server.address) as ann, Client(server.address) as eve:
                code = await seated(ann, eve)
                payload = b"x" * 125 if opcode == PING else b'{"type":"ping","id":9007199254740991}'
                chunk = frame(opcode, payload) * 500
                async with raw_socket(server.port, eve.token, code) as socket, ann.seat(code, 0) as red:
                    await socket.say(type="hello", seat=1)
                    before = memory(server)
                    flood = asyncio.create_task(socket.flood(chunk, 1000))
                    while not flood.done() and not await stuck(socket.writer):
                        await red.ping()
                    assert memory(server) - before < 20_000_000
                    flood.cancel()
            await healthy(server)

    asyncio.run(scenario())


async def stuck(writer: asyncio.StreamWriter) -> bool:
    """Whether what is to be sent has not become less for a while."""
    sizes = []
    for _ in range(10):
        sizes.append(writer.transport.get_write_buffer_size())
        await asyncio.sleep(0.1)
    return sizes[0] > 0 and len(set(sizes)) == 1


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes(tmp_path: Path) -> None:
    async def scenario() -> None:
        numbers = free_port()
        # With pings of the usual time, a slow machine would cut the reader off for not answering them.
        limits = {"queue_bytes": 100_000, "queue_messages": 1_000_000, "ping_seconds": 600}
        async with ServerProcess(str(tmp_path / "t.db"), metrics_port=numbers, **limits) as server:
            async with Client(server.address) as ann, Client(server.address) as eve:
                code = await seated(ann, eve)
                async with ann.seat(code, 0) as red, raw_socket(server.port, eve.token, code) as socket:
                    await socket.say(type="hello", seat=1)
                    async with http_client(f"http://127.0.0.1:{numbers}") as http:
                        for _ in range(400):
                            await asyncio.gather(*(red.say("🚢" * 480) for _ in range(100)))
                            if "redtable_slow_readers_total 1.0" in (await http.get("/metrics")).text:
                                break
                        else:
                            raise AssertionError("nobody was cut off")
            await healthy(server)

    asyncio.run(scenario())


def test_codes_are_not_to_be_guessed(tmp_path: Path) -> None:
    """After some wrong codes an address hears nothing about codes, right or wrong, but for its own seats."""

    async def guess(server: ServerProcess, token: str, code: str) -> str:
        async with raw_socket(server.port, token, code) as socket:
            await socket.say(type="hello", seat=None)
            async for message in socket.messages():
                return str(message["problem"]["code"] if message["type"] == "failed" else message["type"])
        raise AssertionError("no answer")

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), wrong_codes_per_second=0.5) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = await seated(ann, bob)
            assert await guess(server, eve.token, code) == "welcome"
            said = [await guess(server, eve.token, f"WRONG{number:02}") for number in range(15)]
            async with http_client(server.address) as http:
                headers = {"Authorization": f"Bearer {eve.token}"}
                for number in range(60):
                    said.append((await http.get(f"/api/tables/WRNG{number:02}")).json()["code"])
                    body = {"code": f"WRONG{number:02}"}
                    headers = {"Authorization": f"Bearer {eve.token}"}
                    said.append(
                        (await http.post("/api/transfers", json=body, headers=headers)).json()["code"]
                    )
            assert set(said) == {"not-found", "too-fast"}
            assert said.count("not-found") < 60
            assert await guess(server, eve.token, code) == "too-fast"
            assert (await ann.table(code)).code == code
            async with ann.seat(code, 0) as red:
                await red.act("rest")

    asyncio.run(scenario())


def test_a_client_that_breaks_off_in_the_middle_of_its_frames_is_no_fault_of_ours(tmp_path: Path) -> None:
    """More frames than are read at once, one against the protocol among them, and the connection is reset."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            code = await seated(ann, eve)
            unmasked = b"\x81\x05hello"
            for number in range(40):
                async with raw_socket(server.port, eve.token, code) as socket:
                    await socket.say(type="hello", seat=1)
                    socket.writer.write(frame(PING, b"x" * 100) * (33 + number) + unmasked)
                    await socket.writer.drain()
                    socket.reset()
            await healthy(server)
            await server.stop()
            assert b"Exception in callback" not in server.log

    asyncio.run(scenario())


def test_our_own_client_slows_down_and_loses_nothing(tmp_path: Path) -> None:
    """More than the limit at once: it is sent away, comes back after a while, and everything is said."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), messages_per_second=20) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red:
                results = await asyncio.gather(
                    *(red.say(f"line {number}") for number in range(150)), return_exceptions=True
                )
                told_off = [result for result in results if result is not None]
                assert all(isinstance(fault, FailedMessage) for fault in told_off)
                assert len(told_off) < 10
                assert 2 <= red.connects < 12
                await red.until(lambda: red.socket is not None)
                assert {f"line {number}" for number in range(150) if results[number] is None} <= {
                    line.text for line in red.chat
                }
                await red.act("rest")

    asyncio.run(asyncio.wait_for(scenario(), 120))
