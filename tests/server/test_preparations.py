"""Bots whose language is not prepared yet: the table says so, and they wait instead of playing at random."""

from __future__ import annotations

import asyncio
import fcntl
from contextlib import ExitStack
from typing import TYPE_CHECKING

from redtable.bots.pictures.encoders import ENCODERS
from redtable.bots.pictures.prepared import cache_file, meanings
from redtable.client import Client
from tests.server.processes import ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


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
                await operative.until(lambda: told(60))
                assert operative.version == 0
                assert (await ann.table(table.code)).preparing == 60
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
