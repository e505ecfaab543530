"""A desk on a server: people drop in and leave, steps are taken back across restarts, games are consulted."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.protocol.games import Consultation
from tests.server.processes import TINY, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.client.seat import SeatClient
    from redtable.protocol.tables import TableView

OPTIONS = {"mode": "desk", "ships": ["A=ts-ca", "B=kli-d7"], "markers": 3}


async def open_desk(host: Client, **options: Any) -> TableView:
    """A desk with one person and free seats, begun."""
    table = await host.open_table("damage", options={**OPTIONS, **options}, seat=0)
    await host.ready(table.code)
    return await host.start(table.code)


def position_of(seat: SeatClient) -> str:
    """The battle on a seat's screen."""
    assert seat.match is not None
    return str(seat.match.view["position"])


async def ask(
    client: Client, question: str, about: dict[str, Any] | None = None, game: str = "damage", **options: Any
) -> Any:
    """Ask a game without a match."""
    body = Consultation(question=question, about=about or {}, options=options)
    return json.loads(await client.text("POST", f"/api/games/{game}/consult", body))


def test_people_drop_in_mark_hits_and_leave(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="damage") as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
            Client(server.address) as tim,
        ):
            table = await open_desk(ann)
            assert table.status == "running"
            assert table.drop_in
            assert (await bob.join(table.code)).seats[1].yours
            assert (await eve.join(table.code)).seats[2].yours
            with pytest.raises(ClientError, match="all seats are taken"):
                await tim.join(table.code)
            async with ann.seat(table.code, 0) as first, bob.seat(table.code, 1) as second:
                await first.act("volley A 5")
                await second.until(lambda: second.version == 1)
                await second.act("deal")
                await first.until(lambda: first.version == 2)
            await bob.leave(table.code)
            left = await tim.join(table.code)
            assert left.seats[1].yours
            assert left.seats[0].entropy == ann.seals[table.code].secrets[0]

    asyncio.run(scenario())


def test_a_duel_takes_nobody_in_while_it_runs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="damage") as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            table = await ann.open_table("damage", seat=0, bots={1: "random"})
            await ann.start(table.code)
            with pytest.raises(ClientError, match="only while the table is open"):
                await bob.join(table.code)

    asyncio.run(scenario())


def test_steps_are_taken_back_across_a_crash(tmp_path: Path) -> None:
    """More steps than a snapshot has entries: what can be taken back is in the log, not in the position."""

    async def scenario() -> None:
        server = ServerProcess(str(tmp_path / "t.db"), games="damage", snapshot_every=4)
        async with server, Client(server.address) as ann:
            table = await open_desk(ann, criticals=False)
            async with ann.seat(table.code, 0) as seat:
                await seat.act("prefer A any_hull")
                await seat.act("volley A 9")
                positions = []
                for _ in range(8):
                    positions.append(position_of(seat))
                    await seat.act("deal")
                await seat.act("takeback")
                await server.kill()
                await server.start()
                for before in reversed(positions[:-1]):
                    await seat.act("takeback")
                    assert position_of(seat) == before

    asyncio.run(scenario())


def of_an_earlier_version(database: Path) -> None:
    """Tables as they were stored before steps taken back left their draws in place."""
    with sqlite3.connect(database) as disk:
        for code, doc in disk.execute("SELECT code, doc FROM tables").fetchall():
            kept = {key: value for key, value in json.loads(doc).items() if key != "repeats"}
            disk.execute("UPDATE tables SET doc = ? WHERE code = ?", (json.dumps(kept), code))


@pytest.mark.parametrize("old", [False, True])
def test_a_step_back_on_a_server_brings_no_other_card(tmp_path: Path, old: bool) -> None:
    """Also after a crash. A table of an earlier version, which drew anew, goes on as it was played."""

    async def scenario() -> None:
        server = ServerProcess(str(tmp_path / "t.db"), games="damage")
        async with server, Client(server.address) as ann:
            table = await open_desk(ann, criticals=False)
            async with ann.seat(table.code, 0) as seat:
                for step in ("prefer A any_hull", "volley A 9", *["deal"] * 5):
                    await seat.act(step)
                dealt = position_of(seat)
                await server.stop()
                if old:
                    of_an_earlier_version(tmp_path / "t.db")
                await server.start()
                for step in (*["takeback"] * 5, "add C ts-ca", "remove C", *["deal"] * 5):
                    await seat.act(step)
                again = position_of(seat)
                assert (again == dealt) is not old
                await server.kill()
                await server.start()
                await seat.act("prefer B any_hull")
                await seat.act("takeback")
                assert position_of(seat) == again

    asyncio.run(scenario())


def test_games_are_consulted_by_a_worker(tmp_path: Path) -> None:
    async def scenario() -> None:
        both = f"damage,{TINY}"
        async with (
            ServerProcess(str(tmp_path / "t.db"), games=both) as server,
            Client(server.address) as ann,
        ):
            ships = await ask(ann, "ships", mode="desk")
            assert "ts-ca" in [ship["id"] for ship in ships]
            odds = await ask(ann, "odds", {"ship": "ts-ca", "volleys": [2]}, mode="desk")
            assert odds["deck"]["method"] == "exact"
            with pytest.raises(ClientError, match="no question"):
                await ask(ann, "weather")
            with pytest.raises(ClientError, match="volleys"):
                await ask(ann, "odds", {"ship": "ts-ca", "volleys": [0]})
            with pytest.raises(ClientError, match="20000"):
                await ask(ann, "ship " + "x" * 25000)
            with pytest.raises(ClientError, match="cannot be consulted"):
                await ask(ann, "rules", game=TINY)
            with pytest.raises(ClientError, match="options"):
                await ask(ann, "ships", mode="nothing")

    asyncio.run(scenario())


def test_a_battle_of_the_terminal_opens_on_a_server(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1"}

    def redtable(*words: str, typed: str = "") -> str:
        command = [sys.executable, "-m", "redtable.cli", *words, "--lang", "en"]
        done = subprocess.run(
            command, input=typed, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    record, battle = str(tmp_path / "friday.record"), str(tmp_path / "friday.battle")
    typed = "prefer A default\nvolley A 7\nturn\nquit\n"
    redtable("damage", "desk", record, "--ship", "A=ts-ca", "--ship", "B=kli-d7", typed=typed)
    redtable("damage", "share", record, "--out", battle)
    position = (tmp_path / "friday.battle").read_text(encoding="utf-8").strip()
    assert "turn=2" in position
    other = str(tmp_path / "saturday.record")
    assert "7" in redtable("damage", "desk", other, "--battle", battle, typed="log\nquit\n")
    redtable("damage", "share", other, "--out", str(tmp_path / "again.battle"))
    assert (tmp_path / "again.battle").read_text(encoding="utf-8").strip() == position

    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db"), games="damage") as server:
            told = await asyncio.to_thread(redtable, "damage", "share", record, "--server", server.address)
            code = told.strip().rpartition("/t/")[2]
            async with Client(server.address) as bob:
                await bob.join(code)
                async with bob.seat(code, 1) as seat:
                    assert position_of(seat) == position
                    await seat.act("volley B 3")

    asyncio.run(scenario())
