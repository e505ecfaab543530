"""A match that began on a device is put on a server, to go on or to be seen; forged ones are refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from redtable.client import Client
from redtable.client.http import ClientError
from redtable.kernel.record import checked, read_record
from redtable.kernel.replay import verify_record
from redtable.kernel.sealed import commitment
from redtable.protocol.tables import TableView
from redtable.protocol.uploads import Upload
from tests.device.page import Page
from tests.server.processes import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ACTIONS = 12
"""Of the person, before the match is put on the server."""


class DeviceMatch:
    """A person plays Red Code on a device against a bot that decides at random."""

    def __init__(self) -> None:
        self.page = Page()
        table = {"game": "redcode", "seat": 0, "bots": {"1": "random"}}
        self.code = str(self.page.call("POST", "/api/tables", table)["code"])
        self.page.call("POST", f"/api/tables/{self.code}/start")
        self.line = self.page.line(self.code, 0)

    def play(self, actions: int) -> None:
        """So many decisions of the person."""
        match = self.page.device.room(self.code).match()
        for number in range(1, actions + 1):
            self.page.work()
            view = match.view(0)
            if view.view.outcome is not None:
                return
            act = {"type": "act", "id": number, "action": view.view.legal[0], "version": view.version}
            self.page.send(self.line, act)

    def upload(self) -> Upload:
        """What the page sends to the server."""
        return msgspec.convert(self.page.call("GET", f"/api/tables/{self.code}/upload"), Upload, strict=False)


async def put(client: Client, upload: Upload) -> TableView:
    """The table that the server made of it."""
    return await client.call(TableView, "POST", "/api/uploads", upload)


async def refused(client: Client, upload: Upload) -> tuple[int, str, str]:
    """The status, the key and the detail of a refusal."""
    with pytest.raises(ClientError) as refusal:
        await put(client, upload)
    problem = refusal.value.problem
    return problem.status, problem.key, problem.detail


def altered(record: str, alter: Callable[[list[list[str]]], Any]) -> str:
    """A record in which somebody has changed something, with checks that fit again."""
    rows = [line.rpartition("\t#")[0].split("\t") for line in record.splitlines()]
    alter(rows)
    return "".join(f"{line}\n" for line in checked(rows))


def column(rows: list[list[str]], key: str) -> list[str]:
    """The first row with that key."""
    return next(row for row in rows if row[0] == key)


def other_seed(rows: list[list[str]]) -> None:
    """A seed chosen afterwards, with the commitment that fits it: the cards are not those that it gives."""
    seed = b"1" * 32
    column(rows, "chance")[2] = commitment(seed)
    column(rows, "seed")[1] = seed.hex()


def test_a_match_goes_on_at_a_server_with_a_friend_and_its_record_verifies(tmp_path: Path) -> None:
    device = DeviceMatch()
    device.play(ACTIONS)
    rows = device.page.logs[device.code]

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="redcode") as server,
            Client(server.address) as ann,
            Client(server.address) as ben,
        ):
            upload = device.upload()
            upload.bots = {}
            table = await put(ann, upload)
            assert (table.status, table.device_code) == ("running", device.code)
            assert [seat.yours for seat in table.seats] == [True, True]
            code = await ann.transfer(table.code, 1)
            moved = await ben.redeem(code.code)
            assert moved.table.device_code == device.code
            async with ann.seat(table.code, 0) as mine, ben.seat(table.code, 1) as his:
                assert mine.match is not None
                assert mine.match.version == device.page.device.room(device.code).match().version(0)
                await asyncio.gather(to_the_end(mine), to_the_end(his))
            record = read_record(await ann.record(table.code))
            verify_record(record)
            assert record.table == device.code
            assert [line.text for line in record.actions][: len(rows)] == [row.text for row in rows]

    async def to_the_end(seat: Any) -> None:
        while legal := await seat.my_turn():
            await seat.act(legal[-1])

    asyncio.run(scenario())


def test_a_finished_match_is_shared_and_forged_ones_are_refused(tmp_path: Path) -> None:
    device = DeviceMatch()
    device.play(10_000)
    record = str(device.page.call("GET", f"/api/tables/{device.code}/record"))
    upload = device.upload()
    assert upload.record == record

    async def scenario() -> None:
        async with (
            ServerProcess(str(tmp_path / "t.db"), games="redcode", uploads_per_minute=1) as server,
            Client(server.address) as ann,
        ):
            table = await put(ann, upload)
            assert table.status == "over"
            assert await ann.record(table.code) == record
            replay = await ann.replay(table.code, -2, 0, 5)
            assert replay.steps == len(read_record(record).actions)

            def forged(alter: Callable[[list[list[str]]], Any]) -> Upload:
                return Upload(record=altered(record, alter), bots=upload.bots)

            for alter, told in (
                (other_seed, "the seed gives"),
                (lambda rows: column(rows, "seed").__setitem__(1, "00" * 32), "does not fit the commitment"),
                (lambda rows: column(rows, "5").__setitem__(2, "nonsense"), "nonsense"),
                (lambda rows: column(rows, "result").__setitem__(1, "0.5 0.5"), "the result is"),
            ):
                status, _, detail = await refused(ann, forged(alter))
                assert status == 400
                assert told in detail
            for alter, key in (
                (lambda rows: column(rows, "table").__setitem__(1, "ABCDEFG"), "upload-origin"),
                (lambda rows: rows.remove(column(rows, "seed")), "upload-origin"),
                (lambda rows: column(rows, "game").__setitem__(1, "chess"), "record-game"),
            ):
                assert (await refused(ann, forged(alter)))[1] == f"table-problem-{key}"
            assert (await refused(ann, Upload(record="a poem")))[1] == "table-problem-record"
            assert (await refused(ann, Upload(record=record, bots={1: "deity"})))[0] == 400
            assert (await refused(ann, Upload(record="a" * 1_000_001)))[0] == 400
            statuses = [(await refused(ann, Upload(record="a poem")))[0] for _ in range(3)]
            assert statuses[-1] == 429

    asyncio.run(scenario())
