"""The table as a bot sees it: which cards lie open, what they show, and how close words are to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.bots.pictures.encoders import BATCH
from redtable.bots.pictures.meanings import KEYWORDS, NAMES, VIEWS
from redtable.bots.pictures.prepared import meanings
from redtable.bots.pictures.things import codes_on, things

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.bots.pictures.meanings import Meanings
    from redtable.games.pictures.view import PicturesView, TileView

    Array = np.ndarray[Any, np.dtype[Any]]

HEARD_AS = {"picture": {NAMES: 0.5, KEYWORDS: 0.5}, "word": {NAMES: 1.0, KEYWORDS: 0.0}}
"""How much an operative goes by each way to hear. People who find a word on a card go by the word itself:
where the weights were fitted to 125 of their turns, and to 109 clues for which some thirty people chose two
words each, definitions got none. What people do among pictures was not measured."""


def as_operatives_hear(crowd: Array, written: Array) -> Array:
    """What an operative makes of what every listener (first axis) finds; `written`: cards that are words."""
    weights = [np.where(written, HEARD_AS["word"][view], HEARD_AS["picture"][view]) for view in VIEWS]
    ways = [crowd[at :: len(VIEWS)].mean(0) for at in range(len(VIEWS))]
    return np.asarray(sum(weight * way for weight, way in zip(weights, ways, strict=True)))


def uncovered(view: PicturesView) -> list[TileView]:
    """The cards that are still to be found."""
    return [card for card in view.cards if card.cover is None]


class Thoughts:
    """A crowd of listeners: each encoder hears in two ways, and the crowd's mean is what we think."""

    def __init__(self, language: str, encoders: tuple[str, ...]) -> None:
        self.sources: list[Meanings] = [meanings(language, name) for name in encoders]

    @property
    def words(self) -> list[str]:
        """The clue words, which all encoders share."""
        return self.sources[0].words

    def listeners(self, cards: list[TileView], word: str | None = None) -> Array:
        """What every listener finds: every clue word, or the given one (row), to every card (column)."""
        found = [self.heard(source, view, cards, word) for source in self.sources for view in VIEWS]
        return np.stack(found)

    def clues_to_cards(self, cards: list[TileView]) -> Array:
        """Every clue word (row) to every card (column): the closer of its two things."""
        return np.asarray(self.listeners(cards).mean(0))

    def word_to_cards(self, word: str, cards: list[TileView]) -> Array:
        """One word to every card, as an operative hears it."""
        written = np.array([card.kind == "word" for card in cards])
        return np.asarray(as_operatives_hear(self.listeners(cards, word), written)[0])

    def heard(self, source: Meanings, view: str, cards: list[TileView], word: str | None) -> Array:
        """What one listener says; all clue words if none is given."""
        faces = tuple(card.face for card in cards if card.kind == "word")
        near = np.empty((0, 0))
        if len(faces) < len(cards):
            near = source.heard[view] if word is None else source.of_things(word, view)
        rows = len(source.words) if word is None else 1
        found = np.empty((rows, len(cards)), dtype=np.float32)
        if faces:
            words = np.array([card.kind == "word" for card in cards])
            if word is None:
                found[:, words] = source.card_words(faces, view)
            else:
                found[:, words] = source.word_to_words(word, faces, view)
        for column, card in enumerate(cards):
            if card.kind != "word":
                one, two = (source.code_place[code] for code in codes_on(card))
                found[:, column] = np.maximum(near[:, one], near[:, two])
        return found

    def alike(self, word: str) -> Array:
        """How alike every clue word is to the given one, from 0 to 1, by all encoders together."""
        found = []
        for source in self.sources:
            given = source.clue_vector(word)[0]
            parts = np.array_split(source.vectors, len(source.words) // BATCH + 1)
            found.append(np.concatenate([part.astype(np.float32) @ given for part in parts]))
        return np.asarray(np.clip(np.mean(found, axis=0), 0.0, 1.0))

    # What can be explained

    def called(self, rows: Sequence[int], cards: list[TileView]) -> Array:
        """For every clue word (row) and every card (column) whether one of its things is called so."""
        source = self.sources[0]
        shown = [self.places(card) for card in cards]
        named = [source.called.get(row, set()) for row in rows]
        return np.array([[not each.isdisjoint(places) for places in shown] for each in named])

    def tied(self, rows: Sequence[int], cards: list[TileView]) -> Array:
        """For every clue word (row) and every card (column) whether a dictionary ties the two."""
        source = self.sources[0]
        shown = [self.places(card) for card in cards]
        decks = [{source.deck_place.get(card.face, -1)} for card in cards]
        found = np.zeros((len(rows), len(cards)), dtype=bool)
        for at, row in enumerate(rows):
            by_thing, by_word = source.tied.get(row, set()), source.tied_words.get(row, set())
            for column, card in enumerate(cards):
                ours, theirs = (decks[column], by_word) if card.kind == "word" else (shown[column], by_thing)
                found[at, column] = not theirs.isdisjoint(ours)
        return found

    def places(self, card: TileView) -> set[int]:
        """The places of a picture's things; none for a word."""
        source = self.sources[0]
        return set() if card.kind == "word" else {source.code_place[code] for code in codes_on(card)}

    def chain(self, word: str, card: TileView) -> list[str]:
        """What leads from a card to a clue: the name, a keyword in between if there is no tie, the clue."""
        source = self.sources[0]
        if card.kind == "word":
            return [card.face, word]
        row = source.place[word]
        tied = source.called.get(row, set()) | source.tied.get(row, set())
        near = np.mean([each.heard[view][row] for each in self.sources for view in VIEWS], axis=0)
        place = max(self.places(card), key=lambda place: (place in tied, near[place]))
        entry = things()[source.codes[place]]
        name, *known = entry[source.language] or entry["en"]
        if place in tied or not known:
            return [name, word]
        scores = [self.between(word, keyword) for keyword in known]
        via = known[int(np.argmax(scores))]
        return [name, word] if max(scores) <= self.between(word, name) else [name, via, word]

    def between(self, word: str, keyword: str) -> float:
        """How close a clue word is to a keyword, by all encoders that have prepared it."""
        near = []
        for source in self.sources:
            texts = source.text_place
            if keyword in texts:
                near.append(float(source.keywords[texts[keyword]] @ source.clue_vector(word)[0]))
        return float(np.mean(near)) if near else -1.0
