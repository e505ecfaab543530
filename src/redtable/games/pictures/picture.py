"""A picture's id: how two things are put together, and which. `on.whale.lighthouse`, `carry.1F431.1F6B2`."""

from __future__ import annotations

from typing import Final

from redtable.kernel.errors import RedtableError

HAND: Final = ("on", "in")
COLLAGE: Final = ("inside", "pattern", "graft", "carry", "chimera")


class NoPictureError(RedtableError):
    """An id that is no picture's."""


class Picture:
    """An id with its parts."""

    def __init__(self, operator: str = "", first: str = "", second: str = "") -> None:
        self.operator = operator
        self.first = first
        self.second = second

    def by_hand(self) -> bool:
        """Whether it is made of our own parts."""
        return self.operator in HAND

    def id(self) -> str:
        """The picture as text."""
        return f"{self.operator}.{self.first}.{self.second}"


def read_picture(id: str) -> Picture:
    """A picture from its id."""
    words = id.split(".")
    known = words[0] in HAND or words[0] in COLLAGE
    if not known or len(words) != 3 or not words[1] or not words[2]:
        raise NoPictureError(f"{id!r} is not a picture: expected something like on.whale.lighthouse")
    return Picture(words[0], words[1], words[2])
