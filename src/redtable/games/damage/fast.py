"""Hands a ship and a deck to numba's sampler, and takes the counts back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.games.damage import chart_sampler, sampler
from redtable.games.damage.counts import Counts
from redtable.games.damage.words import BOARDING_PARTY, CREW, CRITICAL, EACH, EXCESS, ONCE, SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from redtable.games.damage.chart import ChartTable
    from redtable.games.damage.volley import Ship

ENDLESS_SLOTS = (
    sampler.CLOSER_SLOT,
    sampler.CRITICAL_SLOT,
    sampler.COUNTED_SLOT,
    sampler.IGNORED_SLOT,
)
ALL_BITS = (1 << 64) - 1


class Slots:
    """A ship's systems as the sampler numbers them: from 1 on, in the order of sacrifice."""

    def __init__(self, ship: Ship) -> None:
        order = sorted(range(len(SYSTEMS)), key=lambda system: ship.ranks[system])
        self.slot_of = [1 + order.index(system) for system in range(len(SYSTEMS))]
        self.before = np.zeros(sampler.SLOTS, dtype=np.int32)
        self.before[self.slot_of] = ship.left
        self.before[list(ENDLESS_SLOTS)] = sampler.ENDLESS

    def of(self, systems: list[int]) -> list[int]:
        """The slots of these systems."""
        return [self.slot_of[system] for system in systems]

    def deck(self, ship: Ship) -> sampler.Deck:
        """The deck as it lies over the ship."""
        tables = ship.fit.tables
        cards = tables.cards
        systems = [options_of(ship, card) for card in range(len(cards))]
        first, options = flat([self.of(each) for each in systems])
        each = [card for card, row in enumerate(cards) if row.limit == EACH and len(systems[card]) > 1]
        once = [card for card, row in enumerate(cards) if row.limit in (ONCE, EACH) and card not in each]
        masks = [self.mask_of(ship, card, systems[card]) for card in range(len(cards))]
        absent = range(len(cards), sampler.NO_CARD)
        no_misses = int(sampler.MISSES_FULL) - tables.misses
        return sampler.Deck(
            masks=words([*masks, *(0 for _ in absent), bits([sampler.IGNORED_SLOT])]),
            critical_of=small(max(0, row.critical - 1) for row in cards),
            counting=small(ship.fit.counts),
            first=first,
            options=options,
            ranks=flat([ranks_of(ship, card, each) for card, each in enumerate(systems)])[1],
            alive=np.uint64(bits(int(slot) for slot in np.flatnonzero(self.before))),
            once=np.uint64(bits(once)),
            criticals=np.uint64(bits(tables.critical_cards)),
            absent=np.uint64(bits(absent)),
            each=words(each),
            effects=small(effect_of(row.kind, row.needs) for row in tables.criticals),
            keep=words(keep_of(slot) for slot in range(sampler.SLOTS)),
            add=words(add_of(slot, no_misses) for slot in range(sampler.SLOTS)),
            no_misses=np.uint64(no_misses),
            misses_per_batch=int(tables.misses_per_batch),
            destroys=int(tables.destroys),
            excess=np.uint64(self.slot_of[EXCESS]),
            crew=np.uint64(self.slot_of[CREW]),
            party=np.uint64(self.slot_of[BOARDING_PARTY]),
        )

    def mask_of(self, ship: Ship, card: int, systems: list[int]) -> int:
        """The slots that a card can hit, and what it is if all of them are empty."""
        tables = ship.fit.tables
        slots = [*self.of(systems), sampler.IGNORED_SLOT]
        if tables.cards[card].limit == CRITICAL:
            slots = [sampler.CRITICAL_SLOT, sampler.IGNORED_SLOT]
        if tables.ignored_counts if tables.cards[card].limit == CRITICAL else ship.fit.counts[card]:
            slots.append(sampler.COUNTED_SLOT)
        ranks = ranks_of(ship, card, systems)
        if len(set(ranks)) < len(ranks) or is_in_order(ship, card):
            slots.append(sampler.CLOSER_SLOT)
        return bits(slots)


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


def keep_of(slot: int) -> int:
    """What a card that finds this slot leaves of the score: a hit ends the misses."""
    is_system = slot not in ENDLESS_SLOTS
    return ALL_BITS ^ int(sampler.MISS_BITS) if is_system else ALL_BITS


def add_of(slot: int, no_misses: int) -> int:
    """What it adds to the score."""
    special = {
        sampler.CLOSER_SLOT: int(sampler.LOOK),
        sampler.CRITICAL_SLOT: int(sampler.LOOK),
        sampler.COUNTED_SLOT: 1,
        sampler.IGNORED_SLOT: 0,
    }
    return special.get(slot, int(sampler.HIT) + no_misses)


def new_lanes(deck: sampler.Deck) -> sampler.Lanes:
    """Arrays for volleys side by side."""
    lanes = sampler.LANES
    masks = np.zeros((lanes, sampler.WIDTH), dtype=np.uint64)
    masks[:, : len(deck.masks)] = deck.masks
    return sampler.Lanes(
        left=np.zeros(lanes * sampler.SLOTS, dtype=np.int32),
        masks=masks.ravel(),
        took=np.zeros(lanes * sampler.WIDTH, dtype=np.uint64),
        alive=np.zeros(lanes, dtype=np.uint64),
        score=np.zeros(lanes, dtype=np.uint64),
        aside=np.zeros(lanes, dtype=np.uint64),
        seen=np.zeros(lanes, dtype=np.uint64),
        critical=np.zeros(lanes, dtype=np.int64),
        gone=np.zeros(lanes, dtype=np.int64),
        busy=np.zeros(lanes, dtype=np.uint64),
        dealt=np.zeros((sampler.NO_CARD + 1) * lanes, dtype=np.uint64),
    )


def bits(numbers: Iterable[int]) -> int:
    """Numbers as the bits of a word."""
    return sum(1 << number for number in set(numbers))


def words(numbers: Iterable[int]) -> Any:
    """An array of words of the machine."""
    return np.array(list(numbers), dtype=np.uint64)


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
        return sampler.CREW_EFFECT if needs[0] == CREW else sampler.PARTY_EFFECT
    return sampler.EXCESS_EFFECT if kind == "excess" else sampler.NO_EFFECT


class Tallies:
    """The tallies in the sampler's order: those of one system first, then the others laid end to end."""

    def __init__(self, counts: Counts, place_of: list[int]) -> None:
        tallies = [[place_of[system] for system in systems] for systems in counts.tallies]
        self.order = sorted(range(len(tallies)), key=lambda number: len(tallies[number]) > 1)
        single = [systems[0] for systems in tallies if len(systems) == 1]
        first, rest = flat([systems for systems in tallies if len(systems) > 1])
        self.first = first + len(single)
        self.systems = words([*single, *rest])
        widths = [len(counts.histograms[number]) for number in self.order]
        begins = np.cumsum([0, *widths])
        self.ends = begins[1:] - 1
        """Where each histogram has its last place: all boxes lost."""
        self.histogram = np.zeros(begins[-1], dtype=np.int64)

    def fill(self, counts: Counts, trials: int, ends: tuple[int, int, int]) -> Counts:
        """The sampler's arrays as counts."""
        counts.total = float(trials)
        for row, number in enumerate(self.order):
            end = self.ends[row] + 1
            begin = end - len(counts.histograms[number])
            counts.histograms[number] = [float(weight) for weight in self.histogram[begin:end]]
        counts.destroyed, counts.cards, counts.overkill = (float(end) for end in ends)
        return counts


def sample_numba(ship: Ship, volleys: list[int], tallies: list[list[int]], trials: int, seed: int) -> Counts:
    """The same as `sample_engine`, much faster."""
    counts = Counts(tallies, ship.left[:], len(ship.fit.tables.criticals))
    slots = Slots(ship)
    deck = slots.deck(ship)
    criticals = np.zeros(max(1, len(counts.criticals)), dtype=np.int64)
    told = Tallies(counts, slots.slot_of)
    ends = sampler.sample_deck(
        trials,
        seed,
        small(volleys),
        small(ship.fit.tables.batch_size(hits) for hits in volleys),
        slots.before,
        deck,
        new_lanes(deck),
        told.ends,
        told.first,
        told.systems,
        told.histogram,
        criticals,
    )
    counts.criticals = [float(weight) for weight in criticals[: len(counts.criticals)]]
    return told.fill(counts, trials, ends)


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
    told = Tallies(counts, list(range(len(SYSTEMS))))
    ends = chart_sampler.sample_chart(
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
    return told.fill(counts, trials, ends)


def trace_volley(
    ship: Ship, hits: int, script: list[int], dice: list[int]
) -> tuple[list[tuple[int, int]], list[int]]:
    """What each card of a given order does by the sampler, and what is left of the ship: for comparisons."""
    slots = Slots(ship)
    deck = slots.deck(ship)
    lanes = new_lanes(deck)
    sampler.begin_series(1, slots.before, deck, lanes)
    trace = np.zeros((len(script), 2), dtype=np.int64)
    cards = sampler.deal_volleys(
        1,
        hits,
        ship.fit.tables.batch_size(hits),
        deck,
        lanes,
        np.uint64(0),
        small(script),
        small(dice),
        trace,
    )[0]
    told = [
        (int(card), slots.slot_of.index(result) if result > 0 else int(result))
        for card, result in trace[:cards]
    ]
    return told, [int(lanes.left[slot]) for slot in slots.slot_of]
