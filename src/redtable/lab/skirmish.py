"""How fair the skirmish's battlefields are: equal bots, many games on each, how often Redfor wins.

    python -m redtable.lab.skirmish --games 200 --level commander

The forces are not equal (the rulebook fixes them), so sides are not swapped: the question is the side itself.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from statistics import mean
from typing import TYPE_CHECKING

import msgspec

from redtable.games.skirmish.battlefield_file import battlefield_names
from redtable.games.skirmish.words import REDFOR
from redtable.lab.matches import Pairing, Player, play_pairing
from redtable.lab.statistics import Estimate, estimate
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME = "skirmish"


class FieldBalance(msgspec.Struct, kw_only=True):
    """What a study found on one battlefield."""

    battlefield: str
    level: str
    scores: list[float] = []
    """1 for every game that Redfor won."""
    turns: list[int] = []
    reasons: dict[str, int] = {}

    def redfor(self, confidence: float = 0.95) -> Estimate:
        """How often Redfor wins, with its interval."""
        return estimate(self.scores, confidence)

    def __str__(self) -> str:
        endings = ", ".join(f"{reason} {count}" for reason, count in sorted(self.reasons.items()))
        return (
            f"{self.battlefield}: Redfor {self.redfor()} in {len(self.scores)} games of {self.level}, "
            f"{mean(self.turns):.1f} turns; {endings}"
        )


def study(
    battlefield: str, level: str, games: int, *, seed: str = "balance", workers: int = 0
) -> FieldBalance:
    """Play so many games of a bot against itself on a battlefield."""
    options = (("battlefield", battlefield),)
    players = (Player(level), Player(level))
    pairings = [Pairing(GAME, f"{seed} {number}", players, "", options) for number in range(games)]
    reasons: Counter[str] = Counter()
    found = FieldBalance(battlefield=battlefield, level=level, scores=[], turns=[])
    for result in work_on(partial(play_pairing, facts=("turn",)), pairings, Workers(workers)):
        found.scores.append(result.score(REDFOR))
        found.turns.append(result.facts["turn"])
        reasons[result.reason] += 1
    found.reasons = dict(reasons)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """The study of every battlefield, or of those named."""
    parser = argparse.ArgumentParser(prog="python -m redtable.lab.skirmish", description=__doc__)
    parser.add_argument("battlefields", nargs="*", metavar="NAME", help="which (default: all)")
    parser.add_argument("--games", type=int, default=100, help="games on each battlefield (default: 100)")
    parser.add_argument("--level", default="commander", help="the bot on both sides (default: commander)")
    parser.add_argument("--seed", default="balance", help="any text")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a core)")
    given = parser.parse_args(arguments)
    for name in given.battlefields or battlefield_names():
        print(study(name, given.level, given.games, seed=given.seed, workers=given.workers), flush=True)


if __name__ == "__main__":
    main()
