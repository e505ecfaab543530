"""Learn to beat `greedy` in Red Code within ten minutes of one core: python learn_redcode.py

A small network says how good each action is (the policy) and how the game will end (the value). It plays 256
games at once against `greedy`, and what came of its choices makes them likelier or less likely: proximal
policy optimisation (PPO), with NumPy only.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from itertools import pairwise
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; must be said before NumPy is imported
import numpy as np

from redtable.envs.vector_env import GamesVectorEnv

EPOCHS, BATCH, HIDDEN = 2, 2048, 128
RATE, CLIP, TRACE, ENTROPY = 1e-3, 0.2, 0.95, 0.01
COLUMNS, ROWS = 8, 6
OWN, OTHER, SEA = 20, 28, 76  # where the ships and the sea begin in an observation
LINK, TYPE, SQUARE, HULL = 14, 0, 1, 2


def turned(name: str) -> str:
    """An action as the other side would call it: the sea turned round, the ships' names exchanged."""
    if found := re.search(r"\b([a-h])([1-6])$", name):
        block = "atomic" in name  # four squares, named by the first of them
        column = COLUMNS - block - 1 - "abcdefgh".index(found[1])
        return f"{name[: found.start()]}{'abcdefgh'[column]}{ROWS - block + 1 - int(found[2])}"
    return name[:-1] + {"A": "X", "X": "A"}[name[-1]] if name[-2:] in (">A", ">X") else name


def lead(seen: Any) -> Any:
    """How much more hull the own ship has than the other, in whole ships."""
    return (seen[..., OWN + HULL] * 1.0 - seen[..., OTHER + HULL]) / 12


class Games:
    """Games against `greedy`, as the network sees them: always from the first seat's corner."""

    def __init__(self, count: int, seed: int) -> None:
        self.env = GamesVectorEnv("redcode", num_envs=count, opponent="greedy")
        names = [str(action) for action in self.env.encoding.listed]  # type: ignore[attr-defined]
        self.turn = np.array([names.index(turned(name)) for name in names])
        self.look(*self.env.reset(seed=seed))

    def look(self, observations: Any, info: Any) -> None:
        """The network's inputs: quantities, scaled, and a 0 or 1 for every phase, type, place and action."""
        seen, mask = observations["observation"].astype(int), observations["action_mask"]
        self.lead, self.second = lead(seen), info["seat"] == 1
        seen[self.second, SEA:] = seen[self.second, : SEA - 1 : -1]
        for place in (OWN + SQUARE, OTHER + SQUARE):
            at = seen[:, place]
            seen[:, place] = np.where(self.second & (at > 0), COLUMNS * ROWS + 1 - at, at)
        self.legal = np.where(self.second[:, None], mask[:, self.turn], mask).astype(bool)
        own, other = seen[:, OWN + SQUARE], seen[:, OTHER + SQUARE]
        down, right = (own - 1) // 8 - (other - 1) // 8, (own - 1) % 8 - (other - 1) % 8
        apart = np.where((own > 0) & (other > 0), (down + 6) * 16 + right + 8, 0)
        kinds = [(seen[:, 0], 10), (seen[:, LINK], 24), (seen[:, OWN + TYPE], 4), (seen[:, OTHER + TYPE], 4)]
        kinds += [(own, 49), (other, 49), (apart, 192)]
        parts = [np.minimum(seen[:, :SEA] / 8, 2), seen[:, SEA:] == 1, seen[:, SEA:] > 1, self.legal]
        parts += [np.eye(size)[np.minimum(kind, size - 1)] for kind, size in kinds]
        self.seen = np.concatenate(parts, 1).astype(np.float32)

    def step(self, actions: Any) -> tuple[Any, Any, Any]:
        """Act; gives how much the lead grew, the payoffs and which games ended."""
        before = self.lead
        seen, payoffs, over, cut, info = self.env.step(np.where(self.second, self.turn[actions], actions))
        self.look(seen, info)
        after = self.lead.copy()
        for place in np.flatnonzero(over | cut):
            after[place] = lead(info["final_obs"][place]["observation"])
        return after - before, payoffs, over | cut


class Network:
    """Two hidden layers; the last output is the value."""

    def __init__(self, sizes: list[int], rng: np.random.Generator) -> None:
        shapes = [(size + 1, following) for size, following in pairwise(sizes)]
        self.layers = [rng.normal(0, shape[0] ** -0.5, shape).astype(np.float32) for shape in shapes]
        self.layers[-1] *= 0.1
        self.moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]
        self.updates = 0

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any, list[Any]]:
        """The chances of the actions, the value, and what went into each layer."""
        given = [seen]
        for layer in self.layers:
            out = given[-1] @ layer[:-1] + layer[-1]
            given.append(np.maximum(out, 0))
        scores = np.where(legal, out[:, :-1], -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True), out[:, -1], given[:-1]

    def learn(self, slope: Any, given: list[Any], rate: float) -> None:
        """Follow the slope of the loss by the outputs down, with Adam."""
        self.updates += 1
        rate *= (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for layer, (mean, square), into in zip(
            *(reversed(x) for x in (self.layers, self.moments, given)), strict=True
        ):
            slopes = np.vstack([into.T @ slope, slope.sum(0)])
            slope = (slope @ layer[:-1].T) * (into > 0)
            mean += 0.1 * (slopes - mean)
            square += 0.001 * (slopes**2 - square)
            layer -= rate * mean / (np.sqrt(square) + 1e-8)


def play(
    network: Network, games: Games, steps: int, rng: np.random.Generator
) -> tuple[list[Any], list[float]]:
    """Play on: what was seen, legal and chosen, its chances, advantages and returns; and payoffs."""
    rows: list[list[Any]] = []
    payoffs: list[float] = []
    for _ in range(steps):
        chances, value, _ = network.forward(games.seen, games.legal)
        sums = chances.cumsum(1)
        chosen = (sums < rng.random((len(sums), 1)) * sums[:, -1:]).sum(1)
        row = [games.seen, games.legal, chosen, chances[np.arange(len(chosen)), chosen], value]
        gain, payoff, ended = games.step(chosen)
        payoffs += payoff[ended].tolist()
        rows.append([*row, gain + payoff, ended])
    later, advantage = network.forward(games.seen, games.legal)[1], 0.0
    for row in reversed(rows):  # advantages with a trace (GAE)
        value, reward, ended = row[4:]
        advantage = reward + np.where(ended, 0, later + TRACE * advantage) - value
        row[4:], later = [advantage, advantage + value], value
    return [np.concatenate(column) for column in zip(*rows, strict=True)], payoffs


def slope_of_loss(chances: Any, value: Any, chosen: Any, old: Any, advantage: Any, returns: Any) -> Any:
    """By the outputs: PPO's clipped loss, less a little for keeping choices open, and the value's error."""
    rows = np.arange(len(chosen))
    ratio = chances[rows, chosen] / old
    push = np.where((ratio - 1) * np.sign(advantage) < CLIP, ratio * advantage, 0)
    logs = np.log(np.maximum(chances, 1e-12))
    spread = (chances * logs).sum(1, keepdims=True)
    slope = np.column_stack([chances * (push[:, None] + ENTROPY * (logs - spread)), value - returns])
    slope[rows, chosen] -= push
    return slope.astype(np.float32) / len(rows)


def improve(network: Network, played: list[Any], rate: float, rng: np.random.Generator) -> None:
    """Make choices that came out better than expected likelier, by not too much at once."""
    for _ in range(EPOCHS):
        order = rng.permutation(len(played[0]))
        for part in np.array_split(order, -(-len(order) // BATCH)):
            seen, legal, chosen, old, advantage, returns = (column[part] for column in played)
            chances, value, given = network.forward(seen, legal)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            network.learn(slope_of_loss(chances, value, chosen, old, advantage, returns), given, rate)


def judge(network: Network, count: int, seed: int) -> str:
    """The score of the likeliest actions in that many new games, half of them at each seat."""
    games, scores = Games(count, seed), np.full(count, np.nan)
    while np.isnan(scores).any():
        _, payoff, ended = games.step(network.forward(games.seen, games.legal)[0].argmax(1))
        scores = np.where(ended & np.isnan(scores), (payoff + 1) / 2, scores)
    mean, margin = 100 * scores.mean(), 196 * scores.std() / count**0.5
    return f"{count} new games: {mean:.1f} % (95 %: {mean - margin:.1f} to {mean + margin:.1f})"


def main(words: list[str] | None = None) -> None:
    """Train, print how it goes, and judge once, in games that were not trained on."""
    parser = argparse.ArgumentParser(description="Learn to beat greedy in Red Code.")
    parser.add_argument("--rounds", type=int, default=200, help="of play and training")
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--steps", type=int, default=64, help="in each game and round")
    parser.add_argument("--judged", type=int, default=4000, help="games at the end")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(words)
    rng, start = np.random.default_rng(told.seed), time.process_time()
    games = Games(told.games, told.seed)
    network = Network([games.seen.shape[1], HIDDEN, HIDDEN, len(games.turn) + 1], rng)
    payoffs: list[float] = []
    for number in range(told.rounds):
        played, new = play(network, games, told.steps, rng)
        improve(network, played, RATE * (1 - number / told.rounds), rng)
        payoffs = (payoffs + new)[-2000:]
        if (number + 1) % max(1, told.rounds // 20) == 0:
            score = 50 * (1 + float(np.mean(payoffs or [0])))
            print(
                f"{number + 1} rounds, {time.process_time() - start:.0f} s: {score:.1f} % while learning",
                flush=True,
            )
    print(judge(network, told.judged, told.seed + 2**32))


if __name__ == "__main__":
    main()
