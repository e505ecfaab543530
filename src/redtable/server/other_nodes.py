"""What other nodes did and said, taken in: rows of logs, changed tables, presence, chat and signals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from redtable.server.autoplay import Autoplay
    from redtable.server.background import Background
    from redtable.server.chat import Chat
    from redtable.server.node_messages import NodeMessages
    from redtable.server.presence import PresenceBook
    from redtable.server.rooms import Rooms
    from redtable.server.warm_up import WarmUp

RESYNC = "resync"
"""What the store says after it may have missed messages."""


class OtherNodes:
    """Hears what the store passes on."""

    def __init__(
        self,
        node_id: str,
        *,
        rooms: Rooms,
        autoplay: Autoplay,
        presence: PresenceBook,
        chat: Chat,
        warm_up: WarmUp,
        messages: NodeMessages,
        background: Background,
    ) -> None:
        self._node_id = node_id
        self._rooms = rooms
        self._autoplay = autoplay
        self._presence = presence
        self._chat = chat
        self._warm_up = warm_up
        self._messages = messages
        self._spawn = background.spawn

    def moved(self, code: str, length: int) -> None:
        """A log grew, here or elsewhere."""
        room = self._rooms.open.get(code)
        if room is not None:
            room.note_length(length)
        else:
            self._autoplay.take_again(code)

    def heard(self, message: str) -> None:
        """Another node says something."""
        if message == RESYNC:
            for code, room in self._rooms.open.items():
                self._spawn(self._rooms.refresh(code))
                self._spawn(room.catch_up())
            return
        sender, kind, code, *rest = msgspec.json.decode(message)
        if sender == self._node_id:
            return
        if kind == "table":
            self._autoplay.take_again(code)
        if code not in self._rooms.open and kind not in ("presence", "who"):
            return
        if kind == "table":
            self._spawn(self._rooms.refresh(code))
        elif kind == "presence":
            self._heard_presence(sender, code, rest[0])
        elif kind == "who" and self._presence.here(code):
            self._spawn(self._messages.send("presence", code, self._presence.here(code)))
        elif kind == "said":
            self._spawn(self._chat.tell_line(code, rest[0]))
        elif kind == "signal":
            self._chat.tell_signal(code, *rest)
        elif kind == "preparing":
            self._warm_up.heard(code, *rest)

    def _heard_presence(self, sender: str, code: str, seats: list[int]) -> None:
        """Connections of another node came or went; where only bots play, somebody may look on now."""
        self._presence.heard(sender, code, seats)
        self._rooms.tell_presence(code)
        if seats:
            self._autoplay.take_again(code)

    async def compare(self, alive: list[str]) -> None:
        """Forget dead nodes, and see whether any news got lost.

        Where only bots play, it is said again that somebody looks on: a node that took this one for dead has
        forgotten it, and the match would stand still.
        """
        for code in self._presence.keep_nodes(alive):
            self._rooms.tell_presence(code)
        if not self._messages.others():
            return
        listened = self._rooms.listened()
        for code in [code for code in listened if not self._rooms.open[code].table.played()]:
            await self._messages.send("presence", code, self._presence.here(code))
        driven = self._autoplay.mine.intersection(self._rooms.open)
        for code, length in await self._rooms.lengths([*driven.union(listened)]):
            self.moved(code, length)
