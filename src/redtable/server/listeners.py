"""The connections at one table: what each seat was shown last, and the messages that follow an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.protocol.from_server import Bye, Presence, TableChanged
from redtable.server.ratelimit import UPDATES_A_MESSAGE
from redtable.server.welcome import chat_lines, first_update, welcome

if TYPE_CHECKING:
    from redtable.kernel.encoding import EncodedMatch
    from redtable.kernel.entry import Entry
    from redtable.kernel.match import Match
    from redtable.protocol.fields import Events
    from redtable.protocol.from_server import ClockView
    from redtable.server.actions import ActionReply
    from redtable.server.live_match import LiveMatch
    from redtable.server.room_parts import RoomParts
    from redtable.server.socket import Connection
    from redtable.server.store.rows import ChatRow
    from redtable.server.tables import Table

NO_EVENTS: Final = "[]"
event_encoder: Final = msgspec.json.Encoder()
"""Does not sort the fields of an event: the rules name them in the same order every time."""


def update_message(events: str, match: str, clock: ClockView | None, tag: int | None = None) -> bytes:
    """The bytes of the message `Update`."""
    time_left = "" if clock is None else f',"clock":{encoder.encode(clock).decode()}'
    answered = "" if tag is None else f',"id":{tag}'
    return f'{{"type":"update","events":{events},"match":{match}{time_left}{answered}}}'.encode()


def encode_updates(updates: list[Events]) -> str:
    """Updates as JSON."""
    return event_encoder.encode(updates).decode()


def misplaced(connection: Connection, table: Table) -> bool:
    """Whether a connection is on a seat that another person holds, or watches what its person plays."""
    if connection.seat == SPECTATOR:
        return table.plays(connection.person)
    return table.seats[connection.seat].person != connection.person


class Listeners:
    """Everybody who is connected to a table."""

    def __init__(self, parts: RoomParts, live: LiveMatch, seats: int) -> None:
        self._parts = parts
        self._live = live
        self._connections: list[Connection] = []
        self._seats: list[int] = []
        """The seats that are connected, each once; SPECTATOR is one of them if anybody watches."""
        self._shown: list[EncodedMatch | None] = []
        """What each connected seat was shown last; SPECTATOR's is the last place."""
        self.forget_shown(seats)

    def forget_shown(self, seats: int) -> None:
        """Nobody was shown anything of the match; there are so many seats."""
        self._shown = [None] * (seats + 1)

    def add(self, connection: Connection) -> bool:
        """Somebody connected; False: that was known."""
        if connection in self._connections:
            return False
        if not self.at(connection.seat):
            self._seats.append(connection.seat)
        self._connections.append(connection)
        return True

    def remove(self, connection: Connection) -> bool:
        """Somebody disconnected; False: nobody was there."""
        if connection not in self._connections:
            return False
        self._connections.remove(connection)
        if not self.at(connection.seat):
            self._seats.remove(connection.seat)
            self._shown[connection.seat] = None
        return True

    def all(self) -> list[Connection]:
        """Everybody who is connected now."""
        return list(self._connections)

    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._connections

    def at(self, seat: int) -> bool:
        """Whether anybody is connected to a seat, or watches."""
        return any(connection.seat == seat for connection in self._connections)

    def close(self, reason: Bye) -> None:
        """Say goodbye to everybody."""
        for connection in self.all():
            connection.close(reason)

    # Sending

    def send(self, message: bytes) -> None:
        """Send a message to everybody."""
        for connection in self._connections:
            connection.send(message)

    def send_to_team(self, message: bytes, team: str, teams: list[str]) -> None:
        """Send a message to the seats of one team; `teams` has every seat's."""
        for connection in self._connections:
            if connection.seat >= 0 and teams[connection.seat] == team:
                connection.send(message)

    def send_to_seat(self, message: bytes, seat: int) -> None:
        """Send a message to the connections of one seat, or to spectators."""
        for connection in self._connections:
            if connection.seat == seat:
                connection.send(message)

    def send_table(self, table: Table) -> None:
        """Tell everybody how the table is now; those who are out of place are sent away."""
        for connection in self.all():
            if misplaced(connection, table):
                connection.close(Bye(reason="moved", again=False))
            else:
                shown = self._parts.views.of(table, connection.person)
                connection.send(encoder.encode(TableChanged(table=shown)))

    def send_presence(self, code: str) -> None:
        """Tell everybody who is here."""
        seats, watchers = self._parts.presence.at(code)
        self.send(encoder.encode(Presence(seats=sorted(seats), watchers=watchers)))

    # The match

    async def greet(
        self,
        connection: Connection,
        table: Table,
        match: Match | None,
        since: int | None,
        chat: list[ChatRow],
    ) -> None:
        """Send everything that a connection needs to show the table; `match` is the one that it may see."""
        if misplaced(connection, table):
            connection.close(Bye(reason="moved", again=False))
            return
        seat, live = connection.seat, self._live
        first = 0
        updates: list[Events] = []
        if match is not None:
            first = first_update(match.version(seat), since)
            if match is live.match:
                updates = await live.updates(table.code, seat, first)
            else:
                updates = match.updates(seat, first)
            connection.bucket.charge(len(updates) / UPDATES_A_MESSAGE)
            self._shown[seat] = match.encoded(seat)
        shown = self._parts.views.of(table, connection.person)
        clock = live.clock_view() if seat != SPECTATOR else None
        lines = chat_lines(chat, seat, table.teams())
        connection.send(encoder.encode(welcome(seat, shown, match, first, updates, clock, lines)))

    def send_entry(self, entry: Entry, spectators: bool, actor: Connection | None, tag: int) -> None:
        """Tell every connected seat what it may know of an entry; whoever acted hears that it is stored."""
        match, clock = self._live.match, self._live.clock_view()
        common = encode_updates([entry.seen_by(SPECTATOR)]) if entry.public() else ""
        for seat in self._seats:
            if seat != SPECTATOR or spectators:
                self.send_entry_to(seat, match, entry, common, clock, actor, tag)

    def send_entry_to(
        self,
        seat: int,
        match: Match,
        entry: Entry,
        common: str,
        clock: ClockView | None,
        actor: Connection | None,
        tag: int,
    ) -> None:
        """Tell the connections of a seat of an entry; one that it cannot perceive, only if its view changed.

        `common` are the events if all seats see the same of them, encoded once. Of the match it is told what
        is not as it was shown before.
        """
        before, now = self._shown[seat], match.encoded(seat)
        self._shown[seat] = now
        events = NO_EVENTS
        if entry.perceived_by(seat):
            events = common or encode_updates([entry.seen_by(seat)])
        elif before is not None and now.same_as(before):
            return
        changes = now.since(before)
        message = b""
        for connection in self._connections:
            if connection.seat != seat:
                continue
            if connection is actor:
                connection.send(update_message(events, changes, clock, tag))
            else:
                message = message or update_message(events, changes, clock)
                connection.send(message)

    async def send_missed(self, table: Table) -> None:
        """Bring every connection from what it was told to what memory knows now."""
        live = self._live
        if not live.loaded():
            return
        clock = live.clock_view()
        for seat in self._seats.copy():
            if seat == SPECTATOR and table.spectators != "yes":
                continue
            before, now = self._shown[seat], live.match.encoded(seat)
            since = now.version if before is None else before.version
            missed = await live.updates(table.code, seat, since)
            if missed or before is None or not now.same_as(before):
                self.send_to_seat(update_message(encode_updates(missed), now.whole(), clock), seat)
            self._shown[seat] = now

    def confirm(self, reply: ActionReply) -> None:
        """Tell the one who acted that the action is stored, after everybody was told of it."""
        connection = reply.connection
        if connection is not None:
            match = self._live.match.encoded(connection.seat).whole()
            connection.send(update_message(NO_EVENTS, match, self._live.clock_view(), reply.tag))
