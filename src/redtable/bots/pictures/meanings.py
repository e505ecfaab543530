"""How close a word is to what a card shows, by independent encoders, each of which hears in two ways.

A word is encoded by itself and by what a dictionary says about its meanings. Who knows the names alone hears
how close it is to what a thing is called; who knows keywords hears 0.6 of the best and 0.4 of the mean over
these, and a word that is itself a keyword is as close as can be. Among words one listener goes by the words
themselves, the other by their definitions. Everything is measured against how close other words are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.bots.pictures.encoders import BATCH, COMMON, ENGLISH, unit, vectors_of
from redtable.bots.pictures.names import pivots, places_called
from redtable.bots.pictures.things import things
from redtable.bots.pictures.vocabulary import definitions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.bots.pictures.encoders import Progress

    Array = np.ndarray[Any, np.dtype[Any]]

BEST, MEAN = 0.6, 0.4
NAMES, KEYWORDS = "names", "keywords"
VIEWS = (NAMES, KEYWORDS)
"""How a listener hears: by what things are called, or by all that is known of them."""
DEFINED = {"pictures": 0.4, "words": 0.8}
"""How much of a word's vector is what a dictionary says about it; the rest is the word alone. Pictures have
many keywords, which are a definition already; a word on a card has nothing else."""
SHARPNESS = 8.0
"""How much more the meanings count that an encoder finds close to the word."""
SAMPLE = 3000


def common_part(vectors: Array, name: str) -> Array:
    """What an encoder's vectors all share, which tells nothing about any word: the mean, then directions."""
    mean = vectors.mean(0)
    _, _, directions = np.linalg.svd(vectors[:SAMPLE] - mean, full_matrices=False)
    return np.concatenate([mean[None], directions[: COMMON[name]]])


def distinct(vectors: Array, common: Array) -> Array:
    """Vectors without what all words share."""
    apart = vectors - common[0]
    return unit(apart - apart @ common[1:].T @ common[1:])


def encoded(
    name: str,
    words: Sequence[str],
    english: Sequence[list[str]],
    language: str,
    progress: Progress | None = None,
) -> dict[str, Array]:
    """Words of a language as vectors for pictures and for words: each by itself, and by its definitions.

    `english` has the believed translations of each word. Encoders of sentences hear little in a single word
    and more in a definition; meanings that are far from the word hardly count. Word vectors need none.
    """
    alone = encoded_alone(name, words, english, language, progress)
    if name == "spacy":
        return dict.fromkeys(DEFINED, alone)
    texts = [definitions(word, language) for word in words]
    defined = [at for at, group in enumerate(texts) if group]
    if not defined:
        return dict.fromkeys(DEFINED, alone)
    sizes = [len(texts[at]) for at in defined]
    flat = [text for group in texts for text in group]
    place = {text: at for at, text in enumerate(dict.fromkeys(flat))}
    said = vectors_of(name, list(place), progress)[[place[text] for text in flat]]
    weight = np.exp(SHARPNESS * (said * np.repeat(alone[defined], sizes, axis=0)).sum(1, keepdims=True))
    starts = np.cumsum([0, *sizes[:-1]])
    together = alone.copy()
    together[defined] = unit(np.add.reduceat(said * weight, starts, axis=0))
    return {cards: unit((1 - part) * alone + part * together) for cards, part in DEFINED.items()}


def encoded_alone(
    name: str,
    words: Sequence[str],
    english: Sequence[list[str]],
    language: str,
    progress: Progress | None = None,
) -> Array:
    """Words as vectors without their definitions.

    The English encoders get their translations, and the multilingual one gets both: it knows fewer words of
    other languages and goes by their spelling then.
    """
    if language == "en":
        return vectors_of(name, words, progress)
    groups = [group or [word] for word, group in zip(words, english, strict=True)]
    vectors = vectors_of(name, [word for group in groups for word in group], progress)
    starts = np.cumsum([0, *(len(group) for group in groups[:-1])])
    translated = unit(np.add.reduceat(vectors, starts, axis=0))
    return translated if name in ENGLISH else unit(vectors_of(name, words, progress) + translated)


class Meanings:
    """Everything that is prepared for one language and one encoder."""

    def __init__(self, language: str, name: str, words: list[str], arrays: dict[str, Array]) -> None:
        self.language = language
        self.name = name
        self.words = words
        self.place = {word: at for at, word in enumerate(words)}
        self.codes: list[str] = list(things())
        self.code_place = {code: at for at, code in enumerate(self.codes)}
        self.vectors = arrays["words"]
        self.keywords = arrays["keywords"].astype(np.float32)
        self.owners = arrays["owners"]
        """For each keyword the place of its thing."""
        self.keyword_texts: list[str] = arrays["keyword_texts"].tolist()
        self.text_place = {text: at for at, text in enumerate(self.keyword_texts)}
        self.called: dict[int, set[int]] = pairs(arrays["called"])
        """For clue words, by their place, the things that are called so."""
        self.tied: dict[int, set[int]] = pairs(arrays["tied"])
        """For clue words, by their place, the things to which a dictionary ties them."""
        self.tied_words: dict[int, set[int]] = pairs(arrays["tied_words"])
        """The same for clue words and the words of the deck, by their places."""
        self.deck_place = {str(word): at for at, word in enumerate(arrays["deck"])}
        self.concreteness: Array = arrays["concreteness"]
        """For each clue word how much it is something that can be seen and touched."""
        self.common = arrays["common"].astype(np.float32)
        self.defined = arrays["defined"]
        self.defined_common = arrays["defined_common"].astype(np.float32)
        drawn = [view for view in VIEWS if f"heard_{view}" in arrays]
        self.heard = {view: arrays[f"heard_{view}"] for view in drawn}
        """For every clue word (row) and every thing (column): how far above the usual it is close."""
        self.usual = {view: arrays[f"usual_{view}"].astype(np.float32) for view in drawn}
        """For every thing the mean of the raw closeness of all clue words, and the deviation."""
        self.cards: dict[tuple[str, str], tuple[Array, Array, float, float]] = {}
        """What is known of words that have lain on the table."""

    def of_things(self, word: str, view: str) -> Array:
        """Closeness of a word to all things, compared with other words and with other things."""
        at = self.place.get(word.casefold())
        if at is not None:
            return self.heard[view][at : at + 1].astype(np.float32)
        called = [places_called(self.language).get(word.casefold(), [])]
        raw = raw_closeness(self.clue_vector(word), self.keywords, self.owners, called)[view]
        return compared(raw, self.usual[view])

    def card_words(self, cards: Sequence[str], view: str) -> Array:
        """Every clue word to words that lie on the table."""
        self.look_at(cards, view)
        scaled = np.stack([self.cards[card, view][1] for card in cards], axis=1).astype(np.float32)
        return np.asarray(scaled - scaled.mean(1, keepdims=True) * 0.5)

    def shown(self, card: str, view: str) -> tuple[Array, Array, float, float]:
        """A word on the table: its vector, how close every clue word is to it, and the usual closeness."""
        self.look_at([card], view)
        return self.cards[card, view]

    def look_at(self, cards: Sequence[str], view: str) -> None:
        """Compare words on the table with every clue word: those that have not lain there yet, at once."""
        new = [card for card in dict.fromkeys(cards) if (card, view) not in self.cards]
        if not new:
            return
        vectors = np.stack([self.word_vector(card, view) for card in new])
        raw = (self.vectors if view == NAMES else self.defined).astype(np.float32) @ vectors.T
        means, deviations = raw.mean(0), raw.std(0)
        scaled = ((raw - means) / deviations).T.astype(np.float16)
        for at, card in enumerate(new):
            self.cards[card, view] = vectors[at], scaled[at], float(means[at]), float(deviations[at])

    def clue_vector(self, word: str) -> Array:
        """The vector of any word, among pictures."""
        at = self.place.get(word.casefold())
        if at is not None:
            return self.vectors[at : at + 1].astype(np.float32)
        return distinct(self.encoded(word, "pictures"), self.common)

    def word_vector(self, word: str, view: str) -> Array:
        """The vector of any word, among words."""
        if view == NAMES:
            return np.asarray(self.clue_vector(word)[0])
        at = self.place.get(word.casefold())
        if at is not None:
            return np.asarray(self.defined[at].astype(np.float32))
        return np.asarray(distinct(self.encoded(word, "words"), self.defined_common)[0])

    def encoded(self, word: str, cards: str) -> Array:
        """A word that was not prepared: on a card, or said by a person."""
        english = pivots([word], self.language, closest=True)
        return encoded(self.name, [word], english, self.language)[cards]

    def word_to_words(self, word: str, cards: Sequence[str], view: str) -> Array:
        """One word to words on the table, compared with how close clue words are to them."""
        own = self.word_vector(word, view)
        self.look_at(cards, view)
        shown = [self.cards[card, view] for card in cards]
        return np.array([(own @ vector - mean) / deviation for vector, _, mean, deviation in shown])


def pairs(array: Array) -> dict[int, set[int]]:
    """Rows of two numbers, by the first."""
    found: dict[int, set[int]] = {}
    for first, second in array.tolist():
        found.setdefault(first, set()).add(second)
    return found


def compared(raw: Array, usual: Array) -> Array:
    """How far above the usual a closeness is, for the thing and for the word."""
    scaled = (raw - usual[0]) / usual[1]
    spread = np.maximum(scaled.std(1, keepdims=True), 1e-6)
    return np.asarray((scaled - scaled.mean(1, keepdims=True)) / spread)


def all_compared(raw: Array) -> tuple[Array, Array]:
    """Every clue word to every thing in half the memory, and what is usual for each thing."""
    usual = np.stack([raw.mean(0), np.maximum(raw.std(0), 1e-6)])
    parts = np.array_split(raw, max(len(raw) // BATCH, 1))
    return np.concatenate([compared(part, usual).astype(np.float16) for part in parts]), usual


def raw_closeness(
    vectors: Array, keys: Array, owners: Array, called: Sequence[list[int]]
) -> dict[str, Array]:
    """How close words are to each thing by its name alone, and by all its keywords.

    `called`: the things that have a word as a keyword.
    """
    count = int(owners[-1]) + 1
    starts = np.searchsorted(owners, np.arange(count))
    sizes = np.diff(np.append(starts, len(owners)))
    by_name = np.empty((len(vectors), count), dtype=np.float32)
    by_keywords = np.empty((len(vectors), count), dtype=np.float32)
    for start in range(0, len(vectors), BATCH):
        near = vectors[start : start + BATCH] @ keys.T
        by_name[start : start + BATCH] = near[:, starts]
        best = np.maximum.reduceat(near, starts, axis=1)
        mean = np.add.reduceat(near, starts, axis=1) / sizes
        for row, columns in enumerate(called[start : start + BATCH]):
            best[row, columns] = 1.0
        by_keywords[start : start + BATCH] = BEST * best + MEAN * mean
    return {NAMES: by_name, KEYWORDS: by_keywords}
