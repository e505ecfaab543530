"""Counts action sequences in the battles of perft.toml; run as a module it prints the counts of now."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from redtable.games.damage.game import DamageGame
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import State

FILE = Path(__file__).with_name("perft.toml")
GAME = DamageGame()


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A battle and its counts: `counts[n]` sequences of n + 1 actions from its start."""

    name: str
    options: dict[str, Any]
    counts: list[int]


def cases() -> list[Case]:
    """The cases of the file."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["cases"], list[Case])


def sequences(state: State, depth: int, ply: int = 0) -> int:
    """The number of action sequences of that length; draws are those of a seed for each ply."""
    seat = state.to_move()
    if seat < 0:
        return 0
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(seat, action, SeededChance(f"perft {ply}"))
        total += sequences(after, depth - 1, ply + 1)
    return total


def count(case: Case) -> list[int]:
    """The counts of a case as they are now."""
    state, _ = GAME.start(GAME.rules("", case.options), SeededChance("perft"))
    state.quiet = True
    return [sequences(state, depth) for depth in range(1, len(case.counts) + 1)]


if __name__ == "__main__":
    for case in cases():
        print(case.name, count(case))
