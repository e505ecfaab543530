"""Sprites: pieces of line art with the box they fill, and how they are placed on a card of 100 by 100."""

from __future__ import annotations

from typing import Final

INK: Final = "#14202e"
PAPER: Final = "#fffdf7"
LINE: Final = 3.0
"""How wide a line is on the card, whatever the size of the sprite."""
MARGIN: Final = 8.0
SIZE: Final = 100.0


class Box:
    """A rectangle by its edges."""

    def __init__(self, left: float = 0.0, top: float = 0.0, right: float = 0.0, bottom: float = 0.0) -> None:
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom

    def width(self) -> float:
        """From left to right, never nothing."""
        return max(self.right - self.left, 1.0)

    def height(self) -> float:
        """From top to bottom, never nothing."""
        return max(self.bottom - self.top, 1.0)

    def middle(self) -> float:
        """The middle from left to right."""
        return (self.left + self.right) / 2

    def centre(self) -> float:
        """The middle from top to bottom."""
        return (self.top + self.bottom) / 2

    def around(self, other: Box) -> Box:
        """The smallest box that holds both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


FRAME: Final = Box(MARGIN, MARGIN, SIZE - MARGIN, SIZE - MARGIN)
"""Where a card is drawn: nothing reaches its edge."""


class Sprite:
    """A piece of art in coordinates of its own. `fill` hides what lies behind it, `lines` are drawn on it."""

    def __init__(self, fill: str = "", lines: str = "", box: Box | None = None) -> None:
        self.fill = fill
        self.lines = lines
        self.box = box if box is not None else Box()


class Placed:
    """A sprite on the card: scaled, then moved."""

    def __init__(self, sprite: Sprite, scale: float = 1.0, x: float = 0.0, y: float = 0.0) -> None:
        self.sprite = sprite
        self.scale = scale
        self.x = x
        self.y = y

    def box(self) -> Box:
        """What it fills on the card."""
        own = self.sprite.box
        return Box(
            self.x + self.scale * own.left,
            self.y + self.scale * own.top,
            self.x + self.scale * own.right,
            self.y + self.scale * own.bottom,
        )

    def moved(self, scale: float, x: float, y: float) -> Placed:
        """The same after a further scaling and moving of the whole card."""
        return Placed(self.sprite, self.scale * scale, self.x * scale + x, self.y * scale + y)

    def svg(self, fill: bool = True, lines: bool = True, line: float = LINE) -> str:
        """The drawing, or only what hides, or only its lines, which are so wide on the card."""
        art = (self.sprite.fill if fill else "") + (self.sprite.lines if lines else "")
        width = line / self.scale
        return (
            f'<g transform="translate({self.x:.2f} {self.y:.2f}) scale({self.scale:.4f})" '
            f'stroke-width="{width:.2f}">{art}</g>'
        )


def standing(sprite: Sprite, middle: float, foot: float, width: float, height: float) -> Placed:
    """A sprite that stands on a point and is as large as the room allows."""
    box = sprite.box
    scale = min(width / box.width(), height / box.height())
    return Placed(sprite, scale, middle - scale * box.middle(), foot - scale * box.bottom)


def centred(sprite: Sprite, middle: float, centre: float, width: float, height: float) -> Placed:
    """A sprite with its middle at a point, as large as the room allows."""
    box = sprite.box
    scale = min(width / box.width(), height / box.height())
    return Placed(sprite, scale, middle - scale * box.middle(), centre - scale * box.centre())


def framed(pieces: list[Placed]) -> list[Placed]:
    """The pieces together, as large as the frame allows and in its middle."""
    box = pieces[0].box()
    for piece in pieces[1:]:
        box = box.around(piece.box())
    scale = min(FRAME.width() / box.width(), FRAME.height() / box.height())
    x = FRAME.middle() - scale * box.middle()
    y = FRAME.centre() - scale * box.centre()
    return [piece.moved(scale, x, y) for piece in pieces]
