"""The first message that a connection gets: the table, the match as its seat sees it, and the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.protocol.fields import PROTOCOL, Events
from redtable.protocol.from_server import ChatLine, ClockView, Welcome

if TYPE_CHECKING:
    from redtable.kernel.match import Match
    from redtable.protocol.tables import TableView
    from redtable.server.store.rows import ChatRow

RECENT = 64
"""So many of the last updates a newcomer is told; earlier ones are there for the asking."""


def first_update(version: int, since: int | None) -> int:
    """The version from which a seat is told its updates: the one it says it has, unless there is no such."""
    if since is None or since > version:
        return max(0, version - RECENT)
    return since


def welcome(
    seat: int,
    table: TableView,
    match: Match | None,
    since: int,
    updates: list[Events],
    clock: ClockView | None,
    chat: list[ChatLine],
) -> Welcome:
    """All that a connection needs to show the table; a newcomer is told the opening too."""
    opening: Events = []
    if match is not None and since == 0:
        seen = [event.seen_by(seat) for event in match.opening]
        opening = [event for event in seen if event is not None]
    return Welcome(
        protocol=PROTOCOL,
        seat=seat,
        table=table,
        match=None if match is None else match.view(seat),
        since=since,
        opening=opening,
        updates=updates,
        clock=clock,
        chat=chat,
    )


def chat_lines(rows: list[ChatRow], seat: int, teams: list[str]) -> list[ChatLine]:
    """The lines of chat that are meant for a seat."""
    return [chat_line(row) for row in rows if may_read(row, seat, teams)]


def chat_line(row: ChatRow) -> ChatLine:
    """A stored line of chat as clients get it."""
    return ChatLine(at=row.at, author=row.author, seat=row.seat, team=row.team, text=row.text)


def may_read(row: ChatRow, seat: int, teams: list[str]) -> bool:
    """Whether a line is meant for a seat."""
    return not row.team or (seat >= 0 and teams[seat] == row.team)
