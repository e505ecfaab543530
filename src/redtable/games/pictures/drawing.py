"""Drawing cards: every picture is an SVG made from its id alone, the same in every process."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from redtable.games.pictures import collage, hand_drawn
from redtable.games.pictures.concepts import concepts
from redtable.games.pictures.picture import COLLAGE, NoPictureError, Picture, read_picture
from redtable.games.pictures.sprite import INK, PAPER, Placed

MARK: Final = '<path d="M4 4H11L4 11Z" fill="#b9b1a0" stroke="none"/>'
"""The corner that says which way up a picture lies (CP-2.3)."""


def draw(id: str, prefix: str = "") -> str:
    """The card as an SVG of 100 by 100; ids inside begin with the prefix, so that many fit on one page."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="7" fill="{PAPER}"/>{MARK}{art(id, prefix)}</svg>'
    )


def art(id: str, prefix: str = "") -> str:
    """What is drawn on the card, without its ground."""
    picture = checked(id)
    if picture.operator in collage.CUT:
        name = re.sub(r"[^\w-]", "-", f"{prefix}{id}")
        body = collage.CUT[picture.operator](picture.first, picture.second, name)
    else:
        body = "".join([piece.svg() for piece in pieces(picture)])
    return (
        f'<g fill="{PAPER}" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">'
        f"{body}</g>"
    )


def pieces(picture: Picture) -> list[Placed]:
    """The pieces of a card that is not cut, the one behind first."""
    if picture.by_hand():
        return hand_drawn.pieces(picture.operator, picture.first, picture.second)
    return collage.COMPOSED[picture.operator](picture.first, picture.second)


def checked(id: str) -> Picture:
    """The picture of an id, if it can be drawn."""
    picture = read_picture(id)
    if picture.by_hand():
        possible = hand_drawn.fits(picture.operator, picture.first, picture.second)
    else:
        known = [code in concepts() and collage.drawn(code) for code in (picture.first, picture.second)]
        possible = all(known) and picture.first != picture.second
    if not possible:
        raise NoPictureError(f"{id!r} cannot be drawn")
    return picture


@cache
def drawable() -> tuple[str, ...]:
    """The concepts that can be put on cards."""
    return tuple([code for code in concepts() if collage.drawn(code)])


def number_of_pictures() -> int:
    """How many different cards there are without counting chimeras, which need matching silhouettes."""
    count = len(drawable())
    return (len(COLLAGE) - 1) * count * (count - 1)
