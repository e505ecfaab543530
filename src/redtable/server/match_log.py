"""The log of a match: its rows and snapshots as text, and a match that resumes from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.chance import Draw
from redtable.kernel.entry import Checkpoint, Entry
from redtable.kernel.game import Event
from redtable.kernel.match import Match
from redtable.kernel.sealed import SealedChance
from redtable.server.clocks import Clocks
from redtable.server.log_format import RowData, Snapshot
from redtable.server.store import LogRow

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.protocol.fields import Events
    from redtable.server.tables import Table

encoder = msgspec.json.Encoder()
row_decoder = msgspec.json.Decoder(RowData)
snapshot_decoder = msgspec.json.Decoder(Snapshot)


def row_data(entry: Entry) -> str:
    """Draws and events of an entry."""
    draws = [draw.parts() for draw in entry.draws]
    return encoder.encode((draws, [event_parts(event) for event in entry.events])).decode()


def event_parts(event: Event) -> tuple[object, ...]:
    """An event as `StoredEvent` has it."""
    if event.secret or event.to or event.hidden or event.reveals:
        return (event.kind, event.data, event.secret, event.to, event.hidden, event.reveals)
    return (event.kind, event.data)


def read_entry(row: LogRow) -> Entry:
    """The entry of a log row, without playing the match."""
    data = row_decoder.decode(row.data)
    events = [
        Event(event.kind, event.data, event.secret, event.to, event.hidden, event.reveals)
        for event in data.events
    ]
    return Entry(row.seat, row.text, [Draw(*parts) for parts in data.draws], events)


def sealed_chance(table: Table) -> SealedChance:
    """The chance of a table: its secret seed, and what the seats mixed in."""
    chance = SealedChance(bytes.fromhex(table.seed), [seat.entropy for seat in table.seats])
    chance.repeats = table.repeats
    return chance


def begin(table: Table, game: Game, rules: Ruleset) -> Match:
    """The match of a table at its start."""
    state = game.read_position(rules, table.position) if table.position else None
    return Match(game, rules, sealed_chance(table), state)


def begin_clocks(table: Table, match: Match) -> Clocks | None:
    """The clocks at the start, if there are any."""
    if table.clock is None and not table.timed:
        return None
    clocks = Clocks(table.clock, len(table.seats))
    clocks.start(table.started, match.state.actors(), match.state.timer())
    return clocks


def take_snapshot(checkpoint: Checkpoint, match: Match, clocks: Clocks | None) -> str:
    """The text of a snapshot."""
    return encoder.encode(
        Snapshot(
            sequence=checkpoint.sequence,
            position=checkpoint.position,
            draws=checkpoint.draws,
            versions=checkpoint.versions,
            fates=checkpoint.fates,
            clock=clocks.state if clocks else None,
            clock_sequence=match.sequence(),
        )
    ).decode()


class Resumed:
    """A match that goes on from a snapshot: play the log rows after it."""

    def __init__(self, table: Table, game: Game, rules: Ruleset, snapshot: str | None) -> None:
        self.table = table
        if snapshot is None:
            self.match = begin(table, game, rules)
            self.clocks = begin_clocks(table, self.match)
            self.clock_sequence = 0
            return
        stored = snapshot_decoder.decode(snapshot)
        chance = sealed_chance(table)
        chance.draws = stored.draws
        checkpoint = Checkpoint(stored.sequence, stored.position, stored.draws, stored.versions, stored.fates)
        self.match = Match.resume(game, rules, chance, checkpoint)
        self.clocks = None
        if stored.clock is not None:
            self.clocks = Clocks(table.clock, len(table.seats), stored.clock)
        self.clock_sequence = stored.clock_sequence

    def play(self, row: LogRow) -> Entry:
        """Carry out a log row."""
        entry = self.match.repeat(row.seat, row.text)
        if self.clocks is not None and row.sequence > self.clock_sequence:
            match = self.match
            self.clocks.moved(row.seat, row.at, match.actors(), self.table.pauses, match.timer())
        return entry


def updates_from_rows(rows: list[LogRow], seat: int) -> list[Events]:
    """A seat's updates from log rows: one list of events for each row that it could perceive."""
    entries = [read_entry(row) for row in rows]
    return [entry.seen_by(seat) for entry in entries if entry.perceived_by(seat)]
