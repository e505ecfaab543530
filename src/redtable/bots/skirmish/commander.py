"""A commander: looks at every offered action and takes the one whose named terms add up to the most."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from redtable.bots.bot import ImaginingBot
from redtable.bots.skirmish.judge import Judge, Weighed
from redtable.bots.skirmish.weights import WEIGHTS, Weights
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.state import SkirmishState
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.bots.skirmish.tastes import Tastes
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.view import View


class Commander(ImaginingBot):
    """Chooses by the sum of named terms; never looks ahead."""

    def __init__(
        self,
        game: Game,
        rules: SkirmishRules,
        seat: int,
        seed: str | int = 0,
        weights: tuple[Weights, Weights] = WEIGHTS,
        tastes: Tastes | None = None,
    ) -> None:
        super().__init__(game, rules, seat, SeededChance(f"commander {seed} {seat}"))
        self.judge = Judge(self.chance, weights, tastes)
        self.thought: tuple[SkirmishState, SkirmishAction] | None = None
        """The last position and what was chosen in it, for who asks why."""

    def choose(self, view: View) -> str:
        """The best of the view's legal actions; all that the rules offer need not be read."""
        state = self.game.imagine(self.rules, view, self.chance)
        legal = state.choices(self.seat)
        if len(legal) != len(view.legal):
            legal = [self.game.parse(text) for text in view.legal]
        return self.think(state, legal).text

    def think(self, state: State, legal: list[Action]) -> Action:
        """The action that is worth most."""
        assert isinstance(state, SkirmishState)
        best = self.judge.best_of(self.weighed(state, legal)).action
        self.thought = state, best
        return best.written()

    def weighed(self, state: SkirmishState, legal: list[Action]) -> list[Weighed]:
        """The legal actions with what they are worth; all that the rules offer is weighed at once."""
        weighed = self.judge.weighed(state)
        if len(weighed) == len(legal):
            return weighed
        return self.judge.weigh(state, [cast("SkirmishAction", action) for action in legal])

    def why(self) -> list[tuple[str, float]]:
        """The terms behind the last choice."""
        if self.thought is None:
            return []
        state, action = self.thought
        return sorted(self.judge.terms(state, action), key=lambda term: -abs(term[1]))
