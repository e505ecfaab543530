"""The engine and numba's sampler on the same decks, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.damage.dealing import QUIET, is_over, next_card, open_volley
from redtable.games.damage.odds.numba_tables import trace_volley
from redtable.games.damage.ships import ship_files
from redtable.games.damage.volley import Ship
from redtable.games.damage.words import SYSTEMS
from redtable.kernel.chance import RecordedChance, SeededChance
from redtable.kernel.game import Event, Reporter
from tests.games.damage.battles import a_ship
from tests.games.damage.test_properties import POLICIES, plans

MISSED, IGNORED, CRITICAL_SCORED, EXCESS_SCORED, DESTROYED = -1, -2, -3, -4, -5


def engine_trace(ship: Ship, hits: int, seed: int) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """What each card does by the engine; the cards in order; the die of the critical, and casualties."""
    chance = RecordedChance(SeededChance(seed))
    volley = open_volley(ship, 0, hits, QUIET)
    trace: list[tuple[int, int]] = []
    script: list[int] = []
    dice: list[int] = []
    while not is_over(ship, volley):
        deck = volley.deck[:]
        reporter = Reporter()
        next_card(ship, volley, 1, chance, reporter)
        draws = chance.take()
        card = deck[draws[0].values[0]]
        script.append(card)
        dice += [draw.values[0] + 1 for draw in draws[1:] if draw.purpose in ("critical", "casualties")]
        trace.append((card, result_of(reporter.take_events())))
    return trace, script, [*dice, 1, 1][:2]


def result_of(events: list[Event]) -> int:
    """The result of a card as the sampler tells it."""
    kinds = [event.kind for event in events]
    if "ship-destroyed" in kinds:
        return DESTROYED
    if "excess-damage" in kinds or "excess-empty" in kinds:
        return EXCESS_SCORED
    if "critical-rolled" in kinds:
        return CRITICAL_SCORED
    if "critical-ignored" in kinds:
        return IGNORED
    hit = next((event for event in events if event.kind == "hit-scored"), None)
    return SYSTEMS.index(hit.data["system"]) if hit else MISSED


def compare(ship: Ship, hits: int, seed: int) -> None:
    """The same deck by both."""
    twin = ship.copy()
    trace, script, dice = engine_trace(ship, hits, seed)
    theirs, left = trace_volley(twin, hits, script, dice)
    assert theirs == trace
    assert left == ship.left


@pytest.mark.parametrize("name", [name for name in ship_files() if name != "ts-pf"])
def test_every_ship_card_by_card(name: str) -> None:
    for seed in range(12):
        for policy in ("ten", "all"):
            _, ship = a_ship(name, batch_policy=policy)
            ship.declare(["cargo", "any_hull", "lab"])
            compare(ship, 5 + 9 * (seed % 6), seed)


@settings(max_examples=150, deadline=None)
@given(
    plan=plans(),
    hits=st.integers(1, 60),
    seed=st.integers(0, 10**6),
    policy=POLICIES,
    options=st.fixed_dictionaries(
        {
            "criticals": st.booleans(),
            "ignored_critical_counts": st.booleans(),
            "no_excess_destroys": st.booleans(),
            "carrier_fallback_aft": st.booleans(),
            "center_hull": st.sampled_from(["own", "fore_and_aft"]),
            "miss_count_scope": st.sampled_from(["volley", "batch"]),
        }
    ),
    order=st.sampled_from([["any_hull"], ["any_warp", "any_weapon"], ["phaser", "cargo"], ["bridge_group"]]),
)
def test_random_ships_card_by_card(
    plan: str, hits: int, seed: int, policy: str, options: dict[str, Any], order: list[str]
) -> None:
    _, ship = a_ship(plan, batch_policy=policy, **options)
    ship.declare(order)
    compare(ship, hits, seed)
