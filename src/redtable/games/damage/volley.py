"""What changes in a battle: ships with their boxes and critical hits, and the volleys being resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.words import NEVER, NO_CARD, SYSTEMS

if TYPE_CHECKING:
    from redtable.games.damage.tables import Fit


class Wound:
    """A critical hit that a ship carries (BD-5)."""

    def __init__(self, critical: int = 0, first: int = 0, last: int = NEVER, size: int = 0) -> None:
        self.critical = critical
        self.first = first
        """The first turn in which it works."""
        self.last = last
        """The last turn in which it works, or NEVER."""
        self.size = size
        """The bay that is jammed, or how many people were lost."""

    def active(self, turn: int) -> bool:
        """Whether it works in this turn."""
        return self.first <= turn and (self.last == NEVER or turn <= self.last)

    def copy(self) -> Wound:
        """An independent wound."""
        return Wound(self.critical, self.first, self.last, self.size)


class Ship:
    """A ship in the battle."""

    def __init__(self, name: str = "", fit: Fit | None = None) -> None:
        self.name = name
        self.destroyed = False
        self.overkill = 0
        """Hits that were left when the ship was destroyed (BD-6.6)."""
        self.allocation: list[str] = []
        """The declared order of sacrifice; empty: the owner is asked."""
        self.ranks: list[int] = []
        self.wounds: list[Wound] = []
        if fit is not None:
            self.fit = fit
            self.left: list[int] = list(fit.plan.total)
            """Boxes left by system; people are counted here too."""
            self.boxes: list[int] = [row.total for row in fit.plan.rows]
            """Boxes left by row of the plan."""

    def copy(self) -> Ship:
        """An independent ship; the plan is shared."""
        other = Ship(self.name)
        other.fit = self.fit
        other.destroyed = self.destroyed
        other.overkill = self.overkill
        other.allocation = self.allocation
        other.ranks = self.ranks
        other.left = self.left[:]
        other.boxes = self.boxes[:]
        other.wounds = [wound.copy() for wound in self.wounds] if self.wounds else []
        return other

    def open_rows(self, system: int) -> list[int]:
        """The rows of a system that still have boxes."""
        boxes = self.boxes
        return [row for row in self.fit.plan.rows_of[system] if boxes[row] > 0]

    def lose(self, system: int, row: int = NO_CARD) -> None:
        """One box less; without a row, the least valuable one (BD-4.1)."""
        self.left[system] -= 1
        if row == NO_CARD:
            row = self.open_rows(system)[-1]
        self.boxes[row] -= 1

    def lose_people(self, system: int, count: int) -> None:
        """So many crew units or boarding parties less."""
        for _ in range(count):
            self.lose(system)

    def declare(self, allocation: list[str]) -> None:
        """The owner's order of sacrifice; an empty one means that the owner wants to be asked."""
        self.allocation = allocation
        self.ranks = self.fit.tables.ranks(allocation) if allocation else []


class Volley:
    """One volley being resolved on one ship (BD-1.5)."""

    def __init__(self, target: int = 0, hits: int = 0) -> None:
        self.target = target
        self.hits = hits
        self.number = 0
        """Which volley on this ship it is at a desk: a step back does not shuffle its cards anew."""
        self.scored = 0
        self.misses = 0
        """Misses in a row (BD-6.1)."""
        self.batch = 1
        self.batch_size = 0
        self.cards = 0
        """Cards (or dice) so far."""
        self.dealt = 0
        """Cards of this batch so far."""
        self.deck: list[int] = []
        """The cards still to come, in the order of the ruleset: the next one is drawn from them by chance,
        which is the same as dealing from a shuffled pile and leaves nothing hidden in the state."""
        self.right: list[int] = []
        self.left: list[int] = []
        self.aside: list[int] = []
        self.done: dict[int, int] = {}
        """The systems that a one-of-each card has hit in this volley, as bits (BD-4.5)."""
        self.rolled = -1
        """The number of the critical hit that was rolled; -1 for none."""
        self.criticals = 0
        """Critical hits that took no box: they count as hits (BD-5.6)."""
        self.empty = 0
        """Excess hits without a box on a ship that cannot be destroyed (no_excess_destroys = false)."""
        self.columns: list[int] = []
        """Pseudo-fighters: the next column of each row of the chart (pfdac_mode = advance)."""
        self.before: list[int] = []
        """Boxes left by system before the volley."""
        self.casualties: list[int] = [0, 0]
        """Crew and boarding parties lost by critical hits, on top of the hits."""
        self.card = NO_CARD
        """The card, or the die for a pseudo-fighter, that waits for the owner's choice."""
        self.options: list[int] = []
        """The rows of the plan among which the owner chooses."""

    def critical_done(self) -> bool:
        """BD-5.3: whether this volley has had its critical hit."""
        return self.rolled >= 0

    def waiting(self) -> bool:
        """Whether the owner has to choose."""
        return self.card != NO_CARD

    def copy(self) -> Volley:
        """An independent volley."""
        other = Volley(self.target, self.hits)
        other.number = self.number
        other.scored = self.scored
        other.misses = self.misses
        other.batch = self.batch
        other.batch_size = self.batch_size
        other.cards = self.cards
        other.dealt = self.dealt
        other.deck = self.deck[:]
        other.right = self.right[:]
        other.left = self.left[:]
        other.aside = self.aside[:]
        other.done = self.done.copy()
        other.rolled = self.rolled
        other.criticals = self.criticals
        other.empty = self.empty
        other.columns = self.columns[:]
        other.before = self.before
        other.casualties = self.casualties[:]
        other.card = self.card
        other.options = self.options[:]
        return other

    def lost(self, ship: Ship) -> dict[str, int]:
        """What the ship lost in this volley, by system."""
        return {
            name: self.before[system] - ship.left[system]
            for system, name in enumerate(SYSTEMS)
            if self.before[system] > ship.left[system]
        }
