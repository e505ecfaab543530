"""Log lines on their way into the store."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from redtable.server.store.base import LogRow, StoreError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """A line that waits for its commit."""

    def __init__(self, row: LogRow) -> None:
        self.row = row
        self.fault: StoreError | None = None

    def settled(self) -> None:
        """The store has answered: the line is durable, or there is a fault. Called on the event loop."""


class Awaited(Pending):
    """A line that somebody awaits."""

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


def settle(lines: list[Pending]) -> None:
    """Let all who wait hear of it; what goes wrong with one of them is no trouble of the others."""
    for line in lines:
        try:
            line.settled()
        except Exception as fault:
            told = {"message": "what follows a stored line failed", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(told)
