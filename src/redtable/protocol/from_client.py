"""What a client says over the socket of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from redtable.protocol.fields import ActionText, ChatText, MessageId, OfferKind, SeatNumber, Version


class Hello(msgspec.Struct, tag="hello", kw_only=True):
    """The first message. `since` is the version the client holds: what came after is sent."""

    seat: SeatNumber | None = None
    """None: watch."""
    since: Version | None = None


class Act(msgspec.Struct, tag="act", kw_only=True):
    """An action by its notation (`undo` too), and the version on which it was decided."""

    id: MessageId
    action: ActionText
    version: Version


class Ask(msgspec.Struct, tag="ask", kw_only=True):
    """A question to the game, answered from the seat's view."""

    id: MessageId
    question: ActionText


class Say(msgspec.Struct, tag="say", kw_only=True):
    """A line of chat, to everybody or to the own team."""

    id: MessageId = 0
    text: ChatText
    team: bool = False


class Signal(msgspec.Struct, tag="signal", kw_only=True):
    """A quick signal (a word the client knows); not kept."""

    id: MessageId = 0
    signal: Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9-]+(?!\n)$")]
    team: bool = False


class MakeOffer(msgspec.Struct, tag="offer", kw_only=True):
    """Offer a draw, resign (with one's team), or ask for a rematch."""

    id: MessageId = 0
    kind: OfferKind


class Reply(msgspec.Struct, tag="reply", kw_only=True):
    """Agree to the open offer, or not."""

    id: MessageId = 0
    agree: bool


class GetHistory(msgspec.Struct, tag="history", kw_only=True):
    """What happened between two versions."""

    id: MessageId
    since: Version
    until: Version


class Ping(msgspec.Struct, tag="ping", kw_only=True):
    """Are you there?"""

    id: MessageId = 0


OtherMessage = Hello | Ask | Say | Signal | MakeOffer | Reply | GetHistory | Ping
"""What a client says besides acting."""

FromClient = Hello | Act | Ask | Say | Signal | MakeOffer | Reply | GetHistory | Ping
