"""TOML that a stranger may have written: what could not be read in a moment is refused before it is parsed.

The parser's work grows with the square of the parts of a dotted key, and deep brackets end in its recursion
limit. Nothing that a person writes for a game has either.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from redtable.kernel.errors import RedtableError

LONGEST: Final = 100_000
"""Characters of a text."""
DEEPEST: Final = 8
"""Brackets inside brackets, and dots of one key."""
QUOTED: Final = re.compile(r"""#[^\n]*|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
"""Comments and texts of one line."""
BETWEEN: Final = re.compile(r"[,=\[\]{}\n]")
BRACKET: Final = re.compile(r"[\[\]{}]")


class TomlError(RedtableError):
    """A text that is not TOML, or not of a kind that is read here."""


def read_toml(text: str) -> dict[str, Any]:
    """What a text says; raises TomlError."""
    check_toml(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise TomlError(str(fault)) from fault


def check_toml(text: str) -> None:
    """Refuse what is too long or too deep to be parsed in a moment."""
    if len(text) > LONGEST:
        raise TomlError(f"too long: {len(text)} characters, at most {LONGEST} are read")
    if '"""' in text or "'''" in text:
        raise TomlError("texts of several lines are not read here")
    bare = QUOTED.sub("q", text)
    if any(part.count(".") > DEEPEST for part in BETWEEN.split(bare)):
        raise TomlError(f"too deep: a key has at most {DEEPEST} dots")
    depth = 0
    for bracket in BRACKET.findall(bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise TomlError(f"too deep: at most {DEEPEST} brackets are read inside each other")
