"""The golden scenarios of the rules."""

from pathlib import Path

import pytest

from redtable.kernel.scenario import load_scenario
from redtable.kernel.scenario_run import run_scenario

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "damage").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    assert [str(difference) for difference in run_scenario(load_scenario(file))] == []
