"""What the kernel itself costs: the tiny game of the tests, played at random through a match.

The peer is OpenSpiel's Kuhn poker, a game of the same size: the one written in Python, and the one in C++
stepped from Python.
"""

from __future__ import annotations

import random
import time
from typing import Any

from bench.harness import Comparison, Contender, Rate


def tiny_match(seconds: float) -> Rate:
    """Random games through `Match`: parse, refuse, copy, apply, log, versions."""
    from redtable.kernel.chance import SeededChance
    from redtable.kernel.match import Match
    from redtable.kernel.registry import find_game

    game = find_game("tests.tiny:Tiny")
    rules = game.rules()
    picker = SeededChance("picker")
    actions, number, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        number += 1
        match = Match(game, rules, SeededChance(number))
        while match.outcome() is None:
            seat = match.state.to_move()
            legal = match.state.legal(seat)
            match.apply(seat, legal[picker.below("pick", len(legal))].text)
            actions += 1
    return Rate(actions / (time.process_time() - start), {"games": f"{number:,}"})


def chance_draws(seconds: float) -> Rate:
    """Ten-sided dice from seeded chance."""
    from redtable.kernel.chance import SeededChance

    chance = SeededChance(1)
    draws, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            chance.d10("bench")
        draws += 1000
    return Rate(draws / (time.process_time() - start))


def random_draws(seconds: float) -> Rate:
    """Ten-sided dice from the standard library."""
    dice = random.Random(1)
    draws, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            dice.randint(1, 10)
        draws += 1000
    return Rate(draws / (time.process_time() - start))


def play_open_spiel(game: Any, seconds: float) -> Rate:
    """Random games of an OpenSpiel game, stepped from Python."""
    dice = random.Random(1)
    actions, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            state.apply_action(dice.choice(state.legal_actions()))
            actions += 1
    return Rate(actions / (time.process_time() - start), {"games": f"{games:,}"})


def open_spiel_python(seconds: float) -> Rate:
    """OpenSpiel's Kuhn poker written in Python."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers the game

    return play_open_spiel(pyspiel.load_game("python_kuhn_poker"), seconds)


def open_spiel_native(seconds: float) -> Rate:
    """OpenSpiel's Kuhn poker written in C++."""
    import pyspiel

    return play_open_spiel(pyspiel.load_game("kuhn_poker"), seconds)


COMPARISONS = [
    Comparison(
        "Kernel overhead: a tiny game through a match",
        "actions",
        [
            Contender("Redtable, compiled kernel", "bench.kernel:tiny_match", ours=True),
            Contender("Redtable, plain source", "bench.kernel:tiny_match", pure=True, ours=True),
            Contender("OpenSpiel Kuhn poker in Python", "bench.kernel:open_spiel_python"),
            Contender("OpenSpiel Kuhn poker in C++", "bench.kernel:open_spiel_native"),
        ],
    ),
    Comparison(
        "Ten-sided dice",
        "draws",
        [
            Contender("Redtable, compiled kernel", "bench.kernel:chance_draws", ours=True),
            Contender("Redtable, plain source", "bench.kernel:chance_draws", pure=True, ours=True),
            Contender("random.Random.randint", "bench.kernel:random_draws"),
        ],
    ),
]
