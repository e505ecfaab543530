"""When the disk is full, read-only or slow to come back, and when the server is stopped in order."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from redtable.client import Client, ClientError
from redtable.client.errors import FailedMessage
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from tests.server.processes import TINY, ServerProcess, http_client
from tests.server.test_play import play_on, seated
from tests.server.waiting import until
from tests.tiny import Tiny

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
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                for _ in range(20):
                    await red.say("there is space")
                resource.prlimit(server.writer(), resource.RLIMIT_FSIZE, FULL)
                with pytest.raises(FailedMessage, match="try again") as caught:
                    await red.say("there is none")
                assert caught.value.problem.status == 503
                with pytest.raises(FailedMessage, match="try again"):
                    await red.act("rest")
                assert red.version == blue.version == 0
                async with http_client(server.address) as http:
                    ready = await http.get("/ready")
                assert (ready.status_code, ready.json()["status"]) == (503, "store-unavailable")
                resource.prlimit(server.writer(), resource.RLIMIT_FSIZE, SPACE)
                await red.act("rest")
                await asyncio.gather(play_on(red), play_on(blue))
                assert [line.text for line in blue.chat] == ["there is space"] * 20

    asyncio.run(scenario())


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a compiler for the fault"
)
def test_a_disk_that_turns_read_only_refuses_loses_nothing_and_recovers(tmp_path: Path) -> None:
    fault = tmp_path / "read_only.so"
    source = Path(__file__).with_name("read_only.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(fault), str(source), "-ldl"], check=True)
    disk = tmp_path / "disk"
    disk.mkdir()
    read_only = disk / "read-only"

    async def scenario() -> None:
        server = ServerProcess(str(disk / "t.db"), snapshot_every=2)
        server.environment |= {"LD_PRELOAD": str(fault), "DISK": str(disk)}
        async with (
            server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                await red.act("rest")
                read_only.touch()
                for _ in range(3):
                    with pytest.raises(FailedMessage, match="did not happen; try again") as caught:
                        await blue.act((await blue.my_turn())[0])
                    assert caught.value.problem.status == 503
                with pytest.raises(FailedMessage, match="try again"):
                    await red.say("is anybody there?")
                with pytest.raises(ClientError, match="nothing was changed"):
                    await ann.open_table(TINY)
                assert (await bob.table(code)).status == "running"
                async with eve.seat(code, None) as watcher:
                    assert watcher.version == 1
                async with http_client(server.address) as http:
                    assert (await http.get("/health")).status_code == 200
                    assert (await http.get("/ready")).json()["status"] == "store-unavailable"
                assert (red.version, blue.version) == (1, 1)
                read_only.unlink()
                await asyncio.gather(play_on(red), play_on(blue))
                assert red.connects == blue.connects == 1
                verify_record(read_record(await ann.record(code)), game=Tiny())

    asyncio.run(scenario())


def test_a_writer_that_is_killed_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), snapshot_every=2) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await red.my_turn()
                await red.act("rest")
                action = (await blue.my_turn())[0]
                killed = server.writer()
                os.kill(killed, signal.SIGSTOP)
                acting = asyncio.create_task(blue.act(action))
                await red.ping()
                assert not acting.done()
                os.kill(killed, signal.SIGKILL)
                with pytest.raises(FailedMessage, match="try again") as caught:
                    await acting
                assert caught.value.problem.status == 503
                assert (red.version, blue.version) == (1, 1)
                await until(lambda: stores_again(server))
                assert server.writer() != killed
                await asyncio.gather(play_on(red), play_on(blue))
                assert red.connects == blue.connects == 1
                verify_record(read_record(await ann.record(code)), game=Tiny())

    asyncio.run(scenario())


async def stores_again(server: ServerProcess) -> bool:
    """Whether a server can write."""
    async with http_client(server.address) as http:
        return (await http.get("/ready")).status_code == 200


def test_an_interrupt_from_the_keyboard_ends_the_server_in_order(tmp_path: Path) -> None:
    """It goes to the writer too, which has work to do until the server has finished."""

    async def scenario() -> None:
        server = ServerProcess(str(tmp_path / "t.db"), before=os.setsid)
        async with server, Client(server.address) as ann, Client(server.address) as bob:
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1):
                await red.my_turn()
                await red.act("rest")
                assert server.process is not None
                os.killpg(server.process.pid, signal.SIGINT)
                assert await server.process.wait() == 0
        assert b'"stopped"' in server.log
        assert b"does not answer" not in server.log

    asyncio.run(scenario())
    with closing(sqlite3.connect(tmp_path / "t.db")) as left:
        assert left.execute("SELECT text FROM log").fetchall() == [("rest",)]
        assert left.execute("SELECT count(*) FROM journal").fetchone() == (0,)


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
