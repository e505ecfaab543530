"""Moves of a server at half load, without and with ten matches being analysed, on the same tables.

python -m bench.analysis_load [--seconds 6] [--turns 3]

The full speed is measured first. Then the tables play at half of it: some turns while nothing is analysed,
and as many while the bots' workers analyse ten matches of bots.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
from pathlib import Path
from statistics import median

import httpx
import uvloop

from bench.server import GAME, HOST, LONG, TABLES, WARM, measure, rate, server, show
from bench.server_load import Tally, cpu_seconds
from bench.server_ours import open_tables, play, seat_players
from redtable.client import Client

MATCHES = 10
LEVEL = "greedy"
POLL = 0.5


async def finished_matches(client: Client, http: httpx.AsyncClient, count: int) -> list[str]:
    """Matches of bots that are over."""
    codes = []
    async with contextlib.AsyncExitStack() as looking_on:
        for _ in range(count):
            table = await client.open_table(GAME, bots={0: LEVEL, 1: LEVEL})
            await client.start(table.code)
            await looking_on.enter_async_context(client.seat(table.code, None))
            codes.append(table.code)
        for code in codes:
            while (await http.get(f"/api/tables/{code}")).json()["status"] != "over":
                await asyncio.sleep(POLL)
    return codes


async def under_way(http: httpx.AsyncClient, codes: list[str]) -> int:
    """How many of these analyses are not at their end; the first question begins them."""
    views = [(await http.get(f"/api/tables/{code}/analysis?have=")).json() for code in codes]
    return sum(view["working"] for view in views)


async def compare(folder: str, seconds: float, turns: int) -> None:
    """Both, and the ratio of their 99th percentiles."""
    full = await measure(str(Path(folder) / "full.db"), TABLES, seconds)
    show("full speed", full)
    tally = Tally()
    async with (
        server(str(Path(folder) / "half.db")) as (process, port),
        Client(f"http://{HOST}:{port}") as client,
        httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}", headers={"Authorization": f"Bearer {client.token}"}, timeout=60
        ) as http,
    ):
        codes = await finished_matches(client, http, MATCHES)
        tables = await open_tables(client, GAME, TABLES, tally, LONG)
        await seat_players(client, tables, HOST, [port], tally, 2 * TABLES / full.per_second)
        found: dict[bool, list[float]] = {False: [], True: []}
        for analysed in (False, True):
            for _ in range(turns):
                working = await under_way(http, codes) if analysed else 0
                tally.latencies.clear()
                before = cpu_seconds(process)
                elapsed = await play(tables, seconds, tally, WARM)
                half = rate(tally, elapsed, cpu_seconds(process) - before)
                left = await under_way(http, codes) if analysed else 0
                show(f"half load, {working} matches being analysed ({left} at the end)", half)
                found[analysed].append(tally.quantile(0.99))
    without, during = median(found[False]), median(found[True])
    print(f"p99, the middle turn: {without:.1f} ms without, {during:.1f} ms with ({during / without:.2f})")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis_load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(compare(folder, arguments.seconds, arguments.turns))


if __name__ == "__main__":
    main()
