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
    frames.CHOOSE_DESTINATION,
    frames.STAND_FAST,
    frames.REROLL,
)
"""The decisions of which puzzles are made."""
FEW: Final = 3
"""Choices of an order or a reaction; whoever tosses a coin should not find the answer."""
LAST: Final = 2
"""Orders that are left: as long as there are more, a good one that was not given now is given next."""
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
    notation.TO: "cover",
    notation.REMOVE: "rally",
    notation.ROLL: "rally",
    notation.REACT_FIRE: "react",
    notation.REACT_MOVE: "react",
    notation.REACT_ASSAULT: "react",
    notation.DECLINE: "react",
    notation.RETREAT: "retreat",
    notation.STAY: "retreat",
    notation.HOLD: "hold",
    notation.WITHDRAW: "hold",
    notation.REROLL: "reroll",
    notation.KEEP: "reroll",
    notation.STOP: "wait",
}
"""What a puzzle is about, by the verb of its answer."""


class SkirmishPuzzles(PuzzleGame):
    """The quickstart game on the battlefields of the house."""

    slug = "skirmish"
    forms = tuple({"battlefield": name} for name in ("crossroads", "village", "river-wood", "open-hills"))
    players = ("commander", "medium")
    quickest = "commander"
    plays_on = "commander"
    sieves = (Sieve(ALL, 3, 0.06), Sieve(8, 10, 0.08), Sieve(6, 30, 0.09), Sieve(4, 120, 0.06))
    least = 0.03
    opinions = 6
    ends = 200
    ends_lead = 0.05
    share_of_theme = 0.3

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

    def most_right(self, view: View) -> int:  # noqa: ARG002
        """Two places, or two units, may be as good."""
        return 2

    def worth_a_look(self, state: State, view: View) -> bool:
        """From the second turn on; orders only where few are left to give, or somebody may be assaulted."""
        assert isinstance(state, SkirmishState)
        frame = state.frames.top()
        if state.turn < 2 or frame.kind not in ASKED or len(view.legal) < 2:
            return False
        if frame.kind == frames.GIVE_ORDER:
            return state.orders[frame.side] <= LAST or any(
                f" {notation.ASSAULT} " in text for text in view.legal
            )
        return frame.kind != frames.REACT or len(view.legal) >= FEW

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:  # noqa: ARG002
        """By the verb; of fire, who does it, if another unit could fire at the same target."""
        best = analyst.game.parse(answer.best)
        assert isinstance(best, SkirmishAction)
        theme = THEMES[best.verb]
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
