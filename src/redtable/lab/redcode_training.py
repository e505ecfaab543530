"""An evaluation of Red Code learned from games of the admiral against itself: expert iteration.

Admirals on both sides plan their turns, play them on in their minds and judge what comes of it by the network
of the generation before; the first one judges by the written terms. After every generation the network learns
what the positions at the beginning of turns came to, and what the types of ship came to against each other.
Games depend on the seed, the generation's network and their number alone, so the same number of games gives
the same file.
"""

from __future__ import annotations

import time
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

import msgspec
import numpy as np

from redtable.bots.model_file import write_model
from redtable.bots.redcode.captain import wise
from redtable.bots.redcode.features import COUNT
from redtable.bots.redcode.learned import GAME, VERSION, LearnedSheet, Network, knowing_nothing, read_network
from redtable.bots.redcode.trained_admiral import Manner, TrainedAdmiral
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, RECOVERY, RETURN_SHIP
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import prepared
from redtable.lab.pairs import pairs_of
from redtable.lab.playing import Chair, play_on
from redtable.lab.ship_matches import ShipMatches
from redtable.lab.statistics import estimate
from redtable.lab.value_network import ValueNetwork
from redtable.lab.workers import crew_for, work_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.model_file import Model
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.game import Action
    from redtable.lab.statistics import Estimate
    from redtable.lab.value_network import Numbers
    from redtable.lab.workers import Crew, Workers

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
UNITS: Final = 32
GENERATION: Final = 400
"""Games between two lessons."""
WINDOW: Final = 16
"""Generations whose positions are learned from."""
BATCH: Final = 512
LAMBDA: Final = 0.9
"""How far a lesson looks: 1 to the end of the game, 0 to the next turn."""
RATES: Final = 2e-3, 2e-4
WHIMS: Final = 0.04, 0.02
"""How often an admiral does anything at all, at the beginning and at the end."""
STAGES: Final = 6
"""How often the network is measured on the way."""
MEASURED: Final = 100
"""Pairs of games of one such measurement."""
SURE: Final = 0.95


class Lesson(msgspec.Struct, frozen=True):
    """What a game taught: positions as a side saw them, what they came to for it, and who met whom."""

    rows: bytes
    wanted: bytes
    war: bool
    types: list[int]
    """Of all ships in the order of their numbers."""
    score: float
    """Of Blue."""
    seconds: float
    """Of processor time."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How long to train, and from which seed; `games` is reproducible, `minutes` is not."""

    seed: str
    games: int = 0
    minutes: float = 0.0
    """Of processor time of each process: on a busy machine they take longer."""
    commit: str = ""


class Progress(msgspec.Struct, frozen=True):
    """Where a training is: the share that is done, games, log loss on games it had not learned from."""

    share: float
    games: int
    surprise: float
    score: Estimate | None = None
    """Against admirals that think as hard and judge by the written terms; only now and then."""


@lru_cache(maxsize=2)
def network_from(data: bytes) -> Network | None:
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


def lesson_of(number: int, seed: str, model: bytes, whim: float) -> Lesson:
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
    sheets = [LearnedSheet(tables_of(rules), side, network or knowing_nothing()) for side in (0, 1)]
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
    wanted = [value for blue in came_to(odds, score) for value in (blue, 1 - blue)]
    return Lesson(
        np.array(rows, np.float32).tobytes(),
        np.array(wanted, np.float32).tobytes(),
        bool(state.tables.war),
        [int(ship.type.number) for ship in state.ships],
        score,
        time.process_time() - began,
    )


def came_to(odds: list[float], end: float) -> list[float]:
    """What each position came to: the lambda-return of Blue's chances, from the end backwards."""
    found: list[float] = []
    value = end
    following = end
    for one in reversed(odds):
        value = (1 - LAMBDA) * following + LAMBDA * value
        found.append(value)
        following = one
    return found[::-1]


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


class Training:
    """The network, the last games, and how far it is."""

    def __init__(
        self, plan: Plan, workers: Workers, generation: int = GENERATION, measured: int = MEASURED
    ) -> None:
        self.plan = plan
        self.workers = workers
        self.size = generation
        self.pairs = measured
        number = SeededChance(f"network {plan.seed}").below("seed", 2**31)
        self.network = ValueNetwork(COUNT, UNITS, number)
        self.matches = ShipMatches()
        self.shuffle = np.random.default_rng(number + 1)
        self.recent: list[tuple[Numbers, Numbers]] = []
        self.games = 0
        self.seconds = 0.0

    def run(self, progress: Callable[[Progress], None]) -> None:
        """Generation after generation until the plan is done."""
        stage = 0
        with crew_for(self.workers) as (workers, crew):
            processes = crew.size if crew is not None else 1
            while (share := self.share(processes)) < 1:
                surprise = self.generation(share, workers, crew)
                share = self.share(processes)
                score = None
                if share >= (stage + 1) / STAGES:
                    stage = int(share * STAGES)
                    score = self.measured(workers, crew)
                progress(Progress(share, self.games, surprise, score))

    def share(self, processes: int) -> float:
        """How much of the plan is done."""
        if self.plan.games:
            return self.games / self.plan.games
        return self.seconds / (60 * self.plan.minutes * processes)

    def bytes(self) -> bytes:
        """The file as it would be now; that of a number of games names no time that was measured."""
        return write_model(self.model(), GAME, VERSION)

    def model(self) -> Model:
        """The network and where it comes from."""
        plan = self.plan
        minutes = round(self.seconds / 60, 1) if plan.minutes else 0
        model = self.network.model(
            {"commit": plan.commit, "seed": plan.seed, "games": self.games, "minutes": minutes}
        )
        self.matches.add_to(model)
        return model

    def generation(self, share: float, workers: Workers, crew: Crew | None) -> float:
        """Play, look how surprising the games are, and learn from the last ones."""
        whim = WHIMS[0] + (WHIMS[1] - WHIMS[0]) * share
        count = min(self.size, self.plan.games - self.games) if self.plan.games else self.size
        model = self.bytes() if self.games else b""
        task = partial(lesson_of, seed=self.plan.seed, model=model, whim=whim)
        rows: list[Numbers] = []
        wanted: list[Numbers] = []
        for lesson in work_on(task, range(self.games, self.games + count), workers, crew):
            rows.append(np.frombuffer(lesson.rows, np.float32).reshape(-1, COUNT))
            wanted.append(np.frombuffer(lesson.wanted, np.float32))
            self.matches.note(lesson.war, lesson.types, lesson.score)
            self.seconds += lesson.seconds
        began = time.process_time()
        self.recent = [*self.recent[-WINDOW + 1 :], (np.concatenate(rows), np.concatenate(wanted))]
        surprise = self.network.surprise(*self.recent[-1])
        self.learn(RATES[0] * (RATES[1] / RATES[0]) ** share)
        self.matches.fit()
        self.games += count
        self.seconds += time.process_time() - began
        return surprise

    def learn(self, rate: float) -> None:
        """Once through the positions of the last generations, in any order."""
        rows = np.concatenate([rows for rows, _ in self.recent])
        wanted = np.concatenate([wanted for _, wanted in self.recent])
        order = self.shuffle.permutation(len(rows))
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            self.network.step(rows[chosen], wanted[chosen], rate)

    def measured(self, workers: Workers, crew: Crew | None) -> Estimate:
        """The score against admirals of the written terms, on deals of which none is trained on."""
        task = partial(contest, seed=self.plan.seed, model=self.bytes())
        games = 2 * min(self.pairs, self.games)
        scores = list(work_on(task, range(games), workers, crew))
        return estimate(pairs_of(scores), SURE)
