"""Rulebooks: clauses and sections are found by their ids, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from redtable.kernel.rulebook import RulebookError, load_rulebook

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES = ("en", "es", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_found_by_its_id(language: str) -> None:
    words = {"en": "Rest:", "es": "Descansar:", "it": "Riposare:"}
    assert load_rulebook("tests.tiny", language).clause("TN-2.3").startswith(words[language])


def test_a_section_is_found_by_its_id() -> None:
    section = load_rulebook("tests.tiny", "en").section("TN-3")
    assert section.title == "The answer"
    assert list(section.clauses) == ["TN-3.1", "TN-3.2", "TN-3.3"]


def test_the_languages_have_the_same_clauses() -> None:
    books = [load_rulebook("tests.tiny", language) for language in LANGUAGES]
    clauses = [[list(section.clauses) for section in book.sections] for book in books]
    assert clauses[0] == clauses[1] == clauses[2]


def test_an_unknown_clause_or_section_says_what_there_is() -> None:
    book = load_rulebook("tests.tiny", "en")
    with pytest.raises(RulebookError, match=r"there is no clause 'TN-9.9'; sections: TN-1, TN-2"):
        book.clause("TN-9.9")
    with pytest.raises(RulebookError, match="there is no section 'TN-9'; sections: TN-1, TN-2"):
        book.section("TN-9")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(RulebookError, match="there is no rulebook in 'de'"):
        load_rulebook("tests.tiny", "de")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("title = ", "xx.toml: "),
        ('title = "A"\nintro = "B"', "xx.toml: .*sections"),
        ('title = "A"\nintro = "B"\nsections = []\nauthor = "C"', "xx.toml: .*author"),
    ],
)
def test_a_broken_rulebook_names_its_file(
    text: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"{tmp_path.name}_game"
    folder = tmp_path / package / "rulebook"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "xx.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(RulebookError, match=expected):
        load_rulebook(package, "xx")
