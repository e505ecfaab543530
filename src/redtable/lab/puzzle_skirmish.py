"""Puzzles of the skirmish: fire, assault, cover, rallying, reactions, and which unit does it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from redtable.analysis.skirmish import SkirmishAnalyst
from redtable.bots.skirmish import EFFORTS
from redtable.bots.skirmish.search import Effort, Searcher
from redtable.games.skirmish import frames, notation
from redtable.games.skirmish.likeness import kind_of
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.ruleset import SkirmishRules
from redtable.games.skirmish.state import SkirmishState
from redtable.kernel.chance import SeededChance
from redtable.lab.puzzle_source import ALL, Answer, PuzzleGame, Sieve

if TYPE_CHECKING:
    from redtable.analysis.analyst import Analyst
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View

ASKED: Final = (
    frames.GIVE_ORDER,
    frames.REACT,
    frames.TAKE_OUT_DICE,
    frames.HOLD_OR_RETREAT,
    frames.STAND_FAST,
    frames.REROLL,
)
"""The decisions of which puzzles are made."""
MOST: Final = 40
"""No more choices than these: a puzzle can be looked over."""
PLACES: Final = 3
"""Places to go to that are compared for each unit, the commander's favourites first."""
APART: Final = 30
"""So far they are from each other, in tenths of an inch."""
THEMES: Final = {
    notation.FIRE: "fire",
    notation.MOVE_FIRE: "fire",
    notation.FIRE_MOVE: "fire",
    notation.ASSAULT: "assault",
    notation.MOVE: "cover",
    notation.REMOVE: "rally",
    notation.ROLL: "rally",
    notation.REACT_FIRE: "react",
    notation.REACT_MOVE: "react",
    notation.REACT_ASSAULT: "react",
    notation.DECLINE: "react",
}
"""What a puzzle is about, by the verb of its answer; all others are about holding out."""


class SkirmishPuzzles(PuzzleGame):
    """The quickstart game on the battlefields of the house."""

    slug = "skirmish"
    forms = tuple({"battlefield": name} for name in ("crossroads", "village", "river-wood", "open-hills"))
    players = ("commander", "medium")
    quickest = "commander"
    plays_on = "commander"
    sieves = (Sieve(ALL, 2, 0.03), Sieve(10, 8, 0.04), Sieve(6, 24, 0.06), Sieve(4, 120, 0.07))
    least = 0.04
    most_right = 2
    opinions = 3
    ends = 0
    solvers = 3

    def choices(self, analyst: Analyst, view: View) -> list[str]:
        """For each kind of action the commander's favourite, and some places where it is a move."""
        assert isinstance(analyst, SkirmishAnalyst)
        world = analyst.imagine(view, SeededChance("choices"))
        assert isinstance(world, SkirmishState)
        analyst.judge.chance = SeededChance("choices")
        kinds: defaultdict[tuple[str, ...], list[SkirmishAction]] = defaultdict(list)
        for _, action in analyst.judge.ranked(analyst.judge.weighed(world)):
            found = kinds[kind_of(action)]
            if len(found) < PLACES and all(are_apart(action, other) for other in found):
                found.append(action)
        return [action.written().text for found in kinds.values() for action in found]

    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """An expert who plays everything out twice as often."""
        assert isinstance(rules, SkirmishRules)
        effort = EFFORTS["expert"]
        return Searcher(game, rules, seat, seed, Effort(effort.plans, 2 * effort.trials))

    def worth_a_look(self, state: State, view: View) -> bool:
        """From the second turn on, where there is something to decide."""
        assert isinstance(state, SkirmishState)
        return state.turn > 1 and len(view.legal) > 1 and state.frames.top().kind in ASKED

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:  # noqa: ARG002
        """By the verb; of fire, who does it, if another unit could fire at the same target."""
        best = analyst.game.parse(answer.best)
        assert isinstance(best, SkirmishAction)
        theme = THEMES.get(best.verb, "hold")
        if theme == "fire":
            others = [analyst.game.parse(text) for text in answer.chances]
            if any(
                isinstance(other, SkirmishAction)
                and other.verb in (notation.FIRE, notation.MOVE_FIRE, notation.FIRE_MOVE)
                and (other.unit != best.unit)
                and other.target == best.target
                for other in others
            ):
                return "unit"
        return theme


def are_apart(one: SkirmishAction, other: SkirmishAction) -> bool:
    """Whether two actions of a kind end at different places; what has no place has one choice."""
    if not one.points or not other.points:
        return False
    (x, y), (other_x, other_y) = one.points[-1], other.points[-1]
    return (x - other_x) ** 2 + (y - other_y) ** 2 >= APART * APART
