"""Views as JSON, in parts: after an action a server sends only those that changed.

A part is one field or a few that change together, without braces. All views of a game have the same parts in
the same order. Every part is encoded anew. In the games that do not write their own views (skirmish,
Pictures, Battle Damage) that takes 10 to 24 microseconds, making the view 36 to 94 (compiled): to keep parts
that did not change would save a server a few hundredths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from redtable.kernel.view import View

encoder: Final = msgspec.json.Encoder(order="deterministic")
"""Same data, same bytes, in every process."""


def encode_view(view: View) -> list[str]:
    """A view as JSON, every field a part."""
    fields = type(view).__struct_fields__
    return [f'"{name}":{encoder.encode(getattr(view, name)).decode()}' for name in fields]


def encode_ended(parts: list[str], outcome: msgspec.Struct | None) -> list[str]:
    """The parts of a view when the match ended by the players' will: nobody is to act any more."""
    ended: dict[str, object] = {"actors": [], "legal": [], "outcome": outcome}
    found: list[str] = []
    for part in parts:
        fields: dict[str, object] = msgspec.json.decode(f"{{{part}}}")
        told = [f'"{name}":{encoder.encode(ended.get(name, fields[name])).decode()}' for name in fields]
        found.append(",".join(told) if any(name in ended for name in fields) else part)
    return found


class EncodedMatch:
    """What a seat knows of a running match: its version; and in parts whether it may undo, how the match
    ended, and its view.
    """

    def __init__(self, version: int, undo: str, outcome: str, view: list[str]) -> None:
        self.version = version
        self.undo = undo
        self.outcome = outcome
        self.view = view

    def stands_as(self, other: EncodedMatch) -> bool:
        """Whether undo and outcome are the same."""
        return self.undo == other.undo and self.outcome == other.outcome

    def same_as(self, other: EncodedMatch) -> bool:
        """Whether a seat could not tell the two apart."""
        return self.version == other.version and self.stands_as(other) and self.view == other.view

    def whole(self) -> str:
        """All of it."""
        return f'{{"version":{self.version},{self.undo},{self.outcome},"view":{{{",".join(self.view)}}}}}'

    def since(self, before: EncodedMatch | None) -> str:
        """The version, and what else is not as it was; if nothing is known of before, all."""
        if before is None:
            return self.whole()
        earlier = before.view
        view = ",".join([part for number, part in enumerate(self.view) if part != earlier[number]])
        if self.stands_as(before):
            return f'{{"version":{self.version},"view":{{{view}}}}}'
        return f'{{"version":{self.version},{self.undo},{self.outcome},"view":{{{view}}}}}'
