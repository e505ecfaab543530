"""The duel of small pseudo-fighters, solved exactly."""

from __future__ import annotations

import pytest

from redtable.bots.bot import make_bot
from redtable.kernel.chance import SeededChance
from redtable.lab.damage_exact import BOTH, Solver, solution
from redtable.lab.playing import Chair, play_on

PLAIN = "pf;race:klingon;phaser:1;excess:1"
"""Nothing to choose: the phaser goes first."""
SMALL = "pf;race:klingon;hull:1;phaser:1;disruptor:1;excess:1"


def test_equal_ships_without_choices_are_worth_half() -> None:
    """Both fire with 4 in 6 to hit, which takes the phaser: who hits alone wins, both hit is a draw."""
    found = solution(PLAIN)
    assert found.first == pytest.approx(0.5)
    assert found.best_first == pytest.approx(0.5)
    assert found.gain == pytest.approx(0.0)
    assert found.choices == 0


def test_a_best_response_is_never_worse_than_the_level() -> None:
    found = solution(SMALL)
    assert found.first == pytest.approx(0.5)
    assert found.best_first > found.first
    assert found.best_second > 1 - found.first
    assert 0 < found.wrong < found.choices


def test_the_exact_score_is_that_of_many_games() -> None:
    """Two phasers against one."""
    solver = Solver("pf;race:klingon;phaser:2;excess:1", PLAIN, "steady", BOTH)
    game, rules = solver.game, solver.rules
    exact = solver.solve()
    total = 0.0
    for number in range(400):
        chance = SeededChance(number)
        state, _ = game.start(rules, chance)
        state.quiet = True
        play_on(
            game, state, [Chair(make_bot("steady", game, rules, seat, number)) for seat in (0, 1)], chance
        )
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.scores[0] or 0.0
    assert exact > 0.6
    assert total / 400 == pytest.approx(exact, abs=0.06)
