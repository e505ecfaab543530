"""The files of a database: who may read them, who may have them, and what is said when they are damaged."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from redtable.client import Client, ClientError
from redtable.server.store import Damaged, make_store
from redtable.server.store.writer import LIMITS
from tests.server.processes import TINY, ServerProcess, http_client
from tests.server.test_play import seated
from tests.server.test_store import line, opened, table
from tests.server.waiting import until


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """The same for every file in a folder."""
    return {file.name: mode(file) for file in sorted(folder.iterdir())}


async def refused(database: str, **more: Any) -> tuple[int | None, str]:
    """How a server that does not start ends, and what it says."""
    server = ServerProcess(database, **more)
    with pytest.raises(RuntimeError) as caught:
        await server.start()
    assert server.process is not None
    assert "Traceback" not in str(caught.value)
    return server.process.returncode, str(caught.value)


# One server at a time


def test_a_database_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "elsewhere").mkdir()
    file = tmp_path / "data" / "t.db"
    symlink, folder, hard = tmp_path / "link.db", tmp_path / "folder", tmp_path / "elsewhere" / "hard.db"
    symlink.symlink_to(file)
    folder.symlink_to(tmp_path / "data")

    async def scenario() -> None:
        async with ServerProcess(str(symlink)) as server, Client(server.address) as ann:
            code = (await ann.open_table(TINY, seat=0)).code
            hard.hardlink_to(file)
            names = (file, folder / "t.db", tmp_path / "data" / ".." / "data" / "t.db", hard)
            for _, said in await asyncio.gather(*(refused(str(name)) for name in names)):
                assert "it is used by another server" in said
        async with ServerProcess(str(file)) as server, Client(server.address, ann.token) as ann:
            assert (await ann.table(code)).code == code

    asyncio.run(scenario())


# For the owner's eyes


def test_nobody_else_can_read_what_a_server_writes(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    before = os.umask(0o022)
    try:

        async def scenario() -> None:
            database = str(folder / "t.db")
            async with (
                ServerProcess(database) as server,
                Client(server.address) as ann,
                Client(server.address) as bob,
            ):
                await seated(ann, bob)
                assert modes(folder) == dict.fromkeys(["t.db", "t.db-shm", "t.db-wal", "t.db.lock"], 0o600)
                (folder / "copy.db.partial").write_text("left behind by a crash")
                await make_store(database).backup_alone(str(folder / "copy.db"))
            await make_store(str(tmp_path / "again" / "t.db")).restore(str(folder / "copy.db"))

        asyncio.run(scenario())
    finally:
        os.umask(before)
    assert mode(folder) == mode(tmp_path / "new") == mode(tmp_path / "again") == 0o700
    assert set(modes(folder).values()) == {0o600}
    assert modes(tmp_path / "again") == {"t.db": 0o600}


def test_files_that_others_could_read_are_closed_to_them_and_the_log_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ServerProcess(str(tmp_path / "t.db")):
            pass
        for file in tmp_path.iterdir():
            file.chmod(0o644)
        server = ServerProcess(str(tmp_path / "t.db"))
        async with server:
            assert set(modes(tmp_path).values()) == {0o600}
        assert server.log.count(b"could be read by others") == 2
        async with server:
            pass
        assert server.log.count(b"could be read by others") == 2

    asyncio.run(scenario())


def test_a_backup_of_postgresql_is_for_its_owner(postgres: str, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        asyncio.run(make_store(postgres).backup_alone(str(tmp_path / "copy")))
    finally:
        os.umask(before)
    assert modes(tmp_path) == {"copy": 0o600}


# Damage


def spoil(path: Path, name: str) -> None:
    """Write nonsense over the first page of a table, beneath SQLite."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as disk:
        disk.seek((page - 1) * size)
        disk.write(b"\xee" * size)


def test_a_database_with_damaged_pages_is_refused_and_says_what_to_do(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def scenario() -> None:
        async with opened(str(database)) as store:
            await store.append(line(1))
        spoil(database, "chat")
        code, said = await refused(str(database))
        assert code == 1
        assert "is damaged" in said
        assert "redtable restore" in said
        with pytest.raises(Damaged, match="redtable restore"):
            await make_store(str(database)).open()

    asyncio.run(scenario())


def test_a_large_database_is_looked_through_while_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Large is what cannot be looked through in the time that a start has for it."""
    monkeypatch.setattr(LIMITS, "check", 0)
    database = tmp_path / "t.db"

    async def scenario() -> None:
        async with opened(str(database)) as store:
            await store.create_table(table("AAAA"))
            assert not store.damage
        spoil(database, "chat")
        async with opened(str(database)) as store:
            assert await store.table("AAAA") is not None
            await until(lambda: store.damage)
            assert await store.table("AAAA") is not None

    asyncio.run(scenario())


def test_pages_found_damaged_in_play_show_in_health_and_in_the_log(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def scenario() -> None:
        server = ServerProcess(str(database))
        async with (
            server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            http_client(server.address) as http,
        ):
            code = await seated(ann, bob)
            assert (await http.get("/health")).json()["status"] == "ok"
            spoil(database, "sitting")
            with pytest.raises(ClientError, match="the store does not answer"):
                await ann.tables(mine=True)
            assert (await http.get("/health")).json()["status"] == "store-damaged"
            ready = await http.get("/ready")
            assert (ready.status_code, ready.json()["status"]) == (503, "store-damaged")
            assert (await ann.table(code)).status == "running"
        assert server.log.count(b"the database is damaged") == 1
        assert b"redtable restore" in server.log

    asyncio.run(scenario())


@pytest.mark.parametrize("secret", ["", "no hex digits", "abcd"])
def test_a_secret_that_is_none_is_said_so(tmp_path: Path, secret: str) -> None:
    database = tmp_path / "t.db"

    async def scenario() -> None:
        async with opened(str(database)) as store:
            await store.setting("secret", secret)
        code, said = await refused(str(database))
        assert code == 1
        assert "the setting 'secret'" in said
        assert "redtable restore" in said

    asyncio.run(scenario())


def test_a_service_clock_that_is_lost_goes_on_from_the_latest_time_known(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as store:
            await store.create_table(table("AAAA", touched=5_000))
            await store.append(line(8))
            assert not await store.mend_clock()
            await store.write("DELETE FROM service")
        server = ServerProcess(database)
        async with server, Client(server.address) as ann:
            await ann.open_table(TINY, seat=0)
        assert b"the service clock was lost" in server.log
        async with opened(database) as store:
            assert await store.tick(0) >= 5_000

    asyncio.run(scenario())


def test_places_where_no_database_can_be_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file is no folder")
    (tmp_path / "folder.db").mkdir()

    async def scenario() -> None:
        code, said = await refused(str(tmp_path / "file" / "t.db"))
        assert (code, f"{tmp_path / 'file'}" in said) == (2, True)
        code, said = await refused(str(tmp_path / "folder.db"))
        assert (code, "Is a directory" in said) == (2, True)

    asyncio.run(scenario())


def no_space() -> None:
    """No byte may be written behind the first of any file, as on a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))


def test_a_full_disk_at_the_start_is_named(tmp_path: Path) -> None:
    async def scenario() -> None:
        code, said = await refused(str(tmp_path / "t.db"), before=no_space)
        assert code == 2
        assert f"{tmp_path / 't.db'}: " in said
        assert "disk" in said

    asyncio.run(scenario())
