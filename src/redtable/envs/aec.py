"""Every game for PettingZoo: seats are agents that decide one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from redtable.envs.play import MOST_DECISIONS, NoSuchActionError, Play
from redtable.envs.registry import make_encoding
from redtable.envs.rendering import HUMAN, MODES, Renderer
from redtable.envs.spaces import (
    LEGAL,
    MASK,
    Array,
    Observation,
    array_of,
    mask_of,
    numbers_space,
    observation_space,
    observed,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with all its seats. Rewards come at the end: 1 for a victory, -1 for a defeat, 0 for a draw."""

    def __init__(
        self,
        slug: str,
        ruleset: str = "",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_decisions: int = MOST_DECISIONS,
    ) -> None:
        super().__init__()
        encoding = make_encoding(slug, ruleset, options)
        self.play = Play(encoding, most=max_decisions)
        self.renderer = Renderer(encoding.game, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"{slug}_v0",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.state_space = numbers_space(encoding, encoding.seats * encoding.size)
        self.nothing = np.zeros(encoding.actions, np.int8)
        self.nothing.flags.writeable = False
        self.idle: dict[str, Any] = {MASK: self.nothing, LEGAL: []}
        """The info of whoever is not to decide."""
        self.mask = self.nothing
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same object for an agent every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object for an agent every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. The same seed and actions give the same game; without one the last stream goes on."""
        if seed is not None or self.random is None:
            self.random, _ = np_random(seed)
        self.play.begin(f"env {self.random.integers(2**62)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self.agents, self.idle)
        self.select()

    def select(self) -> None:
        """It is the turn of the agent whose decision is open."""
        self.mask = mask_of(self.play)
        self.agent_selection = self.possible_agents[self.play.seat]
        self.infos[self.agent_selection] = {MASK: self.mask, LEGAL: self.play.legal}

    def step(self, action: int | None) -> None:
        """Decide for the agent in turn; a number that is not legal raises NoSuchActionError."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise NoSuchActionError(f"{agent} is to decide: None is no action")
        self.play.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self.idle
        if self.play.over:
            self.finish()
        else:
            self.select()
        if self.render_mode == HUMAN:
            self.render()

    def finish(self) -> None:
        """Everybody gets a reward."""
        play = self.play
        self.mask = self.nothing
        self.rewards = {agent: play.payoff(self.seat_of[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, not play.cut)
        self.truncations = dict.fromkeys(self.agents, play.cut)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know; only who is to decide has legal actions."""
        mask = self.mask if agent == self.agent_selection else self.nothing
        return observed(self.play, self.seat_of[agent], mask)

    def state(self) -> Array:
        """What all seats know together, one observation after the other."""
        seen = [self.play.observe(seat) for seat in range(len(self.possible_agents))]
        return array_of(self.play.encoding, b"".join(seen))

    def render(self) -> str | Array | None:
        """The position as text or as a picture; `human` prints the text."""
        return self.renderer.render(self.play.position())

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(env: GameEnv) -> Any:
    """With PettingZoo's usual guards: who acts illegally loses, and calls come in the right order."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
