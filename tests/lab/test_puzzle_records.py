"""Puzzles from games of people: found in their records, without anything of who played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.puzzle import Task, facts_of
from redtable.kernel.record import read_record, write_record
from redtable.kernel.replay import replay_record
from redtable.kernel.scenario import read_scenario
from redtable.lab.matches import Pairing, Player, play_recorded
from redtable.lab.puzzle_games import source_of
from redtable.lab.puzzle_records import find_in_records, form_played
from redtable.lab.workers import Workers

if TYPE_CHECKING:
    from pathlib import Path

STEP = 11
"""In this game there is a puzzle after so many actions."""


def game_up_to_the_puzzle() -> str:
    """A record that ends where the puzzle is."""
    _, text, _ = play_recorded(Pairing("redcode", "people 0", (Player("greedy"), Player("easy"))))
    record = read_record(text)
    record.actions, record.result = record.actions[:STEP], None
    return write_record(record)


def test_a_puzzle_is_found_in_a_record_and_keeps_the_position_alone(tmp_path: Path) -> None:
    text = game_up_to_the_puzzle()
    told: list[tuple[int, int]] = []

    def find() -> int:
        return find_in_records(
            "redcode", [text], 5, tmp_path, workers=Workers(1), progress=lambda *news: told.append(news)
        )

    assert find() == 1
    (file,) = tmp_path.glob("*.toml")
    scenario = read_scenario(file.read_text(), file.name)
    origin = facts_of(scenario).origin
    assert (origin.players, origin.step, origin.commit) == ([], STEP, "")
    assert scenario.position == replay_record(read_record(text)).state.position()
    task = Task(scenario)
    assert facts_of(scenario).best[0][0] in task.state.view(task.seat).legal
    assert told == [(0, 0), (1, 1)]
    told.clear()
    assert find() == 1  # and nothing is searched again
    assert told == [(1, 1)]


def test_only_forms_that_are_searched_are_taken() -> None:
    source = source_of("redcode")
    _, text, _ = play_recorded(Pairing("redcode", "forms", (Player("random"), Player("random"))))
    record = read_record(text)
    assert form_played(source, record) == 0
    record.hash = "0" * 16
    assert form_played(source, record) is None
