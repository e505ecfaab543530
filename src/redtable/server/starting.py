"""The start of a match: being ready, committing to entropy and revealing it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from redtable.kernel.sealed import SEED_BYTES, commitment, seat_commitment
from redtable.server.problems import forbidden, not_now, wrong
from redtable.server.tables import must_be, must_hold, must_host, unready

if TYPE_CHECKING:
    from redtable.server.tables import Table


def set_ready(table: Table, person: str, ready: bool, commitments: dict[int, str]) -> None:
    """All seats of a person are ready, or not; those named commit to their entropy."""
    must_be(table, "open", "getting ready")
    mine = table.seats_of(person)
    if not mine:
        raise forbidden("take a seat first", "table-problem-sit-first")
    for number in commitments:
        must_hold(table, person, number)
    for number in mine:
        table.seats[number].ready = ready
        table.seats[number].commitment = commitments.get(number, "") if ready else ""


def start(table: Table, person: str, service_now: int, limit: int) -> None:
    """The host starts when everybody is ready, which the host need not say, and no seat is free.

    At a table that people drop in at, seats may stay free. Seats that committed to entropy have `limit`
    milliseconds to reveal it; nothing of what they committed to can be changed meanwhile.
    """
    must_be(table, "open", "starting")
    must_host(table, person)
    for number, seat in enumerate(table.seats):
        if seat.free() and not table.drop_in:
            raise not_now(f"seat {number} is still free", "table-problem-still-free")
        if seat.person and seat.person != person and not seat.ready:
            raise not_now(f"{seat.player} is not ready", "table-problem-not-ready", player=seat.player)
    if unrevealed(table):
        table.reveal_by = service_now + limit
    else:
        begin(table, service_now)


def begin(table: Table, service_now: int) -> None:
    """The match begins."""
    table.status = "running"
    table.listed = False
    table.reveal_by = 0
    table.started = service_now


def unrevealed(table: Table) -> list[int]:
    """The seats that committed to entropy and have not revealed it."""
    return [number for number, seat in enumerate(table.seats) if seat.commitment and not seat.entropy]


def reveal(table: Table, person: str, entropies: dict[int, str], service_now: int) -> None:
    """A person's seats reveal what they committed to, and nothing else; with the last of them it begins.

    Revealing the same again is no fault: the answer may have been lost.
    """
    if not entropies:
        raise wrong("no seat's entropy is revealed", "table-problem-entropy")
    for number, entropy in entropies.items():
        seat = must_hold(table, person, number)
        if not table.reveal_by and not seat.entropy:
            raise not_now("no start waits for entropy", "table-problem-no-start")
        if seat_commitment(table.code, number, committed(table), entropy) != seat.commitment:
            raise wrong(f"this is not what seat {number} committed to", "table-problem-entropy")
        seat.entropy = entropy
    if table.reveal_by and not unrevealed(table):
        begin(table, service_now)


def committed(table: Table) -> str:
    """What the server published of its seed."""
    return commitment(bytes.fromhex(table.seed))


def new_seed() -> str:
    """A secret for the sealed chance."""
    return secrets.token_bytes(SEED_BYTES).hex()


def call_off(table: Table, missing: list[int]) -> None:
    """The match does not start, for want of these seats: nobody may choose by it, so all begin anew.

    The server takes a new seed, and every seat that had committed has to be ready and to commit again.
    """
    table.missing = missing
    table.called_off += 1
    table.reveal_by = 0
    table.seed = new_seed()
    table.rules = table.rules_hash = ""
    table.places = []
    for seat in table.seats:
        if seat.commitment:
            unready(seat)
        seat.entropy = ""


def give_up_start(table: Table, reveal_by: int) -> None:
    """Call a start off whose time is over, if it is still under way."""
    if table.reveal_by != reveal_by:
        raise not_now("that start is not under way any more", "table-problem-no-start")
    call_off(table, unrevealed(table))
