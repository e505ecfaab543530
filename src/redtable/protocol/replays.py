"""Finished matches: replays, reasons of bots, and tables that start from a step."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from redtable.kernel.view import OutcomeView
from redtable.protocol.fields import Events, SeatNumber, ShortText, Version
from redtable.protocol.games import SeatDescription

RECORD_LETTERS: Final = 1_000_000
"""The longest record that is read: many times a long match."""


class Fork(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Start a new table from a step of a finished match, as one seat knew it then; bots take the rest.

    Bots that played there play on; `level` is for the seats of people.
    """

    step: Version
    seat: SeatNumber
    level: ShortText = "random"


class ReplayStep(msgspec.Struct, kw_only=True):
    """One step of a replay: who did what, what the eyes saw of it, and their view after it."""

    step: int
    seat: int
    action: str
    """Empty where these eyes did not see the action itself (only the events)."""
    events: Events
    view: Any


class Replay(msgspec.Struct, kw_only=True):
    """A stretch of a replay."""

    steps: int
    """How many steps the match has; step 0 is the start."""
    seat: int
    """Through whose eyes: a seat, -1 spectator, -2 everything."""
    found: list[ReplayStep]


class RecordQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A stretch of the match of a record that a person has as a file."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=RECORD_LETTERS)]
    seat: Annotated[int, msgspec.Meta(ge=-2, le=63)] = -2
    """Through whose eyes: a seat, -1 spectator, -2 everything."""
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class RecordReplay(msgspec.Struct, kw_only=True):
    """The match of a record: what was played, on which seats, and a stretch of it, as long as fits."""

    slug: str
    ruleset: str
    options: dict[str, Any]
    seats: list[SeatDescription]
    outcome: OutcomeView | None
    replay: Replay


class Reason(msgspec.Struct, kw_only=True):
    """One term of a bot's thought."""

    term: str
    weight: float


class Hint(msgspec.Struct, kw_only=True):
    """What a bot would do in the place of a seat: its level, its choice, and the named terms behind it."""

    level: str
    action: str
    version: int
    """The version on which it was decided."""
    why: list[Reason]


class Reasons(msgspec.Struct, kw_only=True):
    """What a bot thought at a step of a finished match: named terms, the largest first."""

    step: int
    seat: int
    action: str
    why: list[Reason]
    """Empty if it was no bot's decision, or one without reasons."""
