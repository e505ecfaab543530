"""First aid (SK-13): what becomes of casualties, and what their death does to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.casualties import gain_chit
from redtable.games.skirmish.frames import MORALE, RETREAT, TREAT, Step
from redtable.games.skirmish.unit import figure_word
from redtable.games.skirmish.victory import lose_soldiers
from redtable.games.skirmish.words import (
    ACTIVE,
    CASUALTY,
    DEAD,
    LIGHT,
    LIGHT_CASUALTY,
    NCO,
    OVER,
    PURPOSE,
    RIFLEMAN,
)

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance


def begin_first_aid(state: SkirmishState) -> None:
    """The side with the initiative first, unit by unit (SK-G10)."""
    order = [*state.units_of(state.initiative), *state.units_of(1 - state.initiative)]
    for unit in reversed(order):
        if unit.casualties():
            state.frames.push(Step(TREAT, unit.side, unit.number))


def treat(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """A die for each casualty; a second wound kills without one (SK-13.1 to SK-13.4)."""
    unit = state.units[frame.unit]
    killed = 0
    for at in range(len(unit.statuses)):
        status = unit.statuses[at]
        if status not in (CASUALTY, LIGHT_CASUALTY):
            continue
        soldier = figure_word(unit.kinds[at], status)
        die, result = 0, "dead"
        if status == CASUALTY or state.tables.second_wound_roll:
            die = chance.d10(f"aid.{PURPOSE[unit.side]}")
            result = state.tables.first_aid[die - 1]
        if result == "dead":
            unit.statuses[at] = DEAD
        elif result == "unhurt" and status == CASUALTY:
            unit.statuses[at] = ACTIVE
        else:
            unit.statuses[at] = LIGHT
        state.tell("treated", {"unit": unit.name, "soldier": soldier, "die": die, "result": result})
        if result == "dead":
            killed += 1
            lose_soldiers(state, unit.side, 1)
            if state.phase == OVER:
                return
    if unit.dead() == len(unit.statuses):
        unit.leave_table()
        state.tell("wiped-out", {"unit": unit.name})
        return
    replace_nco(state, unit)
    if killed and unit.active():
        state.frames.push(Step(MORALE, unit.side, unit.number, numbers=(killed,)))


def replace_nco(state: SkirmishState, unit: Unit) -> None:
    """By option a rifleman takes the place of a dead NCO (SK-G54)."""
    if not state.tables.nco_replacement:
        return
    for at in range(len(unit.kinds)):
        if unit.kinds[at] == NCO and unit.statuses[at] == DEAD:
            for other in range(len(unit.kinds)):
                if unit.kinds[other] == RIFLEMAN and unit.statuses[other] <= LIGHT:
                    unit.kinds[at], unit.kinds[other] = RIFLEMAN, NCO
                    state.tell("nco-replaced", {"unit": unit.name})
                    return


def check_morale(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """One raw die for each soldier killed; below 6 a chit, a fourth one is a retreat (SK-13.5, SK-13.7)."""
    unit = state.units[frame.unit]
    left = frame.numbers[0]
    if not unit.on_table() or unit.active() == 0:
        return
    die = chance.d10(f"morale.{PURPOSE[unit.side]}")
    failed = die < state.tables.morale
    state.tell("morale", {"unit": unit.name, "dice": [die], "failed": int(failed), "chits": unit.chits()})
    if left > 1:
        state.frames.push(Step(MORALE, unit.side, unit.number, numbers=(left - 1,)))
    if failed and gain_chit(state, unit):
        state.frames.push(Step(RETREAT, unit.side, unit.number))
