"""Bots whose language is not prepared yet: the table says so, and they wait instead of playing at random."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from redtable.bots.pictures.encoders import ENCODERS
from redtable.bots.pictures.prepared import cache_file, meanings
from redtable.client import Client
from tests.server.processes import ServerProcess
from tests.server.unprepared import Unprepared
from tests.server.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator


def test_bots_wait_until_they_are_prepared_and_the_table_says_how_far_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for name in ENCODERS:
        meanings("en", name)
        made.append(cache_file("en", name))
    folder = tmp_path / "redtable" / "pictures"
    folder.mkdir(parents=True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    async def scenario(held: ExitStack) -> None:
        locks = []
        for file in made:
            lock = held.enter_context((folder / file.name).with_suffix(".lock").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
            print(40, end="", file=lock, flush=True)
            locks.append(lock)
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            table = await ann.open_table("pictures", seat=1, options={"mode": "coop"}, bots={0: "hard"})
            async with ann.seat(table.code, 1) as operative:

                def told(percent: int | None) -> bool:
                    return operative.table is not None and operative.table.preparing == percent

                await operative.until(lambda: told(40))
                await ann.start(table.code)
                await operative.until(lambda: operative.match is not None)
                locks[0].truncate(0)
                locks[0].seek(0)
                print(80, end="", file=locks[0], flush=True)
                together = (80 + 40 * (len(locks) - 1)) // len(locks)
                await operative.until(lambda: told(together))
                assert operative.version == 0
                assert (await ann.table(table.code)).preparing == together
                for file in made:
                    (folder / file.name).symlink_to(file)
                held.close()
                await operative.my_turn()
                await operative.until(lambda: told(None))
        assert b"a bot failed" not in server.log

    with ExitStack() as held:
        asyncio.run(scenario(held))


def test_random_bots_have_nothing_to_prepare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            table = await ann.open_table("pictures", seat=1, options={"mode": "coop"}, bots={0: "random"})
            await ann.start(table.code)
            async with ann.seat(table.code, 1) as operative:
                await operative.my_turn()
            assert (await ann.table(table.code)).preparing is None
        assert not (tmp_path / "redtable").exists()

    asyncio.run(scenario())


@pytest.fixture
def unprepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Unprepared]:
    """English was prepared elsewhere, but not in the cache folder of the servers of a test."""
    for name in ENCODERS:
        meanings("en", name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = Unprepared(tmp_path)
    yield found
    found.close()


def preparing_processes(cache: Path) -> dict[int, list[str]]:
    """Processes that prepare bots in a cache folder: their ids and arguments."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            arguments = (folder / "cmdline").read_bytes().decode().split("\0")
            surroundings = (folder / "environ").read_bytes().decode(errors="replace").split("\0")
            if "redtable.bots.pictures.prepared" in arguments and f"XDG_CACHE_HOME={cache}" in surroundings:
                found[int(folder.name)] = arguments
    return found


async def prepares(cache: Path, language: str) -> None:
    """Wait until a language is prepared in a cache folder, and end that."""
    found = await until(lambda: preparing_processes(cache))
    for number, arguments in found.items():
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
        assert language in arguments


def test_the_table_says_how_long_the_bots_still_need(tmp_path: Path, unprepared: Unprepared) -> None:
    async def scenario() -> None:
        unprepared.hold("en", 20)
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            table = await ann.open_table("pictures", seat=1, options={"mode": "coop"}, bots={0: "hard"})
            async with ann.seat(table.code, 1) as operative:

                async def left_at(percent: int) -> int | None:
                    await operative.until(
                        lambda: operative.table is not None and operative.table.preparing == percent
                    )
                    assert operative.table is not None
                    return operative.table.preparing_seconds

                assert await left_at(20) is None
                unprepared.hold("en", 60)
                later = await left_at(60)
                unprepared.hold("en", 99)
                soon = await left_at(99)
                assert later is not None
                assert soon is not None
                assert soon < later

    asyncio.run(scenario())


def test_people_go_on_while_a_bot_gets_ready(tmp_path: Path, unprepared: Unprepared) -> None:
    async def scenario() -> None:
        unprepared.hold("en", 20)
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            table = await ann.open_table("pictures", seat=0, options={"mode": "coop"}, bots={1: "hard"})
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as spymaster:
                await spymaster.my_turn()
                await spymaster.act("clue zzyzx 1")
                await spymaster.until(lambda: spymaster.version > 0)
                await spymaster.until(lambda: spymaster.table is not None and spymaster.table.preparing == 20)

    asyncio.run(scenario())


def test_a_lobby_in_which_bots_may_take_seats_warms_them_up(tmp_path: Path, unprepared: Unprepared) -> None:
    async def scenario() -> None:
        unprepared.keep_waiting("it")
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            options = {"mode": "coop", "language": "it"}
            table = await ann.open_table("pictures", seat=1, options=options)
            await prepares(tmp_path, "it")
            assert (await ann.table(table.code)).preparing is None

    asyncio.run(scenario())


def test_a_server_warms_up_what_was_played_on_it_before(tmp_path: Path, unprepared: Unprepared) -> None:
    async def scenario() -> None:
        unprepared.hold("es", 20)
        database = str(tmp_path / "t.db")
        async with ServerProcess(database, games="pictures") as server, Client(server.address) as ann:
            await ann.open_table("pictures", seat=1, options={"mode": "coop", "language": "es"})
        unprepared.keep_waiting("es")
        async with ServerProcess(database, games="pictures"):
            await prepares(tmp_path, "es")

    asyncio.run(scenario())
