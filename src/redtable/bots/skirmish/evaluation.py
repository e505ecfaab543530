"""How likely Redfor is to win from a position between two turns: a logistic sum of what is on the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.ground import danger
from redtable.games.skirmish.command import active_ncos
from redtable.games.skirmish.firefight import raw_firepower
from redtable.games.skirmish.words import BLUFOR, OVER, REDFOR

if TYPE_CHECKING:
    from redtable.bots.skirmish.ground import Ground
    from redtable.games.skirmish.state import SkirmishState

DIES: Final = 0.7
"""A casualty dies under first aid so often (SK-G1)."""
STEP: Final = 60.0
"""A way of one tactical move is worth half a look."""

WORTHS: Final = {
    "always": 0.12,
    "looked": 1.01,
    "lost": -1.23,
    "lost-squared": -2.39,
    "their-lost": 0.83,
    "fear": -0.88,
    "pinned": 0.71,
    "their-fear": 0.61,
    "their-pinned": -0.1,
    "hardest-look": 1.19,
    "easiest-look": 0.61,
    "second-look": 0.99,
    "danger": 0.16,
    "their-danger": -0.41,
    "fire": -0.06,
    "their-fire": -0.65,
    "ncos": 0.15,
    "their-ncos": -0.17,
    "turn": 0.75,
}
"""Learned from games of commanders, by `python -m redtable.lab.skirmish_evaluation --games 200`."""
FEATURES: Final = tuple(WORTHS)


def features(state: SkirmishState, ground: Ground) -> list[float]:
    """What the odds are made of, in the order of `FEATURES`; "their" is Blufor's."""
    limit = float(state.tables.redfor_losses)
    lost = [float(dead) for dead in state.losses]
    fear = [0.0, 0.0]
    pinned = [0.0, 0.0]
    threatened = [0.0, 0.0]
    fire = [0.0, 0.0]
    for unit in state.units:
        if not unit.on_table():
            continue
        side = unit.side
        chits = unit.chits()
        lost[side] += DIES * unit.casualties()
        fear[side] += chits
        if chits >= 2:
            pinned[side] += 1
        else:
            fire[side] += raw_firepower(state, unit)
        threatened[side] += danger(state, ground, unit, unit.x, unit.y, unit.moved)
    hardest, easiest, second = looks(state, ground)
    return [
        1.0,
        float(sum(state.reconnoitred)),
        lost[REDFOR] / limit,
        (lost[REDFOR] / limit) ** 2,
        lost[BLUFOR] / limit,
        fear[REDFOR] / 5,
        pinned[REDFOR] / 3,
        fear[BLUFOR] / 5,
        pinned[BLUFOR] / 3,
        hardest,
        easiest,
        second,
        threatened[REDFOR] / 3,
        threatened[BLUFOR] / 3,
        fire[REDFOR] / 20,
        fire[BLUFOR] / 20,
        float(active_ncos(state, REDFOR)),
        float(active_ncos(state, BLUFOR)),
        state.turn / state.tables.max_turns,
    ]


def looks(state: SkirmishState, ground: Ground) -> tuple[float, float, float]:
    """How near looks at the objectives left are: the best at the hardest, at the easiest, the next best."""
    hardest, easiest, second = 1.0, 0.0, 0.0
    for number, (x, y) in enumerate(state.objectives):
        if state.reconnoitred[number]:
            continue
        best, next_best = 0.0, 0.0
        for unit in state.units:
            if unit.side != REDFOR or not unit.on_table() or not unit.active():
                continue
            way = ground.way_to_look(unit.x, unit.y, x, y)
            chance = max(0.0, 0.6 - 0.1 * unit.chits()) / (1 + way / STEP)
            if way > 0 and unit.chits():
                chance /= 2
            if chance > best:
                best, next_best = chance, best
            elif chance > next_best:
                next_best = chance
        hardest = min(hardest, best)
        easiest = max(easiest, best)
        second += next_best
    return hardest, easiest, second


def redfor_wins(state: SkirmishState, ground: Ground) -> float:
    """How likely Redfor is to win."""
    if state.phase == OVER:
        return 1.0 if state.winner == REDFOR else 0.0
    total = 0.0
    found = features(state, ground)
    for worth, value in zip(WORTHS.values(), found, strict=True):
        total += worth * value
    return 1 / (1 + math.exp(-total))
