"""Whether a word is a form or a part of a word on the table (CP-10.6, CP-G12).

Stemmers and lemmata are imported with the first word that is asked about: a server starts without them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from redtable.games.pictures.word_list import bare

SHORTEST_PART: Final = 3
"""Shorter than this, one word inside another is an accident."""
STEMMERS: Final = {"en": "english", "es": "spanish", "it": "italian"}


@cache
def stem(word: str, language: str) -> str:
    """The stem of a word, without accents."""
    import snowballstemmer

    return bare(str(snowballstemmer.stemmer(STEMMERS[language]).stemWord(word.casefold())))


@cache
def lemma(word: str, language: str) -> str:
    """The form under which a dictionary has the word, without accents."""
    import simplemma

    return bare(str(simplemma.lemmatize(word.casefold(), lang=language)))


def contains(one: str, other: str) -> bool:
    """Whether one word is inside the other, accents apart."""
    short, long = sorted((bare(one), bare(other)), key=len)
    return len(short) >= SHORTEST_PART and short in long


def same_word(one: str, other: str, language: str) -> bool:
    """Whether two words are forms of one: equal, one inside the other, of one stem or one lemma."""
    if bare(one) == bare(other) or contains(one, other):
        return True
    return stem(one, language) == stem(other, language) or lemma(one, language) == lemma(other, language)


def form_of_visible_word(word: str, visible: list[str], language: str) -> str:
    """The visible word of which this is a form or part; nothing if there is none."""
    for shown in visible:
        if same_word(word, shown, language):
            return shown
    return ""
