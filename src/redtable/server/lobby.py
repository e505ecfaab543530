"""What people do with tables, stored: every change is made on the stored version, or made again."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING, TypeVar

import msgspec

from redtable.kernel.match import AGREE_DRAW, RESIGN
from redtable.protocol.tables import NewTable, OfferView
from redtable.server import seating, starting, table_setup, tables
from redtable.server.fair_pool import Asker
from redtable.server.identity import TRANSFER_CODE, digest, new_code
from redtable.server.problems import RequestError, forbidden, not_found, not_now, unavailable
from redtable.server.store import Conflict, StoreError, TableRow
from redtable.server.tables import Seat, Table, read_table, write_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from redtable.kernel.view import OutcomeView
    from redtable.protocol.tables import HouseRules
    from redtable.server.node import Node
    from redtable.server.room import Room
    from redtable.server.store.base import PersonRow
    from redtable.server.terms import Terms

T = TypeVar("T")
TRIES = 8
TRANSFER_MILLISECONDS = 10 * 60 * 1000


def changed_hands(before: list[str], after: list[str]) -> list[int]:
    """The seats that another person holds now, or nobody, or that are gone."""
    kept = [one == other for one, other in zip(before, after, strict=False)]
    kept += [False] * (len(before) - len(kept))
    return [seat for seat, same in enumerate(kept) if not same]


class Lobby:
    """Opens, changes and ends tables."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.opening: Counter[str] = Counter()
        """Tables that are being made, by person."""

    # Storing

    async def store_new(self, table: Table) -> Table:
        """Store a new table under a code that is free."""
        for _ in range(TRIES):
            try:
                await self.node.store.create_table(self.row(table, None))
            except Conflict:
                table.code = new_code()
                continue
            for seat in table.seats:
                if seat.person:
                    await self.node.store.seat_person(seat.person, table.code)
            if table.status == "running" and table.driven():
                await self.node.autoplay.take(table.code)
            self.node.warm_up.begin(table)
            return table
        raise unavailable("no free table code was found; try again")

    def row(self, table: Table, node: str | None) -> TableRow:
        """A table as the store keeps it; a running one that must be driven has a node."""
        running = table.status == "running" and table.driven()
        return TableRow(
            code=table.code,
            version=table.version,
            status=table.status,
            listed=table.listed and table.status == "open",
            host=table.host,
            driven=table.driven(),
            node=(node or self.node.id) if running else None,
            touched=self.node.clock.now(),
            doc=write_table(table),
            rules=table.rules,
        )

    async def change(self, code: str, do: Callable[[Table], T], *, silent: bool = False) -> tuple[Table, T]:
        """Change a stored table; if somebody else was faster, do it again on what they made of it.

        When a seat changes hands, what its former holder offered, agreed to or made a code for is void. A
        silent change is one that nobody can see: nobody is told.
        """
        for _ in range(TRIES):
            row = await self.node.store.table(code)
            if row is None:
                raise not_found(f"there is no table {code!r}", "table-problem-no-table", code=code)
            table = await self.node.option_checks.complete(read_table(row))
            before = table.holders()
            result = do(table)
            moved = changed_hands(before, table.holders())
            if moved and table.offer is not None:
                table.offer = None
            table.version += 1
            changed = self.row(table, row.node)
            try:
                await self.node.store.change_table(changed)
            except Conflict:
                continue
            except StoreError:
                self.node.autoplay.unsure = True
                raise
            for seat in moved:
                if before[seat]:
                    await self.node.store.void_transfers(code, seat)
            if not silent:
                await self.tell(table, changed.node)
            return table, result
        raise unavailable("too many others change this table at the moment; try again")

    async def tell(self, table: Table, driving: str | None) -> None:
        """Let everybody know that a table changed."""
        room = self.node.rooms.open.get(table.code)
        if driving == self.node.id and table.code not in self.node.autoplay.mine:
            await self.node.autoplay.take(table.code)
        if room is not None:
            await room.changed(table)
        self.node.warm_up.begin(table)
        self.node.pending_starts.watch(table)
        await self.node.tell_nodes("table", table.code)

    # Before the start

    async def open(self, new: NewTable, person: PersonRow) -> Table:
        """A new table."""
        async with self.one_more_table(person.id):
            asker = Asker(person.id)
            terms = await self.node.option_checks.terms(new.game, new.ruleset, new.options, asker)
            now = self.node.wall()
            table = table_setup.open_table(
                new, self.node.games, terms, person.id, person.name, new_code(), now
            )
            return await self.store_new(table)

    @contextlib.asynccontextmanager
    async def one_more_table(self, person: str) -> AsyncIterator[None]:
        """While a table is made for a person, it counts; raises a problem if it would be one too many."""
        others = self.opening[person]
        self.opening[person] += 1
        try:
            if others + await self.node.store.count_hosted(person) >= self.node.config.tables_per_person:
                why = "you have too many unfinished tables; finish or leave some"
                raise RequestError(429, "too-many-tables", why)
            yield
        finally:
            self.opening[person] -= 1
            if not self.opening[person]:
                del self.opening[person]

    async def set_house_rules(self, code: str, person: str, wanted: HouseRules) -> Table:
        """Change what is played; new options are checked first."""
        table = await self.node.rooms.table(code)
        table_setup.may_set_house_rules(table, person, wanted)
        terms: Terms | None = None
        if wanted.options is not msgspec.UNSET:
            asker = Asker(person, code)
            terms = await self.node.option_checks.terms(table.game, table.ruleset, wanted.options, asker)
        table, _ = await self.change(
            code, lambda t: table_setup.set_house_rules(t, self.node.games, person, wanted, terms)
        )
        return table

    async def join(self, code: str, person: PersonRow, seat: int | None) -> tuple[Table, int]:
        """Take a seat."""
        now = self.node.clock.now()
        table, number = await self.change(code, lambda t: seating.join(t, person.id, person.name, seat, now))
        await self.node.store.seat_person(person.id, code)
        return table, number

    async def leave(self, code: str, person: str) -> Table:
        """Give a seat up; a match that cannot be played on ends."""
        stuck = await self.node.rooms.stuck(code)
        table, _ = await self.change(code, lambda t: seating.leave(t, person, stuck=stuck))
        if not table.seats_of(person):
            await self.node.store.unseat_person(person, code)
        return table

    async def kick(self, code: str, person: str, seat: int) -> Table:
        """Free somebody else's seat."""
        table, removed = await self.change(code, lambda t: seating.kick(t, person, seat))
        if not table.seats_of(removed):
            await self.node.store.unseat_person(removed, code)
        return table

    async def start(self, code: str, person: str) -> Table:
        """Begin the match, or wait for the entropies that seats committed to.

        It keeps the rules as they are now, whatever they become later.
        """
        limit = int(self.node.config.reveal_limit * 1000)
        seen = await self.node.rooms.table(code)
        self.node.pending_starts.watch(seen)
        pin = await self.node.rulesets.pin(seen)

        def begin(table: Table) -> None:
            starting.start(table, person, self.node.clock.now(), limit)
            if table.options != seen.options:
                raise not_now(
                    "the rules of the house were just changed; look at them, then start",
                    "table-problem-rules-changed",
                )
            pin.onto(table)

        table, _ = await self.change(code, begin)
        return table

    async def reveal(self, code: str, person: str, entropies: dict[int, str]) -> Table:
        """Take what a person's seats committed to; the match begins with the last of them."""
        table, _ = await self.change(
            code, lambda t: starting.reveal(t, person, entropies, self.node.clock.now())
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
            await self.change(code, end)
        except RequestError:
            await self.node.rooms.refresh(code)
        else:
            self.node.metrics.finished.inc()

    async def cover(self, room: Room, seat: int, level: str) -> Table:
        """A bot plays for a seat from now on."""
        version = room.version(seat)
        table, _ = await self.change(room.table.code, lambda t: seating.cover(t, seat, level, version))
        return table

    async def ask_cover(self, room: Room, person: str, seat: int, level: str) -> Table:
        """A player asks for a bot: for the own seat at once, for an absent one after a while.

        How well the bot plays is for the seat's holder to say, or for a host who does not play; anybody else
        gets the bot on which the table agreed beforehand.
        """
        table = room.table
        tables.must_be(table, "running", "covering a seat")
        self.node.games.check_level(table.game, level)
        mine = table.seats_of(person)
        if seat not in mine:
            if not mine and person != table.host:
                raise forbidden("you have no seat here", "table-problem-sit-first")
            if not self.node.absent(table, seat):
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
            await self.change(room.table.code, lambda t: seating.hand_back(t, seat))

    # Offers

    async def offer(self, room: Room, person: str, seat: int, kind: str) -> None:
        """Make an offer; it takes effect at once if nobody else has to agree."""
        teams = room.table.teams()

        def make(table: Table) -> None:
            tables.must_hold(table, person, seat)
            self.check_offer(table, kind)
            asked = self.asked(table, teams, seat, kind)
            table.offer = OfferView(kind=kind, seat=seat, agreed=[seat], asked=asked)  # type: ignore[arg-type]

        table, _ = await self.change(room.table.code, make)
        await self.settle(room, table)

    def check_offer(self, table: Table, kind: str) -> None:
        """Offers fit the state of the match, and there is one at a time."""
        tables.must_be(table, "over" if kind == "rematch" else "running", f"a {kind}")
        if table.offer is not None:
            raise not_now("there is an open offer already", "table-problem-offer-open")
        if kind == "rematch" and table.next:
            raise not_now(
                f"the rematch is at table {table.next}", "table-problem-rematch-at", code=table.next
            )

    def asked(self, table: Table, teams: list[str], seat: int, kind: str) -> list[int]:
        """Who has to agree: the team for a resignation, every person for the rest. Bots refuse draws."""
        people = table.people()
        if kind == "draw" and any(team not in {teams[person] for person in people} for team in teams):
            raise not_now("bots do not agree to a draw", "table-problem-bots-no-draw")
        if kind == "resign":
            if len(set(teams)) != 2:
                raise not_now(
                    "resigning needs two sides; you may leave the table", "table-problem-no-resigning"
                )
            people = [person for person in people if teams[person] == teams[seat]]
        return people

    async def reply(self, room: Room, person: str, seat: int, agree: bool) -> None:
        """Agree to the open offer, or turn it down."""

        def answer(table: Table) -> None:
            tables.must_hold(table, person, seat)
            offer = table.offer
            if offer is None or seat not in offer.asked:
                raise not_now("there is no offer for you to answer", "table-problem-no-offer")
            if not agree:
                table.offer = None
            elif seat not in offer.agreed:
                table.offer = msgspec.structs.replace(offer, agreed=[*offer.agreed, seat])

        table, _ = await self.change(room.table.code, answer)
        await self.settle(room, table)

    async def settle(self, room: Room, table: Table) -> None:
        """Carry out an offer on which all agree."""
        offer = table.offer
        if offer is None or not set(offer.asked) <= set(offer.agreed):
            return
        if offer.kind == "rematch":
            await self.rematch(room, table)
        else:
            word = RESIGN if offer.kind == "resign" else AGREE_DRAW
            await room.act(offer.seat, word, decided=True)

    async def rematch(self, room: Room, table: Table) -> None:
        """A new table with the same people, seated and dealt as the game says."""
        options, seats = await room.rematch(table.options)
        new = NewTable(
            game=table.game,
            ruleset=table.ruleset,
            options=options,
            language=table.language,
            clock=table.clock,
            spectators=table.spectators,
            delay=table.delay,
            standing_bot=table.standing_bot,
            name=table.name,
            pace=table.pace,
            spectators_talk=table.spectators_talk,
        )
        async with self.one_more_table(table.host):
            asker = Asker(table.host, table.code)
            terms = await self.node.option_checks.terms(new.game, new.ruleset, new.options, asker)
            now = self.node.wall()
            again = table_setup.open_table(new, self.node.games, terms, table.host, "", new_code(), now)
            again.previous = table.code
            for number, former in enumerate(seats):
                seat = table.seats[former]
                again.seats[number] = Seat(person=seat.person, player=seat.player, bot=seat.bot)
            again = await self.store_new(again)

        def link(former: Table) -> None:
            former.offer = None
            former.next = former.next or again.code

        await self.change(table.code, link)

    # Moving a seat

    async def transfer(self, code: str, person: str, seat: int) -> tuple[str, int]:
        """A one-time code for a seat, and when it expires. The code made before for it is void."""
        tables.must_hold(await self.node.rooms.table(code), person, seat)
        secret = new_code(TRANSFER_CODE)
        expires = self.node.clock.now() + TRANSFER_MILLISECONDS
        await self.node.store.void_transfers(code, seat)
        await self.node.store.add_transfer(digest(secret), code, seat, person, expires)
        return secret, self.node.wall() + TRANSFER_MILLISECONDS

    async def redeem(self, secret: str, person: PersonRow) -> tuple[Table, int]:
        """Take over the seat of a one-time code from whoever made it."""
        found = await self.node.store.take_transfer(digest(secret.strip().upper()), self.node.clock.now())
        if found is None:
            raise not_found("this code was used, has expired, or never existed", "table-problem-code-unknown")
        code, seat, former = found
        now = self.node.clock.now()
        table, _ = await self.change(
            code, lambda t: seating.move_seat(t, seat, former, person.id, person.name, now)
        )
        await self.node.store.seat_person(person.id, code)
        if not table.seats_of(former):
            await self.node.store.unseat_person(former, code)
        return table, seat
