"""What the search for puzzles must know of each game: its bots, and what a puzzle is about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from redtable.analysis.judgement import Trials
from redtable.analysis.redcode import RedcodeAnalyst
from redtable.bots.bot import Bot, bot_levels, make_bot
from redtable.bots.redcode.admiral import Admiral, Effort
from redtable.games.redcode.frames import MOVE_STEP, RECOVERY, RESPOND
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.words import AFLOAT
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import LabError

if TYPE_CHECKING:
    from redtable.analysis.analyst import Analyst
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View
    from redtable.lab.puzzle_search import Answer

LOOKS: Final = 20
"""Worlds in which it is looked at what a plan does."""
MOSTLY: Final = 0.6


class PuzzleGame(ABC):
    """One game of which puzzles are made."""

    slug: ClassVar[str]
    options: ClassVar[dict[str, Any]] = {}
    players: ClassVar[tuple[str, ...]]
    """The levels of the bots whose games are searched; they take turns at the seats."""
    quickest: ClassVar[str]
    """The level that plays games to their end."""
    plays_on: ClassVar[str]
    """The level that shows how it may go on after an answer."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that are asked for the rating."""
        return bot_levels(self.slug)

    def bot(self, level: str, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """A bot of a level."""
        return make_bot(level, game, rules, seat, seed)

    def fast(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """A bot that plays games to their end."""
        return make_bot(self.quickest, game, rules, seat, seed)

    @abstractmethod
    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """The strongest level with twice its effort."""

    @abstractmethod
    def worth_a_look(self, state: State, view: View) -> bool:
        """Whether a decision could make a puzzle."""

    @abstractmethod
    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:
        """What the puzzle is about."""


class RedcodePuzzles(PuzzleGame):
    """Red Code, one ship against one."""

    slug = "redcode"
    players = ("easy", "medium")
    quickest = "greedy"
    plays_on = "medium"

    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
        """An expert admiral who plays everything on twice as often."""
        assert isinstance(rules, RedcodeRules)
        return Admiral(game, rules, seat, seed, Effort(beam=10, lines=16, trials=96))

    def worth_a_look(self, state: State, view: View) -> bool:
        """From four choices on, when everybody has had a turn; answers from two on."""
        assert isinstance(state, RedcodeState)
        return state.round > 1 and len(view.legal) > (1 if state.phase == RESPOND else 3)

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:
        """Sinking and surviving before chains, and these before the kind of the action."""
        assert isinstance(analyst, RedcodeAnalyst)
        if sinks(analyst, view, answer.plan[0]):
            return "sink"
        if answer.rescues:
            return "survive"
        kind = analyst.theme(view, answer.plan[0])
        return "chain" if kind == "answer" else kind


def sinks(analyst: RedcodeAnalyst, view: View, action: str) -> bool:
    """Whether the turn that begins with an action mostly sinks a ship of the other side."""
    trials = Trials(analyst, view)
    sunk = 0
    for number in range(LOOKS):
        world = trials.world(number).copy()
        assert isinstance(world, RedcodeState)
        before = lost_ships(world, view.seat)
        chance = SeededChance(f"look {number}")
        after = analyst.follow(world, [analyst.game.parse(action)], chance)
        assert isinstance(after, RedcodeState)
        analyst.ready(after, chance)
        if after.phase in (MOVE_STEP, RECOVERY) or after.decider == view.seat:
            after = analyst.end_turn(after)
        sunk += lost_ships(after, view.seat) > before
    return sunk >= MOSTLY * LOOKS


def lost_ships(state: RedcodeState, seat: int) -> int:
    """How many ships of the other side do not float."""
    return sum(ship.sunk != AFLOAT for ship in state.ships if (ship.number - seat) % 2)


SOURCES: Final[dict[str, PuzzleGame]] = {source.slug: source for source in (RedcodePuzzles(),)}


def source_of(slug: str) -> PuzzleGame:
    """The game of that name, if puzzles are made of it."""
    if slug not in SOURCES:
        raise LabError(f"no puzzles are made of {slug!r}; of {', '.join(SOURCES)} they are")
    return SOURCES[slug]
