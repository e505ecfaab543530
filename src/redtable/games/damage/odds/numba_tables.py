"""Hands a ship and a deck to numba's sampler, and takes the counts back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.games.damage.odds import numba_chart, numba_deck
from redtable.games.damage.odds.counts import Counts
from redtable.games.damage.words import BOARDING_PARTY, CREW, CRITICAL, EACH, EXCESS, ONCE, SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from redtable.games.damage.odds.chart import ChartTable
    from redtable.games.damage.volley import Ship

DICE = range(1, 7)
LAST_ROOM = 2
"""Bits that a system must have if a card knows its last box and it has boxes in reserve."""


class Layout:
    """A ship's boxes as the sampler has them: bits in the order of sacrifice, and a reserve."""

    def __init__(self, ship: Ship) -> None:
        cards = ship.fit.tables.cards
        self.ship = ship
        self.options = [options_of(ship, card) for card in range(len(cards))]
        self.each = [
            card for card, row in enumerate(cards) if row.limit == EACH and len(self.options[card]) > 1
        ]
        self.each_systems = sorted({system for card in self.each for system in self.options[card]})
        room = self.rooms()
        self.systems = [0] * len(SYSTEMS)
        at = 0
        for system in sorted(range(len(SYSTEMS)), key=lambda system: ship.ranks[system]):
            self.systems[system] = ((1 << room[system]) - 1) << at
            at += room[system]
        self.boxes = sum(self.systems)
        self.reserve = [left - bits for left, bits in zip(ship.left, room, strict=True)]
        self.last = [last_bit(bits) for bits in self.systems]
        self.renewed = [
            bits ^ self.last[system] if system in self.each_systems else bits
            for system, bits in enumerate(self.systems)
        ]

    def rooms(self) -> list[int]:
        """How many bits each system has: the more cards hit it first, the more, for a reserve costs time."""
        left = self.ship.left
        weight = [0.0] * len(SYSTEMS)
        for systems in self.options:
            for place, system in enumerate(systems):
                weight[system] += 1 / (1 + place)
        room = [min(1, left[system]) if weight[system] else 0 for system in range(len(SYSTEMS))]
        for system in self.each_systems:
            room[system] = min(LAST_ROOM, left[system])
        while sum(room) < numba_deck.BOXES:
            short = [system for system, bits in enumerate(room) if weight[system] and bits < left[system]]
            if not short:
                break
            room[min(short, key=lambda system: room[system] / weight[system])] += 1
        return room

    def guard(self) -> int:
        """The bits after which boxes are brought up."""
        return sum(last_bit(self.renewed[system]) for system, kept in enumerate(self.reserve) if kept)

    def owner(self) -> list[int]:
        """The system of each bit."""
        owner = [0] * numba_deck.BOXES + [numba_deck.CRITICAL_SCORED]
        for system, bits in enumerate(self.systems):
            for bit in range(numba_deck.BOXES):
                if bits >> bit & 1:
                    owner[bit] = system
        return owner

    def boxes_of(self, card: int) -> int:
        """The boxes that a card can hit."""
        if self.ship.fit.tables.cards[card].limit == CRITICAL:
            return int(numba_deck.CRITICAL_BOX)
        return sum(
            (self.last if card in self.each else self.systems)[system] for system in self.options[card]
        )

    def is_plain(self, card: int) -> bool:
        """Whether the order of the boxes is the order in which the card takes them."""
        ranks = ranks_of(self.ship, card, self.options[card])
        return len(set(ranks)) == len(ranks) and not is_in_order(self.ship, card)

    def deck(self) -> numba_deck.Deck:
        """The deck as it lies over the ship."""
        ship = self.ship
        tables = ship.fit.tables
        cards = tables.cards
        numbers = range(len(cards))
        closer = [self.boxes_of(card) for card in numbers]
        plain = [self.is_plain(card) for card in numbers]
        counting = [
            tables.ignored_counts if row.limit == CRITICAL else ship.fit.counts[card]
            for card, row in enumerate(cards)
        ]
        misses = [int(counting[card]) if plain[card] else int(numba_deck.LOOK) for card in numbers]
        once = [card for card in numbers if cards[card].limit in (ONCE, EACH) and card not in self.each]
        first, options = flat(self.options)
        return numba_deck.Deck(
            masks=by_card(closer[card] if plain[card] else 0 for card in numbers),
            misses=by_card(misses),
            closer=by_card(closer),
            counting=small(counting),
            first=first,
            options=options,
            ranks=flat([ranks_of(ship, card, systems) for card, systems in enumerate(self.options)])[1],
            cards=np.uint64(bits_of(numbers)),
            once=np.uint64(bits_of(once)),
            criticals=np.uint64(bits_of(tables.critical_cards)),
            each=words(self.each),
            each_systems=small(self.each_systems),
            results=small(self.results() or [0]),
            effects=small(effect_of(row.kind, row.needs) for row in tables.criticals),
            systems=words(self.systems),
            renewed=words(self.renewed),
            owner=small(self.owner()),
            guard=np.uint64(self.guard()),
            no_misses=np.uint64(int(numba_deck.MISSES_FULL) - tables.misses),
            misses_per_batch=int(tables.misses_per_batch),
            destroys=int(tables.destroys),
            excess=EXCESS,
            crew=CREW,
            party=BOARDING_PARTY,
        )

    def results(self) -> list[int]:
        """The critical hits of each critical card and die."""
        tables = self.ship.fit.tables
        return [result_of(tables.cards[card].critical, die) for card in tables.critical_cards for die in DICE]


def last_bit(bits: int) -> int:
    """The highest bit that is set, alone."""
    return 1 << bits.bit_length() - 1 if bits else 0


def result_of(critical: int, die: int) -> int:
    """The number of a critical hit, by critical card and die."""
    return (critical - 1) * len(DICE) + die - 1


def is_in_order(ship: Ship, card: int) -> bool:
    """Whether the card itself says which system comes first (BD-4.8)."""
    return ship.fit.tables.cards[card].in_order and ship.fit.plan.carrier


def options_of(ship: Ship, card: int) -> list[int]:
    """The systems that a card can hit, in the order in which the owner gives them up."""
    systems = [system for system in ship.fit.hits[card] if ship.left[system] > 0]
    return systems if is_in_order(ship, card) else sorted(systems, key=lambda system: ship.ranks[system])


def ranks_of(ship: Ship, card: int, systems: list[int]) -> list[int]:
    """The ranks of those systems; their places where the card itself has an order."""
    if is_in_order(ship, card):
        return list(range(len(systems)))
    return [ship.ranks[system] for system in systems]


def bits_of(numbers: Iterable[int]) -> int:
    """Numbers as the bits of a word."""
    return sum(1 << number for number in numbers)


def words(numbers: Iterable[int]) -> Any:
    """An array of words of the machine."""
    return np.array(list(numbers), dtype=np.uint64)


def new_stock() -> Any:
    """No random words yet: the next one is behind the last."""
    return words([0] * numba_deck.STOCK + [numba_deck.STOCK])


def by_card(numbers: Iterable[int]) -> Any:
    """A word for each number that a draw can be, also for those that are no card."""
    found = words(numbers)
    return np.concatenate([found, words([0] * (numba_deck.CARDS - len(found)))])


def small(numbers: Iterable[int]) -> Any:
    """An array of small numbers."""
    return np.array(list(numbers), dtype=np.int64)


def flat(lists: list[list[int]]) -> tuple[Any, Any]:
    """Lists laid end to end, and where each begins."""
    first = np.zeros(len(lists) + 1, dtype=np.int64)
    first[1:] = np.cumsum([len(each) for each in lists])
    return first, np.array([number for each in lists for number in each], dtype=np.int64)


def effect_of(kind: str, needs: list[int]) -> int:
    """What a critical hit does to boxes or people."""
    if kind == "casualties":
        return numba_deck.CREW_EFFECT if needs[0] == CREW else numba_deck.PARTY_EFFECT
    return numba_deck.EXCESS_EFFECT if kind == "excess" else numba_deck.NO_EFFECT


class Tallies:
    """The histograms of all tallies, laid end to end."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.first, self.systems = flat(counts.tallies)
        begins = np.cumsum([0, *(len(histogram) for histogram in counts.histograms)])
        self.begins = begins[:-1]
        self.ends = begins[1:] - 1
        """Where each histogram has its first place, and its last: that of all boxes lost."""
        self.histogram = np.zeros(begins[-1], dtype=np.int64)

    def fill(self, trials: int, ends: tuple[int, int, int]) -> Counts:
        """The sampler's arrays as counts."""
        counts = self.counts
        counts.total = float(trials)
        for number, (begin, end) in enumerate(zip(self.begins, self.ends, strict=True)):
            counts.histograms[number] = [float(weight) for weight in self.histogram[begin : end + 1]]
        counts.destroyed, counts.cards, counts.overkill = (float(end) for end in ends)
        return counts


def sample_numba(ship: Ship, volleys: list[int], tallies: list[list[int]], trials: int, seed: int) -> Counts:
    """The same as `sample_engine`, much faster."""
    counts = Counts(tallies, ship.left[:], len(ship.fit.tables.criticals))
    layout = Layout(ship)
    told = Tallies(counts)
    kept = [sum(layout.reserve[system] for system in systems) for systems in tallies]
    tally = numba_deck.Tally(
        boxes=words(sum(layout.systems[system] for system in systems) for systems in tallies),
        ends=words(told.ends - kept),
        first=told.first,
        systems=told.systems,
        members=small(bits_of(systems) for systems in tallies),
        histogram=told.histogram,
        criticals=np.zeros(max(1, len(counts.criticals)), dtype=np.int64),
    )
    ends = numba_deck.sample_deck(
        trials,
        seed,
        small(volleys),
        small(ship.fit.tables.batch_size(hits) for hits in volleys),
        np.uint64(layout.boxes) | numba_deck.CRITICAL_BOX,
        small([*layout.reserve, 0]),
        small([*layout.reserve, 0]),
        new_stock(),
        layout.deck(),
        tally,
    )
    counts.criticals = [float(weight) for weight in tally.criticals[: len(counts.criticals)]]
    return told.fill(trials, ends)


def sample_chart_numba(
    chart: ChartTable, ship: Ship, volleys: list[int], tallies: list[list[int]], trials: int, seed: int
) -> Counts:
    """The same as `sample_chart_engine`, much faster."""
    counts = Counts(tallies, ship.left[:], len(ship.fit.tables.criticals))
    lists = [
        sorted((s for s in systems if ship.left[s] > 0), key=lambda system: ship.ranks[system])
        for systems in chart.systems
    ]
    first, options = flat(lists)
    told = Tallies(counts)
    ends = numba_chart.sample_chart(
        trials,
        seed,
        np.array(volleys, dtype=np.int64),
        np.array([*ship.left, 0], dtype=np.int64),
        np.array(chart.rows, dtype=np.int64),
        np.array(chart.starred, dtype=np.bool_),
        first,
        options,
        np.array([ship.ranks[system] for systems in lists for system in systems], dtype=np.int64),
        int(ship.fit.tables.destroys),
        np.zeros(len(SYSTEMS) + 1, dtype=np.int64),
        np.zeros(len(chart.rows), dtype=np.int64),
        told.ends,
        told.first,
        told.systems,
        told.histogram,
    )
    return told.fill(trials, ends)


def trace_volley(
    ship: Ship, hits: int, script: list[int], dice: list[int]
) -> tuple[list[tuple[int, int]], list[int]]:
    """What each card of a given order does by the sampler, and what is left of the ship: for comparisons."""
    layout = Layout(ship)
    tables = ship.fit.tables
    first = next((tables.cards[card].critical for card in script if tables.cards[card].critical), 1)
    reserve = small([*layout.reserve, 0])
    trace = np.zeros(len(script), dtype=np.int64)
    boxes, _, dealt, _ = numba_deck.deal_volley(
        layout.deck(),
        reserve,
        np.uint64(layout.boxes) | numba_deck.CRITICAL_BOX,
        hits,
        tables.batch_size(hits),
        np.uint64(0),
        new_stock(),
        (result_of(first, dice[0]), dice[1]),
        small(script),
        trace,
    )
    told = [(card, int(result)) for card, result in zip(script[:dealt], trace, strict=False)]
    left = [
        (int(boxes) & bits).bit_count() + int(reserve[system]) for system, bits in enumerate(layout.systems)
    ]
    return told, left
