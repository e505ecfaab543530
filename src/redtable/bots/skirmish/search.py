"""A commander who plays his best plans out, to the end of the turn, and looks at what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.commander import Commander
from redtable.bots.skirmish.evaluation import redfor_wins
from redtable.bots.skirmish.weights import WEIGHTS, Weights
from redtable.games.skirmish import frames
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.words import OVER, REDFOR
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.skirmish.tastes import Tastes
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.kernel.game import Action, Game, State

LEFT_TO_THE_COMMANDER: Final = (frames.PLACE_OBJECTIVE, frames.DEPLOY, frames.CHOOSE_CASUALTIES, frames.RECON)
"""Decisions that are not played out: too far from the end of a turn, or plain."""
DOUBT: Final = 4
"""The commander's first sight counts as much as so many trials."""
FIRST_SIGHT: Final = 0.06
"""How much likelier to win a plan is that the commander values one casualty higher."""

Plan = tuple[float, SkirmishAction]


class Effort:
    """How many plans are played out, and how often each at first; the better ones more often."""

    def __init__(
        self, plans: int = 4, trials: int = 4, doubt: float = DOUBT, first_sight: float = FIRST_SIGHT
    ) -> None:
        self.plans = plans
        self.trials = trials
        self.doubt = doubt
        """As `DOUBT`."""
        self.first_sight = first_sight
        """As `FIRST_SIGHT`."""


class Searcher(Commander):
    """The commander's favourites, tried out."""

    def __init__(
        self,
        game: Game,
        rules: SkirmishRules,
        seat: int,
        seed: str | int = 0,
        effort: Effort | None = None,
        weights: tuple[Weights, Weights] = WEIGHTS,
        tastes: Tastes | None = None,
    ) -> None:
        super().__init__(game, rules, seat, seed, weights, tastes)
        self.effort = effort or Effort()
        self.reasons: list[tuple[str, float]] = []

    def think(self, state: State, legal: list[Action]) -> Action:
        """The plan after which its side wins most often."""
        assert isinstance(state, SkirmishState)
        self.reasons = []
        if state.frames.top().kind in LEFT_TO_THE_COMMANDER or len(legal) == 1:
            return super().think(state, legal)
        ranked = self.judge.ranked(self.weighed(state, legal))
        plans = varied(ranked, self.effort.plans)
        seed = self.chance.below("seed", 1 << 30)

        def course(plan: int, trial: int) -> float:
            return self.try_out(state, plans[plan][1], SeededChance(f"{seed} {trial}"))

        effort = self.effort
        firsts = [first for first, _ in plans]
        best, worth = halve(firsts, effort.trials, course, effort.first_sight, effort.doubt)
        self.reasons = [("wins", worth), ("at-first-sight", plans[best][0])]
        return plans[best][1].written()

    def why(self) -> list[tuple[str, float]]:
        """What the plan came to, or the commander's terms."""
        return self.reasons or super().why()

    def try_out(self, state: SkirmishState, plan: SkirmishAction, chance: SeededChance) -> float:
        """How likely the own side wins after one course of things to the end of the turn."""
        world = state.copy()
        world.quiet = True
        turn = world.turn
        seat = world.to_move()
        world.apply(seat, plan, chance)
        while world.phase != OVER and world.turn == turn:
            world.apply(world.to_move(), self.judge.choose(world), chance)
        odds = redfor_wins(world, self.judge.ground_of(world))
        return odds if seat == REDFOR else 1 - odds


def varied(ranked: list[Plan], most: int) -> list[Plan]:
    """The best actions, but not the same unit doing nearly the same again and again."""
    found: list[Plan] = []
    seen: set[tuple[str, str, str]] = set()
    for first, action in ranked:
        kind = (action.unit, action.verb, action.target)
        if kind not in seen and len(found) < most:
            seen.add(kind)
            found.append((first, action))
    return found


def halve(
    first_sights: list[float],
    trials: int,
    course: Callable[[int, int], float],
    first_sight: float = FIRST_SIGHT,
    doubt: float = DOUBT,
) -> tuple[int, float]:
    """Sequential halving: the number of the best plan and its worth.

    A plan is expected to be so much likelier to win as it is better at first sight, times `first_sight`; that
    counts as much as `doubt` trials.

    Every plan gets so many trials, the better half twice as many in all, until two are left. A trial has the
    same dice for every plan.
    """
    courses: list[list[float]] = [[] for _ in first_sights]
    left = list(range(len(first_sights)))
    while True:
        for plan in left:
            for trial in range(len(courses[plan]), trials):
                courses[plan].append(course(plan, trial))
        base = sum(courses[left[0]]) / trials
        worths: dict[int, float] = {}
        for plan in left:
            expected = base + first_sight * (first_sights[plan] - first_sights[left[0]])
            worths[plan] = (sum(courses[plan]) + doubt * expected) / (trials + doubt)
        ranking = sorted(left, key=lambda plan: -worths[plan])
        if len(ranking) <= 2:
            return ranking[0], worths[ranking[0]]
        left = sorted(ranking[: (len(ranking) + 1) // 2])
        trials *= 2
