"""A word of the kernel means one thing in the whole tree."""

from __future__ import annotations

import ast
from pathlib import Path

import redtable

SOURCE = Path(redtable.__file__).parent


def classes(path: Path) -> set[str]:
    """The names of the classes that a module defines."""
    return {
        part.name for part in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(part, ast.ClassDef)
    }


def test_the_words_of_the_kernel_are_defined_once() -> None:
    """What a draw, a refusal, a setting of a test and a problem are, one module says."""
    found = {path.relative_to(SOURCE).as_posix(): classes(path) for path in SOURCE.rglob("*.py")}
    where = {
        word: [path for path, names in sorted(found.items()) if word in names]
        for word in ("Draw", "Match", "Problem", "Refused", "Setting", "Store", "Table")
    }
    assert where == {
        "Draw": ["kernel/chance.py"],
        "Match": ["kernel/match.py"],
        "Problem": [],
        "Refused": ["kernel/match.py"],
        "Setting": ["kernel/conformance/play.py"],
        "Store": ["server/store/base.py"],
        "Table": ["server/tables.py"],
    }
