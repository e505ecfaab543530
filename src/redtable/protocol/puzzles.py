"""Puzzles: what is asked, and what comes of an answer."""

from __future__ import annotations

import msgspec

from redtable.protocol.games import SeatDescription
from redtable.protocol.lessons import LessonFrame


class PuzzleTitle(msgspec.Struct, kw_only=True):
    """A puzzle in a list."""

    id: str
    theme: str
    difficulty: int
    """1 for what most bots find, 3 for what few find."""


class PuzzleTask(msgspec.Struct, kw_only=True):
    """A puzzle as it is asked: a position from the view of the seat that decides."""

    id: str
    theme: str
    difficulty: int
    learner: int
    seats: list[SeatDescription]
    frame: LessonFrame


class PuzzleAnswer(msgspec.Struct, kw_only=True):
    """What is to be said to an answer. Chances are thousandths of a victory."""

    right: bool
    action: str
    """What was answered, or the best action if it was asked for."""
    chance: int
    best: int
    """What the best action is worth."""
    low: int
    high: int
    """The interval of how much more it is worth than any other action, with 99 % confidence."""
    deals: int
    """On how many deals that was measured."""
    solved: dict[str, int]
    """How many percent of the bots of each level find the answer; nothing before it is known."""
    frames: list[LessonFrame]
    """How it may go on, on one deal: the first is the position itself."""
