"""Good candidates where space is continuous: the points and paths that bots and keyboard players choose from.

Nothing here decides what is legal: candidates meet the same conditions as any other action, and tests put
every one of them before the refusals. They are not written: whoever shows them writes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.skirmish.assault import refuse_assault
from redtable.games.skirmish.firefight import can_open_fire, may_fall_back, no_target
from redtable.games.skirmish.geometry import point_along, squared
from redtable.games.skirmish.interruption import Lookout, action_path, reaction_cost
from redtable.games.skirmish.movement import Guards, Path, near_friend
from redtable.games.skirmish.notation import (
    ASSAULT,
    AT_ONCE,
    DEPLOY,
    FIRE,
    FIRE_MOVE,
    MOVE,
    MOVE_FIRE,
    OBJECTIVE,
    REACT_ASSAULT,
    REACT_FIRE,
    REACT_MOVE,
    RETREAT,
    SkirmishAction,
)
from redtable.games.skirmish.orders import refuse_activation
from redtable.games.skirmish.reactions import reaction_point, refuse_reaction, refuse_reactor
from redtable.games.skirmish.setup import lacks_nco, last_of_section, refuse_marker, waiting_units
from redtable.games.skirmish.ways import MOST_PLACES, places_of_cover, places_to_go, ways_from
from redtable.games.skirmish.words import BLUFOR

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.games.skirmish.unit import Unit
    from redtable.games.skirmish.ways import Way

Point = tuple[int, int]

GRID: Final = 30
"""Deployment and objectives are offered on a grid of three inches."""
CLEAR_OF_THE_WALL: Final = 5
"""Half an inch more than touching."""
APART: Final = 10
"""Markers are suggested at least an inch from each other."""
MOST_SITUATIONS: Final = 500
"""In so many situations of units the candidates are remembered at most."""
STEP: Final = 10
"""Reactions are suggested at whole inches of a path where possible."""


def grid_points(state: SkirmishState, side: int) -> list[Point]:
    """The grid points of a zone, and the cover in it; made once."""
    field = state.field
    known = field.grids[side]
    if known is None:
        points = [
            (x, y)
            for y in range(GRID // 2, field.height, GRID)
            for x in range(GRID // 2, field.width, GRID)
            if field.zones[side].contains(x, y)
        ]
        points += [point for point in places_of_cover(field) if field.zones[side].contains(*point)]
        known = list(dict.fromkeys(points))
        field.grids[side] = known
    return known


def zone_points(state: SkirmishState, side: int) -> list[Point]:
    """Every point of a zone: where the grid has nothing to offer, a zone is searched as a whole."""
    shape = state.field.zones[side].shape
    return [
        (x, y)
        for y in range(shape.bottom, shape.top + 1)
        for x in range(shape.left, shape.right + 1)
        if shape.contains(x, y)
    ]


def free_points(state: SkirmishState, unit: Unit, points: list[Point]) -> list[Point]:
    """The points that are not too near to a friend of a unit."""
    return [point for point in points if near_friend(state, unit, point[0], point[1]) is None]


def hiding_places(field: Battlefield) -> list[Point]:
    """Points behind the middle of thin pieces, too far away to touch them."""
    found = []
    for piece in field.pieces:
        if piece.thin:
            middle_x, middle_y = (piece.left + piece.right) // 2, (piece.bottom + piece.top) // 2
            away = field.contact + CLEAR_OF_THE_WALL
            if piece.right - piece.left > piece.top - piece.bottom:
                found += [(middle_x, piece.bottom - away), (middle_x, piece.top + away)]
            else:
                found += [(piece.left - away, middle_y), (piece.right + away, middle_y)]
    return found


def objectives(state: SkirmishState, frame: Step) -> list[SkirmishAction]:  # noqa: ARG001
    """Where a marker could be put; two at one place would only help who looks for them."""
    points = dict.fromkeys([*grid_points(state, BLUFOR), *hiding_places(state.field)])
    apart = [point for point in points if state.field.on_table(*point) and is_apart(state, *point)]
    good = [point for point in apart if refuse_marker(state, *point) is None]
    if not good:
        everywhere = zone_points(state, BLUFOR)
        good = [point for point in everywhere if refuse_marker(state, *point) is None][:MOST_PLACES]
    return [SkirmishAction(verb=OBJECTIVE, points=[point]) for point in good]


def is_apart(state: SkirmishState, x: int, y: int) -> bool:
    """Whether a point is an inch from every marker."""
    return all(squared(x, y, other_x, other_y) >= APART * APART for other_x, other_y in state.objectives)


def deployments(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """Every unit still waiting, on the free points of the zone, with and without the NCO."""
    found = []
    units = waiting_units(state, frame.side)
    points = free_points(state, units[0], grid_points(state, frame.side))
    if not points:
        points = free_points(state, units[0], zone_points(state, frame.side))[:MOST_PLACES]
    paths = [[point] for point in points]
    for unit in units:
        lacking = lacks_nco(state, unit)
        choices = (
            [["nco"]] if lacking and last_of_section(state, unit) else [[], ["nco"]] if lacking else [[]]
        )
        for words in choices:
            for path in paths:
                found.append(SkirmishAction(verb=DEPLOY, unit=unit.name, points=path, words=words))
    return found


def orders(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """What every unit of a side could be told to do; only retreats where orders are lacking."""
    found: list[SkirmishAction] = []
    for unit in state.units_of(frame.side):
        if may_act(state, frame, unit):
            found += activations(state, unit)
        if may_fall_back(state, unit):
            found.append(SkirmishAction(verb=RETREAT, unit=unit.name))
    return found


def may_act(state: SkirmishState, frame: Step, unit: Unit) -> bool:
    """Whether a unit may be activated in this half, which may be one for retreats alone (SK-G60)."""
    return frame.numbers[0] != 1 and refuse_activation(state, unit) is None


def activations(state: SkirmishState, unit: Unit) -> list[SkirmishAction]:
    """Fire, moves, both, and assaults, of a unit that may be activated; remembered while nothing changes."""
    known = state.tables.activations
    if state.tables.units_block_sight:
        return find_activations(state, unit)
    key = situation_of(state, unit)
    found = known.get(key)
    if found is None:
        found = find_activations(state, unit)
        if len(known) >= MOST_SITUATIONS:
            known.clear()
        known[key] = found
    return found


def situation_of(state: SkirmishState, unit: Unit) -> tuple[int, ...]:
    """All that a unit's candidates depend on: itself, its enemies, friends near it, who is in contact."""
    able = (int(can_open_fire(state, unit)) * 2 + int(unit.has_light_wound())) * 2 + int(unit.chits() > 0)
    facts = [unit.number, unit.x * 4096 + unit.y, able]
    reach = state.tables.rapid + state.tables.spacing + 1
    for other in state.units:
        place = -1
        if other.on_table() and other.side != unit.side:
            place = (other.x * 4096 + other.y) * 2 + int(other.active() > 0)
        elif other.on_table() and state.within(other, unit.x, unit.y, reach):
            place = other.x * 4096 + other.y
        facts.append(place * 64 + other.contact + 1)
    return tuple(facts)


def find_activations(state: SkirmishState, unit: Unit) -> list[SkirmishAction]:
    """The same, worked out."""
    name = unit.name
    enemies = state.units_of(1 - unit.side)
    armed = can_open_fire(state, unit)
    seen = [enemy for enemy in enemies if enemy.active() > 0 and state.sees_unit(unit, enemy)]
    fair = [enemy.active() > 0 and no_target(state, unit, enemy) is None for enemy in enemies]
    found: list[SkirmishAction] = []
    for at, enemy in enumerate(enemies):
        if armed and fair[at] and enemy in seen:
            found.append(SkirmishAction(verb=FIRE, unit=name, target=enemy.name))
    if unit.chits() > 0:
        return found
    first = found[0].target if found and found[0].target == seen[0].name else ""
    ways = ways_from(state.tables, unit.x, unit.y)
    guards = Guards(state, unit)
    for way in ways.tactical:
        if guards.bar(way):
            continue
        found.append(SkirmishAction(verb=MOVE, unit=name, points=way.points))
        if first:
            found.append(SkirmishAction(verb=FIRE_MOVE, unit=name, target=first, points=way.points))
        at = nearest_in_sight(state, unit, enemies, way) if armed else -1
        if at >= 0 and fair[at]:
            target = enemies[at].name
            found.append(SkirmishAction(verb=MOVE_FIRE, unit=name, target=target, points=way.points))
    for way in ways.rapid:
        if not guards.bar(way):
            found.append(SkirmishAction(verb=MOVE, unit=name, points=way.points))
    for enemy in enemies:
        if refuse_assault(state, unit, enemy, Path([unit.x, enemy.x], [unit.y, enemy.y])) is None:
            found.append(SkirmishAction(verb=ASSAULT, unit=name, target=enemy.name))
    return found


def nearest_in_sight(state: SkirmishState, unit: Unit, enemies: list[Unit], way: Way) -> int:
    """Which of the enemies a unit would fire at from there: the nearest it sees; -1 if none."""
    x, y = way.x, way.y
    best = -1
    least: i64 = 0
    for at in range(len(enemies)):
        enemy = enemies[at]
        if enemy.active() == 0:
            continue
        far = squared(x, y, enemy.x, enemy.y)
        if (best < 0 or far < least) and state.clear_line(x, y, enemy.x, enemy.y, unit.number, enemy.number):
            best, least = at, far
    return best


def moments(state: SkirmishState, frame: Step, unit: Unit) -> list[int]:
    """When a unit could best interrupt: in whole inches, else in the middle of what it sees between them."""
    path = action_path(state, frame)
    if path is None:
        return [AT_ONCE]
    if not state.tables.interrupt_anywhere:
        return [0]
    found = whole_inches(state, frame, unit, path)
    if not state.tables.first_edition:
        lookout = Lookout(state, frame, unit, path)
        if not any(lookout.allows(at) for at in found) and lookout.any_place():
            found += [(first + last) // 2 for first, last in lookout.spans()]
    return sorted(set(found))


def whole_inches(state: SkirmishState, frame: Step, unit: Unit, path: Path) -> list[int]:
    """Of the whole inches of a path: first sight, first free moment, nearest, last sight."""
    visible: list[tuple[int, int, int]] = []
    stops = [*range(0, int(path.length), STEP), int(path.length)]
    for at in stops:
        x, y = point_along(path.xs, path.ys, at)
        if state.sees_from(unit, x, y, frame.unit):
            visible.append((squared(unit.x, unit.y, x, y), at, reaction_cost(state, unit, x, y)))
    if not visible:
        return []
    free = [at for _, at, cost in visible if cost == 0]
    return [visible[0][1], *free[:1], min(visible)[1], visible[-1][1]]


def reactions(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """What every unit could do about the action under way."""
    found: list[SkirmishAction] = []
    actor = state.units[frame.unit]
    for unit in state.units_of(frame.side):
        if refuse_reactor(state, frame, unit) is not None:
            continue
        times = moments(state, frame, unit)
        name, target = unit.name, actor.name
        found += [SkirmishAction(verb=REACT_FIRE, unit=name, target=target, at=at) for at in times]
        if unit.chits() == 0 and times:
            found += [SkirmishAction(verb=REACT_ASSAULT, unit=name, target=target, at=at) for at in times]
            near = places_to_go(state.field, unit.x, unit.y, state.tables.tactical)[: MOST_PLACES // 4]
            found += [SkirmishAction(verb=REACT_MOVE, unit=name, points=[p], at=times[0]) for p in near]
    return [action for action in found if refuse_reaction(state, frame, action) is None]


def somebody_is_offered(state: SkirmishState, frame: Step) -> bool:
    """Whether a side was asked in the first edition: only if a whole inch of the path offers a reaction."""
    for unit in state.units_of(frame.side):
        if refuse_reactor(state, frame, unit) is None:
            for at in moments(state, frame, unit):
                x, y = reaction_point(state, frame, at)
                if reaction_cost(state, unit, x, y) <= state.orders[unit.side]:
                    return bool(reactions(state, frame))
    return False
