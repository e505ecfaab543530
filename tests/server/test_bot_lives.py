"""A bot lives as long as its seat's match and decides as in the lab; it begins anew if it must."""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import signal
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

from redtable.bots.bot import make_bot
from redtable.client import Client
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.registry import find_game
from redtable.kernel.view import encode
from redtable.protocol.replays import Reasons
from redtable.server.bot_lives import BotLives
from redtable.server.store import LogRow
from redtable.server.tables import Seat, Table
from redtable.server.worker_pool import WorkerPool
from tests.server.processes import TINY, ServerProcess
from tests.server.test_fair_pool import with_bot
from tests.server.test_options import children
from tests.server.test_play import play_on
from tests.server.test_store import opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from redtable.bots.bot import Bot
    from redtable.kernel.view import View
    from redtable.server.store import Store


class Decision(NamedTuple):
    """What a bot saw and did at a step."""

    step: int
    version: int
    view: View
    action: str


class Finished:
    """A match that is over, as anybody can read it."""

    def __init__(self, game: str, level: str, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.rules = self.game.rules("", options)
        self.level = level
        self.code = ""
        self.secret = b""

    async def read(self, guest: Client, code: str) -> Finished:
        """Learn what is revealed at the end; a replay is there once the end is stored."""
        await guest.replay(code, -1, 0, 1)
        self.code = code
        self.secret = bytes.fromhex((await guest.table(code)).revealed_seed)
        return self

    def bot(self, seat: int, version: int) -> Bot:
        """The bot that begins at a version of its seat."""
        seed = hmac.new(self.secret, f"bot|{self.code}|{seat}|{version}".encode(), "sha256").hexdigest()
        return make_bot(self.level, self.game, self.rules, seat, seed)

    async def decisions(self, guest: Client, seat: int) -> list[Decision]:
        """All that a seat decided."""
        replay = await guest.replay(self.code, seat, 0, 100)
        steps = replay.found
        while len(steps) <= replay.steps:
            steps += (await guest.replay(self.code, seat, len(steps), 100)).found
        return [
            Decision(
                after.step,
                before.view["version"],
                msgspec.convert(before.view["view"], self.game.view_type()),
                after.action,
            )
            for before, after in pairwise(steps)
            if after.seat == seat
        ]


def choices(bot: Bot, decisions: list[Decision]) -> list[str]:
    """What a bot decides that is led through these views."""
    return [bot.choose(decision.view) for decision in decisions]


def actions(decisions: list[Decision]) -> list[str]:
    return [decision.action for decision in decisions]


@pytest.mark.parametrize(("game", "level"), [("redcode", "medium"), ("skirmish", "commander")])
def test_a_bot_decides_as_in_the_lab(game: str, level: str, tmp_path: Path) -> None:
    """One bot that is led through the views decides and thinks all that the server's bot did."""

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games=game) as server,
            Client(server.address) as ann,
        ):
            table = await with_bot(ann, game, level)
            async with ann.seat(table.code, 0) as seat:
                for _ in range(14):
                    if legal := await seat.my_turn():
                        await seat.act(legal[0])
                if await seat.my_turn():
                    await seat.offer("resign")
            match = await Finished(game, level, {}).read(ann, table.code)
            decided = await match.decisions(ann, 1)
            assert len(decided) >= 4
            bot = match.bot(1, decided[0].version)
            thoughts = 0
            for decision in decided:
                assert bot.choose(decision.view) == decision.action
                path = f"/api/tables/{table.code}/reasons?step={decision.step}"
                told = await ann.call(Reasons, "GET", path)
                assert [(reason.term, reason.weight) for reason in told.why] == bot.why()
                thoughts += len(told.why)
            assert thoughts

    asyncio.run(scenario())


def test_a_bot_whose_worker_is_killed_begins_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server, Client(server.address) as ann:
            table = await with_bot(ann)
            async with ann.seat(table.code, 0) as seat:
                for _ in range(3):
                    await seat.act((await seat.my_turn())[0])
                await seat.my_turn()
                killed_at = seat.version
                (worker,) = children(server)
                os.kill(worker, signal.SIGKILL)
                await play_on(seat)
            match = await Finished(TINY, "random", {}).read(ann, table.code)
            decided = await match.decisions(ann, 1)
            before = [decision for decision in decided if decision.version < killed_at]
            after = decided[len(before) :]
            assert choices(match.bot(1, before[0].version), before) == actions(before)
            assert choices(match.bot(1, after[0].version), after) == actions(after)

    asyncio.run(scenario())


# What goes on, and what begins anew


@asynccontextmanager
async def workers(size: int = 2, live_bots: int = 8) -> AsyncIterator[WorkerPool]:
    """Real worker processes."""
    pool = WorkerPool(size, {}, logging.getLogger("test"), 0, 100, 100, live_bots)
    try:
        yield pool
    finally:
        await pool.close()


def running_table(code: str = "AAAA") -> Table:
    """A table of the tiny game."""
    return Table(
        code=code,
        game=TINY,
        ruleset="",
        options={},
        language="en",
        listed=False,
        host="ann",
        seats=[Seat(person="ann"), Seat(bot="random")],
        clock=None,
        spectators="no",
        delay=0,
        standing_bot="random",
        seed="5a" * 32,
    )


class Tables:
    """Tables of the tiny game with a bot at the first seat, in a real store and with real workers."""

    def __init__(self, store: Store, bots: WorkerPool) -> None:
        self.store = store
        self.lives = BotLives(store, bots, 60)
        self.chosen = ""
        self.match = Match(find_game(TINY), find_game(TINY).rules(), SeededChance(1))

    async def decide(self, table: Table, *texts: str) -> int:
        """The number of the bot that decides after these actions of its seat and one of another."""
        length = len(await self.store.log(table.code))
        for at, text in enumerate([*texts, "other"], length + 1):
            await self.store.append(LogRow(table.code, at, 1 if text == "other" else 0, text, 0, "[]"))
        view = encode(self.match.view(0).view)
        self.chosen = await self.lives.choose(table, 0, "random", length, view)
        return self.lives.lives[table.code, 0].number


def test_a_bot_goes_on_only_if_its_last_choice_was_done_and_nothing_else(tmp_path: Path) -> None:
    """An undo, an action that was not stored, another node that decided for the seat: all are in the log."""

    async def scenario() -> None:
        async with opened(str(tmp_path / "t.db")) as store, workers() as bots:
            table, tables = running_table(), Tables(store, bots)
            first = await tables.decide(table)
            assert await tables.decide(table, tables.chosen) == first
            assert await tables.decide(table, tables.chosen) == first
            not_stored = await tables.decide(table)
            assert not_stored != first
            assert await tables.decide(table, tables.chosen) == not_stored
            taken_back = await tables.decide(table, tables.chosen, "undo")
            assert taken_back != not_stored
            elsewhere = await tables.decide(table, tables.chosen, "rest")
            assert elsewhere != taken_back
            assert await tables.decide(table, tables.chosen) == elsewhere
            tables.lives.end(table)
            assert await tables.decide(table, tables.chosen) != elsewhere

    asyncio.run(scenario())


def test_a_bot_that_its_worker_forgot_begins_anew(tmp_path: Path) -> None:
    """Two tables take turns where one worker has room for one bot, and then where it has room for both."""

    async def scenario(path: Path, live_bots: int) -> list[int]:
        async with opened(str(path)) as store, workers(1, live_bots) as bots:
            tables = Tables(store, bots)
            numbers: list[int] = []
            chosen: dict[str, list[str]] = {"AAAA": [], "BBBB": []}
            for code in ("AAAA", "BBBB") * 3:
                numbers.append(await tables.decide(running_table(code), *chosen[code][-1:]))
                chosen[code].append(tables.chosen)
            return numbers

    assert len(set(asyncio.run(scenario(tmp_path / "one.db", 1)))) == 6
    assert len(set(asyncio.run(scenario(tmp_path / "two.db", 2)))) == 2


def test_the_bots_of_a_table_live_in_one_worker_and_tables_are_spread() -> None:
    async def scenario() -> None:
        async with workers() as bots:
            homes = [bots.home(code) for code in ("AAAA", "BBBB", "CCCC", "DDDD")]
            assert [bots.home(code) for code in ("AAAA", "BBBB", "CCCC", "DDDD")] == homes
            assert sorted(slot.tables for slot in bots.slots) == [2, 2]
            bots.leave("AAAA")
            bots.leave("AAAA")
            assert homes[0].tables == 1
            assert bots.home("EEEE") is homes[0]

    asyncio.run(scenario())
