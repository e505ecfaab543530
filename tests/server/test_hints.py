"""A bot's advice: for the own seat on one's turn, and only where everybody else is a bot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.protocol.replays import Hint
from tests.server.processes import TINY, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path


async def hint(client: Client, code: str, seat: int) -> Hint:
    """Ask what the bot would do."""
    return await client.call(Hint, "GET", f"/api/tables/{code}/seats/{seat}/hint")


async def refused(client: Client, code: str, seat: int) -> str:
    """Why there is no advice."""
    with pytest.raises(ClientError) as refusal:
        await hint(client, code, seat)
    return refusal.value.problem.key


def test_a_bot_gives_advice_where_all_others_are_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            table = await ann.open_table(TINY, seat=0, bots={1: "random"})
            assert await refused(ann, table.code, 0) == "table-problem-not-running"
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as seat:
                legal = await seat.my_turn()
                advice = await hint(ann, table.code, 0)
                assert advice.action in legal
                assert advice.version == seat.version
                assert await hint(ann, table.code, 0) == advice
                assert await refused(ann, table.code, 1) == "table-problem-not-yours"
                assert await refused(bob, table.code, 0) == "table-problem-not-yours"

            among_people = await ann.open_table(TINY, seat=0)
            await bob.join(among_people.code, 1)
            await bob.ready(among_people.code)
            await ann.start(among_people.code)
            for person, number in ((ann, 0), (bob, 1)):
                assert await refused(person, among_people.code, number) == "table-problem-no-hints"

    asyncio.run(scenario())
