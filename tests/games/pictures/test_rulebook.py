"""The rules in our own words: the same clauses in three languages, and none is missing."""

import re
from pathlib import Path

import pytest

import redtable.games.pictures
from redtable.kernel.rulebook import Rulebook, load_rulebook

LANGUAGES = ("en", "es", "it")
CLAUSES_OF_CHAPTER = (6, 12, 15, 3, 12, 9, 4, 9, 2, 8)
OPTIONS = 33
EXPECTED = [
    f"CP-{chapter}.{number}"
    for chapter, count in enumerate(CLAUSES_OF_CHAPTER, 1)
    for number in range(1, count + 1)
] + [f"CP-G{number}" for number in range(1, OPTIONS + 1)]
CITED = re.compile(r"\bCP-(?:\d+\.\d+|G\d+)\b")
PACKAGE = Path(redtable.games.pictures.__path__[0])


def texts(language: str) -> dict[str, str]:
    book: Rulebook = load_rulebook("redtable.games.pictures", language)
    return {id: text for section in book.sections for id, text in section.clauses.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_clauses_are_there_in_order(language: str) -> None:
    assert list(texts(language)) == EXPECTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_holds_its_own_clauses(language: str) -> None:
    for section in load_rulebook("redtable.games.pictures", language).sections:
        prefix = section.id if section.id == "CP-G" else f"{section.id}."
        assert section.title
        assert all(id.startswith(prefix) for id in section.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_a_sentence(language: str) -> None:
    for id, text in texts(language).items():
        assert text == text.strip(), id
        assert text.endswith("."), id
        assert not re.search(r"[{}<>\[\]|]|  |\$", text), f"{id}: no placeholder, no markup"


def test_no_clause_is_left_untranslated() -> None:
    every = [texts(language) for language in LANGUAGES]
    for id in EXPECTED:
        said = [language_texts[id] for language_texts in every]
        assert len(set(said)) == len(LANGUAGES) or len(said[0]) <= 25, id


def test_clauses_mention_the_same_clauses_in_every_language() -> None:
    every = [texts(language) for language in LANGUAGES]
    for id in EXPECTED:
        mentions = [sorted(CITED.findall(language_texts[id])) for language_texts in every]
        assert mentions[0] == mentions[1] == mentions[2], id
        assert set(mentions[0]) <= set(EXPECTED), id


def test_what_the_code_cites_can_be_looked_up() -> None:
    cited = {
        (clause, file.name)
        for kind in ("*.py", "*.toml")
        for file in PACKAGE.rglob(kind)
        for clause in CITED.findall(file.read_text(encoding="utf-8"))
    }
    assert not {(clause, name) for clause, name in cited if clause not in EXPECTED}
