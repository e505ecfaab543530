"""When the disk is full, read-only or slow to come back, and when the server is stopped in order."""

from __future__ import annotations

import asyncio
import resource
from typing import TYPE_CHECKING

import httpx
import pytest

from redtable.client import Client
from redtable.client.seat import FailedMessage
from tests.server.processes import ServerProcess
from tests.server.test_play import play_on, seated

if TYPE_CHECKING:
    from pathlib import Path

FULL = (1, resource.RLIM_INFINITY)
"""No byte may be written behind the first of any file: the operating system refuses, as a full disk does."""
SPACE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def test_a_full_disk_refuses_loses_nothing_and_recovers(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            assert server.process is not None
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                for _ in range(20):
                    await red.say("there is space")
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, FULL)
                with pytest.raises(FailedMessage, match="try again") as caught:
                    await red.say("there is none")
                assert caught.value.problem.status == 503
                with pytest.raises(FailedMessage, match="try again"):
                    await red.act("rest")
                assert red.version == blue.version == 0
                async with httpx.AsyncClient(base_url=server.address) as http:
                    ready = await http.get("/ready")
                assert (ready.status_code, ready.json()["status"]) == (503, "store-unavailable")
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, SPACE)
                await red.act("rest")
                await asyncio.gather(play_on(red), play_on(blue))
                assert [line.text for line in blue.chat] == ["there is space"] * 20

    asyncio.run(scenario())


def test_a_database_that_cannot_be_written_is_said_so_at_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        (tmp_path / "file").write_text("not a database", encoding="utf-8")
        with pytest.raises(RuntimeError, match="file is not a database"):
            await ServerProcess(str(tmp_path / "file")).start()
        with pytest.raises(RuntimeError, match="out of reach"):
            await ServerProcess("postgresql://nobody@127.0.0.1:1/none").start()

    asyncio.run(scenario())


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = str(tmp_path / "t.db")
        async with (
            ServerProcess(database) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                await red.act("rest")
                assert await server.stop() == 0
                assert b'"stopped"' in server.log
                await server.start()
                await asyncio.gather(play_on(red), play_on(blue))
                assert red.connects >= 2
                assert blue.connects >= 2

    asyncio.run(scenario())
