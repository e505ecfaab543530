"""The match of one table in memory, with its clocks. Its room calls it while it holds the table's lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.game import CLOCK, SPECTATOR
from redtable.server.match_log import Resumed, row_data
from redtable.server.problems import forbidden, not_now
from redtable.server.store import LogRow

if TYPE_CHECKING:
    from redtable.kernel.entry import Entry
    from redtable.kernel.game import Outcome
    from redtable.kernel.match import Match
    from redtable.protocol.fields import Events
    from redtable.protocol.from_server import ClockView
    from redtable.server.service_clock import ServiceClock
    from redtable.server.stored_matches import StoredMatches
    from redtable.server.tables import Table


class LiveMatch:
    """Loaded when it is needed, and thrown away when it may not be what the store has."""

    def __init__(self, matches: StoredMatches, clock: ServiceClock, snapshot_every: int) -> None:
        self._matches = matches
        self._clock = clock
        self._snapshot_every = snapshot_every
        self._resumed: Resumed | None = None
        self._snapshot_at = 0
        self._length_elsewhere = 0
        """How long the log is, as far as other nodes said."""

    # Memory

    def loaded(self) -> bool:
        """Whether the match is in memory."""
        return self._resumed is not None

    @property
    def match(self) -> Match:
        """The match; it must have started."""
        if self._resumed is None:
            raise not_now("the match has not started", "table-problem-not-started")
        return self._resumed.match

    async def load(self, table: Table) -> None:
        """Take the match up from the store, if there is one."""
        if table.status in ("running", "over"):
            resumed = await self._matches.resume(table, lambda: self._length_elsewhere)
            self._snapshot_at = resumed.match.base
            resumed.match.leave_behind()
            self._resumed = resumed

    def distrust(self) -> None:
        """Throw away what memory knows."""
        self._resumed = None

    def table_changed(self, table: Table) -> None:
        """The stored table changed: its pauses count for the clocks."""
        if self._resumed is not None:
            self._resumed.table = table

    def note_length(self, length: int) -> bool:
        """A log has so many rows, as another node says; gives whether memory lacks some."""
        self._length_elsewhere = max(self._length_elsewhere, length)
        return self._resumed is None or self._resumed.match.sequence() < length

    # Acting

    def carry_out(self, table: Table, seat: int, text: str, version: int | None, decided: bool) -> Entry:
        """Carry out an action, or refuse it; it is not stored yet."""
        if seat == SPECTATOR:
            raise forbidden("spectators do not act", "table-problem-only-watch")
        if table.status != "running":
            raise not_now("the match is not running", "table-problem-not-running")
        return self.match.decide(seat, text) if decided else self.match.apply(seat, text, version)

    def row(self, code: str, entry: Entry) -> LogRow:
        """The log row of an entry that was just made."""
        return LogRow(code, self.match.sequence(), entry.seat, entry.text, self._clock.now(), row_data(entry))

    def start_clocks(self, entry: Entry, at: int) -> None:
        """An entry is stored: time runs for the next."""
        resumed = self._resumed
        if resumed is not None and resumed.clocks is not None:
            match = resumed.match
            resumed.clocks.moved(entry.seat, at, match.actors(), resumed.table.pauses, match.timer())

    def leave_behind(self) -> None:
        """Everybody was told: forget what need not be in memory."""
        if self._resumed is not None:
            self._resumed.match.leave_behind()

    def take_snapshot(self) -> None:
        """Have a snapshot stored, if it is time for one and the game lets one be taken now."""
        resumed = self._resumed
        if resumed is None or resumed.match.base - self._snapshot_at < self._snapshot_every:
            return
        if resumed.match.outcome() is None and not resumed.match.state.remembers():
            self._snapshot_at = self._matches.take_snapshot(resumed)

    async def rows_missing(self, code: str) -> list[LogRow]:
        """What other nodes stored after what memory knows."""
        resumed = self._resumed
        return [] if resumed is None else await self._matches.rows_after(code, resumed.match.sequence())

    def play(self, row: LogRow) -> Entry:
        """Carry out what another node stored."""
        assert self._resumed is not None
        return self._resumed.play(row)

    # Questions

    def actors(self) -> list[int] | None:
        """Who is to act; None, if the match is not in memory."""
        return None if self._resumed is None else self._resumed.match.actors()

    def outcome(self) -> Outcome | None:
        """The outcome, as far as memory knows."""
        return None if self._resumed is None else self._resumed.match.outcome()

    async def updates(self, code: str, seat: int, since: int, until: int | None = None) -> list[Events]:
        """A seat's stream between two versions."""
        return await self._matches.updates(code, self.match, seat, since, until)

    def clock_view(self) -> ClockView | None:
        """The clocks now, if there are any."""
        resumed = self._resumed
        if resumed is None or resumed.clocks is None:
            return None
        return resumed.clocks.show(self._clock.now(), resumed.table.pauses)

    def next_expiry(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and in how many milliseconds; None: no clock runs."""
        resumed = self._resumed
        if resumed is None or resumed.clocks is None:
            return None
        return resumed.clocks.next_expiry(self._clock.now(), resumed.table.pauses)

    def out_of_time(self, seat: int) -> bool:
        """Whether a seat has used up its time for the whole match."""
        resumed = self._resumed
        clocks = None if resumed is None else resumed.clocks
        if resumed is None or clocks is None or clocks.settings is None or clocks.settings.per != "game":
            return False
        return clocks.left(self._clock.now(), resumed.table.pauses)[seat] == 0

    def timeout_action(self) -> str:
        """The game's own action for a time limit that is over; empty if it has none."""
        timeouts = self.match.legal(CLOCK)
        return timeouts[0].text if timeouts else ""
