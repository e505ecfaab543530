"""Why an action is not possible now: which action answers which decision, and what stands in its way.

What a refusal is about stands with its subject (movement, fire, assaults...); here they are put together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from redtable.games.skirmish import frames, notation
from redtable.games.skirmish.assault import refuse_withdrawal
from redtable.games.skirmish.casualties import refuse_choice
from redtable.games.skirmish.firefight import refuse_reroll
from redtable.games.skirmish.orders import refuse_order, refuse_voluntary_retreat
from redtable.games.skirmish.reactions import refuse_reaction
from redtable.games.skirmish.retreat import refuse_destination
from redtable.games.skirmish.setup import refuse_deployment, refuse_objective
from redtable.games.skirmish.turn import refuse_removal
from redtable.games.skirmish.victory import refuse_recon
from redtable.games.skirmish.words import OVER, SIDES
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState

VERBS_OF: Final = {
    frames.PLACE_OBJECTIVE: (notation.OBJECTIVE,),
    frames.DEPLOY: (notation.DEPLOY,),
    frames.TAKE_OUT_DICE: (notation.REMOVE, notation.ROLL),
    frames.GIVE_ORDER: (
        notation.MOVE,
        notation.FIRE,
        notation.MOVE_FIRE,
        notation.FIRE_MOVE,
        notation.ASSAULT,
        notation.RETREAT,
        notation.STOP,
    ),
    frames.REACT: (notation.REACT_FIRE, notation.REACT_MOVE, notation.REACT_ASSAULT, notation.DECLINE),
    frames.REROLL: (notation.REROLL, notation.KEEP),
    frames.CHOOSE_CASUALTIES: (notation.LOSE,),
    frames.HOLD_OR_RETREAT: (notation.HOLD, notation.WITHDRAW),
    frames.CHOOSE_DESTINATION: (notation.TO,),
    frames.STAND_FAST: (notation.RETREAT, notation.STAY),
    frames.RECON: (notation.RECON, notation.PASS),
}
"""Which actions answer which decision."""

CLAUSE_OF: Final = {
    frames.PLACE_OBJECTIVE: "SK-15.3",
    frames.DEPLOY: "SK-15.2",
    frames.TAKE_OUT_DICE: "SK-5.3",
    frames.GIVE_ORDER: "SK-5.9",
    frames.REACT: "SK-11.1",
    frames.REROLL: "SK-8.15",
    frames.CHOOSE_CASUALTIES: "SK-8.13",
    frames.HOLD_OR_RETREAT: "SK-10.9",
    frames.CHOOSE_DESTINATION: "SK-14.4",
    frames.STAND_FAST: "SK-14.2",
    frames.RECON: "SK-15.4",
}
"""The clause that asks for each decision."""


def why_not(state: SkirmishState, seat: int, action: SkirmishAction) -> Refusal | None:
    """Why a seat may not do this now."""
    if state.phase == OVER:
        return Refusal("SK-15.5", "skirmish-refusal-game-over")
    frame = state.frames.top()
    clause = CLAUSE_OF[frame.kind]
    if seat != frame.side:
        return Refusal(clause, "skirmish-refusal-not-your-decision", {"side": SIDES[frame.side]})
    if action.verb not in VERBS_OF[frame.kind]:
        args = {"decision": frame.kind}
        return Refusal(clause, "skirmish-refusal-wrong-moment", args)
    return refuse_answer(state, frame, action)


def refuse_answer(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Why this answer to the open decision is not possible."""
    if action.verb == notation.WITHDRAW:
        return refuse_withdrawal(state, frame)
    if action.verb in notation.SINGLE:
        return None
    return REFUSALS[frame.kind](state, frame, action)


def refuse_any_order(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """A half that began without orders is the free chance to retreat alone (SK-5.10, SK-G60)."""
    if frame.numbers[0] and action.verb != notation.RETREAT:
        args = {"cost": 1, "orders": state.orders[frame.side]}
        return Refusal("SK-6.1", "skirmish-refusal-not-enough-orders", args)
    return refuse_order(state, frame, action)


def refuse_going(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """After a firefight only its target is asked (SK-14.2)."""
    if action.unit != state.name(frame.unit):
        return Refusal("SK-14.2", "skirmish-refusal-wrong-unit", {"unit": state.name(frame.unit)})
    return refuse_voluntary_retreat(state, state.units[frame.unit])


REFUSALS: Final[dict[str, Callable[[SkirmishState, Step, SkirmishAction], Refusal | None]]] = {
    frames.PLACE_OBJECTIVE: refuse_objective,
    frames.DEPLOY: refuse_deployment,
    frames.TAKE_OUT_DICE: refuse_removal,
    frames.GIVE_ORDER: refuse_any_order,
    frames.REACT: refuse_reaction,
    frames.REROLL: refuse_reroll,
    frames.CHOOSE_CASUALTIES: refuse_choice,
    frames.CHOOSE_DESTINATION: refuse_destination,
    frames.STAND_FAST: refuse_going,
    frames.RECON: refuse_recon,
}
"""What stands in the way of an answer that is more than one word, by the decision."""
