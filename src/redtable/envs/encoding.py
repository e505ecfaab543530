"""What all environments have in common: a position as numbers for one seat, and actions by their numbers.

An observation holds what the seat may know, and nothing else: it is the same for every position that the seat
cannot tell apart. This module knows neither NumPy nor any environment; numbers travel as bytes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, mypyc_attr

from redtable.kernel.game import NOBODY

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Event, Game, Outcome, State
    from redtable.kernel.ruleset import Ruleset

BYTES: Final = "uint8"
SHORTS: Final = "int16"
WIDTH: Final = 8
"""Bytes of the number of an action, where many of them are written one after the other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC):
    """A game under one ruleset, in numbers."""

    dtype: str = BYTES
    """The type of every number of an observation and of the candidates."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        self.game = game
        self.rules = rules
        self.seats = len(game.seats(rules))
        self.size = 0
        """How many numbers an observation has."""
        self.actions = 0
        """How many numbers stand for actions."""
        self.features = 0
        """How many numbers describe a candidate; 0 where every action has a number of its own."""

    def start(self, chance: Chance) -> tuple[State, list[Event]]:
        """A new game."""
        return self.game.start(self.rules, chance)

    @abstractmethod
    def observe(self, state: State, seat: int) -> bytes:
        """What the seat may know."""

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append what the seat may know to what is written."""
        out.write(self.observe(state, seat))

    @abstractmethod
    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the seat's legal actions."""

    def write_legal(self, state: State, seat: int, numbers: BytesWriter, mask: BytesWriter, row: i64) -> i64:
        """Append the legal numbers, 64 bits each, mark them in the row of the mask that begins there, and
        give how many they are."""
        found = self.legal(state, seat)
        for number in found:
            mark(number, numbers, mask, row)
        return len(found)

    def actor(self, state: State, last: int) -> int:
        """Whose decision is open, NOBODY at the end. Where several may act, the next after who acted last."""
        actors = state.actors()
        if len(actors) > 1:
            return next_actor(actors, last)
        return actors[0] if actors else NOBODY

    @abstractmethod
    def action(self, state: State, seat: int, number: int) -> Action:
        """The action of a legal number."""

    def candidates(self, state: State, seat: int) -> bytes:  # noqa: ARG002 - most games have none
        """The features of the candidates, one row for each number, zeros for numbers without one."""
        return b""


@mypyc_attr(allow_interpreted_subclasses=True)
class FixedList(Encoding):
    """A game with finitely many actions: each has the same number in every position."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        self.listed: list[Action] = []
        self.numbers: dict[str, int] = {}

    def list_actions(self, actions: list[Action]) -> None:
        """Give numbers to the actions, in this order."""
        self.listed = actions
        self.numbers = {action.text: number for number, action in enumerate(actions)}
        self.actions = len(actions)

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the legal actions, in the order in which the game lists them."""
        numbers = self.numbers
        return [numbers[action.text] for action in state.legal(seat)]

    def action(self, state: State, seat: int, number: int) -> Action:  # noqa: ARG002 - always the same
        """The action of that number."""
        return self.listed[number]

    def actor(self, state: State, last: int) -> int:  # noqa: ARG002 - nobody acts at the same time
        """Whose decision is open, NOBODY at the end."""
        return state.to_move()


@mypyc_attr(allow_interpreted_subclasses=True)
class CandidateTable(Encoding):
    """A game with free points or words: action n is the candidate in row n of a table.

    The rows stand in the order in which the game lists them. If there are more than `actions`, so many of
    them are taken at even distances, the first and the last included: the list of a game goes from kind to
    kind, so that something of each remains.
    """

    dtype: str = SHORTS

    def offered(self, state: State, seat: int) -> list[Action]:
        """The candidates of a position."""
        choices = state.choices(seat)
        most, found = self.actions, len(choices)
        if found <= most:
            return choices
        return [choices[row * (found - 1) // (most - 1)] for row in range(most)]

    def legal(self, state: State, seat: int) -> list[int]:
        """Every row that has a candidate."""
        return list(range(min(self.actions, len(state.choices(seat)))))

    def action(self, state: State, seat: int, number: int) -> Action:
        """The candidate in that row."""
        return self.offered(state, seat)[number]

    def candidates(self, state: State, seat: int) -> bytes:
        """The features of each candidate, and zeros up to the end of the table."""
        numbers: list[int] = []
        for action in self.offered(state, seat):
            numbers += self.describe(action)
        numbers += [0] * (self.actions * self.features - len(numbers))
        return shorts(numbers)

    @abstractmethod
    def describe(self, action: Action) -> list[int]:
        """The features of one candidate."""


def next_actor(actors: list[int], last: int) -> int:
    """Where several may act, they take turns: the next one after who acted last."""
    later = [seat for seat in actors if seat > last]
    return min(later or actors)


def mark(number: i64, numbers: BytesWriter, mask: BytesWriter, row: i64) -> None:
    """Write a legal number, and mark it in the row of a mask that begins there."""
    write_i64_le(numbers, number)
    mask[row + number] = 1


def shorts(numbers: list[int]) -> bytes:
    """Numbers as 16-bit integers."""
    return array("h", numbers).tobytes()


def payoff(outcome: Outcome, seat: int) -> float:
    """What an ended game is worth to a seat: 1 won, -1 lost, 0 drawn or without a score."""
    score = outcome.scores[seat]
    return 0.0 if score is None else 2.0 * score - 1.0
