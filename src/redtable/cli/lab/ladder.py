"""`redtable lab ladder`: every bot of a game against every other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from redtable.bots.bot import bot_levels
from redtable.cli.lab.figures import bar, plain_json, points
from redtable.cli.local_match import option_of
from redtable.cli.user_error import UserError
from redtable.lab.ladder import Ladder, climb, compared

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.workers import Workers


def earlier(path: Path) -> Ladder:
    """A ladder that was written with `--json`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ladder)
    except (OSError, msgspec.MsgspecError) as fault:
        raise UserError("cli-problem-lab-ladder", file=str(path), why=str(fault)) from fault


def show_ladder(
    terminal: Terminal,
    game: str,
    levels: list[str],
    pairs: int,
    anchor: str,
    ruleset: str,
    options: list[str],
    seed: str,
    workers: Workers,
    since: Path | None,
    file: Path | None,
    as_json: bool,
) -> None:
    """Play and tell the ratings; with a file, Ctrl-C ends it, and the same command goes on."""
    old = earlier(since) if since is not None else None
    chosen = tuple(option_of(text) for text in options)
    say = terminal.texts.say
    with bar(terminal) as progress:
        task = progress.add_task(game, total=pairs)
        try:
            ladder = climb(
                game,
                levels or list(bot_levels(game)),
                pairs,
                ruleset=ruleset,
                options=chosen,
                anchor=anchor,
                seed=seed,
                path=file,
                workers=workers,
                progress=lambda done: progress.update(task, completed=done),
            )
        except KeyboardInterrupt:
            if file is not None:
                progress.stop()
                terminal.complaints.print(say("cli-lab-broken-off", file=str(file)))
            raise
    gains = compared(old, ladder) if old is not None else {}
    if as_json:
        terminal.console.out(plain_json(ladder))
        return
    table = Table(title=say("cli-lab-ladder", game=game, pairs=ladder.pairs, anchor=ladder.anchor))
    for key in ("cli-lab-bot", "cli-lab-rating", "cli-lab-hash", "cli-lab-gain"):
        table.add_column(say(key))
    for rung in ladder.rungs:
        gain = f"{gains[rung.level]:+.0f}" if rung.level in gains else ""
        table.add_row(rung.level, points(rung.rating), rung.hash, gain)
    terminal.console.print(table)
    terminal.console.print(say("cli-lab-first-side", worth=points(ladder.first_side)))
