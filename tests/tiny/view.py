"""What a seat sees of the race: everything but the cards that lie face down."""

from __future__ import annotations

import msgspec

from redtable.kernel.view import View


class FrameView(msgspec.Struct, frozen=True):
    """A decision that is still open: its kind, its owner, and the card it is about (0: none)."""

    kind: str
    seat: int
    card: int


class TinyView(View, kw_only=True):
    """The river and the cards. A card that lies face down is 0."""

    boats: list[int]
    hands: list[list[int]]
    deck: list[int]
    played: list[int]
    open: list[FrameView]
