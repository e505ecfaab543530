"""The analysis of a finished match on a server: first quick, then thorough, and the same for all."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.kernel.registry import find_game
from redtable.lab.matches import Pairing, Player, play_recorded
from redtable.protocol.analysis import AnalysisView, MatchAnalysis
from redtable.server import analyses as analyses_module
from redtable.server import analysis_work
from redtable.server.analyses import LOOKED_AT, Analyses, AnalysisJob
from redtable.server.fair_pool import Asker
from redtable.server.worker_pool import WorkerPool
from redtable.server.worker_requests import ANALYSES, Analyse, RulesReference
from tests.server.processes import TINY, ServerProcess
from tests.server.test_options import children
from tests.server.test_retention import change
from tests.server.waiting import until

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


def idle_workers(server: ServerProcess) -> list[int]:
    """The workers of a server from which whoever wakes up takes the processor."""
    return [number for number in children(server) if os.sched_getscheduler(number) == os.SCHED_IDLE]


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="no such policy here")
def test_matches_are_analysed_in_idle_time(tmp_path: Path) -> None:
    """The process for it starts when somebody asks."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="redcode") as server,
            Client(server.address) as ann,
        ):
            code = await finished(ann, "redcode")
            assert not children(server)
            await ask(ann, code)
            await until(lambda: idle_workers(server))

    asyncio.run(scenario())


def test_without_idle_time_the_workers_of_the_bots_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """An idle worker that gets no processor, as one that is stopped, keeps nobody waiting for good."""
    monkeypatch.setattr(analyses_module, "STARVED", 0.5)
    _, record, _ = play_recorded(Pairing("damage", "starved", (Player("random"), Player("random"))))
    rules = RulesReference(game="damage", ruleset="", options={})

    async def scenario() -> None:
        log = logging.getLogger("test")
        idle = WorkerPool(1, {}, log, 0, ANALYSES, ANALYSES, idle=True)
        bots = WorkerPool(1, {}, log, 0, ANALYSES, ANALYSES)
        nobody: Any = None
        analyses = Analyses(
            store=nobody,
            replays=nobody,
            warm_up=nobody,
            idle=idle,
            bots=bots,
            background=nobody,
            log=log,
            limit=60.0,
        )
        worker = idle.slots[0].worker = await idle.start()
        worker.process.send_signal(signal.SIGSTOP)
        try:
            job = AnalysisJob(None)
            request = Analyse(rules=rules, table="starved", record=record, depth="quick")
            answer = await analyses.stretch(job, request, Asker("ann", request.table, first=False))
            assert answer["done"]
            assert job.starved
            assert await worker.process.wait() == -signal.SIGKILL
            assert not idle.homes
        finally:
            await idle.close()
            await bots.close()

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


def test_a_worker_goes_on_with_as_many_analyses_as_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_work, "STRETCH", 0.0)
    _, record, _ = play_recorded(Pairing("damage", "many", (Player("random"), Player("random"))))
    rules = RulesReference(game="damage", ruleset="", options={})
    for steps in (1, 2, 3):
        for number in range(ANALYSES):
            request = Analyse(rules=rules, table=f"many {number}", record=record, depth="quick")
            assert analysis_work.analyse(request, find_game("damage")).done == steps
    analysis_work.works.clear()


def test_nobody_looks_and_nothing_is_worked_out() -> None:
    """The last question is long ago: no worker is asked, and the next question begins again."""

    class Home:
        def leave(self, table: str) -> None:
            assert table == "left"

    async def prepared(table: Any) -> None:
        assert table.code == "left"

    async def scenario() -> None:
        nobody: Any = None
        analyses = Analyses(
            store=nobody,
            replays=nobody,
            warm_up=cast("Any", SimpleNamespace(needed=prepared)),
            idle=cast("Any", Home()),
            bots=cast("Any", Home()),
            background=nobody,
            log=nobody,
            limit=1.0,
        )
        job = AnalysisJob(None)
        job.asked = asyncio.get_running_loop().time() - LOOKED_AT - 1
        await analyses.work(job, cast("Any", SimpleNamespace(code="left")), "", nobody)
        assert not job.working
        assert not job.fault

    asyncio.run(scenario())


async def given_up_by_red(people: list[Client]) -> str:
    """A game of Pictures for four that Red gives up at once."""
    table = await people[0].open_table("pictures", seat=0)
    for number, person in enumerate(people[1:], start=1):
        await person.join(table.code, number)
        await person.ready(table.code)
    await people[0].start(table.code)
    async with people[0].seat(table.code, 0) as leader, people[2].seat(table.code, 2) as operative:
        await leader.offer("resign")
        await operative.reply(agree=True)
        await leader.until(lambda: leader.match is not None and leader.match.outcome is not None)
    return table.code


def test_pictures_need_what_their_bots_have_prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' workers begin to prepare it: what an idle worker begins is idle too, and bots wait for it."""
    database = str(tmp_path / "t.db")

    async def prepared() -> str:
        async with (
            ServerProcess(database, games="pictures") as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
            Client(server.address) as joe,
        ):
            people = [ann, bob, eve, joe]
            last = (await whole(ann, await given_up_by_red(people)))[-1]
            assert (last.game, last.depth, last.reason) == ("pictures", "thorough", "resigned")
            assert [account.seat for account in last.accounts] == [0, 1, 2, 3]
            assert all(account.adds_up() for account in last.accounts)
            return await given_up_by_red(people)

    async def lacking(code: str) -> None:
        async with ServerProcess(database, games="pictures") as server, Client(server.address) as bob:
            for _ in range(2):
                with pytest.raises(ClientError) as none:
                    await whole(bob, code)
                assert none.value.problem.key == "table-problem-analysis-prepares"
            assert not idle_workers(server)

    code = asyncio.run(prepared())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    asyncio.run(lacking(code))
