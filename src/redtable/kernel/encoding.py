"""Views as bytes, in two parts: fields that hardly ever change are apart from the rest.

A server sends the rest after every action, and what lasts only when it changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from redtable.kernel.view import View

NOTHING: Final = b"{}"

encoder: Final = msgspec.json.Encoder(order="deterministic")
"""Same data, same bytes, in every process."""


class EncodedView:
    """A view as two JSON objects: the fields that change, and those that last."""

    def __init__(self, changing: bytes, lasting: bytes = NOTHING) -> None:
        self.changing = changing
        self.lasting = lasting

    def whole(self) -> bytes:
        """All fields in one object."""
        if self.lasting == NOTHING:
            return self.changing
        return self.changing[:-1] + b"," + self.lasting[1:]


class EncodedMatch:
    """A seat's view inside a running match, as bytes: the head, the view and a closing brace."""

    def __init__(self, version: int, undo: bytes, outcome: bytes, view: EncodedView) -> None:
        self.head = b"".join(
            (b'{"version":', str(version).encode(), b",", undo, b',"outcome":', outcome, b',"view":')
        )
        self.view = view

    def same_as(self, other: EncodedMatch) -> bool:
        """Whether a seat could not tell the two apart."""
        mine, theirs = self.view, other.view
        return self.head == other.head and mine.changing == theirs.changing and mine.lasting == theirs.lasting


def encode_view(view: View) -> EncodedView:
    """A view as bytes. It is used up: what lasts is taken out of it."""
    lasting = {name: getattr(view, name) for name in view.lasting}
    for name in view.lasting:
        setattr(view, name, msgspec.UNSET)
    return EncodedView(encoder.encode(view), encoder.encode(lasting) if lasting else NOTHING)
