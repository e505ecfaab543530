"""A table as people see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.protocol.tables import SeatView, TableView
from redtable.server.starting import committed

if TYPE_CHECKING:
    from collections.abc import Collection

    from redtable.server.games import Games
    from redtable.server.presence import PresenceBook
    from redtable.server.tables import Table
    from redtable.server.terms import SeatTerms
    from redtable.server.warm_up import WarmUp


class TableViews:
    """Shows tables with what this node knows beside them: who is connected, and how far bots are."""

    def __init__(self, games: Games, presence: PresenceBook, warm_up: WarmUp, base_url: str) -> None:
        self._games = games
        self._presence = presence
        self._warm_up = warm_up
        self._base_url = base_url

    def of(self, table: Table, person: str) -> TableView:
        """A table as a person may see it."""
        seats, watchers = self._presence.at(table.code)
        preparing = self._warm_up.of(table.code)
        return show(table, self._games, person, seats, watchers, self._base_url, *preparing)


def show(
    table: Table,
    games: Games,
    person: str,
    connected: Collection[int],
    watchers: int,
    base_url: str,
    preparing: int | None = None,
    preparing_seconds: int | None = None,
) -> TableView:
    """The table as the person may see it; `preparing`: how far bots are that cannot play yet."""
    over = table.status == "over"
    return TableView(
        code=table.code,
        url=f"{base_url}/t/{table.code}",
        game=table.game,
        slug=games.slug(table.game),
        ruleset=table.ruleset,
        options=table.options,
        language=table.language,
        listed=table.listed,
        status=table.status,
        you_host=person == table.host and bool(person),
        seats=[
            show_seat(table, number, info, person, number in connected)
            for number, info in enumerate(table.seat_terms())
        ],
        clock=table.clock,
        paused=table.paused(),
        spectators=table.spectators,
        delay=table.delay,
        watchers=watchers,
        standing_bot=table.standing_bot,
        drop_in=table.drop_in,
        commitment=committed(table),
        revealed_seed=table.seed if over else "",
        scheme=table.scheme,
        starting=bool(table.reveal_by),
        called_off=table.called_off,
        missing=table.missing,
        offer=table.offer,
        outcome=table.outcome,
        previous=table.previous,
        next=table.next,
        forked_from=table.forked_from,
        device_code=table.device_code,
        created=table.created,
        name=table.name,
        pace=table.pace,
        spectators_talk=table.spectators_talk,
        preparing=preparing,
        preparing_seconds=preparing_seconds,
    )


def show_seat(table: Table, number: int, info: SeatTerms, person: str, connected: bool) -> SeatView:
    """A seat as everybody may see it."""
    seat = table.seats[number]
    return SeatView(
        seat=number,
        name=info.name,
        team=info.team,
        role=info.role,
        holder="person" if seat.person else "bot" if seat.bot else "nobody",
        player=seat.player,
        bot=seat.played_by(),
        covered=bool(seat.cover),
        ready=seat.ready or bool(seat.bot) or (bool(seat.person) and seat.person == table.host),
        connected=connected,
        yours=seat.person == person and bool(person),
        commitment=seat.commitment,
        revealed=bool(seat.entropy),
        entropy="" if table.status == "open" else seat.entropy,
        program=seat.program,
    )
