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
    language: str
    """The language that it is in; empty if it is in none."""


class PuzzleTask(msgspec.Struct, kw_only=True):
    """A puzzle as it is asked: a position from the view of the seat that decides."""

    id: str
    theme: str
    difficulty: int
    learner: int
    seats: list[SeatDescription]
    find: int
    """How many right answers are to be found."""
    offered: list[str]
    """The answers to choose from, where anything may be said; empty where the view has all actions."""
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
    """The interval of how much more a right answer is worth than a wrong one, with 99 % confidence."""
    deals: int
    """On how many deals that was measured."""
    solved: dict[str, int]
    """How many percent of the bots of each level find the answer; nothing before it is known."""
    frames: list[LessonFrame]
    """How it may go on, on one deal: the first is the position itself."""
