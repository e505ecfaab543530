"""One table in memory: its match, and everybody who is connected to it.

The lock is held from the moment an action is tried until it is stored and told, so nobody ever sees a state
that the store might not have. A room alone takes and releases its lock: what others want of the match, they
ask of the room.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import Refused
from redtable.kernel.view import OutcomeView
from redtable.server.actions import ActionReply, AwaitedReply, PendingAction
from redtable.server.listeners import Listeners
from redtable.server.live_match import LiveMatch
from redtable.server.lock import Lock
from redtable.server.problems import RequestError, unavailable
from redtable.server.store import Conflict, StoreError

if TYPE_CHECKING:
    from redtable.kernel.entry import Entry
    from redtable.kernel.match import Match
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import MatchView, View
    from redtable.protocol.fields import Events
    from redtable.protocol.from_server import Bye
    from redtable.server.room_parts import RoomParts
    from redtable.server.socket import Connection
    from redtable.server.tables import Table

RACES: int = 5
"""How often an action is tried again after another node was faster."""


class Room:
    """A table with its match, once it runs, and its connections."""

    def __init__(self, parts: RoomParts, table: Table) -> None:
        self.table = table
        """As it was stored last; only the room changes it."""
        self._parts = parts
        self._lock = Lock()
        self._live = LiveMatch(parts.matches, parts.clock, parts.snapshot_every)
        self._listeners = Listeners(parts, self._live, len(table.seats))
        self._used = time.monotonic()
        self._arriving = 0
        """Connections that are on their way in."""

    # Memory

    async def _ready(self) -> None:
        """Have the match in memory, if there is one: after a failure it is loaded again.

        What happened elsewhere meanwhile is told, so that everybody connected knows what memory knows; if
        that fails half-way, memory is loaded again, or the next action would be told with a gap before it.
        """
        self.touch()
        if not self._live.loaded():
            await self._live.load(self.table)
            try:
                await self._listeners.send_missed(self.table)
            except BaseException:
                self._live.distrust()
                raise

    async def open(self, table: Table) -> None:
        """Have the match in memory; `table` is what the store has now."""
        self.table = table
        async with self._lock:
            await self._ready()
            self.touch()

    def distrust(self) -> None:
        """Something broke: what memory knows is thrown away and loaded again when it is needed."""
        self._live.distrust()

    def touch(self) -> None:
        """Somebody needs this room now."""
        self._used = time.monotonic()

    def note_arrivals(self, more: int) -> None:
        """So many more are on the way in, or fewer: the room stays in memory for them."""
        self._arriving += more

    def idle(self) -> bool:
        """Whether nobody needs this room in memory."""
        if not self._listeners.empty() or self._arriving or self._lock.locked():
            return False
        return time.monotonic() - self._used > self._parts.idle

    async def at_rest(self) -> None:
        """Wait until what is under way is stored and told."""
        async with self._lock:
            pass

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
        if self._live.loaded() and self._lock.take():
            self._carry_out(seat, text, version, reply, decided, races)
        else:
            work = self._wait_and_carry_out(seat, text, version, reply, decided, races)
            self._parts.background.spawn(work)

    async def act(self, seat: int, text: str, version: int | None = None, decided: bool = False) -> None:
        """Submit an action and wait until everything that follows it is done; raises what it failed with."""
        reply = AwaitedReply()
        self.submit(seat, text, version, reply, decided)
        await reply.future

    async def _wait_and_carry_out(
        self, seat: int, text: str, version: int | None, reply: ActionReply, decided: bool, races: int
    ) -> None:
        """Carry out an action when the lock is free and the match in memory."""
        try:
            await self._lock.acquire()
            try:
                await self._ready()
            except BaseException:
                self._lock.release()
                raise
        except Exception as fault:
            reply.failed(fault)
            reply.done()
        except BaseException:
            reply.done()
            raise
        else:
            self._carry_out(seat, text, version, reply, decided, races)

    def _carry_out(
        self, seat: int, text: str, version: int | None, reply: ActionReply, decided: bool, races: int
    ) -> None:
        """Carry out an action in memory and hand it to the store. The lock is held until `answered`."""
        live = self._live
        try:
            entry = live.carry_out(self.table, seat, text, version, decided)
            row = live.row(self.table.code, entry)
            pending = PendingAction(row, entry, self, version, reply, decided, races)
        except Exception as fault:
            if not isinstance(fault, Refused | RequestError):
                live.distrust()
            self._lock.release()
            reply.failed(fault)
            reply.done()
            return
        self._parts.store.add(pending)

    def answered(self, pending: PendingAction) -> None:
        """The store has answered: tell everybody, or find out what went wrong."""
        fault = pending.fault
        if fault is not None:
            self._live.distrust()
            if isinstance(fault, Conflict):
                self._lock.release()
                self._try_again(pending)
            else:
                self._parts.background.spawn(self._after_fault(pending, fault))
            return
        reply = pending.reply
        try:
            self._stored(pending)
        except Exception as trouble:
            self._live.distrust()
            reply.failed(trouble)
        self._lock.release()
        self.touch()
        if self._calm():
            self._parts.look(self)
            reply.done()
        else:
            self._parts.background.spawn(self._follow_up(reply))

    def _stored(self, pending: PendingAction) -> None:
        """An action is durable: everybody is told, and time runs for the next."""
        live, entry, reply = self._live, pending.entry, pending.reply
        live.start_clocks(entry, pending.row.at)
        self._tell(entry, reply.connection, reply.tag)
        live.leave_behind()
        live.take_snapshot()
        self._parts.used.add(self.table.code)

    def _try_again(self, pending: PendingAction) -> None:
        """Another node was faster: try again on what it stored."""
        reply, races = pending.reply, pending.races + 1
        if races < RACES:
            entry = pending.entry
            self.submit(entry.seat, entry.text, pending.version, reply, pending.decided, races)
        else:
            reply.failed(unavailable("too many others act at this moment"))
            reply.done()

    async def _after_fault(self, pending: PendingAction, fault: StoreError) -> None:
        """A write failed, or only seemed to: memory follows the store, and whoever acted hears how it is."""
        reply = pending.reply
        try:
            try:
                if not await self._parts.matches.was_stored(pending.row):
                    raise unavailable(
                        "the action could not be stored and did not happen; try again"
                    ) from fault
                await self._ready()
                self._listeners.confirm(reply)
            finally:
                self._lock.release()
            await self.after_entry()
        except Exception as trouble:
            reply.failed(trouble)
        finally:
            reply.done()

    async def _follow_up(self, reply: ActionReply) -> None:
        """An action calls for more (the match is over): only then is it done."""
        try:
            await self.after_entry()
        except (RequestError, StoreError) as fault:
            self._parts.log.warning("what follows an action failed", extra={"why": str(fault)})
        finally:
            reply.done()

    def _calm(self) -> bool:
        """Whether nothing follows the last action but the next bot or clock."""
        return self.table.status != "running" or self._live.outcome() is None

    async def after_entry(self) -> None:
        """What follows an action: the end, or the next bot or clock."""
        outcome = self._live.outcome()
        if outcome is not None and not self._calm():
            await self._parts.finish(self.table.code, OutcomeView.of(outcome))
        else:
            self._parts.look(self)

    def note_length(self, length: int) -> None:
        """The log has so many rows, as another node says: those that memory lacks are read."""
        if self._live.note_length(length):
            self._parts.background.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Take in what other nodes stored, and tell it."""
        async with self._lock:
            await self._ready()
            for row in await self._live.rows_missing(self.table.code):
                self._tell(self._live.play(row), None, 0)
            self._live.leave_behind()
        await self.after_entry()

    # Questions about the match

    def actors(self) -> list[int] | None:
        """Who is to act; None, if the match is not in memory."""
        return self._live.actors()

    def version(self, seat: int) -> int:
        """How many entries of the log a seat has perceived."""
        return self._live.match.version(seat)

    def next_expiry(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and in how many milliseconds; None: no clock runs."""
        return self._live.next_expiry()

    async def latest_expiry(self) -> tuple[int, int] | None:
        """The same, after everything that other nodes stored."""
        await self.catch_up()
        async with self._lock:
            await self._ready()
            return self._live.next_expiry()

    def timeout_action(self) -> str:
        """The game's own action for a time limit that is over; empty if it has none."""
        return self._live.timeout_action()

    def out_of_time(self, seat: int) -> bool:
        """Whether a seat has used up its time for the whole match."""
        return self._live.out_of_time(seat)

    async def view_to_act(self, seat: int) -> MatchView | None:
        """What a seat that is to act sees; None if the match does not wait for it."""
        async with self._lock:
            await self._ready()
            match = self._live.match
            waits = self.table.status == "running" and seat in match.actors()
            return match.view(seat) if waits else None

    async def look(self, seat: int) -> tuple[Ruleset, View]:
        """The rules and what a seat sees; spectators may be behind."""
        async with self._lock:
            await self._ready()
            match = await self._match_for(seat)
            return match.rules, match.view(seat).view

    def look_at_once(self, seat: int) -> tuple[Ruleset, View] | None:
        """The rules and what a seat sees, as `look`; None if that has to be waited for."""
        if seat == SPECTATOR or not self._live.loaded() or self._lock.locked():
            return None
        self.touch()
        return self._live.match.rules, self._live.match.view(seat).view

    async def _match_for(self, seat: int) -> Match:
        """The match that a seat sees."""
        match = self._live.match
        if seat != SPECTATOR:
            return match
        return await self._parts.delayed_spectators.match_for(self.table, match, self._listeners)

    async def history(self, seat: int, since: int, until: int | None = None) -> tuple[list[Events], int]:
        """A seat's updates between two versions, and how many were looked through for them."""
        async with self._lock:
            await self._ready()
            updates = await self._live.updates(self.table.code, seat, since, until)
            return updates, self._live.match.version(seat) - since

    async def rematch(self, options: dict[str, Any]) -> tuple[dict[str, Any], list[int]]:
        """The options of a rematch, and for each of its seats the one whose player takes it."""
        async with self._lock:
            await self._ready()
            match = self._live.match
            return match.game.again(match.rules, options, match.state)

    # Connections

    def join(self, connection: Connection) -> None:
        """Somebody connected; where only bots play, they go on."""
        if self._listeners.add(connection):
            self._parts.presence.came(self.table.code, connection.seat)
            self.tell_presence()
            if not self.table.played():
                self._parts.look(self)

    def leave(self, connection: Connection) -> None:
        """Somebody disconnected."""
        if self._listeners.remove(connection):
            self._parts.presence.went(self.table.code, connection.seat)
            self.tell_presence()

    def listened(self) -> bool:
        """Whether anybody is connected."""
        return not self._listeners.empty()

    def dismiss(self, reason: Bye) -> None:
        """Say goodbye to everybody."""
        self._listeners.close(reason)

    async def greet(self, connection: Connection, since: int | None = None) -> None:
        """Send everything that a connection needs to show the table."""
        seat, live = connection.seat, self._live
        chat = await self._parts.store.chat(self.table.code)
        if since is not None and live.loaded() and since > live.match.version(seat):
            await self.catch_up()
        async with self._lock:
            await self._ready()
            match = await self._match_for(seat) if live.loaded() else None
            await self._listeners.greet(connection, self.table, match, since, chat)

    def tell_table(self) -> None:
        """Tell everybody how the table is now; those who are out of place are sent away."""
        self._listeners.send_table(self.table)

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        self._listeners.send_presence(self.table.code)

    def tell_all(self, message: bytes, team: str = "") -> None:
        """Send a message to everybody, or to the seats of one team."""
        if team:
            self._listeners.send_to_team(message, team, self.table.teams())
        else:
            self._listeners.send(message)

    def _tell(self, entry: Entry, actor: Connection | None, tag: int) -> None:
        """Tell everybody of an entry, those who are behind later."""
        self._listeners.send_entry(entry, self.table.spectators == "yes", actor, tag)
        if self.table.spectators == "delayed":
            self._parts.delayed_spectators.moved(self.table.code)

    async def changed(self, table: Table) -> None:
        """The stored table changed."""
        async with self._lock:
            if table.version < self.table.version:
                return
            before = self.table.status
            self.table = table
            if before == "open":
                self._listeners.forget_shown(len(table.seats))
            if self._live.loaded():
                self._live.table_changed(table)
            elif before == "open" and table.status == "running":
                await self._live.load(table)
        self.tell_table()
        if before == "open" and table.status == "running":
            for connection in self._listeners.all():
                await self.greet(connection)
        self._parts.look(self)
