"""Good candidates where space is continuous: the points and paths that bots and keyboard players choose from.

Nothing here decides what is legal: every candidate is put before the same refusals as any other action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.firefight import refuse_fire, refuse_fire_from
from redtable.games.skirmish.geometry import point_along, squared
from redtable.games.skirmish.interruption import Lookout, action_path, reaction_cost
from redtable.games.skirmish.movement import path_of, refuse_move, too_near_friend
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
    make,
)
from redtable.games.skirmish.orders import refuse_activation, refuse_deed, refuse_voluntary_retreat
from redtable.games.skirmish.reactions import (
    reaction_point,
    refuse_reaction,
    refuse_reactor,
)
from redtable.games.skirmish.retreat import FAN
from redtable.games.skirmish.setup import (
    lacks_nco,
    last_of_section,
    refuse_deployment,
    refuse_marker,
    waiting_units,
)
from redtable.games.skirmish.words import BLUFOR

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.movement import Path
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.games.skirmish.unit import Unit

Point = tuple[int, int]

DIRECTIONS: Final = [FAN[turn] for turn in range(0, 64, 4)]
"""Sixteen ways to go."""
GRID: Final = 30
"""Deployment and objectives are offered on a grid of three inches."""
EDGE: Final = 8
"""Just inside the edge of a piece one sees and is covered: 0.8 inches."""
CLEAR_OF_THE_WALL: Final = 5
"""Half an inch more than touching."""
MOST_PLACES: Final = 28
"""So many ends of moves are offered for a unit."""
APART: Final = 10
"""Markers are suggested at least an inch from each other."""
STEP: Final = 10
"""Reactions are suggested at whole inches of a path where possible."""


def places_of_cover(field: Battlefield) -> list[Point]:
    """Points just inside the edges of every piece, and at both faces of thin ones; made once."""
    if field.places is not None:
        return field.places
    found: dict[Point, None] = {}
    for piece in field.pieces:
        middle_x = (piece.left + piece.right) // 2
        middle_y = (piece.bottom + piece.top) // 2
        count = len(piece.xs)
        for at in range(count):
            ax, ay, bx, by = (
                piece.xs[at],
                piece.ys[at],
                piece.xs[(at + 1) % count],
                piece.ys[(at + 1) % count],
            )
            for part in (1, 3, 5, 7):
                x, y = ax + (bx - ax) * part // 8, ay + (by - ay) * part // 8
                way = EDGE if not piece.thin else -EDGE + 2
                dx, dy = middle_x - x, middle_y - y
                far = max(1, int((dx * dx + dy * dy) ** 0.5))
                if piece.thin:
                    dx, dy = (0, dy) if abs(bx - ax) > abs(by - ay) else (dx, 0)
                    far = max(1, abs(dx) + abs(dy))
                point = x + dx * way // far, y + dy * way // far
                if field.on_table(*point):
                    found[point] = None
    field.places = list(found)
    return field.places


def places_to_go(state: SkirmishState, unit: Unit, reach: int) -> list[Point]:
    """Cover within reach, the nearest first, then full and half reach all around."""
    near: list[tuple[int, Point]] = []
    for point in places_of_cover(state.field):
        far = squared(unit.x, unit.y, point[0], point[1])
        if 0 < far <= reach * reach:
            near.append((far, point))
    near.sort()
    places = dict.fromkeys(point for _, point in near[: MOST_PLACES - len(DIRECTIONS)])
    for dx, dy in DIRECTIONS:
        places[(int(unit.x + dx * (reach - 1)), int(unit.y + dy * (reach - 1)))] = None
    return [point for point in places if state.field.on_table(*point)]


def grid_points(state: SkirmishState, side: int) -> list[Point]:
    """The grid points of a zone, and the cover in it."""
    field = state.field
    points = [
        (x, y)
        for y in range(GRID // 2, field.height, GRID)
        for x in range(GRID // 2, field.width, GRID)
        if field.zones[side].contains(x, y)
    ]
    points += [point for point in places_of_cover(field) if field.zones[side].contains(*point)]
    return list(dict.fromkeys(points))


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
    return [point for point in points if too_near_friend(state, unit, *point) is None]


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
    return [make(OBJECTIVE, points=[point]) for point in good]


def is_apart(state: SkirmishState, x: int, y: int) -> bool:
    """Whether a point is an inch from every marker."""
    return all(squared(x, y, other_x, other_y) >= APART * APART for other_x, other_y in state.objectives)


def deployments(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """Every unit still waiting, on the points of the zone, with and without the NCO."""
    found = []
    units = waiting_units(state, frame.side)
    points = free_points(state, units[0], grid_points(state, frame.side))
    if not points:
        points = free_points(state, units[0], zone_points(state, frame.side))[:MOST_PLACES]
    for unit in units:
        lacking = lacks_nco(state, unit)
        choices = (
            [["nco"]] if lacking and last_of_section(state, unit) else [[], ["nco"]] if lacking else [[]]
        )
        for words in choices:
            found += [make(DEPLOY, unit.name, points=[point], words=words) for point in points]
    return [action for action in found if refuse_deployment(state, frame, action) is None]


def orders(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """What every unit of a side could be told to do; only retreats where orders are lacking."""
    free = frame.numbers[0] == 1
    found: list[SkirmishAction] = []
    for unit in state.units_of(frame.side):
        if not free and refuse_activation(state, unit) is None:
            found += activations(state, unit)
        if refuse_voluntary_retreat(state, unit) is None:
            found.append(make(RETREAT, unit.name))
    return found


def activations(state: SkirmishState, unit: Unit) -> list[SkirmishAction]:
    """Fire, moves, both, and assaults, of a unit that may be activated."""
    enemies = state.units_of(1 - unit.side)
    seen = [enemy for enemy in enemies if enemy.active() and state.sees_unit(unit, enemy)]
    targets = [enemy for enemy in seen if refuse_fire(state, unit, enemy) is None]
    found = [make(FIRE, unit.name, enemy.name) for enemy in targets]
    if unit.chits():
        return found
    for reach in (state.tables.tactical, state.tables.rapid):
        for point in places_to_go(state, unit, reach):
            if refuse_move(state, unit, path_of(unit, [point])) is not None:
                continue
            found.append(make(MOVE, unit.name, points=[point]))
            if reach == state.tables.tactical:
                if seen and seen[0] in targets:
                    found.append(make(FIRE_MOVE, unit.name, seen[0].name, [point]))
                found += fire_from(state, unit, enemies, point)
    assaults = [make(ASSAULT, unit.name, enemy.name) for enemy in enemies]
    return found + [action for action in assaults if refuse_deed(state, unit, action) is None]


def fire_from(state: SkirmishState, unit: Unit, enemies: list[Unit], point: Point) -> list[SkirmishAction]:
    """Move there and fire at whoever is nearest and in sight."""
    x, y = point
    in_reach = sorted((squared(x, y, enemy.x, enemy.y), enemy.number) for enemy in enemies if enemy.active())
    for _, number in in_reach:
        enemy = state.units[number]
        if state.clear_line(x, y, enemy.x, enemy.y, unit.number, number):
            if refuse_fire_from(state, unit, enemy, x, y) is None:
                return [make(MOVE_FIRE, unit.name, enemy.name, [point])]
            return []
    return []


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
        found += [make(REACT_FIRE, unit.name, actor.name, at=at) for at in times]
        if unit.chits() == 0 and times:
            found += [make(REACT_ASSAULT, unit.name, actor.name, at=at) for at in times]
            near = places_to_go(state, unit, state.tables.tactical)[: MOST_PLACES // 4]
            found += [make(REACT_MOVE, unit.name, points=[point], at=times[0]) for point in near]
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
