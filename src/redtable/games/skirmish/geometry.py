"""Plane geometry on the grid of tenths of an inch: lengths, distances, and how deep a line runs in a shape.

Points are whole numbers, so which side of an edge a point lies on is exact. Lengths are compared with a
tolerance that is far below the grid and far above what rounding can do.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

EPSILON: Final = 1e-5
"""In tenths of an inch: a millionth of an inch."""


def length(ax: i64, ay: i64, bx: i64, by: i64) -> float:
    """The distance of two points (SK-1.3)."""
    return math.sqrt(float(squared(ax, ay, bx, by)))


def squared(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The square of the distance, exactly."""
    dx = bx - ax
    dy = by - ay
    return dx * dx + dy * dy


def path_length(xs: list[int], ys: list[int]) -> float:
    """How long a path through these points is."""
    total = 0.0
    for at in range(len(xs) - 1):
        total += length(xs[at], ys[at], xs[at + 1], ys[at + 1])
    return total


def distance_to_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> float:
    """How far a point is from a line between two points."""
    dx = bx - ax
    dy = by - ay
    whole = dx * dx + dy * dy
    along = (px - ax) * dx + (py - ay) * dy
    if whole == 0 or along <= 0:
        return length(px, py, ax, ay)
    if along >= whole:
        return length(px, py, bx, by)
    across = float((px - ax) * dy - (py - ay) * dx)
    return abs(across) / math.sqrt(float(whole))


def point_along(xs: list[int], ys: list[int], far: float) -> tuple[int, int]:
    """The grid point nearest to the place so far along a path."""
    left = far
    for at in range(len(xs) - 1):
        ax: i64 = xs[at]
        ay: i64 = ys[at]
        bx: i64 = xs[at + 1]
        by: i64 = ys[at + 1]
        leg = length(ax, ay, bx, by)
        if left <= leg and leg > 0:
            part = left / leg
            return nearest(float(ax) + float(bx - ax) * part), nearest(float(ay) + float(by - ay) * part)
        left -= leg
    return xs[-1], ys[-1]


def nearest(value: float) -> int:
    """The nearest whole number, halves upwards on both sides of zero."""
    return math.floor(value + 0.5)


def turn(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64) -> i64:
    """Positive when a, b, c turn to the left, 0 when they lie on one line."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def doubled_area(xs: list[int], ys: list[int]) -> int:
    """Twice the area of a polygon, positive when it runs counter-clockwise."""
    total = 0
    for at in range(len(xs)):
        to = (at + 1) % len(xs)
        total += xs[at] * ys[to] - xs[to] * ys[at]
    return total


def is_convex(xs: list[int], ys: list[int]) -> bool:
    """Whether a counter-clockwise polygon never turns to the right."""
    count = len(xs)
    for at in range(count):
        to = (at + 1) % count
        after = (at + 2) % count
        if turn(xs[at], ys[at], xs[to], ys[to], xs[after], ys[after]) < 0:
            return False
    return True


def convex_hull(xs: list[int], ys: list[int]) -> list[tuple[int, int]]:
    """The corners of the smallest convex shape around points, counter-clockwise."""
    points = sorted(set(zip(xs, ys, strict=True)))
    if len(points) < 3:
        return points
    lower = half_hull(points)
    upper = half_hull(points[::-1])
    return lower[:-1] + upper[:-1]


def half_hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One chain of the hull: only left turns stay."""
    chain: list[tuple[int, int]] = []
    for x, y in points:
        while len(chain) > 1 and turn(chain[-2][0], chain[-2][1], chain[-1][0], chain[-1][1], x, y) <= 0:
            chain.pop()
        chain.append((x, y))
    return chain


def smaller_side(xs: list[int], ys: list[int]) -> float:
    """The width of a shape where it is narrowest (SK-2.3)."""
    hull = convex_hull(xs, ys)
    if len(hull) < 3:
        return 0.0
    best = math.inf
    for at in range(len(hull)):
        ax, ay = hull[at]
        bx, by = hull[(at + 1) % len(hull)]
        widest = max(turn(ax, ay, bx, by, x, y) for x, y in hull)
        best = min(best, float(widest) / length(ax, ay, bx, by))
    return best
