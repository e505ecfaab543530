"""Matches of a device that go on here, or whose replay is shared here. Nothing of them is believed unchecked.

A worker verifies the record: the rules, and every draw from the seed. Whoever brings it could have chosen
that seed, and knows it: the table says so for good (`Table.device_code`).
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.record import RecordError, read_record
from redtable.kernel.sealed import COMMITTED
from redtable.protocol.replays import RecordQuestion
from redtable.protocol.tables import NewTable
from redtable.server.consultations import answer_of
from redtable.server.identity import is_device_code, new_code
from redtable.server.problems import not_now, too_fast, wrong
from redtable.server.record_files import question_of, wrong_record
from redtable.server.service_clock import wall
from redtable.server.store.rows import LogRow
from redtable.server.table_setup import open_table
from redtable.server.verified_match import VerifiedMatch
from redtable.server.worker_requests import Verify

if TYPE_CHECKING:
    from redtable.kernel.record import Record
    from redtable.protocol.uploads import Upload
    from redtable.server.fair_pool import Asker
    from redtable.server.games import Games
    from redtable.server.lobby import Lobby
    from redtable.server.option_checks import OptionChecks
    from redtable.server.ratelimit import Limiter
    from redtable.server.rulesets import Pin, Rulesets
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store
    from redtable.server.store.rows import PersonRow
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table
    from redtable.server.worker_pool import WorkerPool


class Uploads:
    """Makes tables of records."""

    def __init__(
        self,
        *,
        store: Store,
        stored: StoredTables,
        lobby: Lobby,
        games: Games,
        rulesets: Rulesets,
        option_checks: OptionChecks,
        consults: WorkerPool,
        consult_limit: float,
        limiter: Limiter,
        clock: ServiceClock,
    ) -> None:
        self._store = store
        self._stored = stored
        self._lobby = lobby
        self._games = games
        self._rulesets = rulesets
        self._option_checks = option_checks
        self._consults = consults
        self._consult_limit = consult_limit
        self._limiter = limiter
        self._clock = clock

    async def take(self, data: Upload, person: PersonRow, asker: Asker, address: str) -> Table:
        """A table with the match of a record; raises a problem with the reason if there will be none."""
        if not self._limiter.allow(address):
            raise too_fast()
        try:
            record = await asyncio.to_thread(read_record, data.record)
        except RecordError as fault:
            raise wrong_record(fault) from fault
        check_origin(record)
        question = question_of(self._games, RecordQuestion(record=data.record), record)
        asked = Verify(rules=question.rules, record=data.record)
        answer = await answer_of(self._consults, asked, self._consult_limit, asker)
        match = msgspec.convert(answer, VerifiedMatch)
        unfinished = match.outcome is None
        async with self._lobby.one_more_table(person.id) if unfinished else contextlib.nullcontext():
            table = await self._set_up(question.rules.game, data, record, person, asker)
            return await self._store_match(table, match)

    async def _set_up(
        self, game: str, data: Upload, record: Record, person: PersonRow, asker: Asker
    ) -> Table:
        """The table of the record, with today's rules, which must be those that it was played by."""
        new = NewTable(
            game=game, ruleset=record.ruleset, options=record.options, language=data.language, bots=data.bots
        )
        terms = await self._option_checks.terms(game, new.ruleset, new.options, asker)
        table = open_table(new, self._games, terms, person.id, person.name, new_code(), wall())
        pin = await self._rulesets.pin(table)
        take_over(table, record, pin, person)
        table.started = self._clock.now()
        return table

    async def _store_match(self, table: Table, match: VerifiedMatch) -> Table:
        """Store everything; before all of it is there, the table counts as closed."""
        table.status = "closed"
        code = (await self._stored.create(table)).code
        now = self._clock.now()
        await asyncio.gather(
            self._store.save_opening(code, match.opening),
            *(
                self._store.append(LogRow(code, number, row.seat, row.text, now, row.data))
                for number, row in enumerate(match.rows, 1)
            ),
        )

        def begin(stored: Table) -> None:
            stored.status = "running" if match.outcome is None else "over"
            stored.outcome = match.outcome

        return (await self._stored.change(code, begin))[0]


def check_origin(record: Record) -> None:
    """Only what began on a device is taken, and only with the seed: the match goes on with it."""
    if not is_device_code(record.table) or record.scheme != COMMITTED or record.server_seed is None:
        raise wrong("only a match that began on a device can be put here", "table-problem-upload-origin")


def take_over(table: Table, record: Record, pin: Pin, person: PersonRow) -> None:
    """Let a new table have the rules, the chance and the seats of a record."""
    if pin.hash != record.hash:
        raise not_now("this match has the rules of another version", "table-problem-upload-rules")
    assert record.server_seed is not None
    pin.onto(table)
    table.device_code = record.table
    table.seed = record.server_seed.hex()
    table.called_off = record.called_off
    table.position = record.position
    table.repeats = record.repeats or not pin.steps_back
    for seat, commitment, entropy in zip(table.seats, record.commitments, record.entropy, strict=True):
        if not seat.bot:
            seat.person, seat.player, seat.ready = person.id, person.name, True
        seat.commitment, seat.entropy = commitment, entropy
