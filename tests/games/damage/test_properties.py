"""The invariants BD-I1 to BD-I13 on random ships and volleys."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.damage.dealing import QUIET, choose, is_over, next_card, open_volley, run
from redtable.games.damage.pseudo_fighter import boxes_of
from redtable.games.damage.ships import RACES
from redtable.games.damage.volley import Ship, Volley
from redtable.games.damage.words import BOARDING_PARTY, CREW, EACH, EXCESS, ONCE, SYSTEMS
from redtable.kernel.chance import Chance, SeededChance
from redtable.kernel.game import Reporter
from tests.games.damage.battles import GAME, a_ship, desk_rules

HULLS = [name for name in SYSTEMS if name not in ("hull", "excess", "crew", "boarding_party")]
POLICIES = st.sampled_from(["ten", "thumb", "fifteen", "twenty", "all"])


@st.composite
def plans(draw: st.DrawFn, fighter: bool = False) -> str:
    """A random ship as one word."""
    names = draw(st.lists(st.sampled_from(HULLS), min_size=1, max_size=20, unique=True))
    parts = [f"{name}:{draw(st.integers(1, 8))}" for name in names]
    if draw(st.booleans()):
        parts += ["phaser:FA*2,RX*1"] if "phaser" not in names else []
    parts += [f"excess:{draw(st.integers(1, 6))}", f"crew:{draw(st.integers(0, 20))}"]
    parts += [f"boarding_parties:{draw(st.integers(0, 8))}", f"bays:{draw(st.integers(0, 3))}"]
    parts += ["carrier"] if draw(st.booleans()) else []
    if fighter:
        parts += ["pf", f"race:{draw(st.sampled_from(RACES))}", f"hull:{draw(st.integers(1, 3))}"]
    return ";".join(parts)


def pick(volley: Volley, chance: Chance) -> int:
    """A random choice of the owner."""
    return volley.options[chance.below("choice", len(volley.options))]


def check_card(ship: Ship, volley: Volley, before: list[int], card: int, scored: int, size: int) -> None:
    """What must hold after every card."""
    tables = ship.fit.tables
    piles = volley.deck + volley.right + volley.left + volley.aside
    assert sorted(piles) == tables.deck, "BD-I1"
    assert len(piles) == size
    assert all(0 <= now <= then for now, then in zip(ship.left, before, strict=True)), "BD-I4"
    assert 0 <= volley.misses <= 4, "BD-I6"
    changed = {system for system, then in enumerate(before) if ship.left[system] < then}
    allowed = set(ship.fit.hits[card]) | {EXCESS}
    if tables.cards[card].critical:
        allowed = {EXCESS, CREW, BOARDING_PARTY}
    assert changed <= allowed, "BD-I10"
    assert volley.scored - scored <= 1


@settings(max_examples=120, deadline=None)
@given(
    plan=plans(),
    hits=st.integers(1, 60),
    seed=st.integers(0, 10**6),
    policy=POLICIES,
    criticals=st.booleans(),
    box=st.sampled_from(["owner", "auto"]),
)
def test_invariants_of_a_volley(
    plan: str, hits: int, seed: int, policy: str, criticals: bool, box: str
) -> None:
    rules, ship = a_ship(plan, batch_policy=policy, criticals=criticals, box_choice=box)
    chance = SeededChance(seed)
    volley = open_volley(ship, 0, hits, QUIET)
    size = len(rules.tables.cards)
    start = ship.left[:]
    scored_by: dict[int, int] = {}
    systems_by: dict[int, list[int]] = {}
    while not is_over(ship, volley):
        before, scored, deck = ship.left[:], volley.scored, volley.deck[:]
        batch = volley.batch
        next_card(ship, volley, 1, chance, QUIET)
        if volley.waiting():
            card = volley.card
            offered = {ship.fit.plan.rows[row].system for row in volley.options}
            assert len(volley.options) >= 2, "BD-I9"
            assert len(offered) >= 2 or box == "owner", "BD-I9"
            choose(ship, volley, pick(volley, chance), QUIET)
        else:
            # A shuffle puts the card back and takes out criticals nobody saw: it hides which one was dealt.
            exposed = set(deck) - set(volley.deck) if volley.batch == batch else set()
            card = next(iter(exposed)) if len(exposed) == 1 else -1
        if card >= 0 and not is_over(ship, volley):
            check_card(ship, volley, before, card, scored, size)
            if volley.scored > scored:
                scored_by[card] = scored_by.get(card, 0) + 1
                taken = [s for s in range(len(SYSTEMS)) if ship.left[s] < before[s] and s != EXCESS]
                systems_by.setdefault(card, []).extend(taken)
    assert volley.scored == hits or ship.destroyed, "BD-I2"
    lost = sum(start) - sum(ship.left)
    people = sum(volley.casualties)
    assert lost - people + volley.criticals + volley.empty == volley.scored, "BD-I3"
    assert volley.cards <= 5 * hits + 5 + 2, "BD-I7"
    if not ship.destroyed:
        assert volley.cards <= 5 * hits + 2, "BD-I7"
    for card, row in enumerate(rules.tables.cards):
        if row.limit == ONCE:
            assert scored_by.get(card, 0) <= 1, "BD-I5"
        if row.limit == EACH:
            taken = [system for system in systems_by.get(card, []) if system in ship.fit.hits[card]]
            assert len(set(taken)) == len(taken), "BD-I5"
    assert sorted(volley.deck) == rules.tables.deck, "BD-I1"


@settings(max_examples=40, deadline=None)
@given(plan=plans(), hits=st.integers(1, 12), seed=st.integers(0, 10**6))
def test_invariant_8_the_same_order_and_choices_take_the_same(plan: str, hits: int, seed: int) -> None:
    rules, ship = a_ship(plan, batch_policy="all")
    ship.declare(["any_hull", "any_warp"])
    twin = Ship("B", ship.fit)
    twin.declare(["any_hull", "any_warp"])
    for target in (ship, twin):
        run(target, open_volley(target, 0, hits, QUIET), 1, SeededChance(seed), QUIET)
    assert ship.left == twin.left
    assert len(rules.tables.cards) == 64


@settings(max_examples=40, deadline=None)
@given(plan=plans(), hits=st.integers(1, 40), one=st.integers(0, 999), other=st.integers(0, 999))
def test_invariant_11_the_order_never_changes_the_number_of_hits(
    plan: str, hits: int, one: int, other: int
) -> None:
    scored = []
    for seed in (one, other):
        _, ship = a_ship(plan)
        ship.declare(["any_hull"])
        volley = open_volley(ship, 0, hits, QUIET)
        run(ship, volley, 1, SeededChance(seed), QUIET)
        if not ship.destroyed:
            scored.append(volley.scored)
    assert set(scored) <= {hits}


@settings(max_examples=80, deadline=None)
@given(
    plan=plans(fighter=True),
    points=st.integers(1, 40),
    seed=st.integers(0, 10**6),
    mode=st.sampled_from(["leftmost", "advance"]),
)
@pytest.mark.clause("BD-7.2", "BD-7.3", "BD-7.4")
def test_invariant_12_bridge_and_excess_damage_of_pseudo_fighters(
    plan: str, points: int, seed: int, mode: str
) -> None:
    rules, ship = a_ship(plan, pfdac_mode=mode)
    bridge = SYSTEMS.index("bridge")
    chance = SeededChance(seed)
    volley = open_volley(ship, 0, points, QUIET)
    while not is_over(ship, volley):
        before = ship.copy()
        reporter = Reporter()
        next_card(ship, volley, 1, chance, reporter)
        if volley.waiting():
            choose(ship, volley, pick(volley, chance), reporter)
        events = reporter.take_events()
        die = events[0].data["die"]
        row = rules.tables.pf_rows[die - 1]
        if ship.left[bridge] < before.left[bridge]:
            assert die == 4
            assert events[0].data["entry"] == "BRIDGE"
        if ship.left[EXCESS] < before.left[EXCESS] or ship.destroyed:
            assert all(not boxes_of(before, entry) for entry in row[:-1])
    assert volley.scored == points or ship.destroyed


def test_invariant_13_every_card_comes_in_ten_of_64_batches() -> None:
    """Over many first batches each card appears with frequency 10/64."""
    rules, ship = a_ship("ts-fr")
    ship.declare(["any_hull"])
    chance = SeededChance("batches of ten")
    batches = 3000
    seen = [0] * 64
    for _ in range(batches):
        volley = open_volley(ship, 0, 500, QUIET)
        for _ in range(10):
            seen[volley.deck.pop(chance.below("card", len(volley.deck)))] += 1
    expected = batches * 10 / 64
    chi_square = sum((count - expected) ** 2 / expected for count in seen)
    assert chi_square < 110.0
    assert len(rules.tables.deck) == 64


@settings(max_examples=60, deadline=None)
@given(plan=plans(), steps=st.integers(1, 60), seed=st.integers(0, 10**6))
def test_positions_read_back(plan: str, steps: int, seed: int) -> None:
    rules = desk_rules(f"A={plan}", "P=ts-pf", repair_rolls=True)
    state, _ = GAME.start(rules, SeededChance(0))
    chance = SeededChance(seed)
    for _ in range(steps):
        legal = [action for action in state.legal(0) if not action.text.startswith("remove")]
        state.apply(0, legal[chance.below("action", len(legal))], chance)
        again = GAME.read_position(rules, state.position())
        assert again.position() == state.position()
        mine = [action.text for action in state.legal(0) if action.text != "takeback"]
        assert [action.text for action in again.legal(0)] == mine


@settings(max_examples=40, deadline=None)
@given(steps=st.lists(st.integers(0, 50), min_size=1, max_size=40), seed=st.integers(0, 10**6))
def test_taking_back_is_exact_and_doing_again_brings_the_same(steps: list[int], seed: int) -> None:
    rules = desk_rules("A=ts-ca", "B=ts-fr")
    state, _ = GAME.start(rules, SeededChance(0))
    chance = SeededChance(seed)
    done: list[tuple[str, str]] = []
    for number in steps:
        legal = [action for action in state.legal(0) if action.text != "takeback"]
        action = legal[number % len(legal)]
        done.append((state.position(), action.text))
        state.apply(0, action, chance)
    end = state.position()
    for position, _ in reversed(done):
        state.apply(0, GAME.parse("takeback"), chance)
        assert state.position() == position
    draws = chance.draws
    for _, text in done:
        state.apply(0, GAME.parse(text), chance)
    assert state.position() == end
    assert chance.draws == draws
