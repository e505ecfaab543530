"""Writes the rules pages of docs/<game>/rules.<language>.md from the rulebooks of the games.

Run `python -m tools.rulebook_pages` after a rulebook has changed; a test fails while a page is stale.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.rulebook import Rulebook
from tools.pages import ROOT, Pages, write_stale

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES = {"en": "English", "es": "Español", "it": "Italiano"}
CLAUSE = re.compile(r"\b[A-Z]{2}-(?:[A-Z]?\d+\.\d+|[A-Z]\d+)\b")


def games_with_rulebook(root: Path) -> list[str]:
    """The slugs of the games whose package holds a rulebook."""
    return sorted(folder.parent.name for folder in root.glob("src/redtable/games/*/rulebook"))


def read_rulebook(root: Path, game: str, language: str) -> Rulebook:
    """A rulebook as it stands in the source tree, whether or not the game is installed."""
    file = root / "src/redtable/games" / game / "rulebook" / f"{language}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Rulebook)


def clause_ids(rulebook: Rulebook) -> list[str]:
    """Every clause of a rulebook, in order."""
    return [id for section in rulebook.sections for id in section.clauses]


def anchor(id: str) -> str:
    """The place of a clause on its page."""
    return id.lower()


def linked(text: str, known: set[str]) -> str:
    """A clause's text with the clauses it mentions turned into links."""

    def link(found: re.Match[str]) -> str:
        id = found[0]
        return f"[{id}](#{anchor(id)})" if id in known else id

    return CLAUSE.sub(link, text)


def page(rulebook: Rulebook, game: str, language: str) -> str:
    """The whole page of one language."""
    known = set(clause_ids(rulebook))
    others = [name if code == language else f"[{name}](rules.{code}.md)" for code, name in LANGUAGES.items()]
    lines = [
        f"<!-- Made by tools/rulebook_pages.py from src/redtable/games/{game}/rulebook/{language}.toml -->",
        f"# {rulebook.title}",
        "",
        " · ".join(others),
        "",
        rulebook.intro,
    ]
    for section in rulebook.sections:
        lines += ["", f"## {section.id} {section.title}", ""]
        for id, text in section.clauses.items():
            lines.append(f'- <a id="{anchor(id)}"></a>**{id}** {linked(text, known)}')
    return "\n".join(lines) + "\n"


def pages(root: Path, game: str) -> Pages:
    """Every rules page of a game, and what it should say."""
    folder = root / "docs" / game
    return {
        folder / f"rules.{language}.md": page(read_rulebook(root, game, language), game, language)
        for language in LANGUAGES
    }


if __name__ == "__main__":
    for each in games_with_rulebook(ROOT):
        write_stale(pages(ROOT, each))
