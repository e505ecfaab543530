"""Casualties and chits: who is hit, what fear does, and who is out of play (SK-8.13 to SK-8.18, SK-9.5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from redtable.games.skirmish.frames import CHOOSE_CASUALTIES, Step
from redtable.games.skirmish.notation import LOSE, SkirmishAction, make
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit


def soldiers_of(units: list[Unit]) -> list[str]:
    """The active soldiers of some units as notation names them."""
    return [f"{unit.name}.{figure}" for unit in units for figure in unit.figures()]


def take_casualties(state: SkirmishState, units: list[Unit], count: int) -> None:
    """So many casualties among these units: the owner chooses where there is a choice (SK-8.13, SK-G56)."""
    soldiers = soldiers_of(units)
    count = min(count, len(soldiers))
    if count == 0:
        return
    if count == len(soldiers) or len(set(soldiers)) == 1:
        lose(state, soldiers[:count])
        return
    numbers = (count, *(unit.number for unit in units))
    state.frames.push(Step(CHOOSE_CASUALTIES, units[0].side, units[0].number, numbers=numbers))


def lose(state: SkirmishState, soldiers: list[str]) -> None:
    """These soldiers become casualties."""
    hit: dict[str, list[str]] = {}
    for soldier in soldiers:
        name, _, figure = soldier.partition(".")
        state.units[state.tables.names[name]].hit(figure)
        hit.setdefault(name, []).append(figure)
    for name, figures in hit.items():
        left = state.units[state.tables.names[name]].active()
        state.tell("casualties", {"unit": name, "count": len(figures), "soldiers": figures, "active": left})


def choices(state: SkirmishState, frame: Step) -> list[SkirmishAction]:
    """Every way to choose the casualties of a frame."""
    available = Counter(soldiers_of([state.units[number] for number in frame.numbers[1:]]))
    found = []
    for chosen in combinations_with_replacement(sorted(available), frame.numbers[0]):
        if all(count <= available[soldier] for soldier, count in Counter(chosen).items()):
            found.append(make(LOSE, words=list(chosen)))
    return found


def refuse_choice(state: SkirmishState, frame: Step, action: SkirmishAction) -> Refusal | None:
    """Exactly as many as were hit, and only soldiers who are there."""
    if len(action.words) != frame.numbers[0]:
        args = {"count": frame.numbers[0], "given": len(action.words)}
        return Refusal("SK-8.13", "skirmish-refusal-wrong-count", args)
    available = Counter(soldiers_of([state.units[number] for number in frame.numbers[1:]]))
    for soldier, count in Counter(action.words).items():
        if count > available[soldier]:
            return Refusal("SK-8.13", "skirmish-refusal-no-such-soldier", {"soldier": soldier})
    return None


def gain_chit(state: SkirmishState, unit: Unit) -> bool:
    """One more red chit (SK-1.4); with three the unit must retreat instead (SK-9.5): True."""
    if unit.chits() >= state.tables.most_chits:
        state.tell("retreat-forced", {"unit": unit.name})
        return True
    unit.red += 1
    state.tell("chit-gained", {"unit": unit.name, "chits": unit.chits()})
    return False


def trim_chits(state: SkirmishState, unit: Unit) -> None:
    """Outside close combat a unit keeps at most three chits; the yellow ones go first (SK-12.9, SK-G49)."""
    surplus = unit.chits() - state.tables.most_chits
    if surplus > 0:
        yellow = min(surplus, unit.yellow)
        unit.yellow -= yellow
        unit.red -= surplus - yellow
        state.tell("chits-trimmed", {"unit": unit.name, "chits": unit.chits()})
