"""Log rows on their way into the store."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from redtable.server.store.rows import LogRow, StoreError


@mypyc_attr(allow_interpreted_subclasses=True)
class PendingRow:
    """A row that waits for its commit."""

    def __init__(self, row: LogRow) -> None:
        self.row = row
        self.fault: StoreError | None = None

    def settled(self) -> None:
        """The store has answered: the row is durable, or there is a fault. Called on the event loop."""


class AwaitedRow(PendingRow):
    """A row that somebody awaits."""

    def __init__(self, row: LogRow) -> None:
        super().__init__(row)
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settled(self) -> None:
        """Wake whoever awaits it, unless they have given up."""
        if self.future.done():
            return
        if self.fault is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.fault)


def settle(rows: list[PendingRow]) -> None:
    """Let all who wait hear of it; what goes wrong with one of them is no trouble of the others."""
    for row in rows:
        try:
            row.settled()
        except Exception as fault:
            context = {"message": "what follows a stored row failed", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(context)
