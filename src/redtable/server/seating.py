"""Who sits where: taking seats and leaving them, bots, covers, and moves to another device."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from redtable.server.problems import forbidden, not_now
from redtable.server.starting import call_off
from redtable.server.tables import Seat, must_be, must_host, unready

if TYPE_CHECKING:
    from redtable.server.games import Games
    from redtable.server.tables import Table


def join(
    table: Table, person: str, player: str, number: int | None, service_now: int = 0, program: bool = False
) -> int:
    """Take a seat; a guest who has one already moves, except the host, who may take several.

    Until the match starts, whoever comes to the own seat again is called by the name of now. A guest who has
    once said to be a program stays one.
    """
    if not (table.drop_in and table.status == "running"):
        must_be(table, "open", "taking a seat")
    mine = table.seats_of(person)
    if table.status == "open":
        for own in mine:
            table.seats[own].player = player
            table.seats[own].program |= program
    if number is None:
        if mine:
            return mine[0]
        free = [index for index, seat in enumerate(table.seats) if seat.free()]
        if not free:
            raise not_now("all seats are taken", "table-problem-all-taken")
        number = free[0]
    seat = table.seat(number)
    if seat.person == person:
        return number
    if not seat.free():
        raise not_now(f"seat {number} is taken", "table-problem-taken")
    program |= any(table.seats[own].program for own in mine)
    if person != table.host:
        for other in mine:
            free_seat(table, other)
    table.seats[number].program = program
    table.seats[number].person = person
    table.seats[number].player = player
    table.seats[number].held_since = service_now if table.status == "running" else 0
    return number


def free_seat(table: Table, number: int) -> None:
    """Nobody sits there any more. What the seat mixed into the chance of a running match stays."""
    former = table.seats[number]
    table.seats[number] = Seat()
    if table.status == "running":
        table.seats[number].commitment = former.commitment
        table.seats[number].entropy = former.entropy


def put_bot(table: Table, games: Games, person: str, number: int, level: str) -> None:
    """The host puts a bot on a free seat, changes its level, or frees the seat."""
    must_be(table, "open", "changing a bot")
    must_host(table, person)
    seat = table.seat(number)
    if seat.person:
        raise not_now(f"seat {number} is taken by a person", "table-problem-taken")
    if level:
        games.check_level(table.game, level)
    table.seats[number] = Seat(bot=level)


def leave(table: Table, person: str, *, stuck: bool = False) -> None:
    """Before the start the seat is free again; later the standing bot covers it. A host who leaves closes.

    At a table that people drop in at, the seat is free again at any time. A match that is stuck, because this
    version cannot play it, ends without a result.
    """
    mine = table.seats_of(person)
    if stuck and table.status == "running" and mine:
        table.status = "over"
        table.offer = None
        return
    if table.status == "open":
        if table.reveal_by and (mine or table.host == person):
            call_off(table, mine)
        for number in mine:
            table.seats[number] = Seat()
        if table.host == person:
            table.status = "closed"
        elif not mine:
            raise forbidden("you have no seat here", "table-problem-sit-first")
    elif table.status == "running":
        if not mine:
            raise forbidden("you have no seat here", "table-problem-sit-first")
        for number in mine:
            if table.drop_in:
                free_seat(table, number)
                continue
            table.seats[number].bot = table.standing_bot
            table.seats[number].person = ""
            table.seats[number].program = False
            table.seats[number].cover = ""
    else:
        raise not_now("the match is over", "table-problem-over")


def kick(table: Table, person: str, number: int) -> str:
    """The host frees a seat before the start, also one of the own; gives the person who sat there."""
    must_be(table, "open", "removing a player")
    must_host(table, person)
    removed = table.seat(number).person
    if not removed:
        raise not_now(f"nobody sits on seat {number}", "table-problem-nobody-there")
    table.seats[number] = Seat()
    return removed


def hand_over(table: Table, person: str, number: int) -> None:
    """The host makes somebody else at the table the host."""
    if table.status != "running":
        must_be(table, "open", "handing over")
    must_host(table, person)
    heir = table.seat(number).person
    if not heir:
        raise not_now(f"nobody sits on seat {number}", "table-problem-nobody-there")
    table.host = heir
    if table.status == "open":
        for seat in table.seats:
            if seat.person == person:
                unready(seat)


def swap(table: Table, person: str, one: int, other: int) -> None:
    """The host lets two seats change their holders before the start: people, bots or nobody."""
    must_be(table, "open", "changing seats")
    must_host(table, person)
    unready(table.seat(one))
    unready(table.seat(other))
    table.seats[one], table.seats[other] = table.seats[other], table.seats[one]


def shuffle(table: Table, person: str) -> None:
    """The host deals the holders to the seats anew before the start."""
    must_be(table, "open", "changing seats")
    must_host(table, person)
    secrets.SystemRandom().shuffle(table.seats)
    for seat in table.seats:
        unready(seat)


def cover(table: Table, number: int, level: str, version: int) -> None:
    """A bot plays for an absent person from now on."""
    seat = table.seat(number)
    if seat.person and not seat.cover:
        seat.cover = level
        seat.cover_since = version


def hand_back(table: Table, number: int) -> None:
    """The person plays again."""
    table.seat(number).cover = ""


def move_seat(table: Table, number: int, former: str, person: str, player: str, service_now: int) -> None:
    """Another device takes the seat, if it is still held by whoever let it."""
    seat = table.seat(number)
    if not former or seat.person != former:
        raise not_now("whoever made this code does not hold that seat any more", "table-problem-code-void")
    if table.status == "open" and seat.commitment:
        if table.reveal_by:
            call_off(table, [number])
        unready(seat)
    seat.person = person
    seat.player = player
    seat.program = False
    seat.held_since = service_now if table.status == "running" else 0
    if table.host == former and not table.seats_of(former):
        table.host = person
