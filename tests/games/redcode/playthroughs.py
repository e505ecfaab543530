"""Digests of whole random games; run as a module it prints those of now."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import msgspec

from redtable.kernel.chance import SeededChance
from tests.games.redcode.table import new_game

FILE = Path(__file__).with_name("playthroughs.toml")


class Playthrough(msgspec.Struct, forbid_unknown_fields=True):
    """A game, how many actions it took, and the digest of its positions."""

    options: dict[str, object]
    seed: int
    actions: int
    digest: str


def playthroughs() -> list[Playthrough]:
    """Those of the file."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["games"], list[Playthrough])


def play(options: dict[str, object], seed: int) -> tuple[int, str]:
    """Play a random game to its end: the number of actions and the digest of all positions."""
    state = new_game(seed, **options)
    chance = SeededChance(f"playthrough {seed}")
    digest = hashlib.sha256(state.position().encode())
    actions = 0
    while (seat := state.to_move()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below("pick", len(legal))], chance)
        digest.update(state.position().encode())
        actions += 1
    return actions, digest.hexdigest()[:16]


if __name__ == "__main__":
    for game in playthroughs():
        print(game.options, game.seed, *play(game.options, game.seed))
