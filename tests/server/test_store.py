"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import warnings
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg
import pytest

from redtable.server.store import Conflict, LogRow, Store, StoreError, TableRow, make_store
from redtable.server.store.migrations import MIGRATIONS
from redtable.server.store.rows import ChatRow, PersonRow
from redtable.server.store.sqlite import SqliteStore
from tests.server.waiting import until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = make_store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def folded(store: Store) -> None:
    """Wait until the log has all rows; SQLite's come by way of the table `journal`."""

    async def journal_empty() -> bool:
        return await store.read("SELECT count(*) FROM journal") == [(0,)]

    if isinstance(store, SqliteStore):
        await until(journal_empty)


async def read_log(path: Path, code: str = "AAAA") -> list[LogRow]:
    """A log from a file, as a server that opens it finds it."""
    async with opened(str(path)) as store:
        return await store.log(code)


def line(sequence: int, code: str = "AAAA", text: str = "rest") -> LogRow:
    return LogRow(code, sequence, 0, text, 1000 + sequence, '{"é":"\\u0000\'"}')


def table(code: str, version: int = 1, status: str = "open", **more: object) -> TableRow:
    values: dict[str, object] = {
        "code": code,
        "version": version,
        "status": status,
        "listed": True,
        "host": "ann",
        "driven": True,
        "node": None,
        "touched": 5,
        "doc": "{}",
    }
    return TableRow(**{**values, **more})  # type: ignore[arg-type]


def test_a_log_keeps_its_order_and_its_bytes(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await asyncio.gather(*(store.append(line(number)) for number in range(1, 101)))
            await store.append(line(1, code="BBBB"))
        async with opened(database) as store:
            assert await store.log("AAAA") == [line(number) for number in range(1, 101)]
            assert await store.log("AAAA", after=98) == [line(99), line(100)]
            assert await store.log("AAAA", after=1, before=3) == [line(2), line(3)]

    asyncio.run(scenario())


def test_only_one_writer_wins_a_sequence_number(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            rivals = [store.append(line(1, text=f"rival {number}")) for number in range(20)]
            others = [store.append(line(1, code=f"C{number}")) for number in range(20)]
            answers = await asyncio.gather(*rivals, *others, return_exceptions=True)
            assert sum(answer is None for answer in answers[:20]) == 1
            assert all(isinstance(answer, Conflict) for answer in answers[:20] if answer is not None)
            assert answers[20:] == [None] * 20
            assert len(await store.log("AAAA")) == 1

    asyncio.run(scenario())


def test_a_taken_number_stays_taken_and_gaps_can_be_filled(database: str) -> None:
    async def scenario() -> None:
        stored: set[int] = set()
        async with opened(database) as store:

            async def check(numbers: list[int]) -> None:
                """Free numbers are taken, and no number twice: alone, and many at once."""
                lines = [line(number) for number in [*numbers, *numbers, *stored]]
                answers = await asyncio.gather(*map(store.append, lines), return_exceptions=True)
                assert answers[: len(numbers)] == [None] * len(numbers)
                assert all(isinstance(answer, Conflict) for answer in answers[len(numbers) :])
                stored.update(numbers)
                for number in numbers:
                    with pytest.raises(Conflict):
                        await store.append(line(number, text="late"))
                assert await store.log("AAAA") == [line(number) for number in sorted(stored)]

            await check([10, 7, 12])
            await folded(store)
            await check([8, 3, 13])
            await check([100 - number for number in range(50)])
            await check([11, 1, 200])
        async with opened(database) as store:
            await check([2, 201, 6])

    asyncio.run(scenario())


def test_a_line_that_cannot_be_written_stops_no_writer(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            nobody = LogRow("AAAA", 1, None, "rest", 1, "")  # type: ignore[arg-type]
            nothing = LogRow("AAAA", 1, 0, "rest", 1, None)  # type: ignore[arg-type]
            for broken in (line(2**70), line(2**63), line(1, text="\ud800"), nobody, nothing):
                with pytest.raises(StoreError, match="took no writes"):
                    await asyncio.wait_for(store.append(broken), 20)
                together = asyncio.gather(store.append(broken), store.log("AAAA"), return_exceptions=True)
                _, found = await asyncio.wait_for(together, 20)
                assert found == [] or isinstance(found, StoreError)
            await asyncio.wait_for(store.append(line(1)), 20)
            assert await store.log("AAAA") == [line(1)]

    asyncio.run(scenario())


def test_a_table_changes_only_from_the_version_it_was_read_at(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.create_table(table("AAAA"))
            with pytest.raises(Conflict):
                await store.create_table(table("AAAA"))
            await store.change_table(table("AAAA", 2, doc='{"n":2}'))
            with pytest.raises(Conflict):
                await store.change_table(table("AAAA", 2))
            found = await store.table("AAAA")
            assert found is not None
            assert (found.version, found.doc) == (2, '{"n":2}')
            assert await store.table("ZZZZ") is None

    asyncio.run(scenario())


def test_lists_of_tables(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.create_table(table("OLD", touched=1))
            await store.create_table(table("NEW", touched=9))
            await store.create_table(table("HIDDEN", listed=False, host="bob"))
            await store.create_table(table("OVER", status="over"))
            assert [row.code for row in await store.listed_tables(10, 3)] == ["NEW", "OLD"]
            assert [row.code for row in await store.listed_tables(1, 3)] == ["NEW"]
            assert await store.count_hosted("ann") == 2
            await store.create_table(table("THEIRS", host="bob", touched=5))
            assert [row.code for row in await store.listed_tables(10, 1)] == ["NEW", "THEIRS"]
            await store.seat_person("cy", "OVER")
            await store.seat_person("cy", "OVER")
            assert [row.code for row in await store.tables_of("cy", 10)] == ["OVER"]
            await store.unseat_person("cy", "OVER")
            assert await store.tables_of("cy", 10) == []

    asyncio.run(scenario())


def test_tables_that_are_touched_do_not_expire(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            codes = [f"T{number:04}" for number in range(1101)]
            for code in codes:
                await store.create_table(table(code, touched=10))
            await store.touch_tables(codes[1:], 20)
            await store.touch_tables([], 30)
            assert await store.doom_tables("open", 15, 30) == 1
            assert await store.delete_doomed(31) == codes[:1]
            assert await store.read("SELECT DISTINCT touched FROM tables") == [(20,)]

    asyncio.run(scenario())


def test_expiry_takes_everything_of_a_table(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.create_table(table("AAAA", touched=10))
            await store.create_table(table("BBBB", touched=20))
            for code in ("AAAA", "BBBB"):
                await store.append(line(1, code=code))
                await store.save_snapshot(code, 1, "x")
                await store.save_opening(code, "deck:2~1,0")
                await store.save_analysis(code, 1, "{}")
            assert await store.doom_tables("open", 15, 30) == 1
            assert await store.delete_doomed(31) == ["AAAA"]
            assert await store.log("AAAA") == []
            assert await store.snapshot("AAAA") is None
            assert await store.opening("AAAA") is None
            assert await store.analysis("AAAA", 1) is None
            assert await store.analysis("BBBB", 1) == "{}"
            assert await store.table("AAAA") is None
            assert len(await store.log("BBBB")) == 1

    asyncio.run(scenario())


def test_a_table_marked_for_deletion_is_gone_from_lists_and_back_when_it_is_used(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            for code in ("AAAA", "BBBB", "CCCC"):
                await store.create_table(table(code, touched=10))
                await store.seat_person("cy", code)
            assert await store.doom_tables("open", 15, 30) == 3
            assert await store.doom_tables("open", 15, 40) == 0
            assert (await store.tables_of("cy", 9), await store.listed_tables(9, 3)) == ([], [])
            assert await store.count_hosted("ann") == 0
            assert await store.delete_doomed(30) == []
            await store.touch_tables(["AAAA"], 50)
            await store.change_table(table("BBBB", version=2, touched=60))
            assert [row.code for row in await store.listed_tables(9, 3)] == ["BBBB", "AAAA"]
            assert await store.delete_doomed(31) == ["CCCC"]

    asyncio.run(scenario())


def test_a_deletion_that_a_crash_cut_off_is_finished_and_nobody_sees_the_rest(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.create_table(table("AAAA", touched=10))
            await store.append(line(1))
            await store.write("UPDATE tables SET status = 'expired', doomed = 0")
            assert await store.table("AAAA") is None
            with pytest.raises(Conflict):
                await store.change_table(table("AAAA", version=2))
            assert await store.delete_doomed(0) == ["AAAA"]
            assert await store.log("AAAA") == []

    asyncio.run(scenario())


def test_only_the_latest_snapshot_is_kept(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            for sequence in (64, 192, 128):
                await store.save_snapshot("AAAA", sequence, f"at {sequence}")
            assert await store.snapshot("AAAA") == "at 192"
            kept = [store.save_snapshot(f"B{number}", number, f"at {number}") for number in range(200)]
            await asyncio.gather(*kept)
            assert await store.snapshot("B0") == "at 0"
            assert await store.snapshot("B199") == "at 199"
            assert len(await store.read("SELECT 1 FROM snapshots")) == 201

    asyncio.run(scenario())


def test_an_analysis_is_replaced_and_is_of_one_method(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.create_table(table("AAAA"))
            await store.save_analysis("AAAA", 1, "quick")
            await store.save_analysis("AAAA", 2, "thorough")
            await store.save_analysis("GONE", 2, "thorough")
        async with opened(database) as store:
            assert await store.analysis("AAAA", 1) is None
            assert await store.analysis("AAAA", 2) == "thorough"
            assert await store.analysis("GONE", 2) is None

    asyncio.run(scenario())


def test_people_chat_transfers_and_settings(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.save_person(PersonRow("ann", "Ann", "es"), 1)
            await store.save_person(PersonRow("ann", "Anna", "it"), 2)
            assert await store.person("ann") == PersonRow("ann", "Anna", "it")
            await store.forget_people(3)
            assert await store.person("ann") is None
            said = [store.add_chat(ChatRow("AAAA", 0, 7, "Ann", 0, "", f"line {n}")) for n in range(10)]
            assert sorted(await asyncio.gather(*said)) == list(range(1, 11))
            assert [row.number for row in await store.chat("AAAA", 7)] == [8, 9, 10]
            await store.add_transfer("digest", "AAAA", 1, "ann", expires=100)
            taken = await asyncio.gather(*(store.take_transfer("digest", 50) for _ in range(5)))
            assert sorted(taken, key=str) == [("AAAA", 1, "ann"), None, None, None, None]
            await store.add_transfer("late", "AAAA", 1, "ann", expires=100)
            assert await store.take_transfer("late", 101) is None
            await store.add_transfer("void", "AAAA", 1, "ann", expires=100)
            await store.add_transfer("other", "AAAA", 2, "ann", expires=100)
            await store.void_transfers("AAAA", 1)
            assert await store.take_transfer("void", 50) is None
            assert await store.take_transfer("other", 50) == ("AAAA", 2, "ann")
            assert await store.setting("secret", "first") == "first"
            assert await store.setting("secret", "second") == "first"

    asyncio.run(scenario())


def test_tables_of_a_dead_node_are_claimed_once(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            for number in range(20):
                await store.create_table(table(f"T{number}", status="running", node="dead"))
            await store.create_table(table("CALM", status="running", driven=False))
            assert sorted(await store.keep_alive("one", 60_000)) == ["one"]
            assert sorted(await store.keep_alive("two", 60_000)) == ["one", "two"]
            first, second = await asyncio.gather(store.claim_tables("one", 12), store.claim_tables("two", 12))
            assert not set(first) & set(second)
            rest = await store.claim_tables("one", 12)
            assert sorted([*first, *second, *rest]) == sorted(f"T{number}" for number in range(20))
            await store.leave("two")
            assert sorted(await store.claim_tables("one", 100)) == sorted(second)

    asyncio.run(scenario())


def test_the_service_clock_goes_on_where_it_stood(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.tick(0)
            first = await until(lambda: store.tick(50))
        async with opened(database) as store:
            again = await store.tick(0)
            assert 0 < first <= again

    asyncio.run(scenario())


def test_nodes_hear_of_each_others_moves(postgres: str) -> None:
    async def scenario() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            heard: asyncio.Queue[object] = asyncio.Queue()
            two.listen(heard.put_nowait, lambda code, length: heard.put_nowait((code, length)))
            await one.append(line(1))
            assert await asyncio.wait_for(heard.get(), 10) == ("AAAA", 1)
            await one.notify("hello")
            assert await asyncio.wait_for(heard.get(), 10) == "hello"
            await two.read(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            assert await asyncio.wait_for(heard.get(), 10) == "resync"

    asyncio.run(scenario())


def test_a_store_that_closes_while_its_listener_comes_back_leaves_no_connection(postgres: str) -> None:
    async def close_after(seconds: float) -> None:
        async with opened(postgres) as store:
            await store.read(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            await asyncio.sleep(seconds)

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for attempt in range(20):
            asyncio.run(close_after(attempt * 0.0014))
            gc.collect()
    assert [str(warning.message) for warning in told] == []


def test_a_full_database_refuses_and_recovers(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = make_store(str(tmp_path / "full.db"))
        await store.open()
        await store.append(line(1))
        await store.write("PRAGMA max_page_count = 40")
        rows = [line(number, text="x" * 2000) for number in range(2, 200)]
        stored = 1

        async def fill() -> None:
            nonlocal stored
            for row in rows:
                await store.append(row)
                stored = row.sequence

        with pytest.raises(StoreError, match="full"):
            await fill()
        assert stored > 1
        await store.write("PRAGMA max_page_count = 1000000")
        await store.append(line(stored + 1))
        assert [row.sequence for row in await store.log("AAAA")] == list(range(1, stored + 2))
        await store.close()

    asyncio.run(scenario())


def test_a_database_that_is_full_keeps_and_shows_all_tables(tmp_path: Path) -> None:
    path = tmp_path / "full.db"
    stored: dict[str, list[LogRow]] = {f"T{number}": [] for number in range(40)}

    async def fill(store: Store) -> None:
        for sequence in range(1, 1000):
            lines = [line(sequence, code, "x" * 300) for code in stored]
            answers = await asyncio.gather(*map(store.append, lines), return_exceptions=True)
            for row, answer in zip(lines, answers, strict=True):
                if answer is None:
                    stored[row.code].append(row)
            assert all(answer is None or isinstance(answer, StoreError) for answer in answers)
            if any(answers):
                return

    async def check(store: Store) -> None:
        for code, lines in stored.items():
            assert await store.log(code) == lines

    async def scenario() -> None:
        async with opened(str(path)) as store:
            await store.write("PRAGMA max_page_count = 400")
            await fill(store)
            await check(store)
            assert len(stored["T0"]) > 1
        full = make_store(str(path), pragmas=["max_page_count = 1"])
        await full.open()
        await check(full)
        await full.close()
        async with opened(str(path)) as store:
            await check(store)
            (code, lines), *_ = stored.items()
            lines.append(line(len(lines) + 1, code))
            await store.append(lines[-1])
            await check(store)

    asyncio.run(scenario())


def test_one_file_serves_one_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "one.db")):
            with pytest.raises(StoreError, match="another server"):
                await make_store(str(tmp_path / "one.db")).open()

    asyncio.run(scenario())


def test_a_backup_is_a_whole_database(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            for number in range(1, 21):
                await store.append(line(number))
            await store.backup(str(tmp_path / "copy"))

    asyncio.run(scenario())
    if database.startswith("postgres"):
        text = (tmp_path / "copy").read_text(encoding="utf-8")
        assert sum(row.startswith('"log"') for row in text.splitlines()) == 20
    else:
        assert asyncio.run(read_log(tmp_path / "copy")) == [line(number) for number in range(1, 21)]


def test_a_backup_is_restored_whole_and_only_where_nothing_is_lost(database: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")

    async def content(store: Store) -> list[Sequence[object]]:
        names = ("tables", "snapshots", "people", "chat", "settings", "service")
        tables = [sorted(await store.read(f"SELECT * FROM {name}")) for name in names]
        return [*tables, await store.log("AAAA")]

    async def write() -> list[Sequence[object]]:
        async with opened(database) as store:
            await store.setting("secret", "s")
            await store.create_table(table("AAAA", doc='{"said": "tab\\t, \\"quote\\", ñ, line\\n"}'))
            await asyncio.gather(*(store.append(line(number)) for number in range(1, 1200)))
            await store.save_snapshot("AAAA", 64, "{}")
            await store.save_person(PersonRow("p", 'Añ "x" \\ \t', "es"), 1)
            await store.add_chat(ChatRow("AAAA", 0, 1, "Añ", 0, "", "hola\nadiós\t\\"))
            await store.tick(5)
            await store.backup(copy)
            return await content(store)

    before = asyncio.run(write())
    with pytest.raises(StoreError, match=r"not empty|there already"):
        asyncio.run(make_store(database).restore(copy))
    if database.startswith("postgres"):
        asyncio.run(empty(database))
    else:
        for file in tmp_path.glob("redtable.db*"):
            file.unlink()
    (tmp_path / "junk").write_text("junk", encoding="utf-8")
    with pytest.raises(StoreError, match="no backup"):
        asyncio.run(make_store(database).restore(str(tmp_path / "junk")))
    asyncio.run(make_store(database).restore(copy))

    async def read() -> list[Sequence[object]]:
        async with opened(database) as store:
            return await content(store)

    assert asyncio.run(read()) == before


async def empty(database: str) -> None:
    """Make a PostgreSQL database as new."""
    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA public CASCADE")
    await connection.execute("CREATE SCHEMA public")
    await connection.close()


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StoreError, match="update it"):
        asyncio.run(make_store(str(path)).open())
