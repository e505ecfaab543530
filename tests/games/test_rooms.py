"""All games, and the template, have the same rooms: the table on the page about adding a game."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (`\w+\.py`.*?) \|", PAGE, flags=re.MULTILINE)
ROOMS = {room for row in ROWS for room in re.findall(r"`(\w+\.py)`", row)}
FOLDERS = {"ruleset", "rulebook", "text"}
PACKAGES = sorted((ROOT / "src" / "redtable" / "games").glob("*/game.py"))
GAMES = {"tiny": ROOT / "tests" / "tiny", **{file.parent.name: file.parent for file in PACKAGES}}
"""The folder of each game."""
ALWAYS = {"__init__.py", "game.py", "state.py", "rules.py", "refusals.py", "notation.py", "position.py"}
ALWAYS |= {"frames.py", "view.py", "view_builder.py", "words.py", "ruleset.py"}
"""No game can do without these."""
HOME = {
    "legal_actions": "rules.py",
    "why_not": "refusals.py",
    "parse_action": "notation.py",
    "format_position": "position.py",
    "view_of": "view_builder.py",
    "redeal": "redeal.py",
}
"""Functions that all games call alike, and the file where each of them stands."""


def functions(file: Path) -> set[str]:
    """The names of a module's functions."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef)}


def test_the_table_has_every_room() -> None:
    assert ROOMS >= ALWAYS


def test_what_three_games_have_is_a_room() -> None:
    """A file of two games may be a subject that both rulebooks have, such as movement."""
    files = Counter(file.name for folder in GAMES.values() for file in folder.glob("*.py"))
    assert {name for name, games in files.items() if games > 2} <= ROOMS


@pytest.mark.parametrize("slug", GAMES)
def test_no_room_is_missing(slug: str) -> None:
    files = {file.name for file in GAMES[slug].iterdir()}
    assert files >= ALWAYS | FOLDERS


@pytest.mark.parametrize("slug", GAMES)
def test_what_all_games_do_stands_in_the_same_room(slug: str) -> None:
    homes = {name: file.name for file in GAMES[slug].glob("*.py") for name in functions(file) if name in HOME}
    assert homes == {name: room for name, room in HOME.items() if (GAMES[slug] / room).exists()}


@pytest.mark.parametrize("slug", GAMES)
def test_a_view_is_only_data(slug: str) -> None:
    assert functions(GAMES[slug] / "view.py") == set()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("role", ["preview", "consult", "device_files"])
def test_a_game_that_answers_questions_has_the_room_for_it(slug: str, role: str) -> None:
    tree = ast.parse((GAMES[slug] / "game.py").read_text(encoding="utf-8"))
    answers = any(isinstance(node, ast.FunctionDef) and node.name == role for node in ast.walk(tree))
    assert answers == (GAMES[slug] / f"{role}.py").exists()
