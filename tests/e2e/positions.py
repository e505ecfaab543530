"""What a test of the page needs to have happened before: always the same match, put on the server.

A match of a fixed seed is played until a seat sees what is wanted, and comes to the server as matches of a
device do. So a test meets the same position in every run, and nothing is played through pages before it.
"""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any, NamedTuple

from redtable.kernel.match import Match
from redtable.kernel.record import record_of, write_record
from redtable.kernel.registry import find_game
from redtable.kernel.sealed import COMMITTED, SealedChance
from tests.e2e.tables import described, show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.e2e.devices import Device

MOST = 200
"""Actions after which a match is given up."""
MATCHES = 500
"""Matches after which a search is given up."""


class Position(NamedTuple):
    """A match that has come to what is wanted, and the seat that sees it."""

    match: Match
    seat: int
    options: dict[str, Any]


def begin(slug: str, number: int, **options: Any) -> Match:
    """The match of a number: its seed is always the same."""
    game = find_game(slug)
    rules = game.rules("", options)
    nobody = [""] * len(game.seats(rules))
    return Match(game, rules, SealedChance(hashlib.sha256(b"%d" % number).digest(), nobody))


def find(
    slug: str,
    wanted: Callable[[Any], bool],
    choose: Callable[[Any], str] | None = None,
    seats: Sequence[int] = (),
    **options: Any,
) -> Position:
    """The first match in which one of the seats (all, if none is named) sees what is wanted.

    Everybody plays at random, or as `choose` says where it says something.
    """
    for number in range(MATCHES):
        rng = random.Random(number)
        match = begin(slug, number, **options)
        for _ in range(MOST):
            if match.outcome() is not None:
                break
            for seat in seats or range(len(match.seats)):
                if wanted(match.view(seat).view):
                    return Position(match, seat, options)
            actor = rng.choice(match.actors())
            view = match.view(actor).view
            match.apply(actor, (choose(view) if choose else "") or rng.choice(view.legal))
    raise AssertionError(f"none of {MATCHES} matches brought what is wanted")


def put(devices: Sequence[Device], position: Position, bot: str = "") -> str:
    """Put a match on the server, the devices at its first seats; gives the table's code.

    With a bot there is one device, at the seat that sees what is wanted; bots of that level hold the others.
    """
    match = position.match
    sealed = match.chance.source
    assert isinstance(sealed, SealedChance)
    record = record_of(match, "", position.options)
    record.scheme, record.table = COMMITTED, "0" + sealed.commitment[:6].upper()
    record.server_seed = sealed.server_seed
    record.commitments = [""] * len(match.seats)
    first, *others = devices
    bots = {seat: bot for seat in range(len(match.seats)) if bot and seat != position.seat}
    upload = {"record": write_record(record), "bots": bots, "language": first.language}
    code: str = first.ask("POST", "/api/uploads", upload)["code"]
    for seat, device in enumerate(others, 1):
        moving = first.ask("POST", f"/api/tables/{code}/seats/{seat}/transfer")["code"]
        device.ask("POST", "/api/transfers", {"code": moving})
    return code


def come_to(
    devices: Sequence[Device],
    slug: str,
    wanted: Callable[[Any], bool],
    choose: Callable[[Any], str] | None = None,
    **options: Any,
) -> Device:
    """People at the table of a match where one of them sees what is wanted; gives the device of who does."""
    position = find(slug, wanted, choose, **options)
    show(devices, put(devices, position))
    ready = devices[position.seat]
    ready.page.wait_for_selector('main[data-acting="true"]')
    return ready


def come_to_bots(
    device: Device,
    slug: str,
    wanted: Callable[[Any], bool],
    seat: int = 0,
    choose: Callable[[Any], str] | None = None,
    **options: Any,
) -> str:
    """One person among bots who sees what is wanted at a seat; gives the table's code."""
    position = find(slug, wanted, choose, seats=[seat], **options)
    code = put([device], position, described(device, slug)["bots"][2])
    device.come(f"/t/{code}")
    device.page.wait_for_selector('main[data-acting="true"]')
    return code
