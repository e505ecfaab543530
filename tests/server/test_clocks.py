"""Clocks: what runs out, what pauses, and what a restart or a wrong wall clock may not touch."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.protocol.tables import ClockSettings, HouseRules, TableView
from redtable.server.clocks import Clocks
from redtable.server.service_clock import ServiceClock
from redtable.server.store import make_store
from tests.server.processes import ServerProcess
from tests.server.test_play import play_on, seated

CLOCKS_APART = Path(__file__).parent / "clocks_apart"
HOUR = 3600

GAME = ClockSettings(per="game", seconds=60, increment=2)
DECISION = ClockSettings(per="decision", seconds=30)


def test_a_game_clock_runs_for_whoever_is_to_act_and_grows_by_the_increment() -> None:
    clocks = Clocks(GAME, 2)
    clocks.start(1000, [0])
    clocks.moved(0, 11_000, [1], [])
    assert clocks.left(11_000, []) == {0: 52_000, 1: 60_000}
    assert clocks.left(20_000, []) == {0: 52_000, 1: 51_000}
    assert clocks.next_expiry(20_000, []) == (1, 51_000)


def test_a_decision_clock_starts_anew_with_every_decision() -> None:
    clocks = Clocks(DECISION, 2)
    clocks.start(0, [0])
    clocks.moved(0, 29_000, [0], [])
    assert clocks.left(29_000, [])[0] == 30_000
    clocks.moved(0, 30_000, [1], [])
    assert clocks.next_expiry(61_000, []) == (1, 0)


def test_two_who_decide_at_once_have_a_clock_each() -> None:
    clocks = Clocks(DECISION, 2)
    clocks.start(0, [0, 1])
    clocks.moved(0, 10_000, [1], [])
    assert clocks.left(15_000, [])[1] == 15_000


def test_pauses_do_not_count() -> None:
    clocks = Clocks(GAME, 2)
    clocks.start(0, [0])
    assert clocks.left(30_000, [(10_000, 0)])[0] == 50_000
    assert clocks.next_expiry(30_000, [(10_000, 0)]) is None
    assert clocks.left(30_000, [(10_000, 25_000)])[0] == 45_000
    assert clocks.left(30_000, [(0, 5_000), (10_000, 25_000)])[0] == 50_000


@given(st.lists(st.tuples(st.integers(0, 20_000), st.integers(0, 1)), max_size=20))
def test_time_is_neither_made_nor_lost(moves: list[tuple[int, int]]) -> None:
    """All time that passed is on somebody's clock, unless that one had run out."""
    settings = ClockSettings(per="game", seconds=86_400)
    clocks = Clocks(settings, 2)
    clocks.start(0, [0])
    now, actor = 0, 0
    for thought, following in moves:
        now += thought
        clocks.moved(actor, now, [following], [])
        actor = following
    assert sum(clocks.left(now, []).values()) == 2 * 86_400_000 - now


def test_a_seat_whose_time_is_up_is_played_by_the_standing_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db")) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob, clock={"per": "decision", "seconds": 1})
            async with ann.seat(code, 0) as red:
                assert red.clock is not None
                while legal := await red.my_turn():
                    await red.act(legal[0])
                assert red.table is not None
                assert red.table.seats[1].covered

    asyncio.run(scenario())


async def start_again(server: ServerProcess, later: int) -> None:
    """Kill a server and start it again, on a machine whose wall clock says that so many seconds passed."""
    await server.kill()
    path = server.environment["PYTHONPATH"].removeprefix(f"{CLOCKS_APART}{os.pathsep}")
    apart = {"PYTHONPATH": f"{CLOCKS_APART}{os.pathsep}{path}", "CLOCK_APART": str(later)}
    server.environment |= apart
    await server.start()


def test_a_pause_stops_the_clocks_and_a_restart_keeps_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database, tick=0.1) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob, clock={"per": "game", "seconds": 3600})
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                await red.act("rest")
                await ann.pause(code, True)
            left = await remaining(bob, code)
            await start_again(server, HOUR)
            # What passed since the service clock was last stored may be given back.
            assert left <= await remaining(bob, code) < left + 5000
            await ann.pause(code, False)
            await start_again(server, 2 * HOUR)
            assert left - HOUR * 1000 / 2 < await remaining(bob, code) < left + 5000
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await asyncio.gather(play_on(red), play_on(blue))

    async def remaining(client: Client, code: str) -> int:
        async with client.seat(code, 1) as blue:
            assert blue.clock is not None
            return blue.clock.remaining[1]

    asyncio.run(scenario())


def test_the_service_clock_ignores_the_wall_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        store = make_store(str(tmp_path / "t.db"))
        await store.open()
        clock = ServiceClock(store)
        await clock.start()
        before = clock.now()
        monkeypatch.setattr("time.time", lambda: 0.0)
        await clock.tick()
        monkeypatch.setattr("time.time", lambda: 9e9)
        await clock.tick()
        assert 0 <= clock.now() - before < 5000
        stored = clock.now()
        await store.close()
        again = make_store(str(tmp_path / "t.db"))
        await again.open()
        resumed = ServiceClock(again)
        await resumed.start()
        assert stored - 1000 <= resumed.now() <= stored + 1000
        await again.close()

    asyncio.run(scenario())


def test_a_limit_of_the_rules_is_shared_and_goes_on_until_it_has_another_name() -> None:
    clocks = Clocks(None, 4)
    clocks.start(0, [0], ("clue 1", 60))
    assert clocks.show(10_000, []).running == [0, 1, 2, 3]
    assert clocks.show(10_000, []).remaining == [50_000] * 4
    clocks.moved(0, 20_000, [1], [], ("clue 1", 60))
    assert clocks.next_expiry(30_000, []) == (0, 30_000)
    clocks.moved(1, 40_000, [2], [], ("guess 1", 90))
    clocks.moved(2, 50_000, [2], [], ("guess 1", 90))
    assert clocks.left(50_000, []) == dict.fromkeys(range(4), 80_000)
    clocks.moved(2, 60_000, [3], [], None)
    assert clocks.show(70_000, []).running == []
    assert clocks.next_expiry(70_000, []) is None
    clocks.moved(3, 80_000, [2], [], ("guess 1", 90))
    assert clocks.left(80_000, []) == dict.fromkeys(range(4), 70_000)


def test_everybodys_own_time_stands_while_a_limit_runs() -> None:
    clocks = Clocks(GAME, 2)
    full = clocks.full
    clocks.start(0, [0], ("clue 1", 60))
    clocks.moved(0, 30_000, [1], [], None)
    assert clocks.left(30_000, [])[1] == full
    assert clocks.left(31_000, [])[1] == full - 1000


def test_no_clock_shows_who_is_to_act_where_that_is_a_secret(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as host,
        ):
            with pytest.raises(ClientError, match="would show who is to act"):
                await host.open_table("pictures", seat=0, clock=DECISION)
            table = await host.open_table("pictures", seat=0, options={"timer_clue": 60})
            change = HouseRules(clock=DECISION)
            with pytest.raises(ClientError, match="would show who is to act"):
                await host.call(TableView, "PATCH", f"/api/tables/{table.code}", change)

    asyncio.run(scenario())
