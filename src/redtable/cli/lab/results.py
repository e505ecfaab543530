"""`redtable lab results`: the whole published table with one command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.cli.lab.figures import bar
from redtable.cli.user_error import UserError
from redtable.lab.published import publish

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.workers import Workers


def show_results(terminal: Terminal, hours: float, path: Path, seed: str, workers: Workers) -> None:
    """Measure what is missing and say where it stands; Ctrl-C ends it, and the same command goes on."""
    if not path.parent.is_dir():
        raise UserError("cli-problem-lab-folder", folder=str(path.parent))
    say = terminal.texts.say
    with bar(terminal) as progress:
        task = progress.add_task("", total=None)
        try:
            publish(
                hours,
                path,
                seed=seed,
                workers=workers,
                progress=lambda row, spent, budget: progress.update(
                    task, description=row, completed=round(spent), total=round(budget)
                ),
            )
        except KeyboardInterrupt:
            progress.stop()
            terminal.console.print(say("cli-lab-broken-off", file=str(path)))
            raise
    terminal.console.print(say("cli-lab-results", file=str(path.with_suffix(".md"))))
