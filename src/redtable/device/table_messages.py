"""The messages of a connection to a table of this device: the server's protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from redtable.kernel.match import Refused
from redtable.kernel.notation import NotationError
from redtable.kernel.view import RefusalView
from redtable.protocol.from_client import (
    Act,
    Ask,
    FromClient,
    GetHistory,
    Hello,
    MakeOffer,
    Ping,
    Reply,
)
from redtable.protocol.from_server import ActionRefused, Answer, Bye, Done, Failed, History, Pong
from redtable.protocol.problems import UNPLAYABLE
from redtable.server.problems import RequestError, not_now, wrong

if TYPE_CHECKING:
    from redtable.device.connections import Connection
    from redtable.device.device import Device
    from redtable.device.room import Room

decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def carry_out(device: Device, connection: Connection, text: str) -> None:
    """Do what a message asks for, or say why not."""
    number: int | None = None
    try:
        message = read(text)
        number = getattr(message, "id", None)
        room = device.room(connection.code)
        if isinstance(message, Hello):
            room.enter(connection, message)
        elif connection.seat is None:
            raise wrong("the first message is a hello")
        else:
            answer(room, connection, connection.seat, message)
    except Refused as refused:
        refusal = RefusalView.of(refused.refusal)
        assert refusal is not None
        assert connection.seat is not None
        version = device.room(connection.code).match().version(connection.seat)
        connection.tell(ActionRefused(id=number or 0, version=version, refusal=refusal))
    except RequestError as problem:
        connection.tell(Failed(id=number, problem=problem.view()))
        if connection.seat is None:
            unplayable = problem.code == UNPLAYABLE
            connection.close(Bye(reason="unplayable" if unplayable else "left", again=False))


def read(text: str) -> FromClient:
    """A message of the protocol."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise wrong(f"not a message of this protocol: {fault}") from fault


def answer(room: Room, connection: Connection, seat: int, message: FromClient) -> None:
    """What each message asks for."""
    if isinstance(message, Act):
        room.act(seat, message.action, message.version, actor=connection, tag=message.id)
    elif isinstance(message, Ask):
        connection.tell(Answer(id=message.id, answer=preview(room, seat, message.question)))
    elif isinstance(message, GetHistory):
        updates = room.match().updates(seat, message.since)
        updates = updates[: max(0, message.until - message.since)]
        connection.tell(History(id=message.id, since=message.since, updates=updates))
    elif isinstance(message, Ping):
        connection.tell(Pong(id=message.id))
    elif isinstance(message, MakeOffer):
        room.offer(seat, message.kind)
        connection.tell(Done(id=message.id))
    elif isinstance(message, Reply):
        room.reply(seat, message.agree)
        connection.tell(Done(id=message.id))
    else:
        raise not_now("those at one device need no chat", "device-problem-server")


def preview(room: Room, seat: int, question: str) -> object:
    """The game's answer to a question about a seat's view."""
    match = room.match()
    try:
        return match.game.preview(match.rules, match.view(seat).view, question)
    except NotationError as fault:
        raise wrong(str(fault)) from fault
