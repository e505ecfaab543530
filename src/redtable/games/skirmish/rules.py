"""The rules at work: which action answers which decision, and what happens until the next decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from redtable.games.skirmish import candidates, frames, notation
from redtable.games.skirmish.assault import (
    charge,
    hold,
    shake_defender,
    take_ground,
    try_assault,
    withdraw,
)
from redtable.games.skirmish.casualties import choices, lose
from redtable.games.skirmish.close_combat import begin_combats, check_combat_morale, fight_round, judge_combat
from redtable.games.skirmish.firefight import (
    failing_faces,
    fire_volley,
    keep_dice,
    may_fall_back,
    open_firefight,
    reroll,
    shake,
    take_effect,
)
from redtable.games.skirmish.first_aid import begin_first_aid, check_morale, treat
from redtable.games.skirmish.movement import carry_out_move
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.orders import (
    begin_orders,
    end_activation,
    fall_back_freely,
    give_order,
    open_orders,
    orders_left,
    stop_orders,
)
from redtable.games.skirmish.reactions import (
    carry_out_reaction,
    is_pointless,
    react,
    somebody_may_react,
)
from redtable.games.skirmish.refusals import VERBS_OF, refuse_answer
from redtable.games.skirmish.retreat import (
    begin_retreat,
    destinations,
    end_retreat,
    fall_back,
)
from redtable.games.skirmish.setup import (
    deploy,
    place_objective,
)
from redtable.games.skirmish.turn import (
    begin_phase,
    begin_turn,
    can_take_out,
    open_turn_recon,
    recover,
    refuse_removal,
    remove_chit,
    roll_orders,
)
from redtable.games.skirmish.victory import reconnoitre
from redtable.games.skirmish.words import CLOSE_COMBAT, DEPLOYMENT, FIRST_AID, ORDERS, OVER, SIDES

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.kernel.chance import Chance


def legal_actions(state: SkirmishState) -> list[SkirmishAction]:
    """Every answer to the open decision; good candidates where space is continuous. Most are not written."""
    frame = state.frames.top()
    offered = OFFERS[frame.kind](state, frame) if frame.kind in OFFERS else []
    for verb in SINGLE_VERBS_OF[frame.kind]:
        action = SkirmishAction(verb, verb)
        if refuse_answer(state, frame, action) is None:
            offered.append(action)
    return offered


def removals(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """Every chit that a command die could take off (SK-5.3)."""
    found = [
        notation.make(notation.REMOVE, unit.name, words=[colour])
        for unit in state.units_of(frame.side)
        for colour in notation.COLOURS
    ]
    return [action for action in found if refuse_removal(state, frame, action) is None]


def rerolls(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """Every die that may be re-rolled (SK-8.15)."""
    return [notation.make(notation.REROLL, number=face) for face in failing_faces(state, frame)]


def going(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """The voluntary retreat of a firefight's target (SK-14.2)."""
    return [notation.make(notation.RETREAT, state.name(frame.unit))]


def reconnaissances(state: SkirmishState, frame: Step) -> list[SkirmishAction]:  # noqa: ARG001
    """Every objective in sight that was not tested yet (SK-15.4)."""
    return [notation.make(notation.RECON, number=number) for number in frame.numbers]


SINGLE_VERBS_OF: Final = {
    kind: [verb for verb in verbs if verb in notation.SINGLE] for kind, verbs in VERBS_OF.items()
}
"""The answers of one word, by the decision."""

OFFERS: Final[dict[str, Callable[[SkirmishState, Step], list[SkirmishAction]]]] = {
    frames.PLACE_OBJECTIVE: candidates.objectives,
    frames.DEPLOY: candidates.deployments,
    frames.TAKE_OUT_DICE: removals,
    frames.GIVE_ORDER: candidates.orders,
    frames.REACT: candidates.reactions,
    frames.REROLL: rerolls,
    frames.CHOOSE_CASUALTIES: choices,
    frames.CHOOSE_DESTINATION: destinations,
    frames.STAND_FAST: going,
    frames.RECON: reconnaissances,
}
"""The answers that need more than one word, by the decision."""


def carry_out_action(state: SkirmishState, action: SkirmishAction, chance: Chance) -> None:
    """Answer the open decision, then go on to the next one."""
    frame = state.frames.pop()
    if action.verb in ANSWERS:
        ANSWERS[action.verb](state, frame, action)
    else:
        ANSWERS_WITH_DICE[action.verb](state, frame, action, chance)
    go_on(state, chance)


def pass_over(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:  # noqa: ARG001
    """Nothing is done about it."""
    state.tell("passed", {"side": SIDES[frame.side], "decision": frame.kind})


def stop(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:  # noqa: ARG001
    """No more orders (SK-5.8)."""
    stop_orders(state, frame)


def keep(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:  # noqa: ARG001
    """No re-roll (SK-8.15)."""
    keep_dice(state, frame)


def choose_casualties(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:  # noqa: ARG001
    """These soldiers (SK-8.13)."""
    lose(state, action.words)


def stand(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:  # noqa: ARG001
    """The assaulted unit holds (SK-10.11)."""
    hold(state, frame)


def give_way(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:  # noqa: ARG001
    """The assaulted unit retreats (SK-10.10)."""
    withdraw(state, frame)


def retreat(state: SkirmishState, frame: Step, action: SkirmishAction) -> None:
    """A voluntary retreat: instead of an order, or after a firefight (SK-14.2)."""
    if frame.kind == frames.GIVE_ORDER:
        give_order(state, frame, action)
    else:
        fall_back_freely(state, state.units[frame.unit])


ANSWERS: Final[dict[str, Callable[[SkirmishState, Step, SkirmishAction], None]]] = {
    notation.OBJECTIVE: place_objective,
    notation.DEPLOY: deploy,
    notation.REMOVE: remove_chit,
    notation.STOP: stop,
    notation.MOVE: give_order,
    notation.FIRE: give_order,
    notation.MOVE_FIRE: give_order,
    notation.FIRE_MOVE: give_order,
    notation.ASSAULT: give_order,
    notation.RETREAT: retreat,
    notation.KEEP: keep,
    notation.LOSE: choose_casualties,
    notation.HOLD: stand,
    notation.WITHDRAW: give_way,
    notation.TO: end_retreat,
    notation.DECLINE: pass_over,
    notation.ROLL: pass_over,
    notation.STAY: pass_over,
    notation.PASS: pass_over,
}
"""What an answer does, by its verb."""

ANSWERS_WITH_DICE: Final[dict[str, Callable[[SkirmishState, Step, SkirmishAction, Chance], None]]] = {
    notation.REROLL: reroll,
    notation.RECON: reconnoitre,
    notation.REACT_FIRE: react,
    notation.REACT_MOVE: react,
    notation.REACT_ASSAULT: react,
}
"""What an answer does that is decided by dice."""


def dice_can_be_taken_out(state: SkirmishState, frame: Step) -> bool:
    """Whether there is a die, and a chit for it (SK-5.3)."""
    return can_take_out(state, frame.side)


def a_reaction_is_open(state: SkirmishState, frame: Step) -> bool:
    """Whether the other side is asked (SK-11.1, SK-G59)."""
    if is_pointless(state, frame):
        return False
    if state.tables.first_edition:
        return candidates.somebody_is_offered(state, frame)
    return somebody_may_react(state, frame)


def target_may_go(state: SkirmishState, frame: Step) -> bool:
    """Whether a firefight's target may retreat of its own will (SK-14.2)."""
    return may_fall_back(state, state.units[frame.unit])


OPEN: Final[dict[str, Callable[[SkirmishState, Step], bool]]] = {
    frames.TAKE_OUT_DICE: dice_can_be_taken_out,
    frames.GIVE_ORDER: orders_left,
    frames.REACT: a_reaction_is_open,
    frames.STAND_FAST: target_may_go,
}
"""Decisions that may be settled by themselves: whether they have to be taken at all."""


def go_on(state: SkirmishState, chance: Chance) -> None:
    """Carry out what is to be done until somebody has to decide, or the game is over."""
    while state.phase != OVER:
        frame = state.frames.top()
        if not frame.is_decision():
            state.frames.pop()
            carry_out(state, frame, chance)
        elif frame.kind not in OPEN or OPEN[frame.kind](state, frame):
            if frame.kind == frames.DEPLOY and state.phase != DEPLOYMENT:
                begin_phase(state, DEPLOYMENT)
            return
        else:
            state.frames.pop()


def carry_out(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """One thing that happens by itself."""
    kind = frame.kind
    if kind in PHASE_OF:
        begin_phase(state, PHASE_OF[kind])
    if kind in WITHOUT_DICE:
        WITHOUT_DICE[kind](state, frame)
    elif kind in WITH_DICE:
        WITH_DICE[kind](state, frame, chance)
    elif kind == frames.ROLL_ORDERS:
        roll_orders(state, chance)
    else:
        OPENING[kind](state)


PHASE_OF: Final = {
    frames.BEGIN_FIRST_AID: FIRST_AID,
    frames.BEGIN_ORDERS: ORDERS,
    frames.BEGIN_COMBAT: CLOSE_COMBAT,
}
"""Frames that open a phase."""

OPENING: Final[dict[str, Callable[[SkirmishState], None]]] = {
    frames.BEGIN_TURN: begin_turn,
    frames.BEGIN_FIRST_AID: begin_first_aid,
    frames.BEGIN_ORDERS: begin_orders,
    frames.BEGIN_COMBAT: begin_combats,
    frames.TURN_RECON: open_turn_recon,
    frames.RECOVER: recover,
}
"""Frames that need nothing but the state."""

WITH_DICE: Final[dict[str, Callable[[SkirmishState, Step, Chance], None]]] = {
    frames.VOLLEY: fire_volley,
    frames.FIREFIGHT: open_firefight,
    frames.RETREAT: begin_retreat,
    frames.ASSAULT: try_assault,
    frames.TREAT: treat,
    frames.MORALE: check_morale,
    frames.COMBAT: fight_round,
    frames.COMBAT_MORALE: check_combat_morale,
}
"""Frames that are decided by dice."""

WITHOUT_DICE: Final[dict[str, Callable[[SkirmishState, Step], None]]] = {
    frames.ORDERS_OF: open_orders,
    frames.MOVE: carry_out_move,
    frames.EFFECT: take_effect,
    frames.SHAKEN: shake,
    frames.FALL_BACK: fall_back,
    frames.DEFENCE: shake_defender,
    frames.CHARGE: charge,
    frames.TAKE_GROUND: take_ground,
    frames.REACTION: carry_out_reaction,
    frames.END_ACTIVATION: end_activation,
    frames.COMBAT_END: judge_combat,
}
"""Frames that need the state and their numbers."""
