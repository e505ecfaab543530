"""Counts action sequences from the positions of perft.toml; run as a module it prints the counts of now."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from redtable.games.redcode.state import RedcodeState
from redtable.kernel.chance import SeededChance
from tests.games.redcode.table import FIRST_GUESS, GAME

FILE = Path(__file__).with_name("perft.toml")


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A position and its counts: `counts[n]` sequences of n + 1 actions."""

    name: str
    position: str
    counts: list[int]
    options: dict[str, object] = {}


def cases() -> list[Case]:
    """The cases of the file."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["cases"], list[Case])


def sequences(state: RedcodeState, depth: int) -> int:
    """The number of action sequences of that length; draws are those of a fixed seed."""
    seat = state.to_move()
    if seat < 0:
        return 0
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(seat, action, SeededChance("perft"))
        total += sequences(after, depth - 1)
    return total


def count(case: Case) -> list[int]:
    """The counts of a case as they are now."""
    state = GAME.read_position(GAME.rules(FIRST_GUESS, case.options), case.position)
    assert isinstance(state, RedcodeState)
    state.quiet = True
    return [sequences(state, depth) for depth in range(1, len(case.counts) + 1)]


if __name__ == "__main__":
    for case in cases():
        print(case.name, count(case))
