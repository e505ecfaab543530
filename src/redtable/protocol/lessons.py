"""Lessons, frame by frame."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.kernel.view import MatchView
from redtable.protocol.fields import Events
from redtable.protocol.games import SeatDescription


class LessonTitle(msgspec.Struct, kw_only=True):
    """A lesson in a list; titles by language."""

    id: str
    title: dict[str, str]
    clauses: list[str]
    steps: int


class LessonFrame(msgspec.Struct, kw_only=True):
    """One moment of a lesson: the learner's view, and what is to be done next by whom."""

    seat: int
    """Who acts."""
    action: str
    """What the lesson wants; empty when it is over."""
    say: dict[str, str]
    """By language: a heading, a line break, the text, a line break, the task."""
    events: Events
    """What the learner saw happen since the frame before."""
    match: MatchView
    answers: dict[str, Any]
    """The answers to the questions that a screen may ask about this view."""


class Lesson(msgspec.Struct, kw_only=True):
    """A lesson, played through."""

    id: str
    title: dict[str, str]
    clauses: list[str]
    learner: int
    """The seat for which the lesson is written."""
    seats: list[SeatDescription]
    frames: list[LessonFrame]
