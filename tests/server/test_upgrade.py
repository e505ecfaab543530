"""A new version of the package: what was stored opens, and is played with the rules it began with."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import redtable
from redtable.client import Client, ClientError
from redtable.client.errors import FailedMessage
from redtable.client.seat import SeatClient
from redtable.kernel.record import read_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import verify_record
from redtable.protocol.tables import TableView
from redtable.server.identity import Identities
from redtable.server.rulesets import key_of
from tests.server.processes import ROOT, TINY, ServerProcess, http_client
from tests.server.test_play import seated
from tests.tiny import Tiny

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

DATA = Path(__file__).with_name("data")
GAMES = "redcode,skirmish,pictures,damage"
MOVES = 6


def old_database(tmp_path: Path, schema: int = 3) -> str:
    """A database of schema 3, without rulesets: of each game a lobby, a running and a finished match.

    That of schema 6 has a running and a finished match of each game, and rows in its write buffer.
    """
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as made:
        made.executescript((DATA / f"schema{schema}.sql").read_text())
    return str(path)


def people(database: str) -> dict[str, str]:
    """The tokens of all guests, by their ids."""
    with closing(sqlite3.connect(database)) as file:
        ((secret,),) = file.execute("SELECT value FROM settings WHERE key = 'secret'").fetchall()
        ids = [row[0] for row in file.execute("SELECT id FROM people")]
    return {person: Identities(secret).token(person) for person in ids}


def rows(database: str, sql: str, *args: object) -> list[tuple[Any, ...]]:
    """What a query finds in the file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        return file.execute(sql, args).fetchall()


async def both(server: ServerProcess, stack: AsyncExitStack, tokens: dict[str, str]) -> tuple[Client, Client]:
    """The two guests of the database: the host of everything, and the other one."""
    clients = [await stack.enter_async_context(Client(server.address, token)) for token in tokens.values()]
    hosts = [client for client in clients if any(t.you_host for t in await client.tables(mine=True))]
    (host,) = hosts
    (guest,) = [client for client in clients if client is not host]
    return host, guest


async def sit(stack: AsyncExitStack, host: Client, guest: Client, table: TableView) -> list[SeatClient]:
    """Connect all seats of a table."""
    return [
        await stack.enter_async_context((host if seat != 1 else guest).seat(table.code, seat))
        for seat in range(len(table.seats))
    ]


async def play_some(seats: list[SeatClient], moves: int, pick: random.Random) -> None:
    """Let whoever may act do so, a few times; in Pictures without touching the assassin."""
    for _ in range(moves):
        version = max(seat.version for seat in seats)
        able = [seat for seat in seats if seat.match is not None and seat.match.legal]
        actor = pick.choice(able)
        assert actor.match is not None
        legal = actor.match.legal
        await actor.act(legal[-1] if actor.match.view["game"] == "pictures" else pick.choice(legal))
        for seat in seats:
            await seat.ping()
        assert max(seat.version for seat in seats) > version


def run(database: str, scenario: Callable[[ServerProcess], Coroutine[Any, Any, None]], **more: Any) -> bytes:
    """Run a scenario against a server; gives its log."""
    server = ServerProcess(database, **more)

    async def whole() -> None:
        async with server:
            await scenario(server)

    asyncio.run(whole())
    return server.log


def test_a_database_without_rulesets_opens_plays_on_and_is_stamped(tmp_path: Path) -> None:
    database = old_database(tmp_path)
    tokens = people(database)

    async def scenario(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            host, guest = await both(server, stack, tokens)
            tables = await host.tables(mine=True)
            assert sorted((t.game, t.status) for t in tables) == sorted(
                (game, status) for game in GAMES.split(",") for status in ("open", "running", "over")
            )
            for table in tables:
                if table.status == "over":
                    verify_record(read_record(await host.record(table.code)))
                    assert (await host.replay(table.code, -2)).found
                    continue
                if table.status == "open":
                    await guest.ready(table.code)
                    await host.start(table.code)
                seats = await sit(stack, host, guest, table)
                await play_some(seats, MOVES, random.Random(table.code))

    run(database, scenario, games=GAMES, snapshot_every=4)
    assert rows(database, "SELECT count(*) FROM tables WHERE rules = ''") == [(0,)]
    games = [find_game(slug) for slug in GAMES.split(",")]
    editions = sum(2 if game.earlier_editions(game.rules()) else 1 for game in games)
    assert rows(database, "SELECT count(*) FROM rulesets") == [(editions,)]
    assert rows(database, "SELECT count(*) FROM openings") == [(12,)]


def test_a_database_of_the_first_release_plays_on_and_gives_the_same_records(tmp_path: Path) -> None:
    """Its server was killed: the last rows are in the write buffer. Its records are kept beside it."""
    database = old_database(tmp_path, 6)
    tokens = people(database)
    assert rows(database, "SELECT count(*) > 0 FROM journal") == [(1,)]

    async def scenario(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            host, guest = await both(server, stack, tokens)
            tables = await host.tables(mine=True)
            assert sorted((t.game, t.status) for t in tables) == sorted(
                (game, status) for game in GAMES.split(",") for status in ("running", "over")
            )
            for table in tables:
                if table.status == "over":
                    record = await host.record(table.code)
                    assert record == (DATA / f"{table.game}.record").read_text(encoding="utf-8")
                    verify_record(read_record(record))
                    continue
                seats = await sit(stack, host, guest, table)
                assert all(seat.version for seat in seats if seat.match and seat.match.legal)
                await play_some(seats, MOVES, random.Random(table.code))

    run(database, scenario, games=GAMES, snapshot_every=4)


# Other rules under the same names

RETUNED = {
    "redcode/ruleset/standard.toml": ("recovery = ", "recovery = 1 # "),
    "skirmish/ruleset/quickstart.toml": ("tactical = ", "tactical = 2.0 # "),
    "skirmish/battlefields/crossroads.toml": ("size = ", "size = [60.0, 60.0] # "),
    "damage/ruleset/standard.toml": ("misses_for_excess = ", "misses_for_excess = 2 # "),
    "damage/ships/ts-ca.toml": ("crew = ", "crew = 3 # "),
    "pictures/ruleset/standard.toml": (
        "default = [\n",
        'default = [\n  ["on.whale.lighthouse", "in.whale.lighthouse"],\n',
    ),
}


def upgraded(tmp_path: Path) -> str:
    """The folder of a package in which every game means something else by the names of its rules."""
    folder = tmp_path / "upgraded"
    shutil.copytree(Path(redtable.__file__).parent, folder / "redtable")
    for file, (old, new) in RETUNED.items():
        path = folder / "redtable" / "games" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, file
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return os.pathsep.join([str(folder), str(ROOT)])


def test_rules_that_change_under_their_name_change_no_match_that_has_begun(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    codes: dict[str, str] = {}
    views: dict[str, list[object]] = {}
    tokens: list[str] = []

    async def before(server: ServerProcess) -> None:
        async with Client(server.address) as host, Client(server.address) as guest, AsyncExitStack() as stack:
            tokens.extend((host.token, guest.token))
            for game in GAMES.split(","):
                table = await host.open_table(game, seat=0)
                await guest.join(table.code, 1)
                for number in range(2, len(table.seats)):
                    await host.join(table.code, number)
                await guest.ready(table.code)
                await host.start(table.code)
                seats = await sit(stack, host, guest, table)
                await play_some(seats, MOVES, random.Random(game))
                codes[game] = table.code
                views[game] = [seat.match.view for seat in seats if seat.match is not None]

    async def after(server: ServerProcess) -> None:
        async with (
            Client(server.address, tokens[0]) as host,
            Client(server.address, tokens[1]) as guest,
            AsyncExitStack() as stack,
        ):
            for game, code in codes.items():
                table = await host.table(code)
                seats = await sit(stack, host, guest, table)
                assert [seat.match.view for seat in seats if seat.match is not None] == views[game]
                await play_some(seats, MOVES, random.Random(game))
                await host.cover(code, 0, "random")
                await seats[1].offer("resign")
                for seat in seats[2:]:
                    offer = (await host.table(code)).offer
                    if offer is not None and seat.seat in offer.asked:
                        await seat.reply(True)
                assert (await host.table(code)).status == "over"
                records[game] = await host.record(code)
                assert len((await host.replay(code, -2, count=100)).found) > 2 * MOVES
                fork = await host.fork(code, MOVES, 0, "random")
                assert rows(database, "SELECT rules FROM tables WHERE code = ?", fork.code) == rows(
                    database, "SELECT rules FROM tables WHERE code = ?", code
                )
                fresh = await host.open_table(game, seat=0)
                for number in range(1, len(fresh.seats)):
                    await host.set_bot(fresh.code, number, "random")
                await host.start(fresh.code)
                async with host.seat(fresh.code, 0) as anew:
                    assert anew.match is not None

    records: dict[str, str] = {}
    run(database, before, games=GAMES, snapshot_every=4)
    server = ServerProcess(database, games=GAMES, snapshot_every=4)
    server.environment["PYTHONPATH"] = upgraded(tmp_path)

    async def whole() -> None:
        async with server:
            await after(server)

    asyncio.run(whole())
    assert b"a bot failed" not in server.log
    assert b"cannot be" not in server.log
    for record in records.values():
        verify_record(read_record(record))
    assert rows(database, "SELECT count(*) FROM rulesets") == [(8,)]


# What this version cannot read


def break_rules(database: str) -> None:
    """The rulesets have a field that only a later version knows."""
    ((text,),) = rows(database, "SELECT text FROM rulesets")
    later = '{"future":1,' + text[1:]
    key = key_of(later)
    rows(database, "UPDATE rulesets SET key = ?, text = ?", key, later)
    rows(database, "UPDATE tables SET rules = ?, doc = json_set(doc, '$.rules', ?)", key, key)


def test_rules_that_cannot_be_read_are_refused_with_a_reason_and_the_record_is_there(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    codes: list[str] = []
    tokens: list[str] = []
    records: list[str] = []

    async def before(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            tokens.extend((ann.token, bob.token))
            for _ in range(2):
                code = await seated(ann, bob)
                codes.append(code)
                async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                    await play_some([red, blue], 3, random.Random(1))
                    if code == codes[0]:
                        await red.offer("resign")
            records.append(await ann.record(codes[0]))

    async def after(server: ServerProcess) -> None:
        async with Client(server.address, tokens[0]) as ann, Client(server.address, tokens[1]) as bob:
            assert {table.code for table in await ann.tables(mine=True)} == set(codes)
            assert await ann.record(codes[0]) == records[0]
            with pytest.raises(ClientError, match="rules that this match began with") as caught:
                await ann.replay(codes[0], -2)
            assert caught.value.problem.code == "unplayable"
            for code in codes:
                with pytest.raises(FailedMessage, match="rules that this match began with") as refused:
                    async with ann.seat(code, 0) as seat:
                        await seat.my_turn()
                assert refused.value.problem.code == "unplayable"
            with pytest.raises(ClientError, match="rules that this match began with"):
                await bob.record(codes[1])
            assert (await bob.leave(codes[1])).status == "over"
            record = read_record(await ann.record(codes[1]))
            assert (len(record.actions), record.result) == (3, None)
            verify_record(record, game=Tiny())
            assert codes[1] in {table.code for table in await bob.tables(mine=True)}
            new = await seated(ann, bob)
            async with ann.seat(new, 0) as seat:
                assert await seat.my_turn()

    run(database, before)
    verify_record(read_record(records[0]), game=Tiny())
    break_rules(database)
    log = run(database, after)
    assert b"unknown field" in log


def test_a_socket_is_told_why_before_it_is_closed(tmp_path: Path) -> None:
    """Rules, log or snapshot: whatever cannot be read, the last message is a farewell with its reason."""
    database = str(tmp_path / "t.db")
    tokens: list[str] = []
    codes: list[str] = []

    async def before(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            tokens.append(ann.token)
            for _ in range(3):
                codes.append(await seated(ann, bob))
                async with ann.seat(codes[-1], 0) as red, bob.seat(codes[-1], 1) as blue:
                    await play_some([red, blue], 5, random.Random(1))

    async def after(server: ServerProcess) -> None:
        for code in codes:
            url = f"{server.address.replace('http', 'ws')}/ws/{code}"
            async with connect(url, additional_headers={"Authorization": f"Bearer {tokens[0]}"}) as socket:
                await socket.send('{"type":"hello","seat":0}')
                heard = [json.loads(await socket.recv()) for _ in range(2)]
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            assert heard[0]["problem"]["code"] == "unplayable"
            assert heard[1] == {"type": "bye", "reason": "unplayable", "again": False}
        async with http_client(server.address) as http:
            assert (await http.get("/ready")).status_code == 200

    run(database, before, snapshot_every=2)
    rows(database, "UPDATE log SET text = 'stroke 99' WHERE code = ? AND sequence = 5", codes[0])
    rows(database, "UPDATE snapshots SET data = '{}' WHERE code = ?", codes[1])
    rows(database, "DELETE FROM snapshots WHERE code IN (?, ?)", codes[0], codes[2])
    rows(database, "UPDATE log SET seat = 7 WHERE code = ? AND sequence = 2", codes[2])
    run(database, after)


def test_a_bot_whose_level_has_another_name_now_plays_on(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    made: list[str] = []

    async def before(server: ServerProcess) -> None:
        async with Client(server.address) as ann:
            table = await ann.open_table(TINY, seat=0, bots={1: "random"})
            await ann.start(table.code)
            made.extend((ann.token, table.code))

    async def after(server: ServerProcess) -> None:
        async with Client(server.address, made[0]) as ann, ann.seat(made[1], 0) as seat:
            while legal := await seat.my_turn():
                await seat.act(legal[0])

    run(database, before)
    rows(database, "UPDATE tables SET doc = json_set(doc, '$.seats[1].bot', 'grandmaster')")
    assert b"a bot failed" not in run(database, after)


def test_one_match_that_cannot_be_read_stops_no_bot_of_another(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    codes: list[str] = []
    tokens: list[str] = []

    async def before(server: ServerProcess) -> None:
        async with Client(server.address) as ann:
            tokens.append(ann.token)
            for _ in range(6):
                table = await ann.open_table(TINY, seat=0, bots={1: "random"})
                await ann.start(table.code)
                codes.append(table.code)

    async def after(server: ServerProcess) -> None:
        async with Client(server.address, tokens[0]) as ann:
            for code in codes[:3]:
                with pytest.raises(FailedMessage):
                    async with ann.seat(code, 0) as seat:
                        await seat.my_turn()
            for code in codes[3:]:
                async with ann.seat(code, 0) as seat:
                    while legal := await seat.my_turn():
                        await seat.act(legal[0])

    run(database, before)
    for code in codes[:3]:
        broken = '{"seats": 99}'
        rows(
            database,
            "UPDATE tables SET doc = json_set(doc, '$.options', json(?)) WHERE code = ?",
            broken,
            code,
        )
    run(database, after)
