"""Firefights (SK-8): reaction test, firepower, effect, re-roll, casualties, morale, return fire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.casualties import gain_chit, take_casualties
from redtable.games.skirmish.frames import EFFECT, REROLL, RETREAT, SHAKEN, STAND_FAST, VOLLEY, Step
from redtable.games.skirmish.sight import look
from redtable.games.skirmish.words import HARD, LIGHT, OPEN, PURPOSE
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance

ORDINARY: Final = 0
DEFENSIVE: Final = 1
"""Fire of an assaulted unit that holds (SK-10.11)."""
PARTING: Final = 2
"""Fire of an assaulted unit that retreats: halved (SK-10.10)."""


def raw_firepower(state: SkirmishState, unit: Unit) -> int:
    """Dice of the active soldiers: 1 a rifleman, 4 a machine-gunner, none for an NCO (SK-8.5, SK-3.6)."""
    total = 0
    for at in range(len(unit.kinds)):
        if unit.statuses[at] <= LIGHT:
            total += state.tables.firepower[unit.kinds[at]]
    return total


def halved(state: SkirmishState, dice: int, times: int) -> int:
    """Half and half again, rounded once at the end (SK-8.7, SK-8.8)."""
    parts = 1 << times
    return (dice + parts - 1) // parts if state.tables.round_up else dice // parts


def refuse_fire(state: SkirmishState, unit: Unit, target: Unit) -> Refusal | None:
    """Why a unit may not start a firefight with a target from where they stand (SK-8.1, SK-8.2)."""
    return refuse_fire_from(state, unit, target, unit.x, unit.y)


def refuse_fire_from(state: SkirmishState, unit: Unit, target: Unit, x: int, y: int) -> Refusal | None:
    """The same, for a unit that will stand somewhere else by then."""
    if unit.chits() >= state.tables.most_chits - 1:
        return Refusal("SK-8.2", "skirmish-refusal-chits-no-fire", {"unit": unit.name, "chits": unit.chits()})
    if raw_firepower(state, unit) == 0:
        return Refusal("SK-G45", "skirmish-refusal-no-firepower", {"unit": unit.name})
    found = no_target(state, unit, target)
    if found is not None:
        return found
    if not state.clear_line(x, y, target.x, target.y, unit.number, target.number):
        return no_sight(state, unit.name, target.name, (x, y), (target.x, target.y))
    return None


def can_open_fire(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit may start firefights at all (SK-8.2, SK-G45)."""
    return unit.chits() < state.tables.most_chits - 1 and raw_firepower(state, unit) > 0


def no_target(state: SkirmishState, unit: Unit, target: Unit) -> Refusal | None:
    """What may not be fired at: friends, the helpless, units in close combat (SK-G33, SK-G46)."""
    if target.side == unit.side:
        return Refusal("SK-8.1", "skirmish-refusal-own-unit", {"unit": target.name})
    if target.active() == 0:
        return Refusal("SK-G33", "skirmish-refusal-nobody-active", {"unit": target.name})
    if not state.tables.fire_into_combat and (state.in_contact(target) or state.in_contact(unit)):
        bound = target if state.in_contact(target) else unit
        return Refusal("SK-G46", "skirmish-refusal-in-contact", {"unit": bound.name})
    return None


def no_sight(
    state: SkirmishState, viewer: str, target: str, here: tuple[int, int], there: tuple[int, int]
) -> Refusal:
    """What blocks a line of sight, and by which clause."""
    found = look(state.field, here[0], here[1], there[0], there[1])
    if found.visible:
        return Refusal("SK-2.7", "skirmish-refusal-unit-blocks", {"unit": viewer, "target": target})
    args = {"unit": viewer, "target": target, **found.args()}
    return Refusal(found.clause, "skirmish-refusal-no-sight", args)


def reaction_modifier(state: SkirmishState, unit: Unit) -> int:
    """-1 for each chit, -1 for a rapid move of this activation (SK-8.4)."""
    return -unit.chits() - (state.tables.rapid_reaction if unit.hurried else 0)


def reaction_die(state: SkirmishState, unit: Unit, extra: int, chance: Chance) -> int:
    """The reaction result of a unit: one die with its modifiers."""
    die = chance.d10(f"react.{PURPOSE[unit.side]}")
    modifier = reaction_modifier(state, unit) + extra
    state.tell(
        "reaction-die", {"unit": unit.name, "die": die, "modifier": modifier, "result": die + modifier}
    )
    return die + modifier


def wins_test(state: SkirmishState, unit: Unit, result: int, other: int) -> bool:
    """The higher result wins, a tie goes to the side with the initiative (SK-8.3, SK-11.5)."""
    return result > other or (result == other and unit.side == state.initiative)


def open_firefight(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """Step 1 and what follows. A frame of a reaction brings its results along (SK-11.8): it fires first."""
    unit, target = state.units[frame.unit], state.units[frame.other]
    if unit.active() == 0 or not unit.on_table() or not target.on_table():
        state.tell("fire-lost", {"unit": unit.name, "target": target.name})
        return
    if refuse_fire(state, unit, target) is not None:
        state.tell("fire-lost", {"unit": unit.name, "target": target.name})
        return
    state.tell("firefight", {"unit": unit.name, "target": target.name})
    if frame.numbers:
        mine, other = frame.numbers[0], frame.numbers[1]
        first = True
    else:
        mine = reaction_die(state, unit, 0, chance)
        other = reaction_die(state, target, 0, chance)
        first = wins_test(state, unit, mine, other)
        state.tell("fires-first", {"unit": unit.name if first else target.name})
    attack = Step(VOLLEY, unit.side, unit.number, target.number, (mine, ORDINARY))
    answer = Step(VOLLEY, target.side, target.number, unit.number, (other, ORDINARY))
    state.frames.push(Step(STAND_FAST, target.side, target.number, unit.number))
    state.frames.push(answer if first else attack)
    state.frames.push(attack if first else answer)


def able_to_fire(state: SkirmishState, unit: Unit, target: Unit) -> bool:
    """Whether a unit can still take part: soldiers, fewer than three chits, a line of sight (SK-8.21)."""
    return (
        unit.on_table()
        and target.on_table()
        and unit.chits() < state.tables.most_chits
        and raw_firepower(state, unit) > 0
        and no_target(state, unit, target) is None
        and state.sees_unit(unit, target)
    )


def halvings(state: SkirmishState, unit: Unit, target: Unit, result: int, mode: int) -> list[str]:
    """Why firepower is halved: target not spotted, rapid move, parting fire (SK-8.6, SK-8.7, SK-10.10)."""
    reasons = []
    if mode == ORDINARY:
        concealed = state.field.cover(target.x, target.y, unit.x, unit.y) != OPEN
        if concealed and result < state.tables.success:
            reasons.append("not-spotted")
    if unit.rapid:
        reasons.append("rapid")
    if mode == PARTING:
        reasons.append("parting")
    return reasons


def effect_modifiers(state: SkirmishState, unit: Unit, target: Unit, mode: int) -> dict[str, int]:
    """Hard cover +1, in cover +1, close range -1; an assaulting unit only has the last (SK-8.11, 10.12)."""
    tables = state.tables
    found: dict[str, int] = {}
    if mode != ORDINARY:
        found["close-range"] = -tables.close_range_malus
        return found
    if state.field.cover(target.x, target.y, unit.x, unit.y) == HARD:
        found["hard-cover"] = tables.hard_cover
    if not target.moved:
        found["in-cover"] = tables.in_cover
    if state.within(unit, target.x, target.y, tables.close_range):
        found["close-range"] = -tables.close_range_malus
    return found


def fire_volley(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """Steps 2 and 3, and the dice of step 4: numbers are the reaction result and the mode."""
    unit, target = state.units[frame.unit], state.units[frame.other]
    result, mode = frame.numbers
    defensive = mode != ORDINARY
    if not able_to_fire(state, unit, target):
        state.tell("no-fire", {"unit": unit.name, "target": target.name})
        return
    reasons = halvings(state, unit, target, result, mode)
    raw = raw_firepower(state, unit)
    count = halved(state, raw, len(reasons))
    purpose = PURPOSE[unit.side]
    dice = [chance.d10(f"fire.{purpose}") for _ in range(count)]
    hits = sum(1 for die in dice if die - unit.chits() >= state.tables.success)
    state.tell(
        "volley",
        {
            "unit": unit.name,
            "target": target.name,
            "firepower": raw,
            "halved": reasons,
            "dice": dice,
            "modifier": -unit.chits(),
            "hits": hits,
            "defensive": defensive,
        },
    )
    if hits:
        roll_effect(state, unit, target, hits, mode, chance)


def roll_effect(state: SkirmishState, unit: Unit, target: Unit, hits: int, mode: int, chance: Chance) -> None:
    """Step 4: the target rolls a die for each hit and may re-roll one that fails (SK-8.10 to SK-8.15)."""
    parts = effect_modifiers(state, unit, target, mode)
    modifier = sum(parts.values())
    dice = [chance.d10(f"effect.{PURPOSE[target.side]}") for _ in range(hits)]
    state.tell("effect", {"unit": target.name, "dice": dice, "parts": parts, "modifier": modifier})
    failing = any(die + modifier < state.tables.success for die in dice)
    if failing and may_reroll(state, target):
        numbers = (modifier, *dice)
        state.frames.push(Step(REROLL, target.side, target.number, unit.number, numbers))
    else:
        state.frames.push(Step(EFFECT, target.side, target.number, unit.number, (modifier, 0, 0, *dice)))


def may_reroll(state: SkirmishState, unit: Unit) -> bool:
    """Regular units re-roll, by default even with three chits (SK-8.15, SK-G22)."""
    if not state.tables.regular:
        return False
    return state.tables.reroll_at_most_chits or unit.chits() < state.tables.most_chits


def failing_faces(state: SkirmishState, frame: Step) -> list[int]:
    """The faces of dice that would cause a casualty."""
    modifier = frame.numbers[0]
    return sorted({die for die in frame.numbers[1:] if die + modifier < state.tables.success})


def refuse_reroll(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Only a die that would cause a casualty is re-rolled (SK-8.15)."""
    if action.number in failing_faces(state, frame):
        return None
    return Refusal("SK-8.15", "skirmish-refusal-no-such-die", {"die": action.number})


def reroll(state: SkirmishState, frame: Step, action: SkirmishAction, chance: Chance) -> None:
    """One die again, for one chit; the second result stands (SK-8.15, SK-8.16)."""
    target, face = state.units[frame.unit], action.number
    modifier, dice = frame.numbers[0], list(frame.numbers[1:])
    again = chance.d10(f"reroll.{PURPOSE[target.side]}")
    dice[dice.index(face)] = again
    state.tell("rerolled", {"unit": target.name, "die": face, "again": again, "result": again + modifier})
    retreat = 1 if gain_chit(state, target) else 0
    caused = 1 if state.tables.cap_includes_reroll else 0
    state.frames.push(
        Step(EFFECT, target.side, target.number, frame.other, (modifier, caused, retreat, *dice))
    )


def keep_dice(state: SkirmishState, frame: Step) -> None:
    """No re-roll."""
    state.tell("dice-kept", {"unit": state.name(frame.unit)})
    numbers = (frame.numbers[0], 0, 0, *frame.numbers[1:])
    state.frames.push(Step(EFFECT, frame.side, frame.unit, frame.other, numbers))


def take_effect(state: SkirmishState, frame: Step) -> None:
    """Casualties first; numbers are modifier, chits caused so far, retreat due, and the dice (SK-8.12)."""
    target = state.units[frame.unit]
    modifier, caused, retreat = frame.numbers[:3]
    dice = frame.numbers[3:]
    safe = [die for die in dice if die + modifier >= state.tables.success]
    failures = sum(1 for die in safe if die < state.tables.morale)
    state.frames.push(Step(SHAKEN, target.side, target.number, frame.other, (failures, caused, retreat)))
    take_casualties(state, [target], len(dice) - len(safe))


def shake(state: SkirmishState, frame: Step) -> None:
    """Every die that caused no casualty and is below 6 raw gives a chit, three at most (SK-8.17, SK-8.18)."""
    target = state.units[frame.unit]
    failures, caused, retreat = frame.numbers
    if target.active() == 0:
        return
    for _ in range(min(failures, state.tables.most_caused - caused)):
        if retreat:
            break
        if gain_chit(state, target):
            retreat = 1
    if retreat:
        state.frames.push(Step(RETREAT, target.side, target.number))


def may_fall_back(state: SkirmishState, unit: Unit) -> bool:
    """A voluntary retreat: once a turn, never in close combat (SK-14.2, SK-G20)."""
    return (
        state.tables.voluntary_retreat
        and unit.on_table()
        and unit.active() > 0
        and not unit.fell_back
        and not state.in_contact(unit)
    )
