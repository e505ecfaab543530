"""What the worth of a unit's orders depends on, as numbers: the same numbers, the same worth.

A search meets the same units in the same situations again and again; who remembers what it found out need not
weigh them anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.skirmish.words import DEAD, LIGHT

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit


def signature(unit: Unit) -> i64:
    """A unit as fire, movement and assaults see it; -1 if it is not on the table."""
    if not unit.on_table():
        return -1
    active = [0, 0, 0]
    alive: i64 = 0
    wounded: i64 = 0
    for at in range(len(unit.statuses)):
        status = unit.statuses[at]
        if status <= LIGHT:
            active[unit.kinds[at]] += 1
            if status == LIGHT:
                wounded = 1
        if status != DEAD:
            alive += 1
    number: i64 = unit.x * 4096 + unit.y
    number = number * 128 + unit.chits()
    number = ((number * 32 + active[0]) * 32 + active[1]) * 32 + active[2]
    number = (number * 32 + alive) * 2 + wounded
    return ((number * 2 + int(unit.moved)) * 2 + int(unit.hurried)) * 2 + int(unit.rapid)


class Situation:
    """The position at hand, and a number for everything that was met in one."""

    def __init__(self) -> None:
        self.ids: dict[tuple[int, ...], int] = {}
        self.signatures: list[int] = []
        self.enemies_of = [0, 0]
        """For each side, which enemies it faces."""
        self.rest = 0
        """Initiative, objectives, and who stands in contact with whom."""

    def ids_used(self) -> int:
        """How many numbers are given."""
        return len(self.ids)

    def clear(self) -> None:
        """Forget all numbers: whoever remembers something by them must forget it too."""
        self.ids.clear()

    def number_of(self, facts: list[int]) -> int:
        """A number for some facts, always the same one."""
        key = tuple(facts)
        known = self.ids.get(key)
        if known is None:
            known = len(self.ids) + 1
            self.ids[key] = known
        return known

    def look_at(self, state: SkirmishState) -> None:
        """Take up a position."""
        self.signatures = [signature(unit) for unit in state.units]
        for side in (0, 1):
            facts = [side]
            for unit in state.units:
                if unit.side != side:
                    facts.append(self.signatures[unit.number])
            self.enemies_of[side] = self.number_of(facts)
        rest = [2, state.initiative]
        for number, (x, y) in enumerate(state.objectives):
            rest.append((x * 4096 + y) * 2 + int(state.reconnoitred[number]))
        for unit in state.units:
            rest.append(unit.contact)
        self.rest = self.number_of(rest)

    def facing(self, state: SkirmishState, unit: Unit) -> int:
        """Which enemies a unit faces; where units block sight, it matters who looks."""
        viewer = unit.number + 1 if state.tables.units_block_sight else 0
        return self.enemies_of[unit.side] * 64 + viewer

    def of_unit(self, state: SkirmishState, unit: Unit) -> tuple[int, ...]:
        """All that the orders of a unit and their worth depend on: itself, its enemies, friends near it."""
        facts = [unit.number, self.signatures[unit.number], self.enemies_of[unit.side], self.rest]
        reach = state.tables.rapid + state.tables.spacing + 1
        for friend in state.units:
            if friend.side != unit.side or friend.number == unit.number or not friend.on_table():
                continue
            if state.within(friend, unit.x, unit.y, reach):
                facts.append(friend.x * 4096 + friend.y)
        return tuple(facts)
