"""The bots that play at this node's tables: each lives as long as its seat's match.

A bot lives in a worker and remembers what it likes between its decisions, as in the lab and at the terminal.
It goes on only if the log says that its last choice, and nothing else, was done at its seat since. Otherwise
(an undo or another node came between, somebody else decided, its worker ended) it begins anew from the view.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from redtable.server.fair_pool import Asker
from redtable.server.worker_pool import BotGone, WorkerEndedError
from redtable.server.worker_requests import Think, rules_of

if TYPE_CHECKING:
    from redtable.server.store import LogRow, Store
    from redtable.server.tables import Table
    from redtable.server.worker_pool import WorkerPool

READ_SECONDS = 2.0
"""So long a bot waits for the log: a connection that was cut without a word would hold it up for longer."""
REMEMBERED = 20_000
"""So many bots are known to live."""
numbers = count(1)
"""Every bot that this process has workers make gets a number of its own."""


def bot_seed(table: Table, seat: int, version: int) -> str:
    """What a bot that begins at this version of its seat decides by where it would throw dice.

    It follows from the table's secret, so that nobody foretells it before the match is over, and anybody can
    let the bot play again afterwards. It tells nothing of the secret, and no draw of the match is made from
    the same words.
    """
    purpose = f"bot|{table.code}|{seat}|{version}"
    return hmac.new(bytes.fromhex(table.seed), purpose.encode(), hashlib.sha256).hexdigest()


class Life:
    """A bot from its first decision on."""

    def __init__(self, table: Table, seat: int, level: str, version: int) -> None:
        self.number = next(numbers)
        self.seat = seat
        self.level = level
        self.seed = bot_seed(table, seat, version)
        self.chosen = ""
        """Its last choice; empty: it has made none."""
        self.sequence = 0
        """How long the log was before that, or shorter."""

    def request(self, table: Table, view: bytes, aside: bool = False) -> Think:
        """What a worker is asked for its next decision."""
        return Think(
            rules=rules_of(table),
            bot=self.number,
            begins=not self.chosen,
            aside=aside,
            seat=self.seat,
            level=self.level,
            seed=self.seed,
            view=msgspec.Raw(view),
        )


class BotLives:
    """Which bots live, by table and seat."""

    def __init__(self, store: Store, bots: WorkerPool, limit: float) -> None:
        self.store = store
        self.bots = bots
        self.limit = limit
        self.lives: dict[tuple[str, int], Life] = {}
        """Who decided last is at the end."""

    async def choose(self, table: Table, seat: int, level: str, version: int, view: bytes) -> str:
        """A bot's choice from its seat's view; raises as `WorkerPool.respond` does."""
        life = self.lives.get((table.code, seat))
        known = 0 if life is None else life.sequence
        rows = await self.rows_after(table.code, known)
        done = [row.text for row in rows if row.seat == seat]
        if life is None or life.level != level or done != [life.chosen]:
            life = Life(table, seat, level, version)
        try:
            life.chosen = await self.ask(table, life, view)
        except (BotGone, WorkerEndedError):
            life = Life(table, seat, level, version)
            life.chosen = await self.ask(table, life, view)
        life.sequence = rows[-1].sequence if rows else known
        self.lives.pop((table.code, seat), None)
        self.lives[table.code, seat] = life
        if len(self.lives) > REMEMBERED:
            del self.lives[next(iter(self.lives))]
        return life.chosen

    async def rows_after(self, code: str, known: int) -> list[LogRow]:
        """What the log says after a row. No bot waits long for a store: with no rows it begins anew."""
        reading = asyncio.ensure_future(self.store.log(code, known))
        await asyncio.wait((reading,), timeout=READ_SECONDS)
        if reading.done():
            return reading.result()
        reading.add_done_callback(lambda late: late.cancelled() or late.exception())
        reading.cancel()
        return []

    async def ask(self, table: Table, life: Life, view: bytes) -> str:
        """What a bot decides; a bot that counts for the host of its table."""
        asker = Asker(table.host, table.code)
        return (await self.bots.think(life.request(table, view), self.limit, asker)).action

    def end(self, table: Table) -> None:
        """A match is over: its bots are not needed any more."""
        for seat in range(len(table.seats)):
            self.lives.pop((table.code, seat), None)
        self.bots.leave(table.code)
