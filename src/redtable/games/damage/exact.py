"""Exact odds of small volleys: all decks at once, cards that do the same on this ship taken together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.counts import Counts
from redtable.games.damage.words import CRITICAL, EACH, EXCESS, FREE, ONCE

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship

State = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int, bool]
"""Boxes left by system, cards in the deck and systems done by class, hits, misses, dealt, critical done."""

MANY_HITS = 12
"""Hits beyond these would not change the estimate."""
Out = tuple[tuple[int, ...], bool, int]
"""How a volley ends: boxes left, destroyed, hits scored."""


class CardClass:
    """Cards that do the same on a ship: same systems in order of sacrifice, same limit."""

    def __init__(self, systems: tuple[int, ...], limit: int, counting: bool, card: int) -> None:
        self.systems = systems
        self.limit = limit
        self.counting = counting
        self.card = card
        """One of the cards; one-of-each cards with a choice are classes of their own."""
        self.count = 0


class TooManyStatesError(Exception):
    """More states than were allowed."""


def exact_counts(ship: Ship, volleys: list[int], tallies: list[list[int]], budget: int) -> Counts | None:
    """The exact distribution; None if it would take more than `budget` steps.

    The ship must have a declared order of sacrifice, and be no pseudo-fighter.
    """
    counts = Counts(tallies, ship.left[:], len(ship.fit.tables.criticals))
    solver = Solver(ship, budget, counts)
    if solver.least_steps(sum(volleys)) > budget:
        return None
    ships: dict[tuple[int, ...], float] = {tuple(ship.left): 1.0}
    try:
        for number, hits in enumerate(volleys):
            survivors: dict[tuple[int, ...], float] = {}
            for left, chance in ships.items():
                for (after, destroyed, scored), part in solver.volley(left, hits, chance).items():
                    if destroyed:
                        counts.destroyed += part
                        counts.overkill += part * (hits - scored + sum(volleys[number + 1 :]))
                        counts.add(list(after), part)
                    else:
                        survivors[after] = survivors.get(after, 0.0) + part
            ships = survivors
    except TooManyStatesError:
        return None
    for left, chance in ships.items():
        counts.add(list(left), chance)
    return counts


class Solver:
    """Follows all states of a volley card by card."""

    def __init__(self, ship: Ship, budget: int, counts: Counts) -> None:
        self.fit = ship.fit
        self.tables = ship.fit.tables
        self.ranks = ship.ranks
        self.budget = budget
        self.counts = counts
        self.classes: list[CardClass] = []
        self.full: tuple[int, ...] = ()
        self.batch_size = 0
        self.hits = 0

    def least_steps(self, hits: int) -> float:
        """A lower bound on the work: every choice of so many classes that can hit must be followed."""
        self.sort_cards(tuple(self.counts.before), hits)
        alive = sum(1 for each in self.classes if each.systems)
        steps = float(alive)
        for number in range(1, min(hits, MANY_HITS) + 1):
            steps *= (alive + number - 1) / number
        return steps if hits > 1 else 0.0

    def sort_cards(self, left: tuple[int, ...], hits: int) -> None:
        """Put the cards into classes for a ship with these boxes and a volley of so many hits."""
        tables = self.tables
        self.hits = hits
        self.batch_size = tables.batch_size(hits)
        reshuffles = tables.misses * hits + len(tables.critical_cards) > self.batch_size
        found: dict[tuple[tuple[int, ...], int, bool, int], CardClass] = {}
        for card, row in enumerate(tables.cards):
            systems = [system for system in self.fit.hits[card] if left[system] > 0]
            if not (row.in_order and self.fit.plan.carrier):
                systems.sort(key=lambda system: self.ranks[system])
            limit = row.limit
            if limit == EACH and len(systems) < 2:
                limit = ONCE
            if not reshuffles and limit in (ONCE, EACH):
                limit = FREE
            apart = card if limit == EACH else -1
            key = (tuple(systems), limit, self.fit.counts[card], apart)
            if key not in found:
                found[key] = CardClass(tuple(systems), limit, self.fit.counts[card], card)
            found[key].count += 1
        self.classes = list(found.values())
        self.full = tuple(each.count for each in self.classes)

    def volley(self, left: tuple[int, ...], hits: int, chance: float) -> dict[Out, float]:
        """Every way a volley can end, with its probability."""
        self.sort_cards(left, hits)
        ends: dict[Out, float] = {}
        states: dict[State, float] = {(left, self.full, (0,) * len(self.classes), 0, 0, 0, False): chance}
        while states:
            after: dict[State, float] = {}
            for state, part in states.items():
                self.deal(state, part, after, ends)
            states = after
        return ends

    def deal(self, state: State, chance: float, after: dict[State, float], ends: dict[Out, float]) -> None:
        """One card, in every way it can come."""
        left, deck, done, scored, misses, dealt, critical = state
        self.counts.cards += chance
        cards = sum(deck)
        for number, count in enumerate(deck):
            if not count:
                continue
            self.budget -= 1
            if self.budget < 0:
                raise TooManyStatesError
            part = chance * count / cards
            each = self.classes[number]
            rest = (*deck[:number], count - 1, *deck[number + 1 :])
            if each.limit == CRITICAL:
                if critical:
                    added = int(self.tables.ignored_counts)
                    self.missed(
                        (left, rest, done, scored, misses + added, dealt + 1, True), part, after, ends
                    )
                else:
                    self.roll((left, rest, done, scored, 0, dealt + 1, True), part, after, ends)
                continue
            system = self.given_up(left, each.systems, done[number] if each.limit == EACH else 0)
            if system < 0:
                added = int(each.counting)
                moved: State = (left, rest, done, scored, misses + added, dealt + 1, critical)
                self.missed(moved, part, after, ends)
                continue
            marks = done
            if each.limit == EACH:
                marks = (*done[:number], done[number] | 1 << system, *done[number + 1 :])
            self.go_on(
                (less(left, system, 1), rest, marks, scored + 1, 0, dealt + 1, critical), part, after, ends
            )

    def given_up(self, left: tuple[int, ...], systems: tuple[int, ...], done: int) -> int:
        """The system that the order of sacrifice gives up; -1 if none is left."""
        best = -1
        for system in systems:
            if left[system] == 0 or done >> system & 1:
                continue
            tied = best >= 0 and self.ranks[system] == self.ranks[best]
            if best < 0 or (tied and left[system] > left[best]):
                best = system
        return best

    def missed(self, state: State, chance: float, after: dict[State, float], ends: dict[Out, float]) -> None:
        """A card that scored nothing: maybe the last of five."""
        left, deck, done, scored, misses, dealt, critical = state
        if misses >= self.tables.misses:
            self.excess((left, deck, done, scored, 0, dealt, critical), chance, after, ends)
        else:
            self.go_on(state, chance, after, ends)

    def excess(self, state: State, chance: float, after: dict[State, float], ends: dict[Out, float]) -> None:
        """One excess damage hit, or the end of the ship."""
        left, deck, done, scored, misses, dealt, critical = state
        if left[EXCESS] > 0:
            left = less(left, EXCESS, 1)
        elif self.tables.destroys:
            end = (left, True, scored)
            ends[end] = ends.get(end, 0.0) + chance
            return
        self.go_on((left, deck, done, scored + 1, misses, dealt, critical), chance, after, ends)

    def roll(self, state: State, chance: float, after: dict[State, float], ends: dict[Out, float]) -> None:
        """The first critical card, whichever it is: six results each, and six sizes of casualties."""
        left, deck, done, scored, misses, dealt, critical = state
        part = chance / len(self.tables.criticals)
        for number, row in enumerate(self.tables.criticals):
            self.counts.criticals[number] += part
            if row.kind == "excess":
                self.excess(state, part, after, ends)
            elif row.kind == "casualties" and left[row.needs[0]] > 0:
                people = row.needs[0]
                for lost in range(1, 7):
                    fewer = less(left, people, min(lost, left[people] // 2))
                    moved: State = (fewer, deck, done, scored + 1, misses, dealt, critical)
                    self.go_on(moved, part / 6, after, ends)
            else:
                self.go_on((left, deck, done, scored + 1, misses, dealt, critical), part, after, ends)

    def go_on(self, state: State, chance: float, after: dict[State, float], ends: dict[Out, float]) -> None:
        """The volley ends, or the batch does, or the next card comes."""
        left, deck, done, scored, misses, dealt, critical = state
        if scored == self.hits:
            end = (left, False, scored)
            ends[end] = ends.get(end, 0.0) + chance
            return
        if dealt == self.batch_size or not any(deck):
            deck = self.shuffled(left, deck, done, critical)
            misses = 0 if self.tables.misses_per_batch else misses
            state = (left, deck, done, scored, misses, 0, critical)
        after[state] = after.get(state, 0.0) + chance

    def shuffled(
        self, left: tuple[int, ...], deck: tuple[int, ...], done: tuple[int, ...], critical: bool
    ) -> tuple[int, ...]:
        """The deck of the next batch: exposed limited cards stay out, as do all criticals after the first."""
        fresh: list[int] = []
        for number, each in enumerate(self.classes):
            if each.limit == FREE:
                fresh.append(each.count)
            elif each.limit == ONCE:
                fresh.append(deck[number])
            elif each.limit == CRITICAL:
                fresh.append(0 if critical else each.count)
            elif deck[number] == 0 and self.given_up(left, each.systems, done[number]) < 0:
                fresh.append(0)
            else:
                fresh.append(each.count)
        return tuple(fresh)


def less(left: tuple[int, ...], system: int, count: int) -> tuple[int, ...]:
    """So many boxes of a system fewer."""
    return (*left[:system], left[system] - count, *left[system + 1 :])
