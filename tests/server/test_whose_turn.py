"""The list of one's tables says where one is to act, and tells nobody of another's turn."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from redtable.client import Client
from tests.server.processes import TINY, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path


async def turn_of(client: Client, code: str) -> bool | None:
    """Whether the list of one's own tables says that it is one's turn."""
    return next(table.your_turn for table in await client.tables(mine=True) if table.code == code)


def test_the_list_of_tables_says_where_one_is_to_act(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as guest,
        ):
            table = await ann.open_table(TINY, seat=0)
            assert (await ann.table(table.code)).your_turn is None
            await bob.join(table.code, 1)
            await bob.ready(table.code)
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as red, bob.seat(table.code, 1) as blue:
                for moves, waits, seat in ((ann, bob, red), (bob, ann, blue), (ann, bob, red)):
                    legal = await seat.my_turn()
                    assert await turn_of(moves, table.code) is True
                    assert await turn_of(waits, table.code) is False
                    assert (await guest.table(table.code)).your_turn is None
                    await seat.act(legal[-1])

    asyncio.run(scenario())
