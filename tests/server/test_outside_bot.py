"""`redtable bot` at a table: it is seen to be a bot, plays to the end, and a bad one leaves an empty seat."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from redtable.client import Client
from redtable.client.errors import ServerAway
from redtable.server import seating
from redtable.server.tables import Seat, Table
from tests.server.processes import ServerProcess
from tests.server.waiting import until

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from pathlib import Path

GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "act":
        print(json.dumps({"action": message["view"]["legal"][0]}))
"""
BAD = "while input(): print('nonsense')"


async def program(server: ServerProcess, home: Path, code: str, source: str) -> Process:
    """`redtable bot` with a program at a table."""
    command = shlex.join([sys.executable, "-u", "-c", source])
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "redtable.cli", "bot", command, "--join", code),
        *("--server", server.address, "--name", "Nautilus", "--lang", "en"),
        env={**os.environ, "XDG_DATA_HOME": str(home / "player"), "NO_COLOR": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


def test_a_program_at_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="redcode") as server,
            Client(server.address) as host,
        ):
            for source, code in ((GOOD, 0), (BAD, 1)):
                table = await host.open_table("redcode", seat=0, options={"max_rounds": 2})
                playing = await program(server, tmp_path, table.code, source)

                async def ready(code: str = table.code) -> bool:
                    return (await host.table(code)).seats[1].ready

                await until(ready)
                mine, its = (await host.table(table.code)).seats
                assert its.player == "Nautilus (bot)"
                assert its.program
                assert not mine.program
                await host.start(table.code)
                async with host.seat(table.code, 0) as seat:
                    while legal := await seat.my_turn():
                        await seat.act(legal[-1])
                        if code:
                            break
                    if code:
                        said = await playing.stdout.read() if playing.stdout else b""
                        assert b"gave 3 answers that are no actions" in said
                        assert b"that of an absent player" in said
                        await seat.ping()
                assert await playing.wait() == code

    asyncio.run(scenario())


def test_a_seat_does_not_wait_for_ever_for_a_server_that_is_gone() -> None:
    async def scenario() -> None:
        guest = Client("http://127.0.0.1:1")
        try:
            with pytest.raises(ServerAway, match=r"no connection to the server for 0\.2 seconds"):
                async with guest.seat("NOBODY7", 0, patience=0.2):
                    pass
        finally:
            await guest.close()

    asyncio.run(scenario())


def test_a_program_stays_one_until_its_seat_changes_hands() -> None:
    table = Table(
        code="AAAAAAA",
        game="redcode",
        ruleset="",
        options={},
        language="en",
        listed=False,
        host="host",
        seats=[Seat(person="host"), Seat(), Seat()],
        clock=None,
        spectators="yes",
        delay=0,
        standing_bot="random",
        seed="",
    )
    assert seating.join(table, "guest", "Nautilus", None, program=True) == 1
    assert seating.join(table, "guest", "Nautilus", 2) == 2
    assert [seat.program for seat in table.seats] == [False, False, True]
    seating.move_seat(table, 2, "guest", "somebody", "Ann", 0)
    assert not table.seats[2].program
