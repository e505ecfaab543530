"""Questions that need no match.

battlefields        the battlefields of the game as data
battlefield TEXT    what is wrong with a battlefield's file
"""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.games.skirmish.answers import CONSULTS, ExamineAnswer
from redtable.games.skirmish.battlefield_file import battlefield_names, faults_of, load_map
from redtable.games.skirmish.ruleset import MapFile
from redtable.kernel.notation import NotationError
from redtable.kernel.ruleset import plain
from redtable.kernel.toml import TomlError, read_toml


def answer(question: str) -> Any:
    """The answer as declared in `answers.py`; raises NotationError for what is no question."""
    if question == "battlefields":
        return {name: load_map(name) for name in battlefield_names()}
    word, _, text = question.partition(" ")
    if word == "battlefield":
        return examine(text)
    raise NotationError(f"{question!r} is no question; there is: {', '.join(CONSULTS)}")


def examine(text: str) -> ExamineAnswer:
    """What is wrong with the text of a battlefield: the very check of `map check`."""
    try:
        found = msgspec.convert(read_toml(text), MapFile)
    except TomlError as fault:
        return ExamineAnswer(unreadable=str(fault))
    except msgspec.ValidationError as mismatch:
        return ExamineAnswer(unreadable=plain(str(mismatch), MapFile))
    return ExamineAnswer(faults=faults_of(found), map=found)
