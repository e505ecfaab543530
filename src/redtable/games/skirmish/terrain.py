"""Pieces of terrain and the battlefield they stand on (SK-4): what is inside, what touches, what covers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from redtable.games.skirmish.geometry import (
    EPSILON,
    distance_to_segment,
    doubled_area,
    is_convex,
    length,
    smaller_side,
    turn,
)
from redtable.games.skirmish.words import HARD, LIGHT_COVER, OPEN

if TYPE_CHECKING:
    from collections.abc import Sequence

COVER_OF: Final = {
    "wall": HARD,
    "forest": HARD,
    "rocks": HARD,
    "field": LIGHT_COVER,
    "bushes": LIGHT_COVER,
    "undergrowth": LIGHT_COVER,
}
"""Hard cover conceals as well (SK-4.1); light cover only conceals (SK-4.2)."""


MOST_LINES: Final = 200_000
"""So many lines are remembered at most."""


def line_key(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """A number for a line from one point to another."""
    return ((ax * 4096 + ay) * 4096 + bx) * 4096 + by


class Edge:
    """A side of a piece: where it begins, and how far it goes in both directions."""

    def __init__(self, ax: i64 = 0, ay: i64 = 0, bx: i64 = 0, by: i64 = 0) -> None:
        self.ax: i64 = ax
        self.ay: i64 = ay
        self.bx: i64 = bx
        self.by: i64 = by
        self.dx: i64 = bx - ax
        self.dy: i64 = by - ay


class Piece:
    """One piece of terrain: a simple polygon of grid points, its edge included."""

    def __init__(
        self, id: str = "", kind: str = "field", points: Sequence[tuple[int, int]] = (), thin: float = 20.0
    ) -> None:
        self.id = id
        self.kind = kind
        self.cover: int = COVER_OF[kind]
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        if doubled_area(xs, ys) < 0:
            xs.reverse()
            ys.reverse()
        self.xs = xs
        self.ys = ys
        self.left: i64 = min(xs, default=0)
        self.right: i64 = max(xs, default=0)
        self.bottom: i64 = min(ys, default=0)
        self.top: i64 = max(ys, default=0)
        self.edges = [Edge(xs[at - 1], ys[at - 1], xs[at], ys[at]) for at in range(len(xs))]
        self.convex = is_convex(xs, ys)
        self.thin = smaller_side(xs, ys) <= thin + EPSILON
        """Whether units that touch it see through it (SK-2.3)."""

    def contains(self, x: i64, y: i64) -> bool:
        """Whether a point is inside or on the edge."""
        if x < self.left or x > self.right or y < self.bottom or y > self.top:
            return False
        odd = False
        for edge in self.edges:
            side = edge.dx * (y - edge.ay) - edge.dy * (x - edge.ax)
            if side == 0 and on_edge(edge, x, y):
                return True
            if (edge.ay > y) != (edge.by > y) and (side > 0) == (edge.by > edge.ay):
                odd = not odd
        return odd

    def gap(self, x: i64, y: i64) -> float:
        """The distance of a point from this piece; 0 inside."""
        if self.contains(x, y):
            return 0.0
        best = math.inf
        for edge in self.edges:
            best = min(best, distance_to_segment(x, y, edge.ax, edge.ay, edge.bx, edge.by))
        return best

    def depth(self, ax: i64, ay: i64, bx: i64, by: i64) -> float:
        """How much of a line runs through the interior; a line along an edge runs outside (SK-2.6)."""
        if (ax <= self.left and bx <= self.left) or (ax >= self.right and bx >= self.right):
            return 0.0
        if (ay <= self.bottom and by <= self.bottom) or (ay >= self.top and by >= self.top):
            return 0.0
        part = self.convex_part(ax, ay, bx, by) if self.convex else self.any_part(ax, ay, bx, by)
        return part * length(ax, ay, bx, by) if part > 0 else 0.0

    def convex_part(self, ax: i64, ay: i64, bx: i64, by: i64) -> float:
        """Which part of a line is inside a convex piece: cut it at every edge."""
        begin, end = 0.0, 1.0
        for edge in self.edges:
            from_a = edge.dx * (ay - edge.ay) - edge.dy * (ax - edge.ax)
            from_b = edge.dx * (by - edge.ay) - edge.dy * (bx - edge.ax)
            if from_a <= 0 and from_b <= 0:
                return 0.0
            if from_a < 0:
                begin = max(begin, float(from_a) / float(from_a - from_b))
            elif from_b < 0:
                end = min(end, float(from_a) / float(from_a - from_b))
        return end - begin

    def any_part(self, ax: int, ay: int, bx: int, by: int) -> float:
        """Which part of a line is inside any piece: cut it at every edge and look at the middles."""
        xs, ys = self.xs, self.ys
        cuts = [0.0, 1.0]
        before = len(xs) - 1
        for at in range(len(xs)):
            px, py, qx, qy = xs[before], ys[before], xs[at], ys[at]
            before = at
            of_a, of_b = turn(px, py, qx, qy, ax, ay), turn(px, py, qx, qy, bx, by)
            of_p, of_q = turn(ax, ay, bx, by, px, py), turn(ax, ay, bx, by, qx, qy)
            if of_a == of_b:
                dx, dy = bx - ax, by - ay
                whole = dx * dx + dy * dy
                if of_a == 0 and whole:
                    cuts.append(((px - ax) * dx + (py - ay) * dy) / whole)
                    cuts.append(((qx - ax) * dx + (qy - ay) * dy) / whole)
            elif (of_p <= 0) != (of_q < 0) or (of_p < 0) != (of_q <= 0):
                cuts.append(float(of_a) / float(of_a - of_b))
        cuts = sorted(cut for cut in cuts if 0.0 <= cut <= 1.0)
        inside = 0.0
        for at in range(len(cuts) - 1):
            middle = (cuts[at] + cuts[at + 1]) / 2
            if self.interior(ax + (bx - ax) * middle, ay + (by - ay) * middle):
                inside += cuts[at + 1] - cuts[at]
        return inside

    def interior(self, x: float, y: float) -> bool:
        """Whether a point of a line is inside and not on the edge."""
        xs, ys = self.xs, self.ys
        odd = False
        before = len(xs) - 1
        for at in range(len(xs)):
            ax, ay, bx, by = xs[before], ys[before], xs[at], ys[at]
            before = at
            side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            near = abs(side) <= EPSILON * length(ax, ay, bx, by)
            if (
                near
                and min(ax, bx) - EPSILON <= x <= max(ax, bx) + EPSILON
                and (min(ay, by) - EPSILON <= y <= max(ay, by) + EPSILON)
            ):
                return False
            if (ay > y) != (by > y) and (side > 0) == (by > ay):
                odd = not odd
        return odd


def on_edge(edge: Edge, x: i64, y: i64) -> bool:
    """Whether a point on the line of an edge lies between its ends."""
    inside_x = edge.ax <= x <= edge.bx or edge.bx <= x <= edge.ax
    return inside_x and (edge.ay <= y <= edge.by or edge.by <= y <= edge.ay)


class Zone:
    """Where a side deploys: a polygon with its edge."""

    def __init__(self, points: Sequence[tuple[int, int]] = ()) -> None:
        self.shape = Piece("", "field", points)

    def contains(self, x: int, y: int) -> bool:
        """Whether a unit may be deployed there."""
        return self.shape.contains(x, y)


class Battlefield:
    """A table with its pieces, the zones of both sides, and how far one sees and touches there."""

    def __init__(
        self,
        name: str = "",
        width: int = 480,
        height: int = 360,
        pieces: Sequence[Piece] = (),
        zones: Sequence[Zone] = (),
        see_inside: int = 40,
        see_out: int = 20,
        contact: int = 10,
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.pieces = list(pieces)
        self.zones = list(zones)
        self.see_inside = see_inside
        self.see_out = see_out
        self.contact = contact
        self.seen: dict[int, bool] = {}
        """Lines that were already looked along."""
        self.covers: dict[int, int] = {}
        """For lines that were asked for, which piece covers their first end against the other."""
        self.grids: list[list[tuple[int, int]] | None] = [None, None]
        """For each side the points of its zone that are offered, once somebody has asked for them."""
        self.shown: Any = None
        """Pieces and zones as views have them, once somebody has asked: see `view_builder.py`."""
        self.places: list[tuple[int, int]] | None = None
        """Points in cover, once somebody has asked for them."""

    def on_table(self, x: i64, y: i64) -> bool:
        """Whether a point is on the table."""
        return 0 <= x <= self.width and 0 <= y <= self.height

    def touches(self, piece: Piece, x: i64, y: i64) -> bool:
        """Whether a unit stands at a piece or in it (SK-G5)."""
        reach: i64 = self.contact
        if x < piece.left - reach or x > piece.right + reach:
            return False
        if y < piece.bottom - reach or y > piece.top + reach:
            return False
        return piece.gap(x, y) <= float(reach) + EPSILON

    def cover(self, x: i64, y: i64, from_x: i64, from_y: i64) -> int:
        """The cover of a unit against fire from a point: in a piece, or at a thin one in the way (SK-4.5)."""
        found = self.covering(x, y, from_x, from_y)
        return OPEN if found < 0 else self.pieces[found].cover

    def covering(self, x: i64, y: i64, from_x: i64, from_y: i64) -> int:
        """The number of the piece that gives the best cover; -1 in the open; remembered."""
        key: int = line_key(x, y, from_x, from_y)
        known = self.covers.get(key)
        if known is None:
            known = self.find_covering(x, y, from_x, from_y)
            if len(self.covers) >= MOST_LINES:
                self.covers.clear()
            self.covers[key] = known
        return known

    def find_covering(self, x: i64, y: i64, from_x: i64, from_y: i64) -> int:
        """The same, worked out."""
        best: int = OPEN
        found = -1
        for number in range(len(self.pieces)):
            piece = self.pieces[number]
            if piece.cover > best and (
                piece.contains(x, y)
                or (piece.thin and piece.depth(x, y, from_x, from_y) > EPSILON and self.touches(piece, x, y))
            ):
                best = piece.cover
                found = number
        return found

    def piece_at(self, x: int, y: int) -> Piece | None:
        """The piece in which, or at whose thin side, a unit stands: the best of them."""
        best: Piece | None = None
        for piece in self.pieces:
            here = self.touches(piece, x, y) if piece.thin else piece.contains(x, y)
            if here and (best is None or piece.cover > best.cover):
                best = piece
        return best

    def deepest(self, xs: list[int], ys: list[int]) -> tuple[float, str]:
        """The longest way of a path through one piece, and the piece (SK-7.3)."""
        worst, where = 0.0, ""
        for piece in self.pieces:
            inside = 0.0
            for at in range(len(xs) - 1):
                inside += piece.depth(xs[at], ys[at], xs[at + 1], ys[at + 1])
            if inside > worst:
                worst, where = inside, piece.id
        return worst, where
