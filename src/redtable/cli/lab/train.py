"""`redtable lab train`: an evaluation of positions, learned from games of bots against themselves."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, Progress, TextColumn

from redtable.cli.lab.figures import percent
from redtable.cli.user_error import UserError
from redtable.lab.redcode_training import RedcodeTraining
from redtable.lab.skirmish_training import SkirmishTraining
from redtable.lab.source_commit import source_commit
from redtable.lab.training import Plan

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.training import Progress as Stage
    from redtable.lab.training import Training
    from redtable.lab.workers import Workers

MINUTES: Final = 60.0
"""How long it takes if nothing is said."""
SUFFIX: Final = ".npz"
TRAININGS: Final[dict[str, type[Training[Any]]]] = {
    "redcode": RedcodeTraining,
    "skirmish": SkirmishTraining,
}


def show_training(
    terminal: Terminal, game: str, out: Path, minutes: float, games: int, seed: str, workers: Workers
) -> None:
    """Train and write the file; Ctrl-C ends it early and keeps what was learned."""
    check(game, out, minutes, games)
    length: dict[str, Any] = {"games": games} if games else {"minutes": minutes or MINUTES}
    training = TRAININGS[game](Plan(seed=seed, commit=source_commit(), **length), workers)
    say = terminal.texts.say
    try:
        run(terminal, training, out)
    except KeyboardInterrupt:
        terminal.console.print(say("cli-lab-train-stopped"))
    write(out, training.bytes())
    terminal.console.print(say("cli-lab-trained", file=str(out), games=training.games))


def check(game: str, out: Path, minutes: float, games: int) -> None:
    """Refuse what cannot be done before hours are spent on it."""
    if game not in TRAININGS:
        raise UserError("cli-problem-lab-train-game", game=game, known=", ".join(TRAININGS))
    if minutes and games:
        raise UserError("cli-problem-lab-train-length")
    if out.suffix != SUFFIX:
        raise UserError("cli-problem-lab-out", file=str(out))
    if not out.parent.is_dir():
        raise UserError("cli-problem-lab-folder", folder=str(out.parent))
    if out.exists():
        raise UserError("cli-problem-lab-there", "cli-hint-lab-there", file=str(out))
    if not os.access(out.parent, os.W_OK):
        raise UserError("cli-problem-lab-unwritten", file=str(out), why=os.strerror(13))


def write(out: Path, data: bytes) -> None:
    """Put the whole file in its place at once."""
    whole = out.with_name(f".{out.name}.part")
    try:
        whole.write_bytes(data)
        whole.replace(out)
    except OSError as fault:
        raise UserError("cli-problem-lab-unwritten", file=str(out), why=fault.strerror) from fault


def run(terminal: Terminal, training: Training[Any], out: Path) -> None:
    """Train with a bar; every stage is a line, and is kept in the file."""
    say = terminal.texts.say
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %")
    began = time.monotonic()
    with Progress(*columns, console=terminal.complaints, transient=True) as progress:
        task = progress.add_task("", total=1.0)

        def show(stage: Stage) -> None:
            loss = f"{stage.surprise:.3f}"
            now = say("cli-lab-train-now", games=stage.games, loss=loss)
            progress.update(task, completed=stage.share, description=now)
            if stage.score is not None:
                spent = f"{(time.monotonic() - began) / 60:.1f}"
                told = {"games": stage.games, "minutes": spent, "loss": loss, "score": percent(stage.score)}
                terminal.console.print(say("cli-lab-train-stage", **told))
                write(out, training.bytes())

        training.run(show)
