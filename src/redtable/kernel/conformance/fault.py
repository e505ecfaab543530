"""How a fault is told: what is wrong, where it showed, how to see it again, and what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MOST_LINES: Final = 8
MOST_CHARACTERS: Final = 70
LINE: Final = 3
"""A text with so many blanks is a position, and is compared word by word."""


ABSENT: Final = object()
"""Stands where one of two pieces of data has nothing."""


class ConformanceError(RedtableError):
    """A game that breaks the contract. `fault` is one line that names what is wrong, `where` one that says
    in which game, at which ply, for which seat, and how to see it again."""

    def __init__(self, fault: str, where: str, details: Sequence[str] = ()) -> None:
        super().__init__("\n  ".join([fault, where, *details]))
        self.fault = fault
        self.where = where


def difference(old: Any, new: Any) -> list[str]:
    """What differs between two pieces of plain data, as a few short lines `hands[1][0]: 2, then 3`."""
    lines: list[str] = []
    for line in walk(old, new, ""):
        if len(lines) == MOST_LINES:
            return [*lines, "..."]
        lines.append(line)
    return lines or ["equal values, different bytes"]


def walk(old: Any, new: Any, path: str) -> Iterator[str]:
    """Every place where two pieces of plain data differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            yield from walk(old.get(key, ABSENT), new.get(key, ABSENT), f"{path}.{key}".lstrip("."))
    elif isinstance(old, list) and isinstance(new, list):
        for index in range(max(len(old), len(new))):
            before = old[index] if index < len(old) else ABSENT
            after = new[index] if index < len(new) else ABSENT
            yield from walk(before, after, f"{path}[{index}]")
    elif isinstance(old, str) and isinstance(new, str) and min(old.count(" "), new.count(" ")) >= LINE:
        yield from walk(old.split(" "), new.split(" "), path)
    elif old != new:
        yield f"{path}: {short(old)}, then {short(new)}"


def short(value: Any) -> str:
    """A value that fits into a line."""
    if value is ABSENT:
        return "nothing"
    text = repr(value)
    return text if len(text) <= MOST_CHARACTERS else f"{text[:MOST_CHARACTERS]}..."
