"""Exact odds: what a firefight or an assault does to both units, by convolution of all dice.

Nothing is sampled. The owner of a target is taken to re-roll whenever he may (or never), and to lose riflemen
first, then gunners, the NCO last.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.firefight import (
    ORDINARY,
    effect_modifiers,
    may_reroll,
    reaction_modifier,
)
from redtable.games.skirmish.words import GUNNER, LIGHT, NCO, OPEN, RIFLEMAN

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit

LOSING_ORDER: Final = (RIFLEMAN, GUNNER, NCO)
FACES: Final = 10
Fate = tuple[int, int, bool]
"""What happens to a unit: casualties, chits afterwards, whether it retreats."""
Joint = dict[tuple[Fate, Fate], float]


class Side:
    """One unit in a firefight, as the dice see it."""

    def __init__(
        self,
        figures: tuple[int, ...] = (),
        chits: int = 0,
        reaction: int = 0,
        halves: int = 0,
        concealed: bool = False,
        modifier: int = 0,
        rerolls: bool = True,
    ) -> None:
        self.figures = figures
        """The firepower of each active soldier, in the order in which they are lost."""
        self.chits = chits
        self.reaction = reaction
        self.halves = halves
        """How often its firepower is halved, spotting apart."""
        self.concealed = concealed
        """Whether the other has to spot it."""
        self.modifier = modifier
        """On its effect dice."""
        self.rerolls = rerolls

    def key(self) -> tuple[tuple[int, ...], int, int, int, bool, int, bool]:
        """Everything that matters."""
        parts = self.figures, self.chits, self.reaction, self.halves
        return *parts, self.concealed, self.modifier, self.rerolls


class Odds:
    """The joint distribution of what happens to the unit that starts and to its target."""

    def __init__(self, first: float, joint: Joint) -> None:
        self.first = first
        """How likely the starting unit fires first, or reaches the target before it fires."""
        self.joint = joint
        self.means: list[float] | None = None

    def expected(self, who: int, part: int) -> float:
        """The mean of casualties (0), chits (1) or retreats (2) of the starter (0) or the target (1)."""
        if self.means is None:
            self.means = [0.0] * 6
            for (one, other), chance in self.joint.items():
                for at in range(3):
                    self.means[at] += chance * float(one[at])
                    self.means[3 + at] += chance * float(other[at])
        return self.means[3 * who + part]

    def probability(self, who: int, part: int, least: int = 1) -> float:
        """How likely a part is at least so much."""
        return sum(chance for fates, chance in self.joint.items() if fates[who][part] >= least)


# Dice


def binomial(count: int, chance: float) -> list[float]:
    """How likely each number of successes is."""
    return [comb(count, hits) * chance**hits * (1 - chance) ** (count - hits) for hits in range(count + 1)]


def at_least(face: int) -> float:
    """How likely a die shows so much or more."""
    return min(FACES, max(0, FACES + 1 - face)) / FACES


@lru_cache(maxsize=20_000)
def effect(
    dice: int, firer_chits: int, modifier: int, chits: int, active: int, rerolls: bool, most: int = 3
) -> dict[Fate, float]:
    """What a volley of so many dice does to a target (SK-8.9 to SK-8.18, retreat dice included)."""
    found: dict[Fate, float] = {}
    for hits, chance in enumerate(binomial(dice, at_least(5 + firer_chits))):
        if chance > 0:
            for fate, part in effect_of_hits(hits, modifier, chits, active, rerolls, most).items():
                found[fate] = found.get(fate, 0.0) + chance * part
    return found


@lru_cache(maxsize=20_000)
def effect_of_hits(
    hits: int, modifier: int, chits: int, active: int, rerolls: bool, most: int
) -> dict[Fate, float]:
    """What so many hits do: every die is a casualty, a fright or nothing."""
    casualty = 1 - at_least(5 - modifier)
    shaken = max(0.0, 0.5 - casualty)
    rest = 1 - casualty - shaken
    found: dict[Fate, float] = {}
    for lost in range(hits + 1):
        for failed in range(hits - lost + 1):
            ways = comb(hits, lost) * comb(hits - lost, failed)
            part = ways * casualty**lost * shaken**failed * rest ** (hits - lost - failed)
            if not lost or not rerolls:
                add_fate(found, part, lost, failed, 0, chits, active, most)
                continue
            for again, saved, frightened in ((casualty, 0, 0), (shaken, 1, 1), (rest, 1, 0)):
                add_fate(found, part * again, lost - saved, failed + frightened, 1, chits, active, most)
    return found


def add_fate(
    found: dict[Fate, float],
    chance: float,
    lost: int,
    failed: int,
    rerolled: int,
    chits: int,
    active: int,
    most: int,
) -> None:
    """Count one course of the dice."""
    if chance == 0:
        return
    retreats = bool(rerolled) and chits >= most
    now = min(most, chits + rerolled)
    lost = min(lost, active)
    if lost < active:
        caused = min(failed, most - rerolled)
        retreats = retreats or now + caused > most
        now = min(most, now + caused)
    else:
        retreats = False
    if not retreats:
        fate = (lost, now, False)
        found[fate] = found.get(fate, 0.0) + chance
        return
    for more, part in enumerate(binomial(now, 0.4)):
        fate = (min(active, lost + more), now, True)
        found[fate] = found.get(fate, 0.0) + chance * part


# Firefights


def power(figures: tuple[int, ...], lost: int) -> int:
    """The firepower of those who are left."""
    return sum(figures[lost:])


@lru_cache(maxsize=20_000)
def firefight_of(
    one: tuple[tuple[int, ...], int, int, int, bool, int, bool],
    other: tuple[tuple[int, ...], int, int, int, bool, int, bool],
    wins_ties: bool,
    round_up: bool,
) -> Odds:
    """A whole firefight between two sides given by their keys."""
    sides = (Side(*one), Side(*other))
    courses: dict[tuple[bool, bool, bool], int] = {}
    for mine in range(1, FACES + 1):
        for theirs in range(1, FACES + 1):
            results = mine + sides[0].reaction, theirs + sides[1].reaction
            first = results[0] > results[1] or (results[0] == results[1] and wins_ties)
            course = first, results[0] >= 5, results[1] >= 5
            courses[course] = courses.get(course, 0) + 1
    joint: Joint = {}
    begins = 0.0
    for (first, spots, spotted), count in courses.items():
        weight = count / FACES**2
        begins += weight if first else 0.0
        seen = (spots, spotted)
        order = (0, 1) if first else (1, 0)
        for fates, chance in exchange(sides, order, seen, round_up).items():
            joint[fates] = joint.get(fates, 0.0) + weight * chance
    return Odds(begins, joint)


def exchange(
    sides: tuple[Side, Side], order: tuple[int, int], spots: tuple[bool, bool], round_up: bool
) -> Joint:
    """First one volley, then the answer of whoever still can (SK-8.19, SK-8.21)."""
    joint: Joint = {}
    shooter, target = sides[order[0]], sides[order[1]]
    for fate, chance in volley_on(shooter, target, 0, shooter.chits, spots[order[0]], round_up).items():
        lost, chits, _ = fate
        for answer, part in volley_on(target, shooter, lost, chits, spots[order[1]], round_up).items():
            fates = (answer, fate) if order[0] == 0 else (fate, answer)
            joint[fates] = joint.get(fates, 0.0) + chance * part
    return joint


def volley_on(
    shooter: Side, target: Side, lost: int, chits: int, spots: bool, round_up: bool
) -> dict[Fate, float]:
    """The fate of a target after one volley of a shooter who has lost so many."""
    raw = power(shooter.figures, lost)
    if raw == 0 or chits >= 3:
        return {(0, target.chits, False): 1.0}
    parts = 1 << (shooter.halves + (1 if target.concealed and not spots else 0))
    dice = (raw + parts - 1) // parts if round_up else raw // parts
    return effect(dice, chits, target.modifier, target.chits, len(target.figures), target.rerolls)


def figures_of(state: SkirmishState, unit: Unit) -> tuple[int, ...]:
    """The firepower of each active soldier, those who are lost first in front."""
    found = []
    for kind in LOSING_ORDER:
        for at in range(len(unit.kinds)):
            if unit.kinds[at] == kind and unit.statuses[at] <= LIGHT:
                found.append(state.tables.firepower[kind])
    return tuple(found)


def side_of(state: SkirmishState, unit: Unit, other: Unit, rerolls: bool = True) -> Side:
    """A unit as it stands, fighting another."""
    return Side(
        figures_of(state, unit),
        unit.chits(),
        reaction_modifier(state, unit),
        1 if unit.rapid else 0,
        state.field.cover(unit.x, unit.y, other.x, other.y) != OPEN,
        sum(effect_modifiers(state, other, unit, ORDINARY).values()),
        rerolls and may_reroll(state, unit),
    )


def firefight_odds(state: SkirmishState, unit: Unit, target: Unit, rerolls: bool = True) -> Odds:
    """The firefight that a unit would start with a target from where both stand."""
    one, other = side_of(state, unit, target, rerolls), side_of(state, target, unit, rerolls)
    return firefight_of(one.key(), other.key(), unit.side == state.initiative, state.tables.round_up)


def firefight_after_move(
    state: SkirmishState, unit: Unit, target: Unit, x: int, y: int, rapid: bool, rerolls: bool = True
) -> Odds:
    """The same after a move of the unit."""
    kept = unit.x, unit.y, unit.moved, unit.rapid, unit.hurried
    unit.x, unit.y, unit.moved, unit.rapid, unit.hurried = x, y, True, rapid, rapid
    odds = firefight_odds(state, unit, target, rerolls)
    unit.x, unit.y, unit.moved, unit.rapid, unit.hurried = kept
    return odds


def reaction_odds(caught: SkirmishState, gone: SkirmishState, reactor: int, actor: int) -> Odds:
    """Fire as a reaction, with its one test (SK-11.4, SK-11.8): the actor is caught, or has gone its way.

    Whenever it comes to fire at all, the reacting unit shoots first. The fates are the reactor's and the
    actor's.
    """
    wins = 0.0
    joint: Joint = {}
    round_up = caught.tables.round_up
    for state in (caught, gone):
        unit, other = state.units[reactor], state.units[actor]
        ties = unit.side == state.initiative
        sides = side_of(state, unit, other), side_of(state, other, unit)
        modifiers = (
            reaction_modifier(caught, caught.units[reactor]),
            reaction_modifier(caught, caught.units[actor]),
        )
        in_sight = state.sees_unit(unit, other)
        courses: dict[tuple[bool, bool], int] = {}
        for mine in range(1, FACES + 1):
            for theirs in range(1, FACES + 1):
                one, two = mine + modifiers[0], theirs + modifiers[1]
                if (one > two or (one == two and ties)) == (state is caught):
                    course = one >= 5, two >= 5
                    courses[course] = courses.get(course, 0) + 1
        for seen, count in courses.items():
            weight = count / FACES**2
            wins += weight if state is caught else 0.0
            if not in_sight:
                fates = (0, unit.chits(), False), (0, other.chits(), False)
                joint[fates] = joint.get(fates, 0.0) + weight
                continue
            for fates, chance in exchange(sides, (0, 1), seen, round_up).items():
                joint[fates] = joint.get(fates, 0.0) + weight * chance
    return Odds(wins, joint)
