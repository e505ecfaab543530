"""How much of a place the enemy sees after one move: what a marker or a unit there has to fear first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.answers import ExposureAnswer
from redtable.games.skirmish.geometry import length
from redtable.games.skirmish.setup import waiting_units
from redtable.games.skirmish.sight import sees
from redtable.games.skirmish.words import TENTHS

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState

STEP: Final = 20
"""The enemy is looked for at places two inches apart."""


class Exposure:
    """How well a point is hidden from the enemy."""

    def __init__(self, share: float = 0.0, way: float | None = None) -> None:
        self.share = share
        """Of the places where the enemy can be after a move, the part that sees it: from 0 to 1."""
        self.way = way
        """How far the enemy goes for the first look, in tenths; None if no place sees it."""


class Outposts:
    """The places of a table, those that a side reaches in one move first, each with the way to it."""

    def __init__(self, state: SkirmishState, side: int) -> None:
        self.field = state.field
        self.near: list[tuple[float, int, int]] = []
        self.far: list[tuple[float, int, int]] = []
        waits = bool(waiting_units(state, side))
        for x in range(STEP // 2, state.field.width, STEP):
            for y in range(STEP // 2, state.field.height, STEP):
                way = shortest_way(state, side, x, y, waits)
                reached = way <= move_limit(state, x, y)
                (self.near if reached else self.far).append((way, x, y))
        self.near.sort()
        self.far.sort()

    def exposure(self, x: int, y: int) -> Exposure:
        """How well they see a point."""
        ways = [way for way, at_x, at_y in self.near if sees(self.field, at_x, at_y, x, y)]
        if ways:
            return Exposure(len(ways) / len(self.near), ways[0])
        for way, at_x, at_y in self.far:
            if sees(self.field, at_x, at_y, x, y):
                return Exposure(0.0, way)
        return Exposure()


def shortest_way(state: SkirmishState, side: int, x: int, y: int, waits: bool) -> float:
    """How far it is to a point, as the crow flies, from the units of a side, or its zone while some wait."""
    ways = [length(unit.x, unit.y, x, y) for unit in state.units_of(side) if unit.active()]
    if waits:
        ways.append(state.field.zones[side].shape.gap(x, y))
    return min(ways, default=float(state.field.width + state.field.height))


def move_limit(state: SkirmishState, x: int, y: int) -> int:
    """How far a move to a point may be: a rapid one does not end deep inside a piece (SK-7.3)."""
    inside = state.tables.rapid_inside
    for piece in state.field.pieces:
        deep = (
            piece.contains(x, y)
            and min(x - piece.left, piece.right - x, y - piece.bottom, piece.top - y) > inside
        )
        if deep:
            return state.tables.tactical
    return state.tables.rapid


def exposure_answer(found: Exposure) -> ExposureAnswer:
    """An exposure as data, in inches."""
    way = found.way
    return ExposureAnswer(
        share=round(found.share, 3), way=round(way / TENTHS, 1) if way is not None else None
    )
