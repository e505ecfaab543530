"""What the server says over the socket of a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from redtable.kernel.view import MatchView, OutcomeView, RefusalView
from redtable.protocol.fields import Events
from redtable.protocol.problems import ProblemView
from redtable.protocol.tables import TableView


class ClockView(msgspec.Struct, kw_only=True):
    """The clocks at the moment of sending."""

    paused: bool
    running: list[int]
    """Seats whose time runs."""
    remaining: list[int]
    """Milliseconds left, seat by seat."""


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat; an empty team means everybody."""

    at: int
    author: str
    seat: int
    team: str
    text: str


class Welcome(msgspec.Struct, tag="welcome", kw_only=True):
    """The answer to hello: everything needed to show the table."""

    protocol: int
    seat: int
    table: TableView
    match: MatchView | None
    """None before the start."""
    since: int
    """The version after which `updates` begins."""
    opening: Events
    updates: list[Events]
    """One list of events for each version after `since`."""
    clock: ClockView | None
    chat: list[ChatLine]


class MatchChange(msgspec.Struct, kw_only=True):
    """A `MatchView` without what is as it was in the last message: of the view, fields may be missing."""

    version: int
    undo: bool | msgspec.UnsetType = msgspec.UNSET
    why_no_undo: RefusalView | msgspec.UnsetType | None = msgspec.UNSET
    outcome: OutcomeView | msgspec.UnsetType | None = msgspec.UNSET
    view: dict[str, Any]


class Update(msgspec.Struct, tag="update", kw_only=True, omit_defaults=True):
    """Something happened. With an `id` it is also the answer to that action: it is stored for good."""

    id: int | None = None
    events: list[Events]
    """One list for each version since the last message; the new version is in `match`."""
    match: MatchChange
    clock: ClockView | None = None


class ActionRefused(msgspec.Struct, tag="refused", kw_only=True):
    """The action was not carried out."""

    id: int
    version: int
    refusal: RefusalView


class Failed(msgspec.Struct, tag="failed", kw_only=True):
    """A message that could not be handled."""

    id: int | None
    problem: ProblemView


class Done(msgspec.Struct, tag="done", kw_only=True):
    """A message other than an action was carried out."""

    id: int


class TableChanged(msgspec.Struct, tag="table", kw_only=True):
    """The table as it is now."""

    table: TableView


class Presence(msgspec.Struct, tag="presence", kw_only=True):
    """Who is connected."""

    seats: list[int]
    watchers: int


class Said(msgspec.Struct, tag="said", kw_only=True):
    """A new line of chat."""

    line: ChatLine


class Signalled(msgspec.Struct, tag="signalled", kw_only=True):
    """A quick signal of another seat."""

    seat: int
    signal: str
    team: str


class Answer(msgspec.Struct, tag="answer", kw_only=True):
    """What the game says to a question."""

    id: int
    answer: Any


class History(msgspec.Struct, tag="history", kw_only=True):
    """What was asked for: one list of events for each version after `since`."""

    id: int
    since: int
    updates: list[Events]


class Summary(msgspec.Struct, tag="summary", kw_only=True):
    """A seat is handed back: what the bot that covered it saw and did since."""

    level: str
    since: int
    updates: list[Events]


class Pong(msgspec.Struct, tag="pong", kw_only=True):
    """Here."""

    id: int


class Bye(msgspec.Struct, tag="bye", kw_only=True):
    """The server closes the connection; `again` says whether to come back."""

    reason: Literal["restart", "left", "kicked", "moved", "too-slow", "too-fast", "expired", "unplayable"]
    again: bool


FromServer = (
    Welcome
    | Update
    | ActionRefused
    | Failed
    | Done
    | TableChanged
    | Presence
    | Said
    | Signalled
    | Answer
    | History
    | Summary
    | Pong
    | Bye
)
