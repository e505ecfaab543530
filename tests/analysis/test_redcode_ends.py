"""Ends of Red Code games, solved by trying everything: the analyst's best move is a best move."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.analysis.analyst import Effort
from redtable.analysis.judgement import judge
from redtable.analysis.match_analysis import analyst_of
from redtable.games.redcode.state import RedcodeState
from redtable.lab.matches import prepared
from redtable.protocol.analysis import WHOLE
from tests.analysis.redcode_ends import RULES, Solver

EFFORT = Effort("quick", worlds=1, draws=1, plans=6, trials=4, closer=8, ends=8)
ENDS = Path(__file__).with_name("redcode_ends.txt").read_text(encoding="ascii").splitlines()


def test_there_are_enough_ends() -> None:
    assert len(set(ENDS)) >= 30


@pytest.mark.parametrize("position", ENDS, ids=[f"end {number}" for number in range(len(ENDS))])
def test_the_best_move_of_an_end_is_a_best_move(position: str) -> None:
    game, rules = prepared("redcode", "", RULES)
    state = game.read_position(rules, position)
    assert isinstance(state, RedcodeState)
    seat = state.actors()[0]
    solver = Solver(seat)
    exact = {action.text: solver.after(state, seat, action) for action in state.legal(seat)}
    worst = min(exact, key=lambda text: exact[text])
    found = judge(analyst_of(game, rules), state.view(seat), worst, EFFORT)
    assert exact[found.preferred] == max(exact.values()) > exact[worst]
    assert found.low <= round(WHOLE * (exact[found.preferred] - exact[worst])) <= found.high
    assert {plan.action: plan.chance for plan in found.plans}[found.preferred] == round(
        WHOLE * exact[found.preferred]
    )
