"""Tables in the store: read, made, and changed on the stored version, or changed again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from redtable.server.identity import new_code
from redtable.server.problems import RequestError, not_found, unavailable
from redtable.server.store import Conflict, StoreError, TableRow
from redtable.server.tables import read_table, write_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.server.option_checks import OptionChecks
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store
    from redtable.server.tables import Table

T = TypeVar("T")
TRIES = 8


def changed_hands(before: list[str], after: list[str]) -> list[int]:
    """The seats that another person holds now, or nobody, or that are gone."""
    unchanged = [one == other for one, other in zip(before, after, strict=False)]
    unchanged += [False] * (len(before) - len(unchanged))
    return [seat for seat, same in enumerate(unchanged) if not same]


class TableWatcher(Protocol):
    """Who is told what became of tables in the store."""

    async def table_made(self, table: Table) -> None:
        """A table is stored for the first time."""

    async def table_changed(self, table: Table, driving: str | None) -> None:
        """A table is stored as it is now; `driving` is the node that plays its bots and clocks."""

    def table_unsure(self) -> None:
        """Nobody knows whether a table was stored."""


class StoredTables:
    """Everything that reads or writes a table goes through here."""

    def __init__(
        self,
        store: Store,
        option_checks: OptionChecks,
        clock: ServiceClock,
        node_id: str,
        used: set[str],
        watcher: Callable[[], TableWatcher],
    ) -> None:
        self._store = store
        self._option_checks = option_checks
        self._clock = clock
        self._node_id = node_id
        self._used = used
        """Tables that somebody looked at, for whoever notes it in the store."""
        self._watcher = watcher

    async def get(self, code: str) -> Table:
        """A table as the store has it; raises a problem if there is none."""
        table = await self.find(code) if code.isascii() and code.isalnum() else None
        if table is None:
            raise no_table(code)
        self._used.add(code)
        return table

    async def find(self, code: str) -> Table | None:
        """A table as the store has it, if there is one."""
        row = await self._store.table(code)
        return None if row is None else await self.read(row)

    async def read(self, row: TableRow) -> Table:
        """The table of a row; one of an earlier version learns what follows from its options."""
        return await self._option_checks.complete(read_table(row))

    async def create(self, table: Table) -> Table:
        """Store a new table under a code that is free."""
        for _ in range(TRIES):
            try:
                await self._store.create_table(self._row(table, None))
            except Conflict:
                table.code = new_code()
                continue
            for seat in table.seats:
                if seat.person:
                    await self._store.seat_person(seat.person, table.code)
            await self._watcher().table_made(table)
            return table
        raise unavailable("no free table code was found; try again")

    def _row(self, table: Table, node: str | None) -> TableRow:
        """A table as the store has it; a running one that must be driven has a node."""
        running = table.status == "running" and table.driven()
        return TableRow(
            code=table.code,
            version=table.version,
            status=table.status,
            listed=table.listed and table.status == "open",
            host=table.host,
            driven=table.driven(),
            node=(node or self._node_id) if running else None,
            touched=self._clock.now(),
            doc=write_table(table),
            rules=table.rules,
        )

    async def change(self, code: str, do: Callable[[Table], T], *, silent: bool = False) -> tuple[Table, T]:
        """Change a stored table; if somebody else was faster, do it again on what they made of it.

        When a seat changes hands, what its former holder offered, agreed to or made a code for is void. A
        silent change is one that nobody can see: nobody is told.
        """
        for _ in range(TRIES):
            row = await self._store.table(code)
            if row is None:
                raise no_table(code)
            table = await self.read(row)
            before = table.holders()
            result = do(table)
            moved = changed_hands(before, table.holders())
            if moved and table.offer is not None:
                table.offer = None
            table.version += 1
            changed = self._row(table, row.node)
            try:
                await self._store.change_table(changed)
            except Conflict:
                continue
            except StoreError:
                self._watcher().table_unsure()
                raise
            for seat in moved:
                if before[seat]:
                    await self._store.void_transfers(code, seat)
            if not silent:
                await self._watcher().table_changed(table, changed.node)
            return table, result
        raise unavailable("too many others change this table at the moment; try again")


def no_table(code: str) -> RequestError:
    """The problem that there is no such table."""
    return not_found(f"there is no table {code!r}", "table-problem-no-table", code=code)
