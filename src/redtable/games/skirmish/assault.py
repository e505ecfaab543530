"""Assaults (SK-10): the charge, the test, defensive fire, breaking off, contact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.casualties import gain_chit
from redtable.games.skirmish.firefight import DEFENSIVE, ORDINARY, PARTING, reaction_die, wins_test
from redtable.games.skirmish.frames import (
    CHARGE,
    DEFENCE,
    HOLD_OR_RETREAT,
    RETREAT,
    TAKE_GROUND,
    VOLLEY,
    Step,
)
from redtable.games.skirmish.geometry import EPSILON, point_along
from redtable.games.skirmish.movement import (
    Path,
    off_table,
    path_of,
    place,
    points_of,
    too_far,
    too_near_enemy,
)
from redtable.games.skirmish.notation import inches, point_text
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance

ROLL = -1000
"""In place of a result: the test is still to be made."""


def cannot_assault(state: SkirmishState, unit: Unit) -> Refusal | None:
    """Chits forbid every assault (SK-9.6); a unit in contact is bound."""
    if unit.chits():
        return Refusal(
            "SK-9.6", "skirmish-refusal-chits-no-assault", {"unit": unit.name, "chits": unit.chits()}
        )
    if state.in_contact(unit):
        return Refusal("SK-G46", "skirmish-refusal-in-contact", {"unit": unit.name})
    return None


def refuse_assault(state: SkirmishState, unit: Unit, target: Unit, path: Path) -> Refusal | None:
    """Why a unit may not assault a target at the end of a path (SK-10.1 to SK-10.3, SK-9.6)."""
    if target.side == unit.side:
        return Refusal("SK-10.1", "skirmish-refusal-own-unit", {"unit": target.name})
    bound = cannot_assault(state, unit)
    if bound is not None:
        return bound
    if target.contact >= 0:
        return Refusal("SK-10.14", "skirmish-refusal-in-contact", {"unit": target.name})
    found = off_table(state, path) or too_far(state, unit, path)
    if found is not None:
        return found
    x, y = path.end()
    tactical = state.tables.tactical
    if path.length > tactical + EPSILON and not state.sees_from(unit, x, y, target.number):
        args = {"target": target.name, "limit": inches(tactical)}
        return Refusal("SK-10.2", "skirmish-refusal-assault-unseen", args)
    return too_near_enemy(state, unit, path, target.number)


def assault_modifier(state: SkirmishState, unit: Unit, target: Unit, path: Path) -> int:
    """-1 for each full 3" from where the attacker is seen, then at least -1 (SK-10.4 to SK-10.6)."""
    x, y = path.end()
    step = state.tables.assault_step
    if state.sees_from(unit, x, y, target.number):
        return -steps_in(state, path.length, step)
    far = 0
    while far < path.length:
        px, py = point_along(path.xs, path.ys, far)
        if state.clear_line(px, py, x, y, unit.number, target.number):
            break
        far += 1
    return -max(1, steps_in(state, path.length - far, step))


def steps_in(state: SkirmishState, way: float, step: int) -> int:
    """How many steps of 3" a way has, by default only full ones (SK-G15)."""
    full = int((way + EPSILON) / step)
    if state.tables.assault_floor or way - full * step <= EPSILON:
        return full
    return full + 1


def try_assault(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """The reaction test; numbers are the results of a reaction's test (or ROLL), then the path (SK-10.4)."""
    unit, target = state.units[frame.unit], state.units[frame.other]
    points = points_of(frame.numbers, 2)
    path = path_of(unit, points)
    if unit.on_table() and unit.active() > 0 and unit.chits():
        break_off(state, unit, frame)
        return
    if (
        not unit.on_table()
        or not target.on_table()
        or unit.active() == 0
        or path.end() != (target.x, target.y)
        or refuse_assault(state, unit, target, path) is not None
    ):
        state.tell("assault-lost", {"unit": unit.name, "target": target.name})
        return
    mine, other = frame.numbers[0], frame.numbers[1]
    extra = assault_modifier(state, unit, target, path)
    if target.active() == 0:
        wins = True
    elif mine == ROLL:
        mine = reaction_die(state, unit, extra, chance)
        other = reaction_die(state, target, 0, chance)
        wins = wins_test(state, unit, mine, other)
    else:
        mine += extra
        wins = wins_test(state, unit, mine, other)
    state.tell("assault-test", {"unit": unit.name, "target": target.name, "attacker-wins": wins})
    if wins:
        charge(state, Step(CHARGE, unit.side, unit.number, target.number, frame.numbers))
        return
    choice = Step(HOLD_OR_RETREAT, target.side, target.number, unit.number, (mine, other, *frame.numbers[2:]))
    if refuse_withdrawal(state, choice) is None:
        state.frames.push(choice)
    else:
        hold(state, choice)


def refuse_withdrawal(state: SkirmishState, frame: Step) -> Refusal | None:
    """A unit that already fights in contact holds: giving way is not open to it (SK-G61, SK-G20)."""
    defender = state.units[frame.unit]
    if state.tables.first_edition or not state.in_contact(defender):
        return None
    return Refusal("SK-G61", "skirmish-refusal-in-contact", {"unit": defender.name})


def hold(state: SkirmishState, frame: Step) -> None:
    """Defensive fire at full strength, then close combat unless the attacker breaks off (SK-10.11)."""
    state.tell("holds", {"unit": state.name(frame.unit)})
    attacker = state.units[frame.other]
    state.frames.push(Step(CHARGE, attacker.side, attacker.number, frame.unit, frame.numbers))
    push_fire(state, frame, DEFENSIVE)


def withdraw(state: SkirmishState, frame: Step) -> None:
    """Defensive fire at half strength, a chit, then the retreat (SK-10.10)."""
    state.tell("withdraws", {"unit": state.name(frame.unit)})
    attacker, defender = state.units[frame.other], state.units[frame.unit]
    numbers = (*frame.numbers[:2], defender.x, defender.y, *frame.numbers[2:])
    state.frames.push(Step(TAKE_GROUND, attacker.side, attacker.number, defender.number, numbers))
    state.frames.push(Step(DEFENCE, defender.side, defender.number, attacker.number))
    push_fire(state, frame, PARTING)


def push_fire(state: SkirmishState, frame: Step, mode: int) -> None:
    """The fire of the defender and, by option, the attacker's answer (SK-10.12, SK-G55)."""
    attacker, defender = state.units[frame.other], state.units[frame.unit]
    mine, other = frame.numbers[0], frame.numbers[1]
    if state.tables.assault_return_fire:
        state.frames.push(Step(VOLLEY, attacker.side, attacker.number, defender.number, (mine, ORDINARY)))
    state.frames.push(Step(VOLLEY, defender.side, defender.number, attacker.number, (other, mode)))


def shake_defender(state: SkirmishState, frame: Step) -> None:
    """The chit of a unit that gives way, then its retreat; a fourth adds nothing (SK-10.10, SK-10.15)."""
    defender = state.units[frame.unit]
    if not defender.on_table() or defender.active() == 0:
        return
    if defender.chits() < state.tables.most_chits:
        gain_chit(state, defender)
    state.frames.push(Step(RETREAT, defender.side, defender.number))


def break_off(state: SkirmishState, unit: Unit, frame: Step) -> None:
    """An attacker with a chit breaks off and retreats, from where he started (SK-10.13, SK-G16)."""
    state.tell("broken-off", {"unit": unit.name})
    if state.tables.break_off_from_contact:
        x, y = contact_point(state, path_of(unit, points_of(frame.numbers, 2)))
        place(unit, x, y)
    state.frames.push(Step(RETREAT, unit.side, unit.number))


def contact_point(state: SkirmishState, path: Path) -> tuple[int, int]:
    """Where an attacker stands: on his path, an inch before the target's centre (SK-G3)."""
    return point_along(path.xs, path.ys, max(0.0, path.length - state.tables.spacing))


def charge(state: SkirmishState, frame: Step) -> None:
    """Into contact, unless the attacker took a chit or has nobody left (SK-10.8, SK-10.13)."""
    unit, target = state.units[frame.unit], state.units[frame.other]
    if unit.active() == 0 or not target.on_table():
        state.tell("assault-lost", {"unit": unit.name, "target": target.name})
    elif unit.chits():
        break_off(state, unit, frame)
    else:
        x, y = contact_point(state, path_of(unit, points_of(frame.numbers, 2)))
        place(unit, x, y)
        unit.moved = True
        unit.contact = target.number
        target.assaulted = True
        state.tell("contact", {"unit": unit.name, "target": target.name, "at": point_text(x, y)})


def stands_there(state: SkirmishState, target: Unit) -> bool:
    """Whether a defender that gave way and did not move has anybody left to be met (SK-G62)."""
    return target.active() > 0 or state.tables.first_edition


def take_ground(state: SkirmishState, frame: Step) -> None:
    """The defender is gone: the attacker ends on its former place (SK-10.16). If it could not go: contact.

    One who lost his last man giving way has retreated too: nobody is left to fight (SK-G62).
    """
    unit, target = state.units[frame.unit], state.units[frame.other]
    numbers = (*frame.numbers[:2], *frame.numbers[4:])
    x, y = frame.numbers[2], frame.numbers[3]
    if unit.active() == 0:
        state.tell("assault-lost", {"unit": unit.name, "target": target.name})
    elif unit.chits():
        break_off(state, unit, Step(CHARGE, unit.side, unit.number, target.number, numbers))
    elif target.on_table() and (target.x, target.y) == (x, y) and stands_there(state, target):
        charge(state, Step(CHARGE, unit.side, unit.number, target.number, numbers))
    else:
        place(unit, x, y)
        unit.moved = True
        state.tell("ground-taken", {"unit": unit.name, "at": point_text(x, y)})
