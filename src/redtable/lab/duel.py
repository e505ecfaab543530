"""Is bot A stronger than bot B? Pairs of games: the same deal twice, with the sides swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.lab.matches import Result, play_pairing, play_timed
from redtable.lab.sequential import RunningTest
from redtable.lab.statistics import Estimate, estimate
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.lab.pairs import Meeting
    from redtable.lab.sequential import SequentialTest


class Duel(msgspec.Struct, kw_only=True):
    """What was measured between two bots; scores are those of the first."""

    pairs: list[float]
    """The mean score of each pair of games."""
    results: list[Result]
    verdict: bool | None = None
    """What the sequential test says, if one was asked for."""
    seconds: tuple[list[float], list[float]] = msgspec.field(default_factory=lambda: ([], []))
    """The processor time of every decision of the first bot and of the second, if it was asked for."""

    def estimate(self, confidence: float = 0.99) -> Estimate:
        """The first bot's score with its interval."""
        return estimate(self.pairs, confidence)


def play_duel(
    meeting: Meeting,
    pairs: int,
    *,
    seed: str = "duel",
    test: SequentialTest | None = None,
    timed: bool = False,
    workers: Workers | None = None,
    progress: Callable[[Duel], None] = lambda _: None,
) -> Duel:
    """Play up to so many pairs of games; with a sequential test, stop as soon as it is settled.

    `timed`: note how long the bots think, which changes nothing else.
    """
    meeting = meeting.checked()
    pairings = (meeting.pairing(seed, number) for number in range(2 * pairs))
    duel = Duel(pairs=[], results=[])
    running = RunningTest(test) if test is not None else None
    half = 0.0
    for number, result in enumerate(work_on(play_timed if timed else play_pairing, pairings, workers)):
        duel.results.append(result)
        for first, seconds in zip(meeting.firsts(number), result.seconds, strict=False):
            duel.seconds[not first].extend(seconds)
        score = meeting.score(number, result)
        if number % 2 == 0:
            half = score
            continue
        duel.pairs.append((half + score) / 2)
        progress(duel)
        if running is not None:
            duel.verdict = running.add(duel.pairs[-1])
            if duel.verdict is not None:
                break
    return duel
