"""Offers that people at a table make each other: to resign, to agree on a draw, to play again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.match import AGREE_DRAW, RESIGN
from redtable.protocol.tables import NewTable, OfferView
from redtable.server import tables
from redtable.server.problems import not_now
from redtable.server.tables import Seat, Table

if TYPE_CHECKING:
    from redtable.protocol.fields import OfferKind
    from redtable.server.lobby import Lobby
    from redtable.server.room import Room
    from redtable.server.stored_tables import StoredTables


class Offers:
    """Makes offers, takes answers, and carries out that on which all agree."""

    def __init__(self, stored: StoredTables, lobby: Lobby) -> None:
        self._stored = stored
        self._lobby = lobby

    async def make(self, room: Room, person: str, seat: int, kind: OfferKind) -> None:
        """Make an offer; it takes effect at once if nobody else has to agree."""
        table, _ = await self._stored.change(
            room.table.code, lambda table: make_offer(table, person, seat, kind)
        )
        await self._settle(room, table)

    async def reply(self, room: Room, person: str, seat: int, agree: bool) -> None:
        """Agree to the open offer, or turn it down."""

        table, _ = await self._stored.change(
            room.table.code, lambda table: answer_offer(table, person, seat, agree)
        )
        await self._settle(room, table)

    async def _settle(self, room: Room, table: Table) -> None:
        """Carry out an offer on which all agree."""
        offer = table.offer
        if offer is None or not settled(offer):
            return
        if offer.kind == "rematch":
            await self._rematch(room, table)
        else:
            word = RESIGN if offer.kind == "resign" else AGREE_DRAW
            await room.act(offer.seat, word, decided=True)

    async def _rematch(self, room: Room, table: Table) -> None:
        """A new table with the same people, seated and dealt as the game says."""
        options, seats = await room.rematch(table.options)
        new = rematch_of(table, options)

        def seat_all(again: Table) -> None:
            seat_again(again, table, seats)

        again = await self._lobby.open_again(new, table, seat_all)

        def link(former: Table) -> None:
            former.offer = None
            former.next = former.next or again.code

        await self._stored.change(table.code, link)


def check_offer(table: Table, kind: OfferKind) -> None:
    """Offers fit the state of the match, and there is one at a time."""
    tables.must_be(table, "over" if kind == "rematch" else "running", f"a {kind}")
    if table.offer is not None:
        raise not_now("there is an open offer already", "table-problem-offer-open")
    if kind == "rematch" and table.next:
        raise not_now(f"the rematch is at table {table.next}", "table-problem-rematch-at", code=table.next)


def asked_seats(table: Table, teams: list[str], seat: int, kind: OfferKind) -> list[int]:
    """Who has to agree: the team for a resignation, every person for the rest. Bots refuse draws."""
    people = table.people()
    if kind == "draw" and any(team not in {teams[person] for person in people} for team in teams):
        raise not_now("bots do not agree to a draw", "table-problem-bots-no-draw")
    if kind == "resign":
        if len(set(teams)) != 2:
            raise not_now("resigning needs two sides; you may leave the table", "table-problem-no-resigning")
        people = [person for person in people if teams[person] == teams[seat]]
    return people


def rematch_of(table: Table, options: dict[str, Any]) -> NewTable:
    """The table of a rematch with these options; nobody sits there yet."""
    return NewTable(
        game=table.game,
        ruleset=table.ruleset,
        options=options,
        language=table.language,
        clock=table.clock,
        spectators=table.spectators,
        delay=table.delay,
        standing_bot=table.standing_bot,
        name=table.name,
        pace=table.pace,
        spectators_talk=table.spectators_talk,
    )


def seat_again(again: Table, table: Table, seats: list[int]) -> None:
    """Seat the players of a match at its rematch; `seats` has for each seat the one it had before."""
    again.previous = table.code
    for number, former in enumerate(seats):
        seat = table.seats[former]
        again.seats[number] = Seat(person=seat.person, player=seat.player, bot=seat.bot, program=seat.program)


def make_offer(table: Table, person: str, seat: int, kind: OfferKind) -> None:
    """A seat makes an offer."""
    tables.must_hold(table, person, seat)
    check_offer(table, kind)
    asked = asked_seats(table, table.teams(), seat, kind)
    table.offer = OfferView(kind=kind, seat=seat, agreed=[seat], asked=asked)


def answer_offer(table: Table, person: str, seat: int, agree: bool) -> None:
    """A seat agrees to the open offer, or turns it down."""
    tables.must_hold(table, person, seat)
    offer = table.offer
    if offer is None or seat not in offer.asked:
        raise not_now("there is no offer for you to answer", "table-problem-no-offer")
    if not agree:
        table.offer = None
    elif seat not in offer.agreed:
        table.offer = msgspec.structs.replace(offer, agreed=[*offer.agreed, seat])


def settled(offer: OfferView | None) -> bool:
    """Whether all who were asked agree."""
    return offer is not None and set(offer.asked) <= set(offer.agreed)
