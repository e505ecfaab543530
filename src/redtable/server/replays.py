"""Finished matches: their record, their replay through any eyes, and new tables that start from a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.view import encode
from redtable.protocol.replays import Reason, Reasons
from redtable.server.fair_pool import Asker, TooBusy, in_thread
from redtable.server.finished import (
    check_fork,
    forked_table,
    imagined_position,
    replay_steps,
    write_table_record,
)
from redtable.server.identity import new_code
from redtable.server.match_log import begin
from redtable.server.problems import RequestError, not_now, too_busy, unavailable, unplayable, wrong
from redtable.server.recollections import Decision
from redtable.server.rulesets import write_opening
from redtable.server.terms import terms_of
from redtable.server.worker_pool import RefusedQuestion, WorkerError

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable

    from redtable.kernel.match import Match
    from redtable.kernel.ruleset import Ruleset
    from redtable.protocol.replays import Fork, Replay
    from redtable.server.fair_pool import FairPool
    from redtable.server.games import Games
    from redtable.server.lobby import Lobby
    from redtable.server.recollections import Recollections
    from redtable.server.rooms import Rooms
    from redtable.server.rulesets import Rulesets
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import LogRow, Store
    from redtable.server.store.rows import PersonRow
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table

T = TypeVar("T")
STEPS_AT_ONCE = 100


class Replays:
    """Reads logs of matches that are over."""

    def __init__(
        self,
        *,
        store: Store,
        stored: StoredTables,
        rooms: Rooms,
        lobby: Lobby,
        games: Games,
        rulesets: Rulesets,
        recollections: Recollections,
        replaying: FairPool[None],
        clock: ServiceClock,
        log: logging.Logger,
    ) -> None:
        self.store = store
        self.stored = stored
        self.rooms = rooms
        self.lobby = lobby
        self.games = games
        self.rulesets = rulesets
        self.recollections = recollections
        self.replaying = replaying
        """Whole matches are played again in a thread, one at a time: the others are for the store."""
        self.clock = clock
        self.log = log

    async def finished(self, code: str) -> Table:
        """A table whose match is over; before that nothing of this is for anybody's eyes."""
        table = await self.stored.get(code)
        if table.status == "running":
            await (await self.rooms.room(code)).after_entry()
            table = await self.stored.get(code)
        if table.status != "over":
            raise not_now("the match is not over yet", "table-problem-only-after")
        if not table.rules:
            await self.rulesets.stamp(table)
            table = await self.stored.get(code)
        return table

    async def recorded(self, code: str, asker: Asker) -> tuple[Table, str]:
        """The same with its record; workers can be told its rules from now on."""
        table = await self.finished(code)
        await self.rulesets.of(table)
        return table, await self.record(code, asker)

    def begin(self, table: Table, rules: Ruleset) -> Match:
        """The match at its start."""
        return begin(table, self.games.game(table.game), rules)

    async def replayed(self, asker: Asker, play: Callable[..., T], table: Table, *more: Any) -> T:
        """What a replay with the rules of the match gives, worked out in a thread when it is one's turn."""
        rules = await self.rulesets.of(table)
        try:
            return await in_thread(self.replaying, asker, play, table, rules, *more)
        except RequestError:
            raise
        except Exception as fault:
            self.log.error("a match cannot be replayed", exc_info=fault)
            raise unplayable("the log of this match does not fit its rules") from fault

    async def record(self, code: str, asker: Asker) -> str:
        """The record of a match, with the seed that proves its chance."""
        table = await self.finished(code)
        rows = await self.store.log(code)
        opening = await self.store.opening(code)
        if opening is None:
            opening = await self.replayed(asker, self.opening, table)
        slug = self.games.slug(table.game)
        return await in_thread(self.replaying, asker, write_table_record, table, slug, opening, rows)

    def opening(self, table: Table, rules: Ruleset) -> str:
        """What the opening drew, if nobody noted it."""
        return write_opening(self.begin(table, rules).opening_draws)

    async def replay(self, code: str, seat: int, first: int, count: int, asker: Asker) -> Replay:
        """A stretch of a replay through the eyes of a seat, a spectator (-1) or one who sees all (-2)."""
        table = await self.finished(code)
        if seat not in (SPECTATOR, JUDGE) and not 0 <= seat < len(table.seats):
            raise wrong(f"there is no seat {seat}: expected 0 to {len(table.seats) - 1}, -1 or -2")
        rows = await self.store.log(code)
        if not 0 <= first <= len(rows):
            raise wrong(f"there is no step {first}: the match has steps 0 to {len(rows)}")
        last = min(len(rows), first + max(1, min(count, STEPS_AT_ONCE)) - 1)
        return await self.replayed(asker, self.play, table, rows, seat, range(first, last + 1))

    def play(self, table: Table, rules: Ruleset, rows: list[LogRow], seat: int, steps: range) -> Replay:
        """Play a match again and note what the eyes see."""
        return replay_steps(self.begin(table, rules), rows, seat, steps)

    async def reasons(self, code: str, step: int, asker: Asker) -> Reasons:
        """What a bot thought at a step, as far as it decides alike when it thinks again."""
        table = await self.finished(code)
        rows = await self.store.log(code)
        if not 1 <= step <= len(rows):
            raise wrong(f"there is no step {step}: the match has steps 1 to {len(rows)}")
        row = rows[step - 1]
        found = Reasons(step=step, seat=row.seat, action=row.text, why=[])
        if row.seat < 0 or not table.seats[row.seat].bot:
            return found
        number = sum(earlier.seat == row.seat for earlier in rows[:step])
        why = self.recollections.known(code, row.seat, number)
        if why is None:
            why = await self.recall(table, rows[:step], row.seat, asker)
        found.why = [Reason(term=term, weight=weight) for term, weight in why]
        return found

    async def recall(
        self, table: Table, rows: list[LogRow], seat: int, asker: Asker
    ) -> list[tuple[str, float]]:
        """What the bot of a seat thought at the last of these steps. Bots that play come first."""
        decisions = await self.replayed(asker, self.decisions, table, rows, seat)
        level = self.games.known_level(table.game, table.seats[seat].bot)
        asker = asker._replace(table=table.code, first=False)
        try:
            return await self.recollections.reasons(table, seat, level, decisions, asker)
        except TooBusy as fault:
            raise too_busy(str(fault)) from fault
        except (WorkerError, RefusedQuestion) as fault:
            raise unavailable("the bot does not answer; try again") from fault

    def decisions(self, table: Table, rules: Ruleset, rows: list[LogRow], seat: int) -> list[Decision]:
        """What a seat saw whenever it acted."""
        match = self.begin(table, rules)
        found = []
        for row in rows:
            if row.seat == seat:
                view = match.view(seat)
                found.append(Decision(view.version, encode(view.view), row.text))
            match.repeat(row.seat, row.text)
        return found

    async def fork(self, code: str, fork: Fork, person: PersonRow) -> Table:
        """A new table from a step, with what the seat knew then; everything else is dealt anew."""
        async with self.lobby.one_more_table(person.id):
            return await self.open_fork(code, fork, person)

    async def open_fork(self, code: str, fork: Fork, person: PersonRow) -> Table:
        """The same, if the person may have one more table."""
        table = await self.finished(code)
        rows = await self.store.log(code)
        check_fork(table, rows, fork, self.games)
        asker = Asker(person.id, code)
        position = await self.replayed(asker, self.imagine, table, rows[: fork.step], fork.seat)
        terms = terms_of(self.games.game(table.game), await self.rulesets.of(table))
        again = forked_table(table, fork, position, terms, self.games, person, new_code(), self.clock.now())
        return await self.stored.create(again)

    def imagine(self, table: Table, rules: Ruleset, rows: list[LogRow], seat: int) -> str:
        """A position that the seat could not tell from the true one."""
        return imagined_position(self.begin(table, rules), rows, seat)
