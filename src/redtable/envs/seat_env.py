"""Every game for Gymnasium: one seat for the learner, bots at all others.

Importing this module registers `redtable/redcode-v0` and its sisters with Gymnasium.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from redtable.bots.bot import RANDOM
from redtable.envs.play import MOST_DECISIONS, Play
from redtable.envs.registry import ENCODINGS, make_encoding
from redtable.envs.rendering import MODES, Renderer
from redtable.envs.spaces import LEGAL, MASK, Observation, mask_of, observation_space, observed
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.envs.encoding import Encoding


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. The reward comes at the end: 1 for a victory, -1 for a defeat, 0 for a draw.

    An illegal action loses the game at once; `info["illegal"]` says what was wrong with it.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - theirs

    def __init__(
        self,
        slug: str,
        opponent: str = RANDOM,
        seat: int | None = None,
        ruleset: str = "",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_decisions: int = MOST_DECISIONS,
    ) -> None:
        encoding = make_encoding(slug, ruleset, options)
        self.play = Play(encoding, opponent, max_decisions)
        self.fixed_seat = checked_seat(encoding, seat)
        self.seat = seat or 0
        self.renderer = Renderer(encoding.game, render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(encoding)
        self.action_space = spaces.Discrete(encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; without a fixed seat one is drawn for each game."""
        super().reset(seed=seed, options=options)
        play = self.play
        self.seat = draw_seat(play.encoding, self.fixed_seat, self.np_random)
        play.begin(f"env {self.np_random.integers(2**62)}", self.seat)
        while play.over:  # others ended it before the learner had anything to decide
            play.begin(f"env {self.np_random.integers(2**62)}", self.seat)
        return self.seen()

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees now."""
        mask = mask_of(self.play)
        return observed(self.play, self.seat, mask), {MASK: mask, LEGAL: self.play.legal, "seat": self.seat}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and everybody's up to its next one."""
        play = self.play
        number = int(action)
        if number not in play.legal and not play.over:
            observation, info = self.seen()
            return observation, -1.0, True, False, {**info, "illegal": play.why_not(number)}
        play.step(number)
        observation, info = self.seen()
        return observation, play.payoff(self.seat), play.over and not play.cut, play.cut, info

    def render(self) -> Any:
        """The position as text or as a picture; `human` prints the text."""
        return self.renderer.render(self.play.position())


def checked_seat(encoding: Encoding, seat: int | None) -> int | None:
    """The learner's seat, if there is such a one."""
    if seat is not None and not 0 <= seat < encoding.seats:
        raise RedtableError(f"seats are numbered from 0 to {encoding.seats - 1}, not {seat}")
    return seat


def draw_seat(encoding: Encoding, fixed: int | None, random: np.random.Generator) -> int:
    """The learner's seat in the next game."""
    return int(random.integers(encoding.seats)) if fixed is None else fixed


for name in ENCODINGS:
    gymnasium.register(f"redtable/{name}-v0", "redtable.envs.seat_env:SeatEnv", kwargs={"slug": name})
