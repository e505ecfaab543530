"""Cards by our own hand: two of our parts fused, one standing on the other or seen inside it.

The parts are line art in `parts/parts.toml`, each with the box it fills and its anchors.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from redtable.games.pictures.sprite import INK, Box, Placed, Sprite, centred, framed, standing

OPERATORS: Final = ("on", "in")
ANCHORS: Final = {"on": "top", "in": "inside"}
"""Where the second part goes: on `whale` stands a lighthouse, in `bulb` grows a cactus."""


@cache
def parts() -> dict[str, dict[str, Any]]:
    """Every part by its name."""
    file = resources.files("redtable.games.pictures") / "parts" / "parts.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def fits(operator: str, host: str, guest: str) -> bool:
    """Whether two different parts can be fused in this way."""
    known = parts()
    if operator not in OPERATORS or host not in known or guest not in known:
        return False
    return ANCHORS[operator] in known[host] and known[host]["concept"] != known[guest]["concept"]


def sprite(name: str) -> Sprite:
    """A part as a sprite: its shapes are filled with paper by themselves, so all of it is lines."""
    part = parts()[name]
    art = str(part["svg"]).replace("\n", "").replace("'", '"')
    art = art.replace('class="ink"', f'fill="{INK}"').replace('class="line"', 'fill="none"')
    left, top, right, bottom = part["box"]
    return Sprite("", art, Box(left, top, right, bottom))


def pieces(operator: str, host: str, guest: str) -> list[Placed]:
    """The two parts of a card, the one behind first."""
    x, y, width, height = parts()[host][ANCHORS[operator]]
    below = Placed(sprite(host))
    if operator == "on":
        above = standing(sprite(guest), x, y + 1, width, height)
        return framed([below, above] if "guest_in_front" in parts()[host] else [above, below])
    return framed([below, centred(sprite(guest), x, y, width, height)])
