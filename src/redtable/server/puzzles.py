"""Puzzles: positions of a game's `puzzles` folder, asked from the view of one seat.

An answer is played out on one deal of what the seat cannot know, by bots on all seats, up to its next turn.
The deal and the bots follow from the puzzle: whoever gives the same answer sees the same. No match is needed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.bots.bot import Bot, make_bot
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.puzzle import Task, difficulty_of, facts_of, puzzles_in
from redtable.kernel.view import encode
from redtable.protocol.puzzles import PuzzleAnswer, PuzzleTask, PuzzleTitle
from redtable.server.games import describe_seats
from redtable.server.lessons import frame
from redtable.server.problems import not_found, wrong
from redtable.server.worker_requests import Preview, RulesReference

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.scenario import Scenario
    from redtable.kernel.view import View
    from redtable.protocol.lessons import LessonFrame

LONGEST: Final = 14
"""Actions that are played on after an answer."""


def puzzle_titles(game: Game) -> list[PuzzleTitle]:
    """The puzzles of a game, in order."""
    return [
        PuzzleTitle(
            id=name,
            theme=facts_of(found).theme,
            difficulty=difficulty_of(facts_of(found)),
            language=found.options.get("language", ""),
        )
        for name, found in puzzles_in(game.package).items()
    ]


def puzzle_named(game: Game, name: str) -> Scenario:
    """A puzzle of a game."""
    found = puzzles_in(game.package).get(name)
    if found is None:
        raise not_found(f"there is no puzzle {name!r} of {game.slug}")
    return found


@lru_cache(maxsize=64)
def puzzle_task(game: Game, name: str) -> PuzzleTask:
    """A puzzle as it is asked."""
    scenario = puzzle_named(game, name)
    task = Task(scenario)
    match = Match(task.game, task.rules, SeededChance(name), task.state)
    asked = frame(match, task.seat, task.seat, "", {}, [])
    asked.match.view = msgspec.structs.replace(asked.match.view, legal=task.decisions())
    return PuzzleTask(
        id=name,
        theme=task.facts.theme,
        difficulty=difficulty_of(task.facts),
        learner=task.seat,
        seats=describe_seats(match.seats),
        find=task.facts.find,
        offered=task.offered(),
        frame=asked,
    )


@lru_cache(maxsize=256)
def puzzle_answer(game: Game, name: str, action: str) -> PuzzleAnswer:
    """What comes of an action; of the best one if none is named."""
    task = Task(puzzle_named(game, name))
    facts = task.facts
    given = action or facts.best[0][0]
    listed = task.listed(given) if task.is_possible(given) else ""
    if not listed:
        raise wrong(f"{given!r} is not possible here; there is: {', '.join(facts.chances)}")
    plan = task.plan_of(listed)
    return PuzzleAnswer(
        right=bool(plan),
        action=given,
        chance=facts.chances[listed],
        best=facts.chances[facts.best[0][0]],
        low=facts.low,
        high=facts.high,
        deals=facts.deals,
        solved=facts.solved if plan else {},
        frames=played_on(task, name, [given, *plan[1:]]),
    )


def played_on(task: Task, name: str, plan: list[str]) -> list[LessonFrame]:
    """A plan, and what follows up to the seat's next turn, frame by frame."""
    chance = SeededChance(f"puzzle {name}")
    match = Match(task.game, task.rules, chance, task.dealt(chance))
    begun = turn_of(match.state.view(task.seat))
    course = Course(task, name, plan)
    frames: list[LessonFrame] = []
    for _ in range(LONGEST):
        if match.outcome() is not None or not (actors := match.state.actors()):
            break
        seat = task.seat if task.seat in actors else actors[0]
        view = match.state.view(seat)
        if seat == task.seat and turn_of(view) != begun:
            break
        action = course.next(seat, view)
        if not action:
            break
        frames.append(frame(match, task.seat, seat, action, {}, seen(match, task.seat)))
        match.apply(seat, action)
    frames.append(frame(match, task.seat, task.seat, "", {}, seen(match, task.seat)))
    return frames


class Course:
    """Says what is done next: the plan first, then what is written in the puzzle, or what bots decide."""

    def __init__(self, task: Task, name: str, plan: list[str]) -> None:
        self.task = task
        self.name = name
        self.plan = list(plan)
        self.written = task.facts.follows.get(task.listed(plan[0]), [])[:]
        self.begun = False
        self.bots: dict[int, Bot] = {}

    def next(self, seat: int, view: View) -> str:
        """The next action of a seat; empty if nothing is known."""
        task = self.task
        if seat == task.seat and self.plan and (not self.begun or self.plan[0] in view.legal):
            self.begun = True
            return self.plan.pop(0)
        if not task.facts.plays_on:
            return self.written.pop(0) if self.written else ""
        if seat not in self.bots:
            self.bots[seat] = make_bot(task.facts.plays_on, task.game, task.rules, seat, self.name)
        return self.bots[seat].choose(view)


def turn_of(view: View) -> Any:
    """The number of the round or turn, for games that count them."""
    return getattr(view, "round", getattr(view, "turn", None))


def seen(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a seat saw of the last action."""
    return match.log[-1].seen_by(seat) if match.log else []


def puzzle_question(game: Game, offered: str, name: str, question: str) -> Preview:
    """What a worker is asked about the position, for screens that ask while something is dragged."""
    scenario = puzzle_named(game, name)
    task = Task(scenario)
    rules = RulesReference(game=offered, ruleset=scenario.ruleset, options=scenario.options)
    return Preview(rules=rules, view=msgspec.Raw(encode(task.state.view(task.seat))), question=question)
