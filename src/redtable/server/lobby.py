"""What people do with tables, stored: open them, sit down, start, leave, and let a bot play for them."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from redtable.server import seating, starting, table_setup, tables
from redtable.server.fair_pool import Asker
from redtable.server.identity import new_code
from redtable.server.problems import RequestError, forbidden, not_now
from redtable.server.service_clock import wall

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from redtable.kernel.view import OutcomeView
    from redtable.protocol.tables import HouseRules, NewTable
    from redtable.server.games import Games
    from redtable.server.metrics import Metrics
    from redtable.server.option_checks import OptionChecks
    from redtable.server.pending_starts import PendingStarts
    from redtable.server.presence import PresenceBook
    from redtable.server.room import Room
    from redtable.server.rooms import Rooms
    from redtable.server.rulesets import Rulesets
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store
    from redtable.server.store.rows import PersonRow
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table
    from redtable.server.terms import Terms


class Lobby:
    """Opens, changes and ends tables."""

    def __init__(
        self,
        *,
        store: Store,
        stored: StoredTables,
        rooms: Rooms,
        games: Games,
        rulesets: Rulesets,
        option_checks: OptionChecks,
        pending_starts: PendingStarts,
        presence: PresenceBook,
        clock: ServiceClock,
        metrics: Metrics,
        tables_per_person: int,
        reveal_limit: float,
    ) -> None:
        self._store = store
        self._stored = stored
        self._rooms = rooms
        self._games = games
        self._rulesets = rulesets
        self._option_checks = option_checks
        self._pending_starts = pending_starts
        self._presence = presence
        self._clock = clock
        self._metrics = metrics
        self._tables_per_person = tables_per_person
        self._reveal_limit = int(reveal_limit * 1000)
        self._opening: Counter[str] = Counter()
        """Tables that are being made, by person."""

    # Opening

    async def open(self, new: NewTable, person: PersonRow) -> Table:
        """A new table."""
        async with self.one_more_table(person.id):
            table = await self._set_up(new, person.id, person.name, Asker(person.id))
            return await self._stored.create(table)

    async def open_again(self, new: NewTable, former: Table, seat_all: Callable[[Table], None]) -> Table:
        """A new table after another one, for the same host; `seat_all` gives its seats their holders."""
        async with self.one_more_table(former.host):
            table = await self._set_up(new, former.host, "", Asker(former.host, former.code))
            seat_all(table)
            return await self._stored.create(table)

    async def _set_up(self, new: NewTable, host: str, player: str, asker: Asker) -> Table:
        """A new table that is not stored yet; its options are checked."""
        terms = await self._option_checks.terms(new.game, new.ruleset, new.options, asker)
        return table_setup.open_table(new, self._games, terms, host, player, new_code(), wall())

    @contextlib.asynccontextmanager
    async def one_more_table(self, person: str) -> AsyncIterator[None]:
        """While a table is made for a person, it counts; raises a problem if it would be one too many."""
        others = self._opening[person]
        self._opening[person] += 1
        try:
            if others + await self._store.count_hosted(person) >= self._tables_per_person:
                why = "you have too many unfinished tables; finish or leave some"
                raise RequestError(429, "too-many-tables", why)
            yield
        finally:
            self._opening[person] -= 1
            if not self._opening[person]:
                del self._opening[person]

    # Before the start

    async def set_house_rules(self, code: str, person: str, wanted: HouseRules) -> Table:
        """Change what is played; new options are checked first."""
        table = await self._stored.get(code)
        table_setup.may_set_house_rules(table, person, wanted)
        terms: Terms | None = None
        if wanted.options is not msgspec.UNSET:
            asker = Asker(person, code)
            terms = await self._option_checks.terms(table.game, table.ruleset, wanted.options, asker)
        table, _ = await self._stored.change(
            code, lambda t: table_setup.set_house_rules(t, self._games, person, wanted, terms)
        )
        return table

    async def join(
        self, code: str, person: PersonRow, seat: int | None, program: bool = False
    ) -> tuple[Table, int]:
        """Take a seat."""
        now = self._clock.now()
        table, number = await self._stored.change(
            code, lambda t: seating.join(t, person.id, person.name, seat, now, program)
        )
        await self._store.seat_person(person.id, code)
        return table, number

    async def leave(self, code: str, person: str) -> Table:
        """Give a seat up; a match that cannot be played on ends."""
        stuck = await self._rooms.stuck(code)
        table, _ = await self._stored.change(code, lambda t: seating.leave(t, person, stuck=stuck))
        if not table.seats_of(person):
            await self._store.unseat_person(person, code)
        return table

    async def kick(self, code: str, person: str, seat: int) -> Table:
        """Free somebody else's seat."""
        table, removed = await self._stored.change(code, lambda t: seating.kick(t, person, seat))
        if not table.seats_of(removed):
            await self._store.unseat_person(removed, code)
        return table

    async def start(self, code: str, person: str) -> Table:
        """Begin the match, or wait for the entropies that seats committed to.

        It keeps the rules as they are now, whatever they become later.
        """
        seen = await self._stored.get(code)
        self._pending_starts.watch(seen)
        pin = await self._rulesets.pin(seen)

        def begin(table: Table) -> None:
            starting.start(table, person, self._clock.now(), self._reveal_limit)
            if table.options != seen.options:
                raise not_now(
                    "the rules of the house were just changed; look at them, then start",
                    "table-problem-rules-changed",
                )
            pin.onto(table)

        table, _ = await self._stored.change(code, begin)
        return table

    async def reveal(self, code: str, person: str, entropies: dict[int, str]) -> Table:
        """Take what a person's seats committed to; the match begins with the last of them."""
        table, _ = await self._stored.change(
            code, lambda t: starting.reveal(t, person, entropies, self._clock.now())
        )
        return table

    # While it runs

    async def finish(self, code: str, outcome: OutcomeView | None) -> None:
        """The match has an outcome; whoever notices first writes it down."""

        def end(table: Table) -> None:
            tables.must_be(table, "running", "finishing")
            table.status = "over"
            table.outcome = outcome
            table.offer = None

        try:
            await self._stored.change(code, end)
        except RequestError:
            await self._rooms.refresh(code)
        else:
            self._metrics.finished.inc()

    async def cover(self, room: Room, seat: int, level: str) -> Table:
        """A bot plays for a seat from now on."""
        version = room.version(seat)
        table, _ = await self._stored.change(
            room.table.code, lambda t: seating.cover(t, seat, level, version)
        )
        return table

    async def ask_cover(self, room: Room, person: str, seat: int, level: str) -> Table:
        """A player asks for a bot: for the own seat at once, for an absent one after a while.

        How well the bot plays is for the seat's holder to say, or for a host who does not play; anybody else
        gets the bot on which the table agreed beforehand.
        """
        table = room.table
        tables.must_be(table, "running", "covering a seat")
        self._games.check_level(table.game, level)
        mine = table.seats_of(person)
        if seat not in mine:
            if not mine and person != table.host:
                raise forbidden("you have no seat here", "table-problem-sit-first")
            if not self._presence.absent(table, seat):
                raise not_now(
                    "that player is here, or has not been away for long enough",
                    "table-problem-not-away",
                )
            if mine:
                level = table.standing_bot
        return await self.cover(room, seat, level)

    async def hand_back(self, room: Room, seat: int) -> None:
        """The player is back; the bot goes on if the seat has no time left for the match."""
        if not room.out_of_time(seat):
            await self._stored.change(room.table.code, lambda t: seating.hand_back(t, seat))
