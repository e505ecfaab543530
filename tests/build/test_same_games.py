"""Compiled or pure, a game is the same: random games of every game are played both ways and compared."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points

import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE
from redtable.kernel.registry import find_game
from redtable.kernel.view import encode
from tests.build.project import ROOT

GAMES = [entry.name for entry in entry_points(group="redtable.games") if entry.value.startswith("redtable.")]
SEEDS = 20
MOST_ACTIONS = 400


def trace(slug: str, seed: int) -> Iterator[str]:
    """A line for every step of a random game: who did what, what happened, what everybody sees."""
    game = find_game(slug)
    rules = game.rules()
    chance = SeededChance(seed)
    state, events = game.start(rules, chance)
    did = "start"
    for _ in range(MOST_ACTIONS):
        views = [encode(state.view(seat)) for seat in (*range(len(game.seats(rules))), JUDGE)]
        seen = hashlib.sha256(b"\n".join(views)).hexdigest()[:16]
        yield f"{slug} {seed}: {did}: {state.position()} {[event.seen_by(JUDGE) for event in events]} {seen}"
        if not state.actors():
            return
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[chance.below("action", len(legal))]
        events = state.apply(seat, action, chance)
        did = f"{seat} {action} of {len(legal)}"


def traces(slug: str, **environment: str) -> list[str]:
    """The random games as a fresh Python plays them."""
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", "tests.build.test_same_games", slug]
    run = subprocess.run(
        command, cwd=ROOT, env={**ours, **environment}, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


@pytest.mark.build
@pytest.mark.skipif(os.environ.get("REDTABLE_EXPECT") != "compiled", reason="needs the compiled install")
@pytest.mark.parametrize("slug", GAMES)
def test_compiled_and_pure_play_the_same_games(slug: str) -> None:
    compiled, pure = traces(slug), traces(slug, PYTHONPATH="src")
    assert len(pure) > SEEDS
    for before, one, other in zip(["", *pure], compiled, pure, strict=False):
        assert one == other, f"after {before}"
    assert len(compiled) == len(pure)


if __name__ == "__main__":
    for number in range(SEEDS):
        for line in trace(sys.argv[1], number):
            print(line)
