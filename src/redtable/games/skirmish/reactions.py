"""Reactions (SK-11): who may, what it costs, who acts first, and carrying them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.assault import ROLL, refuse_assault
from redtable.games.skirmish.firefight import (
    no_sight,
    raw_firepower,
    reaction_die,
    refuse_fire,
    wins_test,
)
from redtable.games.skirmish.frames import (
    ASSAULT,
    END_ACTIVATION,
    FIREFIGHT,
    MOVE,
    REACT,
    REACTION,
    Step,
)
from redtable.games.skirmish.geometry import EPSILON, length, point_along
from redtable.games.skirmish.interruption import Lookout, action_path, last_place, reaction_cost
from redtable.games.skirmish.movement import (
    Path,
    flat,
    is_rapid,
    path_of,
    place,
    points_of,
    refuse_move,
)
from redtable.games.skirmish.notation import (
    AT_ONCE,
    REACT_ASSAULT,
    REACT_FIRE,
    REACT_MOVE,
    SkirmishAction,
    point_text,
)
from redtable.games.skirmish.words import NOBODY_THERE
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance

VERBS: Final = (REACT_FIRE, REACT_MOVE, REACT_ASSAULT)


def open_window(state: SkirmishState, unit: Unit, target: int, points: list[tuple[int, int]]) -> None:
    """Ask the other side before a move, firefight or assault (SK-11.1); points are the path, if any."""
    if unit.side == state.initiative or state.tables.both_react:
        state.frames.push(Step(REACT, 1 - unit.side, unit.number, target, flat(points)))


def is_pointless(state: SkirmishState, frame: Step) -> bool:
    """Whether nothing is left to react to: enough reactions, or the action cannot happen any more."""
    if state.reactions_made >= state.tables.reactions_per_action:
        return True
    actor = state.units[frame.unit]
    if not actor.on_table() or actor.active() == 0:
        return True
    if frame.other < 0:
        return refuse_move(state, actor, path_of(actor, points_of(frame.numbers))) is not None
    target = state.units[frame.other]
    if not target.on_table():
        return True
    return not frame.numbers and refuse_fire(state, actor, target) is not None


def reaction_point(state: SkirmishState, frame: Step, at: int) -> tuple[int, int]:
    """Where the acting unit is at the moment of the reaction (SK-G14)."""
    path = action_path(state, frame)
    if path is None:
        actor = state.units[frame.unit]
        return actor.x, actor.y
    return point_along(path.xs, path.ys, at)


def has_acted(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit may not react any more this turn (SK-11.7)."""
    if state.tables.acts_once:
        return unit.activations + unit.reactions > 0
    return unit.reactions > 0


def refuse_reactor(state: SkirmishState, frame: Step, unit: Unit) -> Refusal | None:
    """Why a unit may not react at all."""
    if unit.side != frame.side:
        return Refusal("SK-11.1", "skirmish-refusal-not-your-unit", {"unit": unit.name})
    if unit.active() == 0:
        return Refusal("SK-G33", "skirmish-refusal-nobody-active", {"unit": unit.name})
    if has_acted(state, unit):
        return Refusal("SK-11.7", "skirmish-refusal-has-acted", {"unit": unit.name})
    if unit.assaulted or state.in_contact(unit):
        return Refusal("SK-G47", "skirmish-refusal-in-contact", {"unit": unit.name})
    if unit.number == frame.other and frame.numbers:
        return Refusal("SK-10.9", "skirmish-refusal-is-assaulted", {"unit": unit.name})
    if unit.chits() > 1:
        return Refusal(
            "SK-G52", "skirmish-refusal-chits-no-reaction", {"unit": unit.name, "chits": unit.chits()}
        )
    return None


def refuse_place(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """A reaction to a path names a point of it, its end included; one to a firefight does not (SK-G14)."""
    path = action_path(state, frame)
    if path is None:
        if action.at != AT_ONCE:
            return Refusal("SK-G14", "skirmish-refusal-no-path", {})
        return None
    whole = round(path.length / 10, 1)
    if action.at == AT_ONCE or action.at > last_place(path):
        return Refusal("SK-G14", "skirmish-refusal-no-such-place", {"length": whole})
    if action.at and not state.tables.interrupt_anywhere:
        return Refusal("SK-G14", "skirmish-refusal-only-at-start", {})
    return None


def refuse_reaction(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Why a unit may not react like this."""
    unit = state.unit_named(action.unit)
    if unit is None:
        return Refusal("SK-3.3", "skirmish-refusal-no-such-unit", {"unit": action.unit})
    found = refuse_reactor(state, frame, unit) or refuse_place(state, frame, action)
    if found is not None:
        return found
    actor = state.units[frame.unit]
    x, y = reaction_point(state, frame, action.at)
    if not state.sees_from(unit, x, y, actor.number):
        return no_sight(state, unit.name, actor.name, (unit.x, unit.y), (x, y))
    cost = reaction_cost(state, unit, x, y)
    if cost > state.orders[unit.side]:
        args = {"cost": cost, "orders": state.orders[unit.side]}
        return Refusal("SK-11.2", "skirmish-refusal-not-enough-orders", args)
    if action.verb == REACT_MOVE:
        return refuse_move(state, unit, path_of(unit, action.points))
    target = state.unit_named(action.target)
    if target is None:
        return Refusal("SK-3.3", "skirmish-refusal-no-such-unit", {"unit": action.target})
    if action.verb == REACT_ASSAULT:
        end = (x, y) if target is actor else (target.x, target.y)
        return refuse_assault(state, unit, target, path_of(unit, [*action.points, end]))
    if target is not actor:
        return refuse_fire(state, unit, target)
    if raw_firepower(state, unit) == 0:
        return Refusal("SK-G45", "skirmish-refusal-no-firepower", {"unit": unit.name})
    return None


def can_answer(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit could do anything at all: fire, or without chits move and assault (SK-G45, SK-G52)."""
    return raw_firepower(state, unit) > 0 or unit.chits() == 0


def may_react(state: SkirmishState, frame: Step, unit: Unit) -> bool:
    """Whether any point of the action under way allows a unit to react, exactly (SK-11.1, SK-G59)."""
    if refuse_reactor(state, frame, unit) is not None or not can_answer(state, unit):
        return False
    path = action_path(state, frame)
    if path is not None:
        return Lookout(state, frame, unit, path).any_place()
    actor = state.units[frame.unit]
    if not state.sees_unit(unit, actor):
        return False
    return reaction_cost(state, unit, actor.x, actor.y) <= state.orders[unit.side]


def somebody_may_react(state: SkirmishState, frame: Step) -> bool:
    """Whether the side is asked at all (SK-G59)."""
    return any(may_react(state, frame, unit) for unit in state.units_of(frame.side))


def react(state: SkirmishState, frame: Step, action: SkirmishAction, chance: Chance) -> None:
    """Pay, test, and act first or after the activation (SK-11.4)."""
    unit, actor = state.units[state.tables.names[action.unit]], state.units[frame.unit]
    x, y = reaction_point(state, frame, action.at)
    cost = reaction_cost(state, unit, x, y)
    state.orders[unit.side] -= cost
    unit.reactions += 1
    state.reactions_made += 1
    state.tell(
        "reaction",
        {"unit": unit.name, "actor": actor.name, "does": action.verb, "cost": cost, "at": point_text(x, y)},
    )
    acting = reaction_die(state, actor, 0, chance)
    reacting = reaction_die(state, unit, 0, chance)
    first = wins_test(state, unit, reacting, acting)
    state.tell("reaction-test", {"unit": unit.name, "actor": actor.name, "first": first})
    target = state.tables.names[action.target] if action.target else NOBODY_THERE
    numbers = (VERBS.index(action.verb), target, reacting, acting, *flat(action.points))
    reaction = Step(REACTION, unit.side, unit.number, actor.number, numbers)
    if first:
        rest = interrupt(state, actor, frame, action.at) if frame.numbers else []
        if rest or not frame.numbers:
            reopen(state, Step(REACT, frame.side, frame.unit, frame.other, flat(rest)))
        state.frames.push(reaction)
    else:
        state.frames.stack.insert(end_of(state, actor) + 1, reaction)
        reopen(state, frame)


def reopen(state: SkirmishState, frame: Step) -> None:
    """Ask again if more than one reaction to an activation is allowed (SK-G13)."""
    if state.reactions_made < state.tables.reactions_per_action:
        state.frames.push(frame)


def end_of(state: SkirmishState, actor: Unit) -> int:
    """Where the end of the actor's activation stands among the things to do."""
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames.stack[at]
        if frame.kind == END_ACTIVATION and frame.unit == actor.number:
            return at
    raise ValueError(f"{actor.name} is not acting")


def interrupt(state: SkirmishState, actor: Unit, frame: Step, at: int) -> list[tuple[int, int]]:
    """The acting unit is caught on its way; the rest of the way comes after the reaction (SK-G14)."""
    path = path_of(actor, points_of(frame.numbers))
    waiting = state.frames.pop()
    gone = 0.0
    rest: list[tuple[int, int]] = []
    for leg in range(len(path.xs) - 1):
        gone += length(path.xs[leg], path.ys[leg], path.xs[leg + 1], path.ys[leg + 1])
        if gone > at + EPSILON:
            rest.append((path.xs[leg + 1], path.ys[leg + 1]))
    x, y = point_along(path.xs, path.ys, at)
    place(actor, x, y)
    state.tell("interrupted", {"unit": actor.name, "at": point_text(x, y)})
    before = waiting.numbers[:2] if waiting.kind == ASSAULT else ()
    if waiting.kind == ASSAULT and not rest:
        rest.append(path.end())
    if rest:
        numbers = (*before, *flat(rest))
        state.frames.push(Step(waiting.kind, waiting.side, waiting.unit, waiting.other, numbers))
    return rest


def carry_out_reaction(state: SkirmishState, frame: Step) -> None:
    """Move, fire or assault, if that is still possible (SK-11.3, SK-11.4)."""
    unit, actor = state.units[frame.unit], state.units[frame.other]
    verb = VERBS[frame.numbers[0]]
    reacting, acting = frame.numbers[2], frame.numbers[3]
    points = points_of(frame.numbers, 4)
    state.frames.push(Step(END_ACTIVATION, unit.side, unit.number))
    if unit.on_table() and unit.active() > 0:
        if verb == REACT_MOVE:
            path = path_of(unit, points)
            if refuse_move(state, unit, path) is None:
                unit.hurried = is_rapid(state, path)
                state.frames.push(Step(MOVE, unit.side, unit.number, numbers=flat(points)))
                return
        else:
            target = state.units[frame.numbers[1]]
            same = target is actor
            if target.on_table() and verb == REACT_FIRE and refuse_fire(state, unit, target) is None:
                results = (reacting, acting) if same else ()
                state.frames.push(Step(FIREFIGHT, unit.side, unit.number, target.number, results))
                return
            if target.on_table() and verb == REACT_ASSAULT:
                way = [*points, (target.x, target.y)]
                path = path_of(unit, way)
                if refuse_assault(state, unit, target, path) is None:
                    push_assault(state, unit, target, path, same, reacting, acting)
                    return
    state.tell("reaction-impossible", {"unit": unit.name})


def push_assault(
    state: SkirmishState, unit: Unit, target: Unit, path: Path, same: bool, reacting: int, acting: int
) -> None:
    """An assault as a reaction: on the acting unit it uses the test already made (SK-11.8)."""
    unit.hurried = is_rapid(state, path)
    rapid = state.tables.rapid_reaction if unit.hurried else 0
    results = (reacting - rapid, acting) if same else (ROLL, ROLL)
    way = flat(list(zip(path.xs[1:], path.ys[1:], strict=True)))
    state.frames.push(Step(ASSAULT, unit.side, unit.number, target.number, (*results, *way)))
