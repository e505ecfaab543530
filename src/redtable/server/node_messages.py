"""What nodes tell each other, through the store that they share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from redtable.server.store import Store


class NodeMessages:
    """Sends messages of this node to the others; a node alone sends none."""

    def __init__(self, store: Store, node_id: str) -> None:
        self._store = store
        self._node_id = node_id

    def others(self) -> bool:
        """Whether there may be other nodes."""
        return self._store.shared

    async def send(self, *message: Any) -> None:
        """Tell the other nodes something: its kind, the code of a table, and what belongs to it."""
        if self._store.shared:
            await self._store.notify(msgspec.json.encode([self._node_id, *message]).decode())
