"""`redtable lab results`: the whole published table with one command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.cli.lab.showing import bar
from redtable.cli.user_error import UserError
from redtable.lab.published import publish

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.workers import Workers


def show_results(terminal: Terminal, hours: float, path: Path, seed: str, workers: Workers) -> None:
    """Measure what is missing and say where it stands."""
    if not path.parent.is_dir():
        raise UserError("cli-problem-lab-folder", folder=str(path.parent))
    with bar(terminal) as progress:
        task = progress.add_task("", total=None)
        publish(
            hours,
            path,
            seed=seed,
            workers=workers,
            progress=lambda done, rows: progress.update(task, completed=done, total=rows),
        )
    terminal.console.print(terminal.texts.say("cli-lab-results", file=str(path.with_suffix(".md"))))
