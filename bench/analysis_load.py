"""Moves of a server at half load, without and with ten matches being analysed, by turns.

python -m bench.analysis_load [--seconds 5] [--turns 5]

The full speed is measured first. Then the tables play at half of it: a turn while nothing is analysed and a
turn while ten matches of bots are, on the same tables. Before the next pair the analyses come to rest: nobody
looks any more. Each pair has new tables, so that no match ends while it is measured.
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

from bench.server import GAME, HOST, LONG, SHORTEST, TABLES, WARM, measure, rate, server, show
from bench.server_load import Tally, cpu_seconds
from bench.server_ours import open_tables, play, seat_players
from redtable.client import Client
from redtable.server.analyses import LOOKED_AT

MATCHES = 10
LEVEL = "greedy"
POLL = 0.5
FULL = 3.0
"""Seconds at full speed."""
REST = 2.0
"""Seconds in which the server comes to rest before a turn."""


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
    """Both, and the ratio of their latencies."""
    full = await measure(str(Path(folder) / "full.db"), TABLES, FULL)
    show("full speed", full)
    longest = SHORTEST * TABLES / full.per_second - WARM
    if seconds > longest:
        print(f"turns of {longest:.1f} s: matches would end in longer ones")
        seconds = longest
    tally = Tally()
    async with (
        server(str(Path(folder) / "half.db")) as (process, port),
        Client(f"http://{HOST}:{port}") as client,
        httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}", headers={"Authorization": f"Bearer {client.token}"}, timeout=60
        ) as http,
    ):
        codes = await finished_matches(client, http, MATCHES)
        found: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
        for turn in range(turns):
            tables = await open_tables(client, GAME, TABLES, tally, LONG)
            await seat_players(client, tables, HOST, [port], tally, 2 * TABLES / full.per_second)
            await asyncio.sleep(LOOKED_AT + REST if turn else REST)
            for analysed in (False, True):
                working = await under_way(http, codes) if analysed else 0
                tally.latencies.clear()
                before = cpu_seconds(process)
                elapsed = await play(tables, seconds, tally, WARM)
                half = rate(tally, elapsed, cpu_seconds(process) - before)
                left = await under_way(http, codes) if analysed else 0
                show(f"half load, {working} matches being analysed ({left} at the end)", half)
                found[analysed].append((tally.quantile(0.5), tally.quantile(0.99)))
    for number, name in enumerate(("p50", "p99")):
        pairs = [(turn[0][number], turn[1][number]) for turn in zip(found[False], found[True], strict=True)]
        without, during = (median(values) for values in zip(*pairs, strict=True))
        ratio = median(pair[1] / pair[0] for pair in pairs)
        print(f"{name}: {without:.1f} ms without, {during:.1f} ms with, the middle ratio {ratio:.2f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis_load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--turns", type=int, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(compare(folder, arguments.seconds, arguments.turns))


if __name__ == "__main__":
    main()
