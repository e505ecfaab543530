"""`redtable lab puzzles`: positions with one clearly best action, and a check of those that are shipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer

from redtable.cli.lab.figures import bar
from redtable.cli.saved_records import SUFFIX, load_record
from redtable.cli.user_error import UserError
from redtable.kernel.puzzle import check_puzzle, puzzles_in
from redtable.kernel.record import RecordError
from redtable.kernel.registry import find_game
from redtable.kernel.replay import verify_record
from redtable.lab.puzzle_games import SOURCES, source_of
from redtable.lab.puzzle_records import find_in_records, form_played
from redtable.lab.puzzles import Question, find_puzzles, is_solved, language_of
from redtable.lab.source_commit import source_commit
from redtable.lab.workers import work_on

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.workers import Workers

DEALS: Final = 2
"""Fresh deals on which a shipped puzzle must be solved."""


def show_puzzles(
    terminal: Terminal,
    game: str,
    wanted: int,
    folder: Path,
    seed: str,
    records: Path | None,
    workers: Workers,
) -> None:
    """Search bots' games until there are enough, or records; Ctrl-C ends it, and the same command goes on."""
    if game not in SOURCES:
        raise UserError("cli-problem-lab-puzzles", game=game, games=", ".join(SOURCES))
    if not folder.parent.is_dir():
        raise UserError("cli-problem-lab-folder", folder=str(folder.parent))
    texts = [] if records is None else records_in(terminal, game, records)
    folder.mkdir(exist_ok=True)
    say = terminal.texts.say
    with bar(terminal) as progress:
        languages = {language_of(form) for form in source_of(game).forms}
        task = progress.add_task("", total=wanted * len(languages))

        def tell(found: int, games: int) -> None:
            progress.update(task, completed=found, description=say("cli-lab-searched", games=games))

        try:
            if records is None:
                found = find_puzzles(
                    game, wanted, folder, seed=seed, commit=source_commit(), workers=workers, progress=tell
                )
            else:
                found = find_in_records(game, texts, wanted, folder, workers=workers, progress=tell)
        except KeyboardInterrupt:
            progress.stop()
            terminal.console.print(say("cli-lab-broken-off", file=str(folder)))
            raise
    terminal.console.print(say("cli-lab-puzzles", found=found, folder=str(folder)))


def records_in(terminal: Terminal, game: str, folder: Path) -> list[str]:
    """The records of a folder in which puzzles of a game can be looked for; says how many are none."""
    files = sorted(folder.glob(f"*{SUFFIX}"))
    if not files:
        raise UserError("cli-problem-lab-no-records", folder=str(folder))
    source = source_of(game)
    texts = []
    for file in files:
        try:
            record = load_record(file)
            if record.game == game and form_played(source, record) is not None:
                verify_record(record)
                texts.append(file.read_text(encoding="utf-8"))
        except RecordError as fault:
            raise UserError("cli-problem-unreadable", file=str(file), why=str(fault)) from fault
    if len(texts) < len(files):
        terminal.console.print(terminal.texts.say("cli-lab-left-out", records=len(files) - len(texts)))
    return texts


def check_puzzles(terminal: Terminal, game: str, seed: str, workers: Workers) -> None:
    """Check the shipped files, and have the strongest level solve them; exits with 1 if any fails."""
    if game and game not in SOURCES:
        raise UserError("cli-problem-lab-puzzles", game=game, games=", ".join(SOURCES))
    questions = [
        Question(slug, name, scenario, seed, DEALS)
        for slug in ([game] if game else SOURCES)
        for name, scenario in puzzles_in(find_game(slug).package).items()
    ]
    say = terminal.texts.say
    wrong = []
    with bar(terminal) as progress:
        task = progress.add_task("", total=len(questions))
        for question, solved in zip(questions, work_on(is_solved, questions, workers), strict=True):
            progress.advance(task)
            faults = check_puzzle(question.scenario)
            if faults or not solved:
                why = "; ".join(faults) or say("cli-lab-unsolved")
                wrong.append(f"{question.game} {question.name}: {why}")
    for line in wrong:
        terminal.console.print(line)
    terminal.console.print(say("cli-lab-puzzles-checked", puzzles=len(questions), wrong=len(wrong)))
    if wrong:
        raise typer.Exit(1)
