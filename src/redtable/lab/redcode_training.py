"""An evaluation of Red Code learned from nothing but the rules and its own play: TD(lambda) over self-play.

Captains on both sides look one action ahead and take what the network likes best, or now and then anything.
After every generation of games the network learns what the positions of the last ones came to. Games depend
on the seed, the generation's network and their number alone, so the same number of games gives the same file.
"""

from __future__ import annotations

import time
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

import msgspec
import numpy as np

from redtable.bots.model_file import write_model
from redtable.bots.redcode.captain import Captain, Foresight, candidates
from redtable.bots.redcode.learned import COUNT, GAME, VERSION, LearnedSheet, Network, read_network
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import prepared
from redtable.lab.pairs import pairs_of
from redtable.lab.playing import Chair, play_on
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
    (),
    (("ships_per_side", 2),),
    (),
    (("mode", "war"), ("ships_per_side", 2)),
)
"""What is played by turns: the arena of one ship a side every other time."""
UNITS: Final = 32
GENERATION: Final = 600
"""Games between two lessons."""
WINDOW: Final = 6
"""Generations whose positions are learned from."""
BATCH: Final = 512
POSITIONS: Final = 24
"""About so many positions of a game count."""
LAMBDA: Final = 0.9
"""How far a lesson looks: 1 to the end of the game, 0 to the next position that counts."""
RATES: Final = 2e-3, 2e-4
WHIMS: Final = 0.15, 0.03
"""How often a captain does anything at all, at the beginning and at the end."""
STAGES: Final = 10
"""How often the network is measured against greedy captains on the way."""
MEASURED: Final = 100
"""Pairs of games of one such measurement."""
SURE: Final = 0.95


class Lesson(msgspec.Struct, frozen=True):
    """What a game taught: positions as a side saw them, and what they came to for it."""

    rows: bytes
    wanted: bytes


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How long to train, and from which seed; `games` is reproducible, `minutes` is not."""

    seed: str
    games: int = 0
    minutes: float = 0.0
    commit: str = ""


class Progress(msgspec.Struct, frozen=True):
    """Where a training is: the share that is done, games, log loss on games it had not learned from."""

    share: float
    games: int
    surprise: float
    score: Estimate | None = None
    """Against greedy captains, one action ahead each; only now and then."""


class Student:
    """Chooses for both sides by one network, and draws what it does at a whim."""

    def __init__(self, rules: RedcodeRules, network: Network, whim: float, seed: str) -> None:
        self.chance = SeededChance(f"student {seed}")
        self.whim = round(1000 * whim)
        self.sheets = [LearnedSheet(tables_of(rules), side, network) for side in (0, 1)]
        self.minds = [Foresight(sheet, self.chance) for sheet in self.sheets]

    def choose(self, state: RedcodeState) -> Action:
        """The best action by the network; equals are drawn by lot."""
        seat = state.to_move()
        wise = candidates(state, state.legal(seat))
        if len(wise) == 1:
            return wise[0]
        if self.chance.below("whim", 1000) < self.whim:
            return wise[self.chance.below("anything", len(wise))]
        side = int(state.decider) & 1
        imagined = state.redeal(seat, self.chance)
        imagined.quiet = True
        worths = [self.sheets[side].value(self.minds[side].after(imagined, action), side) for action in wise]
        most = max(worths)
        best = [action for action, worth in zip(wise, worths, strict=True) if worth == most]
        return best[self.chance.below("equals", len(best))]

    def odds_of_blue(self, state: RedcodeState) -> float:
        """Between what both sides think of it."""
        return 0.5 + (self.sheets[0].value(state, 0) - self.sheets[1].value(state, 1)) / 4


@lru_cache(maxsize=2)
def network_from(data: bytes) -> Network:
    """The network of a generation, read once a process."""
    return read_network(data)


def lesson_of(number: int, seed: str, model: bytes, whim: float) -> Lesson:
    """Play a game against oneself."""
    game, rules = prepared(GAME, "", FORMS[number % len(FORMS)])
    assert isinstance(rules, RedcodeRules)
    student = Student(rules, network_from(model), whim, f"{seed} {number}")
    chance = SeededChance(f"training {seed} {number}")
    state = cast("RedcodeState", game.start(rules, chance)[0])
    state.quiet = True
    rows: list[list[float]] = []
    sides: list[int] = []
    odds: list[float] = []
    every = 3 * len(state.ships) // 2 * (4 if state.tables.war else 1)
    begun = student.chance.below("phase", every)
    actions = 0
    while (outcome := state.outcome()) is None:
        if actions % every == begun and all(ship.type.number >= 0 for ship in state.ships):
            side = student.chance.below("side", 2)
            rows.append(student.sheets[side].features(state, side))
            sides.append(side)
            odds.append(student.odds_of_blue(state))
        state.apply(state.to_move(), student.choose(state), chance)
        actions += 1
    came = came_to(odds, outcome.scores[0] or 0.0)
    wanted = [value if side == 0 else 1 - value for value, side in zip(came, sides, strict=True)]
    return Lesson(np.array(rows, np.float32).tobytes(), np.array(wanted, np.float32).tobytes())


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
    """The score of a captain with the network against a greedy one, both one action ahead: one game."""
    game, rules = prepared(GAME, "", ())
    assert isinstance(rules, RedcodeRules)
    own, deal = number % 2, f"stage {seed} {number // 2}"
    sheet = LearnedSheet(tables_of(rules), own, network_from(model))
    bots = [Captain(game, rules, seat, deal, sheet if seat == own else None) for seat in (0, 1)]
    chance = SeededChance(deal)
    state, _ = game.start(rules, chance)
    state.quiet = True
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
        self.shuffle = np.random.default_rng(number + 1)
        self.recent: list[tuple[Numbers, Numbers]] = []
        self.games = 0
        self.began = time.monotonic()

    def run(self, progress: Callable[[Progress], None]) -> None:
        """Generation after generation until the plan is done."""
        stage = 0
        with crew_for(self.workers) as (workers, crew):
            while (share := self.share()) < 1:
                surprise = self.generation(share, workers, crew)
                share = self.share()
                score = None
                if share >= (stage + 1) / STAGES:
                    stage = int(share * STAGES)
                    score = self.measured(workers, crew)
                progress(Progress(share, self.games, surprise, score))

    def share(self) -> float:
        """How much of the plan is done."""
        if self.plan.games:
            return self.games / self.plan.games
        return (time.monotonic() - self.began) / (60 * self.plan.minutes)

    def bytes(self) -> bytes:
        """The file as it would be now; its provenance names no time that was measured."""
        return write_model(self.model(), GAME, VERSION)

    def model(self) -> Model:
        """The network and where it comes from."""
        plan = self.plan
        return self.network.model(
            {"commit": plan.commit, "seed": plan.seed, "games": self.games, "minutes": plan.minutes}
        )

    def generation(self, share: float, workers: Workers, crew: Crew | None) -> float:
        """Play, look how surprising the games are, and learn from the last ones."""
        whim = WHIMS[0] + (WHIMS[1] - WHIMS[0]) * share
        count = min(self.size, self.plan.games - self.games) if self.plan.games else self.size
        task = partial(lesson_of, seed=self.plan.seed, model=self.bytes(), whim=whim)
        rows: list[Numbers] = []
        wanted: list[Numbers] = []
        for lesson in work_on(task, range(self.games, self.games + count), workers, crew):
            rows.append(np.frombuffer(lesson.rows, np.float32).reshape(-1, COUNT))
            wanted.append(np.frombuffer(lesson.wanted, np.float32))
        self.recent = [*self.recent[-WINDOW + 1 :], (np.concatenate(rows), np.concatenate(wanted))]
        surprise = self.network.surprise(*self.recent[-1])
        self.learn(RATES[0] * (RATES[1] / RATES[0]) ** share)
        self.games += count
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
        """The score against greedy captains, on deals of which none is trained on."""
        task = partial(contest, seed=self.plan.seed, model=self.bytes())
        games = 2 * min(self.pairs, self.games)
        scores = list(work_on(task, range(games), workers, crew))
        return estimate(pairs_of(scores), SURE)
