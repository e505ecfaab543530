"""The server under load. `python -m bench server` compares it with boardgame.io's; `python -m bench.server`
measures the rest: half load while bots think, memory, cold start, growth, and nodes on PostgreSQL.

Red Code (1v1, a war) plays here against a naval game with as much on the table there (and a small one), both
over real sockets from the same load generator. Our moves are durable when they are acknowledged and come with
the legal actions; boardgame.io, as it comes, keeps its matches in memory and computes no legal moves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import uvloop

from bench.harness import Comparison, Contender, Rate
from bench.server_load import Tally, cpu_seconds, memory_of
from bench.server_ours import Table, open_tables, play, seat_players
from bench.server_peer import FLEET, NAVAL, open_matches
from redtable.client import Client
from redtable.server.config import Config
from redtable.server.run import bind

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PEERS = Path(__file__).resolve().parent / "peers"
GAME = "redcode"
LONG = {"mode": "war"}
"""Hundreds of actions: no table may come to its end while it is measured."""
SHORTEST = 250
"""So many actions hardly any such match has."""
WARM = 1.0
"""Seconds of play before anything is measured."""
ROUNDS = 8
"""So often each server of the comparison has its turn."""
RUN_UP = 0.2
"""Seconds of play before a turn is measured: every table is under way."""
RUN_OUT = 1.0
"""Seconds after a turn until every answer has come."""
TABLES = 500
HOST = "127.0.0.1"
UNLIMITED = {"previews_waiting": 100_000, "waiting_per_person": 100_000}
"""All players here are one person; people at their tables would wait apart."""


def free_port() -> int:
    """A port that nobody uses now."""
    with bind(Config(port=0)) as probe:
        return int(probe.getsockname()[1])


@contextlib.asynccontextmanager
async def server(database: str, port: int = 0, **settings: Any) -> AsyncIterator[tuple[int, int]]:
    """A node of ours: its process and its port."""
    port = port or free_port()
    values = {
        "database": database,
        "port": port,
        "games": GAME,
        "log_level": "warning",
        "tables_per_person": 1_000_000,
        "requests_per_second": 1_000_000,
        "messages_per_second": 1_000_000,
        "connections_per_address": 50_000,
        "connections": 50_000,
        "http_connections": 50_000,
        "http_connections_per_address": 50_000,
        "bot_pace": 0,
        **settings,
    }
    environment = os.environ | {f"REDTABLE_{name.upper()}": str(value) for name, value in values.items()}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "redtable.server", env=environment, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        if not await asyncio.wait_for(process.stdout.readline(), 60):
            raise RuntimeError("the server did not start")
        yield process.pid, port
    finally:
        process.terminate()
        await process.wait()


async def measure(
    database: str, tables: int, seconds: float, pace: float = 0.0, asks: bool = False, **settings: Any
) -> Rate:
    """Our server with so many tables, at full speed or at a pace."""
    tally = Tally()
    async with server(database, **settings) as (process, port), Client(f"http://{HOST}:{port}") as client:
        seated = await open_tables(client, GAME, tables, tally, LONG)
        await seat_players(client, seated, HOST, [port], tally, pace, asks=asks)
        before = cpu_seconds(process)
        elapsed = await play(seated, seconds, tally, WARM)
        return rate(tally, elapsed, cpu_seconds(process) - before)


def rate(tally: Tally, elapsed: float, cpu: float, warm: float = WARM) -> Rate:
    """What a run gave. The share of a core shows how much of the machine the server really got."""
    moves = len(tally.latencies)
    asked = tally.answers + tally.unanswered
    notes = {
        "answers/s": f"{tally.answers / elapsed:,.0f}",
        "turned away": f"{tally.unanswered / max(asked, 1):.0%}",
    }
    return Rate(
        moves / elapsed,
        (notes if asked else {})
        | {
            "p50": f"{tally.quantile(0.5):.1f} ms",
            "p99": f"{tally.quantile(0.99):.1f} ms",
            "core": f"{cpu / (elapsed + warm):.2f}",
            "per cpu-second": f"{moves / elapsed * (elapsed + warm) / max(cpu, 0.01):,.0f}",
        },
    )


@contextlib.asynccontextmanager
async def boardgame_io() -> AsyncIterator[tuple[int, int, int]]:
    """boardgame.io's server: its process, its port and that of its lobby."""
    if not (PEERS / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEERS, check=True)
    process = await asyncio.create_subprocess_exec(
        "node", "naval_server.mjs", cwd=PEERS, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        line = b""
        while not line.startswith(b"listening"):
            line = await asyncio.wait_for(process.stdout.readline(), 60)
            if not line:
                raise RuntimeError("boardgame.io's server did not start")
        port, lobby = (int(word) for word in line.split()[-2:])
        yield process.pid, port, lobby
    finally:
        process.kill()
        await process.wait()


async def take_turns(folder: str, seconds: float) -> list[list[Rate]]:
    """All servers run all the time; one of them plays at a time, for a part of its seconds.

    Whoever is so fast that matches would come to their end has fewer seconds.
    """
    tallies = [Tally() for _ in range(3)]
    async with (
        server(str(Path(folder) / "bench.db")) as (process, port),
        Client(f"http://{HOST}:{port}") as client,
        boardgame_io() as (first, first_port, first_lobby),
        boardgame_io() as (second, second_port, second_lobby),
    ):
        ours = await open_tables(client, GAME, TABLES, tallies[0], LONG)
        await seat_players(client, ours, HOST, [port], tallies[0], 0)
        large = await open_matches(FLEET, first_port, first_lobby, TABLES, tallies[1])
        small = await open_matches(NAVAL, second_port, second_lobby, TABLES, tallies[2])
        contenders: list[tuple[int, list[Any]]] = [(process, ours), (first, large), (second, small)]
        for (_, tables), tally in zip(contenders, tallies, strict=True):
            elapsed = await play(tables, RUN_UP, tally, RUN_UP)
            seconds = min(seconds, SHORTEST * TABLES * elapsed / len(tally.latencies) - (ROUNDS + 2) * RUN_UP)
            await asyncio.sleep(RUN_OUT)
        rounds = []
        for _ in range(ROUNDS):
            rates = []
            for (pid, tables), tally in zip(contenders, tallies, strict=True):
                tally.latencies.clear()
                before = cpu_seconds(pid)
                elapsed = await play(tables, seconds / ROUNDS, tally, RUN_UP)
                rates.append(rate(tally, elapsed, cpu_seconds(pid) - before, RUN_UP))
                await asyncio.sleep(RUN_OUT)
            rounds.append(rates)
        return rounds


def in_turn(seconds: float) -> list[list[Rate]]:
    """Redtable on SQLite, then boardgame.io's server as it comes with the large and with the small game."""
    with tempfile.TemporaryDirectory() as folder:
        return uvloop.run(take_turns(folder, seconds))


COMPARISONS = [
    Comparison(
        f"The server: acknowledged moves, {TABLES} tables, one process",
        "moves",
        [
            Contender("Redtable, durable", ours=True),
            Contender("boardgame.io, in memory, a game of this size"),
            Contender("boardgame.io, in memory, a small game"),
        ],
        together="bench.server:in_turn",
    )
]


# The rest


async def questions(folder: str, seconds: float) -> None:
    """Full speed of players who ask nothing, and of those who ask before each action as our page does."""
    for asks in (False, True):
        database = str(Path(folder) / f"asks-{asks}.db")
        found = await measure(database, TABLES, seconds, asks=asks, **UNLIMITED)
        show("with our page's questions" if asks else "without questions", found)


async def half_load(database: str, seconds: float, most: float) -> None:
    """Half of the most, while four bots think."""
    tally = Tally()
    async with (
        server(database, bot_workers=2) as (process, port),
        Client(f"http://{HOST}:{port}") as client,
        contextlib.AsyncExitStack() as looking_on,
    ):
        level = (await client.games())[0].bots[-1]
        for _ in range(4):
            table = await client.open_table(GAME, bots={0: level, 1: level})
            await client.start(table.code)
            await looking_on.enter_async_context(client.seat(table.code, None))
        tables = await open_tables(client, GAME, TABLES, tally, LONG)
        await seat_players(client, tables, HOST, [port], tally, TABLES / (most / 2))
        before = cpu_seconds(process)
        elapsed = await play(tables, seconds, tally, WARM)
        show(f"half load, 4 bots ({level})", rate(tally, elapsed, cpu_seconds(process) - before))


async def memory(database: str, count: int = 500) -> None:
    """Memory for an idle table and for a connection."""
    tally = Tally()
    async with (
        server(database, idle=3600) as (process, port),
        Client(f"http://{HOST}:{port}") as client,
        httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http,
    ):
        warm = await open_tables(client, GAME, 20, tally, LONG)
        await seat_players(client, warm, HOST, [port], tally, 0)
        await asyncio.sleep(1)
        start = memory_of(process)
        tables = await open_tables(client, GAME, count, tally, LONG)
        for table in tables:
            headers = {"Authorization": f"Bearer {client.token}"}
            body = {"level": "random"}
            await http.post(f"/api/tables/{table.code}/seats/0/cover", json=body, headers=headers)
        loaded = memory_of(process)
        await seat_players(client, tables, HOST, [port], tally, 0)
        await asyncio.sleep(2)
        connected = memory_of(process)
        print(f"memory: {(loaded - start) / count / 1024:.1f} KiB for a table with its match in memory")
        print(f"memory: {(connected - loaded) / count / 2 / 1024:.1f} KiB for a connection")


async def cold_start(database: str) -> None:
    """From a person's command, `redtable serve`, to the first answer of `/health`: the middle of five."""
    command = Path(sys.executable).with_name("redtable")
    seconds = []
    for _ in range(5):
        port = free_port()
        begun = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            command, "serve", "--port", str(port), "--database", database, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            await answered(f"http://{HOST}:{port}/health")
            seconds.append(time.perf_counter() - begun)
        finally:
            process.terminate()
            await process.wait()
    print(f"cold start: {sorted(seconds)[2]:.2f} s ({min(seconds):.2f} to {max(seconds):.2f})")


async def answered(url: str) -> None:
    """Wait until something answers there, for a minute at the most."""
    async with httpx.AsyncClient() as client:
        for _ in range(3000):
            with contextlib.suppress(httpx.TransportError):
                await client.get(url)
                return
            await asyncio.sleep(0.02)
    raise RuntimeError("the server did not start")


async def growth(folder: str, seconds: float, offered: float, sizes: list[int]) -> None:
    """The same number of moves per second, spread over more and more tables."""
    for size in sizes:
        database = str(Path(folder) / f"growth{size}.db")
        played = max(1.0, min(seconds, SHORTEST * size / offered - WARM))
        show(
            f"{size} tables, {offered:.0f} moves/s offered",
            await measure(database, size, played, size / offered),
        )


async def nodes(database: str, seconds: float, most: int) -> None:
    """One to three nodes on PostgreSQL; the seats of every table are at different nodes."""
    for count in range(1, most + 1):
        async with contextlib.AsyncExitStack() as stack:
            running = [await stack.enter_async_context(server(database)) for _ in range(count)]
            ports = [port for _, port in running]
            client = await stack.enter_async_context(Client(f"http://{HOST}:{ports[0]}"))
            tally = Tally()
            tables: list[Table] = await open_tables(client, GAME, TABLES, tally, LONG)
            await seat_players(client, tables, HOST, ports, tally, 0)
            before = sum(cpu_seconds(process) for process, _ in running)
            elapsed = await play(tables, seconds, tally, WARM)
            used = sum(cpu_seconds(process) for process, _ in running) - before
            show(f"PostgreSQL, {count} node(s), {TABLES} tables", rate(tally, elapsed, used))


def show(name: str, found: Rate) -> None:
    """A line of results."""
    notes = ", ".join(f"{key} {value}" for key, value in found.notes.items())
    print(f"{name}: {found.per_second:,.0f} moves/s, {notes}", flush=True)


def main() -> None:
    """Everything but the comparison."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--most", type=float, default=2000.0, help="our full speed, as the comparison says")
    parser.add_argument("--sizes", type=int, nargs="*", default=[100, 1000, 10_000])
    parser.add_argument("--postgres", default="", help="address of an empty database")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(questions(folder, arguments.seconds))
        uvloop.run(cold_start(str(Path(folder) / "cold.db")))
        uvloop.run(memory(str(Path(folder) / "memory.db")))
        uvloop.run(half_load(str(Path(folder) / "half.db"), arguments.seconds, arguments.most))
        uvloop.run(growth(folder, arguments.seconds, arguments.most / 2, arguments.sizes))
    if arguments.postgres:
        uvloop.run(nodes(arguments.postgres, arguments.seconds, 3))


if __name__ == "__main__":
    main()
