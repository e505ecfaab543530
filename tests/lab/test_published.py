"""The published table in small: measured by rows, taken up again, and never written over."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from redtable.games.damage.ruleset import POLICIES
from redtable.lab.matches import LabError
from redtable.lab.published import GAMES, asked_rows, factor, page, publish, row
from redtable.lab.statistics import Estimate
from redtable.lab.workers import Workers

ALONE = Workers(1)


def test_every_level_of_every_game_is_asked_for() -> None:
    ids = [one.id for one in asked_rows()]
    assert len(ids) == len(set(ids))
    assert "redcode-duel-expert-hard" in ids
    assert "skirmish-side-commander-commander" in ids
    assert "pictures-duel-hard-medium" in ids
    assert {one.game for one in asked_rows() if one.kind == "balance"} == set(GAMES)


def test_a_factor_that_saves_nothing_is_not_called_a_saving() -> None:
    asked = row("luck", "skirmish", "commander", "random")
    assert factor(asked, Estimate(1.5, 1.2, 1.9, 30)) == "1.50 (1.20 to 1.90)"
    assert factor(asked, Estimate(0.36, 0.0, 1.16, 30)) == "no saving: 0.36 (0.00 to 1.16)"


def test_a_balance_study_is_a_row(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    found = publish(1e-9, path, workers=ALONE, rows=[row("balance", "damage", "random", "random")])
    assert set(found.rows[0].scores) == {f"{policy}: first" for policy in POLICIES}
    assert page(found).count("damage-balance-random-random") == len(POLICIES)


def test_results_are_written_and_go_on(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    rows = [row("side", "redcode", "random", "random"), row("luck", "redcode", "random", "greedy")]
    first = publish(1e-9, path, workers=ALONE, rows=rows[:1])
    whole = publish(1e-9, path, workers=ALONE, rows=rows)
    assert [one.id for one in whole.rows] == [one.id for one in rows]
    assert whole.rows[0] == first.rows[0]
    assert whole.rows[0].pairs == 4
    text = path.with_suffix(".md").read_text()
    assert text == page(whole)
    assert "redcode-luck-random-greedy" in text


def test_a_row_that_cannot_be_measured_says_so(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    found = publish(1e-9, path, workers=ALONE, rows=[row("duel", "redcode", "nobody", "random")])
    assert "no bot 'nobody'" in page(found)


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    rows = [row("side", "redcode", "random", "random")]
    publish(1e-9, path, workers=ALONE, rows=rows)
    before = path.read_bytes()
    with pytest.raises(LabError, match="hours"):
        publish(1.0, path, workers=ALONE, rows=rows)
    assert path.read_bytes() == before
    path.write_bytes(msgspec.json.encode({"game": "redcode"}))
    with pytest.raises(LabError, match="no file of results"):
        publish(1e-9, path, workers=ALONE, rows=rows)
