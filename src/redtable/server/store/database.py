"""What each database does in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from redtable.server.store.pending import AwaitedRow

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from redtable.server.store.pending import PendingRow
    from redtable.server.store.rows import LogRow, Row


class Database(ABC):
    """Statements, the log and messages between nodes. Writes return when they are durable."""

    NOW: Final = "(SELECT clock FROM service WHERE one = 1)"
    """SQL for the service clock as it is stored: leases count by it, whatever the wall clock does."""
    LOCK_ROWS: str = ""
    """SQL that makes two nodes claim different rows."""
    shared: bool = False
    """Whether several nodes may use this store at once."""
    damage: str = ""
    """What was found to be damaged while it was used."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish all writes and disconnect."""

    @abstractmethod
    def add(self, row: PendingRow) -> None:
        """Add a row to a log in the next commit. `row.settled` is called when it is durable.

        Or when it is not: its fault is a Conflict if another writer took that number.
        """

    def append(self, row: LogRow) -> asyncio.Future[None]:
        """The same for those who can wait: durable when this is done."""
        awaited = AwaitedRow(row)
        self.add(awaited)
        return awaited.future

    @abstractmethod
    async def read(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query; parameters are written `?`."""

    @abstractmethod
    async def write(self, sql: str, *args: Any) -> list[Row]:
        """One statement, durable when this returns; the rows are those of its RETURNING."""

    @abstractmethod
    async def tick(self, elapsed: int) -> int:
        """Advance the service clock, which stands still while no node runs, and read it (milliseconds).

        `elapsed` is this node's own measure since its last tick.
        """

    @abstractmethod
    async def notify(self, message: str) -> None:
        """Tell every other node something; not kept."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None], moved: Callable[[str, int], None]) -> None:
        """Call `heard` with other nodes' messages, `moved` with the code and length of logs that grew."""

    async def lengths(self, codes: list[str]) -> list[tuple[str, int]]:  # noqa: ARG002
        """How long these logs are; nothing where no other node could make them longer."""
        return []

    @abstractmethod
    async def backup(self, path: str) -> None:
        """A consistent copy of everything, while the server runs."""

    async def backup_alone(self, path: str) -> None:
        """A backup from outside, without being a server."""
        await self.open()
        try:
            await self.backup(path)
        finally:
            await self.close()

    @abstractmethod
    async def restore(self, path: str) -> None:
        """Fill an empty database from a backup. No server may use it meanwhile."""
