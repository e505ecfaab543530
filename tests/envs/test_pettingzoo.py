"""The environments pass PettingZoo's own tests.

All five apply. Two of them ask for something that an environment of turns does not have, and get the nearest
thing: `state_test` wants a parallel environment beside the other, of which it asks only `reset` and `state`,
so it gets the same one twice; `bombardment_test` knows only plain arrays and takes what `step` returns for
the next observation, so a wrapper shows it the numbers alone and makes a legal action of whatever it draws.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import BaseWrapper

from redtable.envs.play import NoSuchActionError
from redtable.envs.registry import ENCODINGS
from redtable.kernel.errors import RedtableError

with warnings.catch_warnings():  # their tests import an old game of theirs, where pygame is there
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, bombardment_test, render_test, seed_test, state_test

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*illegal move.*:UserWarning"),
]

GAMES = tuple(ENCODINGS)
DECISIONS = {"redcode": 400, "damage": 200, "skirmish": 60, "pictures": 60}


def module(game: str) -> Any:
    """The module with the environment of a game."""
    return import_module(f"redtable.envs.{game}_v0")


class Plain(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Observations without masks, and any number stands for some legal action."""

    def observation_space(self, agent: str) -> Any:
        """The numbers alone."""
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        """The numbers alone."""
        return super().observe(agent)["observation"]

    def step(self, action: int | None) -> Any:
        """Decide, then observe."""
        if action is not None:
            legal = np.flatnonzero(self.infos[self.agent_selection]["action_mask"])
            action = int(legal[action % len(legal)])
        super().step(action)
        return self.observe(self.agent_selection)


@pytest.mark.parametrize("game", GAMES)
def test_the_interface(game: str) -> None:
    api_test(module(game).env(), num_cycles=DECISIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(module(game).env, num_cycles=DECISIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(game).env)
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_state_of_all(game: str) -> None:
    state_test(module(game).env(), module(game).env())


@pytest.mark.parametrize("game", GAMES)
def test_a_bombardment(game: str) -> None:
    bombardment_test(Plain(module(game).env()), cycles=10)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_rewards(game: str) -> None:
    env = module(game).env()
    env.reset(seed=7)
    random = np.random.default_rng(7)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert sorted(info["legal"]) == np.flatnonzero(info["action_mask"]).tolist()
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    assert set(rewards) == set(env.possible_agents)
    assert set(rewards.values()) in ({1.0, -1.0}, {0.0})


def test_an_endless_game_is_broken_off() -> None:
    env = module("pictures").raw_env(max_decisions=10)
    env.reset(seed=1)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        if any(env.truncations.values()):
            break
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_illegal_action_is_refused_or_loses() -> None:
    raw = module("redcode").raw_env()
    raw.reset(seed=1)
    with pytest.raises(NoSuchActionError, match="action 0 is not legal now"):
        raw.step(0)
    with pytest.raises(NoSuchActionError, match="numbered from 0 to 361, not 999"):
        raw.step(999)
    with pytest.raises(NoSuchActionError, match="None is no action"):
        raw.step(None)
    guarded = module("redcode").env()
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.observe(loser)
    guarded.step(0)
    assert all(guarded.terminations.values())
    assert guarded.rewards[loser] == -1


def test_what_cannot_be_rendered_or_learned_is_said() -> None:
    with pytest.raises(RedtableError, match="redcode is rendered as human, ansi, rgb_array, not as 'film'"):
        module("redcode").env(render_mode="film")
    with pytest.raises(RedtableError, match="only the duel can be learned"):
        module("damage").env(options={"mode": "desk"})
