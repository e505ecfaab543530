"""Before the first turn (SK-15.2, SK-15.3): objective markers and deployment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.frames import BEGIN_TURN, DEPLOY, PLACE_OBJECTIVE, Step
from redtable.games.skirmish.movement import too_near_friend
from redtable.games.skirmish.notation import SkirmishAction, inches, point_text
from redtable.games.skirmish.words import ACTIVE, BLUFOR, NCO, REDFOR, SIDES
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit


def begin_setup(state: SkirmishState) -> None:
    """Objectives first, then the units; by option the other way round (SK-G37)."""
    objectives = Step(PLACE_OBJECTIVE, BLUFOR)
    state.frames.push(Step(BEGIN_TURN))
    if state.tables.objectives_first:
        state.frames.push(Step(DEPLOY, REDFOR))
        state.frames.push(objectives)
    else:
        state.frames.push(objectives)
        state.frames.push(Step(DEPLOY, REDFOR))


def refuse_objective(
    state: SkirmishState,
    frame: Step,  # noqa: ARG001 - every answer to a decision is judged by these three
    action: SkirmishAction,
) -> Refusal | None:
    """In Blufor's zone, four inches from the table's edge, however near the other one (SK-15.3, SK-G57)."""
    return refuse_marker(state, *action.points[0])


def refuse_marker(state: SkirmishState, x: int, y: int) -> Refusal | None:
    """Why a marker may not lie at a point."""
    field, margin = state.field, state.tables.objective_margin
    if not field.zones[BLUFOR].contains(x, y):
        return Refusal("SK-15.3", "skirmish-refusal-outside-zone", {"side": SIDES[BLUFOR]})
    if not (margin <= x <= field.width - margin and margin <= y <= field.height - margin):
        return Refusal("SK-15.3", "skirmish-refusal-too-near-edge", {"least": inches(margin)})
    return None


def place_objective(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:
    """The next marker."""
    x, y = action.points[0]
    state.objectives.append((x, y))
    state.reconnoitred.append(False)
    number = len(state.objectives)
    state.tell("objective-placed", {"objective": number, "at": point_text(x, y)})
    if number < state.tables.objectives:
        state.frames.push(frame)


def waiting_units(state: SkirmishState, side: int) -> list[Unit]:
    """The units of a side that are still to be deployed."""
    return [unit for unit in state.units if unit.side == side and not unit.deployed and not unit.removed]


def lacks_nco(state: SkirmishState, unit: Unit) -> bool:
    """Whether no unit of this section has the NCO yet (SK-3.6)."""
    if not state.tables.nco_attached:
        return False
    return not any(NCO in other.kinds for other in state.units if other.section == unit.section)


def last_of_section(state: SkirmishState, unit: Unit) -> bool:
    """Whether every other unit of the section is deployed."""
    return all(
        other.deployed or other.removed or other.number == unit.number
        for other in state.units
        if other.section == unit.section
    )


def refuse_deployment(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Why a unit may not be deployed like this (SK-15.2, SK-3.6)."""
    side = frame.side
    number = state.tables.names.get(action.unit)
    if number is None:
        return Refusal("SK-3.3", "skirmish-refusal-no-such-unit", {"unit": action.unit})
    unit = state.units[number]
    if unit.side != side:
        return Refusal("SK-15.2", "skirmish-refusal-not-your-unit", {"unit": unit.name})
    if unit.deployed or unit.removed:
        return Refusal("SK-15.2", "skirmish-refusal-is-deployed", {"unit": unit.name})
    x, y = action.points[0]
    if not state.field.zones[side].contains(x, y):
        return Refusal("SK-15.2", "skirmish-refusal-outside-zone", {"side": SIDES[side]})
    lacking = lacks_nco(state, unit)
    if action.words and not lacking:
        return Refusal("SK-3.6", "skirmish-refusal-nco-elsewhere", {"unit": unit.name})
    if not action.words and lacking and last_of_section(state, unit):
        return Refusal("SK-3.6", "skirmish-refusal-nco-needed", {"unit": unit.name})
    return too_near_friend(state, unit, x, y)


def deploy(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:
    """A unit on the table, then the other side's turn; who has units left goes on (SK-15.2, SK-G44)."""
    unit = state.units[state.tables.names[action.unit]]
    unit.x, unit.y = action.points[0]
    unit.deployed = True
    if action.words:
        unit.kinds.append(NCO)
        unit.statuses.append(ACTIVE)
    state.tell(
        "deployed", {"unit": unit.name, "at": point_text(unit.x, unit.y), "with-nco": bool(action.words)}
    )
    for side in (1 - frame.side, frame.side):
        if waiting_units(state, side):
            state.frames.push(Step(DEPLOY, side))
            return
