"""Drawings that were made beforehand, where none can be made: in a browser."""

from __future__ import annotations

import json
import lzma
from functools import cache
from importlib import resources
from typing import Final

PREPARED: Final = "made/drawings.json.xz"
"""Things recur in them far apart: packed so they have a third of what gzip makes of them."""
PREFIX: Final = "p-"
"""With which ids inside a drawing begin."""


@cache
def prepared_drawings() -> dict[str, str]:
    """By the ids of the pictures; none where they are made when asked for."""
    file = resources.files("redtable.games.pictures") / PREPARED
    if not file.is_file():
        return {}
    found: dict[str, str] = json.loads(lzma.decompress(file.read_bytes()))
    return found
