"""Training of a network that judges positions, whatever the game: play, learn from what came of it, again.

A generation of games is played by bots that judge by the network of the generation before; then the network
learns what the positions of the last generations came to. Games depend on the seed, the generation's network
and their number alone, so the same number of games gives the same file.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

import msgspec
import numpy as np

from redtable.bots.model_file import write_model
from redtable.kernel.chance import SeededChance
from redtable.lab.pairs import pairs_of
from redtable.lab.statistics import estimate
from redtable.lab.value_network import ValueNetwork
from redtable.lab.workers import crew_for, work_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.model_file import Model
    from redtable.lab.statistics import Estimate
    from redtable.lab.value_network import Numbers
    from redtable.lab.workers import Crew, Workers

BATCH: Final = 512
RATES: Final = 2e-3, 2e-4
STAGES: Final = 6
"""How often the network is measured on the way."""
MEASURED: Final = 100
"""Pairs of games of one such measurement."""
SURE: Final = 0.95


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What a game taught: its positions, and what they came to."""

    rows: bytes
    wanted: bytes
    seconds: float
    """Of processor time."""


L = TypeVar("L", bound=Lesson)


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
    """Against bots that think as hard and judge by the written terms; only now and then."""


def came_to(odds: list[float], end: float, reach: float) -> list[float]:
    """What each position came to: the lambda-return of the chances of a side, from the end backwards.

    `reach` is lambda: with 1 only the end counts, with 0 only the next position.
    """
    found: list[float] = []
    value = end
    following = end
    for one in reversed(odds):
        value = (1 - reach) * following + reach * value
        found.append(value)
        following = one
    return found[::-1]


class Training(ABC, Generic[L]):
    """The network, the last games, and how far it is."""

    GAME: ClassVar[str]
    VERSION: ClassVar[int]
    """Of the features and of the network over them."""
    INPUTS: ClassVar[int]
    UNITS: ClassVar[int]
    """Hidden units."""
    GENERATION: ClassVar[int]
    """Games between two lessons."""
    WINDOW: ClassVar[int]
    """Generations whose positions are learned from."""
    WHIMS: ClassVar[tuple[float, float]]
    """How often a bot does anything at all, at the beginning and at the end."""

    def __init__(self, plan: Plan, workers: Workers, generation: int = 0, measured: int = MEASURED) -> None:
        self.plan = plan
        self.workers = workers
        self.size = generation or self.GENERATION
        self.pairs = measured
        number = SeededChance(f"network {plan.seed}").below("seed", 2**31)
        self.network = ValueNetwork(self.INPUTS, self.UNITS, number)
        self.shuffle = np.random.default_rng(number + 1)
        self.recent: list[tuple[Numbers, Numbers]] = []
        self.games = 0
        self.seconds = 0.0

    @abstractmethod
    def lessons(self, model: bytes, whim: float) -> Callable[[int], L]:
        """What plays a game by its number; bots judge by the model, the first ones by no model."""

    @abstractmethod
    def contests(self, model: bytes) -> Callable[[int], float]:
        """What plays a measured game by its number and gives the score of who judges by the model."""

    def note(self, lesson: L) -> None:
        """Learn from a game what is not learned by the network."""

    def add_to(self, model: Model) -> None:
        """Add to a file what is not learned by the network."""

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
        return write_model(self.model(), self.GAME, self.VERSION)

    def model(self) -> Model:
        """The network and where it comes from."""
        plan = self.plan
        minutes = round(self.seconds / 60, 1) if plan.minutes else 0
        model = self.network.model(
            {"commit": plan.commit, "seed": plan.seed, "games": self.games, "minutes": minutes}
        )
        self.add_to(model)
        return model

    def generation(self, share: float, workers: Workers, crew: Crew | None) -> float:
        """Play, look how surprising the games are, and learn from the last ones."""
        whim = self.WHIMS[0] + (self.WHIMS[1] - self.WHIMS[0]) * share
        count = min(self.size, self.plan.games - self.games) if self.plan.games else self.size
        task = self.lessons(self.bytes() if self.games else b"", whim)
        rows: list[Numbers] = []
        wanted: list[Numbers] = []
        for lesson in work_on(task, range(self.games, self.games + count), workers, crew):
            rows.append(np.frombuffer(lesson.rows, np.float32).reshape(-1, self.INPUTS))
            wanted.append(np.frombuffer(lesson.wanted, np.float32))
            self.note(lesson)
            self.seconds += lesson.seconds
        began = time.process_time()
        self.recent = [*self.recent[-self.WINDOW + 1 :], (np.concatenate(rows), np.concatenate(wanted))]
        surprise = self.network.surprise(*self.recent[-1])
        self.learn(RATES[0] * (RATES[1] / RATES[0]) ** share)
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
        """The score against bots of the written terms, on deals of which none is trained on."""
        games = 2 * min(self.pairs, self.games)
        scores = list(work_on(self.contests(self.bytes()), range(games), workers, crew))
        return estimate(pairs_of(scores), SURE)
