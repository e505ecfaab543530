"""A commander who plays his best plans out, to the end of the turn, and looks at what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from redtable.bots.skirmish.commander import Commander
from redtable.bots.skirmish.ground import FAR, danger
from redtable.games.skirmish import agenda
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.words import BLUFOR, OVER, REDFOR
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.games.skirmish.state import SkirmishState
    from redtable.kernel.game import Game
    from redtable.kernel.view import View

THOUGHT_OVER: Final = (agenda.GIVE_ORDER, agenda.REACT, agenda.HOLD_OR_RETREAT, agenda.STAND_FAST)
"""Decisions that are worth playing out; the others are left to the commander."""
MOST_STEPS: Final = 60
SHARES: Final = (0.5, 0.3, 0.2)
"""How much the nearest, second and third unit count on the way to an objective."""
DOUBT: Final = 6
"""So many trials are worth as much as the commander's first sight: dice make few trials unreliable."""


class Effort:
    """How many plans are played out, and how often each."""

    def __init__(self, plans: int = 3, trials: int = 2) -> None:
        self.plans = plans
        self.trials = trials


class Searcher(Commander):
    """The commander's favourites, tried out."""

    def __init__(
        self,
        game: Game,
        rules: SkirmishRules,
        seat: int,
        seed: str | int = 0,
        effort: Effort | None = None,
    ) -> None:
        super().__init__(game, rules, seat, seed)
        self.effort = effort or Effort()

    def choose(self, view: View) -> str:
        """The plan with the best mean; the same dice for every plan."""
        state = cast("SkirmishState", self.game.imagine(self.rules, view, self.chance))
        kind = state.agenda[-1].kind
        if kind not in THOUGHT_OVER or len(view.legal) == 1:
            return super().choose(view)
        actions = [cast("SkirmishAction", self.game.parse(text)) for text in view.legal]
        ranked = self.judge.ranked(state, actions)
        plans = varied([(first, action) for first, action, _ in ranked], self.effort.plans)
        seed = self.chance.below("seed", 1 << 30)
        trials = self.effort.trials
        trust = trials / (trials + DOUBT)
        best, best_sum = plans[0][1], -1e9
        for first, plan in plans:
            courses = [self.try_out(state, plan, SeededChance(f"{seed} {trial}")) for trial in range(trials)]
            played = trust * sum(courses) / trials
            if first + played > best_sum:
                best, best_sum = plan, first + played
                self.reasons = [("played-out", played), ("at-first-sight", first)]
        return best.text

    def try_out(self, state: SkirmishState, plan: SkirmishAction, chance: SeededChance) -> float:
        """One course of things to the end of the turn, both sides playing as this commander would."""
        world = state.copy()
        world.quiet = True
        turn = world.turn
        seat = world.to_move()
        world.apply(seat, plan, chance)
        for _ in range(MOST_STEPS):
            if world.phase == OVER or world.turn > turn:
                break
            legal = [cast("SkirmishAction", action) for action in world.legal(world.to_move())]
            if len(legal) == 1:
                world.apply(world.to_move(), legal[0], chance)
                continue
            action, _ = self.judge.best(world, legal)
            world.apply(world.to_move(), action, chance)
        worth = self.worth(world)
        return worth if seat == REDFOR else -worth

    def worth(self, state: SkirmishState) -> float:
        """What a position is worth to Redfor."""
        if state.phase == OVER:
            return 20.0 if state.winner == REDFOR else -20.0
        ground = self.judge.ground_of(state)
        total = 6.0 * sum(state.reconnoitred) - 2.2 * state.losses[REDFOR] + 0.5 * state.losses[BLUFOR]
        for unit in state.units:
            if not unit.on_table():
                continue
            sign = 1.0 if unit.side == REDFOR else -1.0
            hurt = (1.6 if unit.side == REDFOR else 0.5) * unit.casualties()
            fear = 0.3 * unit.chits() + (0.3 if unit.chits() >= 2 else 0.0)
            open_to = 0.25 * danger(state, unit, unit.x, unit.y, True) if unit.side == REDFOR else 0.0
            total += sign * (-hurt - fear) - open_to
        for number, (x, y) in enumerate(state.objectives):
            if not state.reconnoitred[number]:
                ways = sorted(
                    ground.way_to_look(unit.x, unit.y, x, y) + 30 * unit.chits()
                    for unit in state.units_of(REDFOR)
                    if unit.active()
                )
                for place, share in enumerate(SHARES):
                    total -= share * (ways[place] if place < len(ways) else FAR) / 40
        left = state.tables.max_turns - state.turn
        return total - max(0, 6 - left) * 0.5


def varied(ranked: list[tuple[float, SkirmishAction]], most: int) -> list[tuple[float, SkirmishAction]]:
    """The best actions, but not the same unit doing nearly the same again and again."""
    found: list[tuple[float, SkirmishAction]] = []
    seen: set[tuple[str, str, str]] = set()
    for first, action in ranked:
        kind = (action.unit, action.verb, action.target)
        if kind not in seen and len(found) < most:
            seen.add(kind)
            found.append((first, action))
    return found
