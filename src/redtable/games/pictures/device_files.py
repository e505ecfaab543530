"""What a browser's Python needs beside this package to play Pictures: drawings and what it knows of words.

The drawings of the standard decks are made beforehand, since a browser has neither OpenMoji nor a renderer.
Stemmers and dictionaries are those of the packages installed here: a clue is judged alike on both.
"""

from __future__ import annotations

import json
import lzma
from importlib import resources
from typing import TYPE_CHECKING, Final

from redtable.games.pictures.drawing import draw
from redtable.games.pictures.prepared_drawings import PREFIX, PREPARED
from redtable.games.pictures.word_forms import STEMMERS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from redtable.games.pictures.ruleset import PicturesRules

PACKAGE: Final = "redtable/games/pictures"
DICTIONARIES: Final = tuple(f"{language}.plzma" for language in STEMMERS)


def device_files(rules: PicturesRules) -> dict[str, bytes]:
    """The files by their paths among the packages of that Python."""
    ids = [id for cards in rules.pictures.values() for card in cards for id in card]
    drawings = {id: draw(id, PREFIX) for id in ids}
    own = resources.files("redtable.games.pictures")
    files = {
        f"{PACKAGE}/{name}": (own / name).read_bytes() for name in ("parts/parts.toml", "made/concepts.json")
    }
    files[f"{PACKAGE}/{PREPARED}"] = lzma.compress(json.dumps(drawings).encode(), preset=9)
    for package in ("snowballstemmer", "simplemma"):
        files |= package_files(resources.files(package), package)
    return files


def package_files(folder: Traversable, path: str) -> dict[str, bytes]:
    """The source of a package, with the dictionaries of our languages."""
    files: dict[str, bytes] = {}
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            files |= package_files(entry, name)
        elif entry.name.endswith(".py") or entry.name in DICTIONARIES:
            files[name] = entry.read_bytes()
    return files
