"""An evaluation of the skirmish learned from games of commanders against themselves.

Commanders on both sides glance at their best plans and take the one after which the network of the generation
before gives their side the best odds; the first ones do not look ahead. After every generation the network
learns what the positions came to in which an order or a command die was due.
"""

from __future__ import annotations

import time
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

import numpy as np

from redtable.bots.network import knowing_nothing
from redtable.bots.skirmish.commander import Commander
from redtable.bots.skirmish.features import COUNT, features
from redtable.bots.skirmish.ground import ground_of
from redtable.bots.skirmish.learned import GAME, VERSION, read_network
from redtable.bots.skirmish.trained_commander import Manner, TrainedCommander
from redtable.games.skirmish import frames
from redtable.games.skirmish.ruleset import SkirmishRules
from redtable.games.skirmish.words import REDFOR
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import prepared
from redtable.lab.playing import Chair, play_on
from redtable.lab.training import Lesson, Training, came_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.network import Network
    from redtable.games.skirmish.state import SkirmishState
    from redtable.kernel.game import Action

FIELDS: Final = ("crossroads", "open-hills", "crossroads", "river-wood", "village")
"""The battlefields that are played on by turns."""
STUDENT: Final = Manner(plans=1, trials=0, seen=5, alike=2, glances=1, places=0)
"""How hard the commanders of a training think: a glance at a few plans."""
LAMBDA: Final = 0.9
"""How far a lesson looks: 1 to the end of the game, 0 to the next order."""
QUIET: Final = (frames.GIVE_ORDER, frames.TAKE_OUT_DICE)
"""Decisions whose positions are learned from: nothing is half done in them."""
SET_UP: Final = (frames.PLACE_OBJECTIVE, frames.DEPLOY)
SCATTERED: Final = 3, 7
"""In so many of ten games Blufor puts objectives anywhere, or somebody a unit; the commander hides them
always alike, and nothing would be learned about other places."""


@lru_cache(maxsize=2)
def network_from(data: bytes) -> Network | None:
    """The network of a generation, read once a process; none for the first."""
    return read_network(data) if data else None


class Student:
    """A commander that now and then does anything at all, above all before the battle."""

    def __init__(self, bot: Commander, chance: SeededChance, whim: float) -> None:
        self.bot = bot
        self.chance = chance
        self.whim = round(1000 * whim)
        self.scatters = {
            kind: chance.below("scatters", 10) < share for kind, share in zip(SET_UP, SCATTERED, strict=True)
        }

    def choose(self, state: SkirmishState, seat: int) -> Action:
        """The choice of the bot, or a whim."""
        kind = state.frames.top().kind
        choices = state.choices(seat)
        whim = 400 if self.scatters.get(kind, False) else self.whim
        if len(choices) > 1 and self.chance.below("whim", 1000) < whim:
            return choices[self.chance.below("anything", len(choices))]
        return self.bot.think(state.copy(), choices)


def student_of(rules: SkirmishRules, seat: int, seed: str, network: Network | None) -> Commander:
    """A commander who judges by the network, if there is one."""
    game, _ = prepared(GAME, "", ())
    if network is None:
        return Commander(game, rules, seat, seed)
    return TrainedCommander(game, rules, seat, seed, STUDENT, network)


def rules_of(number: int) -> SkirmishRules:
    """The battlefields by turns."""
    _, rules = prepared(GAME, "", (("battlefield", FIELDS[number % len(FIELDS)]),))
    assert isinstance(rules, SkirmishRules)
    return rules


def started(rules: SkirmishRules, chance: SeededChance) -> SkirmishState:
    """A new game."""
    game, _ = prepared(GAME, "", ())
    state = cast("SkirmishState", game.start(rules, chance)[0])
    state.quiet = True
    return state


def lesson_of(number: int, seed: str, model: bytes, whim: float) -> Lesson:
    """Play a game against oneself; positions to learn from are those in which nothing is half done."""
    began = time.process_time()
    rules = rules_of(number)
    network = network_from(model)
    name = f"{seed} {number}"
    chance = SeededChance(f"training {name}")
    state = started(rules, chance)
    whims = SeededChance(f"student {name}")
    students = [Student(student_of(rules, seat, name, network), whims, whim) for seat in (0, 1)]
    judge = network or knowing_nothing(COUNT)
    ground = ground_of(state.field)
    rows: list[list[float]] = []
    odds: list[float] = []
    while (outcome := state.outcome()) is None:
        if state.frames.top().kind in QUIET:
            row = features(state, ground)
            rows.append(row)
            odds.append(1 / (1 + float(np.exp(-judge.logit(row)))))
        seat = state.to_move()
        state.apply(seat, students[seat].choose(state, seat), chance)
    wanted = came_to(odds, outcome.scores[REDFOR] or 0.0, LAMBDA)
    return Lesson(
        rows=np.array(rows, np.float32).tobytes(),
        wanted=np.array(wanted, np.float32).tobytes(),
        seconds=time.process_time() - began,
    )


def contest(number: int, seed: str, model: bytes) -> float:
    """The score of a commander with the network against one of the written terms: one game."""
    rules = rules_of(number // 2)
    own, deal = number % 2, f"stage {seed} {number // 2}"
    chance = SeededChance(deal)
    state = started(rules, chance)
    game, _ = prepared(GAME, "", ())
    network = network_from(model)
    bots = [student_of(rules, seat, deal, network if seat == own else None) for seat in (0, 1)]
    play_on(game, state, [Chair(bot) for bot in bots], chance)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[own] or 0.0


class SkirmishTraining(Training[Lesson]):
    """A commander's network."""

    GAME = GAME
    VERSION = VERSION
    INPUTS = COUNT
    UNITS = 32
    GENERATION = 200
    WINDOW = 16
    WHIMS = 0.08, 0.03

    def lessons(self, model: bytes, whim: float) -> Callable[[int], Lesson]:
        """Games of commanders against themselves."""
        return partial(lesson_of, seed=self.plan.seed, model=model, whim=whim)

    def contests(self, model: bytes) -> Callable[[int], float]:
        """Games against commanders that do not look ahead."""
        return partial(contest, seed=self.plan.seed, model=model)
