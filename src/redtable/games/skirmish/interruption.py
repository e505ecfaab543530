"""When a unit may interrupt a path (SK-11.1, SK-G14, SK-G59): wherever it sees it and has the orders.

The points of a path are its tenths of an inch and its end. Whether there is such a point is decided by all of
them: a stretch is only left out when it is certain that one piece of terrain hides the whole of it, or that
it is too far away for a free reaction.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.command import order_cost
from redtable.games.skirmish.geometry import EPSILON, distance_to_segment, length, point_along
from redtable.games.skirmish.movement import Path, path_of, points_of
from redtable.games.skirmish.sight import all_hidden

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit

SHORT: Final = 16
"""Shorter stretches are looked at point by point: proofs about them rarely succeed."""
MOST_WATCHED: Final = 20_000
"""So many paths are remembered at most, each as seen from one place."""
OFF_THE_GRID: Final = 2
"""A point of a path and the grid point that stands for it are nearer to each other than that."""


def action_path(state: SkirmishState, frame: Step) -> Path | None:
    """The path that a reaction may interrupt; None for a firefight."""
    if not frame.numbers:
        return None
    return path_of(state.units[frame.unit], points_of(frame.numbers))


def last_place(path: Path) -> int:
    """The place on a path that means its end: its length in tenths, rounded up."""
    return math.ceil(path.length - EPSILON)


def far_cost(state: SkirmishState, unit: Unit) -> int:
    """What a reaction costs beyond close range: an order, two outside the command radius (SK-G18)."""
    return order_cost(state, unit) if state.tables.reaction_surcharge else 1


def reaction_cost(state: SkirmishState, unit: Unit, x: int, y: int) -> int:
    """Free within close range, else what is far away costs (SK-11.2)."""
    if state.within(unit, x, y, state.tables.close_range):
        return 0
    return far_cost(state, unit)


class Lookout:
    """A unit that watches a path: at which of its places it could react."""

    def __init__(self, state: SkirmishState, frame: Step, unit: Unit, path: Path) -> None:
        self.state = state
        self.unit = unit
        self.actor = frame.unit
        self.path = path
        self.last = last_place(path) if state.tables.interrupt_anywhere else 0
        self.pays = far_cost(state, unit) <= state.orders[unit.side]
        """Whether it could also react to what is beyond close range."""

    def allows(self, at: int) -> bool:
        """Whether the unit sees the place and has the orders for it."""
        x, y = point_along(self.path.xs, self.path.ys, at)
        if not self.pays and not self.state.within(self.unit, x, y, self.state.tables.close_range):
            return False
        return self.state.sees_from(self.unit, x, y, self.actor)

    def stretches(self) -> list[tuple[int, int]]:
        """The places of each straight part of the path: the first and the last."""
        found: list[tuple[int, int]] = []
        gone = 0.0
        first = 0
        xs, ys = self.path.xs, self.path.ys
        for leg in range(len(xs) - 1):
            gone += length(xs[leg], ys[leg], xs[leg + 1], ys[leg + 1])
            last = self.last if leg == len(xs) - 2 else min(self.last, int(gone))
            if first <= last:
                found.append((first, last))
                first = last + 1
        return found

    def any_place(self) -> bool:
        """Whether the unit could react anywhere; remembered, unless other units may block the sight."""
        tables = self.state.tables
        if tables.units_block_sight:
            return self.find_any_place()
        key = (self.unit.x, self.unit.y, int(self.pays), *self.path.xs, *self.path.ys)
        known = tables.watched.get(key)
        if known is None:
            known = self.find_any_place()
            if len(tables.watched) >= MOST_WATCHED:
                tables.watched.clear()
            tables.watched[key] = known
        return known

    def find_any_place(self) -> bool:
        """The same, worked out; whole inches are asked first, for they mostly tell."""
        for at in range(0, self.last + 1, 10):
            if self.allows(at):
                return True
        return any(self.any_between(first, last) for first, last in self.stretches())

    def any_between(self, first: int, last: int) -> bool:
        """Whether a straight stretch has a place to react at."""
        if last - first < SHORT:
            return any(self.allows(at) for at in range(first, last + 1))
        if self.out_of_reach(first, last):
            return False
        middle = (first + last) // 2
        return self.any_between(first, middle) or self.any_between(middle + 1, last)

    def out_of_reach(self, first: int, last: int) -> bool:
        """Whether a straight stretch is certainly too far away or hidden as a whole; never by guessing."""
        ax, ay = point_along(self.path.xs, self.path.ys, first)
        bx, by = point_along(self.path.xs, self.path.ys, last)
        x, y = self.unit.x, self.unit.y
        if not self.pays:
            apart = distance_to_segment(x, y, ax, ay, bx, by)
            if apart > self.state.tables.close_range + OFF_THE_GRID:
                return True
        return all_hidden(self.state.field, x, y, ax, ay, bx, by)

    def spans(self) -> list[tuple[int, int]]:
        """Every unbroken run of places at which the unit could react: the first and the last of each."""
        found: list[tuple[int, int]] = []
        for at in range(self.last + 1):
            if self.allows(at):
                if found and found[-1][1] == at - 1:
                    found[-1] = (found[-1][0], at)
                else:
                    found.append((at, at))
        return found
