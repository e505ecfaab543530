"""Less noise: duels whose scores are freed of the luck of dice and cards, and how many games that saves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from redtable.analysis.decomposition import SAMPLES, Ledger, Worth
from redtable.analysis.values import worth_of
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import LabError, chairs_of, named, prepared
from redtable.lab.pairs import pairs_of
from redtable.lab.statistics import Estimate, plain_estimate
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.lab.matches import Pairing
    from redtable.lab.pairs import Meeting


class Corrected(msgspec.Struct, frozen=True):
    """A game of the first side: its score and its luck."""

    score: float
    luck: float


def worth_named(path: str, pairing: Pairing) -> Worth:
    """The game's value function, or one at `module:Class`."""
    _, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    if not path:
        return worth_of(pairing.game, rules)
    worth = named(path)()
    if not isinstance(worth, Worth):
        raise LabError(f"{path!r} is not a class of value functions")
    return worth


def play_corrected(pairing: Pairing, value: str = "", samples: int = SAMPLES) -> Corrected:
    """Play a game and take it apart; the game is the same as without."""
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    chairs = chairs_of(pairing)
    chance = SeededChance(pairing.seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    ledger = Ledger(game, rules, worth_named(value, pairing), pairing.seed, samples)
    ledger.begin(state)
    while state.outcome() is None:
        seat = state.actors()[0]
        action = chairs[seat].choose(game, state, seat)
        before = state.copy()
        draws = chance.draws
        state.apply(seat, action, chance)
        ledger.note(seat, action, before, state, chance.draws > draws)
    return Corrected(ledger.decomposition.value, ledger.decomposition.luck())


class LessNoise(msgspec.Struct, frozen=True):
    """Plain and corrected pairs of the same games, from the first bot's point of view."""

    plain: list[float]
    corrected: list[float]

    def factor(self) -> float:
        """How many times as many plain games say as much."""
        spread = float(np.var(self.corrected, ddof=1))
        return float(np.var(self.plain, ddof=1)) / spread if spread else 1.0

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """The interval of the factor, by bootstrap."""
        from scipy import stats

        def ratio(plain: np.ndarray, corrected: np.ndarray, axis: int = -1) -> np.ndarray:
            spread = np.maximum(np.var(corrected, ddof=1, axis=axis), 1e-12)
            return np.asarray(np.var(plain, ddof=1, axis=axis) / spread)

        found = stats.bootstrap(
            (np.array(self.plain), np.array(self.corrected)),
            ratio,
            paired=True,
            vectorized=True,
            confidence_level=confidence,
            n_resamples=2000,
            method="percentile",
            rng=np.random.default_rng(1),
        )
        return float(found.confidence_interval.low), float(found.confidence_interval.high)

    def scores(self, confidence: float = 0.95) -> tuple[Estimate, Estimate]:
        """The plain score and the corrected one."""
        return plain_estimate(self.plain, confidence), plain_estimate(self.corrected, confidence)


def less_noise(
    meeting: Meeting,
    pairs: int,
    *,
    seed: str = "luck",
    value: str = "",
    samples: int = SAMPLES,
    workers: Workers | None = None,
) -> LessNoise:
    """Play pairs of games and free them of their luck."""
    meeting = meeting.checked()
    pairings = [meeting.pairing(seed, number) for number in range(2 * pairs)]
    task = partial(play_corrected, value=value, samples=samples)
    games = list(work_on(task, pairings, workers))
    return LessNoise(pairs_for(games, corrected=False), pairs_for(games, corrected=True))


def pairs_for(games: Sequence[Corrected], corrected: bool) -> list[float]:
    """The first bot's pairs: in every second game it has the second side."""
    scores = [game.score - game.luck if corrected else game.score for game in games]
    return pairs_of([1 - score if number % 2 else score for number, score in enumerate(scores)])
