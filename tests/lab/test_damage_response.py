"""An answer to a captain of the duel: what boxes are worth, learned from games."""

from __future__ import annotations

from typing import cast

import numpy as np

from redtable.games.damage.state import DamageState
from redtable.kernel.chance import SeededChance
from redtable.lab.damage_response import LearnedCaptain, Sheet, learn_response
from redtable.lab.matches import prepared
from redtable.lab.value_network import ValueNetwork
from redtable.lab.workers import Workers


def choosing() -> DamageState:
    """A duel in which the first ship has to give up one of several boxes."""
    game, rules = prepared("damage", "", ())
    chance = SeededChance("choice")
    state = cast("DamageState", game.start(rules, chance)[0])
    state.quiet = True
    while not (state.to_move() == 0 and state.volleys):
        seat = state.to_move()
        state.apply(seat, state.legal(seat)[0], chance)
    return state


def test_the_numbers_after_a_loss_are_those_of_the_position_after_it() -> None:
    game, rules = prepared("damage", "", ())
    sheet = Sheet(rules, game)
    state = choosing()
    rows = state.volleys[0].options
    assert len(rows) > 1
    after = sheet.without(state, 0, rows)
    for at, row in enumerate(rows):
        lost = state.copy()
        lost.ships[0].boxes[row] -= 1
        assert np.allclose(after[at], sheet.features(lost))
        assert len(after[at]) == sheet.inputs


def test_the_captain_keeps_what_his_network_likes() -> None:
    game, rules = prepared("damage", "", ())
    sheet = Sheet(rules, game)
    state = choosing()
    rows, legal = state.volleys[0].options, state.legal(0)
    for at, row in enumerate(rows):
        network = ValueNetwork(sheet.inputs, 1, 1)
        network.weights["linear"][row] = -5.0
        assert LearnedCaptain(game, rules, 0, network, sheet).think(state, legal) == legal[at]


def test_a_response_is_learned_judged_and_repeated() -> None:
    found = [learn_response("steady", 3, 2, "s", Workers(1), lambda _: None) for _ in range(2)]
    assert found[0].score == found[1].score
    assert found[0].surprise == found[1].surprise
    assert (found[0].games, found[0].score.count) == (3, 2)
