"""Judges the keywords of everything that can be drawn, and lists those that do not belong to it.

    python -m tools.pictures_keywords

A keyword belongs to a thing if a dictionary ties the two, or if both encoders together find it closer to the
thing's name and definition than to those of most other things. Numbers never belong. What the dictionary
cannot translate is judged by the multilingual encoder alone. What does not belong is written to
`dropped.toml`, beside the bots of Pictures.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import tomlkit

from redtable.bots.pictures.encoders import vectors_of
from redtable.bots.pictures.meanings import common_part, distinct
from redtable.bots.pictures.names import english_of_keywords
from redtable.bots.pictures.relations import Ties, kinds_of
from redtable.bots.pictures.things import LANGUAGES, every_word
from redtable.bots.pictures.vocabulary import definitions, synsets

if TYPE_CHECKING:
    from collections.abc import Sequence

    Array = np.ndarray[Any, np.dtype[Any]]

FILE = Path(__file__).parent.parent / "src" / "redtable" / "bots" / "pictures" / "dropped.toml"
HEAD = """What emoji are called in messages and nobody sees in the drawing, by thing and language.
Made by `python -m tools.pictures_keywords`; every word was judged by both encoders and a dictionary."""
ENCODERS = ("use", "minilm")
"""Those that judge; the list was read with them."""
BELONGS = 0.7
"""How far above the usual a keyword's closeness to its own thing must be."""
DEFINED = 0.5
EVERY_LEVEL = 30
BY_EYE = {
    "part-lighthouse": {
        "en": ["Tokyo tower", "tokyo"],
        "es": ["Torre de Tokio", "torre de tokio"],
        "it": ["Torre di Tokyo", "tokyo", "tokyo tower", "torre di tokyo", "città"],
    },
    "part-windmill": {"en": ["fly"], "es": ["volar"], "it": ["volare", "volo"]},
}
"""What nobody can see there, though it is close: our drawings of these have no emoji of their own."""
NUMBER = "n#09884552"
"""The kind of thing that five is."""


class Judge:
    """How close words are to what things are called, and to what a dictionary says about these."""

    def __init__(self, words: Sequence[str]) -> None:
        self.place = {word: at for at, word in enumerate(words)}
        self.codes = {code: at for at, code in enumerate(every_word())}
        self.near = [self.closeness(name, words) for name in ENCODERS]

    def closeness(self, name: str, words: Sequence[str]) -> Array:
        """Every word (row) to every thing (column), compared with the other things."""
        names = [entry["en"][0] for entry in every_word().values()]
        texts = ["; ".join([text, *definitions(text, "en")[:2]]) for text in names]
        spoken = vectors_of(name, words)
        common = common_part(spoken, name)
        own = distinct(spoken, common)
        called, said = (distinct(vectors_of(name, each), common) for each in (names, texts))
        raw = np.maximum(own @ called.T, DEFINED * (own @ called.T) + (1 - DEFINED) * (own @ said.T))
        return np.asarray((raw - raw.mean(1, keepdims=True)) / raw.std(1, keepdims=True))

    def score(self, word: str, code: str, encoders: Sequence[str]) -> float:
        """How far above the usual a word is close to a thing."""
        row, column = self.place[word], self.codes[code]
        return float(np.mean([self.near[ENCODERS.index(name)][row, column] for name in encoders]))


def english(word: str, language: str) -> str:
    """A keyword in English, where the dictionary knows it."""
    return word if language == "en" else english_of_keywords().get((language, word), word)


def number(word: str) -> bool:
    """Whether a word is a number."""
    if any(letter.isdigit() for letter in word):
        return True
    return any(NUMBER in kinds_of(meaning, 2) for meaning in synsets("en").get(word.casefold(), ()))


def judged() -> dict[str, dict[str, list[str]]]:
    """For every thing and language the keywords that do not belong to it."""
    everything = every_word()
    flat = {
        english(word, each) for entry in everything.values() for each in LANGUAGES for word in entry[each]
    }
    judge = Judge(sorted(flat))
    nouns, known = synsets("en"), english_of_keywords()
    found: dict[str, dict[str, list[str]]] = {}
    for code, entry in everything.items():
        ties = Ties(entry["en"][0], EVERY_LEVEL)
        for each in LANGUAGES:
            gone = []
            for word in dict.fromkeys(entry[each][1:]):
                plain = english(word, each)
                senses = nouns.get(plain.casefold().replace(" ", "_"), [])
                by = ENCODERS if each == "en" or (each, word) in known else ENCODERS[:1]
                near = judge.score(plain, code, by) >= BELONGS or ties.hold(senses, [plain.casefold()])
                if number(plain) or not near or word in BY_EYE.get(code, {}).get(each, ()):
                    gone.append(word)
            if gone:
                found.setdefault(code, {})[each] = gone
    return found


def main() -> None:
    """Write the list."""
    document = tomlkit.document()
    for line in HEAD.splitlines():
        document.add(tomlkit.comment(line))
    names = every_word()
    found = judged()
    for code, gone in found.items():
        table = tomlkit.table()
        table.comment(names[code]["en"][0])
        for each, words in gone.items():
            table.add(each, words)
        document.add(code, table)
    FILE.write_text(tomlkit.dumps(document), encoding="utf-8")
    print(f"{sum(len(words) for gone in found.values() for words in gone.values())} words dropped")


if __name__ == "__main__":
    main()
