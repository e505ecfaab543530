"""Learns what a position of the skirmish is worth: logistic regression over games of commanders.

    python -m redtable.lab.skirmish_evaluation --games 400

Every game gives its positions at the start of each turn and who won in the end. Prints the weights for
`redtable.bots.skirmish.evaluation`, and how well they foretell games that they were not made from.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Final, cast

from redtable.bots.bot import make_bot
from redtable.bots.skirmish.evaluation import FEATURES, features
from redtable.bots.skirmish.ground import ground_of
from redtable.games.skirmish.battlefield_file import battlefield_names
from redtable.games.skirmish.words import REDFOR
from redtable.kernel.chance import SeededChance
from redtable.lab.logistic_fit import learned
from redtable.lab.matches import prepared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.games.skirmish.state import SkirmishState

GAME: Final = "skirmish"


def positions_of(level: str, battlefield: str, seed: str) -> tuple[list[list[float]], float]:
    """The features at the start of every turn of a game, and 1 if Redfor won it."""
    game, rules = prepared(GAME, "", (("battlefield", battlefield),))
    bots = [make_bot(level, game, rules, seat, seed) for seat in (0, 1)]
    chance = SeededChance(seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    table = cast("SkirmishState", state)
    found: list[list[float]] = []
    turn = 0
    while (outcome := state.outcome()) is None:
        if table.turn > turn:
            turn = table.turn
            found.append(features(table, ground_of(table.field)))
        seat = table.to_move()
        state.apply(seat, game.parse(bots[seat].choose(state.view(seat))), chance)
    return found, outcome.scores[REDFOR] or 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(prog="python -m redtable.lab.skirmish_evaluation", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games on each battlefield (default: 400)")
    parser.add_argument("--level", default="commander", help="the bot on both sides (default: commander)")
    parser.add_argument("--seed", default="evaluation", help="any text")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a core)")
    given = parser.parse_args(arguments)
    wanted = [(name, f"{given.seed} {at}") for name in battlefield_names() for at in range(given.games)]
    with ProcessPoolExecutor(given.workers or os.cpu_count()) as pool:
        played = list(
            pool.map(
                positions_of,
                [given.level] * len(wanted),
                [name for name, _ in wanted],
                [seed for _, seed in wanted],
                chunksize=8,
            )
        )
    weights = learned(played)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"    {weight:.2f},  # {name}")


if __name__ == "__main__":
    main()
