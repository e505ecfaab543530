"""Retreat (SK-14): dice for chits under enemy eyes, then a tactical move away from everybody who sees it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.skirmish.casualties import take_casualties
from redtable.games.skirmish.frames import CHOOSE_DESTINATION, FALL_BACK, Step
from redtable.games.skirmish.geometry import EPSILON, length, nearest, squared
from redtable.games.skirmish.movement import (
    Path,
    near_enemy,
    near_friend,
    off_table,
    too_near_enemy,
    too_near_friend,
)
from redtable.games.skirmish.notation import TO, SkirmishAction, inches, point_text
from redtable.games.skirmish.words import NOBODY_THERE, PURPOSE
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance

DIRECTIONS: Final = 64
"""In so many directions a way out is looked for first, and so many are suggested at most."""
FAN: Final = [
    (math.cos(2 * math.pi * turn / DIRECTIONS), math.sin(2 * math.pi * turn / DIRECTIONS))
    for turn in range(DIRECTIONS)
]
SHORTER: Final = 5
"""Half an inch: by so much shorter ways were tried in the first edition."""


def begin_retreat(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """One die for each chit if an enemy sees the unit; each below 5 is a casualty (SK-14.3)."""
    unit = state.units[frame.unit]
    if not unit.on_table() or unit.active() == 0:
        return
    leave_contact(state, unit)
    enemies = state.seen_enemies(unit)
    failed = 0
    if enemies and unit.chits():
        dice = [chance.d10(f"retreat.{PURPOSE[unit.side]}") for _ in range(unit.chits())]
        failed = sum(1 for die in dice if die < state.tables.success)
        state.tell("retreat-rolled", {"unit": unit.name, "dice": dice, "casualties": failed})
    state.frames.push(Step(FALL_BACK, unit.side, unit.number, numbers=[enemy.number for enemy in enemies]))
    take_casualties(state, [unit], failed)


def leave_contact(state: SkirmishState, unit: Unit) -> None:
    """A retreating unit is in close combat no more."""
    unit.contact = NOBODY_THERE
    for other in state.units:
        if other.contact == unit.number:
            other.contact = NOBODY_THERE


def fall_back(state: SkirmishState, frame: Step) -> None:
    """The owner picks where to, if there is anywhere to go (SK-14.4, SK-G58)."""
    unit = state.units[frame.unit]
    if unit.active() == 0:
        return
    if can_get_away(state, unit, frame.numbers):
        state.frames.push(Step(CHOOSE_DESTINATION, unit.side, unit.number, numbers=frame.numbers))
    else:
        unit.moved = True
        state.tell("retreat-stays", {"unit": unit.name})


def refuse_end_point(
    state: SkirmishState, unit: Unit, enemies: tuple[int, ...], x: int, y: int
) -> Refusal | None:
    """A tactical move in a straight line, farther from every enemy who saw it (SK-14.4, SK-14.5, SK-G67)."""
    path = Path([unit.x, x], [unit.y, y])
    found = off_table(state, path)
    if found is not None:
        return found
    if path.length > state.tables.tactical + EPSILON:
        args = {"length": path.inches(), "limit": inches(state.tables.tactical)}
        return Refusal("SK-14.5", "skirmish-refusal-too-far", args)
    if path.length < EPSILON:
        return Refusal("SK-G67", "skirmish-refusal-no-way", {"unit": unit.name})
    for number in enemies:
        enemy = state.units[number]
        if squared(enemy.x, enemy.y, x, y) <= squared(enemy.x, enemy.y, unit.x, unit.y):
            return Refusal("SK-14.4", "skirmish-refusal-not-away", {"enemy": enemy.name})
    return too_near_enemy(state, unit, path, NOBODY_THERE) or too_near_friend(state, unit, x, y)


def is_end_point(state: SkirmishState, unit: Unit, enemies: tuple[int, ...], x: i64, y: i64) -> bool:
    """Whether a retreat may end there: the same verdict as `refuse_end_point`, without a reason."""
    field, limit = state.field, float(state.tables.tactical) + EPSILON
    way = length(unit.x, unit.y, x, y)
    if not field.on_table(x, y) or way > limit or way < EPSILON or not field.on_table(unit.x, unit.y):
        return False
    for number in enemies:
        enemy = state.units[number]
        if squared(enemy.x, enemy.y, x, y) <= squared(enemy.x, enemy.y, unit.x, unit.y):
            return False
    return not near_enemy(state, unit, way, x, y) and near_friend(state, unit, x, y) is None


def fan(state: SkirmishState, unit: Unit, enemies: tuple[int, ...], far: int) -> list[tuple[int, int]]:
    """The end points so far away, or a hair less, that a retreat may choose."""
    found = []
    for dx, dy in FAN:
        x, y = toward(unit, dx, dy, far)
        if is_end_point(state, unit, enemies, x, y):
            found.append((x, y))
    return found


def toward(unit: Unit, dx: float, dy: float, far: int) -> tuple[int, int]:
    """The grid point so far away in a direction, or a hair less."""
    return nearest(unit.x + dx * (far - 1)), nearest(unit.y + dy * (far - 1))


def end_points(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every grid point that a retreat may choose, row by row, exactly (SK-G21, SK-G58)."""
    reach = state.tables.tactical
    found = []
    for y in range(max(0, unit.y - reach), min(state.field.height, unit.y + reach) + 1):
        half = math.isqrt(reach * reach - (y - unit.y) ** 2)
        x, right = max(0, unit.x - half), min(state.field.width, unit.x + half)
        barred = barred_parts(state, unit, enemies, y)
        while x <= right:
            beyond = x
            for left_end, right_end in barred:
                if left_end <= beyond <= right_end:
                    beyond = right_end + 1
            if beyond == x:
                if is_end_point(state, unit, enemies, x, y):
                    found.append((x, y))
                beyond += 1
            x = beyond
    return found


def barred_parts(state: SkirmishState, unit: Unit, enemies: tuple[int, ...], y: int) -> list[tuple[int, int]]:
    """The parts of a row that are no farther from an enemy who sees the unit, or too near a friend."""
    found = []
    for other in state.units:
        if other.number in enemies:
            rest = squared(other.x, other.y, unit.x, unit.y) - (y - other.y) ** 2
        elif other.side == unit.side and other.number != unit.number and other.on_table():
            rest = state.tables.spacing**2 - 1 - (y - other.y) ** 2
        else:
            continue
        if rest >= 0:
            half = math.isqrt(rest)
            found.append((other.x - half, other.x + half))
    return sorted(found)


def can_get_away(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> bool:
    """Whether there is any end point at all: most often a full move in some direction shows one (SK-G58)."""
    if state.tables.first_edition:
        return sampled_way_out(state, unit, enemies) > 0
    for dx, dy in FAN:
        x, y = toward(unit, dx, dy, state.tables.tactical)
        if is_end_point(state, unit, enemies, x, y):
            return True
    return bool(end_points(state, unit, enemies))


def sampled_way_out(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> int:
    """How far a retreat could get in the first edition: in 64 directions, in steps of half an inch."""
    for far in range(state.tables.tactical, 0, -SHORTER):
        if fan(state, unit, enemies, far):
            return far
    return 0


def least_way(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> int:
    """How far a retreat must go (SK-G21): as far as possible, 5.5" being enough; at will if unseen."""
    if not enemies:
        return 0
    enough = state.tables.retreat_min
    if state.tables.first_edition:
        return min(enough, sampled_way_out(state, unit, enemies) - SHORTER)
    if full_moves(state, unit, enemies):
        return enough
    farthest = 0
    for x, y in end_points(state, unit, enemies):
        farthest = max(farthest, squared(unit.x, unit.y, x, y))
    return min(enough, math.isqrt(farthest))


def full_moves(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> list[tuple[int, int]]:
    """Full moves in every direction that is open, as far as they are long enough in any case."""
    enough = state.tables.retreat_min if enemies else 0
    points = fan(state, unit, enemies, state.tables.tactical)
    return [(x, y) for x, y in points if length(unit.x, unit.y, x, y) >= enough - EPSILON]


def longest_ways(state: SkirmishState, unit: Unit, enemies: tuple[int, ...]) -> list[tuple[int, int]]:
    """The end points of the longest ways where no full move is open."""
    least = least_way(state, unit, enemies)
    ways = [(squared(unit.x, unit.y, x, y), x, y) for x, y in end_points(state, unit, enemies)]
    ways.sort(reverse=True)
    return [(x, y) for far, x, y in ways[:DIRECTIONS] if far >= least * least]


def refuse_destination(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Why a retreat may not end there (SK-G21)."""
    unit = state.units[frame.unit]
    x, y = action.points[0]
    found = refuse_end_point(state, unit, frame.numbers, x, y)
    if found is not None:
        return found
    way = length(unit.x, unit.y, x, y)
    if way < state.tables.retreat_min - EPSILON:
        least = least_way(state, unit, frame.numbers)
        if way < least - EPSILON:
            return Refusal("SK-G21", "skirmish-refusal-too-short", {"least": inches(least)})
    return None


def destinations(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """The end points worth choosing from: full moves in every direction that is open, else the longest."""
    unit = state.units[frame.unit]
    if state.tables.first_edition:
        points = fan(state, unit, frame.numbers, sampled_way_out(state, unit, frame.numbers))
        found = [SkirmishAction(verb=TO, points=[point]) for point in dict.fromkeys(points)]
        return [action for action in found if refuse_destination(state, frame, action) is None]
    points = full_moves(state, unit, frame.numbers) or longest_ways(state, unit, frame.numbers)
    return [SkirmishAction(verb=TO, points=[point]) for point in dict.fromkeys(points)]


def end_retreat(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:
    """The move itself; it counts as movement and ends In Cover (SK-7.9, SK-G27)."""
    unit = state.units[frame.unit]
    x, y = action.points[0]
    unit.x, unit.y = x, y
    unit.moved = True
    state.tell("retreated", {"unit": unit.name, "to": point_text(x, y)})
