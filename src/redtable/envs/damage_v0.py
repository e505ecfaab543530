"""Battle Damage's duel for PettingZoo: `env` with the usual guards, `raw_env` without."""

from __future__ import annotations

from typing import Any

from redtable.envs.aec import GameEnv, wrapped


def raw_env(**settings: Any) -> GameEnv:
    """The environment itself. Settings: ruleset, options, render_mode, max_decisions."""
    return GameEnv("damage", **settings)


def env(**settings: Any) -> Any:
    """The environment as it is meant to be used."""
    return wrapped(raw_env(**settings))
