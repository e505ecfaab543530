"""Learns what a position of an arena of Red Code is worth: logistic regression over games of greedy captains.

    python -m redtable.lab.redcode_odds_fit --games 4000

Every third position of a game counts, with who won in the end. Prints the weights for
`redtable.analysis.redcode_odds`, and how well they foretell games that they were not made from.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from redtable.analysis.redcode_odds import FEATURES, ArenaOdds
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.lab.logistic_fit import learned
from redtable.lab.matches import Pairing, Player, chairs_of, prepared
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.games.redcode.state import RedcodeState

EVERY: Final = 3


def positions_of(seed: str, level: str) -> tuple[list[list[float]], float]:
    """The features of some positions of a game, and Blue's score."""
    game, rules = prepared("redcode", "", ())
    assert isinstance(rules, RedcodeRules)
    odds = ArenaOdds(tables_of(rules))
    chairs = chairs_of(Pairing("redcode", seed, (Player(level), Player(level))))
    chance = SeededChance(seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    found: list[list[float]] = []
    actions = 0
    while (outcome := state.outcome()) is None:
        seat = state.actors()[0]
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)
        actions += 1
        table = cast("RedcodeState", state)
        if actions % EVERY == 0 and state.outcome() is None and all(ship.type.name for ship in table.ships):
            found.append(odds.features(table))
    return found, outcome.scores[0] or 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(prog="python -m redtable.lab.redcode_odds_fit", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--level", default="greedy", help="the bot on both sides (default: greedy)")
    parser.add_argument("--seed", default="evaluation", help="any text")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a core)")
    given = parser.parse_args(arguments)
    seeds = [f"{given.seed} {number}" for number in range(given.games)]
    games = list(work_on(partial(positions_of, level=given.level), seeds, Workers(given.workers)))
    weights = learned(games)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f'    "{name}": {weight:.2f},')


if __name__ == "__main__":
    main()
