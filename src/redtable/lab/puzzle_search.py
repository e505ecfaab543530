"""Whether a position is a puzzle: one action must be clearly better than all others, on many deals.

Every legal action is played on in worlds imagined from the seat's view, with the same dice for all. The
better ones go on to more worlds, and what is said about the last few comes from worlds that none of them was
chosen by. Then others have to agree: the strongest level with twice its effort, and games played to the end.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from redtable.analysis.judgement import Trials, difference
from redtable.kernel.chance import SeededChance
from redtable.lab.playing import Chair, play_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.analysis.analyst import Analyst
    from redtable.kernel.game import State
    from redtable.kernel.view import View
    from redtable.lab.puzzle_games import PuzzleGame


class Sieve(NamedTuple):
    """A round of the search: how many actions stay, further worlds for them, and the lead that is needed."""

    actions: int
    worlds: int
    lead: float


SIEVES: Final = (Sieve(1000, 3, 0.04), Sieve(12, 12, 0.05), Sieve(6, 30, 0.07), Sieve(4, 160, 0.08))
LEAST: Final = 0.05
"""The lower end of the margin's interval."""
HOPELESS, WON = 0.2, 0.9
"""A puzzle gives hope to the best action, and does not leave the second best as good as won."""
CONTRADICTION: Final = 0.1
"""So much more often the second best action may not win when games are played to their end."""
ENDS: Final = 60
"""Games played to the end after the best action and after the second."""
CERTAIN_LOSS: Final = 0.02
SURVIVAL: Final = 0.3
"""The best action survives so much more often than the second: then that is what the puzzle is about."""
IN_VAIN: Final = 0.02
"""A plan that loses this much when it is followed blindly is not told."""
OPINIONS: Final = tuple(f"opinion {number}" for number in range(12))
"""Fresh deals on which the strongest level must find the answer."""
SOLVERS: Final = 5
"""Bots of each level that try a puzzle."""


class Answer(NamedTuple):
    """What was found in a position that is a puzzle."""

    plan: list[str]
    second: str
    margin: float
    error: float
    worlds: int
    chances: dict[str, float]
    rescues: bool
    """Whether the second best action loses in many worlds in which the best one does not."""


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return math.fsum(values) / len(values)


def weigh(analyst: Analyst, view: View) -> Answer | None:
    """The answer of a position; None if no action is clearly the best."""
    trials = Trials(analyst, view)
    field = list(view.legal)
    chances: dict[str, float] = {}
    courses: dict[str, list[float]] = {}
    first = 0
    for sieve in SIEVES:
        field = field[: sieve.actions]
        numbers = range(first, first + sieve.worlds)
        first += sieve.worlds
        courses = {
            text: [trials.value([analyst.game.parse(text)], number) for number in numbers] for text in field
        }
        chances.update({text: mean(found) for text, found in courses.items()})
        field.sort(key=lambda text: -chances[text])
        if len(field) < 2 or chances[field[0]] - chances[field[1]] < sieve.lead:
            return None
    best = field[0]
    leads = {text: difference(courses[best], courses[text]) for text in field[1:]}
    second = min(leads, key=lambda text: leads[text][0] - leads[text][1])
    lead, error = leads[second]
    if chances[best] < HOPELESS or chances[second] > WON:
        return None
    if lead - error < LEAST or any(
        chances[text] >= chances[best] - lead / 2 for text in chances if text != best
    ):
        return None
    return Answer(
        plan=plan_of(analyst, trials, best, chances[best]),
        second=second,
        margin=lead,
        error=error,
        worlds=SIEVES[-1].worlds,
        chances=chances,
        rescues=lost_in(courses[second]) - lost_in(courses[best]) >= SURVIVAL,
    )


def lost_in(values: Sequence[float]) -> float:
    """The share of worlds in which all is lost."""
    return sum(value <= CERTAIN_LOSS for value in values) / len(values)


def plan_of(analyst: Analyst, trials: Trials, best: str, chance: float) -> list[str]:
    """The best action with what follows it, if that is as good in other worlds."""
    action = analyst.game.parse(best)
    numbers = range(SIEVES[-1].worlds)
    plans = [plan for plan in analyst.plans(trials.world(0).copy(), action, 1) if plan[0].text == best]
    for plan in sorted(plans, key=len, reverse=True):
        if len(plan) > 1 and mean([trials.value(plan, number) for number in numbers]) >= chance - IN_VAIN:
            return [step.text for step in plan]
    return [best]


def ends_agree(source: PuzzleGame, analyst: Analyst, view: View, answer: Answer) -> bool:
    """Whether games that fast bots play to their end do not contradict: many end the same either way."""
    best = [played_out(source, analyst, view, answer.plan[0], number) for number in range(ENDS)]
    second = [played_out(source, analyst, view, answer.second, number) for number in range(ENDS)]
    return mean(second) - mean(best) < CONTRADICTION


def played_out(source: PuzzleGame, analyst: Analyst, view: View, action: str, number: int) -> float:
    """The seat's result in one game after an action; the same number, the same deal and dice."""
    game, rules = analyst.game, analyst.rules
    state: State = game.imagine(rules, view, SeededChance(f"deal {number}"))
    state.quiet = True
    chance = SeededChance(f"end {number}")
    state.apply(view.seat, game.parse(action), chance)
    seats = range(len(analyst.teams))
    chairs = [Chair(source.fast(game, rules, seat, f"end {number}")) for seat in seats]
    play_on(game, state, chairs, chance)
    outcome = state.outcome()
    score = None if outcome is None else outcome.scores[view.seat]
    return 0.5 if score is None else score


def strongest_agrees(
    source: PuzzleGame, analyst: Analyst, view: View, right: set[str], seeds: Sequence[str]
) -> bool:
    """Whether the strongest level finds the answer with twice its effort, on so many fresh deals."""
    return all(
        source.strongest(analyst.game, analyst.rules, view.seat, seed).choose(view) in right for seed in seeds
    )


def solved_by(source: PuzzleGame, analyst: Analyst, view: View, right: set[str]) -> dict[str, int]:
    """How many percent of the bots of each level find the answer."""
    found = {}
    for level in source.levels:
        bots = [
            source.bot(level, analyst.game, analyst.rules, view.seat, f"rating {n}") for n in range(SOLVERS)
        ]
        hits = sum(bot.choose(view) in right for bot in bots)
        found[level] = round(100 * hits / SOLVERS)
    return found
