"""What guests want to play, checked by a worker: on the event loop no text of a guest is taken for rules.

What was found out is remembered by a hash of the options, faults too: the same options are not checked again.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.games import encode_options
from redtable.server.problems import RequestError, too_busy, wrong
from redtable.server.terms import Terms
from redtable.server.worker_pool import RefusedQuestion, WorkerError, WorkerPool
from redtable.server.worker_requests import Check, RulesReference

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.server.games import Games
    from redtable.server.tables import Table

TOO_MANY = 429
REMEMBERED = 4096
"""Options of which is known what follows from them."""
FAULT_LETTERS = 4000
"""So much is said of what is wrong."""
AGAIN_AFTER = 60.0
"""Seconds until options that took too long are checked once more."""

NOT_CHECKED = "these options could not be checked: they take too long, or they break the game"


class Found(msgspec.Struct, frozen=True):
    """What a check found: terms, or what is wrong."""

    terms: Terms | None
    fault: str = ""
    until: float = float("inf")
    """When it is forgotten, by the monotonic clock."""


class OptionChecks:
    """Finds out what follows from a ruleset and options."""

    def __init__(self, games: Games, pool: WorkerPool, limit: float) -> None:
        self.games = games
        self.pool = pool
        self.limit = limit
        self.found: dict[bytes, Found] = {}
        """By the hash of game, ruleset and options, what was asked for last at the end."""
        self.same: dict[Terms, Terms] = {}
        """Most tables have the same terms: they share them in memory."""
        self.running: dict[bytes, asyncio.Task[Found]] = {}

    async def terms(self, game: str, ruleset: str, options: Mapping[str, Any], asker: Asker) -> Terms:
        """What follows from options; raises a problem that says what is wrong with them."""
        self.games.check_ruleset(game, ruleset)
        if not options:
            return await asyncio.to_thread(self.games.terms, game, ruleset)
        encoded = encode_options(options)
        key = hashlib.sha256(b"\0".join([game.encode(), ruleset.encode(), encoded])).digest()
        found = self.remembered(key)
        if found is None:
            request = Check(rules=RulesReference(game=game, ruleset=ruleset, options=dict(options)))
            found = await self.check(key, request, asker)
        if found.terms is None:
            raise wrong(found.fault)
        return found.terms

    async def complete(self, table: Table) -> Table:
        """A table as it was read; one of an earlier version learns what follows from its options."""
        if table.terms is None:
            asker = Asker(table.host, table.code)
            try:
                table.terms = await self.terms(table.game, table.ruleset, table.options, asker)
            except RequestError as problem:
                if problem.status == TOO_MANY:
                    raise
                return table
        if len(self.same) > REMEMBERED:
            self.same.clear()
        table.terms = self.same.setdefault(table.terms, table.terms)
        return table

    def remembered(self, key: bytes) -> Found | None:
        """What is known of options."""
        found = self.found.pop(key, None)
        if found is None or found.until < time.monotonic():
            return None
        self.found[key] = found
        return found

    async def check(self, key: bytes, request: Check, asker: Asker) -> Found:
        """Have a worker check options; whoever asks for the same meanwhile waits for the same answer."""
        task = self.running.get(key)
        if task is None:
            task = self.running[key] = asyncio.create_task(self.ask(key, request, asker))
            task.add_done_callback(lambda _: self.running.pop(key, None))
        try:
            return await asyncio.shield(task)
        except TooBusy as fault:
            raise too_busy(str(fault)) from fault

    async def ask(self, key: bytes, request: Check, asker: Asker) -> Found:
        """Ask a worker and remember what it said."""
        try:
            found = Found((await self.pool.respond(request, self.limit, asker)).terms)
        except RefusedQuestion as fault:
            found = Found(None, str(fault)[:FAULT_LETTERS])
        except WorkerError:
            found = Found(None, NOT_CHECKED, time.monotonic() + AGAIN_AFTER)
        self.found[key] = found
        while len(self.found) > REMEMBERED:
            del self.found[next(iter(self.found))]
        return found
