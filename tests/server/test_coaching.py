"""The coach: for the own seat on one's turn, from its view alone, and never where another person plays."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.protocol.analysis import Advice, Weighed
from tests.server.processes import TINY, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path


async def advice(client: Client, code: str, seat: int = 0) -> Advice:
    """Ask for the best plans."""
    return await client.call(Advice, "GET", f"/api/tables/{code}/seats/{seat}/advice")


async def weighed(client: Client, code: str, action: str, seat: int = 0) -> Weighed:
    """Ask what an action would lose."""
    question = f"/api/tables/{code}/seats/{seat}/weighed?action={quote(action)}"
    return await client.call(Weighed, "GET", question)


async def refused(client: Client, code: str, seat: int = 0, action: str = "") -> str:
    """Why the coach says nothing."""
    with pytest.raises(ClientError) as refusal:
        await (weighed(client, code, action, seat) if action else advice(client, code, seat))
    return refusal.value.problem.key


def test_a_person_alone_among_bots_has_a_coach(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games=f"redcode,{TINY}") as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            table = await ann.open_table("redcode", seat=0, bots={1: "random"})
            assert await refused(ann, table.code) == "table-problem-not-running"
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as seat:
                legal = await seat.my_turn()
                found = await advice(ann, table.code)
                assert found.version == seat.version
                assert 1 <= len(found.plans) <= 3
                assert {plan.action for plan in found.plans} <= set(legal)
                chances = [plan.chance for plan in found.plans]
                assert chances == sorted(chances, reverse=True)
                assert all(plan.low <= plan.chance <= plan.high for plan in found.plans)
                assert not any(plan.effects for plan in found.plans), "no ship has a hull yet"
                assert await advice(ann, table.code) == found
                judged = await weighed(ann, table.code, legal[0])
                assert (judged.version, judged.action) == (seat.version, legal[0])
                assert await refused(ann, table.code, action="nonsense") == "table-problem-no-coach"
                for other, number in ((ann, 1), (bob, 0)):
                    assert await refused(other, table.code, number) == "table-problem-not-yours"

            tiny = await ann.open_table(TINY, seat=0, bots={1: "random"})
            await ann.start(tiny.code)
            async with ann.seat(tiny.code, 0) as seat:
                await seat.my_turn()
                assert await refused(ann, tiny.code) == "table-problem-no-coach"

            among_people = await ann.open_table("redcode", seat=0)
            await bob.join(among_people.code, 1)
            await bob.ready(among_people.code)
            await ann.start(among_people.code)
            for person, number in ((ann, 0), (bob, 1)):
                for action in ("", "any"):
                    assert (
                        await refused(person, among_people.code, number, action) == "table-problem-no-hints"
                    )

    asyncio.run(scenario())
