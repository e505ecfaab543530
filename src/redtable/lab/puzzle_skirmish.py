"""Puzzles of the skirmish: fire, assault, cover, rallying, reactions, and which unit does it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, cast

from redtable.analysis.judgement import Trials
from redtable.analysis.skirmish import SkirmishAnalyst
from redtable.bots.skirmish import EFFORTS
from redtable.bots.skirmish.search import Effort, Searcher
from redtable.games.skirmish import frames, notation
from redtable.games.skirmish.likeness import kind_of
from redtable.games.skirmish.notation import SkirmishAction, parse_action
from redtable.games.skirmish.ruleset import SkirmishRules
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.words import OVER
from redtable.kernel.chance import SeededChance
from redtable.lab.puzzle_source import ALL, Answer, PuzzleGame, Sieve

if TYPE_CHECKING:
    from collections.abc import Sequence

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
"""The decisions of which puzzles are made. Not where a retreat ends: all levels take the same place there."""
FEW: Final = 3
"""Choices of an order or a reaction; whoever tosses a coin should not find the answer."""
LAST: Final = 2
"""Orders that are left: as long as there are more, a good one that was not given now is given next."""
PLACES: Final = 3
"""Places to go to that are compared for each order of a unit, the commander's favourites first."""
LATER: Final = range(1000, 1040)
"""Worlds in which another order comes before the right one."""
GLANCES: Final = 3
"""So many of them say whether the right one can still be given."""
UNLIKE: Final = 2
"""Right answers that have nothing in common, at most."""
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
        """Two places, or two units, may be as good, or all places of one unit that are compared."""
        return PLACES + 1

    def are_one_answer(self, right: Sequence[str]) -> bool:
        """Two, whatever they are; more if they are the same order to one unit, by other ways."""
        return len(right) <= UNLIKE or len({aim_of(parse_action(text)) for text in right}) == 1

    def worth_a_look(self, state: State, view: View) -> bool:
        """Orders only from the second turn on, where few are left to give or somebody may be assaulted."""
        assert isinstance(state, SkirmishState)
        frame = state.frames.top()
        if frame.kind not in ASKED or len(view.legal) < 2:
            return False
        if frame.kind == frames.GIVE_ORDER:
            few = state.orders[frame.side] <= LAST
            return state.turn >= 2 and (few or any(f" {notation.ASSAULT} " in text for text in view.legal))
        return frame.kind != frames.REACT or len(view.legal) >= FEW

    def is_full(self, view: View, full: Sequence[str]) -> bool:
        """Where all that may be done has themes of which there are enough."""
        return all(THEMES.get(parse_action(text).verb) in full for text in view.legal)

    def is_fair(self, analyst: Analyst, state: State, view: View, answer: Answer) -> bool:
        """No order that leaves the right one for later is as good; retreats cost none and are skipped."""
        assert isinstance(analyst, SkirmishAnalyst)
        assert isinstance(state, SkirmishState)
        if state.frames.top().kind != frames.GIVE_ORDER:
            return True
        limit = answer.chances[answer.best] - answer.margin / 2
        best = parse_action(answer.best)
        trials = Trials(analyst, view)
        for text in answer.chances:
            order = parse_action(text)
            if text in answer.right or order.verb in (notation.RETREAT, notation.STOP):
                continue
            if not any(is_given_later(trials, order, best, number)[1] for number in LATER[:GLANCES]):
                continue
            found = [is_given_later(trials, order, best, number)[0] for number in LATER]
            if sum(found) / len(found) >= limit:
                return False
        return True

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


def is_given_later(
    trials: Trials, order: SkirmishAction, best: SkirmishAction, number: int
) -> tuple[float, bool]:
    """The side's chance if an order is given, and the right one as soon as may be; and whether it may be."""
    judge = cast("SkirmishAnalyst", trials.analyst).judge
    world = trials.world(number).copy()
    assert isinstance(world, SkirmishState)
    world.quiet = True
    chance = trials.dice(number)
    judge.chance = chance
    side, turn = world.to_move(), world.turn
    world.apply(side, order, chance)
    given = False
    while world.phase != OVER and world.turn == turn:
        seat = world.to_move()
        asked = not given and seat == side and world.frames.top().kind == frames.GIVE_ORDER
        now = asked and world.refusal(seat, best) is None
        world.apply(seat, best if now else judge.choose(world), chance)
        given = given or now
    return trials.value_of(world, trials.dice(number)), given


def aim_of(action: SkirmishAction) -> tuple[str, str, str]:
    """Which unit does what to whom, wherever it goes before or after."""
    return action.unit, THEMES[action.verb], action.target


def are_apart(one: SkirmishAction, other: SkirmishAction) -> bool:
    """Whether two actions of a kind end at different places; what has no place has one choice."""
    if not one.points or not other.points:
        return False
    (x, y), (other_x, other_y) = one.points[-1], other.points[-1]
    return (x - other_x) ** 2 + (y - other_y) ** 2 >= APART * APART
