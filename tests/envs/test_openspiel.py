"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import json
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


@pytest.mark.parametrize("name", GAMES)
def test_structs_say_what_is_there_and_lead_back(name: str) -> None:
    game = pyspiel.load_game(name)
    states = random_game(name, 6)
    for state in [*states[:: len(states) // 4], states[-1]]:
        for form in (state.to_struct(), state.to_dict(), state.to_json()):
            again = game.new_initial_state(form)
            assert str(again) == str(state)
            assert again.current_player() == state.current_player()
        for seat in (0, 1):
            seen = json.loads(state.to_observation_struct(seat).to_json())
            assert seen["player"] == seat
        if not state.is_terminal():
            action = state.legal_actions()[-1]
            struct = state.action_to_struct(state.current_player(), action)
            child = state.child(action)
            assert state.validate_action_struct(struct).ok()
            assert state.apply_action_struct(struct).ok()
            assert str(state) == str(child)


def test_an_observation_struct_is_the_view_of_the_seat() -> None:
    state = next(one for one in random_game("redtable_redcode", 2)[40:] if one.current_player() == 0)
    own, other = (state.to_observation_struct(seat).to_dict()["view"] for seat in (0, 1))
    assert [state.string_to_action(0, text) for text in own["legal"]]
    assert other["legal"] == []
    assert state.redealt(1, 5).to_observation_struct(1).to_dict()["view"] == other


def test_structs_that_lead_nowhere_are_refused() -> None:
    game = pyspiel.load_game("redtable_reduced")
    state = game.new_initial_state()
    with pytest.raises(ValueError, match=r"step 1 of 2, 900, is neither legal"):
        game.new_initial_state({"steps": [900, 1]})
    with pytest.raises(ValueError, match="has the list `steps`"):
        game.new_initial_state("{}")
    with pytest.raises(ValueError, match="the steps lead to"):
        game.new_initial_state({**state.to_dict(), "position": "elsewhere"})
    with pytest.raises(ValueError, match="dealt anew"):
        state.redealt(0, 1).to_struct()
    with pytest.raises(ValueError, match="is no action of this game"):
        state._struct_to_actions({"action": "torpedo>the moon"})


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
