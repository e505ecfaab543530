"""Tables from the first visit to the end of the match, on a real server of either kind."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client, ClientError, RefusedAction
from redtable.client.errors import Closed, FailedMessage
from redtable.client.seat import SeatClient
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from redtable.protocol.from_server import Summary
from redtable.protocol.tables import HouseRules, TableView
from tests.server.processes import TINY, ServerProcess
from tests.tiny import Tiny

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


def run(database: str, scenario: Callable[[ServerProcess], Coroutine[Any, Any, None]], **more: Any) -> None:
    """Run a scenario against a server."""

    async def whole() -> None:
        async with ServerProcess(database, **more) as server:
            await scenario(server)

    asyncio.run(whole())


async def seated(host: Client, guest: Client, **more: Any) -> str:
    """A running table with two people."""
    table = await host.open_table(TINY, seat=0, **more)
    await guest.join(table.code)
    await guest.ready(table.code)
    await host.start(table.code)
    return table.code


async def play_on(seat: SeatClient, choose: Callable[[list[str]], str] = random.choice) -> None:
    """Play until the end."""
    while legal := await seat.my_turn():
        await seat.act(choose(legal))


def test_whoever_acts_at_once_confuses_nobody(database: str) -> None:
    """At the start one seat may be told of an action of the other before it was shown the match."""

    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            for _ in range(8):
                table = await ann.open_table(TINY, seat=0)
                await bob.join(table.code)
                await bob.ready(table.code)
                async with ann.seat(table.code, 0) as red, bob.seat(table.code, 1) as blue:
                    playing = [asyncio.create_task(play_on(seat)) for seat in (red, blue)]
                    await ann.start(table.code)
                    await asyncio.gather(*playing)
                    assert red.match is not None
                    assert blue.match is not None
                    assert red.match.outcome == blue.match.outcome

    run(database, scenario)


def test_two_people_play_a_match_that_can_be_verified(database: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await ann.open_table(TINY, seat=0, listed=True)
            assert [listed.code for listed in await bob.tables()] == [table.code]
            with pytest.raises(ClientError, match="still free"):
                await ann.start(table.code)
            await bob.join(table.code)
            with pytest.raises(ClientError, match="not ready"):
                await ann.start(table.code)
            with pytest.raises(ClientError, match="only the host"):
                await bob.start(table.code)
            async with ann.seat(table.code, 0) as red, bob.seat(table.code, 1) as blue:
                await bob.ready(table.code)
                assert red.version == 0
                await ann.start(table.code)
                with pytest.raises(ClientError, match="not over"):
                    await ann.record(table.code)
                await asyncio.gather(play_on(red), play_on(blue))
                assert red.match is not None
                assert blue.match is not None
                assert red.match.outcome == blue.match.outcome
            record = read_record(await ann.record(table.code))
            assert record.committed == table.commitment
            assert record.entropy == [ann.seals[table.code].secrets[0], bob.seals[table.code].secrets[1]]
            bob.seals[table.code].check_record(record)
            verify_record(record, game=Tiny())
            shown = await bob.table(table.code)
            assert shown.status == "over"
            assert shown.revealed_seed

    run(database, scenario)


def test_a_table_may_grow_while_people_wait_at_it(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as eve:
            table = await ann.open_table("redcode", seat=0)
            async with ann.seat(table.code, 0) as first, eve.seat(table.code, None) as watcher:
                grown = HouseRules(options={"ships_per_side": 3, "max_rounds": 2})
                await ann.call(TableView, "PATCH", f"/api/tables/{table.code}", grown)
                seats = [first]
                async with AsyncExitStack() as stack:
                    for number in range(1, 6):
                        await ann.join(table.code, number)
                        seats.append(await stack.enter_async_context(ann.seat(table.code, number)))
                    await ann.start(table.code)
                    await asyncio.gather(*map(play_on, seats))
                    versions = {seat.version for seat in seats}
                    await watcher.until(lambda: watcher.version >= max(versions))
            verify_record(read_record(await ann.record(table.code)))

    run(str(tmp_path / "t.db"), scenario, games="redcode")


def test_a_table_that_somebody_plays_at_or_looks_at_is_not_forgotten(tmp_path: Any) -> None:
    database = str(tmp_path / "t.db")
    tokens: list[str] = []

    async def before(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            tokens.append(ann.token)
            codes.extend([await seated(ann, bob) for _ in range(3)])

    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address, tokens[0]) as ann:
            async with ann.seat(codes[0], 0) as red:
                await red.act((await red.my_turn())[0])
            await ann.table(codes[1])

    codes: list[str] = []
    run(database, before)
    with closing(sqlite3.connect(database, isolation_level=None)) as beside:
        beside.execute("UPDATE tables SET touched = 7")
    run(database, scenario)
    with closing(sqlite3.connect(database)) as left:
        touched = dict(left.execute("SELECT code, touched FROM tables").fetchall())
    assert touched[codes[0]] > 7
    assert touched[codes[1]] > 7
    assert touched[codes[2]] == 7


def test_refusals_name_their_clause_and_change_nothing(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                with pytest.raises(RefusedAction, match=r"TN-2\.1"):
                    await blue.act("rest")
                with pytest.raises(RefusedAction, match="RT-3"):
                    await red.act("fly")
                with pytest.raises(RefusedAction, match="RT-4"):
                    await red.act("undo")
                assert red.version == blue.version == 0
                await red.act("rest")
                stale = red.match
                assert stale is not None
                stale.version = 0
                with pytest.raises(RefusedAction, match="RT-2"):
                    await red.act("rest")

    run(str(tmp_path / "t.db"), scenario)


def test_an_action_can_be_undone_when_the_rules_allow_it(tmp_path: Any) -> None:
    """In Tiny letting a stroke pass reveals nothing: it can be taken back until somebody answers."""

    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                legal = await red.my_turn()
                await red.act(next(action for action in legal if action.startswith("row")))
                await blue.my_turn()
                assert blue.match is not None
                before = blue.match.view
                after = await blue.act("pass")
                assert after.undo
                undone = await blue.act("undo")
                assert undone.view == before
                await red.until(lambda: red.version == 3)
                assert red.seen[-1] == [{"event": "undone", "seat": "blue", "steps": 1}]

    run(str(tmp_path / "t.db"), scenario)


def test_bots_fill_seats_and_think_elsewhere(database: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann:
            table = await ann.open_table(TINY, seat=0, options={"seats": 3}, bots={1: "random", 2: "random"})
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as red:
                await play_on(red)
            all_bots = await ann.open_table(TINY, bots={0: "random", 1: "random"}, spectators="yes")
            await ann.start(all_bots.code)
            async with ann.seat(all_bots.code, None) as watching:
                await watching.until(lambda: watching.match is not None and watching.match.outcome)

    run(database, scenario)


def test_a_seat_is_covered_and_handed_back_with_a_summary(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = await seated(ann, bob)
            with pytest.raises(ClientError, match="has not been away"):
                await ann.cover(code, 1, "random")
            async with ann.seat(code, 0) as red:
                await bob.cover(code, 1, "random")
                await red.my_turn()
                await red.act("rest")
                await red.my_turn()
                async with bob.seat(code, 1) as blue:
                    news = await blue.news.get()
                    while not isinstance(news, Summary):
                        news = await blue.news.get()
                    assert news.level == "random"
                    assert len(news.updates) == blue.version
                    await asyncio.gather(play_on(red), play_on(blue))

    run(str(tmp_path / "t.db"), scenario, grace=3600)


def test_offers_to_resign_to_draw_and_to_play_again(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.offer("draw")
                await blue.until(lambda: blue.table is not None and blue.table.offer is not None)
                await blue.reply(False)
                await red.until(lambda: red.table is not None and red.table.offer is None)
                with pytest.raises(FailedMessage, match="no offer"):
                    await red.reply(True)
                await blue.offer("resign")
                await red.until(lambda: red.match is not None and red.match.outcome is not None)
                assert red.match is not None
                assert red.match.outcome is not None
                assert (red.match.outcome.scores, red.match.outcome.reason) == ([1, 0], "resigned")
                await red.until(lambda: red.table is not None and red.table.status == "over")
                with pytest.raises(FailedMessage, match="not running"):
                    await red.act("rest")
                verify_record(read_record(await ann.record(code)), game=Tiny())
                await red.offer("rematch")
                await blue.until(lambda: blue.table is not None and blue.table.offer is not None)
                await blue.reply(True)
                await red.until(lambda: red.table is not None and red.table.next)
                assert red.table is not None
                again = await ann.table(red.table.next)
                assert [seat.yours for seat in again.seats] == [False, True]
            bots = await ann.open_table(TINY, seat=0, bots={1: "random"})
            await ann.start(bots.code)
            async with ann.seat(bots.code, 0) as red:
                with pytest.raises(FailedMessage, match="bots do not agree"):
                    await red.offer("draw")

    run(str(tmp_path / "t.db"), scenario)


def test_seats_are_moved_by_a_code_that_works_once(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with (
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = await seated(ann, bob)
            with pytest.raises(ClientError, match="not yours"):
                await eve.transfer(code, 1)
            move = await bob.transfer(code, 1)
            async with bob.seat(code, 1) as blue:
                assert (await eve.redeem(move.code.lower())).seat == 1
                with pytest.raises(Closed):
                    await blue.until(lambda: False)
            with pytest.raises(ClientError, match="was used"):
                await bob.redeem(move.code)
            async with eve.seat(code, 1):
                pass
            with pytest.raises(FailedMessage, match="not yours"):
                async with bob.seat(code, 1):
                    pass

    run(str(tmp_path / "t.db"), scenario)


def test_replays_show_each_seat_what_it_saw_and_can_be_forked(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await asyncio.gather(play_on(red), play_on(blue))
                replay = await ann.replay(code, 0, 0, 100)
                assert [step.events for step in replay.found[1:]] == red.seen
                assert replay.found[-1].view["view"] == red.match.view if red.match else False
            everything = await bob.replay(code, -2, 0, 1)
            assert all(card for hand in everything.found[0].view["view"]["hands"] for card in hand)
            with pytest.raises(ClientError, match="over at that step"):
                await ann.fork(code, replay.steps, 0, "random")
            step = replay.steps // 2
            fork = await ann.fork(code, step, 0, "random")
            assert fork.forked_from == code
            async with ann.seat(fork.code, 0) as again:
                assert again.match is not None
                known = replay.found[step].view["view"]
                if again.version == 0:
                    assert again.match.view == known
                await play_on(again)
            verify_record(read_record(await ann.record(fork.code)), game=Tiny())

    run(str(tmp_path / "t.db"), scenario)


def test_leaving_kicking_and_closing(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await ann.open_table(TINY, seat=0)
            await bob.join(table.code)
            with pytest.raises(ClientError, match="only the host"):
                await bob.kick(table.code, 0)
            await ann.kick(table.code, 1)
            assert [mine.code for mine in await bob.tables(mine=True)] == []
            await bob.join(table.code, 1)
            assert (await bob.leave(table.code)).seats[1].holder == "nobody"
            assert (await ann.leave(table.code)).status == "closed"
            with pytest.raises(ClientError, match="closed"):
                await bob.join(table.code)
            code = await seated(ann, bob)
            left = await bob.leave(code)
            assert (left.seats[1].holder, left.seats[1].bot) == ("bot", "random")
            async with ann.seat(code, 0) as red:
                await play_on(red)

    run(str(tmp_path / "t.db"), scenario)


def test_the_host_changes_who_sits_where(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await ann.open_table(TINY, seat=0)
            await bob.join(table.code, 1)
            await bob.ready(table.code)
            with pytest.raises(ClientError, match="only the host"):
                await bob.swap(table.code, 0, 1)
            with pytest.raises(ClientError, match="there is no seat 9"):
                await ann.swap(table.code, 0, 9)
            async with bob.seat(table.code, 1) as blue:
                swapped = await ann.swap(table.code, 0, 1)
                assert [seat.yours for seat in swapped.seats] == [False, True]
                assert [seat.ready for seat in swapped.seats] == [False, True], "a host need not say so"
                with pytest.raises(Closed, match="moved"):
                    await blue.until(lambda: False)
            with pytest.raises(ClientError, match="only the host"):
                await bob.shuffle(table.code)
            ways: set[bool] = set()
            while len(ways) < 2:
                dealt = await ann.shuffle(table.code)
                assert sorted(seat.yours for seat in dealt.seats) == [False, True]
                ways.add(dealt.seats[0].yours)
            if not dealt.seats[1].yours:
                await ann.swap(table.code, 0, 1)
            await bob.leave(table.code)
            moved = await ann.swap(table.code, 1, 0)
            assert [seat.holder for seat in moved.seats] == ["person", "nobody"]
            await bob.join(table.code)
            await bob.ready(table.code)
            await ann.start(table.code)
            with pytest.raises(ClientError, match="only while the table is open"):
                await ann.swap(table.code, 0, 1)

    run(str(tmp_path / "t.db"), scenario)


def test_chat_reaches_those_it_is_meant_for(database: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with (
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.say("a secret of ours", team=True)
                await red.say("good luck")
                await blue.until(lambda: blue.chat)
                await red.signal("thinking")
                await blue.ping()
                assert [line.text for line in blue.chat] == ["good luck"]
                assert [line.text for line in red.chat] == ["a secret of ours", "good luck"]
            async with bob.seat(code, 1) as blue, eve.seat(code, None) as watching:
                assert [line.text for line in blue.chat] == ["good luck"]
                with pytest.raises(FailedMessage, match="only watch"):
                    await watching.say("hello")

    run(database, scenario)


def test_spectators_may_be_kept_out_or_behind(tmp_path: Any) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with (
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            closed = await seated(ann, bob, spectators="no")
            with pytest.raises(FailedMessage, match="no spectators"):
                async with eve.seat(closed, None):
                    pass
            code = await seated(ann, bob, spectators="delayed", delay=2)
            async with ann.seat(code, 0) as red, eve.seat(code, None) as watching:
                await red.my_turn()
                await red.act("rest")
                assert watching.version == 0
                async with eve.seat(code, None) as late:
                    assert late.version == 0
                await watching.until(lambda: watching.version == 1)
                assert watching.seen == [[{"event": "rested", "seat": "red"}]]

    run(str(tmp_path / "t.db"), scenario)
