"""The page of the skirmish says which options there are, with their true defaults."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from redtable.games.skirmish.ruleset import Options

PAGE = Path(__file__).parents[3] / "docs/skirmish.md"


def test_the_table_of_options_is_complete_and_true() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (.*?) \| (.*?) \| (SK-G\d+) \|$", PAGE.read_text(encoding="utf-8"), re.M
    )
    fields = {field.name: field.default for field in msgspec.structs.fields(Options)}
    assert {row[0] for row in rows} == set(fields)
    for name, _, default, _ in rows:
        if name == "first_aid_table":
            assert fields[name] == (*["dead"] * 7, *["light"] * 3)
            continue
        value = fields[name]
        spoken = f"{value:g}" if isinstance(value, float) else str(value)
        assert default.strip("`") == (spoken.lower() if isinstance(value, bool) else spoken), name
