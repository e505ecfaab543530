"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from redtable.envs.openspiel import SpielState

GAMES = ("redtable_redcode", "redtable_reduced", "redtable_damage")


def random_game(name: str, seed: int) -> list[Any]:
    """The states of a game at random."""
    random = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return [*states, state]


@pytest.mark.parametrize("game", GAMES[:2])
def test_random_play(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), 1, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_can_be_written(game: str) -> None:
    text = generate_playthrough.playthrough(game, action_sequence=None, seed=3)
    assert "ChanceOutcomes()" in text
    assert "InformationStateString(1)" in text


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_winner_or_is_drawn(game: str) -> None:
    states = random_game(game, 5)
    assert sum(states[-1].returns()) == 0
    assert states[-1].returns()[0] in (-1.0, 0.0, 1.0)
    assert states[0].returns() == [0.0, 0.0]


def test_cards_are_drawn_when_they_are_taken_and_stay_hidden() -> None:
    states = random_game("redtable_redcode", 2)
    draws = [state for state in states if state.is_chance_node() and state.unfolding.purpose == "orders"]
    assert draws
    kinds = {number for number, _ in draws[0].chance_outcomes()}
    assert kinds == set(range(8))
    seen = [draws[0].child(kind) for kind in (0, 1)]
    while seen[0].is_chance_node():
        seen = [state.child(2) for state in seen]
    assert seen[0].information_state_string(0) != seen[1].information_state_string(0)
    assert seen[0].information_state_string(1) == seen[1].information_state_string(1)


def test_a_resampled_state_looks_the_same() -> None:
    for state in random_game("redtable_redcode", 4)[::10]:
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        other = state.redealt(player, 7)
        assert isinstance(other, SpielState)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()


def test_ismcts_plays() -> None:
    game = pyspiel.load_game("redtable_reduced")
    bot = ismcts.ISMCTSBot(game, RandomRolloutEvaluator(1), 1.4, 10)
    bot.set_resampler(lambda state, player: state.redealt(player, 1))
    state = next(one for one in random_game("redtable_reduced", 1)[1:] if one.current_player() >= 0)
    assert bot.step(state) in state.legal_actions()


def test_cfr_runs_on_the_reduced_game() -> None:
    solver = cfr.CFRSolver(pyspiel.load_game("redtable_reduced(rounds=1)"))
    solver.evaluate_and_update_policy()
    state = pyspiel.load_game("redtable_reduced(rounds=1)").new_initial_state()
    chosen = solver.average_policy().action_probabilities(state)
    assert sum(chosen.values()) == pytest.approx(1)
    assert len(chosen) == 4
