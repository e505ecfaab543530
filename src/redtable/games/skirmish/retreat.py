"""Retreat (SK-14): dice for chits under enemy eyes, then a tactical move away from everybody who sees it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.agenda import CHOOSE_DESTINATION, FALL_BACK, Task
from redtable.games.skirmish.casualties import take_casualties
from redtable.games.skirmish.geometry import EPSILON, length, nearest, squared
from redtable.games.skirmish.movement import Path, off_table, too_near_enemy, too_near_friend
from redtable.games.skirmish.notation import TO, SkirmishAction, inches, make, point_text
from redtable.games.skirmish.words import NOBODY_THERE, PURPOSE
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance

DIRECTIONS: Final = 64
"""In so many directions a way out is looked for."""
FAN: Final = [
    (math.cos(2 * math.pi * turn / DIRECTIONS), math.sin(2 * math.pi * turn / DIRECTIONS))
    for turn in range(DIRECTIONS)
]
SHORTER: Final = 5
"""Half an inch: by so much shorter ways are tried."""


def begin_retreat(state: SkirmishState, task: Task, chance: Chance) -> None:
    """One die for each chit if an enemy sees the unit; each below 5 is a casualty (SK-14.3)."""
    unit = state.units[task.unit]
    if not unit.on_table() or unit.active() == 0:
        return
    leave_contact(state, unit)
    enemies = state.seen_enemies(unit)
    failed = 0
    if enemies and unit.chits():
        dice = [chance.d10(f"retreat.{PURPOSE[unit.side]}") for _ in range(unit.chits())]
        failed = sum(1 for die in dice if die < state.tables.success)
        state.tell("retreat-rolled", {"unit": unit.name, "dice": dice, "casualties": failed})
    state.push(Task(FALL_BACK, unit.side, unit.number, numbers=[enemy.number for enemy in enemies]))
    take_casualties(state, [unit], failed)


def leave_contact(state: SkirmishState, unit: Unit) -> None:
    """A retreating unit is in close combat no more."""
    unit.contact = NOBODY_THERE
    for other in state.units:
        if other.contact == unit.number:
            other.contact = NOBODY_THERE


def fall_back(state: SkirmishState, task: Task) -> None:
    """The owner picks where to, if there is anywhere to go (SK-14.4)."""
    unit = state.units[task.unit]
    if unit.active() == 0:
        return
    if way_out(state, unit, task.numbers) > 0:
        state.push(Task(CHOOSE_DESTINATION, unit.side, unit.number, numbers=task.numbers))
    else:
        unit.moved = True
        state.tell("retreat-stays", {"unit": unit.name})


def refuse_end_point(
    state: SkirmishState, unit: Unit, enemies: tuple[int, ...], x: int, y: int
) -> Refusal | None:
    """A tactical move in a straight line that gets farther from every enemy who saw it (SK-14.4, SK-14.5)."""
    path = Path([unit.x, x], [unit.y, y])
    found = off_table(state, path)
    if found is not None:
        return found
    if path.length > state.tables.tactical + EPSILON:
        args = {"length": path.inches(), "limit": inches(state.tables.tactical)}
        return Refusal("SK-14.5", "skirmish-refusal-too-far", args)
    if path.length < EPSILON:
        return Refusal("SK-14.4", "skirmish-refusal-no-way", {"unit": unit.name})
    for number in enemies:
        enemy = state.units[number]
        if squared(enemy.x, enemy.y, x, y) <= squared(enemy.x, enemy.y, unit.x, unit.y):
            return Refusal("SK-14.4", "skirmish-refusal-not-away", {"enemy": enemy.name})
    return too_near_enemy(state, unit, path, NOBODY_THERE) or too_near_friend(state, unit, x, y)


def fan(state: SkirmishState, unit: Unit, enemies: tuple[int, ...], far: int) -> list[tuple[int, int]]:
    """The end points so far away, or a hair less, that a retreat may choose."""
    found = []
    for dx, dy in FAN:
        x, y = nearest(unit.x + dx * (far - 1)), nearest(unit.y + dy * (far - 1))
        if refuse_end_point(state, unit, enemies, x, y) is None:
            found.append((x, y))
    return found


def way_out(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> int:
    """How far a retreat can get, in steps of half an inch; 0: it stays where it is (SK-G21)."""
    for far in range(state.tables.tactical, 0, -SHORTER):
        if fan(state, unit, enemies, far):
            return far
    return 0


def least_way(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> int:
    """How far a retreat must go: as far as possible, 5.5" being enough; at will when nobody sees it."""
    if not enemies:
        return 0
    return min(state.tables.retreat_min, way_out(state, unit, enemies) - SHORTER)


def refuse_destination(state: SkirmishState, task: Task, action: SkirmishAction) -> Refusal | None:
    """Why a retreat may not end there (SK-G21)."""
    unit = state.units[task.unit]
    x, y = action.points[0]
    found = refuse_end_point(state, unit, task.numbers, x, y)
    if found is not None:
        return found
    least = least_way(state, unit, task.numbers)
    if length(unit.x, unit.y, x, y) < least - EPSILON:
        return Refusal("SK-G21", "skirmish-refusal-too-short", {"least": inches(least)})
    return None


def destinations(state: SkirmishState, task: Task) -> list[SkirmishAction]:
    """The end points worth choosing from: as far as possible in every direction that is open."""
    unit = state.units[task.unit]
    far = way_out(state, unit, task.numbers)
    points = dict.fromkeys(fan(state, unit, task.numbers, far))
    found = [make(TO, points=[point]) for point in points]
    return [action for action in found if refuse_destination(state, task, action) is None]


def end_retreat(state: SkirmishState, task: Task, action: SkirmishAction) -> None:
    """The move itself; it counts as movement and ends In Cover (SK-7.9, SK-G27)."""
    unit = state.units[task.unit]
    x, y = action.points[0]
    unit.x, unit.y = x, y
    unit.moved = True
    state.tell("retreated", {"unit": unit.name, "to": point_text(x, y)})
