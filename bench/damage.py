"""Thirty-hit volleys on the test cruiser: numba through the public odds function, the engine, a plain loop.

The plain loop is what one writes first: `random.sample` for every ten cards, dictionaries for the ship, the
same limits, misses and criticals. It is the peer, since no other program deals these cards.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from bench.harness import Comparison, Contender, Rate

if TYPE_CHECKING:
    from redtable.games.damage.odds.estimates import Method
    from redtable.games.damage.ruleset import DamageRules
    from redtable.games.damage.volley import Ship

HITS = 30
SHIP = "ts-ca"


def question() -> tuple[DamageRules, Ship]:
    """The rules and the ship."""
    from redtable.games.damage.game import DamageGame
    from redtable.kernel.chance import SeededChance

    game = DamageGame()
    rules = game.rules("", {"mode": "desk", "ships": [f"A={SHIP}"]})
    return rules, game.start(rules, SeededChance(0))[0].ships[0]


def volleys(seconds: float, method: Method, step: int) -> Rate:
    """Volleys a second through `odds`, all systems and groups counted; the first call compiles and is not."""
    from redtable.games.damage.odds.estimates import odds

    rules, ship = question()
    odds(rules, ship, [HITS], method=method, trials=10)
    dealt, spent, start, used = 0, 0.0, time.perf_counter(), time.process_time()
    while spent < seconds:
        odds(rules, ship, [HITS], method=method, trials=step, seed=1 + dealt)
        dealt += step
        spent = time.perf_counter() - start
    return rate(dealt, spent, time.process_time() - used)


def numba_volleys(seconds: float) -> Rate:
    """By numba."""
    return volleys(seconds, "numba", 500_000)


def engine_volleys(seconds: float) -> Rate:
    """By the engine that also plays the desk."""
    return volleys(seconds, "engine", 200)


def plain_volleys(seconds: float) -> Rate:
    """By the plain loop."""
    from redtable.games.damage.ships import plan_of
    from redtable.games.damage.words import SYSTEMS

    plan = plan_of(SHIP)
    ship = {SYSTEMS[system]: total for system, total in enumerate(plan.total) if total}
    deck = plain_deck()
    dealt, spent, start, used = 0, 0.0, time.perf_counter(), time.process_time()
    while spent < seconds:
        for _ in range(100):
            plain_volley(deck, dict(ship), HITS)
        dealt += 100
        spent = time.perf_counter() - start
    return rate(dealt, spent, time.process_time() - used)


def rate(dealt: int, spent: float, used: float) -> Rate:
    """Volleys a second of processor time, so that others on the machine do not count."""
    return Rate(dealt / used, {"by the clock": f"{dealt / spent:,.0f}"})


def plain_deck() -> list[tuple[str, str, tuple[str, ...]]]:
    """The cards as (id, limit, systems), the systems in the order in which they are given up."""
    from redtable.games.damage.words import LIMITS, SYSTEMS

    rules, ship = question()
    order = rules.tables.sacrifice
    cards = []
    for number, row in enumerate(rules.tables.cards):
        systems = sorted(ship.fit.hits[number], key=order.index)
        cards.append((row.id, LIMITS[row.limit], tuple(SYSTEMS[system] for system in systems)))
    return cards


def plain_volley(deck: list[tuple[str, str, tuple[str, ...]]], ship: dict[str, int], hits: int) -> None:
    """One volley in the most obvious way."""
    scored = misses = 0
    aside: set[str] = set()
    done: dict[str, set[str]] = {}
    critical = False
    while True:
        rest = [card for card in deck if card[0] not in aside]
        for id, limit, systems in random.sample(rest, min(10, len(rest))):
            excess = False
            if limit == "critical":
                if not critical:
                    critical = True
                    misses = 0
                    excess = random.randrange(18) == 16
                    scored += not excess
            else:
                taken = done.setdefault(id, set()) if limit == "each" else ()
                system = next((name for name in systems if ship[name] and name not in taken), None)
                if system:
                    ship[system] -= 1
                    scored += 1
                    misses = 0
                    if limit == "each":
                        done[id].add(system)
                else:
                    misses += 1
                    excess = misses == 5
                if limit == "once" or (limit == "each" and len(done[id]) == len(systems)):
                    aside.add(id)
            if excess:
                misses = 0
                if not ship["excess"]:
                    return
                ship["excess"] -= 1
                scored += 1
            if scored == hits:
                return
        if critical:
            aside |= {"CR1", "CR2", "CR3"}


COMPARISONS = [
    Comparison(
        "Battle Damage: volleys of thirty hits, by processor time",
        "volleys",
        [
            Contender("numba, through odds()", "bench.damage:numba_volleys", ours=True),
            Contender("engine, compiled", "bench.damage:engine_volleys", ours=True),
            Contender("engine, plain source", "bench.damage:engine_volleys", pure=True, ours=True),
            Contender("plain loop with random.sample", "bench.damage:plain_volleys"),
        ],
    ),
]
