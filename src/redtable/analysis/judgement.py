"""What a decision was worth, judged from the view of the seat that made it and from nothing else.

Plans are played on in worlds imagined from the view, with the same dice for every plan:

1. The plans worth comparing, a few times each.
2. The best of them and the played one, in fresh worlds. These say which one is preferred.
3. If the preferred one seems better: every way to go on after the played action, in the worlds of step 2.
4. If it still seems better: both in other worlds. Only these say what was lost, since the best of several
   guesses was lucky too. Where games are quick, both are also played out to the end, and the smaller loss is
   said: a value function may like a way to play more than it is worth, and so may those who play on.

All seeds come from the view: the same view gives the same judgement, byte for byte.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.analysis.analyst import seed_of
from redtable.kernel.chance import SeededChance
from redtable.protocol.analysis import WHOLE, Grade, Judgement, Plan

if TYPE_CHECKING:
    from redtable.analysis.analyst import Analyst, Effort
    from redtable.kernel.game import Action, State
    from redtable.kernel.view import View

    Lines = dict[str, list[list[Action]]]
    """Plans by their first action."""

CONFIDENCE: Final = 2.576
"""Standard errors on either side of a difference: 99 of 100, if they are known."""
GRADES: Final[tuple[tuple[int, Grade], ...]] = (
    (150_000, "blunder"),
    (70_000, "mistake"),
    (25_000, "inaccuracy"),
)
"""From which loss on a decision is called so, if the loss is beyond doubt."""
SUSPECTED: Final = 25_000
"""A loss that is looked at closer."""
SHOWN: Final = 3
"""Plans that are told."""


def millionths(chance: float) -> int:
    """A chance as the analysis writes it."""
    return round(WHOLE * chance)


def world_of(analyst: Analyst, view: View, chance: SeededChance) -> State:
    """A world that the seat cannot tell from the true one."""
    world = analyst.imagine(view, chance)
    world.quiet = True
    return world


class Trials:
    """Plays plans on in worlds that are numbered: the same number, the same world and the same dice."""

    def __init__(self, analyst: Analyst, view: View) -> None:
        self.analyst = analyst
        self.view = view
        self.seed = seed_of(view)
        self.own = analyst.teams[view.seat] == analyst.teams[0]
        self.worlds: dict[int, State] = {}
        analyst.forget()

    def world(self, number: int) -> State:
        """One of the worlds; all are the same where nothing is hidden."""
        place = number if self.analyst.hides else 0
        if place not in self.worlds:
            chance = SeededChance(f"{self.seed} world {place}")
            self.worlds[place] = world_of(self.analyst, self.view, chance)
        return self.worlds[place]

    def after(self, plan: list[Action], number: int, out: bool = False) -> State:
        """A world after a plan and some more play; `out`: as much as it takes."""
        world = self.world(number).copy()
        world.quiet = True
        chance = self.dice(number)
        world = self.analyst.follow(world, plan, chance)
        if world.outcome() is not None:
            return world
        return self.analyst.play_out(world, chance) if out else self.analyst.play_on(world, chance)

    def dice(self, number: int) -> SeededChance:
        """The dice of a world."""
        return SeededChance(f"{self.seed} dice {number}")

    def value_of(self, world: State, chance: SeededChance) -> float:
        """The chance of the seat's side in a world: its result, if that is over."""
        outcome = world.outcome()
        if outcome is None:
            return self.analyst.chance_of(self.view.seat, world, chance)
        first = first_score(self.analyst.teams, outcome.scores)
        return first if self.own else 1 - first

    def value(self, plan: list[Action], number: int, out: bool = False) -> float:
        """The chance of the seat's side after a plan in a world."""
        return self.value_of(self.after(plan, number, out), self.dice(number))


def first_score(teams: list[str], scores: tuple[float | None, ...]) -> float:
    """The score of the first side; one half for nobody's victory."""
    own = [score for team, score in zip(teams, scores, strict=True) if team == teams[0] and score is not None]
    return sum(own) / len(own) if own else 0.5


def judge(analyst: Analyst, view: View, played: str, effort: Effort) -> Judgement:
    """Judge an action by a seat's view."""
    trials = Trials(analyst, view)
    return judge_closer(trials, best_lines(trials, analyst.game.parse(played), effort), played, effort)


def judge_closer(trials: Trials, lines: Lines, played: str, effort: Effort) -> Judgement:
    """Judge an action against the lines that look best, in fresh worlds."""
    finalists = {*list(lines)[:SHOWN], played}
    courses = {text: lines[text][0] for text in lines if text in finalists}
    start = effort.trials
    numbers = range(start, start + effort.closer)
    values = played_on(trials, courses, numbers)
    found = compared(values, played)
    if found.lost >= SUSPECTED and len(lines[played]) > 1:
        courses[played], values[played] = best_way(trials, lines[played], numbers)
        found = compared(values, played)
    if found.lost < SUSPECTED:
        return found
    start += effort.closer
    both = {text: courses[text] for text in (found.preferred, played)}
    numbers = range(start, start + effort.ends)
    again = compared(played_on(trials, both, numbers), played, found.preferred)
    if again.lost and trials.analyst.plays_out:
        ends = compared(played_on(trials, both, numbers, out=True), played, found.preferred)
        again = smaller(again, ends, played)
    return again


def best_lines(trials: Trials, played: Action | None, effort: Effort) -> Lines:
    """The lines that begin with each action worth a comparison, the most promising first."""
    analyst, view = trials.analyst, trials.view
    plans = analyst.plans(trials.world(0).copy(), played, effort.plans)
    done = "" if played is None else played.text
    plans = [plan for plan in plans if plan[0].text == done or analyst.is_open(view, plan[0].text)]
    found: Lines = {}
    for plan in sorted(plans, key=lambda plan: -mean_over(trials, plan, range(effort.trials))):
        found.setdefault(plan[0].text, []).append(plan)
    return found


def best_way(trials: Trials, ways: list[list[Action]], numbers: range) -> tuple[list[Action], list[float]]:
    """The best way to go on after an action, and what it comes to.

    An action that seems to lose may have been followed by the wrong line: a few trials chose it.
    """
    tried = [(way, [trials.value(way, number) for number in numbers]) for way in ways]
    return max(tried, key=lambda found: math.fsum(found[1]))


def played_on(
    trials: Trials, courses: dict[str, list[Action]], numbers: range, out: bool = False
) -> dict[str, list[float]]:
    """What some plans come to in the same worlds."""
    return {text: [trials.value(plan, number, out) for number in numbers] for text, plan in courses.items()}


def mean_over(trials: Trials, plan: list[Action], numbers: range) -> float:
    """The mean of a plan over some worlds."""
    return math.fsum(trials.value(plan, number) for number in numbers) / len(numbers)


def compared(courses: dict[str, list[float]], played: str, preferred: str | None = None) -> Judgement:
    """The judgement from what the plans came to in the same worlds; the best, or one preferred before."""
    means = {text: math.fsum(found) / len(found) for text, found in courses.items()}
    ranking = sorted(courses, key=lambda text: (text != preferred, -means[text], text != played))
    best = ranking[0]
    lost, margin = difference(courses[best], courses[played])
    if lost <= 0:
        ranking.sort(key=lambda text: text != played)
    plans = [Plan(action=text, chance=millionths(means[text])) for text in ranking]
    if lost <= 0:
        return Judgement(preferred=played, lost=0, low=0, high=0, grade="best", plans=plans)
    low, high = millionths(lost - margin), millionths(lost + margin)
    found = Judgement(preferred=best, lost=millionths(lost), low=low, high=high, grade="fine", plans=plans)
    found.grade = grade_of(found.lost, found.low)
    return found


def smaller(found: Judgement, other: Judgement, played: str) -> Judgement:
    """The judgement with the smaller of two losses, which is beyond doubt if both are."""
    if other.lost < found.lost:
        found = with_loss(found, played, other.lost, other.low, other.high)
    return with_loss(found, played, found.lost, min(found.low, other.low), found.high)


def at_most(found: Judgement, played: str, most: int) -> Judgement:
    """The judgement with a loss of no more than that."""
    if found.lost <= most:
        return found
    lost = max(0, most)
    return with_loss(found, played, lost, min(lost, found.low), found.high)


def with_loss(found: Judgement, played: str, lost: int, low: int, high: int) -> Judgement:
    """The judgement with another loss: the chance of what was played is so much below the best."""
    best = next(plan.chance for plan in found.plans if plan.action == found.preferred)
    plans = [
        Plan(action=plan.action, chance=best - lost if plan.action == played else plan.chance)
        for plan in found.plans
    ]
    plans.sort(key=lambda plan: (plan.action != found.preferred, -plan.chance))
    return Judgement(
        preferred=found.preferred, lost=lost, low=low, high=high, grade=grade_of(lost, low), plans=plans
    )


def difference(better: list[float], worse: list[float]) -> tuple[float, float]:
    """The mean of paired differences and its margin."""
    found = [one - other for one, other in zip(better, worse, strict=True)]
    mean = math.fsum(found) / len(found)
    spread = math.fsum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
    return mean, student(len(found)) * math.sqrt(spread / len(found))


def student(count: int) -> float:
    """Standard errors on either side of a mean that a sample of this size gives: Student's t, nearly."""
    free, z = max(1, count - 1), CONFIDENCE
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def grade_of(lost: int, low: int) -> Grade:
    """How a loss is called: nothing bad unless it is beyond doubt."""
    if low > 0:
        for least, grade in GRADES:
            if lost >= least:
                return grade
    return "fine"
