"""Of a match an update has what changed: merged by the client, it is what a newcomer is shown."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from redtable.client import Client
from tests.server.processes import ServerProcess
from tests.server.test_hostile import raw

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

    from redtable.client.seat import SeatClient

HELLO = '{"type":"hello","seat":0}'
STEADY = {"redcode": "terrain", "skirmish": "pieces"}
"""A field that hardly ever changes."""
ACTIONS = 25


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind:
            return message


async def at_version(seat: SeatClient, version: int) -> None:
    """Wait until a seat knows of the last action; in these games all see all of them."""
    await seat.until(lambda: seat.version == version)


@pytest.mark.parametrize("game", STEADY)
def test_what_is_not_repeated_is_as_it_was(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games=game) as server,
            Client(server.address) as ann,
        ):
            table = await ann.open_table(game, seat=0)
            await ann.join(table.code, 1)
            await ann.start(table.code)
            choice = random.Random(game)
            steady = standing = 0
            async with (
                ann.seat(table.code, 0) as first,
                ann.seat(table.code, 1) as second,
                raw(server, ann.token, table.code) as watching,
                raw(server, ann.token, table.code) as newcomer,
            ):
                await watching.send(HELLO)
                held = (await hear(watching, "welcome"))["match"]
                for _ in range(ACTIONS):
                    seat = next(seat for seat in (first, second) if seat.match and seat.match.legal)
                    assert seat.match is not None
                    await seat.act(choice.choice(seat.match.legal))
                    change = (await hear(watching, "update"))["match"]
                    steady += STEADY[game] in change["view"]
                    standing += "outcome" in change
                    held |= change | {"view": held["view"] | change["view"]}
                    await newcomer.send(HELLO)
                    whole = (await hear(newcomer, "welcome"))["match"]
                    assert whole == held
                    await at_version(first, whole["version"])
                    await at_version(second, whole["version"])
                    assert msgspec.to_builtins(first.match) == held
            assert steady < ACTIONS / 2
            assert standing < ACTIONS

    asyncio.run(scenario())
