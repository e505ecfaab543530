"""Texts that others see: nothing hidden gets in, whichever door it takes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client, ClientError
from redtable.client.errors import FailedMessage
from redtable.protocol.tables import Ready
from tests.server.processes import TINY, ServerProcess, http_client
from tests.server.raw_socket import raw_socket
from tests.server.test_play import seated

if TYPE_CHECKING:
    from pathlib import Path

HIDDEN = [
    "\x1b[2J",
    "a\x1b]0;title\x07",
    "\x1b]52;c;cm0gLXJm\x07",
    "a\x9b2J",
    "a\x00b",
    "a\x7fb",
    "a\u202eb",
    "a\u2066b\u2069",
    "a\u200bb",
    "a\u200db",
    "a\u00adb",
    "a\ufeffb",
    "a\U000e0041b",
    "a\ue000b",
    "\u3164",
    "\u2800\u2800",
    "\u115f",
    "\u0301",
    " \t\n ",
]
SEEN = {
    "¡Olé, señor Müller!": "¡Olé, señor Müller!",
    "two\nlines\tand\u2028more": "two lines and more",
    "👩‍🚀 ❤️ 👍🏽 👨‍👩‍👧": "👩‍🚀 ❤️ 👍🏽 👨‍👩‍👧",
    "e\u0301": "é",
}


def test_chat_and_names_are_made_of_visible_characters(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            code = await seated(ann, eve)
            async with ann.seat(code, 0) as red, eve.seat(code, 1) as blue:
                for text in HIDDEN:
                    with pytest.raises(FailedMessage) as failed:
                        await blue.say(text)
                    assert failed.value.problem.status == 400, ascii(text)
                    with pytest.raises(ClientError) as refused:
                        await eve.rename(text)
                    assert refused.value.problem.status == 400, ascii(text)
                for text in SEEN:
                    await blue.say(text)
                    assert (await eve.rename(text)).name == SEEN[text]
                await red.until(lambda: len(red.chat) >= len(SEEN))
                assert [line.text for line in red.chat] == list(SEEN.values())

    asyncio.run(scenario())


def test_signals_and_entropy_have_no_second_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server, Client(server.address) as ann:
            table = await ann.open_table(TINY, seat=0, bots={1: "random"})
            for body in (Ready(entropy="abc\n"), Ready(commitments={0: "0" * 64 + "\n"})):
                with pytest.raises(ClientError) as refused:
                    await ann.say_ready(table.code, body)
                assert refused.value.problem.status == 400
            async with raw_socket(server.port, ann.token, table.code) as socket:
                await socket.say(type="hello", seat=0)
                await socket.say(type="signal", id=7, signal="thinking\n")
                async for message in socket.messages():
                    assert message["type"] not in ("done", "signalled")
                    if message["type"] == "failed":
                        break

    asyncio.run(scenario())


def test_ships_battlefields_and_all_other_options_too(tmp_path: Path) -> None:
    ship = "A=name:Fal\x1b[2Jke;excess:3;phaser:2;crew:5"
    field = 'name = "x\\n"\nsize = [48, 48]\npieces = []\n[zones]\nblufor = []\nredfor = []\n'
    bad: list[dict[str, Any]] = [
        {"game": "damage", "options": {"ships": [ship, "B=ts-ca"]}},
        {"game": "damage", "options": {"ships\x1b": ["A=ts-ca"]}},
        {"game": "damage", "options": {"ships": ["A=name:a\u202eb;excess:3;phaser:2", "B=ts-ca"]}},
        {"game": "skirmish", "options": {"battlefield": "\x1b[2J"}},
        {"game": "skirmish", "options": {"battlefield": field}},
    ]

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="damage,skirmish") as server,
            http_client(server.address) as http,
        ):
            await http.get("/api/me")
            for body in bad:
                answer = await http.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "wrong-request"), body
                assert "\x1b" not in answer.text
                good = (await http.post("/api/tables", json={"game": body["game"]})).json()["code"]
                changed = await http.patch(f"/api/tables/{good}", json={"options": body["options"]})
                assert changed.status_code == 400, body

    asyncio.run(scenario())
