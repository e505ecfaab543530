"""Quality gates for drawings, measured on pixels: enough ink, inside the frame, both things to be seen."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops

from redtable.games.pictures import collage
from redtable.games.pictures.drawing import art, checked, pieces
from redtable.games.pictures.picture import Picture
from redtable.games.pictures.sprite import INK, PAPER, Placed, framed

PIXELS: Final = 200
BORDER: Final = 10
"""How far beyond the card's edge is looked for stray ink."""
DARK: Final = 128
LEAST_INK: Final = 0.05
MOST_INK: Final = 0.34
LEAST_SEEN: Final = 0.35
"""How much of each thing's ink must be seen."""


class Quality:
    """What was measured of a card."""

    def __init__(self, ink: float = 0.0, outside: int = 0, seen: tuple[float, float] = (0.0, 0.0)) -> None:
        self.ink = ink
        """The share of the card that is ink."""
        self.outside = outside
        """Pixels of ink beyond the card's edge."""
        self.seen = seen
        """For each of the two things, the share of its ink that is not hidden."""

    def passes(self) -> bool:
        """Whether the card may be played with."""
        return LEAST_INK <= self.ink <= MOST_INK and not self.outside and min(self.seen) >= LEAST_SEEN


def ink_of(body: str) -> Image.Image:
    """A mask of what is dark, with a border around the card."""
    width = 100 + 2 * BORDER
    side = PIXELS * width // 100
    ground = (
        f'<rect x="-{BORDER}" y="-{BORDER}" width="{width}" height="{width}" fill="{PAPER}" stroke="none"/>'
    )
    image = collage.raster(f"{ground}{body}", -BORDER, -BORDER, width, side).convert("L")
    return image.point([255 if value < DARK else 0 for value in range(256)])


def amount(mask: Image.Image) -> int:
    """How many pixels are ink."""
    return mask.histogram()[255]


def measure(id: str) -> Quality:
    """The quality of a card."""
    picture = checked(id)
    whole = ink_of(art(id))
    edge = PIXELS * BORDER // 100
    card = whole.crop((edge, edge, edge + PIXELS, edge + PIXELS))
    one, other = alone_in_place(picture)
    seen = share_seen(one, other, whole), share_seen(other, one, whole)
    return Quality(amount(card) / PIXELS**2, amount(whole) - amount(card), seen)


def share_seen(alone: Image.Image, other: Image.Image, whole: Image.Image) -> float:
    """How much of a thing's ink is there on the whole card and cannot be taken for the other's."""
    own = ImageChops.subtract(ImageChops.darker(alone, whole), other)
    return amount(own) / max(amount(alone), 1)


def alone_in_place(picture: Picture) -> list[Image.Image]:
    """Each of the two things as if the other were not there."""
    if picture.operator in collage.CUT:
        placed = [framed([Placed(collage.sprite(code))])[0] for code in (picture.first, picture.second)]
        return [ink_of(inked(piece)) for piece in placed]
    both = pieces(picture)
    return [ink_of(inked(both[0])), ink_of(inked(both[-1]))]


def inked(piece: Placed) -> str:
    """A piece by itself."""
    return f'<g fill="{PAPER}" stroke="{INK}">{piece.svg()}</g>'
