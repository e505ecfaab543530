"""The golden scenarios of the skirmish."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.kernel.scenario import load_scenario
from redtable.kernel.scenario_run import run_scenario

FILES = sorted((Path(__file__).parents[2] / "scenarios/skirmish").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_golden(file: Path) -> None:
    assert [str(difference) for difference in run_scenario(load_scenario(file))] == []
