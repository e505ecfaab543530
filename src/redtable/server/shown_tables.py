"""Tables as the HTTP interface shows them to a person, one by one and in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.protocol.tables import TableList
from redtable.server.problems import RequestError

if TYPE_CHECKING:
    from redtable.protocol.tables import TableView
    from redtable.server.rooms import Rooms
    from redtable.server.store import Store, TableRow
    from redtable.server.stored_tables import StoredTables
    from redtable.server.table_view import TableViews
    from redtable.server.tables import Table

SHOWN = 100
SHORT = 64
"""Letters of a text among the options of a table in a list; longer ones are left out."""


class ShownTables:
    """Shows tables, with whether it is one's turn there."""

    def __init__(
        self, store: Store, stored: StoredTables, rooms: Rooms, views: TableViews, listed_per_person: int
    ) -> None:
        self._store = store
        self._stored = stored
        self._rooms = rooms
        self._views = views
        self._listed_per_person = listed_per_person

    def of(self, table: Table, person: str) -> TableView:
        """A table for a person."""
        view = self._views.of(table, person)
        view.your_turn = self._rooms.acts(table, person)
        return view

    async def listed(self, person: str) -> TableList:
        """Tables that wait for players."""
        return await self._list(await self._store.listed_tables(SHOWN, self._listed_per_person), person)

    async def where_seated(self, person: str) -> TableList:
        """Tables at which a person sits."""
        return await self._list(await self._store.tables_of(person, SHOWN), person)

    async def _list(self, rows: list[TableRow], person: str) -> TableList:
        """Those of these tables that this version can read."""
        return TableList(tables=[view for row in rows if (view := await self._in_list(row, person))])

    async def _in_list(self, row: TableRow, person: str) -> TableView | None:
        """A table without its long options; None: one of an earlier version that cannot be read."""
        try:
            table = await self._stored.read(row)
            table.options = {name: value for name, value in table.options.items() if short(value)}
            return self.of(table, person)
        except RequestError:
            return None


def short(value: object) -> bool:
    """Whether an option is a word, a number or a switch."""
    return isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= SHORT)
