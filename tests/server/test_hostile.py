"""Clients that mean harm, or know no better: the server stays up, and other tables do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from redtable.client import Client
from tests.server.processes import TINY, ServerProcess, free_port, http_client
from tests.server.test_play import play_on, seated

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

DEEP = "[" * 5000 + "]" * 5000
GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '{"type":"act"}',
    '{"type":"act","id":-1,"action":"rest","version":0}',
    '{"type":"act","id":1,"action":"rest","version":99999999999999999999999999}',
    '{"type":"act","id":1,"action":"rest","version":"0"}',
    '{"type":"act","id":1,"action":["rest"],"version":0}',
    '{"type":"act","id":1,"action":"rest","version":1e999}',
    '{"type":"act","id":1,"action":"' + "x" * 5000 + '","version":0}',
    '{"type":"act","id":1,"action":"\\u0000\\ud800","version":0}',
    '{"type":"nobody","id":1}',
    '{"type":"hello","seat":63}',
    '{"type":"say","id":1,"text":""}',
    '{"type":"signal","id":1,"signal":"<script>"}',
    '{"type":"offer","id":1,"kind":"everything"}',
    '{"type":"reply","id":1,"agree":"yes"}',
    '{"type":"ask","id":1,"question":' + DEEP + "}",
    '{"type":"history","id":1,"since":9007199254740992,"until":0}',
    DEEP,
    b"\xff\xfe\x00",
    os.urandom(300),
]


@contextlib.asynccontextmanager
async def raw(server: ServerProcess, token: str, code: str) -> AsyncIterator[ClientConnection]:
    """A socket without manners."""
    url = server.address.replace("http", "ws") + f"/ws/{code}"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(url, additional_headers=headers, max_size=None, ping_interval=None) as socket:
        yield socket


async def healthy(server: ServerProcess) -> None:
    """The server answers, and a fresh match can be played to its end."""
    async with Client(server.address) as ann, Client(server.address) as bob:
        code = await seated(ann, bob)
        async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
            await asyncio.gather(play_on(red), play_on(blue))


def memory(server: ServerProcess) -> int:
    """The server's memory in bytes."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii")
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_garbage_is_answered_or_ends_the_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server:
            async with Client(server.address) as ann, Client(server.address) as eve:
                code = await seated(ann, eve)
                for first in GARBAGE:
                    with contextlib.suppress(WebSocketException):
                        async with raw(server, eve.token, code) as socket:
                            await socket.send(first)
                            await asyncio.wait_for(socket.recv(), 10)
                async with raw(server, eve.token, code) as socket:
                    await socket.send('{"type":"hello","seat":1}')
                    messages = [*GARBAGE, *GARBAGE]
                    random.Random(1).shuffle(messages)
                    for message in messages:
                        await socket.send(message)
                    await socket.send('{"type":"ping","id":77}')
                    answers = [msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))]
                    while answers[-1]["type"] != "pong":
                        answers.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10)))
                    assert {a["type"] for a in answers} <= {
                        "welcome",
                        "presence",
                        "failed",
                        "refused",
                        "pong",
                        "history",
                        "table",
                    }
                    assert not any("our-fault" in str(answer) for answer in answers)
                async with ann.seat(code, 0) as red:
                    assert red.version == 0
            await healthy(server)
            assert b"broke something" not in server.log

    asyncio.run(scenario())


def test_other_peoples_seats_and_replayed_messages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = await seated(ann, bob)
            for token in (eve.token, eve.token[:-1] + "0", "x", ""):
                with contextlib.suppress(WebSocketException):
                    async with raw(server, token, code) as socket:
                        await socket.send('{"type":"hello","seat":0}')
                        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))
                        assert answer["problem"]["code"] == "forbidden"
            async with raw(server, ann.token, code) as socket:
                act = '{"type":"act","id":1,"action":"rest","version":0}'
                for message in ['{"type":"hello","seat":0}', act, act, act, '{"type":"ping","id":2}']:
                    await socket.send(message)
                kinds: list[str] = []
                while not kinds or kinds[-1] != "pong":
                    kinds.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))["type"])
                assert kinds.count("update") == 1
                assert kinds.count("refused") == 2

    asyncio.run(scenario())


def test_huge_frames_and_floods_cost_only_the_sender(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with ServerProcess(database, messages_per_second=50, queue_messages=5000) as server:
            async with Client(server.address) as ann, Client(server.address) as eve:
                code = await seated(ann, eve)
                before = memory(server)
                for _ in range(5):
                    with contextlib.suppress(WebSocketException):
                        async with raw(server, eve.token, code) as socket:
                            await socket.send('{"type":"hello","seat":1}')
                            await socket.send("x" * 10_000_000)
                            while True:
                                await asyncio.wait_for(socket.recv(), 10)
                async with raw(server, eve.token, code) as socket:
                    await socket.send('{"type":"hello","seat":1}')
                    told: list[Any] = []
                    with contextlib.suppress(WebSocketException):
                        for number in range(2000):
                            await socket.send(f'{{"type":"ping","id":{number}}}')
                    with contextlib.suppress(WebSocketException):
                        while True:
                            told.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10)))
                    failed = [message for message in told if message["type"] == "failed"]
                    assert [message["problem"]["code"] for message in failed] == ["too-fast"]
                    assert failed[0]["id"] is not None
                    assert told[-1] == {"type": "bye", "reason": "too-fast", "again": True}
                assert memory(server) - before < 60_000_000
            await healthy(server)

    asyncio.run(scenario())


async def connection_that_holds_little(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection whose buffers are full after some kilobytes that nobody reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    return await asyncio.open_connection(sock=line, limit=1024)


def test_a_reader_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        metrics = free_port()
        # With pings of the usual time, a slow machine would cut the reader off for not answering them.
        async with (
            ServerProcess(
                str(tmp_path / "t.db"), queue_messages=20, ping_seconds=600, metrics_port=metrics
            ) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob)
            reader, writer = await connection_that_holds_little(server.port)
            handshake = (
                f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {bob.token}\r\n\r\n"
            )
            hello = b'{"type":"hello","seat":1}'
            writer.write(handshake.encode())
            await reader.readline()
            writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            async with ann.seat(code, 0) as red:
                async with http_client(f"http://127.0.0.1:{metrics}") as http:
                    for _ in range(200):
                        await asyncio.gather(*(red.say("🚢" * 480) for _ in range(200)))
                        if "redtable_slow_readers_total 1.0" in (await http.get("/metrics")).text:
                            break
                    else:
                        raise AssertionError("nobody was cut off")
                await red.act("rest")
            writer.close()
            await healthy(server)

    asyncio.run(scenario())


def test_a_thousand_connections_from_one_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with ServerProcess(database, connections_per_address=100) as server:
            async with Client(server.address) as ann, Client(server.address) as eve:
                code = await seated(ann, eve)
                async with ann.seat(code, 0) as red:
                    attempts = [self_service(server, eve.token, code) for _ in range(1000)]
                    results: list[Any] = []
                    for start in range(0, 1000, 200):
                        results += await asyncio.gather(*attempts[start : start + 200])
                    taken = [result for result in results if result is not None]
                    assert len(taken) == 99
                    await red.act("rest")
                    await asyncio.gather(*(socket.close() for socket in taken))
            await healthy(server)

    async def self_service(server: ServerProcess, token: str, code: str) -> ClientConnection | None:
        url = server.address.replace("http", "ws") + f"/ws/{code}"
        with contextlib.suppress(WebSocketException, OSError):
            return await connect(
                url, additional_headers={"Authorization": f"Bearer {token}"}, open_timeout=60
            )
        return None

    asyncio.run(scenario())


def test_limits_origins_and_headers_over_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database, tables_per_person=2, requests_per_second=8) as server,
            http_client(server.address) as http,
        ):
            me = await http.get("/api/me")
            assert "HttpOnly" in me.headers["set-cookie"]
            assert "SameSite=lax" in me.headers["set-cookie"]
            assert me.json()["token"] == ""
            evil = await http.post(
                "/api/tables", json={"game": TINY}, headers={"Origin": "http://evil.example"}
            )
            assert (evil.status_code, evil.json()["code"]) == (403, "forbidden")
            assert evil.headers["content-type"].startswith("application/problem+json")
            assert "default-src 'self'" in evil.headers["content-security-policy"]
            for page, compiles in (("/", False), ("/api/me", False), ("/offline/manifest.json", True)):
                policy = (await http.get(page)).headers["content-security-policy"]
                assert ("'wasm-unsafe-eval'" in policy) is compiles, page
            large = await http.post("/api/tables", content=b"x" * 100_000)
            assert large.status_code in (400, 413)
            path = await http.post("/api/tables", json={"game": "os:system"})
            assert path.status_code == 404
            for name in (
                "../../secret.toml",
                "secret.toml",
                "/etc/passwd",
                "ruleset/tiny",
                "..",
                "tiny.toml",
            ):
                ruleset = await http.post("/api/tables", json={"game": TINY, "ruleset": name})
                assert (ruleset.status_code, ruleset.json()["code"]) == (400, "wrong-request"), name
                seats = await http.post(f"/api/games/{TINY}/seats", json={"ruleset": name})
                assert seats.status_code == 400, name
            for status in (201, 201, 429):
                assert (await http.post("/api/tables", json={"game": TINY})).status_code == status
            codes = [(await http.get("/api/tables")).status_code for _ in range(200)]
            assert 429 in codes
            assert (await http.get("/health")).json()["status"] == "ok"

    asyncio.run(scenario())


def test_a_body_that_is_nested_too_deeply_is_the_callers_mistake(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            http_client(server.address) as http,
        ):
            await http.get("/api/me")
            for depth in (500, 900, 1000, 5000, 30_000):
                for body in (
                    "[" * depth,
                    f'{{"game":"{TINY}","options":{{"x":{"[" * depth}{"]" * depth}}}}}',
                ):
                    for path in ("/api/tables", f"/api/games/{TINY}/seats", f"/api/games/{TINY}/consult"):
                        headers = {"Content-Type": "application/json"}
                        answer = await http.post(path, content=body, headers=headers)
                        assert (answer.status_code, answer.json()["code"]) == (400, "wrong-request"), depth
            assert b"broke something" not in server.log

    asyncio.run(scenario())


def test_options_never_name_files_of_the_server(tmp_path: Path) -> None:
    """Skirmish takes a battlefield by its name or, in the lab, from a file: guests may only name one."""

    async def scenario() -> None:
        file = tmp_path / "mine.toml"
        file.write_text("name = 'mine'", encoding="utf-8")
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="skirmish") as server,
            http_client(server.address) as http,
        ):
            await http.get("/api/me")
            said = set()
            for name in (str(file), f"{file} ", str(tmp_path / "none.toml"), str(file).upper()):
                options = {"battlefield": name}
                for path, body in (("tables", {"game": "skirmish"}), ("games/skirmish/seats", {})):
                    answer = await http.post(f"/api/{path}", json={**body, "options": options})
                    assert answer.status_code == 400, name
                    said.add(answer.json()["detail"])
            assert said == {"files of the server are not for guests: options name what comes with the game"}
            other = await http.post(
                "/api/tables", json={"game": "skirmish", "options": {"battlefield": "../x"}}
            )
            assert other.status_code == 400

    asyncio.run(scenario())
