"""What a connection asks, looks up and says besides acting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.encoding import encoder
from redtable.kernel.game import SPECTATOR
from redtable.kernel.view import encode
from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.from_client import Ask, GetHistory, MakeOffer, Reply, Say, Signal
from redtable.protocol.from_server import Answer, History
from redtable.server.fair_pool import Asker, TooBusy
from redtable.server.problems import forbidden, too_busy, unavailable, wrong
from redtable.server.ratelimit import UPDATES_A_MESSAGE
from redtable.server.store.base import ChatRow
from redtable.server.worker_pool import RefusedQuestion, WorkerError
from redtable.server.worker_requests import Preview, rules_of

if TYPE_CHECKING:
    from redtable.server.room import Room
    from redtable.server.socket import Connection


async def ask(connection: Connection, room: Room, message: Ask) -> None:
    """A question to the game: a worker answers it from this seat's view."""
    view = encode((await room.view(connection.seat)).view)
    question = Preview(rules=rules_of(room.table), view=msgspec.Raw(view), question=message.question)
    asker = Asker(connection.person, room.table.code, first=connection.seat != SPECTATOR)
    try:
        answer = await connection.node.previews.ask(question, connection.node.config.preview_limit, asker)
    except TooBusy as fault:
        raise too_busy(str(fault)) from fault
    except RefusedQuestion as fault:
        raise wrong(str(fault)) from fault
    except WorkerError as fault:
        raise unavailable("the question took too long to answer") from fault
    connection.send(encoder.encode(Answer(id=message.id, answer=answer)))


async def history(connection: Connection, room: Room, message: GetHistory) -> None:
    """A stretch of what this seat saw."""
    if connection.seat == SPECTATOR and room.table.spectators != "yes":
        raise forbidden("delayed spectators have no history", "table-problem-only-watch")
    updates, read = await room.history(connection.seat, message.since, message.until)
    connection.bucket.charge(read / UPDATES_A_MESSAGE)
    connection.send(encoder.encode(History(id=message.id, since=message.since, updates=updates)))


async def talk(connection: Connection, room: Room, message: Say | Signal | MakeOffer | Reply) -> None:
    """Chat, signals and offers: those who watch may only talk, and only where the table lets them."""
    if connection.seat == SPECTATOR:
        if not isinstance(message, Say) or message.team or not room.table.spectators_talk:
            raise forbidden("spectators only watch", "table-problem-only-watch")
        await say(connection, room, message.text, "")
    elif isinstance(message, MakeOffer):
        await connection.node.lobby.offer(room, connection.person, connection.seat, message.kind)
    elif isinstance(message, Reply):
        await connection.node.lobby.reply(room, connection.person, connection.seat, message.agree)
    else:
        team = may_talk(connection, room, message.team)
        if isinstance(message, Say):
            await say(connection, room, message.text, team)
        else:
            connection.node.tell_signal(room.table.code, connection.seat, message.signal, team)
            await connection.node.tell_nodes("signal", room.table.code, connection.seat, message.signal, team)


def may_talk(connection: Connection, room: Room, to_team: bool) -> str:
    """The team that is spoken to (empty: everybody), if the rules of the game let this seat speak."""
    table = room.table
    if table.status == "running":
        seat = table.seat_terms()[connection.seat]
        if not (seat.may_talk_to_team if to_team else seat.may_talk):
            raise forbidden("the rules of the game do not let this seat speak now", "table-problem-silent")
    return table.teams()[connection.seat] if to_team else ""


async def say(connection: Connection, room: Room, text: str, team: str) -> None:
    """A line of chat: stored, then told."""
    code = room.table.code
    try:
        text = one_line(text, "a line of chat")
    except HiddenCharacterError as fault:
        raise wrong(str(fault), "table-problem-hidden") from fault
    line = ChatRow(code, 0, connection.node.wall(), connection.player, connection.seat, team, text)
    number = await connection.node.store.add_chat(line)
    await connection.node.tell_chat(code, number)
    await connection.node.tell_nodes("said", code, number)
