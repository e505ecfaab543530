"""The golden scenarios of Pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.kernel.scenario import load_scenario
from redtable.kernel.scenario_run import run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "pictures"
FILES = sorted(FOLDER.glob("*.toml"))
GOLDENS = {f"gs-cp-{number}" for number in range(1, 21)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    differences = run_scenario(load_scenario(file))
    assert not differences, "\n".join(str(difference) for difference in differences)


def test_every_golden_is_there() -> None:
    stems = {file.stem.rstrip("abcdefghij") for file in FILES if file.stem.startswith("gs-")}
    assert stems == GOLDENS
