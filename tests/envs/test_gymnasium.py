"""One seat against bots, and many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from redtable.bots.bot import UnknownBotError
from redtable.envs.registry import ENCODINGS
from redtable.envs.seat_env import SeatEnv
from redtable.envs.vector_env import GamesVectorEnv
from redtable.kernel.errors import RedtableError

GAMES = tuple(ENCODINGS)


def sample(info: dict[str, Any], random: np.random.Generator) -> Any:
    """A legal action for every game."""
    counts = info["counts"]
    return info["legal"][np.cumsum(counts) - counts + (random.random(len(counts)) * counts).astype(int)]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"redtable.envs.seat_env:redtable/{game}-v0").unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize(("game", "level"), [("redcode", "greedy"), ("damage", "steady")])
def test_a_game_against_a_bot(game: str, level: str) -> None:
    env = SeatEnv(game, opponent=level, seat=1)
    random = np.random.default_rng(3)
    observation, info = env.reset(seed=3)
    assert info["seat"] == 1
    over = False
    while not over:
        number = random.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(number)
        over = terminated or truncated
    assert reward in (-1.0, 0.0, 1.0)
    assert not info["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("redcode")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(0))
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"] == "action 0 is not legal now; the action mask says which are"


def test_bad_settings_are_named() -> None:
    with pytest.raises(RedtableError, match="seats are numbered from 0 to 1, not 2"):
        SeatEnv("redcode", seat=2)
    with pytest.raises(RedtableError, match="there is no environment for 'chess'"):
        SeatEnv("chess")
    with pytest.raises(UnknownBotError, match="has no bot 'grandmaster'"):
        SeatEnv("redcode", opponent="grandmaster").reset(seed=1)
    with pytest.raises(RedtableError, match="a vector of 0 games is none"):
        GamesVectorEnv("redcode", 0)
    with pytest.raises(RedtableError, match="needs an opponent"):
        GamesVectorEnv("redcode", 2, seat=0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", [None, "random"])
def test_many_games_at_once(game: str, opponent: str | None) -> None:
    env = GamesVectorEnv(game, 2, opponent)
    random = np.random.default_rng(1)
    observations, info = env.reset(seed=1)
    ended = 0
    while not ended:
        assert observations["action_mask"].sum() == info["counts"].sum() == len(info["legal"])
        assert env.single_observation_space.contains({name: row[0] for name, row in observations.items()})
        observations, rewards, terminations, truncations, info = env.step(sample(info, random))
        over = terminations | truncations
        assert not rewards[~over].any()
        for place in np.flatnonzero(over):
            ended += 1
            assert info["_final_obs"][place]
            assert env.single_observation_space.contains(info["final_obs"][place])
            assert abs(info["payoffs"][place].sum()) == 0
        assert (info["counts"] > 0).all()
    assert env.observation_space.contains(observations)


def test_the_games_of_a_vector_follow_from_the_seed() -> None:
    assert GamesVectorEnv.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    histories = []
    for seed in (5, 5, 6):
        env = GamesVectorEnv("redcode", 3, "random")
        random = np.random.default_rng(1)
        seen, info = env.reset(seed=seed)
        history = [seen["observation"]]
        for _ in range(50):
            seen, _, _, _, info = env.step(sample(info, random))
            history.append(seen["observation"])
        histories.append(np.array(history))
    assert (histories[0] == histories[1]).all()
    assert (histories[0] != histories[2]).any()


def test_an_illegal_action_ends_only_its_own_game() -> None:
    env = GamesVectorEnv("redcode", 2)
    _, info = env.reset(seed=1)
    actions = sample(info, np.random.default_rng(1))
    actions[1] = 0
    _, rewards, terminations, _, info = env.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert terminations.tolist() == [False, True]
    assert info["illegal"][1] == "action 0 is not legal now; the action mask says which are"
    with pytest.raises(RedtableError, match="2 games and 3 actions"):
        env.step(np.zeros(3, np.int64))
