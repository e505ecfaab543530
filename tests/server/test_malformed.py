"""Requests that make no sense: each is the caller's fault (4xx, a problem), never the server's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from redtable.client import Client
from tests.server.processes import TINY, ServerProcess, http_client
from tests.server.raw_socket import TEXT, frame, raw_socket
from tests.server.test_connections import ended
from tests.server.test_play import seated

if TYPE_CHECKING:
    from pathlib import Path

DEEP = 5000
VALUES = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    '"nan"',
    '"-inf"',
    "9" * 400,
    '"' + "9" * 5000 + '"',
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    "[" * 900 + "]" * 900,
    '"\\u0000"',
    '"\\ud800"',
    "[" * 60_000,
]
PATHS = [
    "/assets/%00",
    "/assets/a%00b.js",
    "/%00",
    "/t/%1b",
    "/api/tables/%00",
    "/api/games/%00/lessons",
    "/drawings/pictures/%00.svg",
    "/assets/%ff",
    "/assets/%ed%a0%80",
    "/assets/%zz",
    "/assets/%",
    "/assets/" + "a" * 5000,
    "/assets/" + "a/" * 6000,
    "/api/tables?" + "a=b&" * 3000,
    "/api/tables?mine=%00",
    "/api/tables?mine=nan",
    "/api/tables/ABCDEF/replay?seat=nan",
    "/api/tables/ABCDEF/replay?first=inf",
    "/api/tables/ABCDEF/replay?first=" + "9" * 4400,
    "/api/tables/ABCDEF%0A",
]
FIELD = """
name = "odd"
size = [48, 48]
pieces = [{{ id = "A1", kind = "wall", points = [[{0}, 20], [22, 20], [22, 22]] }}]
[zones]
blufor = [[0, 0], [48, 0], [48, 6], [0, 6]]
redfor = [[0, 42], [48, 42], [48, 48], [0, 48]]
"""


def test_paths_that_cannot_exist(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server:
            for path in PATHS:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                answer = await ended(reader)
                assert answer.startswith(b"HTTP/1.1 4"), (path[:60], answer[:60])
                assert b"content-type: application/problem+json" in answer.lower(), path[:60]
                writer.close()
            assert b"broke something" not in server.log

    asyncio.run(scenario())


def test_bodies_that_are_no_json_or_too_much_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            http_client(server.address) as http,
        ):
            await http.get("/api/me")
            code = (await http.post("/api/tables", json={"game": TINY})).json()["code"]
            for value in VALUES:
                requests = [
                    ("POST", "/api/tables", f'{{"game":"{TINY}","options":{{"goal":{value}}}}}'),
                    ("POST", "/api/tables", f'{{"game":"{TINY}","delay":{value}}}'),
                    ("POST", "/api/tables", value),
                    ("POST", f"/api/games/{TINY}/seats", f'{{"options":{{"goal":{value}}}}}'),
                    ("PATCH", f"/api/tables/{code}", f'{{"options":{{"goal":{value}}}}}'),
                    ("POST", f"/api/tables/{code}/ready", f'{{"ready":{value}}}'),
                ]
                for method, path, body in requests:
                    answer = await http.request(
                        method, path, content=body, headers={"Content-Type": "application/json"}
                    )
                    assert 400 <= answer.status_code < 500, (path, body[:60])
                    assert answer.headers["content-type"].startswith("application/problem+json")
            assert b"broke something" not in server.log

    asyncio.run(scenario())


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "1e308"])
def test_battlefields_of_no_size(number: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="skirmish") as server,
            http_client(server.address) as http,
        ):
            await http.get("/api/me")
            body = {"game": "skirmish", "options": {"battlefield": FIELD.format(number)}}
            answer = await http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "wrong-request")

    asyncio.run(scenario())


def test_socket_messages_that_are_no_json_or_too_much_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), message_bytes=100_000) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            code = await seated(ann, eve)
            async with raw_socket(server.port, eve.token, code) as socket:
                await socket.say(type="hello", seat=1)
                for value in VALUES:
                    for text in (
                        f'{{"type":"act","id":1,"action":"rest","version":{value}}}',
                        f'{{"type":"say","text":{value}}}',
                        value,
                    ):
                        socket.writer.write(frame(TEXT, text.encode()))
                await socket.say(type="ping", id=77)
                async for message in socket.messages():
                    assert message["type"] != "bye"
                    if message["type"] == "failed":
                        assert message["problem"]["status"] == 400
                    if message == {"type": "pong", "id": 77}:
                        break
                else:
                    raise AssertionError("the connection ended")
            assert b"broke something" not in server.log

    asyncio.run(scenario())


def test_a_socket_at_a_code_that_no_table_can_have(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server, Client(server.address) as eve:
            for code in ("%00", "A%0A", "%ff", "a" * 3000, "%F0%9F%92%A3"):
                async with raw_socket(server.port, eve.token, code) as socket:
                    await socket.say(type="hello", seat=None)
                    said = [message async for message in socket.messages()]
                    assert said[0]["problem"]["code"] == "not-found", code[:20]
                    assert msgspec.json.encode(said[-1]).startswith(b'{"type":"bye"')

    asyncio.run(scenario())
