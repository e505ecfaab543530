"""Where a unit can go from where it stands, as far as the ground decides it; found out once and remembered.

Who else stands in the way changes from moment to moment and is asked in `movement.py`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.skirmish.geometry import EPSILON, length, squared
from redtable.games.skirmish.retreat import FAN

if TYPE_CHECKING:
    from redtable.games.skirmish.tables import Tables
    from redtable.games.skirmish.terrain import Battlefield

Point = tuple[int, int]

DIRECTIONS: Final = [FAN[turn] for turn in range(0, 64, 4)]
"""Sixteen ways to go."""
EDGE: Final = 8
"""Just inside the edge of a piece one sees and is covered: 0.8 inches."""
MOST_PLACES: Final = 28
"""So many ends of moves are offered for a unit."""
MOST_WAYS: Final = 1_500
"""From so many places the ways are remembered at most."""


class Way:
    """A straight way to a place."""

    def __init__(self, point: Point, far: float, rapid: bool, deep: bool) -> None:
        self.x: i64 = point[0]
        self.y: i64 = point[1]
        self.points = [point]
        """The path as actions have it."""
        self.length = far
        self.rapid = rapid
        """Whether it is longer than a tactical move (SK-7.2)."""
        self.deep = deep
        """Whether it runs too far inside a piece for a rapid move (SK-7.3)."""


class Ways:
    """The ways from a place: tactical ones, then rapid ones to other places."""

    def __init__(self) -> None:
        self.tactical: list[Way] = []
        self.rapid: list[Way] = []


def ways_from(tables: Tables, x: int, y: int) -> Ways:
    """The ways from a place to the places worth going to."""
    key = x * 4096 + y
    known = tables.ways.get(key)
    if known is None:
        known = find_ways(tables, x, y)
        if len(tables.ways) >= MOST_WAYS:
            tables.ways.clear()
        tables.ways[key] = known
    return known


def find_ways(tables: Tables, x: int, y: int) -> Ways:
    """The same, worked out."""
    found = Ways()
    if not tables.field.on_table(x, y):
        return found
    near = places_to_go(tables.field, x, y, tables.tactical)
    far = places_to_go(tables.field, x, y, tables.rapid)
    found.tactical = [way for way in [way_to(tables, x, y, point) for point in near] if way is not None]
    others = [way_to(tables, x, y, point) for point in far if point not in near]
    found.rapid = [way for way in others if way is not None]
    return found


def way_to(tables: Tables, x: int, y: int, point: Point) -> Way | None:
    """The way to a place; None if it is none, or too far for any move (SK-7.1, SK-7.2)."""
    far = length(x, y, point[0], point[1])
    if far < EPSILON or far > tables.rapid + EPSILON:
        return None
    rapid = far > tables.tactical + EPSILON
    deep = False
    if rapid:
        depth, _ = tables.field.deepest([x, point[0]], [y, point[1]])
        deep = depth > tables.rapid_inside + EPSILON
    return Way(point, far, rapid, deep)


def places_to_go(field: Battlefield, x: int, y: int, reach: int) -> list[Point]:
    """Cover within reach, the nearest first, then full and half reach all around."""
    near: list[tuple[int, Point]] = []
    limit: i64 = reach * reach
    for point in places_of_cover(field):
        far = squared(x, y, point[0], point[1])
        if 0 < far <= limit:
            near.append((far, point))
    near.sort()
    places = dict.fromkeys([point for _, point in near[: MOST_PLACES - len(DIRECTIONS)]])
    for dx, dy in DIRECTIONS:
        places[(int(x + dx * (reach - 1)), int(y + dy * (reach - 1)))] = None
    return [point for point in places if field.on_table(point[0], point[1])]


def places_of_cover(field: Battlefield) -> list[Point]:
    """Points just inside the edges of every piece, and at both faces of thin ones; made once."""
    if field.places is not None:
        return field.places
    found: dict[Point, None] = {}
    for piece in field.pieces:
        middle_x: int = (piece.left + piece.right) // 2
        middle_y: int = (piece.bottom + piece.top) // 2
        count = len(piece.xs)
        for at in range(count):
            ax, ay, bx, by = (
                piece.xs[at],
                piece.ys[at],
                piece.xs[(at + 1) % count],
                piece.ys[(at + 1) % count],
            )
            for part in (1, 3, 5, 7):
                x, y = ax + (bx - ax) * part // 8, ay + (by - ay) * part // 8
                way = EDGE if not piece.thin else -EDGE + 2
                dx, dy = middle_x - x, middle_y - y
                far = max(1, int(math.sqrt(dx * dx + dy * dy)))
                if piece.thin:
                    dx, dy = (0, dy) if abs(bx - ax) > abs(by - ay) else (dx, 0)
                    far = max(1, abs(dx) + abs(dy))
                point = x + dx * way // far, y + dy * way // far
                if field.on_table(*point):
                    found[point] = None
    field.places = list(found)
    return field.places
