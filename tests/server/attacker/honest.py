"""People who only want to play, while somebody else means harm; each match must be what they made of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.client import Client, ClientError, RefusedAction
from redtable.client.errors import FailedMessage
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from tests.server.processes import TINY
from tests.tiny import Tiny

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.client import SeatClient
    from redtable.protocol.tables import TableView
    from redtable.server.store import Store

ENDS: Final = ("finish", "cards")
"""How a race ends by its own rules."""
RESTLESS: Final = ("watchers", "preparing")
"""What may change at a table that nobody touches."""


class Wronged(Exception):  # noqa: N818 - a finding
    """Something happened to an honest table that its players did not do."""


def at_rest(table: TableView) -> Any:
    """A table without what spectators may change by coming and going."""
    data = msgspec.to_builtins(table)
    for field in RESTLESS:
        data.pop(field, None)
    for seat in data["seats"]:
        del seat["connected"]
    return data


class Honest:
    """Two people and their tables. `announce` tells the attacker of every one of them."""

    def __init__(self, address: str, seed: str, think: float, announce: Callable[[str, str], None]) -> None:
        self.ann = Client(address)
        self.bob = Client(address)
        self.rng = random.Random(seed)
        self.think = think
        self.announce = announce
        self.latencies: list[float] = []
        """Seconds from sending an action to knowing that it is stored."""
        self.records: dict[str, str] = {}
        self.mixed: dict[str, list[str]] = {}
        """What the honest player did at tables that an attacker sits at too."""
        self.playing = True

    async def arrive(self) -> None:
        """Become guests."""
        await self.ann.whoami()
        await self.bob.whoami()

    async def leave(self) -> None:
        """Go home."""
        await self.ann.close()
        await self.bob.close()

    async def seated(self) -> str:
        """A table at which both sit, ready to start."""
        table = await self.ann.open_table(TINY, seat=0)
        await self.bob.join(table.code, 1)
        await self.bob.ready(table.code)
        return table.code

    async def duels(self) -> None:
        """One match after another."""
        while self.playing:
            code = await self.seated()
            await self.ann.start(code)
            self.announce(code, "running")
            await self.duel(code)

    async def duel(self, code: str) -> None:
        """Play a match to its end and look at its record."""
        done: dict[str, list[str]] = defaultdict(list)
        async with self.ann.seat(code, 0) as red, self.bob.seat(code, 1) as blue:
            await asyncio.gather(self.play(red, done["red"]), self.play(blue, done["blue"]))
        text = await self.ann.record(code)
        record = read_record(text)
        verify_record(record, game=Tiny())
        found: dict[str, list[str]] = defaultdict(list)
        for line in record.actions:
            found[line.seat].append(line.text)
        if found != done:
            raise Wronged(f"{code}: the record has {dict(found)}, the players did {dict(done)}")
        if record.result is None or record.result.reason not in ENDS:
            raise Wronged(f"{code}: ended by {record.result}")
        self.records[code] = text
        self.announce(code, "over")
        if len(self.records) > 3:
            oldest = next(iter(self.records))
            self.announce(oldest, "")
            await self.unchanged(oldest)

    async def unchanged(self, code: str) -> None:
        """What is over stays as it was."""
        text = self.records.pop(code)
        if await self.ann.record(code) != text:
            raise Wronged(f"{code}: the record has changed")

    async def play(self, seat: SeatClient, done: list[str]) -> None:
        """Play a seat to the end."""
        while legal := await seat.my_turn():
            await asyncio.sleep(self.think)
            action = self.rng.choice(legal)
            begun = time.perf_counter()
            await seat.act(action)
            self.latencies.append(time.perf_counter() - begun)
            done.append(action)

    async def wait_in_lobby(self) -> None:
        """A table that is about to start stays as it is until its host starts it; then it is played."""
        code = await self.seated()
        before = at_rest(await self.ann.table(code))
        self.announce(code, "lobby")
        while self.playing:
            await asyncio.sleep(0.5)
            if (now := at_rest(await self.ann.table(code))) != before:
                raise Wronged(f"{code}: was {before}, is {now}")
        await self.ann.start(code)
        await self.duel(code)

    # Together with an attacker

    async def play_with_attacker(self) -> None:
        """Tables with one honest seat, until the siege is over: this never ends by itself."""
        while True:
            table = await self.ann.open_table(TINY, seat=0)
            done = self.mixed[table.code] = []
            self.announce(table.code, "mixed")
            async with self.ann.seat(table.code, 0) as seat:
                while seat.match is None:
                    try:
                        await self.ann.start(table.code)
                    except ClientError:
                        await asyncio.sleep(0.2)
                await self.play_on(seat, done)
            self.announce(table.code, "")

    async def play_on(self, seat: SeatClient, done: list[str]) -> None:
        """Play a seat although the other one may take its actions back at any time."""
        while legal := await seat.my_turn():
            await asyncio.sleep(self.think)
            action = self.rng.choice(legal)
            done.append(action)
            try:
                await seat.act(action)
            except (RefusedAction, FailedMessage):
                done.pop()

    async def audit(self, store: Store) -> None:
        """Nobody but the honest player acted on the honest seat, and nobody agreed for it."""
        for code, done in self.mixed.items():
            rows = await store.log(code)
            mine = [row.text for row in rows if row.seat == 0]
            if mine not in (done, done[:-1]):
                raise Wronged(f"{code}: the log has {mine}, the honest seat did {done}")
            if any(row.text == "agree-draw" for row in rows):
                raise Wronged(f"{code}: a draw on which only one side agreed")
