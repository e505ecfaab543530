"""Exact odds of assaults: the test, the defensive fire, the close combat, by convolution of all dice."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from redtable.games.skirmish.assault import assault_modifier
from redtable.games.skirmish.firefight import (
    DEFENSIVE,
    PARTING,
    effect_modifiers,
    halved,
    may_reroll,
    reaction_modifier,
)
from redtable.games.skirmish.movement import Path, is_rapid
from redtable.games.skirmish.odds import FACES, Odds, at_least, binomial, effect, figures_of

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit


class AssaultOdds:
    """What an assault is likely to come to, if the defender holds or gives way."""

    def __init__(self, surprise: float, contact: float, broken_off: float, wins: float, fire: Odds) -> None:
        self.surprise = surprise
        """How likely the attacker wins the test."""
        self.contact = contact
        self.broken_off = broken_off
        self.wins = wins
        """How likely the attacker wins the close combat, taken from the start."""
        self.fire = fire
        """What the defensive fire does to the attacker."""


def assault_odds(
    state: SkirmishState,
    unit: Unit,
    target: Unit,
    path: Path,
    holds: bool = True,
    rerolls: bool = True,
    surprised: float = -1.0,
) -> AssaultOdds:
    """The odds of an assault along a path (SK-10); `surprised` if the test has been made: 1 won, 0 lost."""
    modifier = reaction_modifier(state, unit) + assault_modifier(state, unit, target, path)
    modifier -= state.tables.rapid_reaction if is_rapid(state, path) and not unit.hurried else 0
    wins_ties = unit.side == state.initiative
    surprise = 1.0 if target.active() == 0 else chance_to_win(modifier, -target.chits(), wins_ties)
    if surprised >= 0:
        surprise = surprised
    mode = DEFENSIVE if holds else PARTING
    dice = halved(state, sum(figures_of(state, target)), 0 if holds else 1)
    if target.chits() >= state.tables.most_chits:
        dice = 0
    close = sum(effect_modifiers(state, target, unit, mode).values())
    active = unit.active()
    fates = effect(dice, target.chits(), close, 0, active, rerolls and may_reroll(state, unit))
    joint = {(fate, (0, target.chits(), False)): chance for fate, chance in fates.items()}
    left: dict[int, float] = {}
    broken = 0.0
    for (lost, chits, _), chance in fates.items():
        if chits:
            broken += chance
        elif lost < active:
            left[lost] = left.get(lost, 0.0) + chance
    through = sum(left.values())
    contact = surprise + (1 - surprise) * through
    wins = surprise * combat_won(active, 0, target.active(), target.chits())
    if holds:
        for lost, chance in left.items():
            wins += (1 - surprise) * chance * combat_won(active - lost, 0, target.active(), target.chits())
    return AssaultOdds(surprise, contact, (1 - surprise) * broken, wins, Odds(surprise, joint))


@lru_cache(maxsize=2_000)
def chance_to_win(mine: int, theirs: int, wins_ties: bool) -> float:
    """How likely one reaction result beats another."""
    won = 0
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            won += one + mine > other + theirs or (one + mine == other + theirs and wins_ties)
    return won / FACES**2


@lru_cache(maxsize=2_000)
def combat_won(attackers: int, chits: int, defenders: int, their_chits: int, rounds: int = 20) -> float:
    """How likely attackers wipe the defenders out or drive them off (SK-12)."""
    open_states = {(attackers, chits, defenders, their_chits): 1.0}
    won = 0.0
    for _ in range(rounds):
        following: dict[tuple[int, int, int, int], float] = {}
        for (a, ca, d, cd), chance in open_states.items():
            if d == 0:
                won += chance
                continue
            if at_least(5 + ca) == 0 and at_least(5 + cd) == 0:
                continue
            for (new_a, new_ca), one in struck(a, ca, d, cd).items():
                for (new_d, new_cd), other in struck(d, cd, a, ca).items():
                    part = chance * one * other
                    beaten = new_a == 0 or new_ca > new_a
                    if new_d == 0 or new_cd > new_d:
                        won += 0.0 if beaten else part
                    elif not beaten and part > 1e-12:
                        state = new_a, new_ca, new_d, new_cd
                        following[state] = following.get(state, 0.0) + part
        open_states = following
    return won


@lru_cache(maxsize=5_000)
def struck(active: int, chits: int, enemies: int, their_chits: int) -> dict[tuple[int, int], float]:
    """Active soldiers and chits of a unit after a round against so many."""
    found: dict[tuple[int, int], float] = {}
    for hits, chance in enumerate(binomial(enemies, at_least(5 + their_chits))):
        lost = min(hits, active)
        if lost == active:
            found[(0, chits)] = found.get((0, chits), 0.0) + chance
            continue
        for failed, part in enumerate(binomial(lost, 0.5)):
            state = active - lost, chits + failed
            found[state] = found.get(state, 0.0) + chance * part
    return found
