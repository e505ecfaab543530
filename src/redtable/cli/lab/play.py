"""`redtable lab play`: games in bulk, into a file that goes on where it was broken off."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from redtable.cli.lab.duel import SURE, tell_score
from redtable.cli.lab.figures import bar, percent
from redtable.cli.user_error import UserError
from redtable.lab.bulk import ResultsFile, paired, play_bulk
from redtable.lab.statistics import estimate

if TYPE_CHECKING:
    from pathlib import Path

    from rich.progress import Progress, TaskID

    from redtable.cli.terminal import Terminal
    from redtable.lab.pairs import Meeting
    from redtable.lab.workers import Workers

GLANCE: Final = 0.5
"""Seconds between two looks at the running interval."""


class Ticker:
    """The progress bar: games done, and now and then the score so far with its interval."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self.progress = progress
        self.task = task
        self.looked = 0.0

    def __call__(self, file: ResultsFile) -> None:
        """One game more."""
        self.progress.update(self.task, completed=len(file.rows))
        if time.monotonic() - self.looked > GLANCE:
            score = estimate(paired(file.scores()), SURE)
            self.progress.update(self.task, description=f"{percent(score)} %")
            self.looked = time.monotonic()


def show_play(
    terminal: Terminal,
    meeting: Meeting,
    games: int,
    path: Path,
    records: Path | None,
    seed: str,
    workers: Workers,
) -> None:
    """Play and tell what is in the file; Ctrl-C ends it, and the same command goes on."""
    if not path.parent.is_dir():
        raise UserError("cli-problem-lab-folder", folder=str(path.parent))
    say = terminal.texts.say
    with bar(terminal) as progress:
        ticker = Ticker(progress, progress.add_task("", total=games))
        try:
            file = play_bulk(
                meeting, games, path, seed=seed, records=records, workers=workers, progress=ticker
            )
        except KeyboardInterrupt:
            progress.stop()
            terminal.console.print(say("cli-lab-broken-off", file=str(path)))
            raise
    tell_score(terminal, meeting, paired(file.scores()))
    terminal.console.print(say("cli-lab-written", games=len(file.rows), file=str(path)))
    for row in file.failures()[:10]:
        terminal.console.print(
            say("cli-lab-failure", number=row.number, failure=row.failure, file=row.record)
        )
