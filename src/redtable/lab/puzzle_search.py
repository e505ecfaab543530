"""Whether a position is a puzzle: one action must be clearly better than all others, on many deals.

Every legal action is played on in worlds imagined from the seat's view, with the same dice for all. The
better ones go on to more worlds, and what is said about the last few comes from worlds that none of them was
chosen by. Then others have to agree: the strongest level with twice its effort, and games played to the end.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.analysis.judgement import Trials, difference
from redtable.kernel.chance import SeededChance
from redtable.lab.playing import Chair, play_on
from redtable.lab.puzzle_source import Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.analysis.analyst import Analyst
    from redtable.kernel.game import State
    from redtable.kernel.view import View
    from redtable.lab.puzzle_source import PuzzleGame


HOPELESS, WON = 0.2, 0.9
"""A puzzle gives hope to the best action, and does not leave the second best as good as won."""
DOUBT: Final = 0.1
"""What is so much worse or better in the first worlds is not looked at any further."""
CERTAIN_LOSS: Final = 0.02
SURVIVAL: Final = 0.3
"""The best action survives so much more often than the second: then that is what the puzzle is about."""
ENDS_AT_ONCE: Final = 25
"""Games played to the end before somebody looks whether they suffice."""
PLANNED: Final = range(160)
"""Worlds in which a whole plan is tried."""
IN_VAIN: Final = 0.02
"""A plan that loses this much when it is followed blindly is not told."""


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return math.fsum(values) / len(values)


def weigh(source: PuzzleGame, analyst: Analyst, view: View) -> Answer | None:
    """The answer of a position; None if no action is clearly better than the others."""
    trials = Trials(analyst, view)
    field = source.choices(analyst, view)
    chances: dict[str, float] = {}
    courses: dict[str, list[float]] = {}
    first = 0
    if len(field) < 2:
        return None
    for sieve in source.sieves:
        field = field[: sieve.actions]
        numbers = range(first, first + sieve.worlds)
        first += sieve.worlds
        courses = {
            text: [trials.value([analyst.game.parse(text)], number) for number in numbers] for text in field
        }
        chances.update({text: mean(found) for text, found in courses.items()})
        field.sort(key=lambda text: -chances[text])
        if not HOPELESS - DOUBT < chances[field[0]] < WON + DOUBT:
            return None
        if gap_below(source, view, field, chances)[0] < sieve.lead:
            return None
    gap, count = gap_below(source, view, field, chances)
    right, rest = field[:count], field[count:]
    for text in chances:
        if text not in field and chances[text] >= chances[right[-1]] - gap:
            courses[text] = [trials.value([analyst.game.parse(text)], number) for number in numbers]
            chances[text] = mean(courses[text])
            rest.append(text)
    leads = {(one, other): difference(courses[one], courses[other]) for one in right for other in rest}
    pair = min(leads, key=lambda pair: leads[pair][0] - leads[pair][1])
    lead, error = leads[pair]
    if chances[right[0]] < HOPELESS or chances[pair[1]] > WON:
        return None
    limit = chances[right[-1]] - lead / 2
    if lead - error < source.least or any(chances[text] >= limit for text in chances if text not in right):
        return None
    best = plan_of(analyst, trials, right[0], chances[right[0]])
    return Answer(
        plans=[best, *([text] for text in right[1:])],
        second=pair[1],
        margin=lead,
        error=error,
        worlds=source.sieves[-1].worlds,
        chances=chances,
        rescues=lost_in(courses[pair[1]]) - lost_in(courses[right[0]]) >= SURVIVAL,
    )


def gap_below(
    source: PuzzleGame, view: View, field: Sequence[str], chances: dict[str, float]
) -> tuple[float, int]:
    """The widest gap between two neighbours among the first, and how many actions lie above it.

    Those above it are right answers, so they must amount to nearly the same.
    """
    most = min(source.most_right(view), len(field) - 1)
    return max(
        (chances[field[place - 1]] - chances[field[place]], place)
        for place in range(1, most + 1)
        if place == 1 or source.are_one_answer(field[:place])
    )


def lost_in(values: Sequence[float]) -> float:
    """The share of worlds in which all is lost."""
    return sum(value <= CERTAIN_LOSS for value in values) / len(values)


def plan_of(analyst: Analyst, trials: Trials, best: str, chance: float) -> list[str]:
    """The best action with what follows it, if that is as good in other worlds."""
    action = analyst.game.parse(best)
    plans = [plan for plan in analyst.plans(trials.world(0).copy(), action, 1) if plan[0].text == best]
    for plan in sorted(plans, key=len, reverse=True):
        if len(plan) > 1 and mean([trials.value(plan, number) for number in PLANNED]) >= chance - IN_VAIN:
            return [step.text for step in plan]
    return [best]


def ends_agree(source: PuzzleGame, analyst: Analyst, view: View, answer: Answer) -> bool:
    """Whether games that fast bots play to their end agree, or do not contradict: many end the same."""
    leads: list[float] = []
    while len(leads) < source.ends and not is_settled(leads, source.ends_lead):
        leads += [
            played_out(source, analyst, view, answer.best, number)
            - played_out(source, analyst, view, answer.second, number)
            for number in range(len(leads), min(len(leads) + ENDS_AT_ONCE, source.ends))
        ]
    return not leads or mean(leads) > source.ends_lead


def is_settled(leads: list[float], limit: float) -> bool:
    """Whether games that were played say on which side of a limit their mean is: its interval is there."""
    if not leads:
        return False
    lead, error = difference(leads, [0.0] * len(leads))
    return abs(lead - limit) > error


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
    source: PuzzleGame,
    analyst: Analyst,
    view: View,
    choices: list[str],
    right: set[str],
    seeds: Sequence[str],
) -> bool:
    """Whether the strongest level finds the answer with twice its effort, on all of these fresh deals."""
    game, rules = analyst.game, analyst.rules
    return all(
        source.answer(source.strongest(game, rules, view.seat, seed), game, view, choices) in right
        for seed in seeds
    )


def solved_by(
    source: PuzzleGame, analyst: Analyst, view: View, choices: list[str], right: set[str]
) -> dict[str, int]:
    """How many percent of the bots of each level find the answer."""
    game, rules = analyst.game, analyst.rules
    found = {}
    for level in source.levels:
        bots = [source.bot(level, game, rules, view.seat, f"rating {n}") for n in range(source.solvers)]
        hits = sum(source.answer(bot, game, view, choices) in right for bot in bots)
        found[level] = round(100 * hits / source.solvers)
    return found
