"""Many rows in one statement: every statement costs SQLite's writer a fight for the interpreter's lock."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

ROWS: Final = 64
"""So many rows are put into one statement."""


class Insertion:
    """An INSERT that takes any number of rows."""

    def __init__(self, table: str, columns: Sequence[str], conflict: str) -> None:
        self.width = len(columns)
        names, row = ", ".join(columns), f"({', '.join('?' * self.width)})"
        self.texts = [
            f"INSERT INTO {table} ({names}) VALUES {', '.join([row] * rows)} ON CONFLICT {conflict}"
            for rows in range(ROWS + 1)
        ]
        """By the number of rows."""

    def run(self, connection: sqlite3.Connection, rows: Iterable[Sequence[Any]]) -> None:
        """Insert them."""
        values = list(chain.from_iterable(rows))
        for first in range(0, len(values), ROWS * self.width):
            some = values[first : first + ROWS * self.width]
            connection.execute(self.texts[len(some) // self.width], some)
