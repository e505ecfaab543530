"""A match that is played through the API while its pages look on. What happened before is for `positions`."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, NamedTuple

from redtable.client import Client
from redtable.client.errors import RefusedAction

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from redtable.client.seat import SeatClient
    from redtable.client.seat_match import SeatMatch
    from tests.e2e.devices import Device

MOST = 150
"""Actions after which a match is given up."""


class Seen(NamedTuple):
    """The seat that sees what is wanted, and the versions of all seats then."""

    seat: int
    versions: list[int]


def play_quickly(
    devices: Sequence[Device],
    code: str,
    wanted: Callable[[SeatMatch], bool],
) -> Seen | None:
    """Play at random for the people of a table until one of them sees what is wanted; None if nobody does."""
    url, tokens = devices[0].url, [token_of(device) for device in devices]
    with ThreadPoolExecutor(1) as other_thread:  # in this one Playwright runs an event loop already
        return other_thread.submit(lambda: asyncio.run(play(url, tokens, code, wanted))).result()


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
                    await act(seat, rng.choice(seat.match.legal))
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
