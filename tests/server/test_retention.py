"""What is deleted, and when: by the time that the service ran, never by a wall clock that jumps."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from redtable.client import Client, ClientError
from tests.server.processes import TINY, ServerProcess
from tests.server.test_play import play_on, seated
from tests.server.waiting import until

DAY = 86_400
MILLISECONDS = 1000


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a compiler for the clock"
)
def test_a_wall_clock_that_jumps_deletes_nothing_and_ends_no_lease(tmp_path: Path) -> None:
    clock, database, ahead = tmp_path / "wall_clock.so", str(tmp_path / "t.db"), tmp_path / "ahead"
    source = Path(__file__).with_name("wall_clock.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(clock), str(source), "-ldl"], check=True)
    ahead.write_text("0")

    def server() -> ServerProcess:
        made = ServerProcess(database)
        made.environment |= {"LD_PRELOAD": str(clock), "WALL": str(ahead)}
        return made

    async def scenario() -> None:
        async with server() as first, Client(first.address) as ann, Client(first.address) as bob:
            tokens = [ann.token, bob.token]
            lobby = await ann.open_table(TINY, seat=0)
            running, finished = await seated(ann, bob), await seated(ann, bob)
            bots = await ann.open_table(TINY, seat=0, bots={1: "random"})
            await ann.start(bots.code)
            async with ann.seat(finished, 0) as red, bob.seat(finished, 1) as blue:
                await asyncio.gather(play_on(red), play_on(blue))
            transfer = await ann.transfer(running, 0)
        for days in (31, 5000, -5000):
            ahead.write_text(str(days * DAY))
            async with server() as later, Client(later.address, tokens[0]) as ann:
                codes = {table.code for table in await ann.tables(mine=True)}
                assert codes == {lobby.code, running, finished, bots.code}
                async with ann.seat(bots.code, 0) as seat:
                    if legal := await seat.my_turn():
                        await seat.act(legal[0])
        async with server() as last, Client(last.address, tokens[1]) as bob:
            ahead.write_text(str(400 * DAY))
            assert (await bob.redeem(transfer.code)).table.code == running
            async with bob.seat(running, 0) as red, bob.seat(running, 1) as blue:
                await asyncio.gather(play_on(red), play_on(blue))

    asyncio.run(scenario())


def change(database: str, sql: str, *args: Any) -> None:
    """Change the file while no server uses it."""
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        file.execute(sql, args)


def pass_time(database: str, hours: float) -> None:
    """As if the service had run for so long."""
    change(database, "UPDATE service SET clock = clock + ?", int(hours * 3600 * MILLISECONDS))


async def marked(database: str, many: int) -> None:
    """Wait until so many tables are marked for deletion."""

    def so_many() -> bool:
        with closing(sqlite3.connect(database)) as file:
            found = file.execute("SELECT count(*) FROM tables WHERE doomed > 0").fetchone()
        return bool(found == (many,))

    await until(so_many)


def test_what_nobody_uses_is_marked_first_and_deleted_only_if_nobody_comes(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")

    async def scenario() -> None:
        async with (
            ServerProcess(database) as first,
            Client(first.address) as ann,
            Client(first.address) as bob,
        ):
            token = ann.token
            kept, lost = await seated(ann, bob), await seated(ann, bob)
        pass_time(database, 24 * 364)
        async with ServerProcess(database) as server, Client(server.address, token) as ann:
            assert {table.code for table in await ann.tables(mine=True)} == {kept, lost}
        change(database, "UPDATE tables SET touched = 0")
        pass_time(database, 24 * 2)
        async with ServerProcess(database) as server, Client(server.address, token) as ann:
            await marked(database, 2)
            assert await ann.tables(mine=True) == []
            async with ann.seat(kept, 0) as red:
                assert await red.my_turn()
        pass_time(database, 71)
        async with ServerProcess(database) as server, Client(server.address, token) as ann:
            await marked(database, 1)
            assert [table.code for table in await ann.tables(mine=True)] == [kept]
        pass_time(database, 2)
        async with ServerProcess(database) as server, Client(server.address, token) as ann:
            await marked(database, 0)
            with pytest.raises(ClientError, match="there is no table"):
                await ann.table(lost)
            assert (await ann.table(kept)).status == "running"

    asyncio.run(scenario())
