"""Orders (SK-6): what an activation may be, what it costs, and declaring it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.assault import ROLL, refuse_assault
from redtable.games.skirmish.command import order_cost
from redtable.games.skirmish.firefight import may_fall_back, refuse_fire, refuse_fire_from
from redtable.games.skirmish.frames import (
    ASSAULT,
    END_ACTIVATION,
    FIREFIGHT,
    GIVE_ORDER,
    MOVE,
    ORDERS_OF,
    REACT,
    RETREAT,
    Step,
)
from redtable.games.skirmish.movement import flat, is_rapid, path_of, points_of, refuse_move
from redtable.games.skirmish.notation import (
    ASSAULT as ASSAULT_VERB,
)
from redtable.games.skirmish.notation import (
    FIRE,
    FIRE_MOVE,
    MOVE_FIRE,
    SkirmishAction,
)
from redtable.games.skirmish.notation import (
    MOVE as MOVE_VERB,
)
from redtable.games.skirmish.notation import (
    RETREAT as RETREAT_VERB,
)
from redtable.games.skirmish.reactions import open_window
from redtable.games.skirmish.victory import open_recon
from redtable.games.skirmish.words import NOBODY_THERE, SIDES
from redtable.kernel.frames import Frames
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit

GIVEN_UP = (MOVE, FIREFIGHT, ASSAULT, REACT)
"""What a unit that retreats of its own will does not do any more."""


def refuse_activation(state: SkirmishState, unit: Unit) -> Refusal | None:
    """Why a unit may receive no order now (SK-6.3, SK-6.5, SK-6.7)."""
    tables = state.tables
    if unit.active() == 0:
        return Refusal("SK-G33", "skirmish-refusal-nobody-active", {"unit": unit.name})
    acts = unit.activations + (unit.reactions if tables.acts_once else 0)
    if acts >= tables.max_activations:
        return Refusal("SK-6.5", "skirmish-refusal-has-acted", {"unit": unit.name})
    if unit.assaulted:
        return Refusal("SK-6.7", "skirmish-refusal-assaulted-no-orders", {"unit": unit.name})
    if state.in_contact(unit):
        return Refusal("SK-G46", "skirmish-refusal-in-contact", {"unit": unit.name})
    cost = order_cost(state, unit)
    if cost > state.orders[unit.side]:
        args = {"cost": cost, "orders": state.orders[unit.side]}
        return Refusal("SK-6.3" if cost > 1 else "SK-6.1", "skirmish-refusal-not-enough-orders", args)
    return None


def refuse_order(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Why an order cannot be given."""
    unit = state.unit_named(action.unit)
    if unit is None:
        return Refusal("SK-3.3", "skirmish-refusal-no-such-unit", {"unit": action.unit})
    if unit.side != frame.side:
        return Refusal("SK-5.9", "skirmish-refusal-not-your-unit", {"unit": unit.name})
    if action.verb == RETREAT_VERB:
        return refuse_voluntary_retreat(state, unit)
    return refuse_activation(state, unit) or refuse_deed(state, unit, action)


def refuse_deed(state: SkirmishState, unit: Unit, action: SkirmishAction) -> Refusal | None:
    """Why a unit that may be activated cannot do this (SK-6.6)."""
    if action.verb == MOVE_VERB:
        return refuse_move(state, unit, path_of(unit, action.points))
    target = state.unit_named(action.target)
    if target is None:
        return Refusal("SK-3.3", "skirmish-refusal-no-such-unit", {"unit": action.target})
    if action.verb == ASSAULT_VERB:
        return refuse_assault(state, unit, target, path_of(unit, [*action.points, (target.x, target.y)]))
    if action.verb == FIRE:
        return refuse_fire(state, unit, target)
    path = path_of(unit, action.points)
    x, y = path.end() if action.verb == MOVE_FIRE else (unit.x, unit.y)
    return refuse_move(state, unit, path) or refuse_fire_from(state, unit, target, x, y)


def refuse_voluntary_retreat(state: SkirmishState, unit: Unit) -> Refusal | None:
    """Once a turn for each unit, never in close combat (SK-G20)."""
    if may_fall_back(state, unit):
        return None
    return Refusal("SK-G20", "skirmish-refusal-no-voluntary-retreat", {"unit": unit.name})


def fall_back_freely(state: SkirmishState, unit: Unit) -> None:
    """A voluntary retreat costs no order (SK-14.2); what the unit was about to do is given up."""
    going_on = [
        frame for frame in state.frames.stack if frame.unit != unit.number or frame.kind not in GIVEN_UP
    ]
    state.frames = Frames(going_on)
    unit.fell_back = True
    state.tell("voluntary-retreat", {"unit": unit.name})
    state.frames.push(Step(RETREAT, unit.side, unit.number))


def give_order(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:
    """Pay for an activation and declare what the unit does (SK-6.1, SK-6.6)."""
    unit = state.units[state.tables.names[action.unit]]
    state.frames.push(frame)
    if action.verb == RETREAT_VERB:
        fall_back_freely(state, unit)
        return
    cost = order_cost(state, unit)
    state.orders[unit.side] -= cost
    unit.activations += 1
    state.reactions_made = 0
    state.tell(
        "activated",
        {"unit": unit.name, "does": action.verb, "cost": cost, "orders": state.orders[unit.side]},
    )
    state.frames.push(Step(END_ACTIVATION, unit.side, unit.number))
    target = state.tables.names[action.target] if action.target else NOBODY_THERE
    if action.verb == ASSAULT_VERB:
        declare_assault(state, unit, target, action.points)
        return
    if action.points:
        unit.hurried = is_rapid(state, path_of(unit, action.points))
        if action.verb == FIRE_MOVE and not state.tables.declared_rapid:
            unit.hurried = False
    fire = Step(FIREFIGHT, unit.side, unit.number, target)
    move = Step(MOVE, unit.side, unit.number, numbers=flat(action.points))
    steps = {MOVE_VERB: [move], FIRE: [fire], FIRE_MOVE: [fire, move], MOVE_FIRE: [move, fire]}[action.verb]
    for step in reversed(steps):
        state.frames.push(step)
        open_window(state, unit, step.other, points_of(step.numbers))


def declare_assault(state: SkirmishState, unit: Unit, target: int, points: list[tuple[int, int]]) -> None:
    """An assault runs through its points to the centre of the target (SK-10.1)."""
    way = [*points, (state.units[target].x, state.units[target].y)]
    unit.hurried = is_rapid(state, path_of(unit, way))
    state.tell("assault", {"unit": unit.name, "target": state.name(target)})
    state.frames.push(Step(ASSAULT, unit.side, unit.number, target, (ROLL, ROLL, *flat(way))))
    open_window(state, unit, target, way)


def end_activation(state: SkirmishState, frame: Step) -> None:
    """The activation or reaction is over; Redfor may look for objectives (SK-G35)."""
    unit = state.units[frame.unit]
    unit.hurried = False
    unit.rapid = False
    if state.tables.recon_after_activation:
        open_recon(state, unit)


def can_be_activated(state: SkirmishState, side: int) -> bool:
    """Whether a side can still use its orders (SK-C3)."""
    return any(refuse_activation(state, unit) is None for unit in state.units_of(side))


def open_orders(state: SkirmishState, frame: Step) -> None:
    """A side's half of the phase: with orders, or at least with units that may retreat (SK-5.9, SK-14.2)."""
    free = state.orders[frame.side] == 0
    half = Step(GIVE_ORDER, frame.side, numbers=(1 if free else 0,))
    if orders_left(state, half):
        state.frames.push(half)


def orders_left(state: SkirmishState, frame: Step) -> bool:
    """Whether the open half goes on: orders and a unit to use them on, or the free chance to retreat.

    A half that began without orders is that chance alone; one whose orders suffice for no unit leaves it too
    (SK-5.10, SK-G60). Orders that are used up end the half.
    """
    if frame.numbers[0]:
        return can_fall_back(state, frame.side)
    if can_be_activated(state, frame.side):
        return True
    left = state.orders[frame.side] > 0 and not state.tables.first_edition
    return left and can_fall_back(state, frame.side)


def can_fall_back(state: SkirmishState, side: int) -> bool:
    """Whether a unit of a side may retreat of its own will (SK-14.2)."""
    return any(may_fall_back(state, unit) for unit in state.units_of(side))


def stop_orders(state: SkirmishState, frame: Step) -> None:
    """No more orders from this side; what is left is lost (SK-5.8, SK-5.11)."""
    state.tell("orders-stopped", {"side": SIDES[frame.side], "orders": state.orders[frame.side]})
    state.orders[frame.side] = 0


def begin_orders(state: SkirmishState) -> None:
    """The side with the initiative first, then the other (SK-5.9, SK-5.10)."""
    first = state.initiative
    state.frames.push(Step(ORDERS_OF, 1 - first))
    state.frames.push(Step(ORDERS_OF, first))
