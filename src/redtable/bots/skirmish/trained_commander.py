"""The trained commander: tries plans as any searching commander does, and judges by what a network learned.

The network judges positions in the middle of a turn too. So it looks at many plans after the activation
alone, and plays only the best of them on; and it looks at places for objectives and units before the battle.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.features import features
from redtable.bots.skirmish.search import Effort, Searcher, halve
from redtable.bots.skirmish.weights import WEIGHTS, Weights
from redtable.games.skirmish import frames
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.words import OVER, REDFOR
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.bots.network import Network
    from redtable.bots.skirmish.search import Plan
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.kernel.game import Action, Game, State

PLAIN: Final = (frames.CHOOSE_CASUALTIES, frames.RECON)
"""Decisions that are left to the commander."""
BEFORE_BATTLE: Final = (frames.PLACE_OBJECTIVE, frames.DEPLOY)
SOON: Final = 1e-3
"""An early end is better than a late one for the winner, by so much a turn."""


class Manner(Effort):
    """How hard a trained commander thinks."""

    def __init__(
        self,
        plans: int = 4,
        trials: int = 4,
        seen: int = 16,
        alike: int = 3,
        glances: int = 2,
        orders: int = 0,
        places: int = 16,
        trust: float = 0.0,
    ) -> None:
        super().__init__(plans, trials)
        self.seen = seen
        """How many plans are glanced at: judged right after the activation."""
        self.alike = alike
        """How many of them may be of the same unit, verb and target."""
        self.glances = glances
        """With how many dice each."""
        self.orders = orders
        """After how many more orders a plan that is played on is judged; 0: at the end of the turn."""
        self.places = places
        """How many places are glanced at before the battle; 0: the commander's is taken."""
        self.trust = trust
        """How much likelier to win a plan is that the commander values one casualty higher."""


class TrainedCommander(Searcher):
    """Plans as any searching commander; a network judges what comes of it."""

    def __init__(
        self,
        game: Game,
        rules: SkirmishRules,
        seat: int,
        seed: str | int,
        manner: Manner,
        network: Network | None = None,
        weights: tuple[Weights, Weights] = WEIGHTS,
    ) -> None:
        super().__init__(game, rules, seat, seed, manner, weights)
        self.manner = manner
        self.network = network

    def think(self, state: State, legal: list[Action]) -> Action:
        """The plan after which its side wins most often."""
        assert isinstance(state, SkirmishState)
        self.reasons = []
        kind = state.frames.top().kind
        if self.network is None or kind in PLAIN or len(legal) == 1:
            return super().think(state, legal)
        before = kind in BEFORE_BATTLE
        if before and self.manner.places == 0:
            return super().think(state, legal)
        ranked = self.judge.ranked(self.weighed(state, legal))
        seed = self.chance.below("seed", 1 << 30)
        glanced = self.glanced_at(state, self.worth_a_glance(ranked, before), seed)

        def course(plan: int, trial: int) -> float:
            return self.played_on(
                state, glanced[plan][1], SeededChance(f"{seed} {trial}"), self.manner.orders
            )

        if before or self.manner.trials == 0:
            best, worth = 0, glanced[0][0]
        else:
            best, worth = halve([first for first, _ in glanced], self.manner.trials, course, 1.0)
        self.reasons = [("wins", worth), ("at-first-sight", glanced[best][0])]
        return glanced[best][1].written()

    def worth_a_glance(self, ranked: list[Plan], before: bool) -> list[Plan]:
        """The commander's favourites, not too many of the same kind."""
        if before:
            return ranked[: self.manner.places]
        found: list[Plan] = []
        counts: dict[tuple[str, str, str], int] = {}
        for first, action in ranked:
            kind = (action.unit, action.verb, action.target)
            count = counts.get(kind, 0)
            if count < self.manner.alike:
                counts[kind] = count + 1
                found.append((first, action))
                if len(found) == self.manner.seen:
                    break
        return found

    def glanced_at(self, state: SkirmishState, plans: list[Plan], seed: int) -> list[Plan]:
        """The best plans by what the network says right after them, with what it said."""
        if len(plans) == 1:
            return [(0.5, plans[0][1])]
        glances = self.manner.glances
        found: list[Plan] = []
        for first, action in plans:
            total = 0.0
            for trial in range(glances):
                total += self.played_on(state, action, SeededChance(f"{seed} glance {trial}"), 1)
            found.append((total / glances + self.manner.trust * first, action))
        found.sort(key=lambda plan: -plan[0])
        return found[: self.manner.plans]

    def played_on(
        self, state: SkirmishState, plan: SkirmishAction, chance: SeededChance, orders: int
    ) -> float:
        """How likely the own side wins after one course of things, until an order is due for the nth time.

        Both sides act as the commander would. With 0 orders to the end of the turn, at most so far otherwise.
        """
        world = state.copy()
        world.quiet = True
        turn = max(1, world.turn)
        seat = world.to_move()
        world.apply(seat, plan, chance)
        due = 0
        while world.phase != OVER and world.turn <= turn:
            if orders and world.turn > 0 and world.frames.top().kind == frames.GIVE_ORDER:
                due += 1
                if due == orders:
                    break
            world.apply(world.to_move(), self.judge.choose(world), chance)
        odds = self.redfor_wins(world)
        return odds if seat == REDFOR else 1.0 - odds

    def redfor_wins(self, state: SkirmishState) -> float:
        """How likely Redfor is to win."""
        if state.phase == OVER:
            sure = 1.0 - SOON * state.turn
            return sure if state.winner == REDFOR else 1.0 - sure
        assert self.network is not None
        logit = self.network.logit(features(state, self.judge.ground_of(state)))
        return 0.5 + 0.5 * math.tanh(logit / 2.0)
