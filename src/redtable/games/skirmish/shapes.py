"""Whether the shapes of a battlefield can be played on: exact, in whole grid points and fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise

Spot = tuple[Fraction, Fraction]
Grid = tuple[int, int]
Edge = tuple[Grid, Grid]


def turn(a: Grid, b: Grid, c: Grid) -> int:
    """Twice the area to the left of the way from a over b to c; 0: they are on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_flat(points: list[Grid]) -> bool:
    """Whether all points are on one line."""
    first = points[0]
    other = next((point for point in points if point != first), first)
    return all(turn(first, other, point) == 0 for point in points)


def edges_of(points: list[Grid]) -> list[Edge]:
    """The edges of a shape, without those of no length."""
    return [(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True) if a != b]


def between(a: Grid, b: Grid, point: Grid) -> bool:
    """Whether a point is on an edge, its ends included."""
    inside = min(a[0], b[0]) <= point[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    return inside and turn(a, b, point) == 0


def crossing(one: Edge, other: Edge) -> Spot | None:
    """Where two edges cross inside both; None: they do not, whatever they touch."""
    (a, b), (c, d) = one, other
    from_c, from_d = turn(a, b, c), turn(a, b, d)
    if from_c * from_d >= 0 or turn(c, d, a) * turn(c, d, b) >= 0:
        return None
    part = Fraction(from_c, from_c - from_d)
    return c[0] + part * (d[0] - c[0]), c[1] + part * (d[1] - c[1])


def touching(one: Edge, other: Edge, follows: bool) -> Spot | None:
    """An end of an edge that is on the other; if one follows the other, besides their common corner."""
    (a, b), (c, d) = one, other
    ends = [(c, d, a), (a, b, d)] if follows else [(a, b, c), (a, b, d), (c, d, a), (c, d, b)]
    for start, end, point in ends:
        if between(start, end, point):
            return Fraction(point[0]), Fraction(point[1])
    return None


def self_crossing(points: list[Grid]) -> Spot | None:
    """Where the outline of a shape meets itself; None: it is simple."""
    edges = edges_of(points)
    for i, j in combinations(range(len(edges)), 2):
        found = crossing(edges[i], edges[j])
        if found is None:
            if j == i + 1:
                found = touching(edges[i], edges[j], follows=True)
            elif i == 0 and j == len(edges) - 1:
                found = touching(edges[j], edges[i], follows=True)
            else:
                found = touching(edges[i], edges[j], follows=False)
        if found is not None:
            return found
    return None


def common_spot(one: list[Grid], other: list[Grid]) -> Spot | None:
    """A point inside both of two simple shapes; None: at most they touch.

    Between two neighbouring places where an edge ends or crosses another, every vertical line meets the same
    edges: one line in the middle of each such strip is enough.
    """
    edges = [edges_of(one), edges_of(other)]
    crossings = [crossing(first, second) for first in edges[0] for second in edges[1]]
    ends = {Fraction(x) for x, _ in [*one, *other]} | {spot[0] for spot in crossings if spot is not None}
    places = sorted(ends)
    for left, right in pairwise(places):
        middle = (left + right) / 2
        for bottom, top in inside(edges[0], middle):
            for lower, upper in inside(edges[1], middle):
                low, high = max(bottom, lower), min(top, upper)
                if low < high:
                    return middle, (low + high) / 2
    return None


def inside(edges: list[Edge], x: Fraction) -> list[tuple[Fraction, Fraction]]:
    """The stretches of a vertical line that are inside a shape; the line meets none of its corners."""
    heights = sorted(
        a[1] + (x - a[0]) / (b[0] - a[0]) * (b[1] - a[1])
        for a, b in edges
        if min(a[0], b[0]) < x < max(a[0], b[0])
    )
    return list(zip(heights[::2], heights[1::2], strict=True))
