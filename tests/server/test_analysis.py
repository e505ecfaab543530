"""The analysis of a finished match on a server: first quick, then thorough, and the same for all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.protocol.analysis import AnalysisView, MatchAnalysis
from tests.server.processes import TINY, ServerProcess
from tests.server.test_retention import change

if TYPE_CHECKING:
    from pathlib import Path


async def ask(client: Client, code: str, have: str = "") -> AnalysisView:
    """How far it is."""
    return await client.call(AnalysisView, "GET", f"/api/tables/{code}/analysis?have={have}")


async def finished(client: Client, game: str) -> str:
    """A match that a person gives up at once."""
    table = await client.open_table(game, seat=0, bots={1: "random"})
    await client.start(table.code)
    async with client.seat(table.code, 0) as seat:
        await seat.my_turn()
        with pytest.raises(ClientError) as early:
            await ask(client, table.code)
        assert early.value.problem.key == "table-problem-only-after"
        await seat.offer("resign")
        await seat.until(lambda: seat.match is not None and seat.match.outcome is not None)
    return table.code


async def whole(client: Client, code: str) -> list[MatchAnalysis]:
    """Everything that comes until nothing finer follows."""
    found: list[MatchAnalysis] = []
    while True:
        view = await ask(client, code, found[-1].depth if found else "")
        if view.found is not None:
            found.append(view.found)
        if not view.working:
            return found


def test_two_people_see_the_same_analysis(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games=f"redcode,{TINY}") as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await finished(ann, "redcode")
            seen = await asyncio.gather(whole(ann, code), whole(bob, code))
            assert seen[0][-1] == seen[1][-1]
            last = seen[0][-1]
            assert last.depth == "thorough"
            assert all(account.adds_up() for account in last.accounts)
            assert last.reason == "resigned"
            again = await ask(bob, code, "quick")
            assert again.found == last
            assert (await ask(bob, code, "thorough")).found is None

            tiny = await finished(ann, TINY)
            with pytest.raises(ClientError) as none:
                await whole(ann, tiny)
            assert none.value.problem.key == "table-problem-no-analysis"

    asyncio.run(scenario())


def test_an_analysis_is_kept_until_the_method_changes(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    marked = "read from the store"

    async def first() -> tuple[str, MatchAnalysis]:
        async with ServerProcess(database, games="redcode") as server, Client(server.address) as ann:
            code = await finished(ann, "redcode")
            return code, (await whole(ann, code))[-1]

    async def after_restart(code: str) -> MatchAnalysis:
        async with ServerProcess(database, games="redcode") as server, Client(server.address) as bob:
            return (await whole(bob, code))[-1]

    code, found = asyncio.run(first())
    change(database, "UPDATE analyses SET data = replace(data, ?, ?)", '"resigned"', f'"{marked}"')
    kept = asyncio.run(after_restart(code))
    assert kept.reason == marked
    kept.reason = found.reason
    assert kept == found
    change(database, "UPDATE analyses SET method = method - 1")
    assert asyncio.run(after_restart(code)) == found
