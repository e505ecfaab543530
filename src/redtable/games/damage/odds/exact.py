"""Exact odds of small volleys: all decks at once, cards that do the same on this ship taken together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.odds.counts import Counts
from redtable.games.damage.words import CRITICAL, EACH, EXCESS, FREE, ONCE

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship

State = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int, int]
"""Boxes left by system, cards in the deck and systems done by class, hits, misses, dealt, critical."""

NO_CRITICAL = -1
NO_CASUALTIES = -2
"""What a state says of critical hits: none yet; one that took nobody; otherwise the people (by system) whose
casualties are rolled for when the volley is over, because no card asks for them."""

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
        self.asked_for: set[int] = set()
        """The systems that any card can hit."""
        self.dead: dict[tuple[int, bool], int] = {}
        """The classes of cards that can hit nothing, by limit and by whether their misses count."""
        self.batch_size = 0
        self.hits = 0

    def least_steps(self, hits: int) -> int:
        """A lower bound on the work: every ship that so many hits can leave, and a card on each of them."""
        left = tuple(self.counts.before)
        self.sort_cards(left, hits)
        within = {each.systems[0] for each in self.classes if each.systems}
        ways = [1] + [0] * min(hits - 1, MANY_HITS)
        for system in within:
            ways = [
                sum(ways[lost - part] for part in range(min(lost, left[system]) + 1))
                for lost in range(len(ways))
            ]
        return sum(ways) * len(within) if hits > 1 else 0

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
                if row.limit != EACH:
                    systems = self.within_reach(systems, left, hits)
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
        for dead in ((limit, counting) for limit in (FREE, ONCE) for counting in (False, True)):
            found.setdefault(((), *dead, -1), CardClass((), *dead, -1))
        self.classes = list(found.values())
        self.full = tuple(each.count for each in self.classes)
        self.asked_for = {system for each in self.classes for system in each.systems}
        self.dead = {
            (each.limit, each.counting): number
            for number, each in enumerate(self.classes)
            if not each.systems and each.limit in (FREE, ONCE)
        }

    def within_reach(self, systems: list[int], left: tuple[int, ...], hits: int) -> list[int]:
        """The systems up to the first that has boxes for all hits of the volley: no card goes beyond it."""
        for number, system in enumerate(systems):
            rank = self.ranks[system]
            alone = all(self.ranks[other] != rank for other in systems if other != system)
            if left[system] >= hits and alone:
                return systems[: number + 1]
        return systems

    def volley(self, left: tuple[int, ...], hits: int, chance: float) -> dict[Out, float]:
        """Every way a volley can end, with its probability."""
        self.sort_cards(left, hits)
        ends: dict[Out, float] = {}
        states: dict[State, float] = {
            (left, self.full, (0,) * len(self.classes), 0, 0, 0, NO_CRITICAL): chance
        }
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
                if critical != NO_CRITICAL:
                    misses_now = misses + int(self.tables.ignored_counts)
                    ignored: State = (left, rest, done, scored, misses_now, dealt + 1, critical)
                    self.missed(ignored, part, after, ends)
                else:
                    self.roll((left, rest, done, scored, 0, dealt + 1, NO_CASUALTIES), part, after, ends)
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
            self.finish(left, True, scored, critical, chance, ends)
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
                if people in self.asked_for:
                    for fewer in casualties(left, people):
                        moved: State = (fewer, deck, done, scored + 1, misses, dealt, critical)
                        self.go_on(moved, part / 6, after, ends)
                else:
                    self.go_on((left, deck, done, scored + 1, misses, dealt, people), part, after, ends)
            else:
                self.go_on((left, deck, done, scored + 1, misses, dealt, critical), part, after, ends)

    def go_on(self, state: State, chance: float, after: dict[State, float], ends: dict[Out, float]) -> None:
        """The volley ends, or the batch does, or the next card comes."""
        left, deck, done, scored, misses, dealt, critical = state
        if scored == self.hits:
            self.finish(left, False, scored, critical, chance, ends)
            return
        if dealt == self.batch_size or not any(deck):
            deck = self.shuffled(left, deck, done, critical)
            misses = 0 if self.tables.misses_per_batch else misses
            dealt = 0
        deck, done = self.merged(left, deck, done)
        state = (left, deck, done, scored, misses, dealt, critical)
        after[state] = after.get(state, 0.0) + chance

    def finish(
        self,
        left: tuple[int, ...],
        destroyed: bool,
        scored: int,
        critical: int,
        chance: float,
        ends: dict[Out, float],
    ) -> None:
        """The volley is over; casualties that nothing depended on are rolled for now."""
        rolled = casualties(left, critical) if critical >= 0 else [left]
        for after in rolled:
            end = (after, destroyed, scored)
            ends[end] = ends.get(end, 0.0) + chance / len(rolled)

    def merged(
        self, left: tuple[int, ...], deck: tuple[int, ...], done: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Cards that can hit nothing any more are taken together, whatever they were: the states are one."""
        moved: list[int] | None = None
        for number, each in enumerate(self.classes):
            if not each.systems or each.limit == CRITICAL or not (deck[number] or done[number]):
                continue
            if self.given_up(left, each.systems, done[number]) >= 0:
                continue
            if moved is None:
                moved = list(deck)
            limit = FREE if each.limit == FREE else ONCE
            moved[self.dead[limit, each.counting]] += moved[number]
            moved[number] = 0
            if done[number] and self.given_up(left, each.systems, 0) < 0:
                done = (*done[:number], 0, *done[number + 1 :])
        return (deck if moved is None else tuple(moved)), done

    def shuffled(
        self, left: tuple[int, ...], deck: tuple[int, ...], done: tuple[int, ...], critical: int
    ) -> tuple[int, ...]:
        """The deck of the next batch: exposed limited cards stay out, as do all criticals after the first."""
        fresh: list[int] = []
        for number, each in enumerate(self.classes):
            if each.limit == FREE:
                fresh.append(each.count)
            elif each.limit == ONCE:
                fresh.append(deck[number])
            elif each.limit == CRITICAL:
                fresh.append(each.count if critical == NO_CRITICAL else 0)
            elif deck[number] == 0 and self.given_up(left, each.systems, done[number]) < 0:
                fresh.append(0)
            else:
                fresh.append(each.count)
        return tuple(fresh)


def casualties(left: tuple[int, ...], people: int) -> list[tuple[int, ...]]:
    """BD-5.13, BD-5.23: what each of six dice leaves of them, at least half."""
    return [less(left, people, min(lost, left[people] // 2)) for lost in range(1, 7)]


def less(left: tuple[int, ...], system: int, count: int) -> tuple[int, ...]:
    """So many boxes of a system fewer."""
    return (*left[:system], left[system] - count, *left[system + 1 :])
