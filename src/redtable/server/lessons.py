"""Lessons: scenarios of a game's `tutorial` folder, played through for a learner, frame by frame.

The client shows a frame, waits for the action that the lesson wants, and goes on to the next one. It needs no
match for that, and it learns nothing that the learner's seat would not see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.notation import NotationError
from redtable.kernel.scenario import Scenario, scenarios_in
from redtable.kernel.scenario_run import Run
from redtable.kernel.view import encode
from redtable.protocol.lessons import Lesson, LessonFrame, LessonTitle
from redtable.server.games import describe_seats
from redtable.server.problems import not_found
from redtable.server.worker_requests import Preview, RulesReference

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.match import Match
    from redtable.protocol.fields import Events

FOLDER = "tutorial"
QUESTIONS = ("rules", "weapons", "orders")
"""What a screen may want to ask about a frame; a game that cannot answer is not asked."""


def lessons_in(package: str) -> dict[str, Scenario]:
    """The lessons of a game by their file names, in order."""
    return scenarios_in(package, FOLDER)


def lesson_titles(game: Game) -> list[LessonTitle]:
    """What can be learned, in order."""
    return [
        LessonTitle(id=name, title=scenario.say, clauses=scenario.clauses, steps=len(scenario.steps))
        for name, scenario in lessons_in(game.package).items()
    ]


@lru_cache(maxsize=64)
def lesson(game: Game, name: str) -> Lesson:
    """A lesson, played through, once."""
    scenario = lessons_in(game.package).get(name)
    if scenario is None:
        raise not_found(f"there is no lesson {name!r}; there is: {', '.join(lessons_in(game.package))}")
    run = Run(scenario)
    match = run.match
    learner = match.seat_named(scenario.learner) if scenario.learner else 0
    frames = []
    events: Events = []
    for number, step in enumerate(scenario.steps, 1):
        seat = match.state.to_move() if step.by is None else match.seat_named(step.by)
        frames.append(frame(match, learner, seat, step.do, step.say, events))
        run.play(number, step)
        events = match.log[-1].seen_by(learner)
    frames.append(frame(match, learner, learner, "", {}, events))
    return Lesson(
        id=name,
        title=scenario.say,
        clauses=scenario.clauses,
        learner=learner,
        seats=describe_seats(match.seats),
        frames=frames,
    )


def frame(
    match: Match, learner: int, seat: int, action: str, say: dict[str, str], events: Events
) -> LessonFrame:
    """The learner's view before a step, with the answers to what its screen may ask."""
    return LessonFrame(
        seat=seat,
        action=action,
        say=say,
        events=events,
        match=match.view(learner),
        answers={question: answer(match, learner, question) for question in QUESTIONS},
    )


def answer(match: Match, learner: int, question: str) -> Any:
    """What the game says to a question about the learner's view; nothing if it has no answer."""
    try:
        return match.game.preview(match.rules, match.state.view(learner), question)
    except NotationError:
        return None


def lesson_question(game: Game, offered: str, name: str, number: int, question: str) -> Preview:
    """What a worker is asked about a frame; for screens that ask while something is dragged."""
    frames = views(game, name)
    if not 0 <= number < len(frames):
        raise not_found(f"lesson {name!r} has no frame {number}; it has {len(frames)}")
    scenario = lessons_in(game.package)[name]
    rules = RulesReference(game=offered, ruleset=scenario.ruleset, options=scenario.options)
    return Preview(rules=rules, view=msgspec.Raw(frames[number]), question=question)


@lru_cache(maxsize=64)
def views(game: Game, name: str) -> list[bytes]:
    """The learner's views of a lesson, frame by frame."""
    scenario = lessons_in(game.package).get(name)
    if scenario is None:
        raise not_found(f"there is no lesson {name!r}; there is: {', '.join(lessons_in(game.package))}")
    run = Run(scenario)
    learner = run.match.seat_named(scenario.learner) if scenario.learner else 0
    found = [encode(run.match.state.view(learner))]
    for number, step in enumerate(scenario.steps, 1):
        run.play(number, step)
        found.append(encode(run.match.state.view(learner)))
    return found
