"""Nobody chooses the dice: commitments before reveals, on a real server, against those who would."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from redtable.client import Client, ClientError
from redtable.client.seal import BrokenSeal
from redtable.kernel.match import Match
from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from redtable.kernel.sealed import COMMITTED, OPEN, SealedChance, seat_commitment
from redtable.protocol.tables import HouseRules, Ready, Reveal, TableView
from tests.server.processes import TINY, ServerProcess, http_client
from tests.server.test_play import play_on, run
from tests.server.waiting import until
from tests.tiny import Tiny

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.client.seat import SeatClient


def stored(database: str, code: str) -> dict[str, Any]:
    """A table as whoever runs the server can read it."""
    with closing(sqlite3.connect(database)) as beside:
        (doc,) = beside.execute("SELECT doc FROM tables WHERE code = ?", (code,)).fetchone()
    found: dict[str, Any] = json.loads(doc)
    return found


def rewrite(database: str, code: str, doc: dict[str, Any]) -> None:
    """What whoever runs the server can make of a table while it stands still."""
    with closing(sqlite3.connect(database, isolation_level=None)) as beside:
        beside.execute(
            "UPDATE tables SET doc = ?, status = ? WHERE code = ?", (json.dumps(doc), doc["status"], code)
        )


def wanted_deck(seed: str, entropies: list[str]) -> bool:
    """Whether the first seat is dealt what it would like: one die in three hundred."""
    return SealedChance(bytes.fromhex(seed), entropies).below("wanted", 300) == 0


async def reveal(client: Client, code: str, entropies: dict[int, str]) -> TableView:
    """Reveal something, whatever the client thinks of it."""
    return await client.call(TableView, "POST", f"/api/tables/{code}/reveal", Reveal(entropies=entropies))


async def begin(client: Client, code: str) -> TableView:
    """Start and reveal nothing."""
    return await client.call(TableView, "POST", f"/api/tables/{code}/start")


async def two_seated(host: Client, guest: Client) -> TableView:
    """An open table with two people."""
    table = await host.open_table(TINY, seat=0)
    return await guest.join(table.code)


async def table_when(client: Client, code: str, met: Any) -> TableView:
    """A table once it is as wanted."""

    async def look() -> TableView | None:
        table = await client.table(code)
        return table if met(table) else None

    found: TableView = await until(look)
    return found


def test_who_runs_the_server_and_plays_cannot_choose_his_entropy_last(tmp_path: Path) -> None:
    """The operator hosts, holds his reveal back, reads the rest from the database, and tries entropies."""
    database = str(tmp_path / "t.db")

    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as operator, Client(server.address) as honest:
            table = await two_seated(operator, honest)
            code = table.code
            async with honest.seat(code, 1) as seat:
                await honest.ready(code)
                own = secrets.token_hex(32)
                commitment = seat_commitment(code, 0, table.commitment, own)
                await operator.say_ready(code, Ready(commitments={0: commitment}))
                await begin(operator, code)
                await table_when(operator, code, lambda t: t.seats[1].revealed)
                doc = stored(database, code)
                others = doc["seats"][1]["entropy"]
                assert others == honest.seals[code].secrets[1], "the operator knows it all"
                chosen = next(
                    tried
                    for tried in iter(lambda: secrets.token_hex(32), "")
                    if wanted_deck(doc["seed"], [tried, others])
                )
                with pytest.raises(ClientError, match="not what seat 0 committed to"):
                    await reveal(operator, code, {0: chosen})
                await server.kill()
                doc["seats"][0]["entropy"] = chosen
                doc["seats"][0]["commitment"] = seat_commitment(code, 0, table.commitment, chosen)
                doc["status"], doc["reveal_by"] = "running", 0
                rewrite(database, code, doc)
                await server.start()
                with pytest.raises(BrokenSeal, match="not the one for which"):
                    await seat.until(lambda: seat.match is not None and seat.fault is not None)

    run(database, scenario)


def test_a_seed_changed_after_the_reveal_is_noticed(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")

    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as operator, Client(server.address) as honest:
            code = (await two_seated(operator, honest)).code
            async with honest.seat(code, 1) as seat:
                await honest.ready(code)
                await begin(operator, code)
                await seat.until(lambda: seat.match is not None)
                await server.kill()
                doc = stored(database, code)
                doc["seed"] = secrets.token_hex(32)
                rewrite(database, code, doc)
                await server.start()
                with pytest.raises(BrokenSeal):
                    await seat.until(lambda: False)

    run(database, scenario)


def test_what_is_revealed_must_be_what_was_committed_to(database: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await two_seated(ann, bob)
            code, own = table.code, secrets.token_hex(32)
            with pytest.raises(ClientError, match="seat 0 is not yours"):
                await bob.say_ready(code, Ready(commitments={0: own}))
            with pytest.raises(ClientError, match="no start waits"):
                await reveal(bob, code, {1: own})
            with pytest.raises(ClientError, match="no seat's entropy"):
                await reveal(bob, code, {})
            for other in (
                seat_commitment("OTHER", 1, table.commitment, own),
                seat_commitment(code, 0, table.commitment, own),
                seat_commitment(code, 1, "00" * 32, own),
                seat_commitment(code, 1, table.commitment, secrets.token_hex(32)),
            ):
                shown = await bob.say_ready(code, Ready(commitments={1: other}))
                assert shown.seats[1].commitment == other
                await begin(ann, code)
                with pytest.raises(ClientError, match="not what seat 1 committed to"):
                    await reveal(bob, code, {1: own})
                await bob.leave(code)
                await bob.join(code)
                table = await bob.table(code)
            commitment = seat_commitment(code, 1, table.commitment, own)
            await bob.say_ready(code, Ready(commitments={1: commitment}))
            assert (await begin(ann, code)).starting
            with pytest.raises(ClientError, match="seat 1 is not yours"):
                await reveal(ann, code, {1: own})
            assert (await reveal(bob, code, {1: own})).status == "running"
            assert (await reveal(bob, code, {1: own})).seats[1].entropy == own, "an answer may be lost"

    run(database, scenario)


def test_nothing_changes_while_a_match_starts(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with (
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            code = (await two_seated(ann, bob)).code
            await bob.commit(await bob.table(code))
            assert (await begin(ann, code)).starting
            shown = await eve.table(code)
            assert shown.seats[1].commitment
            assert not shown.seats[1].entropy
            path = f"/api/tables/{code}"
            for changing in (
                ann.start(code),
                ann.swap(code, 0, 1),
                ann.shuffle(code),
                ann.kick(code, 1),
                ann.ready(code),
                bob.ready(code, ready=False),
                eve.join(code),
                ann.call(TableView, "PATCH", path, HouseRules(listed=True)),
            ):
                with pytest.raises(ClientError, match="the match is starting"):
                    await changing
            await bob.follow(await bob.table(code))
            assert (await ann.table(code)).status == "running"

    run(str(tmp_path / "t.db"), scenario)


def test_who_never_reveals_wins_nothing_by_it(database: str) -> None:
    """The start is called off, all commit anew, the server too; those who were there need do nothing."""

    async def scenario(server: ServerProcess) -> None:
        async with (
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            table = await ann.open_table(TINY, options={"seats": 3}, seat=0)
            code = table.code
            await bob.join(code)
            await eve.join(code)
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await bob.ready(code)
                await eve.commit(await eve.table(code))
                first = bob.seals[code].secrets[1]
                off = await ann.start(code)
                assert (off.status, off.called_off, off.missing) == ("open", 1, [2])
                assert off.commitment != table.commitment
                again = await table_when(ann, code, lambda t: t.seats[1].ready)
                assert not again.seats[2].ready
                assert again.seats[1].commitment
                assert bob.seals[code].secrets[1] != first
                with pytest.raises(ClientError, match="not ready"):
                    await ann.start(code)
                await eve.ready(code)
                assert (await ann.start(code)).status == "running"
                async with eve.seat(code, 2) as green:
                    await asyncio.gather(play_on(red), play_on(blue), play_on(green))
            record = read_record(await ann.record(code))
            assert record.called_off == 1
            assert [bool(digest) for digest in record.commitments] == [True, True, False]
            verify_record(record, game=Tiny())
            bob.seals[code].check_record(record)

    run(database, scenario, reveal_limit=1)


def test_a_server_killed_between_commitment_and_reveal(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = (await two_seated(ann, bob)).code
            await bob.commit(await bob.table(code))
            await ann.commit(await ann.table(code))
            await begin(ann, code)
            await server.kill()
            await server.start()
            assert (await ann.table(code)).starting
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await asyncio.gather(play_on(red), play_on(blue))
            record = read_record(await ann.record(code))
            verify_record(record, game=Tiny())
            assert all(record.commitments)
            for client in (ann, bob):
                client.seals[code].check_record(record)

    run(str(tmp_path / "t.db"), scenario, reveal_limit=600)


def test_a_start_is_called_off_after_a_restart_too(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = (await two_seated(ann, bob)).code
            await bob.commit(await bob.table(code))
            await begin(ann, code)
            await server.kill()
            await server.start()
            async with ann.seat(code, 0) as red:
                await red.until(lambda: red.table is not None and red.table.called_off == 1)
                assert red.table is not None
                assert red.table.missing == [1]

    run(str(tmp_path / "t.db"), scenario, reveal_limit=1.5)


def test_leaving_calls_a_start_off(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await two_seated(ann, bob)
            await bob.commit(table)
            await begin(ann, table.code)
            left = await bob.leave(table.code)
            assert (left.starting, left.called_off, left.missing) == (False, 1, [1])
            assert left.commitment != table.commitment

    run(str(tmp_path / "t.db"), scenario)


def test_clients_that_do_not_commit_play_and_the_record_says_so(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = (await two_seated(ann, bob)).code
            await bob.say_ready(code, Ready(entropy="said-openly"))
            assert (await begin(ann, code)).status == "running"
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                await asyncio.gather(play_on(red), play_on(blue))
            record = read_record(await ann.record(code))
            assert (record.scheme, record.commitments, record.entropy) == (COMMITTED, ["", ""], ["", ""])
            verify_record(record, game=Tiny())

    run(str(tmp_path / "t.db"), scenario)


@pytest.mark.parametrize("status", ["open", "running"])
def test_tables_of_the_earlier_scheme_go_on(tmp_path: Path, status: str) -> None:
    database = str(tmp_path / "t.db")

    async def scenario(server: ServerProcess) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            code = (await two_seated(ann, bob)).code
            await bob.ready(code)
            if status == "running":
                await begin(ann, code)
            await server.stop()
            doc = stored(database, code)
            for name in ("scheme", "reveal_by", "called_off", "missing"):
                del doc[name]
            for seat in doc["seats"]:
                del seat["commitment"]
                seat["entropy"] = "said-openly"
            rewrite(database, code, doc)
            await server.start()
            async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
                if status == "open":
                    await bob.ready(code)
                    await ann.start(code)
                await asyncio.gather(play_on(red), play_on(blue))
            record = read_record(await ann.record(code))
            verify_record(record, game=Tiny())
            if status == "open":
                assert record.scheme == COMMITTED
                assert all(record.commitments)
            else:
                assert record.scheme == OPEN
                assert record.entropy == ["said-openly", "said-openly"]

    run(database, scenario)


async def played(server: ServerProcess) -> tuple[Client, SeatClient, str]:
    """A whole match; gives the second player, the place as it ended, and the record."""
    ann, bob = Client(server.address), Client(server.address)
    await ann.whoami()
    await bob.whoami()
    code = (await two_seated(ann, bob)).code
    async with ann.seat(code, 0) as red, bob.seat(code, 1) as blue:
        await bob.ready(code)
        await ann.start(code)
        await asyncio.gather(play_on(red), play_on(blue))
    text = await ann.record(code)
    await ann.close()
    await bob.close()
    return bob, blue, text


def forged(text: str) -> str:
    """Another match under the same commitment: all that is needed is in the record of the true one.

    Nothing if that deal ends the same way however it is played.
    """
    from redtable.kernel.record import record_of, write_record

    true = read_record(text)
    assert true.server_seed is not None
    for attempt in range(100):
        match = Match(Tiny(), Tiny().rules("", true.options), SealedChance(true.server_seed, true.entropy))
        pick = attempt
        while match.outcome() is None:
            seat = match.state.to_move()
            legal = match.state.legal(seat)
            match.apply(seat, legal[pick % len(legal)].text)
            pick = pick * 31 + 7
        if match.outcome() != true.result:
            lie = record_of(match, true.ruleset, true.options)
            lie.scheme, lie.table, lie.commitments = true.scheme, true.table, true.commitments
            return write_record(lie)
    return ""


def test_a_forged_record_deceives_nobody_who_was_there(tmp_path: Path) -> None:
    """It contradicts nothing in itself; the verdict says so, and a witness denies it."""
    from redtable.cli.witness import Witness

    async def scenario(server: ServerProcess) -> None:
        bob, blue, text = await played(server)
        while not forged(text):
            bob, blue, text = await played(server)
        true, lie = read_record(text), read_record(forged(text))
        assert lie.committed == true.committed
        assert lie.result != true.result
        witness = Witness(server=server.address, seal=bob.seals[true.table])
        witness.saw(1, blue.seen)
        witness.check(true, verify_record(true, game=Tiny()))
        with pytest.raises(BrokenSeal, match="another match"):
            witness.check(lie, verify_record(lie, game=Tiny()))

    run(str(tmp_path / "t.db"), scenario)


def test_a_record_that_leaves_a_commitment_out_is_false_to_who_made_it(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        bob, _, text = await played(server)
        record = read_record(text)
        bob.seals[record.table].check_record(record)
        record.commitments[0] = ""
        with pytest.raises(BrokenSeal, match="other commitments"):
            bob.seals[record.table].check_record(record)
        record = read_record(text)
        record.position = "somewhere"
        with pytest.raises(BrokenSeal, match="not of the match"):
            bob.seals[record.table].check_record(record)

    run(str(tmp_path / "t.db"), scenario)


def test_the_old_messages_are_understood(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with http_client(server.address) as old:
            await old.get("/api/me")
            table = (
                await old.post("/api/tables", json={"game": TINY, "seat": 0, "bots": {1: "random"}})
            ).json()
            path = f"/api/tables/{table['code']}"
            assert (await old.post(f"{path}/ready", json={"ready": True, "entropy": "ab"})).status_code == 200
            assert (await old.post(f"{path}/start")).json()["status"] == "running"

    run(str(tmp_path / "t.db"), scenario)
