"""A ship on its control card: cubes, crew, cards in hand."""

from __future__ import annotations

from mypy_extensions import i64

from redtable.games.redcode.board import NOWHERE
from redtable.games.redcode.tables import UNCHOSEN, Manoeuvre, ShipType
from redtable.games.redcode.words import AFLOAT, FREE


class Ship:
    """One ship. Its hull is one number: breakdowns times the row of repairs, plus repairs (RC-6.5)."""

    def __init__(self, number: i64 = 0, type: ShipType = UNCHOSEN) -> None:
        self.number: i64 = number
        self.type = type
        self.square: i64 = NOWHERE
        self.hull: i64 = 0
        self.reserve: i64 = 0
        self.removed: i64 = 0
        self.slots: i64 = 0
        """Crew on the manoeuvres, four bits for each place of the board."""
        self.hand: i64 = 0
        """Order cards, four bits for each kind."""
        self.cards: i64 = 0
        """How many cards are in the hand."""
        self.sunk: i64 = AFLOAT
        self.intercepted: i64 = FREE

    def copy(self) -> Ship:
        """An independent ship."""
        new = Ship(self.number, self.type)
        new.square = self.square
        new.hull = self.hull
        new.reserve = self.reserve
        new.removed = self.removed
        new.slots = self.slots
        new.hand = self.hand
        new.cards = self.cards
        new.sunk = self.sunk
        new.intercepted = self.intercepted
        return new

    def looks_like(self, other: Ship) -> bool:
        """Whether everybody sees the same of both; the cards in hand are hidden."""
        return (
            self.type is other.type
            and self.square == other.square
            and self.hull == other.hull
            and self.reserve == other.reserve
            and self.removed == other.removed
            and self.slots == other.slots
            and self.cards == other.cards
            and self.sunk == other.sunk
            and self.intercepted == other.intercepted
        )

    def commission(self, type: ShipType) -> None:
        """Fill the control card: all repairs and breakdowns, all crew in the reserve (RC-11.4, RC-3.6)."""
        self.type = type
        self.hull = type.hull
        self.reserve = type.crew
        self.removed = 0
        self.slots = 0
        self.sunk = AFLOAT
        self.intercepted = FREE

    def repairs(self) -> int:
        """Yellow cubes: 1 to a full row while afloat (RC-6.1)."""
        return (self.hull - 1) % self.type.row + 1 if self.hull > 0 else 0

    def breakdowns(self) -> int:
        """Red cubes."""
        return (self.hull - 1) // self.type.row if self.hull > 0 else 0

    def crew_on(self, manoeuvre: Manoeuvre) -> i64:
        """How many crew cover a manoeuvre (RC-7.3)."""
        return self.slots >> manoeuvre.shift & 15

    def out(self) -> i64:
        """Crew that could be recovered: on manoeuvres or removed (RC-12.4)."""
        return self.type.crew - self.reserve

    def cards_of(self, order: i64) -> i64:
        """How many cards of a kind are in the hand."""
        return self.hand >> 4 * order & 15
