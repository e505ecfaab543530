"""A node whose connections to PostgreSQL break at the worst moment goes on when they are back."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import pytest

from redtable.client import Client, ClientError
from tests.server.network import Proxy
from tests.server.processes import TINY, ServerProcess
from tests.server.test_play import play_on

PATIENCE: Final = 60.0
"""Seconds after which a bot that does not move counts as forgotten."""


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ("FROM snapshots", 0),
        ("FROM log", 0),
        ("UPDATE tables SET version", 0),
        ("UPDATE tables SET version", 2),
    ],
    ids=["before the snapshot", "before the log", "before the start", "after the start"],
)
def test_a_bot_is_not_forgotten_when_the_store_fails_as_its_match_begins(
    postgres: str, words: str, answers: int
) -> None:
    """The bot is to act first, and nobody else can wake it: the node must remember that it has to.

    The second answer to a statement that the connection has not seen before says that it was carried out.
    """

    async def scenario() -> None:
        proxy = Proxy(postgres)
        await proxy.start()
        async with ServerProcess(proxy.address, lease=1.5) as server, Client(server.address) as ann:
            table = await ann.open_table(TINY, bots={0: "random"}, seat=1)
            proxy.trap, proxy.answers = words.encode(), answers
            with contextlib.suppress(ClientError):
                await ann.start(table.code)
            assert not proxy.trap
            while (await ann.table(table.code)).status == "open":
                with contextlib.suppress(ClientError):
                    await ann.start(table.code)
            async with asyncio.timeout(PATIENCE), ann.seat(table.code, 1) as seat:
                await play_on(seat)
        await proxy.stop()

    asyncio.run(scenario())
