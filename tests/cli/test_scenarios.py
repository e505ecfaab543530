"""`redtable scenario run`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = """\
game = "tiny"
title = "A row into open water"
position = "boats=0,0 hands=112/223 deck=1112223331 played=- open=turn:0:0"

[[steps]]
do = "row 2"
expect.to_move = "blue"

[[steps]]
do = "pass"
expect.state = { "boats.0" = 2 }
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "row.toml"
    file.write_text(GOOD, encoding="utf-8")
    return file


def test_as_expected(run: Run, scenario: Path) -> None:
    result = run("scenario", "run", str(scenario))
    assert result.code == 0, result.out
    assert "✓ A row into open water" in result.out
    assert "\nThe scenario is as expected." in result.out


def test_a_difference_is_shown_and_exits_1(run: Run, scenario: Path) -> None:
    scenario.write_text(GOOD.replace('"boats.0" = 2', '"boats.0" = 3'), encoding="utf-8")
    result = run("scenario", "run", str(scenario))
    assert result.code == 1
    assert "✗ A row into open water" in result.out
    assert "The scenario is not as expected." in result.out
    assert "step 2: boats.0" in result.out
    lines = [line.strip() for line in result.out.splitlines()]
    assert "- 3" in lines
    assert "+ 2" in lines


def test_the_difference_in_spanish(run: Run, scenario: Path) -> None:
    scenario.write_text(GOOD.replace('"boats.0" = 2', '"boats.0" = 3'), encoding="utf-8")
    out = run("--lang", "es", "scenario", "run", str(scenario)).out
    assert "paso 2: boats.0  - esperado  + encontrado" in out


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("es", "El escenario es como se esperaba.", "El escenario no es como se esperaba."),
        ("it", "Lo scenario è come atteso.", "Lo scenario non è come atteso."),
    ],
)
def test_one_scenario_in_other_languages(
    run: Run, scenario: Path, language: str, right: str, wrong: str
) -> None:
    assert right in run("--lang", language, "scenario", "run", str(scenario)).out
    scenario.write_text(GOOD.replace('"boats.0" = 2', '"boats.0" = 3'), encoding="utf-8")
    assert wrong in run("--lang", language, "scenario", "run", str(scenario)).out


def test_a_folder_of_scenarios(run: Run, scenario: Path) -> None:
    (scenario.parent / "inner").mkdir()
    other = scenario.parent / "inner" / "wrong.toml"
    other.write_text(GOOD.replace('"blue"', '"red"'), encoding="utf-8")
    result = run("scenario", "run", str(scenario.parent))
    assert result.code == 1
    assert "✓ A row" in result.out
    assert "✗ A row" in result.out
    assert "As expected: 1 of 2 scenarios." in result.out


def test_no_scenario_at_all_is_bad_usage(run: Run, scenario: Path) -> None:
    scenario.write_text('game = "tiny"\ntitel = "typo"', encoding="utf-8")
    result = run("scenario", "run", str(scenario))
    assert result.code == 2
    assert str(scenario) in result.out.replace("\n", "")


def test_an_empty_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert run("scenario", "run", str(tmp_path / "empty")).code == 2
