"""The rules at work: which action answers which decision, and what happens until the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish import agenda, candidates, notation
from redtable.games.skirmish.assault import (
    charge,
    hold,
    refuse_withdrawal,
    shake_defender,
    take_ground,
    try_assault,
    withdraw,
)
from redtable.games.skirmish.casualties import choices, lose, refuse_choice
from redtable.games.skirmish.close_combat import begin_combats, check_combat_morale, fight_round, judge_combat
from redtable.games.skirmish.firefight import (
    failing_faces,
    fire_volley,
    keep_dice,
    may_fall_back,
    open_firefight,
    refuse_reroll,
    reroll,
    shake,
    take_effect,
)
from redtable.games.skirmish.first_aid import begin_first_aid, check_morale, treat
from redtable.games.skirmish.movement import carry_out_move
from redtable.games.skirmish.orders import (
    begin_orders,
    end_activation,
    fall_back_freely,
    give_order,
    open_orders,
    orders_left,
    refuse_order,
    refuse_voluntary_retreat,
    stop_orders,
)
from redtable.games.skirmish.reactions import (
    carry_out_reaction,
    is_pointless,
    react,
    refuse_reaction,
    somebody_may_react,
)
from redtable.games.skirmish.retreat import (
    begin_retreat,
    destinations,
    end_retreat,
    fall_back,
    refuse_destination,
)
from redtable.games.skirmish.setup import (
    deploy,
    place_objective,
    refuse_deployment,
    refuse_objective,
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
from redtable.games.skirmish.victory import reconnoitre, refuse_recon
from redtable.games.skirmish.words import CLOSE_COMBAT, DEPLOYMENT, FIRST_AID, ORDERS, OVER, SIDES
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.agenda import Task
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action

VERBS_OF: Final = {
    agenda.PLACE_OBJECTIVE: (notation.OBJECTIVE,),
    agenda.DEPLOY: (notation.DEPLOY,),
    agenda.TAKE_OUT_DICE: (notation.REMOVE, notation.ROLL),
    agenda.GIVE_ORDER: (
        notation.MOVE,
        notation.FIRE,
        notation.MOVE_FIRE,
        notation.FIRE_MOVE,
        notation.ASSAULT,
        notation.RETREAT,
        notation.STOP,
    ),
    agenda.REACT: (notation.REACT_FIRE, notation.REACT_MOVE, notation.REACT_ASSAULT, notation.DECLINE),
    agenda.REROLL: (notation.REROLL, notation.KEEP),
    agenda.CHOOSE_CASUALTIES: (notation.LOSE,),
    agenda.HOLD_OR_RETREAT: (notation.HOLD, notation.WITHDRAW),
    agenda.CHOOSE_DESTINATION: (notation.TO,),
    agenda.STAND_FAST: (notation.RETREAT, notation.STAY),
    agenda.RECON: (notation.RECON, notation.PASS),
}
"""Which actions answer which decision."""

CLAUSE_OF: Final = {
    agenda.PLACE_OBJECTIVE: "SK-15.3",
    agenda.DEPLOY: "SK-15.2",
    agenda.TAKE_OUT_DICE: "SK-5.3",
    agenda.GIVE_ORDER: "SK-5.9",
    agenda.REACT: "SK-11.1",
    agenda.REROLL: "SK-8.15",
    agenda.CHOOSE_CASUALTIES: "SK-8.13",
    agenda.HOLD_OR_RETREAT: "SK-10.9",
    agenda.CHOOSE_DESTINATION: "SK-14.4",
    agenda.STAND_FAST: "SK-14.2",
    agenda.RECON: "SK-15.4",
}
"""The clause that asks for each decision."""


def refuse(state: SkirmishState, seat: int, action: SkirmishAction) -> Refusal | None:
    """Why a seat may not do this now."""
    if state.phase == OVER:
        return Refusal("SK-15.5", "skirmish-refusal-game-over")
    task = state.agenda[-1]
    clause = CLAUSE_OF[task.kind]
    if seat != task.side:
        return Refusal(clause, "skirmish-refusal-not-your-decision", {"side": SIDES[task.side]})
    if action.verb not in VERBS_OF[task.kind]:
        args = {"decision": task.kind}
        return Refusal(clause, "skirmish-refusal-wrong-moment", args)
    return refuse_answer(state, task, action)


def refuse_answer(state: SkirmishState, task: Task, action: SkirmishAction) -> Refusal | None:
    """Why this answer to the open decision is not possible."""
    kind, verb = task.kind, action.verb
    if verb == notation.WITHDRAW:
        return refuse_withdrawal(state, task)
    if verb in notation.SINGLE:
        return None
    if kind == agenda.PLACE_OBJECTIVE:
        return refuse_objective(state, action)
    if kind == agenda.DEPLOY:
        return refuse_deployment(state, task.side, action)
    if kind == agenda.TAKE_OUT_DICE:
        return refuse_removal(state, task.side, action)
    if kind == agenda.GIVE_ORDER:
        if task.numbers[0] and verb != notation.RETREAT:
            args = {"cost": 1, "orders": state.orders[task.side]}
            return Refusal("SK-6.1", "skirmish-refusal-not-enough-orders", args)
        return refuse_order(state, task.side, action)
    if kind == agenda.REACT:
        return refuse_reaction(state, task, action)
    if kind == agenda.REROLL:
        return refuse_reroll(state, task, action.number)
    if kind == agenda.CHOOSE_CASUALTIES:
        return refuse_choice(state, task, action)
    if kind == agenda.CHOOSE_DESTINATION:
        return refuse_destination(state, task, action)
    if kind == agenda.RECON:
        return refuse_recon(task, action)
    if action.unit != state.name(task.unit):
        return Refusal("SK-14.2", "skirmish-refusal-wrong-unit", {"unit": state.name(task.unit)})
    return refuse_voluntary_retreat(state, state.units[task.unit])


def legal_actions(state: SkirmishState) -> list[Action]:
    """Every answer to the open decision; good candidates where space is continuous."""
    task = state.agenda[-1]
    single = [notation.make(verb) for verb in VERBS_OF[task.kind] if verb in notation.SINGLE]
    open_to_all = [action for action in single if refuse_answer(state, task, action) is None]
    found = {action.text: action for action in [*offered(state, task), *open_to_all]}
    return list(found.values())


def offered(state: SkirmishState, task: Task) -> list[SkirmishAction]:
    """The answers that need more than one word."""
    kind = task.kind
    if kind == agenda.PLACE_OBJECTIVE:
        return candidates.objectives(state)
    if kind == agenda.DEPLOY:
        return candidates.deployments(state, task)
    if kind == agenda.TAKE_OUT_DICE:
        found = [
            notation.make(notation.REMOVE, unit.name, words=[colour])
            for unit in state.units_of(task.side)
            for colour in notation.COLOURS
        ]
        return [action for action in found if refuse_removal(state, task.side, action) is None]
    if kind == agenda.GIVE_ORDER:
        return candidates.orders(state, task.side, task.numbers[0] == 1)
    if kind == agenda.REACT:
        return candidates.reactions(state, task)
    if kind == agenda.REROLL:
        return [notation.make(notation.REROLL, number=face) for face in failing_faces(state, task)]
    if kind == agenda.CHOOSE_CASUALTIES:
        return list(choices(state, task))
    if kind == agenda.CHOOSE_DESTINATION:
        return destinations(state, task)
    if kind == agenda.STAND_FAST:
        return [notation.make(notation.RETREAT, state.name(task.unit))]
    if kind == agenda.RECON:
        return [notation.make(notation.RECON, number=number) for number in task.numbers]
    return []


def carry_out_action(state: SkirmishState, action: SkirmishAction, chance: Chance) -> None:
    """Answer the open decision, then go on to the next one."""
    answer(state, state.agenda.pop(), action, chance)
    go_on(state, chance)


def answer(state: SkirmishState, task: Task, action: SkirmishAction, chance: Chance) -> None:
    """What an answer does."""
    verb = action.verb
    if verb == notation.OBJECTIVE:
        place_objective(state, task, action)
    elif verb == notation.DEPLOY:
        deploy(state, task, action)
    elif verb == notation.REMOVE:
        remove_chit(state, task, action)
    elif verb == notation.STOP:
        stop_orders(state, task)
    elif task.kind == agenda.GIVE_ORDER:
        give_order(state, task, action)
    elif verb == notation.RETREAT:
        fall_back_freely(state, state.units[task.unit])
    elif verb == notation.REROLL:
        reroll(state, task, action.number, chance)
    elif verb == notation.KEEP:
        state.tell("dice-kept", {"unit": state.name(task.unit)})
        keep_dice(state, task)
    elif verb == notation.LOSE:
        lose(state, action.words)
    elif verb == notation.HOLD:
        hold(state, task)
    elif verb == notation.WITHDRAW:
        withdraw(state, task)
    elif verb == notation.TO:
        end_retreat(state, task, action)
    elif verb == notation.RECON:
        reconnoitre(state, task, action.number, chance)
    elif verb in (notation.DECLINE, notation.ROLL, notation.STAY, notation.PASS):
        state.tell("passed", {"side": SIDES[task.side], "decision": task.kind})
    else:
        react(state, task, action, chance)


def is_open(state: SkirmishState, task: Task) -> bool:
    """Whether a decision has to be taken at all, or is settled by itself."""
    kind = task.kind
    if kind == agenda.TAKE_OUT_DICE:
        return can_take_out(state, task.side)
    if kind == agenda.GIVE_ORDER:
        return orders_left(state, task)
    if kind == agenda.REACT:
        if is_pointless(state, task):
            return False
        if state.tables.first_edition:
            return candidates.somebody_is_offered(state, task)
        return somebody_may_react(state, task)
    if kind == agenda.STAND_FAST:
        return may_fall_back(state, state.units[task.unit])
    return True


def go_on(state: SkirmishState, chance: Chance) -> None:
    """Carry out what is to be done until somebody has to decide, or the game is over."""
    while state.phase != OVER:
        task = state.agenda[-1]
        if task.is_decision():
            if is_open(state, task):
                if task.kind == agenda.DEPLOY and state.phase != DEPLOYMENT:
                    begin_phase(state, DEPLOYMENT)
                return
            state.agenda.pop()
        else:
            state.agenda.pop()
            carry_out(state, task, chance)


def carry_out(state: SkirmishState, task: Task, chance: Chance) -> None:
    """One thing that happens by itself."""
    kind = task.kind
    if kind == agenda.VOLLEY:
        fire_volley(state, task, chance)
    elif kind == agenda.FIREFIGHT:
        open_firefight(state, task, chance)
    elif kind == agenda.RETREAT:
        begin_retreat(state, task, chance)
    elif kind == agenda.ASSAULT:
        try_assault(state, task, chance)
    elif kind == agenda.TREAT:
        treat(state, task, chance)
    elif kind == agenda.MORALE:
        check_morale(state, task, chance)
    elif kind == agenda.COMBAT:
        fight_round(state, task, chance)
    elif kind == agenda.COMBAT_MORALE:
        check_combat_morale(state, task, chance)
    elif kind == agenda.ROLL_ORDERS:
        roll_orders(state, chance)
    elif kind in PHASE_OF:
        begin_phase(state, PHASE_OF[kind])
        OPENING[kind](state)
    elif kind in OPENING:
        OPENING[kind](state)
    else:
        WITHOUT_DICE[kind](state, task)


PHASE_OF: Final = {
    agenda.BEGIN_FIRST_AID: FIRST_AID,
    agenda.BEGIN_ORDERS: ORDERS,
    agenda.BEGIN_COMBAT: CLOSE_COMBAT,
}
"""Tasks that open a phase."""

OPENING: Final = {
    agenda.BEGIN_TURN: begin_turn,
    agenda.BEGIN_FIRST_AID: begin_first_aid,
    agenda.BEGIN_ORDERS: begin_orders,
    agenda.BEGIN_COMBAT: begin_combats,
    agenda.TURN_RECON: open_turn_recon,
    agenda.RECOVER: recover,
}
"""Tasks that need nothing but the state."""

WITHOUT_DICE: Final = {
    agenda.ORDERS_OF: open_orders,
    agenda.MOVE: carry_out_move,
    agenda.EFFECT: take_effect,
    agenda.SHAKEN: shake,
    agenda.FALL_BACK: fall_back,
    agenda.DEFENCE: shake_defender,
    agenda.CHARGE: charge,
    agenda.TAKE_GROUND: take_ground,
    agenda.REACTION: carry_out_reaction,
    agenda.END_ACTIVATION: end_activation,
    agenda.COMBAT_END: judge_combat,
}
"""Tasks that need the state and their numbers."""
