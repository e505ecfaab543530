"""The lab: the same games of Red Code on one process, two processes and two Ray workers.

Seconds are those of the clock, from the tenth game on, so that starting the workers does not count: needs
two cores that have nothing else to do.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from bench.harness import Comparison, Contender, Rate

if TYPE_CHECKING:
    from redtable.lab.bulk import ResultsFile
    from redtable.lab.workers import Workers

WARM_UP = 10


class Enough(Exception):  # noqa: N818 - the measurement is done
    """Time is up."""


def bulk(seconds: float, workers: Workers) -> Rate:
    """Games of `hard` and `greedy` into a file for so many seconds."""
    from redtable.lab.bulk import play_bulk
    from redtable.lab.matches import Player
    from redtable.lab.pairs import Meeting

    seen: list[tuple[float, int]] = []
    begun = monotonic()

    def note(file: ResultsFile) -> None:
        if len(file.rows) >= WARM_UP:
            seen.append((monotonic(), len(file.rows)))
            if seen[-1][0] - seen[0][0] > seconds:
                raise Enough

    meeting = Meeting("redcode", Player("hard"), Player("greedy"))
    with TemporaryDirectory() as folder, suppress(Enough):
        play_bulk(meeting, 10**6, Path(folder) / "games.jsonl", workers=workers, progress=note)
    (start, first), (end, last) = seen[0], seen[-1]
    return Rate((last - first) / (end - start), {"start": f"{start - begun:.1f} s"})


def one_process(seconds: float) -> Rate:
    """This process alone."""
    from redtable.lab.workers import Workers

    return bulk(seconds, Workers(1))


def two_processes(seconds: float) -> Rate:
    """Two processes."""
    from redtable.lab.workers import Workers

    return bulk(seconds, Workers(2))


def two_ray_workers(seconds: float) -> Rate:
    """A Ray cluster of this machine with two workers."""
    from redtable.lab.workers import Workers

    return bulk(seconds, Workers(2, ""))


COMPARISONS = [
    Comparison(
        "The lab: games in bulk",
        "games",
        [
            Contender("one process", "bench.lab:one_process", ours=True),
            Contender("two processes", "bench.lab:two_processes", ours=True),
            Contender("two Ray workers", "bench.lab:two_ray_workers", ours=True),
        ],
    ),
]
