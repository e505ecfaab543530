"""Line of sight (SK-2): one function for the rules, the bots and the screens, and it says why.

A line is always looked along from its lesser end, so that A sees B exactly when B sees A (SK-2.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from redtable.games.skirmish.geometry import EPSILON, distance_to_segment, length
from redtable.games.skirmish.terrain import MOST_LINES, line_key
from redtable.games.skirmish.words import TENTHS

if TYPE_CHECKING:
    from redtable.games.skirmish.terrain import Battlefield, Piece

CLEAR: Final = 0
TOO_DEEP_INSIDE: Final = 1
TOO_DEEP_TO_SEE_OUT: Final = 2
IN_THE_WAY: Final = 3
CLAUSES: Final = ("SK-2.5", "SK-2.1", "SK-2.2", "SK-2.6")
"""Which clause speaks, by the verdict on a piece."""


class Look:
    """What stands between two points: the piece that blocks, how deep the line runs in it, and the clause."""

    def __init__(
        self, visible: bool = True, piece: str = "", depth: float = 0.0, limit: float = 0.0, clause: str = ""
    ) -> None:
        self.visible = visible
        self.piece = piece
        self.depth = depth
        """In inches."""
        self.limit = limit
        self.clause = clause

    def args(self) -> dict[str, Any]:
        """The reason as arguments of a message."""
        return {"piece": self.piece, "depth": round(self.depth, 2), "limit": self.limit}


def verdict(field: Battlefield, piece: Piece, ax: i64, ay: i64, bx: i64, by: i64, depth: float) -> int:
    """What a piece does to a line that runs so deep through it."""
    if piece.thin and (field.touches(piece, ax, ay) or field.touches(piece, bx, by)):
        return CLEAR
    a_inside = piece.contains(ax, ay)
    b_inside = piece.contains(bx, by)
    if a_inside and b_inside:
        return TOO_DEEP_INSIDE if depth > field.see_inside + EPSILON else CLEAR
    if a_inside or b_inside:
        return TOO_DEEP_TO_SEE_OUT if depth > field.see_out + EPSILON else CLEAR
    return IN_THE_WAY


def sees(field: Battlefield, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether two points see each other; remembered."""
    if ax > bx or (ax == bx and ay > by):
        ax, ay, bx, by = bx, by, ax, ay
    key: int = line_key(ax, ay, bx, by)
    known = field.seen.get(key)
    if known is not None:
        return known
    visible = is_clear(field, ax, ay, bx, by)
    if len(field.seen) >= MOST_LINES:
        field.seen.clear()
    field.seen[key] = visible
    return visible


def is_clear(field: Battlefield, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether no piece blocks a line."""
    for piece in field.pieces:
        depth = piece.depth(ax, ay, bx, by)
        if depth > EPSILON and verdict(field, piece, ax, ay, bx, by, depth) != CLEAR:
            return False
    return True


def look(field: Battlefield, ax: int, ay: int, bx: int, by: int) -> Look:
    """The same as `sees`, with the reason: the first piece of the list that blocks."""
    if ax > bx or (ax == bx and ay > by):
        ax, ay, bx, by = bx, by, ax, ay
    limits = (0.0, field.see_inside / TENTHS, field.see_out / TENTHS, 0.0)
    for piece in field.pieces:
        depth = piece.depth(ax, ay, bx, by)
        if depth > EPSILON:
            found = verdict(field, piece, ax, ay, bx, by, depth)
            if found != CLEAR:
                return Look(False, piece.id, depth / TENTHS, limits[found], CLAUSES[found])
    return Look(True, clause=CLAUSES[CLEAR])


CLEARANCE: Final = 10
"""Who looks past a piece stands at least an inch away: so no line cuts it by less than can be told."""
AROUND: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
"""The grid points of a straight stretch lie at most this far from the line between its ends."""


def all_hidden(field: Battlefield, x: int, y: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a point certainly sees no grid point along a stretch, because of one convex piece.

    True is a proof, False says nothing. A piece apart from the stretch that cuts the lines to all its corners
    cuts all lines between them too; for who stands deep inside a piece, the way out is nowhere shorter than
    its share of the lines to the corners.
    """
    for piece in field.pieces:
        if not piece.convex or piece.depth(x, y, ax, ay) < 1 or piece.depth(x, y, bx, by) < 1:
            continue
        if is_near(piece, ax, ay, bx, by, field.contact if piece.thin else 0):
            continue
        share = least_share(piece, x, y, ax, ay, bx, by)
        if share <= 0:
            continue
        if not is_near(piece, x, y, x, y, max(CLEARANCE, field.contact)):
            return True
        if not piece.thin and piece.contains(x, y):
            nearest = distance_to_segment(x, y, ax, ay, bx, by) - 2
            if share * nearest > field.see_out + 1:
                return True
    return False


def is_near(piece: Piece, ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Whether the box around two points comes so near to the box around a piece."""
    return (
        min(ax, bx) - 1 <= piece.right + reach
        and max(ax, bx) + 1 >= piece.left - reach
        and min(ay, by) - 1 <= piece.top + reach
        and max(ay, by) + 1 >= piece.bottom - reach
    )


def least_share(piece: Piece, x: int, y: int, ax: int, ay: int, bx: int, by: int) -> float:
    """The least part that a piece takes of the lines to the corners of a stretch; 0: one is hardly cut."""
    least = 1.0
    for end_x, end_y in ((ax, ay), (bx, by)):
        for dx, dy in AROUND:
            depth = piece.depth(x, y, end_x + dx, end_y + dy)
            if depth < 1:
                return 0.0
            least = min(least, depth / length(x, y, end_x + dx, end_y + dy))
    return least
