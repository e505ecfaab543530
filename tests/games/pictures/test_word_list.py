"""Lists of words: those of the ruleset, and those that people bring."""

from __future__ import annotations

import pytest

from redtable.games.pictures.word_list import WordListError, bare, faults_of_words, read_words
from redtable.kernel.ruleset import RulesetError
from tests.games.pictures.helpers import GAME

WORDS = [f"{first}{second}" for first in ("alba", "brio", "coro", "dado") for second in "abcdefghij"]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_decks_are_large_and_clean(language: str) -> None:
    words = GAME.rules().words[language]  # type: ignore[index]
    assert len(words) >= 400
    assert faults_of_words(words) == []
    assert len({bare(word) for word in words}) == len(words)


def test_a_good_list_is_read() -> None:
    assert read_words("\ufeffluna\n  sol \r\nárbol\n\n".encode(), "list.txt") == ["luna", "sol", "árbol"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"luna\nsol\nLuna\n", "line 3: 'Luna' stands already in line 1"),
        (b"luna\n\nsol\n", "line 2: the line is empty"),
        (b"luna\nojo de buey\n", "line 2: 'ojo de buey' is a phrase"),
        (b"luna\nR2D2\n", "line 2: 'R2D2' has '2'"),
        (b"luna\na\n", "line 2: 'a' has 1 letters"),
        ("luna\nárbol\n".encode("latin-1"), "line 2 is not UTF-8"),
        (b"", "there is no word in it"),
    ],
)
def test_a_wrong_line_is_told_by_its_number(content: bytes, said: str) -> None:
    with pytest.raises(WordListError, match=said):
        read_words(content, "list.txt")


def test_own_words_are_played_with() -> None:
    rules = GAME.rules("", {"cards": "words", "own_words": WORDS})
    assert rules.word_deck() == WORDS


def test_too_few_words_are_refused() -> None:
    with pytest.raises(RulesetError, match="at least 40 words"):
        GAME.rules("", {"cards": "words", "own_words": WORDS[:20]})
    with pytest.raises(RulesetError, match="line 2"):
        GAME.rules("", {"cards": "words", "own_words": ["luna", "Luna"]})
