"""What people at a table say to each other: lines of chat, which are stored, and signals, which are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.from_client import Say
from redtable.protocol.from_server import Said, Signalled
from redtable.server.problems import forbidden, wrong
from redtable.server.service_clock import wall
from redtable.server.store.rows import ChatRow
from redtable.server.welcome import chat_line

if TYPE_CHECKING:
    from redtable.protocol.from_client import Signal
    from redtable.server.node_messages import NodeMessages
    from redtable.server.rooms import Rooms
    from redtable.server.store import Store
    from redtable.server.tables import Table


class Chat:
    """Takes what is said, and tells it to those it is meant for."""

    def __init__(self, store: Store, rooms: Rooms, messages: NodeMessages) -> None:
        self._store = store
        self._rooms = rooms
        self._messages = messages

    async def talk(self, table: Table, seat: int, player: str, message: Say | Signal) -> None:
        """A line or a signal: those who watch may only talk, and only where the table lets them."""
        if seat == SPECTATOR:
            if not isinstance(message, Say) or message.team or not table.spectators_talk:
                raise forbidden("spectators only watch", "table-problem-only-watch")
            team = ""
        else:
            team = addressed_team(table, seat, message.team)
        if isinstance(message, Say):
            await self._say(table.code, seat, player, message.text, team)
        else:
            self.tell_signal(table.code, seat, message.signal, team)
            await self._messages.send("signal", table.code, seat, message.signal, team)

    async def _say(self, code: str, seat: int, player: str, text: str, team: str) -> None:
        """A line of chat: stored, then told."""
        try:
            text = one_line(text, "a line of chat")
        except HiddenCharacterError as fault:
            raise wrong(str(fault), "table-problem-hidden") from fault
        number = await self._store.add_chat(ChatRow(code, 0, wall(), player, seat, team, text))
        await self.tell_line(code, number)
        await self._messages.send("said", code, number)

    async def tell_line(self, code: str, number: int) -> None:
        """Tell a stored line to those connected here who may read it."""
        room = self._rooms.open.get(code)
        for row in await self._store.chat(code, number - 1):
            if row.number == number and room is not None:
                room.tell_all(encoder.encode(Said(line=chat_line(row))), row.team)

    def tell_signal(self, code: str, seat: int, signal: str, team: str) -> None:
        """Tell a signal to those connected here."""
        room = self._rooms.open.get(code)
        if room is not None:
            room.tell_all(encoder.encode(Signalled(seat=seat, signal=signal, team=team)), team)


def addressed_team(table: Table, seat: int, to_team: bool) -> str:
    """The team that is spoken to (empty: everybody), if the rules of the game let this seat speak."""
    if table.status == "running":
        terms = table.seat_terms()[seat]
        if not (terms.may_talk_to_team if to_team else terms.may_talk):
            raise forbidden("the rules of the game do not let this seat speak now", "table-problem-silent")
    return table.teams()[seat] if to_team else ""
