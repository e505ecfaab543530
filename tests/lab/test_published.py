"""The published table in small: measured by need, taken up again, and never written over."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from redtable import __version__
from redtable.bots.bot import bot_levels
from redtable.games.damage.ruleset import POLICIES
from redtable.kernel.chance import SeededChance
from redtable.lab import allocation, published
from redtable.lab.balance import BETWEEN, panels_of, trials_of_deal
from redtable.lab.matches import LabError
from redtable.lab.published import SHORT, publish
from redtable.lab.results_page import factor, matrix_lines, page
from redtable.lab.results_table import FLOORS, Played, Row, asked_rows, row, series_of
from redtable.lab.series import GAMES, Observed, Task, observe
from redtable.lab.source_commit import source_commit
from redtable.lab.statistics import Estimate
from redtable.lab.study import play_panels
from redtable.lab.workers import Workers

ALONE = Workers(1)
NO_TIME = 1e-9


def test_every_level_of_every_game_is_asked_for() -> None:
    ids = [one.id for one in asked_rows()]
    assert len(ids) == len(set(ids))
    assert "redcode-duel-expert-hard" in ids
    assert "skirmish-side-commander-commander" in ids
    assert "pictures-duel-hard-medium" in ids
    assert {one.game for one in asked_rows() if one.kind in ("balance", "matrix")} == set(GAMES)
    series = [one.id() for row in asked_rows() for one in series_of(row)]
    assert len(series) == len(set(series))


def test_a_factor_that_saves_nothing_is_not_called_a_saving() -> None:
    asked = row("luck", "skirmish", "commander", "random")
    assert factor(asked, Estimate(1.5, 1.2, 1.9, 30)) == "1.50 (1.20 to 1.90)"
    assert factor(asked, Estimate(0.36, 0.0, 1.16, 30)) == "no saving: 0.36 (0.00 to 1.16)"


def test_a_balance_study_is_a_row_of_the_same_games(tmp_path: Path) -> None:
    asked = row("balance", "damage", "random", "random")
    found = publish(NO_TIME, tmp_path / "results.json", workers=ALONE, rows=[asked])
    assert set(found.rows[0].scores) == {f"{policy}: first" for policy in POLICIES}
    assert page(found).count("damage-balance-random-random") == len(POLICIES) + 1
    panels = panels_of("damage", [], ["random"], [""], FLOORS["balance"], f"results {asked.id}")
    means = {figures.form: figures.scores["first"].mean for figures in play_panels(panels, workers=ALONE)}
    assert {name.partition(":")[0]: one.mean for name, one in found.rows[0].scores.items()} == means


def test_a_matrix_has_a_cell_for_every_pair_on_the_same_boards() -> None:
    levels = bot_levels("pictures")
    (panel,) = panels_of("pictures", [], [], [""], 3, "x")
    cells = series_of(row("matrix", "pictures", "all", "all"))
    assert len(cells) == len(levels) ** 2
    trials = [trials_of_deal("pictures", "", (cell.first, cell.second), 2, "x") for cell in cells]
    assert [trial for some in trials for trial in some] == [one for one in panel.trials if one.deal == 2]
    assert {trial.pairing.seed for some in trials for trial in some} == {"x 2"}


def test_a_matrix_is_shown_as_one() -> None:
    asked = row("matrix", "pictures", "all", "all")
    asked.scores = {
        f"easy{BETWEEN}hard": Estimate(0.5, 0.25, 0.75, 8),
        f"easy{BETWEEN}easy": Estimate(0, 0, 1, 4),
    }
    assert matrix_lines(asked)[-3:] == [
        "|  | hard | easy |",
        "|---|---|---|",
        "| easy | 50.0 (25.0 to 75.0; 8) | 0.0 (0.0 to 100.0; 4) |",
    ]
    asked.scores = {}
    assert matrix_lines(asked)[-1] == "not measured yet"


def test_results_are_written_and_go_on(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    rows = [row("side", "redcode", "random", "random"), row("luck", "redcode", "random", "greedy")]
    first = publish(NO_TIME, path, workers=ALONE, rows=rows[:1])
    assert first.rows[0].pairs == FLOORS["side"]
    assert first.commits == [source_commit(SHORT)]
    before = first.rows[0].score
    whole = publish(NO_TIME, path, workers=ALONE, rows=[row("side", "redcode", "random", "random"), rows[1]])
    assert [one.id for one in whole.rows] == [one.id for one in rows]
    assert whole.rows[0].score == before
    assert whole.rows[1].pairs == FLOORS["luck"]
    text = path.with_suffix(".md").read_text()
    assert text == page(whole)
    assert "redcode-luck-random-greedy" in text


def test_time_goes_to_the_row_that_needs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated games of 1/128 s: one bot always wins, the other duel is a toss-up."""

    def simulated(task: Task) -> Observed:
        even = SeededChance(f"{task.seed} {task.number}").below("score", 2)
        return Observed({"score": 1.0 if task.series.second == "random" else float(even)}, 2.0**-7)

    def measured(seconds: float, name: str) -> list[Row]:
        rows = [row("duel", "redcode", "greedy", "random"), row("duel", "redcode", "hard", "medium")]
        return publish(seconds / 3600, tmp_path / name, workers=ALONE, rows=rows).rows

    monkeypatch.setattr(published, "observe", simulated)
    monkeypatch.setattr(allocation, "BATCHES", 16)
    clear, even = measured(8, "bit-by-bit.json")
    assert (clear.reached, even.reached) == (True, False)
    assert clear.pairs < 150
    assert clear.pairs + even.pairs == 8 * 128
    more = measured(64, "bit-by-bit.json")
    assert [one.reached for one in more] == [True, True]
    assert more[0].pairs == clear.pairs
    assert 1000 < more[1].pairs < 3000
    measured(64, "at-once.json")
    two = [observed(tmp_path / f"{name}.games.jsonl", even) for name in ("bit-by-bit", "at-once")]
    assert all(one == other for one, other in zip(*two, strict=False))
    assert min(len(one) for one in two) > 1000


def observed(path: Path, asked: Row) -> list[list[float]]:
    """What a file of games has of a row, in its order."""
    batches = [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()[1:]]
    return [values for batch in batches if batch.series.startswith(asked.id) for values in batch.values]


def test_ctrl_c_keeps_the_games_of_a_batch_that_was_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(task: Task) -> Observed:
        if task.number == 2:
            raise KeyboardInterrupt
        return observe(task)

    path = tmp_path / "results.json"
    monkeypatch.setattr(published, "observe", interrupted)
    with pytest.raises(KeyboardInterrupt):
        publish(NO_TIME, path, workers=ALONE, rows=[row("side", "redcode", "random", "random")])
    assert "| 2 |" in path.with_suffix(".md").read_text()
    monkeypatch.undo()
    broken = publish(NO_TIME, path, workers=ALONE, rows=[row("side", "redcode", "random", "random")])
    whole = publish(
        NO_TIME, tmp_path / "whole.json", workers=ALONE, rows=[row("side", "redcode", "random", "random")]
    )
    assert broken.rows[0].pairs == whole.rows[0].pairs == FLOORS["side"]
    assert broken.rows[0].score == whole.rows[0].score


def test_a_row_that_cannot_be_measured_says_so(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    found = publish(NO_TIME, path, workers=ALONE, rows=[row("duel", "redcode", "nobody", "random")])
    assert "no bot 'nobody'" in page(found)


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    games = tmp_path / "results.games.jsonl"
    rows = [row("side", "redcode", "random", "random")]
    publish(NO_TIME, path, workers=ALONE, rows=rows)
    before = path.read_bytes(), games.read_bytes()
    with pytest.raises(LabError, match="seed"):
        publish(NO_TIME, path, seed="other", workers=ALONE, rows=rows)
    assert (path.read_bytes(), games.read_bytes()) == before
    games.write_bytes(before[1].replace(__version__.encode(), b"0.0.0"))
    with pytest.raises(LabError, match="version"):
        publish(NO_TIME, path, workers=ALONE, rows=rows)
    games.unlink()
    with pytest.raises(LabError, match="not beside it"):
        publish(NO_TIME, path, workers=ALONE, rows=rows)
    assert path.read_bytes() == before[0]
