"""Finished matches: replays, reasons of bots, and tables that start from a step."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.protocol.fields import Events, SeatNumber, ShortText, Version


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


class Reason(msgspec.Struct, kw_only=True):
    """One term of a bot's thought."""

    term: str
    weight: float


class Reasons(msgspec.Struct, kw_only=True):
    """What a bot thought at a step of a finished match: named terms, the largest first."""

    step: int
    seat: int
    action: str
    why: list[Reason]
    """Empty if it was no bot's decision, or one without reasons."""
