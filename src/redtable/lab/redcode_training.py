"""An evaluation of Red Code learned from games of the admiral against itself: expert iteration.

Admirals on both sides plan their turns, play them on in their minds and judge what comes of it by the network
of the generation before; the first one judges by the written terms. After every generation the network learns
what the positions at the beginning of turns came to, and what the types of ship came to against each other.
"""

from __future__ import annotations

import time
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

import numpy as np

from redtable.bots.network import knowing_nothing
from redtable.bots.redcode.captain import wise
from redtable.bots.redcode.features import COUNT
from redtable.bots.redcode.learned import GAME, VERSION, AdmiralNetwork, LearnedSheet, read_network
from redtable.bots.redcode.trained_admiral import Manner, TrainedAdmiral
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, RECOVERY, RETURN_SHIP
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import prepared
from redtable.lab.playing import Chair, play_on
from redtable.lab.ship_matches import ShipMatches
from redtable.lab.training import MEASURED, Lesson, Training, came_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.model_file import Model
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.game import Action
    from redtable.lab.training import Plan
    from redtable.lab.workers import Workers

FORMS: Final[tuple[tuple[tuple[str, str | int], ...], ...]] = (
    (),
    (("mode", "war"),),
    (("ships_per_side", 2),),
    (),
    (("mode", "war"), ("ships_per_side", 2)),
    (),
    (("mode", "war"),),
    (("ships_per_side", 2),),
)
"""What is played by turns: three arenas of one ship a side, two of two a side, three wars."""
STUDENT: Final = Manner(beam=4, lines=4, trials=2)
"""How hard the admirals of a training think: little, but in whole turns."""
LAMBDA: Final = 0.9
"""How far a lesson looks: 1 to the end of the game, 0 to the next turn."""


class ShipLesson(Lesson, frozen=True, kw_only=True):
    """What a game taught, and who met whom."""

    war: bool
    types: list[int]
    """Of all ships in the order of their numbers."""
    score: float
    """Of Blue."""


@lru_cache(maxsize=2)
def network_from(data: bytes) -> AdmiralNetwork | None:
    """The network of a generation, read once a process; none for the first."""
    return read_network(data) if data else None


class Student:
    """An admiral that takes any ship, and now and then does anything at all."""

    def __init__(self, bot: TrainedAdmiral, chance: SeededChance, whim: float) -> None:
        self.bot = bot
        self.chance = chance
        self.whim = round(1000 * whim)

    def choose(self, state: RedcodeState, seat: int) -> Action:
        """The choice of the bot, or a whim."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.phase == CHOOSE_SHIP:
            return legal[self.chance.below("ship", len(legal))]
        if self.chance.below("whim", 1000) < self.whim:
            sensible = wise(state)
            return sensible[self.chance.below("anything", len(sensible))]
        return self.bot.think(state.redeal(seat, self.bot.chance), legal)


def lesson_of(number: int, seed: str, model: bytes, whim: float) -> ShipLesson:
    """Play a game against oneself; positions to learn from are every beginning of a turn and every return."""
    began = time.process_time()
    game, rules = prepared(GAME, "", FORMS[number % len(FORMS)])
    assert isinstance(rules, RedcodeRules)
    network = network_from(model)
    name = f"{seed} {number}"
    chance = SeededChance(f"training {name}")
    state = cast("RedcodeState", game.start(rules, chance)[0])
    state.quiet = True
    whims = SeededChance(f"student {name}")
    students = [
        Student(TrainedAdmiral(game, rules, seat, name, STUDENT, network), whims, whim)
        for seat in range(len(state.ships))
    ]
    sheets = [LearnedSheet(tables_of(rules), side, network or knowing_nothing(COUNT)) for side in (0, 1)]
    rows: list[list[float]] = []
    odds: list[float] = []
    turn = -1, -1, False
    while (outcome := state.outcome()) is None:
        now = int(state.round), int(state.active), state.phase == RETURN_SHIP
        if now != turn and state.phase in (RECOVERY, MAIN, RETURN_SHIP):
            turn = now
            rows += [sheet.features(state, side) for side, sheet in enumerate(sheets)]
            odds.append(0.5 + (sheets[0].value(state, 0) - sheets[1].value(state, 1)) / 4)
        seat = state.to_move()
        state.apply(seat, students[seat].choose(state, seat), chance)
    score = outcome.scores[0] or 0.0
    wanted = [value for blue in came_to(odds, score, LAMBDA) for value in (blue, 1 - blue)]
    return ShipLesson(
        rows=np.array(rows, np.float32).tobytes(),
        wanted=np.array(wanted, np.float32).tobytes(),
        war=bool(state.tables.war),
        types=[int(ship.type.number) for ship in state.ships],
        score=score,
        seconds=time.process_time() - began,
    )


def contest(number: int, seed: str, model: bytes) -> float:
    """The score of an admiral with the network against one with the written terms: one game."""
    game, rules = prepared(GAME, "", FORMS[(number // 2) % len(FORMS)])
    assert isinstance(rules, RedcodeRules)
    own, deal = number % 2, f"stage {seed} {number // 2}"
    chance = SeededChance(deal)
    state = cast("RedcodeState", game.start(rules, chance)[0])
    state.quiet = True
    networks = [network_from(model) if side == own else None for side in (0, 1)]
    bots = [
        TrainedAdmiral(game, rules, seat, deal, STUDENT, networks[seat & 1])
        for seat in range(len(state.ships))
    ]
    play_on(game, state, [Chair(bot) for bot in bots], chance)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[own] or 0.0


class RedcodeTraining(Training[ShipLesson]):
    """An admiral's network, and what the types of ship came to."""

    GAME = GAME
    VERSION = VERSION
    INPUTS = COUNT
    UNITS = 32
    GENERATION = 400
    WINDOW = 16
    WHIMS = 0.04, 0.02

    def __init__(self, plan: Plan, workers: Workers, generation: int = 0, measured: int = MEASURED) -> None:
        super().__init__(plan, workers, generation, measured)
        self.matches = ShipMatches()

    def lessons(self, model: bytes, whim: float) -> Callable[[int], ShipLesson]:
        """Games of admirals against themselves."""
        return partial(lesson_of, seed=self.plan.seed, model=model, whim=whim)

    def contests(self, model: bytes) -> Callable[[int], float]:
        """Games against admirals of the written terms."""
        return partial(contest, seed=self.plan.seed, model=model)

    def note(self, lesson: ShipLesson) -> None:
        """Count who met whom."""
        self.matches.note(lesson.war, lesson.types, lesson.score)

    def add_to(self, model: Model) -> None:
        """Add what the types came to."""
        self.matches.fit()
        self.matches.add_to(model)
