"""Luck and decisions: they add up to the result, and luck is nobody's friend."""

from __future__ import annotations

import math

import numpy as np
import pytest

from redtable.analysis.decomposition import Decomposition, Ledger, ValueFault, Worth, decompose_record
from redtable.analysis.redcode_odds import FEATURES, ArenaOdds, ship_features
from redtable.analysis.values import NoWorth, RedcodeWorth, worth_of
from redtable.bots.bot import RandomBot
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import State
from redtable.kernel.record import read_record
from redtable.lab.luck_bound import Courses, bound
from redtable.lab.matches import Pairing, Player, chairs_of, play_recorded, prepared
from redtable.lab.pairs import Meeting
from redtable.lab.playing import play_on
from redtable.lab.statistics import plain_estimate
from redtable.lab.variance import Corrected, best_trust, less_noise, play_corrected
from redtable.lab.workers import Workers

TINY = "tests.tiny:Tiny"
ALONE = Workers(1)


class Useless(Worth):
    """Says anything: the number of letters of a position, as if that meant something."""

    def value(self, state: State) -> float:
        return (len(state.position()) * 37 % 101) / 101


class Broken(Worth):
    """Fails."""

    def value(self, state: State) -> float:
        raise ZeroDivisionError(state.to_move())


class Boastful(Worth):
    """Is surer than sure."""

    def value(self, state: State) -> float:  # noqa: ARG002
        return 1.5


@pytest.mark.parametrize(
    ("game", "options", "level"),
    [("redcode", {}, "random"), ("damage", {"mode": "duel"}, "random"), ("pictures", {}, "random")],
)
def test_luck_and_decisions_are_the_result(game: str, options: dict[str, str], level: str) -> None:
    chosen = tuple(options.items())
    found, rules = prepared(game, "", chosen)
    players = tuple(Player(level) for _ in found.seats(rules))
    pairing = Pairing(game, "apart", players, options=chosen)
    result, text, failure = play_recorded(pairing)
    assert result is not None, failure
    parts = decompose_record(read_record(text), worth_of(game, rules))
    assert parts.value == result.scores[0]
    whole = math.fsum([parts.expected, parts.luck(), parts.decisions()])
    assert whole == pytest.approx(parts.value, abs=1e-12)
    assert len(parts.steps) == result.actions


def test_what_draws_nothing_has_no_luck() -> None:
    result, text, _ = play_recorded(Pairing("pictures", "apart", (Player("random"),) * 4))
    assert result is not None
    _, rules = prepared("pictures", "", ())
    parts = decompose_record(read_record(text), worth_of("pictures", rules))
    assert {step.luck for step in parts.steps} == {0.0}


@pytest.mark.parametrize("value", ["", f"{__name__}:Useless"])
def test_luck_is_zero_in_the_mean_whatever_the_value_function(value: str) -> None:
    """Good or useless: the corrected mean is the plain one within the error of their difference."""
    meeting = Meeting("damage", Player("random"), Player("random"), options=(("mode", "duel"),))
    lucks = [
        play_corrected(meeting.pairing("mean", 2 * number), value, samples=2).luck for number in range(60)
    ]
    assert np.std(lucks) > 0
    error = plain_estimate(lucks, 0.9999)
    assert error.low < 0 < error.high


def test_cards_that_lie_shuffled_are_luck_when_they_are_drawn() -> None:
    meeting = Meeting("redcode", Player("random"), Player("random"))
    lucks = [play_corrected(meeting.pairing("cards", 2 * number), samples=2).luck for number in range(150)]
    assert np.std(lucks) > 0
    error = plain_estimate(lucks, 0.9999)
    assert error.low < 0 < error.high


def test_pairs_and_their_correction_belong_to_the_first_bot() -> None:
    found = less_noise(Meeting("redcode", Player("greedy"), Player("random")), 4, samples=2, workers=ALONE)
    assert np.mean(found.plain) > 0.7
    assert np.mean(found.corrected) > 0.5


@pytest.mark.parametrize(("worth", "why"), [(Broken(), "ZeroDivisionError"), (Boastful(), "1.5")])
def test_a_value_function_that_fails_is_told(worth: Worth, why: str) -> None:
    game, rules = prepared(TINY, "", ())
    state, _ = game.start(rules, SeededChance("x"))
    with pytest.raises(ValueFault, match=why):
        Ledger(game, rules, worth).begin(state)


def test_knowing_nothing_leaves_the_result() -> None:
    game, rules = prepared(TINY, "", ())
    state, _ = game.start(rules, SeededChance("x"))
    ledger = Ledger(game, rules, NoWorth())
    ledger.begin(state)
    assert isinstance(ledger.decomposition, Decomposition)
    assert ledger.decomposition.deal == 0


def test_the_odds_of_an_arena_count_one_ship_less_the_other() -> None:
    game, rules = prepared("redcode", "", ())
    assert isinstance(rules, RedcodeRules)
    odds = ArenaOdds(tables_of(rules))
    chance, bot = SeededChance("swap"), RandomBot("swap")
    state, _ = game.start(rules, chance)
    seen = set()
    while state.outcome() is None:
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[bot.pick(len(legal))], chance)
        assert isinstance(state, RedcodeState)
        seen.add(round(odds.blue_wins(state), 3))
        if all(ship.type.name for ship in state.ships):
            one, other = (ship_features(ship) for ship in state.ships)
            found = odds.features(state)
            assert found[: len(one)] == [a - b for a, b in zip(one, other, strict=True)]
            assert len(found) == len(FEATURES)
    assert len(seen) > 5
    assert 0 <= min(seen) < 0.5 < max(seen) <= 1


def test_less_luck_is_taken_where_it_is_trusted_less() -> None:
    pairing = Meeting("redcode", Player("greedy"), Player("random")).pairing("trust", 0)
    whole, half = (play_corrected(pairing, samples=2, trust=trust).luck for trust in (1.0, 0.5))
    assert half == pytest.approx(whole / 2)
    assert play_corrected(pairing, samples=2).luck == pytest.approx(RedcodeWorth.trust * whole)
    games = [Corrected(score, luck) for score, luck in ((1.0, 0.3), (0.0, -0.3), (1.0, 0.2), (0.0, -0.2))]
    assert best_trust(games) > 1


def test_the_bound_takes_the_variance_of_ends_by_draws() -> None:
    options = (("mode", "duel"),)
    meeting = Meeting("damage", Player("steady"), Player("steady"), options=options)
    courses = Courses(meeting.pairing("bound", 0))
    ends: dict[float, State] = {}
    number = 0
    while set(ends) < {0.0, 1.0}:
        pairing = meeting.pairing("bound", 2 * number)
        chance = SeededChance(pairing.seed)
        state, _ = courses.game.start(courses.rules, chance)
        play_on(courses.game, state, chairs_of(pairing), chance)
        ends[courses.end_of(state)] = state
        number += 1
    assert courses.variance_of([ends[0.0], ends[1.0]]) == 0.5
    assert courses.variance_of([ends[1.0], ends[1.0]]) == 0
    found = bound(meeting, 3, others=2, looked_at=0.02, workers=ALONE)
    assert found.games == 3
