"""Close combat (SK-12): everybody fights, round after round, until one side is dead, gone or alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.casualties import take_casualties, trim_chits
from redtable.games.skirmish.frames import COMBAT, COMBAT_END, COMBAT_MORALE, RETREAT, Step
from redtable.games.skirmish.victory import lose_soldiers
from redtable.games.skirmish.words import NOBODY_THERE, OVER, PURPOSE

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance


def attackers_of(state: SkirmishState, defender: Unit) -> list[Unit]:
    """The units in contact with an assaulted unit; they fight as one (SK-10.14)."""
    return [unit for unit in state.units if unit.contact == defender.number and unit.on_table()]


def begin_combats(state: SkirmishState) -> None:
    """All close combats, one after the other (SK-5.12)."""
    for defender in reversed(state.units):
        if defender.on_table() and attackers_of(state, defender):
            state.frames.push(Step(COMBAT, defender.side, defender.number, numbers=(1,)))


def can_score(state: SkirmishState, unit: Unit) -> bool:
    """Whether a ten would still be a success."""
    return unit.active() > 0 and 10 - unit.chits() >= state.tables.success


def fight_round(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """A die for every active soldier, both sides at once (SK-12.1 to SK-12.3); numbers: the round."""
    defender = state.units[frame.unit]
    attackers = attackers_of(state, defender)
    number = frame.numbers[0]
    fighters = [*attackers, defender]
    helpless = not any(can_score(state, unit) for unit in fighters)
    wiped = defender.active() == 0 or all(unit.active() == 0 for unit in attackers)
    if not wiped and (helpless or number > state.tables.combat_rounds):
        give_up(state, attackers, defender)
        return
    hits = 0
    for unit in attackers:
        hits += strike(state, unit, number, chance)
    struck = strike(state, defender, number, chance)
    before = [unit.active() for unit in fighters]
    numbers = (number, *(unit.number for unit in attackers), *before)
    state.frames.push(Step(COMBAT_MORALE, defender.side, defender.number, numbers=numbers))
    take_casualties(state, [defender], hits)
    take_casualties(state, attackers, struck)


def strike(state: SkirmishState, unit: Unit, number: int, chance: Chance) -> int:
    """The successes of one unit; chits count (SK-12.2)."""
    dice = [chance.d10(f"combat.{PURPOSE[unit.side]}") for _ in range(unit.active())]
    hits = sum(1 for die in dice if die - unit.chits() >= state.tables.success)
    state.tell(
        "combat-round",
        {"unit": unit.name, "round": number, "dice": dice, "modifier": -unit.chits(), "hits": hits},
    )
    return hits


def check_combat_morale(state: SkirmishState, frame: Step, chance: Chance) -> None:
    """A raw die for each casualty, below 6 a chit, without limit (SK-12.4, SK-12.5, SK-G34, SK-G48)."""
    defender = state.units[frame.unit]
    count = (len(frame.numbers) - 2) // 2
    attackers = [state.units[number] for number in frame.numbers[1 : 1 + count]]
    before = frame.numbers[1 + count :]
    for at, unit in enumerate([*attackers, defender]):
        lost = before[at] - unit.active()
        if lost == 0 or unit.active() == 0:
            continue
        dice = [chance.d10(f"morale.{PURPOSE[unit.side]}") for _ in range(lost)]
        failed = sum(1 for die in dice if die < state.tables.morale)
        unit.red += failed
        state.tell("morale", {"unit": unit.name, "dice": dice, "failed": failed, "chits": unit.chits()})
    numbers = (frame.numbers[0], *(unit.number for unit in attackers))
    state.frames.push(Step(COMBAT_END, defender.side, defender.number, numbers=numbers))


def judge_combat(state: SkirmishState, frame: Step) -> None:
    """Who is wiped out, who must retreat, and whether it goes on (SK-12.6 to SK-12.9)."""
    defender = state.units[frame.unit]
    attackers = [state.units[number] for number in frame.numbers[1:]]
    for unit in [*attackers, defender]:
        if unit.active() == 0:
            state.tell("wiped-out", {"unit": unit.name})
            lose_soldiers(state, unit.side, unit.wipe_out())
            if state.phase == OVER:
                return
    fleeing = [unit for unit in [*attackers, defender] if unit.on_table() and unit.chits() > unit.active()]
    staying = [unit for unit in attackers if unit.on_table() and unit not in fleeing]
    if staying and defender.on_table() and defender not in fleeing:
        state.frames.push(Step(COMBAT, defender.side, defender.number, numbers=(frame.numbers[0] + 1,)))
    else:
        separate(state, [*attackers, defender])
        winners = staying or ([defender] if defender.on_table() and defender not in fleeing else [])
        for unit in winners:
            state.tell("combat-won", {"unit": unit.name})
    for unit in reversed(fleeing):
        trim_chits(state, unit)
        unit.contact = NOBODY_THERE
        state.tell("combat-lost", {"unit": unit.name})
        state.frames.push(Step(RETREAT, unit.side, unit.number))


def separate(state: SkirmishState, units: list[Unit]) -> None:
    """The combat is over: the units part and keep three chits at most (SK-10.14, SK-12.9, SK-G31)."""
    for unit in units:
        unit.contact = NOBODY_THERE
        trim_chits(state, unit)


def give_up(state: SkirmishState, attackers: list[Unit], defender: Unit) -> None:
    """Nobody can win: the attackers retreat (SK-G29)."""
    separate(state, [*attackers, defender])
    for unit in reversed(attackers):
        state.tell("combat-given-up", {"unit": unit.name})
        state.frames.push(Step(RETREAT, unit.side, unit.number))
