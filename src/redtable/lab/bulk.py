"""Games in bulk: a JSON Lines file that grows game by game, can be taken up again, and keeps every failure.

The first line says what is played (`Header`), every other one is a game (`Row`). Lines are written in the
order of the games, so that the same seeds give the same file, whoever played them and however often it was
broken off.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable import __version__
from redtable.kernel.ruleset import ruleset_hash
from redtable.lab.held_file import RowsFile
from redtable.lab.matches import LabError, Pairing, Result, play_pairing, play_recorded, prepared
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from redtable.lab.pairs import Meeting

KIND: Final = "redtable-lab"
FORMAT: Final = 1


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a file of games holds. A file goes on only with the same."""

    kind: str = KIND
    format: int = FORMAT
    version: str = __version__
    game: str
    ruleset: str
    hash: str
    """The hash of the rules, options included."""
    options: dict[str, Any]
    first: str
    second: str
    seed: str


class Row(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game: `score` is the first bot's. A game that failed has no score but the reason, and a record."""

    number: int
    seed: str
    scores: tuple[float | None, ...] = ()
    score: float | None = None
    reason: str = ""
    actions: int = 0
    failure: str = ""
    record: str = ""
    """The file with the record, relative to this file's folder."""


class Played(msgspec.Struct):
    """A game as the workers give it back."""

    result: Result | None
    record: str = ""
    failure: str = ""


def header_of(meeting: Meeting, seed: str) -> Header:
    """The header of a file for these games."""
    _, rules = prepared(meeting.game, meeting.ruleset, meeting.options)
    return Header(
        game=meeting.game,
        ruleset=rules.name,
        hash=ruleset_hash(rules),
        options=dict(meeting.options),
        first=meeting.first.level,
        second=meeting.second.level,
        seed=seed,
    )


def play_kept(pairing: Pairing) -> Played:
    """A game for the file; one that fails is played again for its record."""
    try:
        return Played(play_pairing(pairing))
    except Exception as fault:
        _, text, failure = play_recorded(pairing)
        return Played(None, text, failure or f"{type(fault).__name__}: {fault}")


def play_for_records(pairing: Pairing) -> Played:
    """A game with its whole record."""
    return Played(*play_recorded(pairing))


class ResultsFile(RowsFile[Row]):
    """A file of games, opened to go on with it; closed it can still be asked what it holds."""

    def __init__(self, path: Path, header: Header) -> None:
        super().__init__(path, header, Row)
        if [row.number for row in self.rows] != list(range(len(self.rows))):
            self.held.close()
            raise LabError(f"{path} is damaged: its games are not numbered one after the other")

    def scores(self) -> list[float | None]:
        """The first bot's score in every game."""
        return [row.score for row in self.rows]

    def failures(self) -> list[Row]:
        """The games that failed."""
        return [row for row in self.rows if row.failure]


def paired(scores: list[float | None]) -> list[float]:
    """The mean score of each pair of games of which none failed."""
    return [
        (first + second) / 2
        for first, second in zip(scores[::2], scores[1::2], strict=False)
        if first is not None and second is not None
    ]


def play_bulk(
    meeting: Meeting,
    games: int,
    path: Path,
    *,
    seed: str = "play",
    records: Path | None = None,
    workers: Workers | None = None,
    progress: Callable[[ResultsFile], None] = lambda _: None,
) -> ResultsFile:
    """Play so many games into a file, those that are there already included."""
    meeting = meeting.checked()
    recorded = records is not None
    with ResultsFile(path, header_of(meeting, seed)) as file:
        progress(file)
        for number, played in results(meeting, seed, range(len(file.rows), games), recorded, workers):
            row = row_of(meeting, seed, number, played)
            folder = records if played.result is not None else path.with_name(f"{path.stem}-failures")
            if played.record and folder is not None:
                row.record = write_in(folder, number, played.record, path.parent)
            file.add(row)
            progress(file)
    return file


def row_of(meeting: Meeting, seed: str, number: int, played: Played) -> Row:
    """A game as the file has it."""
    row = Row(number=number, seed=f"{seed} {number // 2}", failure=played.failure)
    if played.result is not None:
        row.scores = played.result.scores
        row.score = meeting.score(number, played.result)
        row.reason = played.result.reason
        row.actions = played.result.actions
    return row


def results(
    meeting: Meeting, seed: str, numbers: range, recorded: bool, workers: Workers | None
) -> Iterator[tuple[int, Played]]:
    """The games of these numbers."""
    pairings = (meeting.pairing(seed, number) for number in numbers)
    task = play_for_records if recorded else play_kept
    yield from zip(numbers, work_on(task, pairings, workers), strict=True)


def write_in(folder: Path, number: int, text: str, beside: Path) -> str:
    """Write a record; gives its path as the file of games names it."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{number:07}.record"
    target.write_text(text, encoding="utf-8")
    return os.path.relpath(target, beside)
