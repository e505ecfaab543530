"""What a seat knows of its match, and the server's messages that say it."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.kernel.view import OutcomeView, RefusalView
from redtable.protocol.fields import Events
from redtable.protocol.from_server import (
    ActionRefused,
    Answer,
    Bye,
    ChatLine,
    ClockView,
    Done,
    Failed,
    History,
    MatchChange,
    Pong,
    Presence,
    Said,
    Signalled,
    Summary,
    TableChanged,
    Update,
)
from redtable.protocol.tables import TableView


class SeatMatch(msgspec.Struct, kw_only=True):
    """A seat's match; the view is plain data, since every game has its own."""

    version: int
    undo: bool
    why_no_undo: RefusalView | None
    outcome: OutcomeView | None = None
    view: dict[str, Any]

    @property
    def legal(self) -> list[str]:
        """The actions that are open to the seat."""
        return list(self.view["legal"])

    def after(self, change: MatchChange) -> SeatMatch:
        """The match after a change: what is not in it is as it was."""
        said = msgspec.structs.asdict(change)
        changed = {name: value for name, value in said.items() if value is not msgspec.UNSET}
        return msgspec.structs.replace(self, **(changed | {"view": self.view | change.view}))


class SeatWelcome(msgspec.Struct, tag="welcome", kw_only=True):
    """The message `Welcome` with the view as plain data."""

    protocol: int
    seat: int
    table: TableView
    match: SeatMatch | None
    since: int
    opening: Events
    updates: list[Events]
    clock: ClockView | None
    chat: list[ChatLine]


Replied = ActionRefused | Failed | Done | Answer | History | Pong
News = TableChanged | Presence | Said | Signalled | Summary | Bye
decoder: msgspec.json.Decoder[SeatWelcome | Update | Replied | News] = msgspec.json.Decoder(
    SeatWelcome | Update | Replied | News
)
