"""The rows that stores have, and what can go wrong with a store."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from redtable.kernel.errors import RedtableError

Row = tuple[Any, ...]
LEAST: Final = -(2**63)
MOST: Final = 2**63 - 1
Integer = Annotated[int, msgspec.Meta(ge=LEAST, le=MOST)]
"""What fits into a column."""


class StoreError(RedtableError):
    """The database could not do its work now (disk full, read-only, out of reach).

    Whether the write was stored is then unknown: who needs to know reads it back.
    """


class Damaged(StoreError):  # noqa: N818 - the file is, and only a backup helps
    """What is stored is not what it should be."""


class Conflict(StoreError):  # noqa: N818 - somebody else was faster: an answer, not a fault
    """Another writer was faster: the row is already there, or was changed meanwhile."""


class LogRow(msgspec.Struct, frozen=True, array_like=True):
    """One row of a match's log. `at` is the service clock in milliseconds, `data` draws and events."""

    code: str
    sequence: Integer
    seat: Integer
    text: str
    at: Integer
    data: str


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is stored; `doc` is what the server makes of it."""

    code: str
    version: int
    status: str
    listed: bool
    host: str
    driven: bool
    """Whether it needs a node that watches it: it has bots or clocks."""
    node: str | None
    touched: int
    """The service clock when it was last used."""
    doc: str
    rules: str = ""
    """The key of the ruleset that its match began with; empty before the start."""


class PersonRow(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat; an empty team is everybody."""

    code: str
    number: int
    at: int
    author: str
    seat: int
    team: str
    text: str


TABLE_COLUMNS: Final = "code, version, status, listed, host, driven, node, touched, doc, rules"
EXPIRED: Final = "expired"
"""The status of a table that is being deleted: for everybody but the store it is gone."""


def table_row(row: Row) -> TableRow:
    """A table from its columns."""
    return TableRow(
        code=row[0],
        version=row[1],
        status=row[2],
        listed=bool(row[3]),
        host=row[4],
        driven=bool(row[5]),
        node=row[6],
        touched=row[7],
        doc=row[8],
        rules=row[9],
    )
