"""The table as a bot sees it: which cards lie open, what they show, and how close words are to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.bots.pictures.prepared import meanings
from redtable.games.pictures.concepts import concepts_of
from redtable.games.pictures.picture import read_picture

if TYPE_CHECKING:
    from redtable.bots.pictures.meanings import Meanings
    from redtable.games.pictures.view import PicturesView, TileView

    Array = np.ndarray[Any, np.dtype[Any]]


def uncovered(view: PicturesView) -> list[TileView]:
    """The cards that are still to be found."""
    return [card for card in view.cards if card.cover is None]


def things(card: TileView) -> tuple[str, str]:
    """The two things on a picture."""
    return concepts_of(read_picture(card.face))


class Thoughts:
    """Closeness by one or more encoders, which are averaged."""

    def __init__(self, language: str, encoders: tuple[str, ...]) -> None:
        self.sources: list[Meanings] = [meanings(language, name) for name in encoders]

    @property
    def words(self) -> list[str]:
        """The clue words, which all encoders share."""
        return self.sources[0].words

    def clues_to_cards(self, cards: list[TileView]) -> Array:
        """Every clue word (row) to every card (column): the closer of its two things."""
        return np.asarray(np.mean([self.by_source(each, cards, None) for each in self.sources], axis=0))

    def word_to_cards(self, word: str, cards: list[TileView]) -> Array:
        """One word to every card."""
        return np.asarray(np.mean([self.by_source(each, cards, word)[0] for each in self.sources], axis=0))

    def named(self, words: list[str], cards: list[TileView]) -> Array:
        """For every word (row) and every card (column) whether one of its things is called so."""
        source = self.sources[0]
        shown = [
            set() if card.kind == "word" else {source.code_place[code] for code in things(card)}
            for card in cards
        ]
        called = [source.called.get(source.place[word], set()) for word in words]
        return np.array([[not places.isdisjoint(on_card) for on_card in shown] for places in called])

    def by_source(self, source: Meanings, cards: list[TileView], word: str | None) -> Array:
        """What one encoder says; all clue words if none is given."""
        faces = tuple(card.face for card in cards if card.kind == "word")
        near = np.empty((0, 0))
        if len(faces) < len(cards):
            near = source.all_clues() if word is None else source.of_concepts(word)
        rows = len(source.words) if word is None else 1
        found = np.empty((rows, len(cards)), dtype=np.float32)
        texts = None
        if faces:
            texts = source.card_words(faces) if word is None else source.word_to_words(word, faces)[None, :]
        at = 0
        for column, card in enumerate(cards):
            if card.kind == "word":
                assert texts is not None
                found[:, column] = texts[:, at]
                at += 1
            else:
                one, two = (source.code_place[code] for code in things(card))
                found[:, column] = np.maximum(near[:, one], near[:, two])
        return found
