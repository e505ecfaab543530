"""What a position of Red Code is worth to a side, as a small network learned it from games.

What the network gives for the numbers of `features.py` is a chance of winning, from -1 (lost) to 1 (won).
With it comes what each type of ship is worth against each other, for the choice of ships.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.model_file import read_model
from redtable.bots.network import Network, check_shape, network_of
from redtable.bots.redcode.features import COUNT, FeatureSheet
from redtable.games.redcode.frames import OVER
from redtable.games.redcode.words import NO_SIDE, SHIP_TYPES

if TYPE_CHECKING:
    from redtable.bots.model_file import Model
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Tables

GAME: Final = "redcode"
VERSION: Final = 2
"""Of the features and of the network over them: another version's files are refused."""
TYPES: Final = len(SHIP_TYPES)
SIZES: Final = 2
"""One or two ships a side leave a choice of types; three do not."""
SOON: Final = 1e-4
"""An early win is better than a late one, by so much a round."""


class AdmiralNetwork(Network):
    """The worth of positions, and of the types of ship."""

    def __init__(self, worth: Network, matches: list[float]) -> None:
        super().__init__(worth.linear, worth.hidden, worth.bias, worth.output, worth.constant)
        self.matches = matches
        """The log odds that a type brings against another: arena and war, one and two ships a side."""

    def match(self, war: bool, size: int, own: int, enemy: int) -> float:
        """What a type of ship brings its side against another type."""
        form = (SIZES if war else 0) + size - 1
        return self.matches[(form * TYPES + own) * TYPES + enemy]


def admiral_network_of(model: Model) -> AdmiralNetwork:
    """The network of a model file; refuses arrays of another shape."""
    worth = network_of(model, COUNT)
    check_shape(model, "matches", [2 * SIZES, TYPES, TYPES])
    return AdmiralNetwork(worth, model.numbers("matches"))


def read_network(data: bytes) -> AdmiralNetwork:
    """The network in the bytes of a file."""
    return admiral_network_of(read_model(data, GAME, VERSION))


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
