"""The analyst of Battle Damage: captains who give up what they have in plenty play the turn to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from redtable.analysis.analyst import AnalysisError, Analyst, Lesson
from redtable.analysis.values import DamageWorth, fire_power
from redtable.bots.damage import SteadyCaptain
from redtable.games.damage.state import DamageState
from redtable.games.damage.words import DESK

if TYPE_CHECKING:
    from redtable.games.damage.ruleset import DamageRules
    from redtable.kernel.chance import SeededChance
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.view import View


class DamageAnalyst(Analyst):
    """Nothing is hidden in a duel: one world, many cards and dice."""

    hides = False
    model_error = 0.06
    lessons: ClassVar[dict[str, Lesson]] = {"choice": Lesson("2-choice", "BD-4.1")}

    def __init__(self, game: Game, rules: DamageRules) -> None:
        super().__init__(game, rules, DamageWorth())
        self.captains = [SteadyCaptain(game, rules, seat, "analyst") for seat in range(len(self.teams))]

    def theme(self, view: View, action: str) -> str:  # noqa: ARG002 - there is one
        """The only decisions are which box to give up."""
        return "choice"

    def plans(self, world: State, played: Action | None, most: int) -> list[list[Action]]:
        """What the steady captain would rather give up comes first."""
        assert isinstance(world, DamageState)
        seat = world.to_move()
        captain = self.captains[seat]
        legal = world.legal(seat)
        captain.think(world, legal)
        order = [text for text, _ in captain.why()]
        found = [[action] for action in sorted(legal, key=lambda action: order.index(action.text))[:most]]
        return found if played is None or [played] in found else [*found, [played]]

    def play_on(self, world: State, chance: SeededChance) -> State:
        """To the end of the turn."""
        assert isinstance(world, DamageState)
        turn = world.turn
        while world.outcome() is None and world.turn == turn:
            seat = world.to_move()
            world.apply(seat, self.captains[seat].think(world, world.legal(seat)), chance)
        return world

    def terms(self, world: State, side: int) -> dict[str, float]:
        """Boxes, and hits that the weapons score a turn."""
        assert isinstance(world, DamageState)
        found: dict[str, float] = {}
        for number, ship in enumerate(world.ships):
            whose = "own" if number == side else "their"
            found[f"{whose}-boxes"] = float(sum(ship.boxes))
            found[f"{whose}-power"] = fire_power(ship)
        return found


def analyst_for(game: Game, rules: DamageRules) -> Analyst:
    """The analyst of a match; a desk has no winner, and nothing to analyse."""
    if rules.options.mode == DESK:
        raise AnalysisError("desk", "a desk of Battle Damage has no winner: there is nothing to analyse")
    return DamageAnalyst(game, rules)
