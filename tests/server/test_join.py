"""Three terminals and bots at one Red Code table; one terminal is killed in the middle and comes back."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from typing import TYPE_CHECKING

from redtable.client import Client
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from tests.server.processes import ServerProcess
from tests.server.waiting import until

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from pathlib import Path

LINES = 4000


async def terminal(server: ServerProcess, home: Path, code: str, number: int, seed: int) -> Process:
    """`redtable join CODE` of one person, who types numbers at random."""
    typed = home / f"typed{number}-{seed}.txt"
    rng = random.Random(seed)
    typed.write_text("".join(f"{rng.randrange(1, 8)}\n" for _ in range(LINES)), encoding="utf-8")
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(home / f"player{number}"),
        "NO_COLOR": "1",
        "REDTABLE_STRICT_TEXTS": "1",
    }
    with typed.open("rb") as keys, (home / f"screen{number}-{seed}.txt").open("wb") as screen:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "redtable.cli", "join", code, "--server", server.address, "--lang", "es"),
            env=environment,
            stdin=keys,
            stdout=screen,
            stderr=asyncio.subprocess.STDOUT,
        )


def test_three_terminals_and_a_bot_play_two_against_two(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="redcode") as server,
            Client(server.address) as host,
        ):
            table = await host.open_table(
                "redcode", options={"ships_per_side": 2, "max_rounds": 2}, bots={3: "random"}
            )
            assert len(table.seats) == 4
            people = [await terminal(server, tmp_path, table.code, n, n) for n in range(3)]

            async def all_ready() -> bool:
                return all(seat.ready for seat in (await host.table(table.code)).seats)

            await until(all_ready)
            await host.start(table.code)
            async with host.seat(table.code, None) as watching:
                await watching.until(lambda: watching.version >= 12)
                people[1].kill()
                await people[1].wait()
                people[1] = await terminal(server, tmp_path, table.code, 1, 11)
                await watching.until(lambda: watching.match is not None and watching.match.outcome)
            assert [await person.wait() for person in people] == [0, 0, 0]
            record = read_record(await host.record(table.code))
            verify_record(record)
            assert [bool(digest) for digest in record.commitments] == [True, True, True, False]
            for screen in tmp_path.glob("screen[02]-*.txt"):
                said = screen.read_text(encoding="utf-8")
                assert "Traceback" not in said
                assert "son los que este ordenador vio antes de la partida" in " ".join(said.split())
                assert "Es la partida que este ordenador vio jugar" in said

    asyncio.run(scenario())
