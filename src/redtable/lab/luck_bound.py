"""How much of a result is luck at all: a bound on the games that freeing scores of luck can save.

    python -m redtable.lab.luck_bound redcode greedy easy --games 200

A value function that knew the true odds would leave of a result's variance only what the bots' own chance
adds: every draw of the game would be paid for. What a draw adds is measured here without any value function:
other draws are made in its place, and after each of them the game is played to its end twice, by fresh bots.
The covariance of the two ends over the draws is the variance of the true odds. Some draws of a game are
looked at, chosen by lot, and count for all.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from redtable.analysis.decomposition import Ledger
from redtable.analysis.values import worth_of
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.lab.matches import Pairing, Player, chairs_of, prepared
from redtable.lab.pairs import Meeting
from redtable.lab.playing import play_on
from redtable.lab.statistics import Estimate, plain_estimate
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.kernel.game import State

OTHERS: Final = 4
"""Draws that are made in place of one."""
LOOKED_AT: Final = 0.2
"""The share of draws that are looked at."""


class Spread(msgspec.Struct, frozen=True):
    """A game: its score, and how much the deal and the later draws add to the variance of such a score."""

    score: float
    deal: float
    draws: float


class Bound(msgspec.Struct, frozen=True):
    """Shares of the variance of a game's score, and the factor that they allow at most."""

    games: int
    deal: Estimate
    draws: Estimate

    def factor(self) -> float:
        """How many times as many plain games a perfect value function could save."""
        return 1 / max(1e-3, 1 - self.deal.mean - self.draws.mean)


class Courses:
    """Plays positions of a pairing to their ends, each with bots and draws of its own."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.game, self.rules = prepared(pairing.game, pairing.ruleset, pairing.options)
        self.worth = worth_of(pairing.game, self.rules)
        self.ledger = Ledger(self.game, self.rules, self.worth, pairing.seed)
        self.chance = SeededChance(f"{pairing.seed} bound")
        self.number = 0

    def end_of(self, state: State) -> float:
        """The first side's score after one course of things; what nobody knows is drawn again."""
        self.number += 1
        seed = f"{self.pairing.seed} course {self.number}"
        world = state.copy()
        world.quiet = True
        self.worth.shuffle_again(world, self.chance)
        play_on(self.game, world, chairs_of(msgspec.structs.replace(self.pairing, seed=seed)), self.chance)
        outcome = world.outcome()
        assert outcome is not None
        return self.ledger.result(outcome)

    def variance_of(self, states: Sequence[State]) -> float:
        """The variance of the true odds over some positions, without bias: two courses from each."""
        ends = np.array([(self.end_of(state), self.end_of(state)) for state in states])
        return float(np.cov(ends[:, 0], ends[:, 1])[0, 1])


def spread_of(pairing: Pairing, others: int = OTHERS, looked_at: float = LOOKED_AT) -> Spread:
    """Play a game and measure what its deal and its draws add."""
    ends = Courses(pairing)
    game, rules, worth = ends.game, ends.rules, ends.worth
    chairs = chairs_of(pairing)
    chance = SeededChance(pairing.seed)
    lot = SeededChance(f"{pairing.seed} lot")
    state, _ = game.start(rules, chance)
    state.quiet = True
    deal = ends.variance_of([game.start(rules, ends.chance)[0] for _ in range(others)])
    draws = 0.0
    while (outcome := state.outcome()) is None:
        seat = state.actors()[0]
        action = chairs[seat].choose(game, state, seat)
        before, drawn = state.copy(), chance.draws
        state.apply(seat, action, chance)
        if chance.draws == drawn and not worth.was_drawn(before, state):
            continue
        if lot.below("look", 1000) < 1000 * looked_at:
            states = []
            for _ in range(others):
                other = before.copy()
                other.quiet = True
                worth.shuffle_again(other, ends.chance)
                other.apply(seat, action, ends.chance)
                states.append(other)
            draws += ends.variance_of(states) / looked_at
    return Spread(ends.ledger.result(outcome), deal, draws)


def bound(
    meeting: Meeting,
    games: int,
    *,
    seed: str = "bound",
    others: int = OTHERS,
    looked_at: float = LOOKED_AT,
    workers: Workers | None = None,
) -> Bound:
    """The shares of the deal and of the draws, over so many games of the first bot on the first side."""
    meeting = meeting.checked()
    pairings = [meeting.pairing(seed, 2 * number) for number in range(games)]
    found = list(work_on(partial(spread_of, others=others, looked_at=looked_at), pairings, workers))
    variance = max(1e-9, float(np.var([one.score for one in found], ddof=1)))
    shares = [
        plain_estimate([value / variance for value in values])
        for values in ([one.deal for one in found], [one.draws for one in found])
    ]
    return Bound(games, *shares)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m redtable.lab.luck_bound", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", help="the bot on the first side")
    parser.add_argument("second", help="the bot on the second side")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--seed", default="bound", help="any text")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a core)")
    given = parser.parse_args(arguments)
    options = tuple((name, value) for name, _, value in (text.partition("=") for text in given.option))
    meeting = Meeting(given.game, Player(given.first), Player(given.second), options=options)
    try:
        found = bound(meeting, given.games, seed=given.seed, workers=Workers(given.workers))
    except RedtableError as fault:
        parser.error(str(fault))
    for what, share in (("deal", found.deal), ("draws", found.draws)):
        print(f"{what}: {100 * share.mean:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})")
    print(f"at most {found.factor():.1f} times as many games, by {found.games} games")


if __name__ == "__main__":
    main()
