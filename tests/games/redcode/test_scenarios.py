"""The golden scenarios of Red Code."""

from pathlib import Path

import pytest

from redtable.kernel.scenario import load_scenario
from redtable.kernel.scenario_run import run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "redcode"
FILES = sorted(FOLDER.glob("*.toml"))


def test_there_are_goldens() -> None:
    assert len(FILES) >= 28


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    assert [str(difference) for difference in run_scenario(load_scenario(file))] == []
