"""How a game ends (SK-15): objectives reconnoitred, too many losses, or no turn left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.frames import RECON, Step
from redtable.games.skirmish.words import (
    BLUFOR,
    LOSSES,
    OVER,
    PURPOSE,
    REASONS,
    RECONNOITRED,
    REDFOR,
    SIDES,
)
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance


def end_game(state: SkirmishState, winner: int, reason: int) -> None:
    """The game is over; nothing is left to do."""
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    state.frames.clear()
    state.tell("game-over", {"winner": SIDES[winner], "reason": REASONS[reason]})


def lose_soldiers(state: SkirmishState, side: int, count: int) -> None:
    """Soldiers are dead; five of Redfor's are too many, at once (SK-15.6)."""
    state.losses[side] += count
    if side == REDFOR and state.losses[side] >= state.tables.redfor_losses and state.phase != OVER:
        end_game(state, BLUFOR, LOSSES)


def open_recon(state: SkirmishState, unit: Unit) -> None:
    """A Redfor unit that sees objectives not yet done may test each once (SK-15.4, SK-G35)."""
    if unit.side != REDFOR or not unit.on_table() or unit.active() == 0:
        return
    seen = tuple(
        number
        for number, (x, y) in enumerate(state.objectives, 1)
        if not state.reconnoitred[number - 1] and state.sees_from(unit, x, y)
    )
    if seen:
        state.frames.push(Step(RECON, REDFOR, unit.number, numbers=seen))


def refuse_recon(
    state: SkirmishState,  # noqa: ARG001 - every answer to a decision is judged by these three
    frame: Step,
    action: SkirmishAction,
) -> Refusal | None:
    """Only objectives in sight that were not tested yet."""
    if action.number in frame.numbers:
        return None
    return Refusal("SK-15.4", "skirmish-refusal-no-recon", {"objective": action.number})


def reconnoitre(state: SkirmishState, frame: Step, action: SkirmishAction, chance: Chance) -> None:
    """One die, less the unit's chits; both objectives done: Redfor wins (SK-15.4, SK-15.5)."""
    unit, number = state.units[frame.unit], action.number
    die = chance.d10(f"recon.{PURPOSE[unit.side]}")
    result = die - unit.chits()
    success = result >= state.tables.success
    state.tell(
        "recon-test",
        {"unit": unit.name, "objective": number, "die": die, "result": result, "success": success},
    )
    if success:
        state.reconnoitred[number - 1] = True
        state.tell("objective-reconnoitred", {"unit": unit.name, "objective": number})
        if all(state.reconnoitred):
            end_game(state, REDFOR, RECONNOITRED)
            return
    left = tuple(other for other in frame.numbers if other != number)
    if left:
        state.frames.push(Step(RECON, REDFOR, unit.number, numbers=left))
