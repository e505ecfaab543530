"""What a drawing shows to a person: its name, and the keywords that belong to what is seen.

Keywords of emoji also say what people use them for in messages (a ghost is "silly", a raised hand is "5").
`dropped.toml` lists those that have nothing to do with the thing, for a person to read; `python -m
tools.pictures_keywords` judges them. A part by our own hand goes by its own name: our lighthouse is no tower
of Tokyo.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from redtable.games.pictures.concepts import concepts
from redtable.games.pictures.hand_drawn import parts
from redtable.games.pictures.picture import read_picture

if TYPE_CHECKING:
    from redtable.games.pictures.view import TileView

LANGUAGES = ("en", "es", "it")


@cache
def dropped() -> dict[str, dict[str, list[str]]]:
    """For every thing and language the keywords that do not belong to it."""
    file = resources.files("redtable.bots.pictures") / "dropped.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def every_word() -> dict[str, dict[str, list[str]]]:
    """Every thing that can be drawn, by its code: all its words in each language, the name first."""
    found = {code: {each: list(entry[each]) for each in LANGUAGES} for code, entry in concepts().items()}
    for name, part in parts().items():
        entry = concepts()[str(part["concept"])]
        if part["names"]["en"].casefold() != entry["en"][0].casefold():
            found[f"part-{name}"] = {each: [part["names"][each], *entry[each]] for each in LANGUAGES}
    return found


@cache
def things() -> dict[str, dict[str, list[str]]]:
    """Every thing that can be drawn, by its code: the words that belong to it, the name first."""
    found = {}
    for code, entry in every_word().items():
        gone = dropped().get(code, {})
        found[code] = {
            each: [word for word in entry[each] if word not in gone.get(each, ())] for each in LANGUAGES
        }
    return found


def codes_on(card: TileView) -> tuple[str, str]:
    """The two things on a picture."""
    picture = read_picture(card.face)
    if not picture.by_hand():
        return picture.first, picture.second
    known = parts()
    first, second = (
        own if (own := f"part-{name}") in things() else str(known[name]["concept"])
        for name in (picture.first, picture.second)
    )
    return first, second
