"""An action on its way through a table, and whoever is to hear what becomes of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from redtable.server.store.pending import PendingRow

if TYPE_CHECKING:
    from redtable.kernel.entry import Entry
    from redtable.server.room import Room
    from redtable.server.socket import Connection
    from redtable.server.store import LogRow


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionReply:
    """What becomes of an action: `failed`, or not, and then `done`, each once and on the event loop.

    A connection that acted gets its update with `tag`, so that it knows that the action is stored.
    """

    def __init__(self, connection: Connection | None = None, tag: int = 0) -> None:
        self.connection = connection
        self.tag = tag

    def failed(self, fault: Exception) -> None:
        """The action was not carried out, or nobody knows whether it was."""

    def done(self) -> None:
        """Everything that follows the action is done."""


class AwaitedReply(ActionReply):
    """For a task that waits: bots, clocks and offers."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def failed(self, fault: Exception) -> None:
        """Raise it in the task."""
        self.fault = fault

    def done(self) -> None:
        """Wake the task, unless it has given up."""
        if self.future.done():
            return
        if self.fault is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.fault)


class ConnectionReply(ActionReply):
    """For the message of a client."""

    def __init__(self, connection: Connection, tag: int, begun: float) -> None:
        super().__init__(connection, tag)
        self.sender = connection
        self.begun = begun
        self.good = True

    def failed(self, fault: Exception) -> None:
        """Say why."""
        self.good = False
        self.sender.explain(self.tag, fault)

    def done(self) -> None:
        """The next message of this client may be carried out."""
        if self.good:
            self.sender.acted(self.begun)
        self.sender.done()


class PendingAction(PendingRow):
    """An action that memory has carried out and the store has yet to answer."""

    def __init__(
        self,
        row: LogRow,
        entry: Entry,
        room: Room,
        version: int | None,
        reply: ActionReply,
        decided: bool,
        races: int,
    ) -> None:
        super().__init__(row)
        self.entry = entry
        self.room = room
        self.version = version
        self.reply = reply
        self.decided = decided
        self.races = races
        """How often another node was faster."""

    def settled(self) -> None:
        """The store has answered."""
        self.room.answered(self)
