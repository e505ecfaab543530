"""Puzzles from games of people, who gave their records for it. A puzzle keeps the position, and no names."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.kernel.record import read_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import replay_steps
from redtable.kernel.ruleset import ruleset_hash
from redtable.kernel.scenario import Origin
from redtable.lab.held_file import RowsFile
from redtable.lab.puzzle_games import source_of
from redtable.lab.puzzles import (
    METHOD,
    Header,
    Row,
    chosen_before,
    puzzles_along,
    table_for,
    write_chosen,
)
from redtable.lab.workers import work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from redtable.kernel.game import State
    from redtable.kernel.record import Record
    from redtable.lab.puzzle_source import PuzzleGame
    from redtable.lab.workers import Workers

PEOPLE: Final = "people"
"""Stands where the seed of bots' games stands."""


class RecordSearch(msgspec.Struct, frozen=True):
    """A record that is to be searched."""

    game: str
    text: str


def form_played(source: PuzzleGame, record: Record) -> int | None:
    """The form of a game in which a record was played; None if none like it is searched."""
    for form in range(len(source.forms)):
        _, rules, _ = table_for(source.slug, form)
        if ruleset_hash(rules) == record.hash:
            return form
    return None


def number_of(text: str) -> int:
    """The number of a record: the same text has the same one, and it tells nothing else."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])


def search_record(search: RecordSearch) -> Row:
    """Look for puzzles at every decision of a record; it must be of a form that is searched."""
    source = source_of(search.game)
    record = read_record(search.text)
    form = form_played(source, record)
    assert form is not None
    number = number_of(search.text)
    return Row(number, puzzles_along(source, form, decisions_of(record, number)))


def decisions_of(record: Record, number: int) -> Iterator[tuple[State, Origin]]:
    """Every decision of a record."""
    for step, (match, _) in enumerate(replay_steps(record, None, find_game(record.game))):
        if match.outcome() is None:
            yield match.state, Origin(seed=f"{PEOPLE} {number}", players=[], step=step)


def find_in_records(
    slug: str,
    texts: Sequence[str],
    wanted: int,
    folder: Path,
    *,
    workers: Workers | None = None,
    progress: Callable[[int, int], None] = lambda _found, _games: None,
) -> int:
    """Search records until so many puzzles are in the folder or none is left; none is searched twice.

    Puzzles of bots' games that lie there stay, and count.
    """
    source = source_of(slug)
    chosen = chosen_before(source, wanted, folder, PEOPLE)
    header = Header(game=slug, seed=PEOPLE, method=METHOD)
    with RowsFile(folder / f"{slug}-{PEOPLE}.jsonl", header, Row) as file:
        for row in file.rows:
            write_chosen(folder, chosen, row)
        searched = {row.number for row in file.rows}
        progress(len(chosen.taken), len(searched))
        left = [RecordSearch(slug, text) for text in texts if number_of(text) not in searched]
        games: Iterator[Row] = work_on(search_record, left, workers)
        for row in games:
            file.add(row)
            write_chosen(folder, chosen, row)
            progress(len(chosen.taken), len(file.rows))
            if chosen.is_done():
                break
    return len(chosen.taken)
