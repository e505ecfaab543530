"""Games in bulk: the file can be broken off anywhere, and keeps what fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from redtable.bots.bot import Bot, RandomBot
from redtable.kernel.record import read_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import replay_record, verify_record
from redtable.lab.bulk import paired, play_bulk
from redtable.lab.matches import LabError, Player
from redtable.lab.pairs import Meeting
from redtable.lab.workers import Workers

TINY = "tests.tiny:Tiny"
MEETING = Meeting(TINY, Player("random"), Player("random"))
ONE = Workers(1)


class Stumbles(Bot):
    """Fails in some games, after some choices."""

    def __init__(self, _game: object, _rules: object, seat: int, seed: str) -> None:
        self.random = RandomBot(f"{seed} {seat}")
        self.steps = 3 if seed.endswith("1 bot") else -1

    def choose(self, view: Any) -> str:
        if self.steps == 0:
            raise ZeroDivisionError("stumbled")
        self.steps -= 1
        return self.random.choose(view)


def test_a_file_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    play_bulk(MEETING, 12, whole, workers=ONE)
    play_bulk(MEETING, 5, broken, workers=ONE)
    broken.write_bytes(broken.read_bytes()[:-7])
    seen: list[int] = []
    play_bulk(MEETING, 12, broken, workers=Workers(2), progress=lambda file: seen.append(len(file.rows)))
    assert whole.read_bytes() == broken.read_bytes()
    assert seen == list(range(4, 13))
    play_bulk(MEETING, 3, broken, workers=ONE)
    assert whole.read_bytes() == broken.read_bytes()


def test_an_interruption_loses_no_game(tmp_path: Path) -> None:
    def interrupt(file: Any) -> None:
        if len(file.rows) == 4:
            raise KeyboardInterrupt

    path = tmp_path / "games.jsonl"
    with pytest.raises(KeyboardInterrupt):
        play_bulk(MEETING, 10, path, workers=ONE, progress=interrupt)
    assert len(path.read_text().splitlines()) == 5


@pytest.mark.parametrize("change", [{"seed": "other"}, {"first": Player(f"{__name__}:Stumbles")}])
def test_a_file_of_other_games_is_left_alone(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "games.jsonl"
    play_bulk(MEETING, 4, path, workers=ONE)
    before = path.read_bytes()
    second = change.get("first", MEETING.second)
    with pytest.raises(LabError, match="holds other games"):
        play_bulk(Meeting(TINY, MEETING.first, second), 8, path, seed=change.get("seed", "play"), workers=ONE)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["not JSON\n", '{"kind": "other"}\n', '{"number": 0}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(LabError, match="not a file of games"):
        play_bulk(MEETING, 4, path, workers=ONE)
    assert path.read_text() == text


def test_a_file_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play_bulk(MEETING, 2, path, workers=ONE)
    text = path.read_text().replace('"version":"', '"version":"0.0.', 1)
    path.write_text(text)
    with pytest.raises(LabError, match="version is"):
        play_bulk(MEETING, 4, path, workers=ONE)
    assert path.read_text() == text


def test_records_are_a_data_set(tmp_path: Path) -> None:
    plain = play_bulk(MEETING, 4, tmp_path / "plain.jsonl", workers=ONE)
    file = play_bulk(MEETING, 4, tmp_path / "games.jsonl", records=tmp_path / "records", workers=ONE)
    assert file.scores() == plain.scores()
    for row in file.rows:
        record = read_record((tmp_path / row.record).read_text())
        match = verify_record(record, find_game(TINY))
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.scores == row.scores
        assert len(match.log) == row.actions


def test_a_failure_is_kept_as_a_record_that_reproduces_it(tmp_path: Path) -> None:
    meeting = Meeting(TINY, Player(f"{__name__}:Stumbles"), Player("random"))
    file = play_bulk(meeting, 6, tmp_path / "games.jsonl", workers=ONE)
    assert [row.number for row in file.failures()] == [2, 3]
    failed = file.failures()[0]
    assert failed.failure == "ZeroDivisionError: stumbled"
    assert failed.score is None
    match = replay_record(read_record((tmp_path / failed.record).read_text()), game=find_game(TINY))
    assert match.outcome() is None
    assert len(match.log) >= 3
    assert len(paired(file.scores())) == 2


def test_a_file_has_one_writer(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play_bulk(MEETING, 2, path, workers=ONE)
    before = path.read_bytes()
    hold = "import sys; from pathlib import Path; from redtable.lab.held_file import HeldFile"
    code = f"{hold}; HeldFile(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(LabError, match="being written by another run"):
            play_bulk(MEETING, 4, path, workers=ONE)
        assert path.read_bytes() == before
        other.communicate()
    assert len(play_bulk(MEETING, 4, path, workers=ONE).rows) == 4


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="cannot be written"):
        play_bulk(MEETING, 4, tmp_path, workers=ONE)
