"""Odds: what a volley, or a series of them, takes from a ship.

Exact where all decks can be followed (`exact.py`), otherwise a sample: by the engine itself, or by numba when
there are many trials. Every estimate carries its 99 % interval; an owner's choices follow an order of
sacrifice.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

import msgspec

from redtable.games.damage.odds.chart import ChartTable, sample_chart_engine
from redtable.games.damage.odds.counts import Counts, sample_engine
from redtable.games.damage.odds.exact import exact_counts
from redtable.games.damage.words import SYSTEMS
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from redtable.games.damage.ruleset import DamageRules
    from redtable.games.damage.volley import Ship

Z99 = 2.5758293035489
EXACT_BUDGET = 100_000
"""Steps that exact odds may take before a sample is drawn instead."""
MANY = 50_000
"""From so many trials on, numba's start pays off."""
DEFAULT_TRIALS = 10_000
MOST_TRIALS = 1_000_000_000

Method = Literal["auto", "exact", "engine", "numba"]


class OddsError(RedtableError):
    """A question that has no odds."""


class Estimate(msgspec.Struct, frozen=True):
    """A probability or a mean, and the interval that holds it 99 times of 100."""

    value: float
    low: float
    high: float


class TallyOdds(msgspec.Struct, frozen=True):
    """What happens to a system, or to several counted together."""

    name: str
    systems: list[str]
    boxes: int
    expected: Estimate
    chances: list[Estimate]
    """For each number of boxes the chance to lose exactly so many."""

    def at_least(self, lost: int, trials: int | None) -> Estimate:
        """The chance to lose so many boxes or more."""
        return proportion(sum(chance.value for chance in self.chances[lost:]), trials)


class Fear(msgspec.Struct, frozen=True):
    """A question that players ask, by the key of its words."""

    id: str
    chance: Estimate


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The answer."""

    ship: str
    source: Literal["deck", "chart"]
    policy: str
    volleys: list[int]
    order: list[str]
    method: Literal["exact", "engine", "numba"]
    trials: int | None
    """None where the odds are exact."""
    tallies: list[TallyOdds]
    fears: list[Fear]
    destroyed: Estimate
    criticals: dict[str, Estimate]
    cards: float
    overkill: float

    def tally(self, name: str) -> TallyOdds:
        """The tally of that name."""
        for tally in self.tallies:
            if tally.name == name:
                return tally
        raise OddsError(f"{name!r} was not counted; there is: {', '.join(t.name for t in self.tallies)}")


FEARS = (
    ("bridge-box", "bridge_group", "one"),
    ("half-phasers", "phaser", "half"),
    ("all-phasers", "phaser", "all"),
    ("half-torpedoes", "torpedo_group", "half"),
    ("half-warp", "any_warp", "half"),
    ("half-hull", "any_hull", "half"),
    ("excess-hit", "excess", "one"),
)
"""What players fear: which boxes, and how many of them."""


def has_numba() -> bool:
    """Whether the extra `redtable[fast]` is installed."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def proportion(value: float, trials: int | None) -> Estimate:
    """A probability with Wilson's interval."""
    value = min(1.0, max(0.0, value))
    if trials is None:
        return Estimate(value, value, value)
    spread = Z99 * Z99 / trials
    centre = (value + spread / 2) / (1 + spread)
    half = Z99 * math.sqrt(value * (1 - value) / trials + spread / (4 * trials)) / (1 + spread)
    low = max(0.0, centre - half) if value > 0 else 0.0
    return Estimate(value, low, min(1.0, centre + half) if value < 1 else 1.0)


def mean(chances: list[float], trials: int | None) -> Estimate:
    """The mean of a distribution over 0, 1, 2, ..."""
    value = sum(lost * chance for lost, chance in enumerate(chances))
    if trials is None:
        return Estimate(value, value, value)
    variance = max(0.0, sum(lost * lost * chance for lost, chance in enumerate(chances)) - value * value)
    half = Z99 * math.sqrt(variance / trials)
    return Estimate(value, max(0.0, value - half), value + half)


def tallies_of(rules: DamageRules, ship: Ship, names: list[str] | None) -> dict[str, list[int]]:
    """The systems to count: those asked for, or all that the ship has left and some groups."""
    tables = rules.tables
    if names is None:
        names = [SYSTEMS[system] for system, left in enumerate(ship.left) if left > 0]
        names += ["any_hull", "any_warp", "any_weapon", "bridge_group", "torpedo_group"]
    found: dict[str, list[int]] = {}
    for name in names:
        if name not in tables.groups and name not in SYSTEMS:
            known = ", ".join([*tables.groups, *SYSTEMS])
            raise OddsError(f"{name!r} is neither a system nor a group of systems; there is: {known}")
        systems = tables.groups.get(name, [SYSTEMS.index(name)] if name in SYSTEMS else [])
        left = [system for system in systems if ship.left[system] > 0]
        if left:
            found[name] = left
    return found


def prepared(rules: DamageRules, ship: Ship, volleys: list[int], order: list[str] | None) -> Ship:
    """A copy of the ship whose owner follows an order of sacrifice; errors for impossible questions."""
    most = rules.tables.most_hits
    if not volleys or any(not 1 <= hits <= most for hits in volleys):
        raise OddsError(f"a volley has 1 to {most} hits, not {', '.join(map(str, volleys)) or 'none'}")
    if ship.destroyed:
        raise OddsError(f"{ship.name} is destroyed")
    target = ship.copy()
    wanted = order if order is not None else ship.allocation or ship.fit.plan.sacrifice
    target.declare(wanted or [SYSTEMS[system] for system in rules.tables.sacrifice])
    return target


def odds(
    rules: DamageRules,
    ship: Ship,
    volleys: list[int],
    *,
    order: list[str] | None = None,
    tallies: list[str] | None = None,
    method: Method = "auto",
    trials: int = DEFAULT_TRIALS,
    seed: int = 1,
    budget: int = EXACT_BUDGET,
) -> Odds:
    """What the volleys take from the ship, which may be damaged already."""
    target = prepared(rules, ship, volleys, order)
    if not 1 <= trials <= MOST_TRIALS:
        raise OddsError(f"the number of trials is from 1 to {MOST_TRIALS}, not {trials}")
    named = tallies_of(rules, target, tallies)
    systems = list(named.values())
    fighter = target.fit.plan.fighter
    if method in ("auto", "exact") and not fighter:
        counts = exact_counts(target, volleys, systems, budget)
        if counts is not None:
            return answer(rules, target, volleys, named, counts, "deck", "exact", None)
    if method == "exact":
        raise OddsError("this volley is too large for exact odds: allow a sample, or a larger budget")
    if method == "numba" and fighter:
        raise OddsError("numba plays the deck; pseudo-fighters are rolled for by the engine")
    if method == "numba" and not has_numba():
        raise OddsError("numba is not installed: pip install redtable[fast]")
    if not fighter and has_numba() and (method == "numba" or (method == "auto" and trials >= MANY)):
        from redtable.games.damage.odds.numba_tables import sample_numba

        counts = sample_numba(target, volleys, systems, trials, seed)
        return answer(rules, target, volleys, named, counts, "deck", "numba", trials)
    counts = sample_engine(target, volleys, 1, systems, trials, SeededChance(f"odds {seed}"))
    return answer(rules, target, volleys, named, counts, "deck", "engine", trials)


def chart_odds(
    rules: DamageRules,
    ship: Ship,
    volleys: list[int],
    *,
    order: list[str] | None = None,
    tallies: list[str] | None = None,
    trials: int = DEFAULT_TRIALS,
    seed: int = 1,
) -> Odds:
    """The same question put to the classic chart."""
    target = prepared(rules, ship, volleys, order)
    if target.fit.plan.fighter:
        raise OddsError("the classic chart is for ships; pseudo-fighters have a chart of their own")
    named = tallies_of(rules, target, tallies)
    chart = chart_of(rules)
    if has_numba() and trials >= MANY:
        from redtable.games.damage.odds.numba_tables import sample_chart_numba

        counts = sample_chart_numba(chart, target, volleys, list(named.values()), trials, seed)
        return answer(rules, target, volleys, named, counts, "chart", "numba", trials)
    chance = SeededChance(f"chart {seed}")
    counts = sample_chart_engine(chart, target, volleys, list(named.values()), trials, chance)
    return answer(rules, target, volleys, named, counts, "chart", "engine", trials)


def chart_of(rules: DamageRules) -> ChartTable:
    """The classic chart of a ruleset."""
    entries = {name: [SYSTEMS.index(s) for s in systems] for name, systems in rules.chart.entries.items()}
    return ChartTable(rules.chart.rows, entries)


def answer(
    rules: DamageRules,
    ship: Ship,
    volleys: list[int],
    named: dict[str, list[int]],
    counts: Counts,
    source: Literal["deck", "chart"],
    method: Literal["exact", "engine", "numba"],
    trials: int | None,
) -> Odds:
    """Counts as odds."""
    total = counts.total
    told = [
        tally_odds(name, systems, [weight / total for weight in counts.histograms[number]], trials)
        for number, (name, systems) in enumerate(named.items())
    ]
    destroyed = proportion(counts.destroyed / total, trials)
    return Odds(
        ship=ship.fit.plan.title,
        source=source,
        policy=rules.options.batch_policy if source == "deck" else "chart",
        volleys=list(volleys),
        order=list(ship.allocation),
        method=method,
        trials=trials,
        tallies=told,
        fears=fears_of(told, trials),
        destroyed=destroyed,
        criticals={
            row.name: proportion(counts.criticals[number] / total, trials)
            for number, row in enumerate(rules.tables.criticals)
            if counts.criticals[number] > 0
        },
        cards=counts.cards / total,
        overkill=counts.overkill / total,
    )


def tally_odds(name: str, systems: list[int], chances: list[float], trials: int | None) -> TallyOdds:
    """One tally."""
    return TallyOdds(
        name=name,
        systems=[SYSTEMS[system] for system in systems],
        boxes=len(chances) - 1,
        expected=mean(chances, trials),
        chances=[proportion(chance, trials) for chance in chances],
    )


def fears_of(told: list[TallyOdds], trials: int | None) -> list[Fear]:
    """The questions that apply to this ship."""
    by_name = {tally.name: tally for tally in told}
    fears = []
    for id, name, how_many in FEARS:
        tally = by_name.get(name)
        if tally is not None:
            lost = {"one": 1, "half": (tally.boxes + 1) // 2, "all": tally.boxes}[how_many]
            fears.append(Fear(id, tally.at_least(lost, trials)))
    return fears


class Distance(msgspec.Struct, frozen=True):
    """How far two answers are apart: total variation of each system's distribution, and their mean."""

    policy: str
    by_system: dict[str, float]
    mean: float


def distance(one: Odds, other: Odds) -> Distance:
    """Total variation between two answers, system by system; 0 is the same, 1 has nothing in common."""
    apart: dict[str, float] = {}
    for tally in one.tallies:
        if tally.name in SYSTEMS and tally.name not in ("crew", "boarding_party"):
            theirs = other.tally(tally.name)
            pairs = zip(tally.chances, theirs.chances, strict=True)
            apart[tally.name] = sum(abs(mine.value - their.value) for mine, their in pairs) / 2
    return Distance(one.policy, apart, sum(apart.values()) / max(1, len(apart)))
