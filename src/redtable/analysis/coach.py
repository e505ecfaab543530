"""The coach of a player: the best plans with their prospects, and what an action would lose.

It knows what the seat sees and nothing else, by the same instrument that judges decisions after a match.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.analysis.analyst import QUICK, AnalysisError
from redtable.analysis.judgement import SHOWN, Trials, best_lines, judge_closer, millionths, student
from redtable.protocol.analysis import WHOLE, AdvisedPlan, Effect, Judgement

if TYPE_CHECKING:
    from redtable.analysis.analyst import Analyst, Effort
    from redtable.kernel.game import Action
    from redtable.kernel.view import View

LEAST: Final = 0.05
"""Changes in the mean that are too small to be told."""


def advise(analyst: Analyst, view: View, effort: Effort = QUICK) -> list[AdvisedPlan]:
    """The best plans of the seat that is to act, the best first."""
    trials = Trials(analyst, view)
    best = list(best_lines(trials, None, effort).values())[:SHOWN]
    found = [advised(trials, lines[0], effort) for lines in best]
    return sorted(found, key=lambda plan: -plan.chance)


def advised(trials: Trials, line: list[Action], effort: Effort) -> AdvisedPlan:
    """A plan: its chance when it is played on in fresh worlds, and what a player has then."""
    analyst, view = trials.analyst, trials.view
    fresh = effort.trials + effort.closer
    worlds = [trials.after(line, number) for number in range(effort.trials, fresh)]
    values = [trials.value(line, number) for number in range(fresh, fresh + effort.ends)]
    mean = math.fsum(values) / len(values)
    spread = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    margin = student(len(values)) * math.sqrt(spread / len(values))
    side = 0 if trials.own else 1
    now = analyst.terms(trials.world(0), side)
    ends = [analyst.terms(world, side) for world in worlds]
    changes = {what: math.fsum(end[what] for end in ends) / len(ends) - now[what] for what in now}
    told = sorted(
        (what for what in changes if abs(changes[what]) >= LEAST), key=lambda what: -abs(changes[what])
    )
    theme = analyst.theme(view, line[0].text)
    return AdvisedPlan(
        action=line[0].text,
        then=[action.text for action in line[1:]],
        chance=millionths(mean),
        low=max(0, millionths(mean - margin)),
        high=min(WHOLE, millionths(mean + margin)),
        theme=theme,
        clause=analyst.lessons[theme].clause,
        effects=[Effect(what=what, change=round(changes[what], 1)) for what in told],
    )


def weigh(analyst: Analyst, view: View, action: str, effort: Effort = QUICK) -> Judgement:
    """What an action would lose; nothing where there is no choice, or where nothing looks better.

    The player waits for it, so an action that comes out first at first sight is not looked at closer.
    """
    parsed = analyst.game.parse(action)
    trials = Trials(analyst, view)
    if trials.world(0).refusal(view.seat, parsed) is not None:
        raise AnalysisError("not-legal", f"{action} is not possible now")
    if analyst.judged(view, parsed.text):
        lines = best_lines(trials, parsed, effort)
        if next(iter(lines)) != parsed.text:
            return judge_closer(trials, lines, parsed.text, effort)
    return Judgement(preferred=parsed.text, lost=0, low=0, high=0, grade="best", plans=[])
