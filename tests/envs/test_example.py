"""The training example of the docs, in small: it runs, repeats itself, turns the sea rightly and learns."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "docs" / "examples" / "learn_redcode.py"
TINY = ["--rounds", "2", "--games", "8", "--steps", "6", "--judged", "2"]


@pytest.fixture(scope="module")
def example() -> Any:
    """The example as a module."""
    spec = spec_from_file_location("learn_redcode", FILE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_tiny_run_tells_its_curve_and_its_score(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(TINY)
    first, second, verdict = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"1 rounds, \d+ s: [\d.]+ % while learning", first)
    assert re.fullmatch(r"2 rounds, \d+ s: [\d.]+ % while learning", second)
    assert re.fullmatch(r"2 new games: [\d.]+ % \(95 %: -?[\d.]+ to [\d.]+\)", verdict)


def test_the_same_seed_gives_the_same_network(example: Any) -> None:
    trained = []
    for seed in (1, 1, 2):
        rng = np.random.default_rng(seed)
        games = example.Games(8, seed)
        network = example.Network([games.seen.shape[1], 8, len(games.turn) + 1], rng)
        played, _ = example.play(network, games, 6, rng)
        example.improve(network, played, 1e-3, rng)
        trained.append(network.layers[-1])
    assert np.array_equal(trained[0], trained[1])
    assert not np.array_equal(trained[0], trained[2])


def test_both_seats_see_the_board_from_the_same_corner(example: Any) -> None:
    games = example.Games(2, 5)
    names = [str(action) for action in games.env.encoding.listed]
    turned = [example.turned(name) for name in names]
    assert sorted(turned) == sorted(names)
    assert [example.turned(name) for name in turned] == names
    assert example.turned("torpedo>X") == "torpedo>A"
    assert example.turned("play atomic>a1") == "play atomic>g5"
    assert games.second.tolist() == [False, True]
    games.step(games.legal.argmax(1))
    corner = {"place a1": 0, "place b1": 1, "place a2": 8, "place b2": 9}
    for legal, seen in zip(games.legal, games.seen, strict=True):
        islets = seen[example.SEA : example.SEA + 48]
        free = [name for name, square in corner.items() if not islets[square]]
        assert [names[number] for number in np.flatnonzero(legal)] == free


def test_the_slope_is_that_of_the_loss(example: Any) -> None:
    rng = np.random.default_rng(4)
    legal = np.array([[True, True, False, True], [False, True, True, True]])
    chosen, advantage, returns = np.array([1, 2]), np.array([0.7, -1.2]), np.array([0.5, -1.0])
    old = np.array([0.3, 0.35])
    out = rng.normal(0, 0.3, (2, 5))

    def forward(out: Any) -> tuple[Any, Any]:
        chances = np.where(legal, np.exp(out[:, :-1]), 0)
        return chances / chances.sum(1, keepdims=True), out[:, -1]

    def loss(out: Any) -> float:
        chances, value = forward(out)
        ratio = chances[[0, 1], chosen] / old
        clipped = np.clip(ratio, 1 - example.CLIP, 1 + example.CLIP)
        won = np.minimum(ratio * advantage, clipped * advantage)
        entropy = -(chances * np.log(np.maximum(chances, 1e-12))).sum(1)
        return float((-won - example.ENTROPY * entropy + (value - returns) ** 2 / 2).mean())

    chances, value = forward(out)
    slope = example.slope_of_loss(chances, value, chosen, old, advantage, returns)
    for place in np.ndindex(out.shape):
        nudge = np.zeros_like(out)
        nudge[place] = 1e-5
        assert slope[place] == pytest.approx((loss(out + nudge) - loss(out - nudge)) / 2e-5, abs=1e-6)


def test_what_paid_becomes_likelier(example: Any) -> None:
    rng = np.random.default_rng(6)
    network = example.Network([3, 16, 16, 4], rng)
    seen, legal = np.eye(3, dtype=np.float32)[rng.integers(3, size=600)], np.ones((600, 3), bool)
    for _ in range(60):
        chances = network.forward(seen, legal)[0]
        chosen = (chances.cumsum(1) < rng.random((600, 1))).sum(1).clip(0, 2)
        payoff = np.where(chosen == seen.argmax(1), 1.0, -1.0)
        played = [seen, legal, chosen, chances[np.arange(600), chosen], payoff, payoff]
        example.improve(network, played, 1e-2, rng)
    assert network.forward(np.eye(3, dtype=np.float32), legal[:3])[0].diagonal().min() > 0.9
