"""What the ground means to a commander: who sees where, how dangerous a place is, how far a look is away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.firefight import raw_firepower
from redtable.games.skirmish.geometry import length, squared
from redtable.games.skirmish.sight import sees
from redtable.games.skirmish.terrain import line_key
from redtable.games.skirmish.words import HARD, OPEN, REDFOR

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.games.skirmish.unit import Unit

CELL: Final = 20
"""Lookouts are sought on a grid of two inches."""
FAR: Final = 600.0
EASY_WAY: Final = 180
"""A lookout that Redfor reaches with a move and a half is an easy one."""
WATCHED: Final = ((8, 33), (16, 31), (24, 31), (32, 31), (40, 33), (12, 24), (24, 20), (36, 24))
"""Places from which attackers come, in inches on a table of 48 by 36."""


MOST_GROUNDS: Final = 8
MOST_LINES: Final = 200_000
MOST_LOOKS: Final = 50_000
UNSEEN: Final = -1


class Ground:
    """A battlefield with its objectives, studied once and remembered."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.lookouts: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.ways: dict[int, float] = {}
        self.outlooks: dict[int, tuple[int, int]] = {}
        self.hideouts: dict[int, tuple[int, int, int]] = {}
        self.lines: dict[int, int] = {}
        self.looks: dict[int, tuple[int, int]] = {}

    def cover_from(self, x: int, y: int, from_x: int, from_y: int) -> int:
        """The cover of a place against fire from another, or `UNSEEN`."""
        key: int = line_key(x, y, from_x, from_y)
        known = self.lines.get(key)
        if known is not None:
            return known
        field = self.field
        found = field.cover(x, y, from_x, from_y) if sees(field, x, y, from_x, from_y) else UNSEEN
        if len(self.lines) >= MOST_LINES:
            self.lines.clear()
        self.lines[key] = found
        return found

    def outlook(self, x: int, y: int) -> tuple[int, int]:
        """From how many of the places attackers come from a post is seen, and covered against how many."""
        known = self.outlooks.get(x * 4096 + y)
        if known is None:
            field = self.field
            seen = covered = 0
            for at_x, at_y in WATCHED:
                if sees(field, x, y, min(at_x * 10, field.width), min(at_y * 10, field.height)):
                    seen += 1
                    covered += field.cover(x, y, at_x * 10, at_y * 10) != OPEN
            known = seen, covered
            self.outlooks[x * 4096 + y] = known
        return known

    def hideout(self, x: int, y: int) -> tuple[int, int, int]:
        """From how many places an objective is seen, from how many easy ones, and the nearest's way."""
        known = self.hideouts.get(x * 4096 + y)
        if known is None:
            start: int = self.field.zones[REDFOR].shape.bottom
            ways = [start - at_y for _, at_y in self.lookouts_on(x, y)]
            easy = sum([1 for way in ways if way <= EASY_WAY])
            known = len(ways), easy, min([max(0, way) for way in ways], default=start)
            self.hideouts[x * 4096 + y] = known
        return known

    def lookouts_on(self, x: int, y: int) -> list[tuple[int, int]]:
        """The grid points from which an objective is seen."""
        key = (x, y)
        if key not in self.lookouts:
            field = self.field
            self.lookouts[key] = [
                (at_x, at_y)
                for at_x in range(CELL // 2, field.width, CELL)
                for at_y in range(CELL // 2, field.height, CELL)
                if sees(field, at_x, at_y, x, y)
            ]
        return self.lookouts[key]

    def way_to_look(self, from_x: int, from_y: int, x: int, y: int) -> float:
        """How far it is to the nearest point that sees an objective, in tenths."""
        key: int = line_key(from_x, from_y, x, y)
        known = self.ways.get(key)
        if known is not None:
            return known
        best = FAR
        if sees(self.field, from_x, from_y, x, y):
            best = 0.0
        else:
            for at_x, at_y in self.lookouts_on(x, y):
                far = squared(from_x, from_y, at_x, at_y)
                if float(far) < best * best:
                    best = length(from_x, from_y, at_x, at_y)
        if len(self.ways) > 50_000:
            self.ways.clear()
        self.ways[key] = best
        return best

    def look_from(self, from_x: int, from_y: int, x: int, y: int) -> tuple[int, int]:
        """The nearest point that sees an objective: where one stands, or one of the lookouts."""
        key: int = line_key(from_x, from_y, x, y)
        known = self.looks.get(key)
        if known is not None:
            return known
        best = from_x, from_y
        if not sees(self.field, from_x, from_y, x, y):
            lookouts = self.lookouts_on(x, y)
            ways = [squared(from_x, from_y, at_x, at_y) for at_x, at_y in lookouts]
            if ways:
                best = lookouts[ways.index(min(ways))]
        if len(self.looks) > MOST_LOOKS:
            self.looks.clear()
        self.looks[key] = best
        return best


GROUNDS: Final[list[Ground]] = []
"""The battlefields that bots of this process have studied lately."""


def ground_of(field: Battlefield) -> Ground:
    """What is known of a battlefield: bots share it, it depends on nothing else."""
    for known in GROUNDS:
        if known.field is field:
            return known
    ground = Ground(field)
    GROUNDS.append(ground)
    del GROUNDS[:-MOST_GROUNDS]
    return ground


def danger(state: SkirmishState, ground: Ground, unit: Unit, x: int, y: int, moved: bool) -> float:
    """Casualties to be expected at a place if every enemy that sees it fires once."""
    total = 0.0
    for enemy in state.units:
        if enemy.side == unit.side or not enemy.on_table():
            continue
        chits = enemy.chits()
        if chits >= 2:
            continue
        cover = ground.cover_from(x, y, enemy.x, enemy.y)
        if cover == UNSEEN or not state.clear_line(x, y, enemy.x, enemy.y, unit.number, enemy.number):
            continue
        dice = raw_firepower(state, enemy) * (0.75 if cover != OPEN else 1.0)
        modifier = (1 if cover == HARD else 0) + (0 if moved else 1)
        if squared(x, y, enemy.x, enemy.y) <= 100 * 100:
            modifier -= 1
        total += dice * (0.6 - 0.1 * chits) * max(0.0, 0.4 - 0.1 * modifier)
    return total
