"""A record from a file is replayed as the server's own matches are; what is wrong with it is told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.protocol.replays import RecordQuestion, RecordReplay
from tests.server.processes import TINY, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path


async def replayed(client: Client, record: str, **more: Any) -> RecordReplay:
    """What the server makes of a record."""
    return await client.call(RecordReplay, "POST", "/api/replays", RecordQuestion(record=record, **more))


async def refused(client: Client, record: str, **more: Any) -> tuple[str, str]:
    """The key and the detail of the refusal."""
    with pytest.raises(ClientError) as refusal:
        await replayed(client, record, **more)
    return refusal.value.problem.key, refusal.value.problem.detail


def test_a_record_from_a_file_is_replayed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")) as server, Client(server.address) as ann:
            table = await ann.open_table(TINY, seat=0, bots={1: "random"})
            await ann.start(table.code)
            async with ann.seat(table.code, 0) as seat:
                while legal := await seat.my_turn():
                    await seat.act(legal[0])
            record = await ann.record(table.code)
            for eyes in (-2, -1, 0, 1):
                own = await ann.replay(table.code, eyes, 0, 50)
                from_file = await replayed(ann, record, seat=eyes)
                assert from_file.replay == own
            assert from_file.slug == (await ann.table(table.code)).slug
            assert from_file.outcome == (await ann.table(table.code)).outcome
            assert [info.name for info in from_file.seats] == [info.name for info in table.seats]
            later = await replayed(ann, record, first=2)
            assert [step.step for step in later.replay.found] == [*range(2, min(later.replay.steps, 51) + 1)]

            assert (await refused(ann, "a poem"))[0] == "table-problem-record"
            lines = record.splitlines(keepends=True)
            assert (await refused(ann, "".join(lines[:-2])))[0] == "table-problem-record"
            changed = record.replace("\t", " ", 1)
            assert (await refused(ann, changed))[0] == "table-problem-record"
            assert "there is no step 9999" in (await refused(ann, record, first=9999))[1]
            assert "there is no seat 7" in (await refused(ann, record, seat=7))[1]

    asyncio.run(scenario())
