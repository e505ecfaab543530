"""Line of sight (SK-2): one function for the rules, the bots and the screens, and it says why.

A line is always looked along from its lesser end, so that A sees B exactly when B sees A (SK-2.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.games.skirmish.geometry import EPSILON
from redtable.games.skirmish.words import TENTHS

if TYPE_CHECKING:
    from redtable.games.skirmish.terrain import Battlefield, Piece

MOST_SEEN: Final = 200_000
"""So many lines are remembered at most."""

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


def verdict(field: Battlefield, piece: Piece, ax: int, ay: int, bx: int, by: int, depth: float) -> int:
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


def sees(field: Battlefield, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether two points see each other; remembered."""
    if ax > bx or (ax == bx and ay > by):
        ax, ay, bx, by = bx, by, ax, ay
    key = ((ax * 4096 + ay) * 4096 + bx) * 4096 + by
    known = field.seen.get(key)
    if known is not None:
        return known
    visible = is_clear(field, ax, ay, bx, by)
    if len(field.seen) >= MOST_SEEN:
        field.seen.clear()
    field.seen[key] = visible
    return visible


def is_clear(field: Battlefield, ax: int, ay: int, bx: int, by: int) -> bool:
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
