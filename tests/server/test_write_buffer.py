"""The write buffer of the SQLite store: rows are in it or in the log, never lost, never twice."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import msgspec
import pytest

from redtable.server.store import Conflict, LogRow, Store, StoreError, make_store
from redtable.server.store.log_statements import DELETE_LOG
from redtable.server.store.migrations import MIGRATIONS, SQLITE_WORDS
from redtable.server.store.writer import LIMITS
from tests.server.test_store import line, opened, read_log, table
from tests.server.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VICTIM = """
import asyncio, sys
from redtable.server.store import LogRow, make_store
from redtable.server.store.writer import LIMITS

LIMITS.quiet = 1000

async def play(store, code):
    for sequence in range(1, 100_000):
        await store.append(LogRow(code, sequence, 0, "rest", sequence, "x" * 100))
        print(code, sequence, flush=True)
        if code == "SLOW":
            await asyncio.sleep(1000)

async def main():
    store = make_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, code) for code in ["SLOW", *(f"T{n}" for n in range(20))]))

asyncio.run(main())
"""
"""A process that plays until it is killed: one table slowly, the others as fast as they can."""


async def count(store: Store, name: str) -> int:
    return int((await store.read(f"SELECT count(*) FROM {name}"))[0][0])


async def until_folded(store: Store) -> None:
    async def folded() -> bool:
        return not await count(store, "journal")

    await until(folded)


@contextmanager
def first_schema(path: Path) -> Iterator[sqlite3.Connection]:
    """A database as the first version made it."""
    with closing(sqlite3.connect(path)) as old:
        for statement in MIGRATIONS[0]:
            old.execute(statement.format(**SQLITE_WORDS))
        old.execute("PRAGMA user_version = 1")
        yield old


def test_a_database_from_before_the_buffer_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with first_schema(path) as old:
        old.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(line(1)))
        old.commit()

    async def scenario() -> None:
        async with opened(str(path)) as store:
            with pytest.raises(Conflict):
                await store.append(line(1, text="late"))
            await store.append(line(2))
            assert await store.log("AAAA") == [line(1), line(2)]

    asyncio.run(scenario())


def test_of_the_snapshots_of_an_old_database_the_latest_stay(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with first_schema(path) as old:
        kept = [(code, sequence, f"{code} {sequence}") for code in ("AAAA", "BBBB") for sequence in (64, 128)]
        old.executemany("INSERT INTO snapshots VALUES (?, ?, ?)", kept)
        old.commit()

    async def scenario() -> None:
        async with opened(str(path)) as store:
            assert [await store.snapshot(code) for code in ("AAAA", "BBBB")] == ["AAAA 128", "BBBB 128"]
            assert await count(store, "snapshots") == 2

    asyncio.run(scenario())


def test_a_damaged_buffer_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    asyncio.run(read_log(path))
    with closing(sqlite3.connect(path)) as damaged:
        damaged.execute("INSERT INTO journal (number, lines) VALUES (1, ?)", (b"junk",))
        damaged.commit()
    with pytest.raises(StoreError, match=r"t\.db is damaged: the journal"):
        asyncio.run(read_log(path))


def test_an_idle_store_folds_its_buffer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "t.db")) as store:
            await asyncio.gather(*(store.append(line(1, f"T{number}")) for number in range(1500)))
            await asyncio.wait_for(until_folded(store), 60)
            assert await count(store, "log") == 1500
            assert await store.log("T7") == [line(1, "T7")]

    asyncio.run(scenario())


def test_a_slow_table_does_not_hold_up_the_buffer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "t.db")) as store:
            await store.append(line(1, "SLOW"))
            longest = 0
            for sequence in range(1, 501):
                lines = [line(sequence, f"T{number}", "x" * 1500) for number in range(30)]
                await asyncio.gather(*map(store.append, lines))
                if sequence % 20 == 0:
                    ((length,),) = await store.read("SELECT sum(length(lines)) FROM journal")
                    longest = max(longest, length)
            assert longest < LIMITS.length * 1.1
            assert await store.read("SELECT sequence FROM log WHERE code = 'SLOW'") == [(1,)]
            for number in range(30):
                rows = await store.log(f"T{number}")
                assert [row.sequence for row in rows] == list(range(1, 501))

    asyncio.run(scenario())


def test_readers_see_every_acknowledged_line_once_and_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        acknowledged = dict.fromkeys([f"T{number}" for number in range(40)], 0)
        over = asyncio.Event()

        async def play(store: Store, code: str) -> None:
            while acknowledged[code] < 6 * LIMITS.ripe:
                some = random.randint(1, 3)
                first = acknowledged[code] + 1
                await asyncio.gather(*(store.append(line(first + n, code)) for n in range(some)))
                acknowledged[code] += some

        async def look(store: Store) -> None:
            while not over.is_set():
                code = random.choice(list(acknowledged))
                known = acknowledged[code]
                after = random.choice([0, random.randint(0, known), max(0, known - 40)])
                before = random.choice([None, random.randint(after, known)])
                numbers = [row.sequence for row in await store.log(code, after, before)]
                assert numbers == list(range(after + 1, after + 1 + len(numbers)))
                assert after + len(numbers) >= known if before is None else after + len(numbers) == before

        async with opened(str(tmp_path / "t.db")) as store:
            readers = asyncio.gather(*(look(store) for _ in range(4)))
            await asyncio.gather(*(play(store, code) for code in acknowledged))
            over.set()
            await readers
        for code, length in acknowledged.items():
            assert await read_log(tmp_path / "t.db", code) == [line(n, code) for n in range(1, length + 1)]

    asyncio.run(scenario())


def test_a_killed_process_leaves_every_acknowledged_line(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    said = {"SLOW": 0, **{f"T{number}": 0 for number in range(20)}}
    command = [sys.executable, "-c", VICTIM, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        for heard, text in enumerate(victim.stdout):
            code, sequence = text.split()
            said[code] = int(sequence)
            if heard == 3000:
                victim.send_signal(signal.SIGKILL)

    async def scenario() -> None:
        async with opened(str(path)) as store:
            assert await count(store, "journal") == 0
            for code, length in said.items():
                numbers = [row.sequence for row in await store.log(code)]
                assert numbers == list(range(1, len(numbers) + 1))
                assert len(numbers) >= length
                with pytest.raises(Conflict):
                    await store.append(line(len(numbers), code))
                await store.append(line(len(numbers) + 1, code))
            assert len(await store.log("SLOW")) == 2

    assert victim.returncode == -signal.SIGKILL
    assert said["SLOW"] == 1
    with closing(sqlite3.connect(path)) as left:
        assert left.execute("SELECT count(*) > 0 FROM journal").fetchone() == (1,)
        assert left.execute("SELECT count(*) > 0 FROM log").fetchone() == (1,)
    asyncio.run(scenario())


@pytest.mark.parametrize("lines", [3, LIMITS.ripe + 8])
def test_an_expired_table_does_not_come_back_from_the_buffer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: int
) -> None:
    monkeypatch.setattr(LIMITS, "quiet", 1000)

    async def scenario() -> None:
        async with opened(str(tmp_path / "t.db")) as store:
            await store.create_table(table("AAAA", touched=10))
            for sequence in range(1, lines + 1):
                await asyncio.gather(
                    *(store.append(line(sequence, code)) for code in ("AAAA", f"B{sequence}"))
                )
            await store.backup(str(tmp_path / "before"))
            assert await store.doom_tables("open", 15, 30) == 1
            assert await store.delete_doomed(31) == ["AAAA"]
            assert await store.log("AAAA") == []
            await store.backup(str(tmp_path / "after"))
            await store.append(line(1, text="anew"))
            assert await count(store, "journal") > 1
            await store.backup(str(tmp_path / "anew"))
            assert await store.log("AAAA") == [line(1, text="anew")]
        assert await read_log(tmp_path / "before") == [line(number) for number in range(1, lines + 1)]
        assert await read_log(tmp_path / "after") == []
        for name in ("anew", "t.db"):
            assert await read_log(tmp_path / name) == [line(1, text="anew")]
            assert await read_log(tmp_path / name, "B2") == [line(2, "B2")]

    asyncio.run(scenario())


def test_a_backup_under_steady_play_ends_and_has_what_was_acknowledged(tmp_path: Path) -> None:
    async def scenario() -> None:
        played = 0
        async with opened(str(tmp_path / "t.db")) as store:

            async def play() -> None:
                nonlocal played
                while True:
                    lines = [line(played + 1, f"T{number}", "x" * 500) for number in range(50)]
                    await asyncio.gather(*map(store.append, lines))
                    played += 1

            player = asyncio.create_task(play())
            await until(lambda: played >= 300)
            known = played
            await asyncio.wait_for(store.backup(str(tmp_path / "copy")), 60)
            player.cancel()
        rows = await read_log(tmp_path / "copy", "T7")
        assert len(rows) >= known
        assert rows == [line(number, "T7", "x" * 500) for number in range(1, len(rows) + 1)]

    asyncio.run(scenario())


@pytest.mark.parametrize("seed", range(5))
def test_the_store_does_as_a_plain_list_of_rows_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Small limits, so that everything happens often; now and then the file is taken up as it just is."""
    limits = {"ripe": 4, "length": 1500, "extra_rows": 3, "extra_bytes": 200, "idle_rows": 20, "known": 3}
    for name, value in limits.items():
        monkeypatch.setattr(LIMITS, name, value)
    chance = random.Random(seed)
    model: dict[str, dict[int, LogRow]] = {f"T{number}": {} for number in range(6)}

    async def append(store: Store) -> None:
        rows = []
        for text in range(chance.randint(1, 12)):
            code = chance.choice(list(model))
            number = max(1, len(model[code]) + chance.choice([1, 1, 1, 1, 2, 3, 0, -1]))
            rows.append(line(number, code, str(text)))
        answers = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        for row, answer in zip(rows, answers, strict=True):
            assert isinstance(answer, Conflict) == (row.sequence in model[row.code])
            model[row.code].setdefault(row.sequence, row)

    async def fail(store: Store) -> None:
        broken = [line(1000, code) for code in model] + [line(2**70)]
        answers = await asyncio.gather(*map(store.append, broken), return_exceptions=True)
        assert all("took no writes" in str(answer) for answer in answers)

    async def delete(store: Store) -> None:
        """Together with lines that come in the same commit."""
        code = chance.choice(list(model))
        deleting = asyncio.create_task(store.write(DELETE_LOG, code))
        await asyncio.sleep(0)
        await append(store)
        await deleting
        model[code] = {}

    async def scenario() -> None:
        store = make_store(str(tmp_path / "0.db"))
        await store.open()
        for step in range(250):
            await chance.choices([append, fail, delete], [30, 1, 1])[0](store)
            for code, rows in model.items():
                assert await store.log(code) == [rows[number] for number in sorted(rows)]
            if chance.random() < 0.04:
                path = str(tmp_path / f"{step + 1}.db")
                await store.backup(path)
                await store.close()
                store = make_store(path)
                await store.open()
            if chance.random() < 0.02:
                await until_folded(store)
        await store.close()

    asyncio.run(scenario())
