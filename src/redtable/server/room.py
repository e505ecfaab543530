"""One table in memory: its match, and everybody who is connected to it.

The lock is held from the moment an action is tried until it is stored and told, so nobody ever sees a state
that the store might not have.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import Refused
from redtable.kernel.view import OutcomeView
from redtable.protocol.fields import Events
from redtable.protocol.from_server import Bye, ClockView, Presence, TableChanged
from redtable.server.actions import ActionReply, AwaitedReply, PendingAction
from redtable.server.lock import Lock
from redtable.server.match_log import Resumed, row_data, take_snapshot, updates_from_rows
from redtable.server.problems import RequestError, forbidden, not_now, unavailable, unplayable
from redtable.server.rulesets import write_opening
from redtable.server.store import Conflict, LogRow, StoreError
from redtable.server.table_view import show

if TYPE_CHECKING:
    from redtable.kernel.encoding import EncodedMatch
    from redtable.kernel.match import Entry, Match
    from redtable.kernel.ruleset import Ruleset
    from redtable.protocol.tables import TableView
    from redtable.server.clocks import Clocks
    from redtable.server.node import Node
    from redtable.server.socket import Connection
    from redtable.server.tables import Table

NO_EVENTS: Final = "[]"
RACES: int = 5
"""How often an action is tried again after another node was faster."""
ROWS_READ: Final = 64
"""At least so many rows of the log are read at once."""
MOST_ROWS: Final = 512
"""And no more: others have their turn in between."""
AT_ONCE: Final = 256
"""More rows than that are played or decoded in a thread, so that a long match keeps no other waiting."""


def update_message(events: str, match: str, clock: ClockView | None, tag: int | None = None) -> bytes:
    """The bytes of the message `Update`."""
    time_left = "" if clock is None else f',"clock":{encoder.encode(clock).decode()}'
    answered = "" if tag is None else f',"id":{tag}'
    return f'{{"type":"update","events":{events},"match":{match}{time_left}{answered}}}'.encode()


def told_events(updates: list[Events]) -> str:
    """Updates as JSON."""
    return encoder.encode(updates).decode()


def play_rows(resumed: Resumed, rows: list[LogRow]) -> None:
    """Carry out the rows of a log."""
    for row in rows:
        resumed.play(row)


def nothing_shown(table: Table) -> list[EncodedMatch | None]:
    """A place for each seat and one for spectators, all empty."""
    return [None] * (len(table.seats) + 1)


class Room:
    """A table with its connections; `resumed` holds the match once it runs."""

    def __init__(self, node: Node, table: Table) -> None:
        self.node = node
        self.table = table
        self.lock = Lock()
        self.resumed: Resumed | None = None
        self.listeners: list[Connection] = []
        self.used = time.monotonic()
        self.entering = 0
        """Connections that are on their way in."""
        self.snapshot_at = 0
        self.snapshot_every = node.config.snapshot_every
        self.shown = nothing_shown(table)
        """What each connected seat was shown last; SPECTATOR's is the last place."""
        self.noted = 0
        """How long the log is, as far as other nodes said."""

    # The match

    @property
    def match(self) -> Match:
        """The match; it must have started."""
        if self.resumed is None:
            raise not_now("the match has not started", "table-problem-not-started")
        return self.resumed.match

    @property
    def clocks(self) -> Clocks | None:
        """The clocks, if there are any and the match has started."""
        return self.resumed.clocks if self.resumed else None

    async def load(self) -> None:
        """Take the match up from the latest snapshot and the log after it."""
        if self.table.status not in ("running", "over"):
            return
        rules = await self.node.rulesets.of(self.table)
        snapshot = await self.node.store.snapshot(self.table.code)
        try:
            await self.resume(rules, snapshot)
        except (RequestError, StoreError):
            raise
        except Exception as fault:
            self.node.log.error("a match cannot be taken up", exc_info=fault)
            raise unplayable("the log of this match does not fit its rules") from fault

    async def resume(self, rules: Ruleset, snapshot: str | None) -> None:
        """Play the log after the snapshot; raises whatever a game says to a log that is not its own."""
        resumed = Resumed(self.table, self.node.games.game(self.table.game), rules, snapshot)
        begun = resumed.match.base
        while True:
            rows = await self.node.store.log(self.table.code, resumed.match.sequence())
            if len(rows) > AT_ONCE:
                await asyncio.to_thread(play_rows, resumed, rows)
            else:
                play_rows(resumed, rows)
            if self.noted <= resumed.match.sequence():
                break
        self.snapshot_at = begun
        if resumed.match.sequence() == 0:
            self.node.spawn(self.save_opening(write_opening(resumed.match.opening_draws)))
        resumed.match.leave_behind()
        self.resumed = resumed

    async def ready(self) -> None:
        """Have the match in memory, if there is one: after a failure it is loaded again.

        What happened elsewhere meanwhile is told, so that everybody connected knows what memory knows; if
        that fails half-way, memory is loaded again, or the next action would be told with a gap before it.
        """
        self.used = time.monotonic()
        if self.resumed is None:
            await self.load()
            try:
                await self.tell_missed()
            except BaseException:
                self.resumed = None
                raise

    def row_of(self, entry: Entry) -> LogRow:
        """The log row of an entry that was just made."""
        at = self.node.clock.now()
        return LogRow(self.table.code, self.match.sequence(), entry.seat, entry.text, at, row_data(entry))

    def distrust(self) -> None:
        """Something broke: what memory knows is thrown away and loaded again when it is needed."""
        self.resumed = None

    # Acting

    def submit(
        self,
        seat: int,
        text: str,
        version: int | None,
        reply: ActionReply,
        decided: bool = False,
        races: int = 0,
    ) -> None:
        """The one way for an action: people, bots, clocks and offers all come in here.

        It is carried out at once if nobody is in its way, and waits for its turn otherwise. It is stored,
        then told, and `reply` hears what became of it. `decided`: the people at the table decided it, a
        resignation or a draw.
        """
        if self.resumed is not None and self.lock.take():
            self.carry_out(seat, text, version, reply, decided, races)
        else:
            self.node.spawn(self.wait_and_carry_out(seat, text, version, reply, decided, races))

    async def act(self, seat: int, text: str, version: int | None = None, decided: bool = False) -> None:
        """Submit an action and wait until everything that follows it is done; raises what it failed with."""
        reply = AwaitedReply()
        self.submit(seat, text, version, reply, decided)
        await reply.future

    async def wait_and_carry_out(
        self, seat: int, text: str, version: int | None, reply: ActionReply, decided: bool, races: int
    ) -> None:
        """Carry out an action when the lock is free and the match in memory."""
        try:
            await self.lock.acquire()
            try:
                await self.ready()
            except BaseException:
                self.lock.release()
                raise
        except Exception as fault:
            reply.failed(fault)
            reply.done()
        except BaseException:
            reply.done()
            raise
        else:
            self.carry_out(seat, text, version, reply, decided, races)

    def carry_out(
        self, seat: int, text: str, version: int | None, reply: ActionReply, decided: bool, races: int
    ) -> None:
        """Carry out an action in memory and hand it to the store. The lock is held until `answered`."""
        try:
            self.check_running(seat)
            match = self.match
            entry = match.decide(seat, text) if decided else match.apply(seat, text, version)
            pending = PendingAction(self.row_of(entry), entry, self, version, reply, decided, races)
        except Exception as fault:
            if not isinstance(fault, Refused | RequestError):
                self.resumed = None
            self.lock.release()
            reply.failed(fault)
            reply.done()
            return
        self.node.store.add(pending)

    def check_running(self, seat: int) -> None:
        """Refuse actions that no match can take."""
        if seat == SPECTATOR:
            raise forbidden("spectators do not act", "table-problem-only-watch")
        if self.table.status != "running":
            raise not_now("the match is not running", "table-problem-not-running")

    def answered(self, pending: PendingAction) -> None:
        """The store has answered: tell everybody, or find out what went wrong."""
        fault = pending.fault
        if fault is not None:
            self.resumed = None
            if isinstance(fault, Conflict):
                self.lock.release()
                self.try_again(pending)
            else:
                self.node.spawn(self.after_fault(pending, fault))
            return
        reply = pending.reply
        try:
            self.stored(pending.entry, pending.row, reply)
        except Exception as trouble:
            self.resumed = None
            reply.failed(trouble)
        self.lock.release()
        self.used = time.monotonic()
        if self.calm():
            if self.table.code in self.node.autoplay.mine:
                self.node.autoplay.look(self)
            reply.done()
        else:
            self.node.spawn(self.follow_up(reply))

    def try_again(self, pending: PendingAction) -> None:
        """Another node was faster: try again on what it stored."""
        reply, races = pending.reply, pending.races + 1
        if races < RACES:
            entry = pending.entry
            self.submit(entry.seat, entry.text, pending.version, reply, pending.decided, races)
        else:
            reply.failed(unavailable("too many others act at this moment"))
            reply.done()

    async def follow_up(self, reply: ActionReply) -> None:
        """An action calls for more (the match is over): only then is it done."""
        try:
            await self.after_entry()
        except (RequestError, StoreError) as fault:
            self.node.log.warning("what follows an action failed", extra={"why": str(fault)})
        finally:
            reply.done()

    def stored(self, entry: Entry, row: LogRow, reply: ActionReply) -> None:
        """An action is durable: everybody is told, and time runs for the next."""
        match = self.match
        if self.clocks is not None:
            self.clocks.moved(entry.seat, row.at, match.actors(), self.table.pauses, match.timer())
        self.tell(entry, reply.connection, reply.tag)
        match.leave_behind()
        if match.base - self.snapshot_at >= self.snapshot_every:
            self.take_snapshot()
        self.node.played.add(self.table.code)

    async def after_fault(self, pending: PendingAction, fault: StoreError) -> None:
        """A write failed, or only seemed to: memory follows the store, and whoever acted hears how it is."""
        reply = pending.reply
        try:
            try:
                if not await self.was_stored(pending.row):
                    raise unavailable(
                        "the action could not be stored and did not happen; try again"
                    ) from fault
                await self.ready()
                self.confirm(reply)
            finally:
                self.lock.release()
            await self.after_entry()
        except Exception as trouble:
            reply.failed(trouble)
        finally:
            reply.done()

    async def was_stored(self, row: LogRow) -> bool:
        """Whether a write that failed happened after all; raises StoreError if nobody knows."""
        return await self.node.store.log(row.code, row.sequence - 1, row.sequence) == [row]

    async def catch_up(self) -> None:
        """Take in what other nodes stored, and tell it."""
        async with self.lock:
            await self.ready()
            resumed = self.resumed
            if resumed is not None:
                for row in await self.node.store.log(self.table.code, resumed.match.sequence()):
                    self.tell(resumed.play(row), None, 0)
                resumed.match.leave_behind()
        await self.after_entry()

    def calm(self) -> bool:
        """Whether nothing follows the last action but the next bot or clock."""
        resumed = self.resumed
        if resumed is None:
            return True
        return resumed.match.outcome() is None or self.table.status != "running"

    async def after_entry(self) -> None:
        """What follows an action: the end, or the next bot or clock."""
        outcome = None if self.resumed is None else self.resumed.match.outcome()
        if outcome is not None and not self.calm():
            await self.node.lobby.finish(self.table.code, OutcomeView.of(outcome))
        else:
            self.node.autoplay.look(self)

    def take_snapshot(self) -> None:
        """Have a snapshot stored, if one can be taken now."""
        resumed = self.resumed
        if resumed is None or resumed.match.outcome() is not None or resumed.match.state.remembers():
            return
        checkpoint = resumed.match.checkpoint()
        text = take_snapshot(checkpoint, resumed.match, resumed.clocks)
        self.snapshot_at = checkpoint.sequence
        self.node.spawn(self.save_snapshot(checkpoint.sequence, text))

    async def save_snapshot(self, sequence: int, text: str) -> None:
        """Store a snapshot; without it the match is taken up from an earlier one."""
        try:
            await self.node.store.save_snapshot(self.table.code, sequence, text)
        except StoreError as fault:
            self.node.log.warning("snapshot failed", extra={"why": str(fault)})

    async def save_opening(self, draws: str) -> None:
        """Store what the opening drew: a record then needs no replay."""
        try:
            await self.node.store.save_opening(self.table.code, draws)
        except StoreError as fault:
            self.node.log.warning("an opening was not stored", extra={"why": str(fault)})

    async def updates(self, seat: int, since: int, until: int | None = None) -> list[Events]:
        """A seat's stream between two versions; what memory has left behind is read from the log."""
        match = self.match
        version, start = match.version(seat), match.base
        missed = version - since
        told = match.recent(seat, missed)
        while len(told) < missed and start:
            end = start
            start = max(0, end - min(max(missed - len(told), ROWS_READ), MOST_ROWS))
            rows = await self.node.store.log(self.table.code, start, end)
            if len(rows) > AT_ONCE:
                told = await asyncio.to_thread(updates_from_rows, rows, seat) + told
            else:
                told = updates_from_rows(rows, seat) + told
        last = version if until is None else min(max(until, since), version)
        first = version - len(told)
        return told[since - first : last - first]

    # Telling

    def clock_view(self) -> ClockView | None:
        """The clocks now."""
        clocks = self.clocks
        return clocks.show(self.node.clock.now(), self.table.pauses) if clocks else None

    def tell(self, entry: Entry, teller: Connection | None, tag: int) -> None:
        """Tell every connected seat what it may know of an entry; whoever acted hears that it is stored."""
        clock = self.clock_view()
        common = told_events([entry.seen_by(SPECTATOR)]) if entry.public() else ""
        told: list[int] = []
        for listener in self.listeners:
            seat = listener.seat
            if seat not in told and (seat != SPECTATOR or self.table.spectators == "yes"):
                told.append(seat)
                self.tell_seat(seat, entry, common, clock, teller, tag)
        if self.table.spectators == "delayed":
            self.node.delayed_spectators.moved(self)

    def tell_seat(
        self,
        seat: int,
        entry: Entry,
        common: str,
        clock: ClockView | None,
        teller: Connection | None,
        tag: int,
    ) -> None:
        """Tell the connections of a seat of an entry; one that it cannot perceive, only if its view changed.

        `common` are the events if all seats see the same of them, encoded once. Of the match it is told what
        is not as it was shown before.
        """
        before, now = self.shown[seat], self.match.encoded(seat)
        self.shown[seat] = now
        events = NO_EVENTS
        if entry.perceived_by(seat):
            events = common or told_events([entry.seen_by(seat)])
        elif before is not None and now.same_as(before):
            return
        match = now.since(before)
        message = b""
        for listener in self.listeners:
            if listener.seat != seat:
                continue
            if listener is teller:
                listener.send(update_message(events, match, clock, tag))
            else:
                message = message or update_message(events, match, clock)
                listener.send(message)

    async def tell_missed(self) -> None:
        """Bring every connection from what it was told to what memory knows now."""
        if self.resumed is None:
            return
        clock = self.clock_view()
        for seat in {listener.seat for listener in self.listeners}:
            if seat == SPECTATOR and self.table.spectators != "yes":
                continue
            before, now = self.shown[seat], self.match.encoded(seat)
            missed = await self.updates(seat, now.version if before is None else before.version)
            if missed or before is None or not now.same_as(before):
                message = update_message(told_events(missed), now.whole(), clock)
                for listener in self.listeners:
                    if listener.seat == seat:
                        listener.send(message)
            self.shown[seat] = now

    def confirm(self, reply: ActionReply) -> None:
        """Tell the one who acted that the action is stored, after everybody was told of it."""
        connection = reply.connection
        if connection is not None:
            match = self.match.encoded(connection.seat).whole()
            connection.send(update_message(NO_EVENTS, match, self.clock_view(), reply.tag))

    def show(self, person: str) -> TableView:
        """The table as a person may see it."""
        node, code = self.node, self.table.code
        seats, watchers = node.presence.at(code)
        preparing = node.warm_up.of(code)
        return show(self.table, node.games, person, seats, watchers, node.config.base_url(), *preparing)

    def tell_table(self) -> None:
        """Tell everybody how the table is now; those who are out of place are sent away."""
        for listener in list(self.listeners):
            if self.misplaced(listener):
                listener.close(Bye(reason="moved", again=False))
            else:
                listener.send(encoder.encode(TableChanged(table=self.show(listener.person))))

    def misplaced(self, listener: Connection) -> bool:
        """Whether a connection is on a seat that another person holds, or watches what its person plays."""
        if listener.seat == SPECTATOR:
            return self.table.plays(listener.person)
        return self.table.seats[listener.seat].person != listener.person

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        seats, watchers = self.node.presence.at(self.table.code)
        self.tell_all(encoder.encode(Presence(seats=sorted(seats), watchers=watchers)))

    def tell_all(self, message: bytes, team: str = "") -> None:
        """Send a message to everybody, or to the seats of one team."""
        teams = self.teams() if team else []
        for listener in self.listeners:
            if not team or (listener.seat >= 0 and teams[listener.seat] == team):
                listener.send(message)

    def teams(self) -> list[str]:
        """The team of every seat."""
        return [seat.team for seat in self.table.seat_terms()]

    async def changed(self, table: Table) -> None:
        """The stored table changed."""
        async with self.lock:
            if table.version < self.table.version:
                return
            before = self.table.status
            self.table = table
            if before == "open":
                self.shown = nothing_shown(table)
            if self.resumed is not None:
                self.resumed.table = table
            elif before == "open" and table.status == "running":
                await self.load()
        self.tell_table()
        if before == "open" and table.status == "running":
            for listener in self.listeners:
                await self.node.greet(self, listener)
        self.node.autoplay.look(self)

    def idle(self) -> bool:
        """Whether nobody needs this room in memory."""
        return (
            not self.listeners and not self.entering and time.monotonic() - self.used > self.node.config.idle
        )
