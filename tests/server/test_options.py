"""Options of guests: read by a worker, within limits, once; nobody waits for them but those who sent them."""

from __future__ import annotations

import asyncio
import json
import math
import os
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from redtable.client import Client
from redtable.client.errors import FailedMessage
from redtable.protocol.games import SeatsQuestion
from tests.server.processes import TINY, ServerProcess
from tests.server.test_play import play_on

SMALL = """name = "meadow"
size = [48, 48]
pieces = []
[zones]
blufor = [[0, 0], [48, 0], [48, 12], [0, 12]]
redfor = [[0, 36], [48, 36], [48, 48], [0, 48]]
"""


def heavy_battlefield(number: int) -> str:
    """A battlefield with as many pieces and corners as are allowed, and a mark of its own."""
    pieces = []
    for piece in range(60):
        x, y = 6 + piece % 10 * 4, 6 + piece // 10 * 6 + number % 10 / 10
        corners = [
            [
                round(x + 2 * math.cos(turn * math.tau / 20), 1),
                round(y + 2 * math.sin(turn * math.tau / 20), 1),
            ]
            for turn in range(20)
        ]
        name = f"{'ABCDEF'[piece // 10]}{piece % 10}"
        pieces.append(
            f'[[pieces]]\nid="{name}"\nkind="forest"\npoints={json.dumps(corners)}'.replace(" ", "")
        )
    return SMALL.replace("pieces = []\n", "").replace("meadow", f"m{number}") + "\n".join(pieces)


def children(server: ServerProcess) -> list[int]:
    """The workers of a server."""
    assert server.process is not None
    pids = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in pids if "redtable.server.worker" in Path(f"/proc/{pid}/cmdline").read_text()]


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def guests(server: ServerProcess, stack: AsyncExitStack, count: int) -> list[Client]:
    """So many guests."""
    return [await stack.enter_async_context(Client(server.address)) for _ in range(count)]


def test_a_long_key_keeps_no_player_waiting(tmp_path: Path) -> None:
    """Sixteen battlefields that the parser would read for seconds; somebody plays meanwhile."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="skirmish") as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            table = await ann.open_table("skirmish", seat=0, bots={1: "random"})
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as seat:
                answers = [asyncio.create_task(attack(eve, number)) for number in range(16)]
                pongs = 0
                while not all(answer.done() for answer in answers):
                    await seat.ping()
                    pongs += 1
            assert {await answer for answer in answers} <= {400, 429}
            assert pongs > len(answers)

    async def attack(eve: Client, number: int) -> int:
        key = ".".join("a" * 9900)
        options = {"battlefield": f"{key} = {number}\n"}
        headers = {"Authorization": f"Bearer {eve.token}"}
        body = {"game": "skirmish", "options": options}
        return (await eve.http.post("/api/tables", json=body, headers=headers, timeout=120)).status_code

    asyncio.run(scenario())


def test_a_list_costs_no_rules(tmp_path: Path) -> None:
    """Many large battlefields in the list cost the server about as much as many small ones."""

    async def scenario() -> None:
        costs = []
        for battlefield in (lambda _: SMALL, heavy_battlefield):
            server = ServerProcess(str(tmp_path / f"{battlefield.__name__}.db"), games="skirmish")
            async with server, AsyncExitStack() as stack:
                for number, guest in enumerate(await guests(server, stack, 10)):
                    for table in range(3):
                        options = {"battlefield": battlefield(10 * number + table)}
                        await guest.open_table("skirmish", options=options, listed=True)
            await server.start()
            async with Client(server.address) as ann:
                assert server.process is not None
                before = processor_time(server.process.pid)
                listed = await ann.tables()
                for _ in range(4):
                    assert len(await ann.tables()) == len(listed) == 30
                costs.append(processor_time(server.process.pid) - before)
                assert all("battlefield" not in table.options for table in listed)
                assert [seat.name for seat in listed[0].seats] == ["blufor", "redfor"]
                assert children(server) == []
            await server.stop()
        assert costs[1] < 5 * costs[0] + 0.1

    asyncio.run(scenario())


def test_nobody_fills_the_list(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), listed_per_person=3) as server,
            Client(server.address) as ann,
            Client(server.address) as eve,
        ):
            mine = await ann.open_table(TINY, listed=True)
            theirs = [(await eve.open_table(TINY, listed=True)).code for _ in range(110)]
            listed = [table.code for table in await ann.tables()]
            assert listed == [*reversed(theirs[-3:]), mine.code]
            assert len(await eve.tables(mine=True)) == 0

    asyncio.run(scenario())


DEEP_JSON = '{"battlefield": ' + "[" * 400 + "]" * 400 + "}"
NO_OPTIONS = {
    "a name of 300 letters": ({"battlefield": "x" * 300}, "no battlefield"),
    "a name with a null": ({"battlefield": "a\0b"}, "no battlefield"),
    "a long key": ({"battlefield": ".".join("a" * 9900) + "=1\n"}, "dots"),
    "deep brackets": ({"battlefield": "x=" + "[" * 9000 + "]" * 900 + "\n"}, "brackets"),
    "deep tables": ({"battlefield": "x=" + "{a=" * 3000 + "1" + "}" * 3000 + "\n"}, "brackets"),
    "a long number": ({"battlefield": "x=" + "9" * 5000 + "\n"}, "digits"),
    "a large battlefield": ({"battlefield": SMALL + "#" * 20_000}, "20000"),
    "deep options": (json.loads(DEEP_JSON), "too deeply"),
    "a large number": ({"max_turns": 10**30}, "max_turns"),
    "a file": ({"first_aid_table": ["x.toml"]}, "files"),
    "an unknown option": ({"weather": "rain"}, "weather"),
}


def test_options_that_make_no_sense_are_refused_with_the_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="skirmish") as server,
            httpx.AsyncClient(base_url=server.address, timeout=60) as http,
        ):
            await http.get("/api/me")
            code = (await http.post("/api/tables", json={"game": "skirmish"})).json()["code"]
            for name, (options, why) in NO_OPTIONS.items():
                for method, path, more in (
                    ("POST", "/api/tables", {"game": "skirmish"}),
                    ("POST", "/api/games/skirmish/seats", {}),
                    ("PATCH", f"/api/tables/{code}", {}),
                    ("POST", "/api/games/skirmish/consult", {"question": "rules"}),
                ):
                    answer = await http.request(method, path, json={**more, "options": options})
                    assert answer.status_code == 400, (name, path, answer.text)
                    assert why in answer.json()["detail"], (name, path)
            deep = {"question": "rules", "about": json.loads(DEEP_JSON)}
            answer = await http.post("/api/games/skirmish/consult", json=deep)
            assert answer.status_code == 400, answer.text
            assert "too deeply" in answer.json()["detail"]
            for body in (
                '{"game":"skirmish","options":' + "[" * 9000,
                '{"options":{"a":' + "9" * 9000 + "}}",
            ):
                answer = await http.post(
                    "/api/tables", content=body, headers={"Content-Type": "application/json"}
                )
                assert answer.status_code == 400, answer.text
        assert b"broke" not in server.log
        assert b"failed" not in server.log

    asyncio.run(scenario())


def test_the_same_options_are_checked_once(tmp_path: Path) -> None:
    """Good ones and bad ones: the worker has nothing to do the second time."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="skirmish") as server,
            Client(server.address) as ann,
        ):
            bad = heavy_battlefield(1).replace('"forest"', '"desert"')
            questions = [SeatsQuestion(options={"battlefield": text}) for text in (heavy_battlefield(1), bad)]

            async def ask(question: SeatsQuestion) -> int:
                content = msgspec.json.encode(question)
                headers = {"Content-Type": "application/json"}
                path = "/api/games/skirmish/seats"
                return (await ann.http.post(path, content=content, headers=headers)).status_code

            assert [await ask(question) for question in questions] == [200, 400]
            (worker,) = children(server)
            before = processor_time(worker)
            for _ in range(100):
                assert [await ask(question) for question in questions] == [200, 400]
            assert children(server) == [worker]
            assert processor_time(worker) - before < 0.1

    asyncio.run(scenario())


def test_tables_of_earlier_versions_are_shown_listed_and_played(tmp_path: Path) -> None:
    """They were stored without what follows from their options."""
    database = str(tmp_path / "t.db")

    async def scenario() -> None:
        server = ServerProcess(database)
        async with server, Client(server.address) as ann:
            token = ann.token
            played = await ann.open_table(TINY, seat=0, bots={1: "random", 2: "random"}, options={"seats": 3})
            await ann.start(played.code)
            listed = await ann.open_table(TINY, seat=0, options={"seats": 3}, listed=True)
        with closing(sqlite3.connect(database, isolation_level=None)) as beside:
            for code, doc in beside.execute("SELECT code, doc FROM tables").fetchall():
                table: dict[str, Any] = json.loads(doc)
                del table["terms"]
                beside.execute("UPDATE tables SET doc = ? WHERE code = ?", (json.dumps(table), code))
        await server.start()
        async with Client(server.address, token) as ann, Client(server.address) as bob:
            assert [table.code for table in await bob.tables()] == [listed.code]
            assert (await bob.join(listed.code)).seats[1].yours
            shown = await ann.table(played.code)
            assert [(seat.name, seat.team) for seat in shown.seats] == [
                (seat.name, seat.team) for seat in played.seats
            ]
            async with ann.seat(played.code, 0) as seat:
                await play_on(seat)
        await server.stop()

    asyncio.run(scenario())


def test_the_table_knows_who_may_talk(tmp_path: Path) -> None:
    """A spymaster adds nothing to a clue, operatives discuss (CP-5.10, CP-3.5)."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            table = await ann.open_table("pictures", options={"word_form_check": False})
            for number in range(len(table.seats)):
                await ann.join(table.code, number)
            await ann.start(table.code)
            for number, seat in enumerate(table.seats):
                async with ann.seat(table.code, number) as place:
                    if seat.role == "spymaster":
                        with pytest.raises(FailedMessage, match="do not let this seat speak"):
                            await place.say("hello", team=True)
                    else:
                        await place.say("hello", team=True)

    asyncio.run(scenario())


def test_a_question_about_a_lesson_is_answered_by_a_worker(tmp_path: Path) -> None:
    """Whoever learns needs no identity, and may ask whatever the game answers: also a whole battlefield."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="skirmish") as server,
            httpx.AsyncClient(base_url=server.address, timeout=60) as http,
        ):
            path = "/api/games/skirmish/lessons/1-move/0"
            assert (await http.get(path, params={"question": "rules"})).status_code == 200
            assert len(children(server)) == 1
            wrong = await http.get(path, params={"question": "weather"})
            assert (wrong.status_code, wrong.json()["code"]) == (400, "wrong-request")
            assert (await http.get("/api/games/skirmish/lessons/1-move/99?question=x")).status_code == 404
            assert (await http.get("/api/games/skirmish/lessons/none/0?question=x")).status_code == 404

    asyncio.run(scenario())
