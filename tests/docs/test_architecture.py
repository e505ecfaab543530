"""The page about the architecture: its diagram is the imports of the source, and the names on it exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "redtable"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DIAGRAM = PAGE.partition("```mermaid\n")[2].partition("```")[0]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
PACKAGES = {file.parent.name for file in SOURCE.glob("*/__init__.py")}


@cache
def parsed() -> dict[Path, ast.Module]:
    """Every module of the source."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}


def arrows() -> set[tuple[str, str]]:
    """The arrows of the diagram: `a --> b --> c` is two of them."""
    rows = [re.split(r"\s*-->\s*", row.strip()) for row in DIAGRAM.splitlines() if "-->" in row]
    return {pair for row in rows for pair in pairwise(row)}


def imports() -> dict[tuple[str, str], str]:
    """Which package imports which other one, with one place where it does."""
    found: dict[tuple[str, str], str] = {}
    for file, tree in parsed().items():
        where = file.relative_to(SOURCE)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("redtable."):
                pair = (where.parts[0], str(node.module).split(".")[1])
                if pair[0] != pair[1] and len(where.parts) > 1:
                    found.setdefault(pair, f"{where}:{node.lineno}")
    return found


def reachable(start: str) -> set[str]:
    """The packages that a path of arrows leads to."""
    found: set[str] = set()
    todo = [start]
    while todo:
        found.update(todo)
        todo = [end for begin, end in arrows() if begin in todo and end not in found]
    return found


def test_every_package_is_in_the_diagram() -> None:
    assert set(re.findall(r'^ +(\w+)\["', DIAGRAM, flags=re.MULTILINE)) == PACKAGES


def test_every_import_follows_the_arrows() -> None:
    assert {pair: place for pair, place in imports().items() if pair[1] not in reachable(pair[0])} == {}


def test_every_arrow_is_an_import() -> None:
    assert arrows() <= set(imports())


def test_the_files_on_the_page_exist() -> None:
    files = {file.name for folder in (SOURCE, ROOT / "tools") for file in folder.rglob("*.py")}
    assert set(re.findall(r"`(\w+\.py)`", PAGE)) <= files | {"hatch_build.py"}


def test_the_methods_on_the_page_exist() -> None:
    """Such as `Room.submit`, of the class or of one that it builds on."""
    classes = [
        node for tree in parsed().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]

    def methods(name: str) -> set[str]:
        found: set[str] = set()
        for node in classes:
            if node.name == name:
                found.update(child.name for child in node.body if isinstance(child, FUNCTIONS))
                found.update(*(methods(base.id) for base in node.bases if isinstance(base, ast.Name)))
        return found

    named = set(re.findall(r"`([A-Z]\w+)\.(\w+)[`(]", PAGE))
    assert len(named) > 20
    assert {(name, method) for name, method in named if method not in methods(name)} == set()
