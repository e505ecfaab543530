"""What a test of the page needs to have happened before, played through the API: the pages only watch.

Playing by clicks is tested elsewhere; here it would cost minutes until chance brings what is wanted.
"""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from redtable.client import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.client.seat_match import SeatMatch
    from tests.e2e.devices import Device

MOST = 150
"""Actions after which a match is given up."""


def play_quickly(
    devices: list[Device],
    code: str,
    wanted: Callable[[SeatMatch], bool],
    choose: Callable[[SeatMatch], str] | None = None,
) -> Device | None:
    """Play for the people of a two-seat table until one of them sees what is wanted.

    They play at random, or as `choose` says where it says something. Gives the device of who sees it, when
    its page shows it too; None if the match did not bring it.
    """
    url, tokens = devices[0].url, [token_of(device) for device in devices]
    with ThreadPoolExecutor(1) as other_thread:  # in this one Playwright runs an event loop already
        seen = other_thread.submit(lambda: asyncio.run(play(url, tokens, code, wanted, choose))).result()
    if seen is None:
        return None
    number, version = seen
    devices[number].page.wait_for_selector(f'main[data-version="{version}"][data-acting="true"]')
    return devices[number]


async def play(
    url: str,
    tokens: list[str],
    code: str,
    wanted: Callable[[SeatMatch], bool],
    choose: Callable[[SeatMatch], str] | None,
) -> tuple[int, int] | None:
    """The seat that sees what is wanted, and the version at which it is seen."""
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
                    return number, match.version
            for seat in seats:
                if seat.match is not None and seat.match.legal:
                    chosen = choose(seat.match) if choose else ""
                    await seat.act(chosen or rng.choice(seat.match.legal))
                    break
    return None


def token_of(device: Device) -> str:
    """Who the person at a device is to the server."""
    (cookie,) = [cookie for cookie in device.context.cookies() if cookie.get("name") == "redtable"]
    return cookie.get("value", "")
