"""The analyst of the skirmish: both commanders play the turn to its end as the judge weighs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from redtable.analysis.analyst import Analyst, Lesson
from redtable.analysis.values import SkirmishWorth
from redtable.bots.skirmish.judge import Judge
from redtable.bots.skirmish.search import varied
from redtable.games.skirmish import notation
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.words import OVER
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.view import View

THEMES: Final = {
    notation.MOVE: "move",
    notation.FIRE: "fire",
    notation.MOVE_FIRE: "fire",
    notation.FIRE_MOVE: "fire",
    notation.ASSAULT: "assault",
    notation.REACT_FIRE: "react",
    notation.REACT_MOVE: "react",
    notation.REACT_ASSAULT: "react",
    notation.DECLINE: "react",
    notation.RETREAT: "retreat",
}
"""What a decision is about, by its verb; all others are about orders."""


class SkirmishAnalyst(Analyst):
    """Nothing is hidden on this table: one world, many dice."""

    hides = False
    model_error = 0.09
    lessons: ClassVar[dict[str, Lesson]] = {
        "move": Lesson("1-move", "SK-7.1"),
        "fire": Lesson("3-fire", "SK-8.3"),
        "assault": Lesson("5-assault", "SK-10.1"),
        "react": Lesson("4-reactions", "SK-11.1"),
        "retreat": Lesson("5-assault", "SK-12.1"),
        "orders": Lesson("6-orders", "SK-9.1"),
    }

    def __init__(self, game: Game, rules: SkirmishRules) -> None:
        super().__init__(game, rules, SkirmishWorth())
        self.judge = Judge(SeededChance("analyst"))

    def theme(self, view: View, action: str) -> str:  # noqa: ARG002 - the action says it
        """By the verb."""
        parsed = self.game.parse(action)
        assert isinstance(parsed, SkirmishAction)
        return THEMES.get(parsed.verb, "orders")

    def plans(self, world: State, played: Action | None, most: int) -> list[list[Action]]:
        """What the commander finds best, but not nearly the same again and again."""
        assert isinstance(world, SkirmishState)
        self.judge.chance = SeededChance("plans")
        ranked = self.judge.ranked(self.judge.weighed(world))
        found: list[list[Action]] = [[action.written()] for _, action in varied(ranked, most)]
        return found if played is None or [played] in found else [*found, [played]]

    def play_on(self, world: State, chance: SeededChance) -> State:
        """To the end of the turn."""
        assert isinstance(world, SkirmishState)
        self.judge.chance = chance
        turn = world.turn
        while world.phase != OVER and world.turn == turn:
            world.apply(world.to_move(), self.judge.choose(world), chance)
        return world

    def terms(self, world: State, side: int) -> dict[str, float]:
        """Soldiers who can fight."""
        assert isinstance(world, SkirmishState)
        found = {"own-soldiers": 0.0, "their-soldiers": 0.0}
        for unit in world.units:
            if not unit.removed:
                found["own-soldiers" if unit.side == side else "their-soldiers"] += unit.active()
        return found


def analyst_for(game: Game, rules: SkirmishRules) -> Analyst:
    """The analyst of a match."""
    return SkirmishAnalyst(game, rules)
