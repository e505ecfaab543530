"""What the bots of finished matches thought: a bot is led through its seat's views once more.

It decides by the same seed, so it thinks what the bot thought that played. Where it decides otherwise than
the log says, the bot that played had begun anew: so does this one. It is believed where it decides alike.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from redtable.server.bot_lives import Life
from redtable.server.fair_pool import TooBusy
from redtable.server.worker_pool import BotGone, WorkerEndedError

if TYPE_CHECKING:
    from redtable.server.fair_pool import Asker
    from redtable.server.tables import Table
    from redtable.server.worker_pool import WorkerPool
    from redtable.server.worker_requests import Thought

Reasons: TypeAlias = list[tuple[str, float]]
REMEMBERED = 64
"""Seats of finished matches whose thoughts are known."""
MOST = 16
EACH = 4
"""So many answers are worked out at a time, and of one person: each needs all views of a seat in memory."""
ATTEMPTS = 3
"""So often a bot is led through its views, if it or its worker ends on the way."""


class Decision(NamedTuple):
    """What a bot saw, at which version of its seat, and what it did."""

    version: int
    view: bytes
    action: str


class Recollection:
    """A bot that thinks again, and what it has thought so far, by the number of the decision."""

    def __init__(self, table: Table, seat: int, level: str) -> None:
        self.table = table
        self.seat = seat
        self.level = level
        self.lock = asyncio.Lock()
        self.reasons: list[Reasons] = []
        self.life: Life | None = None
        self.at = 0
        """The decision that it makes next."""


class Recollections:
    """The last of them."""

    def __init__(self, bots: WorkerPool, limit: float) -> None:
        self.bots = bots
        self.limit = limit
        self.asking: Counter[str] = Counter()
        """How many answers are being worked out for each person."""
        self.recalled: dict[tuple[str, int], Recollection] = {}
        """Who was asked last is at the end."""

    def known(self, code: str, seat: int, number: int) -> Reasons | None:
        """The reasons behind a seat's decision, if they were recalled before; the first is number 1."""
        found = self.recalled.get((code, seat))
        return found.reasons[number - 1] if found is not None and number <= len(found.reasons) else None

    async def reasons(
        self, table: Table, seat: int, level: str, decisions: list[Decision], asker: Asker
    ) -> Reasons:
        """The reasons behind the last of a seat's first decisions.

        Raises TooBusy if too many wait, and as `WorkerPool.respond` does.
        """
        if self.asking[asker.person] >= EACH or self.asking.total() >= MOST:
            raise TooBusy("too many thoughts are being recalled; ask again in a moment")
        self.asking[asker.person] += 1
        try:
            found = self.recollection(table, seat, level)
            async with found.lock:
                await self.think_through(found, decisions, asker)
        finally:
            self.asking[asker.person] -= 1
            self.asking += Counter()
        return found.reasons[len(decisions) - 1]

    def recollection(self, table: Table, seat: int, level: str) -> Recollection:
        """What is known of a seat's thoughts."""
        found = self.recalled.pop((table.code, seat), None) or Recollection(table, seat, level)
        self.recalled[table.code, seat] = found
        if len(self.recalled) > REMEMBERED:
            del self.recalled[next(iter(self.recalled))]
        return found

    async def think_through(self, found: Recollection, decisions: list[Decision], asker: Asker) -> None:
        """Have the bot make these decisions; if it ends on the way, another makes them from the first on."""
        attempts = ATTEMPTS
        while len(found.reasons) < len(decisions):
            try:
                await self.think_again(found, decisions[found.at], asker)
            except (BotGone, WorkerEndedError):
                found.life, found.at = None, 0
                attempts -= 1
                if not attempts:
                    raise

    async def think_again(self, found: Recollection, decision: Decision, asker: Asker) -> None:
        """Make the next decision; what was thought of it is noted once."""
        begins = found.life is None
        thought = await self.ask(found, decision, asker)
        if thought.action != decision.action and not begins:
            found.life = None
            thought = await self.ask(found, decision, asker)
        if found.at == len(found.reasons):
            found.reasons.append(thought.why if thought.action == decision.action else [])
        found.at += 1

    async def ask(self, found: Recollection, decision: Decision, asker: Asker) -> Thought:
        """What the bot decides now; it begins if there is none."""
        life = found.life or Life(found.table, found.seat, found.level, decision.version)
        request = life.request(found.table, decision.view, aside=True)
        thought = await self.bots.think(request, self.limit, asker)
        life.chosen = thought.action
        found.life = life
        return thought
