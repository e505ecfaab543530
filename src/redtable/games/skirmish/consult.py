"""Questions that need no match.

battlefields        the battlefields of the game as data
battlefield TEXT    what is wrong with a battlefield's file
"""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.games.skirmish.battlefield_file import battlefield_names, examine, load_map
from redtable.kernel.notation import NotationError


def answer(question: str) -> Any:
    """The answer as plain data; raises NotationError for what is no question."""
    if question == "battlefields":
        return {name: msgspec.to_builtins(load_map(name)) for name in battlefield_names()}
    word, _, text = question.partition(" ")
    if word == "battlefield":
        return examine(text)
    raise NotationError(f"skirmish cannot be consulted, so it cannot answer {question!r}")
