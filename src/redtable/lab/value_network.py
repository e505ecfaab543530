"""A small network that learns chances of winning: linear terms, one hidden layer, logistic loss, Adam."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from redtable.bots.model_file import Model

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

DECAY: Final = 0.9, 0.999
TINY: Final = 1e-8
SHRINK: Final = 1e-5
"""How much every weight is drawn to zero in a step, in learning rates."""


class ValueNetwork:
    """The weights, and what Adam remembers of their slopes."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        spread = np.sqrt(2.0 / inputs)
        self.weights: dict[str, Numbers] = {
            "linear": np.zeros(inputs, np.float32),
            "hidden": chance.normal(0.0, spread, (units, inputs)).astype(np.float32),
            "bias": np.zeros(units, np.float32),
            "output": np.zeros(units, np.float32),
            "constant": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def model(self, provenance: dict[str, object]) -> Model:
        """What goes into a file."""
        model = Model(provenance)
        for name, weight in self.weights.items():
            model.add(name, list(weight.shape), weight.ravel().tolist())
        return model

    def odds(self, rows: Numbers) -> Numbers:
        """The chance of winning of each row."""
        return self.forward(rows)[1]

    def forward(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """What the hidden units say, and the chances."""
        weights = self.weights
        units: Numbers = np.maximum(rows @ weights["hidden"].T + weights["bias"], 0)
        logits = rows @ weights["linear"] + units @ weights["output"] + weights["constant"]
        return units, (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)

    def step(self, rows: Numbers, wanted: Numbers, rate: float) -> None:
        """One step of Adam on a batch."""
        units, odds = self.forward(rows)
        error = (odds - wanted) / np.float32(len(rows))
        inner = np.outer(error, self.weights["output"]) * (units > 0)
        slopes = {
            "linear": rows.T @ error,
            "hidden": inner.T @ rows,
            "bias": inner.sum(axis=0),
            "output": units.T @ error,
            "constant": error.sum(keepdims=True),
        }
        self.steps += 1
        first, second = DECAY
        bias = np.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        for name, slope in slopes.items():
            mean, square, weight = self.means[name], self.squares[name], self.weights[name]
            mean += np.float32(1 - first) * (slope - mean)
            square += np.float32(1 - second) * (slope * slope - square)
            weight -= np.float32(rate * bias) * mean / (np.sqrt(square) + np.float32(TINY))
            weight *= np.float32(1 - rate * SHRINK)

    def surprise(self, rows: Numbers, wanted: Numbers) -> float:
        """The mean log loss: 0.693 is knowing nothing."""
        odds = np.clip(self.odds(rows).astype(np.float64), 1e-9, 1 - 1e-9)
        return float(-np.mean(wanted * np.log(odds) + (1 - wanted) * np.log(1 - odds)))
