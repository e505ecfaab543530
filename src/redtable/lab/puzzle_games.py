"""The games of which puzzles are made."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from redtable.lab.matches import LabError

if TYPE_CHECKING:
    from redtable.lab.puzzle_source import PuzzleGame

SOURCES: Final = {
    "redcode": "RedcodePuzzles",
    "skirmish": "SkirmishPuzzles",
    "damage": "DamagePuzzles",
    "pictures": "PicturesPuzzles",
}
"""For each game the class in its module `puzzle_<game>`."""


def source_of(slug: str) -> PuzzleGame:
    """The game of that name, if puzzles are made of it."""
    if slug not in SOURCES:
        raise LabError(f"no puzzles are made of {slug!r}; of {', '.join(SOURCES)} they are")
    found: PuzzleGame = getattr(import_module(f"redtable.lab.puzzle_{slug}"), SOURCES[slug])()
    return found
