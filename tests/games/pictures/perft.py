"""Counts sequences of guesses from the positions of perft.toml; run as a module it prints those of now."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from redtable.games.pictures.state import PicturesState
from redtable.kernel.chance import SeededChance
from tests.games.pictures.helpers import match_with_key, play

FILE = Path(__file__).with_name("perft.toml")


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A game up to a choice, and its counts: `counts[n]` sequences of n + 1 actions."""

    name: str
    played: list[str]
    counts: list[int]
    options: dict[str, Any] = {}


def cases() -> list[Case]:
    """The cases of the file."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["cases"], list[Case])


def sequences(state: PicturesState, depth: int) -> int:
    """The number of action sequences of that length, whoever of those who may act does.

    Clues are any word, so a sequence ends where a clue is awaited.
    """
    if state.phase == "clue":
        return 0
    total = 0
    for seat in state.actors():
        legal = state.legal(seat)
        if depth == 1:
            total += len(legal)
            continue
        for action in legal:
            after = state.copy()
            after.apply(seat, action, SeededChance("perft"))
            total += sequences(after, depth - 1)
    return total


def count(case: Case) -> list[int]:
    """The counts of a case as they are now."""
    match = match_with_key(**case.options)
    play(match, *case.played)
    state = match.state
    assert isinstance(state, PicturesState)
    state.quiet = True
    return [sequences(state, depth) for depth in range(1, len(case.counts) + 1)]


if __name__ == "__main__":
    for case in cases():
        print(case.name, count(case))
