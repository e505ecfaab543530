"""Is bot A stronger than bot B? Pairs of games: the same deal twice, with the sides swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.lab.matches import LabError, Pairing, Player, Result, play_all, prepared
from redtable.lab.statistics import Estimate, estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from redtable.lab.sequential import SequentialTest


class Duel(msgspec.Struct, kw_only=True):
    """What was measured between two bots; scores are those of the first."""

    first: str
    second: str
    pairs: list[float]
    """The mean score of each pair of games."""
    results: list[Result]
    verdict: bool | None = None
    """What the sequential test says, if one was asked for."""

    def estimate(self, confidence: float = 0.99) -> Estimate:
        """The first bot's score with its interval."""
        return estimate(self.pairs, confidence)


def play_duel(
    game: str,
    players: tuple[Player, Player],
    pairs: int,
    *,
    ruleset: str = "",
    options: Sequence[tuple[str, Any]] = (),
    seed: str = "duel",
    test: SequentialTest | None = None,
    workers: int = 0,
    progress: Callable[[int], None] = lambda _: None,
) -> Duel:
    """Play up to so many pairs of games; with a sequential test, stop as soon as it is settled."""
    first, second = players
    found, rules = prepared(game, ruleset, tuple(options))
    teams = [info.team for info in found.seats(rules)]
    if len(set(teams)) != 2:
        raise LabError(f"a duel needs two sides, {game} has {len(set(teams))} here")
    home = teams[0]
    pairings = []
    for number in range(pairs):
        for swapped in (False, True):
            line_up = tuple(first if (team == home) != swapped else second for team in teams)
            pairings.append(Pairing(game, f"{seed} {number}", line_up, ruleset, tuple(options)))
    duel = Duel(first=first.level, second=second.level, pairs=[], results=[])
    half = 0.0
    for number, (_, result) in enumerate(play_all(pairings, workers=workers)):
        duel.results.append(result)
        swapped = number % 2 == 1
        mine = [result.score(seat) for seat, team in enumerate(teams) if (team == home) != swapped]
        score = sum(mine) / len(mine)
        if not swapped:
            half = score
            continue
        duel.pairs.append((half + score) / 2)
        progress(len(duel.pairs))
        if test is not None:
            duel.verdict = test.verdict(duel.pairs)
            if duel.verdict is not None:
                break
    return duel
