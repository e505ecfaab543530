"""What a position of Red Code is worth to a side, as a small network learned it from games.

The network sees what a seat may know: both sides' ships on their control cards, where they stand to each
other, the own side's order cards by their kind and the enemy's by their number. What it gives is a chance
of winning, from -1 (lost) to 1 (won). Plain lists and floats: the bots need no package for numbers.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.model_file import Model, ModelError, read_model
from redtable.bots.redcode.evaluation import Sheet, Weights, steps_between
from redtable.games.redcode.board import COLUMNS
from redtable.games.redcode.cards import KINDS
from redtable.games.redcode.frames import OVER, RECOVERY
from redtable.games.redcode.sight import UNSEEN, distances_seen
from redtable.games.redcode.words import AFLOAT, FREE, GONE, LOST, NO_SIDE, ORDERS, SHIP_TYPES, WAITING

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Tables

PLACES: Final = 8
"""Manoeuvres on a ship's board."""
OF_A_SHIP: Final = (
    *SHIP_TYPES,
    *(f"{name} hull" for name in SHIP_TYPES),
    "brink",
    "breakdowns",
    "repairs",
    "reserve",
    "reserve squared",
    "removed",
    "intercepted",
    "lost",
    "waiting",
    "cards",
    "cards squared",
    "aim",
    "aim at hull",
    "nearest enemy",
    "in sight",
    "active",
    "deadly",
    "active and deadly",
    *(f"{name} {place}" for name in SHIP_TYPES for place in range(PLACES)),
)
"""The terms of one ship; those of a side are their sums."""
OF_THE_TABLE: Final = (
    "own turn",
    "own turn, order used",
    "own turn, manoeuvred",
    "own turn, recovery",
    "order used",
    "manoeuvred",
    "recovery",
    "war",
    "own points",
    "enemy points",
    "round",
    "two ships",
    "three ships",
)
FEATURES: Final = (
    *(f"own {name}" for name in OF_A_SHIP),
    *(f"enemy {name}" for name in OF_A_SHIP),
    *(f"own {name}" for name in ORDERS),
    *OF_THE_TABLE,
)
TERMS_OF_A_SHIP: Final = len(OF_A_SHIP)
FIRST_SLOT: Final = 24
FIRST_CARD: Final = 2 * len(OF_A_SHIP)
FIRST_OF_TABLE: Final = FIRST_CARD + len(ORDERS)
COUNT: Final = len(FEATURES)

GAME: Final = "redcode"
VERSION: Final = 1
"""Of the features and of the network over them: another version's files are refused."""
MOST_HIDDEN: Final = 512
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
    ):
        if model.lengths(name) != wanted:
            raise ModelError(f"its array {name} has the shape {model.lengths(name)}, not {wanted}")
    flat = model.numbers("hidden")
    rows = [flat[COUNT * unit : COUNT * (unit + 1)] for unit in range(units)]
    linear, bias, output = model.numbers("linear"), model.numbers("bias"), model.numbers("output")
    return Network(linear, rows, bias, output, model.numbers("constant")[0])


def read_network(data: bytes) -> Network:
    """The network in the bytes of a file."""
    return network_of(read_model(data, GAME, VERSION))


def knowing_nothing() -> Network:
    """The network before it has seen a game: every position is even."""
    return Network([0.0] * COUNT, [], [], [], 0.0)


class LearnedSheet(Sheet):
    """Judges positions by a network instead of by written terms."""

    def __init__(self, tables: Tables, side: i64, network: Network) -> None:
        super().__init__(tables, Weights(), side)
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

    def features(self, state: RedcodeState, side: i64) -> list[float]:
        """What the network sees, in the order of `FEATURES`."""
        found = [0.0] * COUNT
        for ship in state.ships:
            if ship.number & 1 == side:
                self.add_ship(state, ship, 0, found)
                add_cards(ship, found)
            else:
                self.add_ship(state, ship, TERMS_OF_A_SHIP, found)
        self.add_table(state, side, found)
        return found

    def add_ship(self, state: RedcodeState, ship: Ship, first: i64, found: list[float]) -> None:
        """Add what everybody sees of a ship to the terms of its side, which begin at `first`."""
        kind: i64 = ship.type.number
        cards: float = float(ship.cards)
        found[first + 15] += cards / 4.0
        found[first + 16] += cards * cards / 16.0
        if ship.sunk != AFLOAT or kind < 0:
            if ship.sunk == LOST:
                found[first + 13] += 1.0
            elif ship.sunk == WAITING:
                found[first + 14] += 1.0
            return
        hull: i64 = max(ship.hull, 0)
        row: i64 = ship.type.row
        last: i64 = max(hull - 1, 0)
        reserve: float = float(ship.reserve)
        found[first + kind] += 1.0
        found[first + 3 + kind] += float(hull) / float(ship.type.hull)
        found[first + 6] += 1.0 / (1.0 + float(hull))
        found[first + 7] += float(last // row) / 4.0
        found[first + 8] += float(last % row + 1) / 3.0
        found[first + 9] += reserve / 6.0
        found[first + 10] += reserve * reserve / 36.0
        found[first + 11] += float(ship.removed) / 6.0
        if ship.intercepted != FREE:
            found[first + 12] += 1.0
        if ship.number == state.active:
            found[first + 21] += 1.0
        self.add_slots(ship, first + FIRST_SLOT + PLACES * kind, found)
        if ship.square >= 0:
            self.add_aim(state, ship, first, found)

    def add_slots(self, ship: Ship, first: i64, found: list[float]) -> None:
        """Add the crew on the manoeuvres."""
        slots: i64 = ship.slots
        place: i64 = first
        while slots:
            crew: i64 = slots & 15
            if crew:
                found[place] += float(crew) / 2.0
            slots >>= 4
            place += 1

    def add_aim(self, state: RedcodeState, ship: Ship, first: i64, found: list[float]) -> None:
        """Add what a ship's free attacks could do, and how far away the enemy is."""
        seen: i64 = distances_seen(state, ship)
        budget: i64 = ship.reserve + self.tables.recovery
        most: float = 0.0
        share: float = 0.0
        sighted = False
        deadly = False
        nearest: i64 = COLUMNS
        shift: i64 = 0
        for other in state.ships:
            if (other.number ^ ship.number) & 1 and other.square >= 0:
                nearest = min(nearest, steps_between(ship.square, other.square))
                distance: i64 = (seen >> shift) & 15
                if distance != UNSEEN:
                    sighted = True
                    harm: i64 = self.harm_at(ship, distance, budget)
                    hull: i64 = max(other.hull, 0)
                    most = max(most, float(harm))
                    share = max(share, float(harm) / (1.0 + float(hull)))
                    deadly = deadly or (harm >= hull and harm > 0)
            shift += 4
        found[first + 17] += most / 6.0
        found[first + 18] += share
        found[first + 19] += float(nearest) / float(COLUMNS)
        if sighted:
            found[first + 20] += 1.0
        if deadly:
            found[first + 22] += 1.0
            if ship.number == state.active:
                found[first + 23] += 1.0

    def add_table(self, state: RedcodeState, side: i64, found: list[float]) -> None:
        """Add what belongs to no ship."""
        recovering = 1.0 if state.phase == RECOVERY else 0.0
        ordered = 1.0 if state.order_used else 0.0
        manoeuvred = 1.0 if state.manoeuvred else 0.0
        at: i64 = FIRST_OF_TABLE
        if state.active & 1 == side:
            found[at] = 1.0
            found[at + 1] = ordered
            found[at + 2] = manoeuvred
            found[at + 3] = recovering
        found[at + 4] = ordered
        found[at + 5] = manoeuvred
        found[at + 6] = recovering
        if self.tables.war:
            blue, red = float(state.blue_points) / 3.0, float(state.red_points) / 3.0
            found[at + 7] = 1.0
            found[at + 8] = blue if side == 0 else red
            found[at + 9] = red if side == 0 else blue
        found[at + 10] = float(state.round) / 30.0
        if len(state.ships) == 4:
            found[at + 11] = 1.0
        elif len(state.ships) == 6:
            found[at + 12] = 1.0


def add_cards(ship: Ship, found: list[float]) -> None:
    """Add the order cards of an own ship by their kind."""
    if ship.cards == 0 or ship.sunk == GONE:
        return
    for kind in range(KINDS):
        held: i64 = (ship.hand >> 4 * kind) & 15
        if held:
            found[FIRST_CARD + kind] += float(held)
