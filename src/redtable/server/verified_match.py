"""A match from a record that somebody brings, verified by a worker and as a log has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from redtable.kernel.view import OutcomeView
from redtable.server.match_log import row_data
from redtable.server.rulesets import write_opening

if TYPE_CHECKING:
    from redtable.kernel.game import Game

LOG_BYTES: Final = 4_000_000
"""The most that a log may be: many times a long match."""


class TooLongError(RedtableError):
    """A match that nobody played."""


class VerifiedRow(msgspec.Struct, array_like=True):
    """What was done, as a log row has it."""

    seat: int
    text: str
    data: str


class VerifiedMatch(msgspec.Struct):
    """A match that follows its rules, with draws that follow from its seed."""

    opening: str
    rows: list[VerifiedRow]
    outcome: OutcomeView | None


def verified_match(game: Game, text: str) -> VerifiedMatch:
    """The match of a record; raises RedtableError if a rule is broken or a draw is not that of the seed."""
    match = verify_record(read_record(text), game)
    rows: list[VerifiedRow] = []
    size = 0
    for entry in match.log:
        rows.append(VerifiedRow(entry.seat, entry.text, row_data(entry)))
        size += len(rows[-1].data)
        if size > LOG_BYTES:
            raise TooLongError("this match is too long")
    return VerifiedMatch(write_opening(match.opening_draws), rows, OutcomeView.of(match.outcome()))
