"""Questions that a seat may ask about its view: reach, sight, reasons, odds before one commits.

rules               the distances and numbers that a screen draws
orders              every own unit: what it may be told to do, and why not
reactions           every own unit that could answer the action under way: when, and at what cost
sight 18,9.2        what cannot be seen from a point, and for each unit and objective why
sight redfor        what no unit of a side sees from where it stands
line 18,9.2 24,20   how far two points are from each other, whether they see each other, and what covers them
places RG1          good places for a unit to go to, each with its cover, what it sees and who may see it
plan RG1 fire T1    what an action would cost and bring: reasons, reactions, modifiers, exact odds
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict, replace

from redtable.games.skirmish.answers import (
    PREVIEWS,
    CoverAnswer,
    LineAnswer,
    PlaceAnswer,
    ReactionAnswer,
    ReactionMoment,
    RulesAnswer,
    SeenAnswer,
    SightAnswer,
    TargetAnswer,
    UnitOrders,
)
from redtable.games.skirmish.assault import cannot_assault, refuse_assault
from redtable.games.skirmish.candidates import grid_points, moments, objectives
from redtable.games.skirmish.command import order_cost
from redtable.games.skirmish.exposure import Outposts, exposure_answer
from redtable.games.skirmish.firefight import may_fall_back, refuse_fire
from redtable.games.skirmish.forecast import plan
from redtable.games.skirmish.frames import CHOOSE_DESTINATION, DEPLOY, PLACE_OBJECTIVE, REACT, Step
from redtable.games.skirmish.geometry import EPSILON, length
from redtable.games.skirmish.interruption import reaction_cost
from redtable.games.skirmish.movement import cannot_move, path_of, refuse_move
from redtable.games.skirmish.notation import parse_action, parse_point, parse_unit, point_text
from redtable.games.skirmish.orders import refuse_activation
from redtable.games.skirmish.reactions import reaction_point, refuse_reactor
from redtable.games.skirmish.retreat import destinations
from redtable.games.skirmish.setup import refuse_deployment
from redtable.games.skirmish.sight import look, sees
from redtable.games.skirmish.ways import places_to_go
from redtable.games.skirmish.words import OVER, SIDES, TENTHS
from redtable.kernel.game import Refusal
from redtable.kernel.notation import NotationError
from redtable.kernel.view import RefusalView

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.games.skirmish.unit import Unit

AVOIDABLE: Final = ("SK-7.3", "SK-7.8")
"""Terrain and enemies that bar a straight way: one with corners may go around them."""
FAR: Final = 1000.0
"""A way longer than any table, in inches: a place that nobody ever sees."""
ROW: Final = 2
"""Sight is told in rows of a fifth of an inch,"""
SAMPLE: Final = 5
"""each looked at every half inch; where the sight changes, to a tenth."""


def answer(state: SkirmishState, seat: int, question: str) -> Any:
    """The answer to a question as declared in `answers.py`; raises NotationError for what is no question."""
    what, _, rest = question.partition(" ")
    if what == "rules" and not rest:
        return rules_answer(state)
    if what == "orders" and not rest:
        return orders_answer(state, seat)
    if what == "reactions" and not rest:
        return reactions_answer(state, seat)
    if what == "sight" and rest in SIDES:
        return side_sight_answer(state, SIDES.index(rest))
    if what == "line" and rest:
        return line_answer(state, rest.split())
    if what == "sight" and rest:
        x, y = parse_point(rest)
        return sight_answer(state, seat, x, y)
    if what == "places":
        return places_answer(state, parse_unit(rest) if rest else "")
    if what == "plan" and rest:
        return plan(state, seat, parse_action(rest))
    raise NotationError(f"{question!r} is no question; there is: {', '.join(PREVIEWS)}")


def rules_answer(state: SkirmishState) -> RulesAnswer:
    """The numbers that a screen draws."""
    tables = state.tables
    return RulesAnswer(
        tactical=tables.tactical / TENTHS,
        rapid=tables.rapid / TENTHS,
        close_range=tables.close_range / TENTHS,
        command_radius=tables.command_radius / TENTHS,
        objective_margin=tables.objective_margin / TENTHS,
        success=tables.success,
        morale=tables.morale,
        most_chits=tables.most_chits,
        objectives=tables.objectives,
    )


# Orders and reactions


def orders_answer(state: SkirmishState, seat: int) -> dict[str, UnitOrders]:
    """For each unit of the seat what it may do, and the reason against everything that it may not."""
    found = {}
    for unit in state.units:
        if unit.side != seat or not unit.on_table() or state.phase == OVER:
            continue
        idle = refuse_activation(state, unit)
        still = idle or cannot_move(state, unit)
        targets = [target_answer(state, unit, enemy) for enemy in state.units_of(1 - seat)]
        found[unit.name] = UnitOrders(
            cost=order_cost(state, unit),
            idle=RefusalView.of(idle),
            move=RefusalView.of(still),
            rapid=RefusalView.of(still or rapid_refusal(state, unit)),
            fire=RefusalView.of(idle) or common_reason([target.fire for target in targets]),
            assault=RefusalView.of(idle) or common_reason([target.assault for target in targets]),
            retreat=may_fall_back(state, unit),
            targets=targets,
        )
    return found


def rapid_refusal(state: SkirmishState, unit: Unit) -> Refusal | None:
    """Why a unit cannot hurry at all (SK-7.7)."""
    if not unit.has_light_wound():
        return None
    limit = state.tables.tactical / TENTHS
    return Refusal("SK-7.7", "skirmish-refusal-wounded-tactical", {"unit": unit.name, "limit": f"{limit:g}"})


def target_answer(state: SkirmishState, unit: Unit, enemy: Unit) -> TargetAnswer:
    """An enemy as a target of fire and of an assault."""
    return TargetAnswer(
        unit=enemy.name,
        distance=inches_between(unit.x, unit.y, enemy.x, enemy.y),
        fire=RefusalView.of(refuse_fire(state, unit, enemy)),
        assault=RefusalView.of(assault_refusal(state, unit, enemy)),
    )


def assault_refusal(state: SkirmishState, unit: Unit, enemy: Unit) -> Refusal | None:
    """Why a unit cannot assault an enemy at all: what bars the straight way says nothing of others."""
    found = refuse_assault(state, unit, enemy, path_of(unit, [(enemy.x, enemy.y)]))
    return None if found is not None and found.clause in AVOIDABLE else found


def common_reason(reasons: list[Any]) -> Any:
    """A reason if nothing is possible; the first of them speaks for all."""
    return None if None in reasons or not reasons else reasons[0]


def reactions_answer(state: SkirmishState, seat: int) -> list[ReactionAnswer]:
    """For each unit of the seat when it could interrupt the action under way, where and for how much."""
    if not state.frames or state.frames.top().kind != REACT or state.frames.top().side != seat:
        return []
    frame = state.frames.top()
    return [
        ReactionAnswer(
            unit=unit.name,
            why=RefusalView.of(refuse_reactor(state, frame, unit)),
            move=RefusalView.of(cannot_move(state, unit)),
            assault=RefusalView.of(cannot_assault(state, unit)),
            moments=reaction_moments(state, frame, unit),
        )
        for unit in state.units_of(seat)
    ]


def reaction_moments(state: SkirmishState, frame: Step, unit: Unit) -> list[ReactionMoment]:
    """The moments at which a unit sees the acting one."""
    if refuse_reactor(state, frame, unit) is not None:
        return []
    found = []
    for at in moments(state, frame, unit):
        x, y = reaction_point(state, frame, at)
        if state.sees_from(unit, x, y, frame.unit):
            cost = reaction_cost(state, unit, x, y)
            found.append(
                ReactionMoment(
                    at=at / TENTHS if at >= 0 else None,
                    point=(x / TENTHS, y / TENTHS),
                    distance=inches_between(unit.x, unit.y, x, y),
                    cost=cost,
                    enough=cost <= state.orders[unit.side],
                )
            )
    return found


# Sight


def sight_answer(state: SkirmishState, seat: int, x: int, y: int) -> SightAnswer:
    """What a unit at a point would not see, row by row, and why it does not see whom."""
    refuse_off_table(state, x, y)
    others = [unit for unit in state.units if unit.on_table() and unit.side != seat]
    return SightAnswer(
        at=(x / TENTHS, y / TENTHS),
        row=ROW / TENTHS,
        dark=dark_rows(state, [(x, y)]),
        units={unit.name: seen_answer(state, x, y, unit.x, unit.y) for unit in others},
        objectives={
            str(number): seen_answer(state, x, y, *point) for number, point in enumerate(state.objectives, 1)
        },
    )


def refuse_off_table(state: SkirmishState, x: int, y: int) -> None:
    """Only points of the table can be asked about."""
    if not state.field.on_table(x, y):
        raise NotationError(f"{point_text(x, y)} is not on the table")


def side_sight_answer(state: SkirmishState, side: int) -> SightAnswer:
    """What no unit of a side sees from where it stands; a unit without active soldiers looks at nothing."""
    eyes = [(unit.x, unit.y) for unit in state.units_of(side) if unit.active()]
    return SightAnswer(side=SIDES[side], row=ROW / TENTHS, dark=dark_rows(state, eyes))


def line_answer(state: SkirmishState, points: list[str]) -> LineAnswer:
    """A ruler between two points: the distance, the sight, and the cover of each end against the other."""
    if len(points) != 2:
        raise NotationError("a line runs between two points: line 18,9.2 24,20")
    (ax, ay), (bx, by) = parse_point(points[0]), parse_point(points[1])
    refuse_off_table(state, ax, ay)
    refuse_off_table(state, bx, by)
    return LineAnswer(
        **asdict(seen_answer(state, ax, ay, bx, by)),
        close=length(ax, ay, bx, by) <= state.tables.close_range + EPSILON,
        cover=(cover_answer(state, ax, ay, bx, by), cover_answer(state, bx, by, ax, ay)),
    )


def cover_answer(state: SkirmishState, x: int, y: int, from_x: int, from_y: int) -> CoverAnswer | None:
    """The piece that covers a point against fire from another, or None in the open."""
    number = state.field.covering(x, y, from_x, from_y)
    if number < 0:
        return None
    piece = state.field.pieces[number]
    return CoverAnswer(piece=piece.id, kind=piece.kind)


def dark_rows(state: SkirmishState, eyes: list[tuple[int, int]]) -> list[list[int]]:
    """For each row from the bottom: where the dark begins and ends, in tenths of an inch, again and again."""
    field = state.field
    found = []
    for row in range((field.height + ROW - 1) // ROW):
        y = min(row * ROW + ROW // 2, field.height)
        changes: list[int] = []
        was_seen = True
        for x in range(0, field.width + SAMPLE, SAMPLE):
            at = min(x, field.width)
            seen = somebody_sees(field, eyes, at, y)
            if seen != was_seen:
                changes.append(first_change(field, eyes, at, y, seen) if at else 0)
            was_seen = seen
        found.append(changes)
    return found


def somebody_sees(field: Battlefield, eyes: list[tuple[int, int]], x: int, y: int) -> bool:
    """Whether a point is seen from one of several."""
    return any(sees(field, eye_x, eye_y, x, y) for eye_x, eye_y in eyes)


def first_change(field: Battlefield, eyes: list[tuple[int, int]], x: int, y: int, seen: bool) -> int:
    """The first tenth after the sample before x that is seen, or not, as x is."""
    for at in range(x - SAMPLE + 1, x):
        if somebody_sees(field, eyes, at, y) == seen:
            return at
    return x


def seen_answer(state: SkirmishState, ax: int, ay: int, bx: int, by: int) -> SeenAnswer:
    """Whether two points see each other; if not, the piece, how deep the line runs in it, the clause."""
    seen = look(state.field, ax, ay, bx, by)
    distance = inches_between(ax, ay, bx, by)
    if seen.visible:
        return SeenAnswer(visible=True, distance=distance)
    return SeenAnswer(
        visible=False,
        distance=distance,
        piece=seen.piece,
        depth=round(seen.depth, 2),
        limit=seen.limit,
        clause=seen.clause,
    )


def inches_between(ax: int, ay: int, bx: int, by: int) -> float:
    """A distance for people."""
    return round(length(ax, ay, bx, by) / TENTHS, 1)


# Places


def places_answer(state: SkirmishState, name: str) -> list[PlaceAnswer]:
    """Good places for what is to be decided: where to go, to deploy, to retreat to, to hide a marker."""
    frame = state.frames.top() if state.frames else Step()
    if frame.kind == PLACE_OBJECTIVE:
        hidden = [place_answer(state, frame.side, *action.points[0]) for action in objectives(state, frame)]
        return least_seen(state, frame.side, hidden)
    if frame.kind == CHOOSE_DESTINATION:
        points = [action.points[0] for action in destinations(state, frame)]
        return [place_answer(state, frame.side, *point, state.units[frame.unit]) for point in points]
    if name not in state.tables.names:
        raise NotationError(f"there is no unit {name!r}; there is: {', '.join(state.tables.names)}")
    unit = state.units[state.tables.names[name]]
    if frame.kind == DEPLOY:
        asked = Step(DEPLOY, unit.side)
        actions = [parse_action(f"deploy {name} {point_text(*p)}") for p in grid_points(state, unit.side)]
        nco = [parse_action(f"{action.text} nco") for action in actions]
        good = [
            one.points[0]
            for one, other in zip(actions, nco, strict=True)
            if refuse_deployment(state, asked, one) is None or refuse_deployment(state, asked, other) is None
        ]
        return least_seen(state, unit.side, [place_answer(state, unit.side, *point) for point in good])
    if not unit.on_table():
        return []
    reach = dict.fromkeys(
        [
            *places_to_go(state.field, unit.x, unit.y, state.tables.tactical),
            *places_to_go(state.field, unit.x, unit.y, state.tables.rapid),
        ]
    )
    good = [point for point in reach if refuse_move(state, unit, path_of(unit, [point])) is None]
    return [place_answer(state, unit.side, *point, unit) for point in good]


def least_seen(state: SkirmishState, side: int, places: list[PlaceAnswer]) -> list[PlaceAnswer]:
    """Places for a marker or a unit, the best hidden first, with what the enemy sees of them after a move."""
    outposts = Outposts(state, 1 - side)
    found = []
    for place in places:
        x, y = parse_point(place.to)
        exposure = outposts.exposure(x, y)
        way = exposure.way if exposure.way is not None else FAR * TENTHS
        found.append((exposure.share, -way, replace(place, exposure=exposure_answer(exposure))))
    return [place for _, _, place in sorted(found, key=lambda row: row[:2])]


def place_answer(state: SkirmishState, side: int, x: int, y: int, unit: Unit | None = None) -> PlaceAnswer:
    """A place: its cover, which enemies it sees, how far it is for the unit that would go there."""
    number = unit.number if unit is not None else -1
    seen = [
        enemy.name
        for enemy in state.units_of(1 - side)
        if state.clear_line(x, y, enemy.x, enemy.y, number, enemy.number)
    ]
    piece = state.field.piece_at(x, y)
    path = path_of(unit, [(x, y)]) if unit is not None else None
    return PlaceAnswer(
        to=point_text(x, y),
        at=(x / TENTHS, y / TENTHS),
        sees=seen,
        objectives=[n for n, point in enumerate(state.objectives, 1) if sees(state.field, x, y, *point)],
        piece=piece.id if piece is not None else None,
        kind=piece.kind if piece is not None else None,
        length=path.inches() if path is not None else None,
        rapid=path.length > state.tables.tactical if path is not None else None,
    )
