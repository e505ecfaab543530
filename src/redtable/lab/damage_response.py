"""An answer to a captain of Battle Damage's duel: what boxes are worth, learned from games against him.

A network learns from games against the level, in which choices are often made at random, how likely the first
ship is to win with the boxes that both ships have left. The responder gives up the box without which his odds
are best; then the network learns from his games too, again and again. Unlike tastes, what a box is worth may
depend on everything that is left. What he scores is a lower bound of what somebody gains who knows the level.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import msgspec
import numpy as np

from redtable.bots.bot import ImaginingBot, make_bot
from redtable.games.damage.state import DamageState
from redtable.kernel.chance import SeededChance
from redtable.lab.matches import prepared
from redtable.lab.pairs import pairs_of
from redtable.lab.playing import Chair, play_on
from redtable.lab.statistics import estimate
from redtable.lab.value_network import ValueNetwork
from redtable.lab.workers import crew_for, work_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.bots.bot import Bot
    from redtable.kernel.game import Action, Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.lab.statistics import Estimate
    from redtable.lab.value_network import Numbers
    from redtable.lab.workers import Workers

GAME: Final = "damage"
UNITS: Final = 32
GENERATIONS: Final = 3
WHIM: Final = 250
"""Of a thousand choices of a training so many are made at random."""
ROUNDS: Final = 2
"""How often the network goes through the positions of all generations."""
RATES: Final = 2e-3, 2e-4
BATCH: Final = 512
SURE: Final = 0.95


class Learned(msgspec.Struct):
    """What came of it."""

    level: str
    games: int
    """Played in training."""
    seconds: float
    """Processor time of the training."""
    surprise: float
    """Log loss on the last generation before it was learned from; 0.693 is knowing nothing."""
    score: Estimate
    """The responder's, in pairs of games that nothing was learned from."""


class Sheet:
    """Turns a duel into numbers: for both ships the boxes of every row, and whether there are any."""

    def __init__(self, rules: Ruleset, game: Game) -> None:
        state = cast("DamageState", game.start(rules, SeededChance("sheet"))[0])
        self.totals = [[max(1, row.total) for row in ship.fit.plan.rows] for ship in state.ships]
        self.first = [0, 2 * len(self.totals[0]) + 1]
        """Where the numbers of each ship begin."""
        self.inputs = self.first[1] + 2 * len(self.totals[1]) + 1

    def features(self, state: DamageState) -> list[float]:
        """What the network sees."""
        found: list[float] = []
        for ship, totals in zip(state.ships, self.totals, strict=True):
            found += [left / total for left, total in zip(ship.boxes, totals, strict=True)]
            found += [float(left > 0) for left in ship.boxes]
            found.append(len(ship.wounds) / 3)
        return found

    def without(self, state: DamageState, seat: int, rows: list[int]) -> Numbers:
        """The positions after a ship has lost a box of each of these rows."""
        found = np.repeat(np.array([self.features(state)], np.float32), len(rows), axis=0)
        totals, first = self.totals[seat], self.first[seat]
        for at, row in enumerate(rows):
            found[at, first + row] -= 1 / totals[row]
            if state.ships[seat].boxes[row] == 1:
                found[at, first + len(totals) + row] = 0.0
        return found


class LearnedCaptain(ImaginingBot):
    """Gives up the box without which his odds are best."""

    def __init__(self, game: Game, rules: Ruleset, seat: int, network: ValueNetwork, sheet: Sheet) -> None:
        super().__init__(game, rules, seat, SeededChance("learned captain"))
        self.network = network
        self.sheet = sheet

    def think(self, state: object, legal: list[Action]) -> Action:
        """Fire, or the box."""
        assert isinstance(state, DamageState)
        if not state.volleys or len(legal) == 1:
            return legal[0]
        odds = self.network.odds(self.sheet.without(state, self.seat, state.volleys[0].options))
        return legal[int(np.argmin(odds) if self.seat else np.argmax(odds))]


def captains(level: str, own: int, seed: str, network: ValueNetwork | None) -> list[Bot]:
    """The responder at a seat, or the level itself before anything is learned, against the level."""
    game, rules = prepared(GAME, "", ())
    bots = [make_bot(level, game, rules, seat, seed) for seat in (0, 1)]
    if network is not None:
        bots[own] = LearnedCaptain(game, rules, own, network, Sheet(rules, game))
    return bots


def lesson_of(number: int, level: str, seed: str, network: ValueNetwork | None) -> tuple[bytes, float, float]:
    """The choices of a game as numbers, the first ship's score, and the processor time that it took."""
    began = time.process_time()
    game, rules = prepared(GAME, "", ())
    name = f"{seed} {number}"
    chance, whims = SeededChance(name), SeededChance(f"whims {name}")
    state = cast("DamageState", game.start(rules, chance)[0])
    state.quiet = True
    sheet = Sheet(rules, game)
    chairs = [Chair(bot) for bot in captains(level, number % 2, name, network)]
    rows: list[list[float]] = []
    while (outcome := state.outcome()) is None:
        seat = state.to_move()
        legal = state.legal(seat)
        if len(legal) > 1:
            rows.append(sheet.features(state))
        if len(legal) > 1 and whims.below("whim", 1000) < WHIM:
            action = legal[whims.below("anything", len(legal))]
        else:
            action = chairs[seat].choose(game, state, seat)
        state.apply(seat, action, chance)
    return np.array(rows, np.float32).tobytes(), outcome.scores[0] or 0.0, time.process_time() - began


def judged(number: int, level: str, seed: str, network: ValueNetwork) -> float:
    """The responder's score in a game of his own choices."""
    game, rules = prepared(GAME, "", ())
    own, deal = number % 2, f"{seed} judge {number // 2}"
    chance = SeededChance(deal)
    state, _ = game.start(rules, chance)
    state.quiet = True
    play_on(game, state, [Chair(bot) for bot in captains(level, own, deal, network)], chance)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[own] or 0.0


def learn_response(
    level: str, games: int, pairs: int, seed: str, workers: Workers, progress: Callable[[float], None]
) -> Learned:
    """Train an answer to a level in so many games, and judge it."""
    game, rules = prepared(GAME, "", ())
    inputs = Sheet(rules, game).inputs
    number = SeededChance(f"response {seed}").below("seed", 2**31)
    network = ValueNetwork(inputs, UNITS, number)
    shuffle = np.random.default_rng(number + 1)
    rows: list[Numbers] = []
    won: list[Numbers] = []
    seconds = surprise = 0.0
    whole = games + 2 * pairs
    with crew_for(workers) as (alone, crew):
        for generation in range(GENERATIONS):
            numbers = range(games * generation // GENERATIONS, games * (generation + 1) // GENERATIONS)
            task = partial(lesson_of, level=level, seed=seed, network=network if generation else None)
            new_rows: list[Numbers] = []
            new_won: list[Numbers] = []
            for done, (data, score, spent) in enumerate(work_on(task, numbers, alone, crew)):
                new_rows.append(np.frombuffer(data, np.float32).reshape(-1, inputs))
                new_won.append(np.full(len(new_rows[-1]), score, np.float32))
                seconds += spent
                progress((numbers.start + done) / whole)
            began = time.process_time()
            rows.append(np.concatenate(new_rows))
            won.append(np.concatenate(new_won))
            surprise = network.surprise(rows[-1], won[-1])
            fit(network, np.concatenate(rows), np.concatenate(won), shuffle)
            seconds += time.process_time() - began
        scores = []
        for score in work_on(
            partial(judged, level=level, seed=seed, network=network), range(2 * pairs), alone, crew
        ):
            scores.append(score)
            progress((games + len(scores)) / whole)
    found = estimate(pairs_of(scores), SURE)
    return Learned(level, games, round(seconds, 1), surprise, found)


def fit(network: ValueNetwork, rows: Numbers, won: Numbers, shuffle: np.random.Generator) -> None:
    """Go through all positions, ever more slowly."""
    for around in range(ROUNDS):
        rate = RATES[0] * (RATES[1] / RATES[0]) ** (around / ROUNDS)
        order = shuffle.permutation(len(rows))
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            network.step(rows[chosen], won[chosen], rate)
