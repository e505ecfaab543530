"""What a position of Red Code is worth to a side, as a small network learned it from games.

What the network gives for the numbers of `features.py` is a chance of winning, from -1 (lost) to 1 (won).
With it comes what each type of ship is worth against each other, for the choice of ships. Plain lists and
floats: the bots need no package for numbers.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.model_file import Model, ModelError, read_model
from redtable.bots.redcode.features import COUNT, FeatureSheet
from redtable.games.redcode.frames import OVER
from redtable.games.redcode.words import NO_SIDE, SHIP_TYPES

if TYPE_CHECKING:
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Tables

GAME: Final = "redcode"
VERSION: Final = 2
"""Of the features and of the network over them: another version's files are refused."""
MOST_HIDDEN: Final = 512
TYPES: Final = len(SHIP_TYPES)
SIZES: Final = 2
"""One or two ships a side leave a choice of types; three do not."""
MATCHES: Final = 2 * SIZES * TYPES * TYPES
SOON: Final = 1e-4
"""An early win is better than a late one, by so much a round."""


class Network:
    """A sum of the features, and of what hidden units make of them."""

    def __init__(
        self,
        linear: list[float],
        hidden: list[list[float]],
        bias: list[float],
        output: list[float],
        constant: float,
        matches: list[float],
    ) -> None:
        self.linear = linear
        self.hidden = hidden
        self.bias = bias
        self.output = output
        self.constant = constant
        self.matches = matches
        """The log odds that a type brings against another: arena and war, one and two ships a side."""

    def logit(self, features: list[float]) -> float:
        """The odds of winning, as a logarithm. Features that are 0 cost nothing."""
        places: list[int] = []
        values: list[float] = []
        total: float = self.constant
        linear = self.linear
        for place in range(len(features)):
            value: float = features[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
                total += value * linear[place]
        count: i64 = len(places)
        for unit in range(len(self.output)):
            row = self.hidden[unit]
            inner: float = self.bias[unit]
            for at in range(count):
                inner += values[at] * row[places[at]]
            if inner > 0.0:
                total += inner * self.output[unit]
        return total

    def match(self, war: bool, size: int, own: int, enemy: int) -> float:
        """What a type of ship brings its side against another type."""
        form = (SIZES if war else 0) + size - 1
        return self.matches[(form * TYPES + own) * TYPES + enemy]


def network_of(model: Model) -> Network:
    """The network of a model file; refuses arrays of another shape."""
    shape = model.lengths("output")
    units = shape[0] if len(shape) == 1 else 0
    if units > MOST_HIDDEN:
        raise ModelError(f"it has {units} hidden units, more than {MOST_HIDDEN}")
    for name, wanted in (
        ("linear", [COUNT]),
        ("hidden", [units, COUNT]),
        ("bias", [units]),
        ("output", [units]),
        ("constant", [1]),
        ("matches", [2 * SIZES, TYPES, TYPES]),
    ):
        if model.lengths(name) != wanted:
            raise ModelError(f"its array {name} has the shape {model.lengths(name)}, not {wanted}")
    flat = model.numbers("hidden")
    rows = [flat[COUNT * unit : COUNT * (unit + 1)] for unit in range(units)]
    linear, bias, output = model.numbers("linear"), model.numbers("bias"), model.numbers("output")
    return Network(linear, rows, bias, output, model.numbers("constant")[0], model.numbers("matches"))


def read_network(data: bytes) -> Network:
    """The network in the bytes of a file."""
    return network_of(read_model(data, GAME, VERSION))


def knowing_nothing() -> Network:
    """The network before it has seen a game: every position is even."""
    return Network([0.0] * COUNT, [], [], [], 0.0, [0.0] * MATCHES)


class LearnedSheet(FeatureSheet):
    """Judges positions by a network instead of by written terms."""

    def __init__(self, tables: Tables, side: i64, network: Network) -> None:
        super().__init__(tables, side)
        self.network = network

    def value(self, state: RedcodeState, side: i64) -> float:
        """The worth of a position to a side, from -1 to 1."""
        if state.phase == OVER:
            return self.result(state, side)
        return math.tanh(self.network.logit(self.features(state, side)) / 2.0)

    def result(self, state: RedcodeState, side: i64) -> float:
        """A game that is over."""
        if state.winner == NO_SIDE:
            return 0.0
        worth: float = 1.0 - SOON * float(state.round)
        return worth if state.winner == side else -worth
