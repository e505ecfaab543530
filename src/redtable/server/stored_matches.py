"""Matches in the store: taken up from a snapshot and the log after it, and looked up by a seat."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from redtable.server.match_log import Resumed, take_snapshot, updates_from_rows
from redtable.server.problems import RequestError, unplayable
from redtable.server.rulesets import write_opening
from redtable.server.store import StoreError

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable

    from redtable.kernel.match import Match
    from redtable.kernel.ruleset import Ruleset
    from redtable.protocol.fields import Events
    from redtable.server.background import Background
    from redtable.server.games import Games
    from redtable.server.rulesets import Rulesets
    from redtable.server.store import LogRow, Store
    from redtable.server.tables import Table

ROWS_READ: Final = 64
"""At least so many rows of the log are read at once."""
MOST_ROWS: Final = 512
"""And no more: others have their turn in between."""
AT_ONCE: Final = 256
"""More rows than that are played or decoded in a thread, so that a long match keeps no other waiting."""


def play_rows(resumed: Resumed, rows: list[LogRow]) -> None:
    """Carry out the rows of a log."""
    for row in rows:
        resumed.play(row)


class StoredMatches:
    """Reads the matches of rooms, and writes snapshots and openings."""

    def __init__(
        self, store: Store, games: Games, rulesets: Rulesets, background: Background, log: logging.Logger
    ) -> None:
        self._store = store
        self._games = games
        self._rulesets = rulesets
        self._background = background
        self._log = log

    async def resume(self, table: Table, length: Callable[[], int]) -> Resumed:
        """Take a match up; `length` gives how long its log is, as far as other nodes have said so far."""
        rules = await self._rulesets.of(table)
        snapshot = await self._store.snapshot(table.code)
        try:
            return await self._play(table, rules, snapshot, length)
        except (RequestError, StoreError):
            raise
        except Exception as fault:
            self._log.error("a match cannot be taken up", exc_info=fault)
            raise unplayable("the log of this match does not fit its rules") from fault

    async def _play(
        self, table: Table, rules: Ruleset, snapshot: str | None, length: Callable[[], int]
    ) -> Resumed:
        """Play the log after the snapshot; raises whatever a game says to a log that is not its own."""
        resumed = Resumed(table, self._games.game(table.game), rules, snapshot)
        while True:
            rows = await self._store.log(table.code, resumed.match.sequence())
            if len(rows) > AT_ONCE:
                await asyncio.to_thread(play_rows, resumed, rows)
            else:
                play_rows(resumed, rows)
            if length() <= resumed.match.sequence():
                break
        if resumed.match.sequence() == 0:
            draws = write_opening(resumed.match.opening_draws)
            self._background.spawn(self._save_opening(table.code, draws))
        return resumed

    async def rows_after(self, code: str, sequence: int) -> list[LogRow]:
        """The rows of a log after one of them."""
        return await self._store.log(code, sequence)

    async def was_stored(self, row: LogRow) -> bool:
        """Whether a write that failed happened after all; raises StoreError if nobody knows."""
        return await self._store.log(row.code, row.sequence - 1, row.sequence) == [row]

    async def updates(
        self, code: str, match: Match, seat: int, since: int, until: int | None = None
    ) -> list[Events]:
        """A seat's stream between two versions; what memory has left behind is read from the log."""
        version, start = match.version(seat), match.base
        missed = version - since
        found = match.recent(seat, missed)
        while len(found) < missed and start:
            end = start
            start = max(0, end - min(max(missed - len(found), ROWS_READ), MOST_ROWS))
            rows = await self._store.log(code, start, end)
            if len(rows) > AT_ONCE:
                found = await asyncio.to_thread(updates_from_rows, rows, seat) + found
            else:
                found = updates_from_rows(rows, seat) + found
        last = version if until is None else min(max(until, since), version)
        first = version - len(found)
        return found[since - first : last - first]

    def take_snapshot(self, resumed: Resumed) -> int:
        """Have a snapshot stored; gives the length of the log at which it was taken."""
        checkpoint = resumed.match.checkpoint()
        text = take_snapshot(checkpoint, resumed.match, resumed.clocks)
        self._background.spawn(self._save_snapshot(resumed.table.code, checkpoint.sequence, text))
        return checkpoint.sequence

    async def _save_snapshot(self, code: str, sequence: int, text: str) -> None:
        """Store a snapshot; without it the match is taken up from an earlier one."""
        try:
            await self._store.save_snapshot(code, sequence, text)
        except StoreError as fault:
            self._log.warning("snapshot failed", extra={"why": str(fault)})

    async def _save_opening(self, code: str, draws: str) -> None:
        """Store what the opening drew: a record then needs no replay."""
        try:
            await self._store.save_opening(code, draws)
        except StoreError as fault:
            self._log.warning("an opening was not stored", extra={"why": str(fault)})
