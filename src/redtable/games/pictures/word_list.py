"""Lists of words that people bring: one word a line, and what is wrong with a line is told by its number."""

from __future__ import annotations

import unicodedata
from typing import Final

from redtable.kernel.errors import RedtableError

LONGEST: Final = 30
LATIN_END: Final = 0x250
"""Letters from here on are not those of a Latin alphabet, though some look like them."""
ORDINALS: Final = "ªº"


class WordListError(RedtableError):
    """A list of words that cannot be played with; says which lines are wrong and why."""


def is_letter(character: str) -> bool:
    """Whether this is a letter of a Latin alphabet, with or without an accent."""
    return character.isalpha() and ord(character) < LATIN_END and character not in ORDINALS


def bare(word: str) -> str:
    """A word for comparing: without case and accents."""
    if word.isascii():
        return word.lower()
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


def fault_of_word(word: str) -> str:
    """What is wrong with a word for a card, if anything."""
    if not word:
        return "the line is empty"
    if " " in word:
        return f"{word!r} is a phrase; a card has one word"
    if len(word) < 2 or len(word) > LONGEST:
        return f"{word[:LONGEST]!r} has {len(word)} letters; a card has from 2 to {LONGEST}"
    strange = [character for character in word if not is_letter(character)]
    return f"{word!r} has {strange[0]!r}, which is not a letter" if strange else ""


def faults_of_words(words: list[str]) -> list[str]:
    """Everything that is wrong with a list of words, line by line."""
    faults: list[str] = []
    first: dict[str, int] = {}
    for line, word in enumerate(words, 1):
        fault = fault_of_word(word)
        if fault:
            faults.append(f"line {line}: {fault}")
        elif first.setdefault(bare(word), line) != line:
            faults.append(f"line {line}: {word!r} stands already in line {first[bare(word)]}")
    return faults


def read_words(content: bytes, where: str) -> list[str]:
    """The words of a text file, one a line; raises WordListError with every wrong line."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = content[: fault.start].count(b"\n") + 1
        raise WordListError(f"{where}: line {line} is not UTF-8; save the list as UTF-8 text") from fault
    words = [" ".join(unicodedata.normalize("NFC", line).split()) for line in text.splitlines()]
    while words and not words[-1]:
        words.pop()
    faults = faults_of_words(words)
    if not words:
        faults = ["there is no word in it"]
    if faults:
        raise WordListError(f"{where}: " + "; ".join(faults))
    return words
