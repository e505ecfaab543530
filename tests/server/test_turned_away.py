"""What the Python client makes of a server that turns it away: its goodbye says whether to come again."""

from __future__ import annotations

import asyncio

import pytest

from redtable.client import Client
from redtable.client.errors import Closed, FailedMessage
from redtable.client.seat import SeatClient
from redtable.protocol.from_server import Bye, Failed
from redtable.server.problems import wrong


def take(*messages: object) -> None:
    """What a seat's client makes of these messages."""

    async def scenario() -> None:
        guest = Client("http://127.0.0.1:1")
        try:
            seat = SeatClient(guest, "ABCDEFG", 0)
            for message in messages:
                seat.take(message)
        finally:
            await guest.close()

    asyncio.run(scenario())


def test_a_hello_that_came_too_late_is_said_again() -> None:
    take(Failed(id=None, problem=wrong("say hello first").view()), Bye(reason="left", again=True))


def test_who_is_turned_away_for_good_hears_why() -> None:
    with pytest.raises(FailedMessage, match="no seat"):
        take(Failed(id=None, problem=wrong("no seat").view()), Bye(reason="left", again=False))
    with pytest.raises(Closed, match="expired"):
        take(Bye(reason="expired", again=False))
