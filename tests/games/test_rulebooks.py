"""The rules of every game in our own words: the same clauses in three languages, and none is missing."""

import re
from pathlib import Path

import pytest

from redtable.kernel.rulebook import load_rulebook

LANGUAGES = ("en", "es", "it")
CHAPTERS = {
    "redcode": ("RC", (6, 10, 12, 4, 12, 9, 9, 11, 24, 15, 10, 8, 16), 49),
    "pictures": ("CP", (6, 12, 15, 3, 12, 9, 4, 9, 2, 8), 35),
    "skirmish": ("SK", (7, 7, 8, 5, 14, 7, 9, 21, 6, 16, 8, 9, 7, 5, 8), 67),
    "damage": ("BD", (6, 3, 13, 8, 40, 6, 7), 36),
}
"""The prefix of a game's clauses, the last number of each chapter, and how many options."""
UNUSED = {f"BD-5.{number}" for number in (7, 8, 9, 10, 17, 18, 19, 20, 27, 28, 29, 30, 37, 38, 39)}
"""Critical hits are numbered by card and die: 5.11 is card 1, die 1. What lies between stands for nothing."""
PLAIN = re.compile(r"[{}<>\[\]|]|  |\$")
GAMES = pytest.mark.parametrize("game", CHAPTERS)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)


def texts(game: str, language: str) -> dict[str, str]:
    """Every clause by its id."""
    book = load_rulebook(f"redtable.games.{game}", language)
    return {id: text for section in book.sections for id, text in section.clauses.items()}


def expected(game: str) -> list[str]:
    """The ids of all clauses, in order."""
    prefix, chapters, options = CHAPTERS[game]
    clauses = [
        f"{prefix}-{chapter}.{number}"
        for chapter, count in enumerate(chapters, 1)
        for number in range(1, count + 1)
    ]
    clauses += [f"{prefix}-G{number}" for number in range(1, options + 1)]
    return [clause for clause in clauses if clause not in UNUSED]


def cited(game: str, text: str) -> list[str]:
    """The clauses that a text names."""
    return re.findall(rf"\b{CHAPTERS[game][0]}-(?:\d+\.\d+|G\d+)\b", text)


def test_every_game_with_rules_is_counted() -> None:
    books = Path("src/redtable/games").glob("*/rulebook")
    assert {book.parent.name for book in books} == set(CHAPTERS)


@GAMES
@IN_EACH
def test_all_clauses_are_there_in_order(game: str, language: str) -> None:
    assert list(texts(game, language)) == expected(game)


@GAMES
@IN_EACH
def test_a_section_holds_its_own_clauses(game: str, language: str) -> None:
    for section in load_rulebook(f"redtable.games.{game}", language).sections:
        prefix = section.id if section.id.endswith("-G") else f"{section.id}."
        assert section.title
        assert all(id.startswith(prefix) for id in section.clauses)


@GAMES
@IN_EACH
def test_every_clause_is_a_sentence(game: str, language: str) -> None:
    for id, text in texts(game, language).items():
        assert text == text.strip(), id
        assert text.endswith("."), id
        assert not PLAIN.search(text), f"{id}: no placeholder, no markup"


@GAMES
def test_no_clause_is_left_untranslated(game: str) -> None:
    every = [texts(game, language) for language in LANGUAGES]
    for id in expected(game):
        said = [language_texts[id] for language_texts in every]
        assert len(set(said)) == len(LANGUAGES) or len(said[0]) <= 25, id


@GAMES
def test_clauses_mention_the_same_clauses_in_every_language(game: str) -> None:
    every = [texts(game, language) for language in LANGUAGES]
    for id in expected(game):
        mentions = [sorted(cited(game, language_texts[id])) for language_texts in every]
        assert mentions[0] == mentions[1] == mentions[2], id
        assert set(mentions[0]) <= set(expected(game)), id


@GAMES
def test_what_the_code_cites_can_be_looked_up(game: str) -> None:
    known = set(expected(game))
    for kind in ("*.py", "*.toml"):
        for file in Path("src/redtable/games", game).rglob(kind):
            unknown = set(cited(game, file.read_text(encoding="utf-8"))) - known
            assert not unknown, file.name
