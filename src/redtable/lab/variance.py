"""Less noise: duels whose scores are freed of the luck of dice and cards, and how many games that saves.

python -m redtable.lab.variance redcode greedy easy --pairs 400
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from redtable.analysis.decomposition import SAMPLES, Ledger, Worth
from redtable.analysis.values import worth_of
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.lab.matches import LabError, Player, chairs_of, named, prepared
from redtable.lab.pairs import Meeting, pairs_of
from redtable.lab.statistics import Estimate, plain_estimate
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.lab.matches import Pairing


class Corrected(msgspec.Struct, frozen=True):
    """A game of the first side: its score, and the luck that is taken from it."""

    score: float
    luck: float


def worth_named(path: str, pairing: Pairing) -> Worth:
    """The game's value function, or one at `module:Class`."""
    _, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    if not path:
        return worth_of(pairing.game, rules)
    kind = named(path)
    if not (isinstance(kind, type) and issubclass(kind, Worth)):
        raise LabError(f"{path!r} is not a class of value functions")
    return kind()


def play_corrected(
    pairing: Pairing, value: str = "", samples: int = SAMPLES, trust: float | None = None
) -> Corrected:
    """Play a game and take it apart; the game is the same as without. As much luck counts as is trusted."""
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    chairs = chairs_of(pairing)
    chance = SeededChance(pairing.seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    worth = worth_named(value, pairing)
    ledger = Ledger(game, rules, worth, pairing.seed, samples)
    ledger.begin(state)
    while state.outcome() is None:
        seat = state.actors()[0]
        action = chairs[seat].choose(game, state, seat)
        before = state.copy()
        draws = chance.draws
        state.apply(seat, action, chance)
        ledger.note(seat, action, before, state, chance.draws > draws)
    share = worth.trust if trust is None else trust
    return Corrected(ledger.decomposition.value, share * ledger.decomposition.luck())


class LessNoise(msgspec.Struct, frozen=True):
    """Plain and corrected pairs of the same games, from the first bot's point of view."""

    plain: list[float]
    corrected: list[float]

    def factor(self) -> float:
        """How many times as many plain games say as much; 1 if there is no noise to begin with."""
        plain, spread = float(np.var(self.plain, ddof=1)), float(np.var(self.corrected, ddof=1))
        return plain / spread if plain and spread else 1.0

    def estimate(self, confidence: float = 0.95) -> Estimate:
        """The factor with its interval."""
        low, high = self.interval(confidence) if np.var(self.plain) else (1.0, 1.0)
        return Estimate(self.factor(), low, high, len(self.plain))

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
    return in_pairs(games)


def in_pairs(games: Sequence[Corrected]) -> LessNoise:
    """As duels count them: the first bot's pairs, which share a deal."""
    return LessNoise(pairs_for(games, corrected=False), pairs_for(games, corrected=True))


def one_by_one(games: Sequence[Corrected]) -> LessNoise:
    """Games that share nothing: the first one of every pair."""
    single = games[::2]
    return LessNoise([game.score for game in single], [game.score - game.luck for game in single])


def best_trust(games: Sequence[Corrected]) -> float:
    """The share of the luck that would have left least noise; of luck that is trusted wholly."""
    table = np.cov([game.score for game in games], [game.luck for game in games])
    return float(table[0, 1] / table[1, 1]) if table[1, 1] else 0.0


def pairs_for(games: Sequence[Corrected], corrected: bool) -> list[float]:
    """The first bot's pairs: in every second game it has the second side."""
    scores = [game.score - game.luck if corrected else game.score for game in games]
    return pairs_of([1 - score if number % 2 else score for number, score in enumerate(scores)])


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the factors of a game, and what its value function should be trusted."""
    parser = argparse.ArgumentParser(prog="python -m redtable.lab.variance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--value", default="", help="your own value function, as module:Class")
    parser.add_argument("--trust", type=float, help="in place of the frozen share")
    parser.add_argument("--seed", default="luck", help="any text")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a core)")
    given = parser.parse_args(arguments)
    options = tuple((name, value) for name, _, value in (text.partition("=") for text in given.option))
    meeting = Meeting(given.game, Player(given.first), Player(given.second), options=options)
    task = partial(play_corrected, value=given.value, trust=given.trust)
    try:
        meeting = meeting.checked()
        pairings = [meeting.pairing(given.seed, number) for number in range(2 * given.pairs)]
        games = list(work_on(task, pairings, Workers(given.workers)))
    except RedtableError as fault:
        parser.error(str(fault))
    for what, found in (("pairs", in_pairs(games)), ("games", one_by_one(games))):
        factor = found.estimate()
        print(f"{what}: factor {factor.mean:.2f} ({factor.low:.2f} to {factor.high:.2f}) by {factor.count}")
    print(f"best share of this luck: {best_trust(games):.2f}")


if __name__ == "__main__":
    main()
