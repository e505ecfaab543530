"""A table of this device with its match: every action goes through here, is kept, and is then told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.device.codes import new_device_code
from redtable.device.rules import pin, rules_of
from redtable.kernel.game import CLOCK, SPECTATOR
from redtable.kernel.match import AGREE_DRAW, RESIGN
from redtable.kernel.view import OutcomeView
from redtable.protocol.from_server import Bye, Presence, Summary, TableChanged
from redtable.server import offers, seating, starting
from redtable.server.listeners import encode_updates, update_message
from redtable.server.match_log import Resumed, begin, row_data
from redtable.server.problems import RequestError, forbidden, not_now, unplayable
from redtable.server.service_clock import wall
from redtable.server.store.rows import LogRow
from redtable.server.table_setup import open_table
from redtable.server.table_view import show
from redtable.server.tables import must_hold
from redtable.server.terms import terms_of
from redtable.server.welcome import first_update, welcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.device.connections import Connection
    from redtable.device.games import DeviceGames
    from redtable.device.store import DeviceStore
    from redtable.kernel.encoding import EncodedMatch
    from redtable.kernel.entry import Entry
    from redtable.kernel.match import Match
    from redtable.kernel.ruleset import Ruleset
    from redtable.protocol.fields import OfferKind
    from redtable.protocol.from_client import Hello
    from redtable.protocol.from_server import ClockView
    from redtable.protocol.tables import TableView
    from redtable.server.tables import Table

REVEAL_LIMIT = 86_400_000
"""Milliseconds for the entropy of a start: the only person is the one who started it."""


class Room:
    """One table, its match if it has begun, and the connections to it."""

    def __init__(self, code: str, store: DeviceStore, games: DeviceGames) -> None:
        self.code = code
        self.connections: list[Connection] = []
        self._store = store
        self._games = games
        self._resumed: Resumed | None = None
        self._shown: dict[int, EncodedMatch] = {}

    # The table

    @property
    def table(self) -> Table:
        """The table as it is kept."""
        return self._store.table(self.code)

    def shown(self) -> TableView:
        """The table as the person sees it; whoever plays here is here."""
        table, person = self.table, self._store.person.id
        view = show(table, self._games, person, table.people() if self.connections else (), 0, "")
        if self._resumed is not None and table.status == "running":
            actors = self._resumed.match.actors()
            view.your_turn = any(seat in actors for seat in table.seats_of(person))
        return view

    def change(self, make: Callable[[Table], object]) -> Table:
        """Change the table, keep it, and tell; if the change is refused, nothing has changed."""
        table = msgspec.json.decode(msgspec.json.encode(self.table), type=type(self.table))
        make(table)
        table.version += 1
        self._store.put(table)
        if self._resumed is not None:
            self._resumed.table = table
        for connection in list(self.connections):
            if table.status == "closed":
                connection.close(Bye(reason="left", again=False))
            elif self.out_of_place(connection, table):
                connection.close(Bye(reason="moved", again=False))
            else:
                connection.tell(TableChanged(table=self.shown()))
        return table

    def out_of_place(self, connection: Connection, table: Table) -> bool:
        """Whether a connection is on a seat of somebody else, or watches what its person plays."""
        if connection.seat is None:
            return False
        person = self._store.person.id
        if connection.seat == SPECTATOR:
            return table.plays(person)
        return table.seats[connection.seat].person != person

    def start(self) -> Table:
        """Begin the match with today's rules, or wait for the entropies that seats committed to."""
        found = pin(self.table, self._games, self._store)

        def start(table: Table) -> None:
            starting.start(table, self._store.person.id, self._store.now(), REVEAL_LIMIT)
            found.onto(table)

        return self.greeted_again(self.change(start))

    def reveal(self, entropies: dict[int, str]) -> Table:
        """The seats reveal what they committed to; with the last of them the match begins."""
        person = self._store.person.id
        return self.greeted_again(
            self.change(lambda t: starting.reveal(t, person, entropies, self._store.now()))
        )

    def greeted_again(self, table: Table) -> Table:
        """If the match has just begun, everybody here is shown it."""
        if table.status == "running":
            for connection in self.connections:
                if connection.seat is not None:
                    self.greet(connection, 0)
        return table

    # The match

    def rules(self) -> Ruleset:
        """The rules of the table."""
        return rules_of(self.table, self._games, self._store)

    def resumed(self) -> Resumed:
        """The match, taken up from the log if it is not in memory."""
        table = self.table
        if table.status == "open":
            raise not_now("the match has not started", "table-problem-not-started")
        if self._resumed is None:
            rules = self.rules()
            try:
                resumed = Resumed(table, self._games.game(table.game), rules, None)
                for row in self._store.log(self.code):
                    resumed.play(row)
            except Exception as fault:
                raise unplayable("the log of this match does not fit its rules") from fault
            self._resumed = resumed
        return self._resumed

    def match(self) -> Match:
        """The match."""
        return self.resumed().match

    def from_the_start(self) -> Match:
        """The match at its start, to be played again."""
        table = self.table
        return begin(table, self._games.game(table.game), self.rules())

    def stuck(self) -> bool:
        """Whether the match began and cannot be played on by this version."""
        try:
            self.resumed()
        except RequestError:
            return self.table.status == "running"
        return False

    def act(
        self,
        seat: int,
        text: str,
        version: int | None = None,
        *,
        decided: bool = False,
        actor: Connection | None = None,
        tag: int = 0,
    ) -> None:
        """Carry out an action, keep it, and tell everybody here what they may know; raises Refused."""
        if seat == SPECTATOR:
            raise forbidden("spectators do not act", "table-problem-only-watch")
        if self.table.status != "running":
            raise not_now("the match is not running", "table-problem-not-running")
        resumed = self.resumed()
        match = resumed.match
        entry = match.decide(seat, text) if decided else match.apply(seat, text, version)
        now = self._store.now()
        self._store.add(LogRow(self.code, match.sequence(), entry.seat, entry.text, now, row_data(entry)))
        if resumed.clocks is not None:
            resumed.clocks.moved(entry.seat, now, match.actors(), self.table.pauses, match.timer())
        self.tell_entry(entry, actor, tag)
        outcome = match.outcome()
        if outcome is not None:
            self.change(lambda table: finish(table, OutcomeView.of(outcome)))

    def tell_entry(self, entry: Entry, actor: Connection | None, tag: int) -> None:
        """Tell every connection what its seat may know of an entry; nothing if that is nothing."""
        match, clock = self.match(), self.clock_view()
        for seat in {connection.seat for connection in self.connections if connection.seat is not None}:
            before, now = self._shown.get(seat), match.encoded(seat)
            self._shown[seat] = now
            perceived = entry.perceived_by(seat)
            acted = actor is not None and actor.seat == seat
            if not perceived and not acted and before is not None and now.same_as(before):
                continue
            events = encode_updates([entry.seen_by(seat)]) if perceived else "[]"
            for connection in self.connections:
                if connection.seat == seat:
                    answered = tag if connection is actor else None
                    connection.send(update_message(events, now.since(before), clock, answered))

    # Lines

    def enter(self, connection: Connection, hello: Hello) -> None:
        """Give a connection its place; a bot that covered the seat hands it back."""
        person, table = self._store.person.id, self.table
        if table.status != "open":
            self.resumed()
        summary: Summary | None = None
        if hello.seat is None:
            if table.plays(person):
                raise forbidden("who plays at a table does not watch it", "table-problem-plays-here")
            connection.seat = SPECTATOR
        else:
            seat = must_hold(table, person, hello.seat)
            connection.seat = hello.seat
            if seat.cover:
                updates = self.match().updates(hello.seat, seat.cover_since)
                summary = Summary(level=seat.cover, since=seat.cover_since, updates=updates)
                self.change(lambda t: seating.hand_back(t, hello.seat or 0))
        if connection not in self.connections:
            self.connections.append(connection)
        self.greet(connection, hello.since)
        for other in self.connections:
            other.tell(Presence(seats=table.people(), watchers=0))
        if summary is not None:
            connection.tell(summary)

    def greet(self, connection: Connection, since: int | None) -> None:
        """Send everything that a screen needs to show the table."""
        seat = SPECTATOR if connection.seat is None else connection.seat
        match = None if self.table.status == "open" else self.match()
        first = 0 if match is None else first_update(match.version(seat), since)
        updates = [] if match is None else match.updates(seat, first)
        if match is not None:
            self._shown[seat] = match.encoded(seat)
        connection.tell(welcome(seat, self.shown(), match, first, updates, self.clock_view(), []))

    def leave(self, connection: Connection) -> None:
        """A connection ended."""
        if connection in self.connections:
            self.connections.remove(connection)

    # Clocks

    def clock_view(self) -> ClockView | None:
        """The clocks now, if there are any."""
        resumed = self._resumed
        if resumed is None or resumed.clocks is None:
            return None
        return resumed.clocks.show(self._store.now(), self.table.pauses)

    def next_expiry(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and in how many milliseconds; None: no clock runs."""
        resumed = self._resumed
        if resumed is None or resumed.clocks is None or self.table.status != "running":
            return None
        return resumed.clocks.next_expiry(self._store.now(), self.table.pauses)

    def time_is_up(self, seat: int) -> None:
        """A clock has run out: the game's own action for it, or the standing bot takes over."""
        timeouts = self.match().legal(CLOCK)
        if timeouts:
            self.act(CLOCK, timeouts[0].text)
        elif self.table.seats[seat].person and not self.table.seats[seat].cover:
            self.cover(seat, self.table.standing_bot)

    def cover(self, seat: int, level: str) -> Table:
        """A bot plays for a seat from now on."""
        version = self.match().version(seat)
        return self.change(lambda table: seating.cover(table, seat, level, version))

    # Offers

    def offer(self, seat: int, kind: OfferKind) -> None:
        """A seat makes an offer; what nobody else has to agree to happens at once."""
        self.change(lambda table: offers.make_offer(table, self._store.person.id, seat, kind))
        self.settle()

    def reply(self, seat: int, agree: bool) -> None:
        """A seat agrees to the open offer, or does not."""
        self.change(lambda table: offers.answer_offer(table, self._store.person.id, seat, agree))
        self.settle()

    def settle(self) -> None:
        """Carry out an offer on which all agree."""
        offer = self.table.offer
        if offer is None or not offers.settled(offer):
            return
        if offer.kind == "rematch":
            self.rematch()
        else:
            self.act(offer.seat, RESIGN if offer.kind == "resign" else AGREE_DRAW, decided=True)

    def rematch(self) -> None:
        """A new table with the same players, seated and dealt as the game says."""
        table, match = self.table, self.match()
        options, seats = match.game.again(match.rules, table.options, match.state)
        again = self.new_table(table, options)
        offers.seat_again(again, table, seats)
        self._store.put(again)

        def link(former: Table) -> None:
            former.offer = None
            former.next = former.next or again.code

        self.change(link)

    def new_table(self, table: Table, options: dict[str, Any]) -> Table:
        """An empty table like this one."""
        new = offers.rematch_of(table, options)
        rules = self._games.rules(new.game, new.ruleset, new.options)
        terms = terms_of(self._games.game(new.game), rules)
        return open_table(new, self._games, terms, table.host, "", new_device_code(), wall())


def finish(table: Table, outcome: OutcomeView | None) -> None:
    """The match has an outcome."""
    table.status = "over"
    table.outcome = outcome
    table.offer = None
