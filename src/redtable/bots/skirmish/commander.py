"""A commander: looks at every offered action and takes the one whose named terms add up to the most."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from redtable.bots.bot import Bot
from redtable.bots.skirmish.judge import Judge, Weighed
from redtable.games.skirmish.notation import SkirmishAction
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.games.skirmish.state import SkirmishState
    from redtable.kernel.game import Game
    from redtable.kernel.view import View


class Commander(Bot):
    """Chooses by the sum of named terms; never looks ahead."""

    def __init__(self, game: Game, rules: SkirmishRules, seat: int, seed: str | int = 0) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.chance = SeededChance(f"commander {seed} {seat}")
        self.judge = Judge(self.chance)
        self.reasons: list[tuple[str, float]] = []

    def choose(self, view: View) -> str:
        """The best of the view's legal actions."""
        state = cast("SkirmishState", self.game.imagine(self.rules, view, self.chance))
        best = self.judge.best_of(self.weighed(state, view)).action
        self.reasons = sorted(self.judge.terms(state, best), key=lambda term: -abs(term[1]))
        return best.written().text

    def weighed(self, state: SkirmishState, view: View) -> list[Weighed]:
        """The view's legal actions with what they are worth; all that the rules offer need not be read."""
        weighed = self.judge.weighed(state)
        if len(weighed) == len(view.legal):
            return weighed
        actions = [cast("SkirmishAction", self.game.parse(text)) for text in view.legal]
        return self.judge.weigh(state, actions)

    def why(self) -> list[tuple[str, float]]:
        """The terms behind the last choice."""
        return self.reasons
