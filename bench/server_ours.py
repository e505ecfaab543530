"""Redtable under load: tables opened by HTTP, played over WebSocket."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec

from bench.server_load import Socket, Tally, connect
from redtable.client import Client


class Seen(msgspec.Struct):
    """The part of a view that a player needs; what did not change is missing."""

    legal: list[str] | msgspec.UnsetType = msgspec.UNSET


class SeenMatch(msgspec.Struct):
    """The part of a match."""

    version: int
    view: Seen
    outcome: Any = None


class Heard(msgspec.Struct):
    """The part of a message."""

    type: str
    id: int | None = None
    match: SeenMatch | None = None


decoder = msgspec.json.Decoder(Heard)
ASKED = 2
"""The number of a question; that of an action is 1."""


class Player(Socket):
    """A seat that plays at random, as soon as it may or at a pace."""

    def __init__(
        self, table: Table, seat: int, host: str, token: str, tally: Tally, pace: float, asks: bool = False
    ) -> None:
        super().__init__(host, f"/ws/{table.code}", f"Authorization: Bearer {token}\r\n")
        self.table = table
        self.seat = seat
        self.tally = tally
        self.pace = pace
        self.asks = asks
        """Whether it asks the game before it acts, as our page does: what reaches whom, and why not."""
        self.sent = 0.0
        self.waiting = False
        self.match: SeenMatch | None = None
        self.legal: list[str] = []

    def opened(self) -> None:
        """Say hello."""
        self.send(b'{"type":"hello","seat":%d}' % self.seat)

    def message(self, payload: bytes) -> None:
        """Answers are measured; a turn is played."""
        heard = decoder.decode(payload)
        if heard.type == "update" and heard.id is not None:
            self.tally.answered(self.sent)
            self.waiting = False
        elif heard.type == "answer":
            self.tally.told()
        elif heard.type == "failed" and heard.id == ASKED:
            self.tally.turned_away()
        elif heard.type in ("refused", "failed"):
            raise RuntimeError(payload[:300].decode())
        if heard.match is not None:
            self.match = heard.match
            if isinstance(heard.match.view.legal, list):
                self.legal = heard.match.view.legal
            self.consider()

    def consider(self) -> None:
        """Play if it is this seat's turn."""
        match = self.match
        if match is None or self.waiting or not self.table.playing:
            return
        if match.outcome is not None:
            self.table.over()
        elif self.legal:
            self.waiting = True
            if self.pace:
                delay = random.expovariate(1 / self.pace)
                asyncio.get_running_loop().call_later(delay, self.act)
            else:
                self.act()

    def act(self) -> None:
        """Send an action."""
        assert self.match is not None
        if self.closed:
            return
        if self.asks:
            self.send(b'{"type":"ask","id":%d,"question":"weapons"}' % ASKED)
        action = random.choice(self.legal)
        self.sent = time.perf_counter()
        message = {"type": "act", "id": 1, "action": action, "version": self.match.version}
        self.send(msgspec.json.encode(message))


class Table:
    """A table with all seats in this process; when a match is over the table rests."""

    def __init__(self, code: str, tally: Tally) -> None:
        self.code = code
        self.tally = tally
        self.playing = False
        self.players: list[Player] = []
        self.ended = False

    def over(self) -> None:
        """The match ended."""
        if not self.ended:
            self.ended = True
            self.tally.finished += 1


async def open_tables(
    client: Client, game: str, count: int, tally: Tally, options: dict[str, Any]
) -> list[Table]:
    """Tables that run, with both seats held by one guest."""

    async def one() -> Table:
        table = await client.open_table(game, seat=0, options=options)
        for seat in table.seats[1:]:
            if seat.holder == "nobody":
                await client.join(table.code, seat.seat)
        await client.start(table.code)
        return Table(table.code, tally)

    tables: list[Table] = []
    while len(tables) < count:
        tables += await asyncio.gather(*(one() for _ in range(min(20, count - len(tables)))))
    return tables


async def seat_players(
    client: Client,
    tables: list[Table],
    host: str,
    ports: list[int],
    tally: Tally,
    pace: float,
    seats: int = 2,
    asks: bool = False,
) -> None:
    """Connect every seat (several ports take turns), and wait until all know their match."""
    for number, table in enumerate(tables):
        for seat in range(seats):
            port = ports[(number + seat) % len(ports)]
            player = Player(table, seat, f"{host}:{port}", client.token, tally, pace, asks)
            table.players.append(player)
            await connect(player, host, port)
    while any(player.match is None for table in tables for player in table.players):
        await asyncio.sleep(0.05)


async def play(tables: list[Table], seconds: float, tally: Tally, warm: float) -> float:
    """Let everybody play for a while; gives the measured seconds."""
    for table in tables:
        table.playing = True
        for player in table.players:
            player.consider()
    await asyncio.sleep(warm)
    tally.running = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    tally.running = False
    elapsed = time.perf_counter() - begun
    for table in tables:
        table.playing = False
    if tally.finished:
        raise RuntimeError(f"{tally.finished} matches ended while they were measured: play a longer game")
    return elapsed
