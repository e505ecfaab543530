"""Battlefields made from a seed: pieces of several kinds that do not overlap, mirrored if asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.words import TENTHS
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH: Final = 48
HEIGHT: Final = 36
GAP: Final = 1.5
"""Pieces keep so many inches between them."""
SIZES: Final = {
    "wall": ((5.0, 8.0), (0.5, 0.5)),
    "forest": ((5.0, 9.0), (4.0, 7.0)),
    "rocks": ((3.0, 5.0), (3.0, 5.0)),
    "field": ((6.0, 12.0), (4.0, 6.0)),
    "bushes": ((4.0, 7.0), (3.0, 5.0)),
    "undergrowth": ((4.0, 8.0), (3.0, 5.0)),
}
"""Width and depth of each kind, from and to."""
LETTERS: Final = {"wall": "W", "forest": "F", "rocks": "K", "field": "L", "bushes": "B", "undergrowth": "U"}
RECIPE: Final = ("wall", "wall", "forest", "forest", "rocks", "field", "bushes", "undergrowth")
TRIES: Final = 200


class Box:
    """A piece as the generator thinks of it: an upright rectangle in inches."""

    def __init__(self, kind: str, left: float, bottom: float, right: float, top: float) -> None:
        self.kind = kind
        self.left = left
        self.bottom = bottom
        self.right = right
        self.top = top

    def near(self, other: Box) -> bool:
        """Whether two boxes leave no gap."""
        return not (
            self.right + GAP <= other.left
            or other.right + GAP <= self.left
            or self.top + GAP <= other.bottom
            or other.top + GAP <= self.bottom
        )

    def mirrored(self) -> Box:
        """The same on the other half of the table, left and right exchanged."""
        return Box(self.kind, grid(WIDTH - self.right), self.bottom, grid(WIDTH - self.left), self.top)


def grid(inches: float) -> float:
    """On the grid of tenths."""
    return round(inches * TENTHS) / TENTHS


def between(chance: SeededChance, low: float, high: float) -> float:
    """A length on the grid."""
    steps = round((high - low) * TENTHS)
    return grid(low + chance.below("length", steps + 1) / TENTHS)


def generate(seed: str | int, symmetric: bool = False) -> str:
    """The text of a battlefield file; the same seed gives the same battlefield."""
    chance = SeededChance(f"battlefield {seed}")
    boxes: list[Box] = []
    for kind in (*RECIPE, *RECIPE[: 0 if symmetric else len(RECIPE) // 2]):
        for _ in range(TRIES):
            wide, deep = (between(chance, *limits) for limits in SIZES[kind])
            right_most = WIDTH / 2 - GAP / 2 if symmetric else WIDTH
            left = between(chance, 1, right_most - wide - 0.5)
            bottom = between(chance, 8, HEIGHT - 7 - deep)
            box = Box(kind, left, bottom, grid(left + wide), grid(bottom + deep))
            if not any(box.near(other) for other in boxes):
                boxes.append(box)
                break
    if symmetric:
        boxes += [box.mirrored() for box in boxes]
    return text_of(f"seed-{slug(str(seed))}", boxes)


def slug(text: str) -> str:
    """A seed as part of a name."""
    return "".join(char if char.isascii() and char.isalnum() else "-" for char in text.lower()) or "x"


def text_of(name: str, boxes: Sequence[Box]) -> str:
    """The TOML of a battlefield."""
    lines = [
        f'name = "{name}"',
        f"size = [{WIDTH}, {HEIGHT}]",
        "",
        "[zones]",
        f"redfor = [[0, 30], [{WIDTH}, 30], [{WIDTH}, {HEIGHT}], [0, {HEIGHT}]]",
        f"blufor = [[0, 0], [{WIDTH}, 0], [{WIDTH}, 12], [0, 12]]",
    ]
    counts: dict[str, int] = {}
    for box in boxes:
        counts[box.kind] = counts.get(box.kind, 0) + 1
        corners = [
            (box.left, box.bottom),
            (box.right, box.bottom),
            (box.right, box.top),
            (box.left, box.top),
        ]
        points = ", ".join(f"[{x:g}, {y:g}]" for x, y in corners)
        lines += [
            "",
            "[[pieces]]",
            f'id = "{LETTERS[box.kind]}{counts[box.kind]}"',
            f'kind = "{box.kind}"',
            f"points = [{points}]",
        ]
    return "\n".join(lines) + "\n"
