"""The turn (SK-5): its phases, command dice, the initiative, recovery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.command import active_ncos
from redtable.games.skirmish.frames import (
    BEGIN_COMBAT,
    BEGIN_FIRST_AID,
    BEGIN_ORDERS,
    BEGIN_TURN,
    RECOVER,
    ROLL_ORDERS,
    TAKE_OUT_DICE,
    TURN_RECON,
    Step,
)
from redtable.games.skirmish.victory import end_game, open_recon
from redtable.games.skirmish.words import (
    BLUFOR,
    INITIATIVE,
    NO_SIDE,
    PHASES,
    PURPOSE,
    RECOVERY,
    REDFOR,
    SIDES,
    TURN_LIMIT,
)
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState
    from redtable.kernel.chance import Chance


def begin_turn(state: SkirmishState) -> None:
    """Five phases in a row (SK-5.1)."""
    state.turn += 1
    state.orders = [0, 0]
    state.taken_out = [0, 0]
    for unit in state.units:
        unit.new_turn()
    state.tell("turn-started", {"turn": state.turn})
    begin_phase(state, INITIATIVE)
    first = REDFOR if state.initiative == NO_SIDE else state.initiative
    for kind in (RECOVER, TURN_RECON, BEGIN_COMBAT, BEGIN_ORDERS, BEGIN_FIRST_AID, ROLL_ORDERS):
        state.frames.push(Step(kind))
    state.frames.push(Step(TAKE_OUT_DICE, 1 - first))
    state.frames.push(Step(TAKE_OUT_DICE, first))


def begin_phase(state: SkirmishState, phase: int) -> None:
    """The next phase."""
    state.phase = phase
    state.tell("phase-started", {"phase": PHASES[phase]})


def dice_left(state: SkirmishState, side: int) -> int:
    """Two dice for each active NCO, less those taken out (SK-5.2, SK-5.3)."""
    return state.tables.command_dice * active_ncos(state, side) - state.taken_out[side]


def can_take_out(state: SkirmishState, side: int) -> bool:
    """Whether there is a die to take out and a chit to take off."""
    return dice_left(state, side) > 0 and any(unit.chits() for unit in state.units_of(side))


def refuse_removal(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Why a die does not take this chit off (SK-5.3)."""
    side = frame.side
    unit = state.unit_named(action.unit)
    if unit is None:
        return Refusal("SK-3.3", "skirmish-refusal-no-such-unit", {"unit": action.unit})
    if unit.side != side:
        return Refusal("SK-5.3", "skirmish-refusal-not-your-unit", {"unit": unit.name})
    colour = action.words[0]
    if (unit.red if colour == "red" else unit.yellow) == 0:
        return Refusal("SK-5.3", "skirmish-refusal-no-such-chit", {"unit": unit.name, "colour": colour})
    if dice_left(state, side) == 0:
        return Refusal("SK-5.3", "skirmish-refusal-no-dice-left", {})
    return None


def remove_chit(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:
    """A command die for a chit of any colour (SK-5.3)."""
    unit = state.units[state.tables.names[action.unit]]
    colour = action.words[0]
    if colour == "red":
        unit.red -= 1
    else:
        unit.yellow -= 1
    state.taken_out[frame.side] += 1
    state.tell("chit-removed", {"unit": unit.name, "colour": colour, "chits": unit.chits()})
    state.frames.push(frame)


def roll_orders(state: SkirmishState, chance: Chance) -> None:
    """Each success is an order; most orders take the initiative, a tie keeps it (SK-5.4, SK-5.5)."""
    for side in (BLUFOR, REDFOR):
        purpose = f"command.{PURPOSE[side]}"
        dice = [chance.d10(purpose) for _ in range(dice_left(state, side))]
        state.orders[side] = sum(1 for die in dice if die >= state.tables.success)
        state.tell("orders-rolled", {"side": SIDES[side], "dice": dice, "orders": state.orders[side]})
    blu, red = state.orders
    if blu != red:
        state.initiative = BLUFOR if blu > red else REDFOR
    elif state.initiative == NO_SIDE:
        state.initiative = first_initiative(state, chance)
    state.tell("initiative", {"side": SIDES[state.initiative]})


def first_initiative(state: SkirmishState, chance: Chance) -> int:
    """A tie on the first turn: one die each until they differ (SK-5.6)."""
    if state.tables.first_tie in SIDES:
        return SIDES.index(state.tables.first_tie)
    while True:
        blu = chance.d10(f"tie.{PURPOSE[BLUFOR]}")
        red = chance.d10(f"tie.{PURPOSE[REDFOR]}")
        state.tell("roll-off", {"blufor": blu, "redfor": red})
        if blu != red:
            return BLUFOR if blu > red else REDFOR


def open_turn_recon(state: SkirmishState) -> None:
    """By option every Redfor unit may test once a turn, after the fighting (SK-G35)."""
    if not state.tables.recon_after_activation:
        for unit in reversed(state.units_of(REDFOR)):
            open_recon(state, unit)


def recover(state: SkirmishState) -> None:
    """A yellow chit off units without red ones, then red turns yellow (SK-5.13, SK-5.14)."""
    begin_phase(state, RECOVERY)
    for unit in state.units:
        if unit.on_table() and unit.red == 0 and unit.yellow:
            unit.yellow -= 1
            state.tell("chit-recovered", {"unit": unit.name, "chits": unit.chits()})
    turned = [unit.name for unit in state.units if unit.on_table() and unit.red]
    for unit in state.units:
        unit.yellow += unit.red
        unit.red = 0
    if turned:
        state.tell("chits-turned", {"units": turned})
    if state.turn >= state.tables.max_turns:
        end_game(state, BLUFOR, TURN_LIMIT)
    else:
        state.frames.push(Step(BEGIN_TURN))
