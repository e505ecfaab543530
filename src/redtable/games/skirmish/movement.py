"""Movement (SK-7): paths, how long they may be, what they may cross, and carrying them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.skirmish.geometry import EPSILON, distance_to_segment, length, path_length, squared
from redtable.games.skirmish.notation import inches, point_text
from redtable.games.skirmish.words import TENTHS
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.games.skirmish.ways import Way


class Path:
    """The way of a unit: grid points, the first where it stands."""

    def __init__(self, xs: list[int], ys: list[int]) -> None:
        self.xs = xs
        self.ys = ys
        self.length = path_length(xs, ys)

    def end(self) -> tuple[int, int]:
        """Where it ends."""
        return self.xs[-1], self.ys[-1]

    def inches(self) -> float:
        """Its length for people."""
        return round(self.length / TENTHS, 2)


def path_of(unit: Unit, points: list[tuple[int, int]]) -> Path:
    """The path from where a unit stands through the points."""
    xs, ys = [unit.x], [unit.y]
    for x, y in points:
        xs.append(x)
        ys.append(y)
    return Path(xs, ys)


def points_of(numbers: tuple[int, ...], start: int = 0) -> list[tuple[int, int]]:
    """The points that a frame carries from some place on."""
    return [(numbers[at], numbers[at + 1]) for at in range(start, len(numbers) - 1, 2)]


def flat(points: list[tuple[int, int]]) -> tuple[int, ...]:
    """Points as the numbers of a frame."""
    return tuple(part for point in points for part in point)


def is_rapid(state: SkirmishState, path: Path) -> bool:
    """More than the tactical distance is a rapid move (SK-7.2)."""
    return path.length > state.tables.tactical + EPSILON


def cannot_move(state: SkirmishState, unit: Unit) -> Refusal | None:
    """Chits forbid every move but a retreat (SK-7.6); a unit in contact is bound."""
    if unit.chits() > 0:
        return Refusal("SK-7.6", "skirmish-refusal-chits-no-move", {"unit": unit.name, "chits": unit.chits()})
    if state.in_contact(unit):
        return Refusal("SK-G46", "skirmish-refusal-in-contact", {"unit": unit.name})
    return None


def too_far(state: SkirmishState, unit: Unit, path: Path) -> Refusal | None:
    """Tactical 6", rapid 12", wounded tactical only; rapid at most 2" inside a piece (SK-7.1 to SK-7.7)."""
    tables = state.tables
    if path.length > tables.rapid + EPSILON:
        limit = inches(tables.rapid)
        return Refusal("SK-7.2", "skirmish-refusal-too-far", {"length": path.inches(), "limit": limit})
    if not is_rapid(state, path):
        return None
    if unit.has_light_wound():
        limit = inches(tables.tactical)
        return Refusal("SK-7.7", "skirmish-refusal-wounded-tactical", {"unit": unit.name, "limit": limit})
    depth, piece = state.field.deepest(path.xs, path.ys)
    if depth > tables.rapid_inside + EPSILON:
        args = {"piece": piece, "depth": round(depth / TENTHS, 2), "limit": inches(tables.rapid_inside)}
        return Refusal("SK-7.3", "skirmish-refusal-rapid-inside", args)
    return None


def off_table(state: SkirmishState, path: Path) -> Refusal | None:
    """Nobody leaves the table."""
    for at in range(len(path.xs)):
        if not state.field.on_table(path.xs[at], path.ys[at]):
            return Refusal(
                "SK-G3", "skirmish-refusal-off-table", {"point": point_text(path.xs[at], path.ys[at])}
            )
    return None


def too_near_enemy(state: SkirmishState, unit: Unit, path: Path, target: int) -> Refusal | None:
    """No unit comes within an inch of an enemy it does not assault (SK-7.8, SK-G3)."""
    for enemy in state.units:
        if enemy.side == unit.side or enemy.number == target or not enemy.on_table():
            continue
        apart = length(unit.x, unit.y, enemy.x, enemy.y)
        if apart > path.length + state.tables.spacing:
            continue
        limit = min(float(state.tables.spacing), apart)
        for at in range(len(path.xs) - 1):
            near = distance_to_segment(
                enemy.x, enemy.y, path.xs[at], path.ys[at], path.xs[at + 1], path.ys[at + 1]
            )
            if near < limit - EPSILON:
                return Refusal("SK-7.8", "skirmish-refusal-too-near-enemy", {"enemy": enemy.name})
    return None


def too_near_friend(state: SkirmishState, unit: Unit, x: int, y: int) -> Refusal | None:
    """Units pass through friends but do not stop within an inch of one (SK-G3)."""
    friend = near_friend(state, unit, x, y)
    if friend is None:
        return None
    return Refusal("SK-G3", "skirmish-refusal-too-near-friend", {"friend": friend.name})


def near_friend(state: SkirmishState, unit: Unit, x: i64, y: i64) -> Unit | None:
    """The friend within an inch of a point."""
    limit: i64 = state.tables.spacing
    for friend in state.units:
        if friend.side != unit.side or friend.number == unit.number or not friend.on_table():
            continue
        if squared(friend.x, friend.y, x, y) < limit * limit:
            return friend
    return None


def near_enemy(state: SkirmishState, unit: Unit, way: float, x: i64, y: i64) -> bool:
    """Whether a straight way of that length comes too near to an enemy (SK-7.8)."""
    spacing = float(state.tables.spacing)
    for enemy in state.units:
        if enemy.side == unit.side or not enemy.on_table():
            continue
        apart = length(unit.x, unit.y, enemy.x, enemy.y)
        if apart <= way + spacing and comes_near(unit, enemy, x, y, min(spacing, apart)):
            return True
    return False


def comes_near(unit: Unit, enemy: Unit, x: i64, y: i64, limit: float) -> bool:
    """Whether a straight way of a unit comes so near to an enemy."""
    return distance_to_segment(enemy.x, enemy.y, unit.x, unit.y, x, y) < limit - EPSILON


class Guards:
    """The units that a unit would come too near to on its ways: those within reach, looked up once."""

    def __init__(self, state: SkirmishState, unit: Unit) -> None:
        self.unit = unit
        self.bound = cannot_move(state, unit) is not None
        self.wounded = unit.has_light_wound()
        self.spacing = float(state.tables.spacing)
        self.friends: list[Unit] = []
        self.enemies: list[Unit] = []
        reach = state.tables.rapid + state.tables.spacing + 1
        for other in state.units:
            if other.number == unit.number or not other.on_table():
                continue
            if state.within(other, unit.x, unit.y, reach):
                (self.friends if other.side == unit.side else self.enemies).append(other)

    def bar(self, way: Way) -> bool:
        """Whether a way is closed: the same verdict as `refuse_move`, without a reason."""
        if self.bound or (way.rapid and (self.wounded or way.deep)):
            return True
        unit = self.unit
        for enemy in self.enemies:
            apart = length(unit.x, unit.y, enemy.x, enemy.y)
            near = apart <= way.length + self.spacing
            if near and comes_near(unit, enemy, way.x, way.y, min(self.spacing, apart)):
                return True
        for friend in self.friends:
            if float(squared(friend.x, friend.y, way.x, way.y)) < self.spacing * self.spacing:
                return True
        return False


def refuse_move(state: SkirmishState, unit: Unit, path: Path) -> Refusal | None:
    """Why a unit may not move along a path."""
    found = cannot_move(state, unit) or off_table(state, path) or too_far(state, unit, path)
    if found is not None:
        return found
    if path.length < EPSILON:
        return Refusal("SK-7.1", "skirmish-refusal-no-way", {"unit": unit.name})
    x, y = path.end()
    return too_near_enemy(state, unit, path, -1) or too_near_friend(state, unit, x, y)


def carry_out_move(state: SkirmishState, frame: Step) -> None:
    """Move along the points of the frame, if that is still possible (SK-G14)."""
    unit = state.units[frame.unit]
    path = path_of(unit, points_of(frame.numbers))
    if not unit.on_table() or unit.active() == 0 or refuse_move(state, unit, path) is not None:
        state.tell("move-lost", {"unit": unit.name})
        return
    place(unit, *path.end())
    state.tell("moved", {"unit": unit.name, "to": point_text(unit.x, unit.y), "inches": path.inches()})


def place(unit: Unit, x: int, y: int) -> None:
    """Put a moving unit somewhere: from now on it has moved, rapidly if that was declared (SK-7.9)."""
    if (x, y) != (unit.x, unit.y):
        unit.moved = True
        unit.rapid = unit.hurried
    unit.x = x
    unit.y = y
