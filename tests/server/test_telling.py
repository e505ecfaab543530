"""A telling that fails half-way leaves no gap: whoever was not told hears it before anything later."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import TYPE_CHECKING

import pytest

from redtable.client import Client
from redtable.client.errors import FailedMessage, RefusedAction
from redtable.server import run
from redtable.server.config import load_config
from redtable.server.match_log import Resumed, row_data
from redtable.server.node import Node
from redtable.server.store import LogRow, StoreError
from tests.server.processes import TINY
from tests.server.test_play import seated

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from redtable.client.seat import SeatClient
    from redtable.server.config import Config
    from redtable.server.room import Room

START_SECONDS = 60
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
"""What the web framework says of its next version is not what is tested here."""


@contextlib.asynccontextmanager
async def node_in_here(config: Config, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Node, str]]:
    """A whole node in this process, with its address: its store can be made to fail at a chosen moment."""
    made: list[Node] = []

    def make(wanted: Config) -> Node:
        made.append(Node(wanted))
        return made[0]

    monkeypatch.setattr(run, "Node", make)
    listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(run.run_node(config, listening.set_result))
    await asyncio.wait((serving, listening), timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        serving.result()
    port = listening.result()
    try:
        yield made[0], f"http://127.0.0.1:{port}"
    finally:
        signal.raise_signal(signal.SIGTERM)
        await serving


async def act_elsewhere(node: Node, room: Room) -> None:
    """Store an action as another node would, of which this one has not heard."""
    rules = await node.rulesets.of(room.table)
    other = Resumed(room.table, node.games.game(room.table.game), rules, None)
    for row in await node.store.log(room.table.code):
        other.play(row)
    match = other.match
    seat = match.actors()[0]
    entry = match.apply(seat, match.legal(seat)[0].text, match.version(seat))
    row = LogRow(room.table.code, match.sequence(), seat, entry.text, node.clock.now(), row_data(entry))
    await node.store.append(row)


def failing_at(
    node: Node, number: int, log: Callable[..., Coroutine[None, None, list[LogRow]]]
) -> Callable[..., Coroutine[None, None, list[LogRow]]]:
    """The store's way to read a log, which fails once: when it is asked for the so manieth time."""
    asked = 0

    async def read(*args: object) -> list[LogRow]:
        nonlocal asked
        asked += 1
        if asked == number:
            raise StoreError("the disk was pulled out")
        return await log(*args)

    assert node.store.log == log
    return read


async def try_to_act(seat: SeatClient) -> None:
    """Ask for something that needs the match in memory, then act if one may, on what one knows."""
    await seat.history(seat.version, seat.version)
    if seat.match is not None and seat.match.legal:
        with contextlib.suppress(RefusedAction):
            await seat.act(seat.match.legal[0])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_failed_telling_leaves_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """1: the match cannot be loaded. 2: the first seat cannot be told. 3: it was, and the second cannot."""
    changes = {
        "database": str(tmp_path / "t.db"),
        "games": [TINY],
        "port": 0,
        "messages_per_second": 1000,
    }

    async def scenario() -> None:
        async with (
            node_in_here(load_config("", changes), monkeypatch) as (node, address),
            Client(address) as ann,
            Client(address) as bob,
        ):
            code = await seated(ann, bob)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                room = node.rooms.open[code]
                await act_elsewhere(node, room)
                room.distrust()
                monkeypatch.setattr(node.store, "log", failing_at(node, number, node.store.log))
                actor = red if red.match is not None and red.match.legal else blue
                assert actor.match is not None
                with pytest.raises(FailedMessage):
                    await actor.act(actor.match.legal[0])
                for _ in range(3):
                    for seat in (red, blue):
                        await try_to_act(seat)
                for seat in (red, blue):
                    await seat.ping()
                    assert seat.fault is None
                    assert seat.seen == await seat.history(seat.first, seat.version)
                assert max(red.version, blue.version) >= 2

    asyncio.run(scenario())
