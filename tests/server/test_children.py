"""Processes that a server starts: they end with it, whether it is told to stop or killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from redtable.client import Client
from tests.server.processes import ROOT, ServerProcess, free_port, settings
from tests.server.waiting import until


def descendants(process: int) -> dict[int, str]:
    """The children of a process, their children and so on, with their command lines."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(folder.joinpath("stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        parents.setdefault(parent, []).append(int(folder.name))
    found: dict[int, str] = {}
    for child in parents.get(process, []):
        found[child] = command_of(child)
        found |= descendants(child)
    return found


def command_of(process: int) -> str:
    """The command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


async def gone(processes: dict[int, str]) -> None:
    """Wait until none of them runs any more."""
    await until(lambda: not any(command_of(number) == command for number, command in processes.items()))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_workers_and_warm_up_end_with_the_server(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot in the lobby has its language prepared, which takes minutes; the server ends before."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="pictures") as server,
            Client(server.address) as ann,
        ):
            assert server.process is not None
            await ann.open_table("pictures", seat=1, options={"mode": "coop"}, bots={0: "hard"})
            parent = server.process.pid
            await until(lambda: any("pictures.prepared" in line for line in descendants(parent).values()))
            family = descendants(parent)
            assert any("redtable.server.worker" in command for command in family.values())
            os.kill(server.process.pid, number)
            await server.process.wait()
            await gone(family)

    asyncio.run(asyncio.wait_for(scenario(), 120))


def test_nodes_end_with_a_cluster_that_is_killed(postgres: str) -> None:
    async def scenario() -> None:
        port = free_port()
        cluster = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "redtable.cli", "serve", "--nodes", "2"),
            cwd=ROOT,
            env=settings(postgres, port),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert cluster.stdout is not None
        await cluster.stdout.readline()
        family = descendants(cluster.pid)
        assert len([command for command in family.values() if "redtable.server" in command]) >= 2
        cluster.kill()
        await cluster.wait()
        await gone(family)

    asyncio.run(asyncio.wait_for(scenario(), 120))
