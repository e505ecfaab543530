"""Questions to the game: a cheap one is answered where it is read, and never about what is not stored yet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client
from redtable.server.config import load_config
from tests.server.test_telling import node_in_here
from tests.server.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def test_a_cheap_question_waits_for_nothing_but_an_action_that_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes = {"database": str(tmp_path / "t.db"), "games": ["redcode"], "port": 0}

    async def scenario() -> None:
        async with (
            node_in_here(load_config("", changes), monkeypatch) as (node, address),
            Client(address) as ann,
        ):
            code = (await ann.open_table("redcode", seat=0)).code
            await ann.join(code, 1)
            await ann.start(code)
            async with ann.seat(code, 0) as blue, ann.seat(code, 1) as red:
                room = node.rooms.open[code]
                actor, other = (blue, red) if blue.match is not None and blue.match.legal else (red, blue)
                assert actor.match is not None
                waiting = 1 if actor is blue else 0
                before = room.look_at_once(waiting)
                assert before is not None
                assert room.look_at_once(-1) is None, "a spectator may be behind"
                held: list[Any] = []
                add = node.store.add
                monkeypatch.setattr(node.store, "add", held.append)
                acting = asyncio.create_task(actor.act(actor.match.legal[0]))
                await until(lambda: held)
                meanwhile = room.look_at_once(waiting)
                asking = asyncio.create_task(other.ask("weapons"))
                monkeypatch.setattr(node.store, "add", add)
                add(held.pop())
                await acting
                assert "manoeuvres" in await asking
                assert meanwhile is None
                after = room.look_at_once(waiting)
                assert after is not None
                assert after[1] != before[1]

    asyncio.run(scenario())
