"""Views as JSON, in parts: after an action a server sends only those that changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from redtable.kernel.view import View

encoder: Final = msgspec.json.Encoder(order="deterministic")
"""Same data, same bytes, in every process."""


class EncodedView:
    """A view as JSON. Each part is one field or a few that change together, without braces.

    All views of a game have the same parts in the same order.
    """

    def __init__(self, parts: list[str]) -> None:
        self.parts = parts

    def whole(self) -> str:
        """All fields in one object."""
        return f"{{{','.join(self.parts)}}}"

    def since(self, before: EncodedView | None) -> list[str]:
        """The parts that are not as they were; without a view before, all."""
        if before is None:
            return self.parts
        earlier = before.parts
        return [part for number, part in enumerate(self.parts) if part != earlier[number]]


class EncodedMatch:
    """A seat's view inside a running match: the head, as JSON up to the view, and the view."""

    def __init__(self, version: int, undo: str, outcome: str, view: EncodedView) -> None:
        self.version = version
        self.head = f'{{"version":{version},{undo},"outcome":{outcome},"view":'
        self.view = view

    def same_as(self, other: EncodedMatch) -> bool:
        """Whether a seat could not tell the two apart."""
        return self.head == other.head and self.view.parts == other.view.parts


def encode_view(view: View) -> EncodedView:
    """A view as JSON, every field a part."""
    fields = type(view).__struct_fields__
    return EncodedView([f'"{name}":{encoder.encode(getattr(view, name)).decode()}' for name in fields])
