"""A small network over the features of a position, as a model file holds it.

Linear terms and one hidden layer give the log odds of winning. Plain lists and floats: the bots need no
package for numbers. Which features there are is each game's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.model_file import ModelError

if TYPE_CHECKING:
    from redtable.bots.model_file import Model

MOST_HIDDEN: Final = 512


class Network:
    """A sum of the features, and of what hidden units make of them."""

    def __init__(
        self,
        linear: list[float],
        hidden: list[list[float]],
        bias: list[float],
        output: list[float],
        constant: float,
    ) -> None:
        self.linear = linear
        self.hidden = hidden
        self.bias = bias
        self.output = output
        self.constant = constant

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


def check_shape(model: Model, name: str, wanted: list[int]) -> None:
    """Refuse a model whose array is missing or of another shape."""
    if model.lengths(name) != wanted:
        raise ModelError(f"its array {name} has the shape {model.lengths(name)}, not {wanted}")


def network_of(model: Model, inputs: int) -> Network:
    """The network of a model file over so many features; refuses arrays of another shape."""
    shape = model.lengths("output")
    units = shape[0] if len(shape) == 1 else 0
    if units > MOST_HIDDEN:
        raise ModelError(f"it has {units} hidden units, more than {MOST_HIDDEN}")
    check_shape(model, "linear", [inputs])
    check_shape(model, "hidden", [units, inputs])
    check_shape(model, "bias", [units])
    check_shape(model, "output", [units])
    check_shape(model, "constant", [1])
    flat = model.numbers("hidden")
    rows = [flat[inputs * unit : inputs * (unit + 1)] for unit in range(units)]
    linear, bias, output = model.numbers("linear"), model.numbers("bias"), model.numbers("output")
    return Network(linear, rows, bias, output, model.numbers("constant")[0])


def knowing_nothing(inputs: int) -> Network:
    """The network before it has seen a game: every position is even."""
    return Network([0.0] * inputs, [], [], [], 0.0)
