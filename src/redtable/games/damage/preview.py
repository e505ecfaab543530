"""Questions that anybody at a table may ask about a battle; nothing in it is hidden.

rules            the cards, the critical hits and the numbers of this match
advice NAME      which box the ship's order of sacrifice would give up now
outlook NAME     what the rest of the open volley will take from the ship, from a sample
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.games.damage.answers import (
    PREVIEWS,
    AdviceAnswer,
    CardText,
    CriticalText,
    OutlookAnswer,
    RulesAnswer,
    WeaponText,
)
from redtable.games.damage.dealing import QUIET, choose, run
from redtable.games.damage.hits import given_up
from redtable.games.damage.odds.estimates import proportion
from redtable.games.damage.words import CREW, EXCESS, LIMITS, SYSTEMS
from redtable.kernel.chance import SeededChance
from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from redtable.games.damage.ruleset import DamageRules
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Ship, Volley

TRIALS: Final = 400


def answer(state: DamageState, rules: DamageRules, question: str) -> Any:
    """The answer to a question as declared in `answers.py`; raises NotationError for what is no question."""
    what, _, name = question.partition(" ")
    if question == "rules":
        return rules_answer(rules)
    if what == "advice" and name:
        ship, volley = under_fire(state, name)
        return AdviceAnswer(box=advice(ship, volley, rules))
    if what == "outlook" and name:
        ship, volley = under_fire(state, name)
        return outlook(ship, volley, state.turn, rules)
    raise NotationError(f"{question!r} is no question; there is: {', '.join(PREVIEWS)}")


def rules_answer(rules: DamageRules) -> RulesAnswer:
    """What a screen shows of the ruleset: the cards with their limits, and how long critical hits last."""
    tables = rules.tables
    return RulesAnswer(
        cards={
            row.id: CardText(
                face=row.code,
                limit=LIMITS[row.limit],
                hits=[SYSTEMS[system] for system in row.hits],
                critical=row.critical,
            )
            for row in tables.cards
        },
        criticals={
            row.name: CriticalText(clause=row.clause, card=row.card, die=row.die, kind=row.kind)
            for row in tables.criticals
        },
        misses=tables.misses,
        most_hits=tables.most_hits,
        sacrifice=[SYSTEMS[system] for system in tables.sacrifice],
        policy=rules.options.batch_policy,
        weapons={
            weapon.name: WeaponText(least=weapon.least, hits=weapon.hits) for weapon in tables.duel_weapons
        },
    )


def under_fire(state: DamageState, name: str) -> tuple[Ship, Volley]:
    """A ship and the open volley on it."""
    for volley in state.volleys:
        ship = state.ships[volley.target]
        if ship.name == name:
            return ship, volley
    raise NotationError(f"no volley on {name!r} is open")


def follower(ship: Ship, rules: DamageRules) -> Ship:
    """A copy of the ship that follows an order of sacrifice: the declared one, its own, or the ruleset's."""
    copied = ship.copy()
    if not copied.allocation:
        own = ship.fit.plan.sacrifice
        copied.declare(own or [SYSTEMS[system] for system in rules.tables.sacrifice])
    return copied


def advice(ship: Ship, volley: Volley, rules: DamageRules) -> str:
    """BD-4.1: the offered box that the order of sacrifice gives up first; nothing if no choice is open."""
    if not volley.waiting():
        return ""
    rows = ship.fit.plan.rows
    offered = [rows[row].system for row in volley.options]
    system = given_up(follower(ship, rules), list(dict.fromkeys(offered)))
    row = [row for row in volley.options if rows[row].system == system][-1]
    return rows[row].name()


def outlook(ship: Ship, volley: Volley, turn: int, rules: DamageRules) -> OutlookAnswer:
    """How likely each system loses at least one more box in the rest of this volley, as the deck lies now."""
    chance = SeededChance(f"outlook {ship.name} {volley.cards}")
    hurt = [0] * len(SYSTEMS)
    destroyed = 0
    box = advice(ship, volley, rules)
    for _ in range(TRIALS):
        target, copied = follower(ship, rules), volley.copy()
        if copied.waiting():
            row = next(row for row in copied.options if ship.fit.plan.rows[row].name() == box)
            choose(target, copied, row, QUIET)
        run(target, copied, turn, chance, QUIET)
        destroyed += target.destroyed
        for system, left in enumerate(ship.left):
            hurt[system] += target.left[system] < left
    shown = [system for system, left in enumerate(ship.left) if left > 0 and system != CREW]
    shown.sort(key=lambda system: (system == EXCESS, -hurt[system]))
    return OutlookAnswer(
        hits=volley.hits - volley.scored,
        trials=TRIALS,
        systems=[(SYSTEMS[system], hurt[system] / TRIALS) for system in shown],
        destroyed=destroyed / TRIALS,
        margin=proportion(0.5, TRIALS).high - 0.5,
    )
