"""What follows when a stored table was made or changed: bots, rooms, starts and other nodes hear of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redtable.server.autoplay import Autoplay
    from redtable.server.node_messages import NodeMessages
    from redtable.server.pending_starts import PendingStarts
    from redtable.server.rooms import Rooms
    from redtable.server.tables import Table
    from redtable.server.warm_up import WarmUp


class TableNews:
    """The `TableWatcher` of a node."""

    def __init__(
        self,
        node_id: str,
        *,
        autoplay: Autoplay,
        rooms: Rooms,
        warm_up: WarmUp,
        pending_starts: PendingStarts,
        messages: NodeMessages,
    ) -> None:
        self._node_id = node_id
        self._autoplay = autoplay
        self._rooms = rooms
        self._warm_up = warm_up
        self._pending_starts = pending_starts
        self._messages = messages

    async def table_made(self, table: Table) -> None:
        """A table is stored for the first time; a fork runs at once."""
        if table.status == "running" and table.driven():
            await self._autoplay.take(table.code)
        self._warm_up.begin(table)

    async def table_changed(self, table: Table, driving: str | None) -> None:
        """Let everybody know that a table changed."""
        room = self._rooms.open.get(table.code)
        if driving == self._node_id and table.code not in self._autoplay.mine:
            await self._autoplay.take(table.code)
        if room is not None:
            await room.changed(table)
        self._warm_up.begin(table)
        self._pending_starts.watch(table)
        await self._messages.send("table", table.code)

    def table_unsure(self) -> None:
        """The store may have given this node a table to drive without saying so."""
        self._autoplay.unsure = True
