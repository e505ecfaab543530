"""Odds: exact against samples, against icepool, and against the engine on every ship."""

from __future__ import annotations

import math

import icepool
import pytest

from redtable.games.damage.dealing import QUIET, open_volley, run
from redtable.games.damage.odds.estimates import Odds, OddsError, TallyOdds, chart_odds, distance, odds
from redtable.games.damage.ships import ship_files
from redtable.games.damage.words import SYSTEMS
from redtable.kernel.chance import Chance, outcomes
from tests.games.damage.battles import a_ship

CASES = [
    ("ts-hulk", "-", [1], {}),
    ("ts-hulk", "-", [2], {}),
    ("ts-hulk", "-", [3], {}),
    ("ts-hulk", "-", [1, 1], {}),
    ("ts-hulk", "excess:3", [2], {}),
    ("ts-hulk", "phaser:1", [3], {"criticals": False}),
    ("ts-hulk", "-", [2], {"miss_count_scope": "batch"}),
    ("ts-hulk", "-", [3], {"batch_policy": "all"}),
    ("ts-hulk", "-", [3], {"ignored_critical_counts": True}),
    ("ts-hulk", "-", [3], {"no_excess_destroys": False}),
    ("ts-ca", "-", [1], {"never_had_counts": False}),
    ("ts-fr", "-", [1], {}),
    ("ts-fr", "-", [2], {}),
    ("ts-fr", "cargo:10", [2], {}),
    ("ts-fr", "cargo:9,fwd_hull:2,aft_hull:2", [2], {"batch_policy": "thumb"}),
    ("ts-ca", "-", [1], {}),
    ("ts-ca", "-", [2], {}),
    ("ts-ca", "-", [1, 1], {}),
    ("ts-cv", "shuttle:6", [2], {"carrier_fallback_aft": True}),
    ("ts-cv", "-", [2], {"criticals": False}),
    ("bridge:2;flag_bridge:2;security:1;excess:3;crew:4", "-", [2], {}),
    ("sensor:2;scanner:2;dam_con:2;excess:2;boarding_parties:3", "-", [2], {"batch_policy": "fifteen"}),
    ("cargo:3;l_warp:2;r_warp:2;excess:1", "-", [2], {"center_hull": "fore_and_aft"}),
    ("ts-hulk", "-", [4], {}),
    ("ts-hulk", "-", [5], {"criticals": False}),
    ("ts-hulk", "-", [12], {}),
    ("ts-hulk", "phaser:1", [5], {"ignored_critical_counts": True}),
    ("ts-hulk", "phaser:1", [30], {}),
    ("ts-hulk", "phaser:1", [2, 2], {}),
    ("bridge:2;flag_bridge:1;excess:2;crew:9", "-", [4], {"criticals": False}),
    ("dam_con:1;boarding_parties:2;excess:2;crew:5", "-", [4], {}),
]
MILLION = 1_000_000
WIDENED = 1e-3
"""What hundreds of comparisons are allowed beyond the interval: about four standard errors in all."""


def inside(exact: TallyOdds, sample: TallyOdds) -> bool:
    """Whether all exact values lie within the sample's intervals, widened for so many of them."""
    pairs = zip(exact.chances, sample.chances, strict=True)
    return all(theirs.low - WIDENED <= mine.value <= theirs.high + WIDENED for mine, theirs in pairs)


@pytest.mark.parametrize(("code", "lost", "volleys", "options"), CASES)
def test_exact_odds_and_samples_agree(
    code: str, lost: str, volleys: list[int], options: dict[str, object]
) -> None:
    rules, ship = a_ship(code, lost, **options)
    exact = odds(rules, ship, volleys, method="exact", budget=MILLION // 2)
    sample = odds(rules, ship, volleys, method="numba", trials=MILLION // 2)
    assert exact.trials is None
    for tally in exact.tallies:
        assert math.isclose(sum(chance.value for chance in tally.chances), 1.0, abs_tol=1e-9)
        assert inside(tally, sample.tally(tally.name)), tally.name
    assert sample.destroyed.low - WIDENED <= exact.destroyed.value <= sample.destroyed.high + WIDENED
    assert abs(exact.cards - sample.cards) < 0.05
    assert abs(exact.overkill - sample.overkill) < 0.05
    for name, chance in exact.criticals.items():
        assert abs(chance.value - sample.criticals[name].value) < 0.003, name


def test_the_first_card_by_enumeration_of_the_engine() -> None:
    """One hit, every outcome of the engine itself, against the exact odds."""
    rules, ship = a_ship("ts-ca", criticals=False)
    answer = odds(rules, ship, [1], method="exact")
    ship.declare(answer.order)

    def experiment(chance: Chance) -> tuple[int, ...]:
        target = ship.copy()
        run(target, open_volley(target, 0, 1, QUIET), 1, chance, QUIET)
        return tuple(target.left)

    lost = [0.0] * len(SYSTEMS)
    for left, chance in outcomes(experiment):
        for system, now in enumerate(left):
            lost[system] += float(chance) * (ship.left[system] - now)
    for tally in answer.tallies:
        if tally.name in SYSTEMS:
            expected = lost[SYSTEMS.index(tally.name)]
            assert math.isclose(expected, tally.expected.value, abs_tol=1e-9), tally.name


@pytest.mark.parametrize(
    ("cards", "system", "boxes"), [(5, "fwd_hull", 12), (3, "lab", 12), (2, "tractor", 12)]
)
def test_icepool_counts_the_same_cards_in_ten(cards: int, system: str, boxes: int) -> None:
    """Ten cards from the deck on a ship where each card hits: a hypergeometric question for icepool."""
    others = "cargo aft_hull l_warp r_warp c_warp impulse apr battery drone phaser photon bridge emer_bridge "
    others += "shuttle dam_con sensor probe transporter " + " ".join(
        {"fwd_hull", "lab", "tractor"} - {system}
    )
    plan = ";".join([f"{system}:{boxes}", *(f"{name}:30" for name in others.split()), "excess:1"])
    rules, ship = a_ship(plan, criticals=False)
    answer = odds(rules, ship, [10], order=["cargo"], tallies=[system], method="numba", trials=MILLION)
    deck = icepool.Deck({1: cards, 0: 61 - cards})
    expected = deck.deal(10).sum()
    for lost in range(cards + 1):
        true = float(expected.probability(lost))
        chance = answer.tally(system).chances[lost]
        assert chance.low - 2e-4 <= true <= chance.high + 2e-4, lost


@pytest.mark.parametrize("hits", [1, 2, 3])
def test_icepool_knows_the_first_hits_exactly(hits: int) -> None:
    """Hits without a shuffle on a ship of cargo and hull: icepool deals the same deck."""
    rules, ship = a_ship("cargo:50;fwd_hull:9;excess:9", criticals=False, batch_policy="all")
    exact = odds(rules, ship, [hits], order=["cargo"], tallies=["fwd_hull", "excess"], method="exact")
    chart = hit_or_excess(hits)
    for lost, chance in enumerate(exact.tally("fwd_hull").chances[: hits + 1]):
        assert math.isclose(chance.value, float(chart.probability(lost)), abs_tol=1e-12), lost


def hit_or_excess(hits: int) -> icepool.Die[int]:
    """How many forward hull boxes so many hits take, by icepool: five misses in a row are a hit as well.

    Without criticals 10 cards are for cargo, 8 for the forward hull (3 of them for any hull), 43 for neither.
    """

    def deal(cargo: int, hull: int, blank: int, misses: int, left: int) -> icepool.Die[int]:
        if left == 0:
            return icepool.Die([0])
        parts: list[icepool.Die[int]] = []
        weights: list[int] = []
        if cargo:
            parts.append(deal(cargo - 1, hull, blank, 0, left - 1))
            weights.append(cargo)
        if hull:
            parts.append(deal(cargo, hull - 1, blank, 0, left - 1) + 1)
            weights.append(hull)
        if blank:
            full = misses == 4
            parts.append(deal(cargo, hull, blank - 1, 0 if full else misses + 1, left - 1 if full else left))
            weights.append(blank)
        return icepool.Die(parts, weights)

    return deal(10, 8, 43, 0, hits)


@pytest.mark.parametrize(
    ("code", "volleys"),
    [
        ("kzi-cv", [20, 20, 20]),
        ("ts-ca", [12, 12, 12]),
        ("ts-hulk", [5, 9, 4]),
        (
            "bridge:70;flag_bridge:30;sensor:9;scanner:90;cargo:200;excess:40;crew:90;boarding_parties:30",
            [60, 90],
        ),
    ],
)
def test_numba_deals_a_series_like_the_engine(code: str, volleys: list[int]) -> None:
    """Also for a ship with more boxes than a word has bits, most of them in reserve."""
    rules, ship = a_ship(
        code, any_hit_excludes=["crew"] if ":" in code else ["excess", "crew", "boarding_party"]
    )
    engine = odds(rules, ship, volleys, method="engine", trials=700, seed=5)
    numba = odds(rules, ship, volleys, method="numba", trials=MILLION // 10)
    for tally in engine.tallies:
        assert fits(tally, numba.tally(tally.name), 700), tally.name
    assert abs(engine.overkill - numba.overkill) < 0.05 * sum(volleys)
    assert abs(engine.cards - numba.cards) < 0.02 * numba.cards


@pytest.mark.parametrize("name", [name for name in ship_files() if name != "ts-pf"])
def test_numba_deals_like_the_engine(name: str) -> None:
    """Chi-square over every system of every ship, thirty hits: the two must be one distribution."""
    rules, ship = a_ship(name)
    engine = odds(rules, ship, [30], method="engine", trials=700, seed=5)
    numba = odds(rules, ship, [30], method="numba", trials=MILLION // 2)
    for tally in engine.tallies:
        assert fits(tally, numba.tally(tally.name), 700), tally.name


def chi_square(sample: TallyOdds, truth: TallyOdds, trials: int) -> float:
    """The chi-square statistic, cells with few expected counts taken together."""
    total, seen, expected = 0.0, 0.0, 0.0
    for mine, theirs in zip(sample.chances, truth.chances, strict=True):
        seen += mine.value * trials
        expected += theirs.value * trials
        if expected >= 8:
            total += (seen - expected) ** 2 / expected
            seen = expected = 0.0
    return total + ((seen - expected) ** 2 / max(expected, 1.0) if expected else 0.0)


def fits(sample: TallyOdds, truth: TallyOdds, trials: int) -> bool:
    """Whether the statistic is one that would come up more than once in 100,000 samples."""
    cells = sum(chance.value * trials >= 8 for chance in truth.chances) + 1
    # Wilson and Hilferty's cube: the chi-square quantile for z = 4.26.
    quantile = cells * (1 - 2 / (9 * cells) + 4.26 * math.sqrt(2 / (9 * cells))) ** 3
    return chi_square(sample, truth, trials) < quantile


def test_the_chart_is_the_same_by_engine_and_numba() -> None:
    rules, ship = a_ship("ts-ca")
    engine = chart_odds(rules, ship, [18], trials=700)
    numba = chart_odds(rules, ship, [18], trials=MILLION // 4)
    assert (engine.method, numba.method) == ("engine", "numba")
    for tally in engine.tallies:
        assert fits(tally, numba.tally(tally.name), 700), tally.name


def test_the_deck_is_kinder_to_phasers_than_the_chart() -> None:
    """Section 5.0's warning as a figure: the two are not the same at all."""
    rules, ship = a_ship("ts-ca")
    deck = odds(rules, ship, [18], trials=100_000)
    chart = chart_odds(rules, ship, [18], trials=100_000)
    assert deck.tally("phaser").expected.high < 0.7
    assert chart.tally("phaser").expected.low > 2.0
    assert 0.25 < distance(deck, chart).mean < 0.4
    assert distance(deck, deck).mean == 0


def test_pseudo_fighters_have_odds_too() -> None:
    rules, ship = a_ship("ts-pf")
    answer = odds(rules, ship, [3], trials=500)
    assert answer.method == "engine"
    assert answer.tally("hull").expected.value == 2


def test_a_series_is_not_one_large_volley() -> None:
    rules, ship = a_ship("ts-ca")
    series: Odds = odds(rules, ship, [9, 9], trials=60_000)
    assert series.volleys == [9, 9]
    assert abs(sum(t.expected.value for t in series.tallies if t.name == "phaser") - 0.59) < 0.05


@pytest.mark.parametrize(
    ("volleys", "extra", "complaint"),
    [
        ([0], {}, "1 to 500"),
        ([10_000], {}, "1 to 500"),
        ([], {}, "1 to 500"),
        ([5], {"tallies": ["phasor"]}, "neither a system nor a group"),
        ([5], {"trials": 0}, "the number of trials"),
        ([60], {"method": "exact", "budget": 1000}, "too large for exact"),
    ],
)
def test_questions_without_odds(volleys: list[int], extra: dict[str, object], complaint: str) -> None:
    rules, ship = a_ship()
    with pytest.raises(OddsError, match=complaint):
        odds(rules, ship, volleys, **extra)  # type: ignore[arg-type]


def test_without_numba_the_engine_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redtable.games.damage.odds.estimates.has_numba", lambda: False)
    monkeypatch.setattr("redtable.games.damage.odds.estimates.MANY", 10)
    rules, ship = a_ship()
    assert odds(rules, ship, [12], trials=20).method == "engine"
    with pytest.raises(OddsError, match="redtable\\[fast\\]"):
        odds(rules, ship, [12], trials=20, method="numba")
