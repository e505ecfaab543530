"""Where tables, logs and people are kept: SQLite inside, or PostgreSQL when one machine is not enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.server.store.base import Store
from redtable.server.store.rows import Conflict, Damaged, LogRow, StoreError, TableRow

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Conflict", "Damaged", "LogRow", "Store", "StoreError", "TableRow", "make_store"]

POSTGRES = ("postgres://", "postgresql://")


def make_store(database: str, *, pragmas: Sequence[str] = ()) -> Store:
    """The store at an address: `postgresql://...`, or the path of an SQLite file.

    `pragmas` are extra ones of SQLite, such as `max_page_count = 1000`.
    """
    if database.startswith(POSTGRES):
        from redtable.server.store.postgres import PostgresStore

        return PostgresStore(database)
    from redtable.server.store.sqlite import SqliteStore

    return SqliteStore(database, pragmas)
