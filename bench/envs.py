"""Steps through the interfaces of learning, beside the environments that come with them, all on one core.

Everybody chooses at random among the legal actions, in the way that is cheapest there.
"""

from __future__ import annotations

import random
import time
import warnings
from typing import Any

from bench.harness import Comparison, Contender, Rate
from bench.kernel import play_open_spiel

GAMES = 256


def step_agents(env: Any, seconds: float) -> Rate:
    """Random games of a PettingZoo environment, as its own benchmark plays them; ours list legal numbers."""
    import numpy as np

    env.reset(seed=1)
    steps, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            elif "legal" in info:
                env.step(random.choice(info["legal"]))
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        env.reset()
    return Rate(steps / (time.process_time() - start), {"games": f"{games:,}"})


def redcode_raw(seconds: float) -> Rate:
    """Red Code without PettingZoo's guards."""
    from redtable.envs import redcode_v0

    return step_agents(redcode_v0.raw_env(), seconds)


def redcode_wrapped(seconds: float) -> Rate:
    """Red Code with them."""
    from redtable.envs import redcode_v0

    return step_agents(redcode_v0.env(), seconds)


def connect_four(wrapped: bool, seconds: float) -> Rate:
    """PettingZoo's connect four."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3

    return step_agents(connect_four_v3.env() if wrapped else connect_four_v3.raw_env(), seconds)


def connect_four_raw(seconds: float) -> Rate:
    """Without guards."""
    return connect_four(False, seconds)


def connect_four_wrapped(seconds: float) -> Rate:
    """With guards."""
    return connect_four(True, seconds)


def step_vector(opponent: str | None, masks: bool, seconds: float) -> Rate:
    """Many games of Red Code at once."""
    import numpy as np

    from redtable.envs.vector_env import GamesVectorEnv

    envs = GamesVectorEnv("redcode", GAMES, opponent)
    generator = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    steps, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        if masks:
            rows, legal = np.nonzero(info["action_mask"].view(bool))
            counts = np.bincount(rows, minlength=GAMES)
        else:
            legal, counts = info["legal"], info["counts"]
        picks = np.cumsum(counts) - counts + (generator.random(GAMES) * counts).astype(int)
        _, _, terminations, _, info = envs.step(legal[picks])
        steps += GAMES
        games += int(terminations.sum())
    return Rate(steps / (time.process_time() - start), {"games": f"{games:,}"})


def vector_all_seats(seconds: float) -> Rate:
    """Deciding for all seats."""
    return step_vector(None, False, seconds)


def vector_by_masks(seconds: float) -> Rate:
    """Deciding for all seats, by masks alone."""
    return step_vector(None, True, seconds)


def vector_against_random(seconds: float) -> Rate:
    """One seat; the other's decisions are not counted."""
    return step_vector("random", False, seconds)


def spiel_redcode(seconds: float) -> Rate:
    """Red Code through OpenSpiel; only decisions are counted, here as there."""
    import pyspiel

    from redtable.envs import openspiel

    return play_open_spiel(pyspiel.load_game(openspiel.RedcodeSpiel.kind.short_name), seconds)


def spiel_backgammon(seconds: float) -> Rate:
    """OpenSpiel's backgammon (C++), stepped from Python."""
    import pyspiel

    return play_open_spiel(pyspiel.load_game("backgammon"), seconds)


COMPARISONS = [
    Comparison(
        "Steps of environments",
        "steps",
        [
            Contender("Redtable Red Code, 256 at once, all seats", "bench.envs:vector_all_seats", ours=True),
            Contender("Redtable Red Code, 256 at once, by masks", "bench.envs:vector_by_masks"),
            Contender("Redtable Red Code, 256 at once, against random", "bench.envs:vector_against_random"),
            Contender("Redtable Red Code, PettingZoo raw", "bench.envs:redcode_raw"),
            Contender("Redtable Red Code, PettingZoo wrapped", "bench.envs:redcode_wrapped"),
            Contender("Redtable Red Code, the engine alone", "bench.redcode:playouts"),
            Contender("PettingZoo connect_four_v3 raw", "bench.envs:connect_four_raw"),
            Contender("PettingZoo connect_four_v3 wrapped", "bench.envs:connect_four_wrapped"),
        ],
    ),
    Comparison(
        "Steps through OpenSpiel",
        "steps",
        [
            Contender("Redtable Red Code", "bench.envs:spiel_redcode", ours=True),
            Contender("OpenSpiel backgammon", "bench.envs:spiel_backgammon"),
        ],
    ),
]
