"""What things are called: their keywords in three languages, and through a dictionary in the others.

Each language has words for a thing that another lacks (an Italian snail is slow, an English lion roars); what
one of them says about it is true in all. The multilingual encoder judges whether a translation is right.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from redtable.bots.pictures.encoders import ENGLISH, vectors_of
from redtable.bots.pictures.things import LANGUAGES, things
from redtable.bots.pictures.vocabulary import glosses, proper_names, synsets, translations
from redtable.games.pictures.word_list import bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.bots.pictures.encoders import Progress

AGREEMENT = 0.55
"""How close a translation must be to its word to be believed."""
BEHIND = 0.2
"""How much less close than the best it may be."""
SAME_SPELLING = 0.7
"""How close a translation counts that is written like its word: an encoder hears no difference between the
Spanish sea, "mar", and the English verb."""
RARER = 0.1
"""How much less close a translation counts for every tenfold by which one of the two words is rarer."""
USUAL_WORD = 0.1
"""How much closer it counts if it is the first noun that a dictionary has for a meaning of the word."""
ODD = 0.3
"""How much less close the names of genera and other proper names count, and several words."""
MOST_TRANSLATIONS = 2


def pivots(
    words: Sequence[str],
    language: str,
    progress: Progress | None = None,
    *,
    closest: bool = False,
) -> list[list[str]]:
    """For each word its best English translations: the dictionary's, if the multilingual encoder agrees.

    Of those it agrees to, the words that people would use come first. `closest`: where it agrees to none,
    the best of the others.
    """
    if language == "en":
        return [[word] for word in words]
    offered = [translations(word, language) for word in words]
    place_of = {word: at for at, word in enumerate(dict.fromkeys(chain.from_iterable(offered)))}
    english = vectors_of("use", list(place_of), progress) if place_of else np.zeros((0, 1))
    own = vectors_of("use", words, progress)
    found = []
    for place, (word, group) in enumerate(zip(words, offered, strict=True)):
        near = english[[place_of[each] for each in group]] @ own[place] if group else np.zeros(0)
        near[[bare(each) == bare(word) for each in group]] = SAME_SPELLING
        near -= np.array([oddity(word, each, language) for each in group])
        ranked = np.argsort(-near, kind="stable")
        believed = [group[at] for at in ranked if near[at] >= max(AGREEMENT, near.max() - BEHIND)]
        doubted = [group[at] for at in ranked[:1]] if closest else []
        found.append(believed[:MOST_TRANSLATIONS] or doubted)
    return found


def oddity(word: str, english: str, language: str) -> float:
    """How unlikely people are to translate a word so, whatever an encoder hears."""
    import wordfreq

    written = english.replace(" ", "_")
    often = wordfreq.zipf_frequency(word, language) - wordfreq.zipf_frequency(english, "en")
    firsts = {
        glosses()[number][0].casefold()
        for number in synsets(language)[word.casefold()]
        if number in glosses()
    }
    odd = written in proper_names("en") or " " in english
    return RARER * abs(often) + ODD * odd - USUAL_WORD * (english in firsts)


@cache
def english_of_keywords() -> dict[tuple[str, str], str]:
    """The best English translation of Spanish and Italian keywords (language, keyword), if there is one."""
    return {
        (language, word): english
        for language in LANGUAGES[1:]
        for word, english in translated_keywords(keywords_in(language), language).items()
    }


def keywords_in(language: str) -> list[str]:
    """Every keyword of a language."""
    return list(dict.fromkeys(word for entry in things().values() for word in entry[language]))


def translated_keywords(words: Sequence[str], language: str) -> dict[str, str]:
    """Keywords of a language with their best English translations, where there is one."""
    return {word: group[0] for word, group in zip(words, pivots(words, language), strict=True) if group}


def english_keywords(code: str) -> list[str]:
    """A thing's English keywords, and the translations of the others."""
    entry = things()[code]
    known = english_of_keywords()
    translated = [
        known[language, word]
        for language in LANGUAGES[1:]
        for word in entry[language]
        if (language, word) in known
    ]
    return without_repetition([*entry["en"], *translated])


def keywords(code: str, language: str, name: str) -> list[str]:
    """What a thing is encoded by: its words in English and, for the multilingual encoder, in the language.

    Words of a third language come as translations only, or false friends would speak: a Spanish net is a
    "red", and Italian salt is "sale".
    """
    own = [] if name in ENGLISH else things()[code][language]
    return without_repetition([*own, *english_keywords(code)])


def without_repetition(words: list[str]) -> list[str]:
    """Each word once, however it is written."""
    found: dict[str, str] = {}
    for word in words:
        found.setdefault(word.casefold(), word)
    return list(found.values())


@cache
def places_called(language: str) -> dict[str, list[int]]:
    """For each keyword of a language the things that have it, by their place."""
    found: dict[str, list[int]] = {}
    for at, entry in enumerate(things().values()):
        for word in entry[language]:
            found.setdefault(word.casefold(), []).append(at)
    return found


def called(words: Sequence[str], pivots_of: Sequence[list[str]], language: str) -> list[list[int]]:
    """For each word the things that are called so: in its language or, by its translations, in any."""
    english: dict[str, list[int]] = {}
    for at, code in enumerate(things()):
        for name in english_keywords(code):
            english.setdefault(name.casefold(), []).append(at)
    own = places_called(language)
    return [
        sorted({*own.get(word.casefold(), []), *chain.from_iterable(english.get(each, []) for each in group)})
        for word, group in zip(words, pivots_of, strict=True)
    ]
