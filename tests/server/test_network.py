"""A node whose connections to PostgreSQL break at the worst moment goes on when they are back."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Final

import pytest

from redtable.client import Client, ClientError
from tests.server.network import SLICE, Proxy
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


def test_a_slow_network_that_recovers_in_the_middle_of_a_message_repeats_nothing(tmp_path: Path) -> None:
    """What the proxy carries is what was said, whatever the weather does meanwhile."""
    said = random.Random(1).randbytes(16 * SLICE)

    async def scenario() -> bytes:
        proxy = Proxy(f"postgresql://postgres@/redtable?host={tmp_path}")
        heard = asyncio.get_running_loop().create_future()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            first = await reader.readexactly(SLICE)
            proxy.heal()
            heard.set_result(first + await reader.read(-1))
            writer.close()

        database = await asyncio.start_unix_server(listen, proxy.socket)
        await proxy.start()
        proxy.rate = 50_000.0
        _, node = await asyncio.open_connection("127.0.0.1", proxy.port)
        node.write(said)
        node.write_eof()
        found = await heard
        node.close()
        await proxy.stop()
        database.close()
        return bytes(found)

    assert asyncio.run(scenario()) == said
