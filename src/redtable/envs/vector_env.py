"""Many games at once for Gymnasium, through the fast path.

With `opponent` the learner has one seat of each game; without, it decides for all seats, and
`info["seat"]` says for which. A game that ends is followed by the next in the same step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from redtable.envs.batch import Batch
from redtable.envs.play import EVERYBODY, MOST_DECISIONS
from redtable.envs.registry import make_encoding
from redtable.envs.seat_env import checked_seat
from redtable.envs.spaces import (
    CANDIDATES,
    LEGAL,
    MASK,
    OBSERVATION,
    Array,
    Observation,
    array_of,
    observation_space,
)
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from librt.strings import BytesWriter

    from redtable.envs.batch import Ended

NUMBERS = "<i8"
"""How the batch has numbers of actions and seats."""


class GamesVectorEnv(VectorEnv[Observation, Array, Array]):
    """Games side by side. The reward of a step goes to the seat that decided in it.

    `info["payoffs"]` has what ended games are worth to every seat. `info["legal"]` lists the legal numbers of
    all games one after the other and `info["counts"]` how many each has: cheaper to choose from than masks.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        slug: str,
        num_envs: int = 64,
        opponent: str | None = None,
        seat: int | None = None,
        ruleset: str = "",
        options: Mapping[str, Any] | None = None,
        max_decisions: int = MOST_DECISIONS,
    ) -> None:
        if num_envs < 1:
            raise RedtableError(f"a vector of {num_envs} games is none")
        if seat is not None and opponent is None:
            raise RedtableError("a seat of one's own needs an opponent at the others")
        self.num_envs = num_envs
        self.encoding = make_encoding(slug, ruleset, options)
        fixed = checked_seat(self.encoding, seat)
        self.seat = EVERYBODY if fixed is None else fixed
        self.batch = Batch(self.encoding, num_envs, opponent or "", max_decisions)
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = spaces.Discrete(self.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games everywhere."""
        super().reset(seed=seed, options=options)
        self.batch.begin(f"env {self.np_random.integers(2**62)}", self.seat)
        return self.seen()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One decision in every game."""
        numbers = np.asarray(actions, NUMBERS)
        if numbers.size != self.num_envs:
            raise RedtableError(f"there are {self.num_envs} games and {numbers.size} actions")
        ended = self.batch.step(numbers.tobytes())
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        truncations = np.zeros(self.num_envs, np.bool_)
        for one in ended:
            rewards[one.place] = one.payoffs[one.seat]
            (truncations if one.cut else terminations)[one.place] = True
        observations, info = self.seen()
        if ended:
            info |= self.final(ended, terminations | truncations)
        return observations, rewards, terminations, truncations, info

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the deciding seats see, with their legal actions."""
        batch, encoding = self.batch, self.encoding
        mask = array_from(batch.mask, "int8").reshape(self.num_envs, encoding.actions)
        seen = array_from(batch.observations, encoding.dtype).reshape(self.num_envs, encoding.size)
        observations = {OBSERVATION: seen, MASK: mask}
        if encoding.features:
            shape = (self.num_envs, encoding.actions, encoding.features)
            observations[CANDIDATES] = array_of(encoding, batch.candidates()).reshape(shape)
        lists = {LEGAL: batch.legal, "counts": batch.counts, "seat": batch.seats}
        return observations, {
            MASK: mask,
            **{name: array_from(written, NUMBERS) for name, written in lists.items()},
        }

    def final(self, ended: list[Ended], which: Array) -> dict[str, Any]:
        """What Gymnasium wants to know of games that ended, and what they were worth to every seat."""
        last = np.full(self.num_envs, None, object)
        payoffs = np.zeros((self.num_envs, self.encoding.seats))
        illegal = np.full(self.num_envs, None, object)
        for one in ended:
            seen = {OBSERVATION: array_of(self.encoding, one.seen), MASK: self.nothing()}
            if self.encoding.features:
                shape = self.encoding.actions, self.encoding.features
                seen[CANDIDATES] = np.zeros(shape, self.encoding.dtype)
            last[one.place] = seen
            payoffs[one.place] = one.payoffs
            illegal[one.place] = one.why or None
        found = {"final_obs": last, "payoffs": payoffs, "illegal": illegal}
        return {**found, **{f"_{name}": which for name in found}}

    def nothing(self) -> Array:
        """The mask of a game that is over."""
        return np.zeros(self.encoding.actions, np.int8)


def array_from(written: BytesWriter, dtype: str) -> Array:
    """What was written, as an array of one's own."""
    return np.frombuffer(bytearray(written.getvalue()), dtype)
