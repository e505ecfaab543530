"""A ruleset file with somebody's own words: the standard one, with the list among its options."""

from __future__ import annotations

import json
from importlib import resources
from typing import TYPE_CHECKING

from redtable.cli.saved_records import write_file
from redtable.cli.user_error import UserError
from redtable.games.pictures import Pictures
from redtable.games.pictures.word_list import read_words

if TYPE_CHECKING:
    from pathlib import Path


def write_ruleset(given: Path, file: Path) -> int:
    """Read a list of words and write a ruleset that plays with it; how many words there are."""
    try:
        words = read_words(given.read_bytes(), str(given))
    except OSError as fault:
        raise UserError(
            "cli-problem-no-file", "cli-hint-help", file=str(given), command="redtable pictures"
        ) from fault
    Pictures().rules("", {"cards": "words", "own_words": words})
    standard = resources.files("redtable.games.pictures") / "ruleset" / "standard.toml"
    lines = [
        'cards = "words"',
        "own_words = [",
        *(f"  {json.dumps(w, ensure_ascii=False)}," for w in words),
        "]",
    ]
    write_file(file, (standard.read_text(encoding="utf-8") + "\n".join(lines) + "\n").encode())
    return len(words)
