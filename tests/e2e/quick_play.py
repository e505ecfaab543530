"""What a test of the page needs to have happened before, played through the API.

Playing by clicks is tested elsewhere; here it would cost minutes until chance brings what is wanted.
"""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, NamedTuple

from redtable.client import Client
from redtable.client.errors import RefusedAction
from tests.e2e.tables import gather, show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from redtable.client.seat import SeatClient
    from redtable.client.seat_match import SeatMatch
    from tests.e2e.devices import Device

MOST = 150
"""Actions after which a match is given up."""
MATCHES = 100
"""Matches after which a search is given up."""


class Seen(NamedTuple):
    """The seat that sees what is wanted, and the versions of all seats then."""

    seat: int
    versions: list[int]


def play_until(
    devices: Sequence[Device],
    slug: str,
    wanted: Callable[[SeatMatch], bool],
    choose: Callable[[SeatMatch], str] | None = None,
    **options: Any,
) -> Device:
    """Two people at a table where one of them sees what is wanted; gives the device of who does.

    Pages are opened when it has come: a match that does not bring it is followed by another.
    """
    for _ in range(MATCHES):
        code = gather(devices, slug, **options)
        seen = play_quickly(devices, code, wanted, choose)
        if seen is not None:
            show(devices, code)
            catch_up(devices, seen)
            return devices[seen.seat]
    raise AssertionError(f"none of {MATCHES} matches brought what is wanted")


def play_quickly(
    devices: Sequence[Device],
    code: str,
    wanted: Callable[[SeatMatch], bool],
    choose: Callable[[SeatMatch], str] | None = None,
) -> Seen | None:
    """Play for the people of a two-seat table until one of them sees what is wanted.

    They play at random, or as `choose` says where it says something. None if the match did not bring it.
    """
    url, tokens = devices[0].url, [token_of(device) for device in devices]
    with ThreadPoolExecutor(1) as other_thread:  # in this one Playwright runs an event loop already
        return other_thread.submit(lambda: asyncio.run(play(url, tokens, code, wanted, choose))).result()


def catch_up(devices: Sequence[Device], seen: Seen) -> None:
    """Wait until every page shows the version of its seat, and who sees what is wanted may act."""
    for device, version in zip(devices, seen.versions, strict=True):
        device.page.wait_for_selector(f'main[data-version="{version}"]')
    devices[seen.seat].page.wait_for_selector('main[data-acting="true"]')


async def play(
    url: str,
    tokens: list[str],
    code: str,
    wanted: Callable[[SeatMatch], bool],
    choose: Callable[[SeatMatch], str] | None,
) -> Seen | None:
    """Who sees what is wanted, if anybody does."""
    rng = random.Random(code)
    async with AsyncExitStack() as stack:
        seats = []
        for number, token in enumerate(tokens):
            guest = await stack.enter_async_context(Client(url, token))
            seats.append(await stack.enter_async_context(guest.seat(code, number)))
        for _ in range(MOST):
            for number, seat in enumerate(seats):
                await seat.ping()
                match = seat.match
                assert match is not None
                if match.outcome is not None:
                    return None
                if wanted(match):
                    for other in seats:
                        await other.ping()
                    return Seen(number, [other.version for other in seats])
            for seat in seats:
                if seat.match is not None and seat.match.legal:
                    chosen = choose(seat.match) if choose else ""
                    await act(seat, chosen or rng.choice(seat.match.legal))
                    break
    return None


async def act(seat: SeatClient, action: str) -> None:
    """Act, unless the page of the seat was faster: it passes by itself where nothing else can be done."""
    before = seat.version
    try:
        await seat.act(action)
    except RefusedAction:
        if seat.version == before:
            raise


def token_of(device: Device) -> str:
    """Who the person at a device is to the server."""
    (cookie,) = [cookie for cookie in device.context.cookies() if cookie.get("name") == "redtable"]
    return cookie.get("value", "")
