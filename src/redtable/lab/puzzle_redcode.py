"""Puzzles of Red Code, one ship against one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.analysis.judgement import Trials
from redtable.analysis.redcode import RedcodeAnalyst
from redtable.bots.redcode.admiral import Admiral, Effort
from redtable.games.redcode.frames import MOVE_STEP, RECOVERY, RESPOND
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.words import AFLOAT
from redtable.kernel.chance import SeededChance
from redtable.lab.puzzle_source import ALL, Answer, PuzzleGame, Sieve

if TYPE_CHECKING:
    from redtable.analysis.analyst import Analyst
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View

LOOKS: Final = 20
"""Worlds in which it is looked at what a plan does."""
MOSTLY: Final = 0.6


class RedcodePuzzles(PuzzleGame):
    """Red Code, one ship against one."""

    slug = "redcode"
    players = ("easy", "medium")
    quickest = "greedy"
    plays_on = "medium"
    sieves = (Sieve(ALL, 3, 0.04), Sieve(12, 12, 0.05), Sieve(6, 30, 0.07), Sieve(4, 160, 0.08))
    least = 0.05

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
        if sinks(analyst, view, answer.best):
            return "sink"
        if answer.rescues:
            return "survive"
        kind = analyst.theme(view, answer.best)
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
