"""The published results: every level of every game against the next, sides, balance, and what luck costs.

One command, sized by a time budget, which is divided by what the rows still need (`allocation`). Every batch
of games is added to a file beside the results, and the results are made of that file: a run that was broken
off goes on where it was. How many games a row gets depends on the machine; which games they are depends on
the seed alone. Time is the processor's, so that a busy machine changes nothing but how long it takes.
"""

from __future__ import annotations

import os
import platform
import sys
from typing import TYPE_CHECKING, Final

import msgspec

from redtable import __version__
from redtable.kernel.errors import RedtableError
from redtable.lab import playing
from redtable.lab.allocation import next_batch
from redtable.lab.held_file import RowsFile
from redtable.lab.matches import LabError
from redtable.lab.results_page import Results, page
from redtable.lab.results_table import MeasuredRow, Played, Row, asked_rows
from redtable.lab.series import Observed, Series, Task, observe
from redtable.lab.source_commit import source_commit
from redtable.lab.workers import Workers, crew_for, work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from redtable.lab.workers import Crew

FORMAT: Final = 3
SHORT: Final = 12
"""Letters of a commit."""


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a file of games holds. It goes on only with the same."""

    kind: str = "redtable-results"
    format: int = FORMAT
    version: str = __version__
    seed: str


def machine() -> str:
    """The kind of machine, without its name."""
    compiled = "compiled" if not str(playing.__file__).endswith(".py") else "pure"
    python = f"Python {platform.python_version()}"
    return f"{os.cpu_count()} cores, {platform.machine()}, {sys.platform}, {python}, {compiled}"


def games_behind(path: Path) -> Path:
    """The file of games that results are made of; refuses results whose games are not there."""
    games = path.with_suffix(".games.jsonl")
    if path.exists() and not games.exists():
        raise LabError(
            f"{path} holds results, but {games.name} with their games is not beside it: "
            "name another file, or remove it to begin anew"
        )
    return games


class Publication:
    """The table while it is measured."""

    def __init__(self, path: Path, seed: str, rows: Sequence[Row], file: RowsFile[Played]) -> None:
        self.path = path
        self.seed = seed
        self.commit = source_commit(SHORT)
        self.file = file
        self.rows = [MeasuredRow(one) for one in rows]
        self.take_up()

    def take_up(self) -> None:
        """Note what was played before; a row that cannot be measured says why."""
        known = {one.series.id(): one for row in self.rows for one in row.series}
        for played in self.file.rows:
            if played.series in known:
                known[played.series].add(played)
        for row in self.rows:
            row.judge()
            try:
                row.check()
            except RedtableError as fault:
                row.row.failure = str(fault)

    def spent(self) -> float:
        """The seconds of all that was played."""
        return sum(row.row.seconds for row in self.rows)

    def play_next(self, budget: float, workers: Workers, crew: Crew | None) -> str:
        """Play the next batch, if there is one; gives the name of its row."""
        places = [
            (row, number) for row in self.rows if not row.row.failure for number in range(len(row.series))
        ]
        batch = next_batch([row.standings()[number] for row, number in places], budget)
        if batch is None:
            return ""
        row, number = places[batch.series]
        one = row.series[number]
        numbers = range(one.count, one.count + batch.count)
        seed = f"{self.seed} {one.series.row}"
        tasks = [Task(one.series, seed, deal) for deal in numbers]
        found: list[Observed] = []
        try:
            for seen in work_on(observe, tasks, workers, crew):
                found.append(seen)
        except RedtableError as fault:
            row.row.failure = str(fault)
        finally:
            self.keep(row, one.series, found)
        return row.row.id

    def keep(self, row: MeasuredRow, series: Series, found: Sequence[Observed]) -> None:
        """Add what was observed to the file, and make the figures of the row anew."""
        if not found:
            return
        names = list(found[0].values)
        played = Played(
            series=series.id(),
            commit=self.commit,
            seconds=sum(seen.seconds for seen in found),
            names=names,
            values=[[seen.values[name] for name in names] for seen in found],
        )
        self.file.add(played)
        next(one for one in row.series if one.series == series).add(played)
        row.judge()

    def results(self) -> Results:
        """All that is known now."""
        rows = [row.row for row in self.rows]
        return Results(
            format=FORMAT,
            version=__version__,
            commits=list(dict.fromkeys(commit for row in rows for commit in row.commits)),
            machine=machine(),
            hours=round(self.spent() / 3600, 3),
            seed=self.seed,
            rows=rows,
        )

    def write(self) -> Results:
        """Write the results and their page."""
        results = self.results()
        data = msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n"
        for target, content in ((self.path, data), (self.path.with_suffix(".md"), page(results).encode())):
            partial = target.with_name(f"{target.name}.partial")
            partial.write_bytes(content)
            partial.replace(target)
        return results


def publish(
    hours: float,
    path: Path,
    *,
    seed: str = "results",
    workers: Workers | None = None,
    rows: Sequence[Row] | None = None,
    progress: Callable[[str, float, float], None] = lambda _row, _spent, _budget: None,
) -> Results:
    """Measure the rows for so many hours of every worker, what was played before included.

    Writes `path` (JSON) and the page beside it after every batch.
    """
    games = games_behind(path)
    asked = asked_rows() if rows is None else rows
    with crew_for(workers) as (alone, crew), RowsFile(games, Header(seed=seed), Played) as file:
        table = Publication(path, seed, asked, file)
        budget = 3600 * hours * (1 if crew is None else crew.size)
        try:
            while played := table.play_next(budget, alone, crew):
                progress(played, table.spent(), budget)
                table.write()
        finally:
            results = table.write()
        return results
