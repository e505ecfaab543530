"""Hands a ship and a deck to numba's sampler, and takes the counts back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from redtable.games.damage import sampler
from redtable.games.damage.counts import Counts
from redtable.games.damage.words import BOARDING_PARTY, CREW, CRITICAL, EACH, EXCESS, ONCE, SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from redtable.games.damage.chart import ChartTable
    from redtable.games.damage.volley import Ship


class DeckArrays:
    """The deck as it lies over one ship whose owner follows an order of sacrifice."""

    def __init__(self, ship: Ship) -> None:
        tables, fit = ship.fit.tables, ship.fit
        cards = tables.cards
        lists = [self.in_order(ship, card) for card in range(len(cards))]
        self.before = np.array([*ship.left, 0], dtype=np.int64)
        self.kinds = small(row.limit for row in cards)
        self.critical_of = small(max(0, row.critical - 1) for row in cards)
        self.first, self.options = flat(lists)
        ranks = [self.ranks_of(ship, card, systems) for card, systems in enumerate(lists)]
        self.ranks = flat(ranks)[1]
        faces = [
            face_of(row.limit, lists[card], ranks[card], fit.counts[card]) for card, row in enumerate(cards)
        ]
        criticals = sum(1 << card for card in tables.critical_cards)
        self.each = np.array([card for card, row in enumerate(cards) if row.limit == EACH], dtype=np.uint64)
        once = sum(1 << card for card, row in enumerate(cards) if row.limit == ONCE)
        self.faces = np.array([*faces, criticals, once], dtype=np.uint64)
        self.effects = small(effect_of(row.kind, row.needs) for row in tables.criticals)
        self.numbers = np.zeros(9, dtype=np.int64)
        self.numbers[sampler.MISSES] = tables.misses
        self.numbers[sampler.MISSES_PER_BATCH] = tables.misses_per_batch
        self.numbers[sampler.IGNORED_COUNTS] = tables.ignored_counts
        self.numbers[sampler.DESTROYS] = tables.destroys
        self.numbers[sampler.EXCESS_AT] = EXCESS
        self.numbers[sampler.CREW_AT] = CREW
        self.numbers[sampler.PARTY_AT] = BOARDING_PARTY
        self.numbers[sampler.CARDS] = len(cards)

    def in_order(self, ship: Ship, card: int) -> list[int]:
        """The systems that a card can hit, in the order in which the owner gives them up."""
        systems = [system for system in ship.fit.hits[card] if ship.left[system] > 0]
        if ship.fit.tables.cards[card].in_order and ship.fit.plan.carrier:
            return systems
        return sorted(systems, key=lambda system: ship.ranks[system])

    def ranks_of(self, ship: Ship, card: int, systems: list[int]) -> list[int]:
        """The ranks of those systems; their places where the card itself has an order."""
        if ship.fit.tables.cards[card].in_order and ship.fit.plan.carrier:
            return list(range(len(systems)))
        return [ship.ranks[system] for system in systems]

    def card_data(self) -> tuple[Any, ...]:
        """The arrays that describe the cards, in the sampler's order."""
        return (
            self.faces,
            self.kinds,
            self.each,
            self.first,
            self.options,
            self.ranks,
            self.effects,
            self.critical_of,
            self.numbers,
        )

    def work_space(self) -> tuple[Any, ...]:
        """Arrays that the sampler writes on: boxes left, faces and marks."""
        return (
            self.before.copy(),
            self.faces.copy(),
            np.zeros(len(self.kinds), dtype=np.int64),
        )


def small(numbers: Iterable[int]) -> Any:
    """An array of small numbers."""
    return np.array(list(numbers), dtype=np.int64)


def face_of(limit: int, systems: list[int], ranks: list[int], counting: bool) -> int:
    """A card's face in one word, as the sampler reads it."""
    branched = limit == CRITICAL or len(set(ranks)) < len(ranks) or not counting
    ordered = not branched and (limit == EACH or len(systems) > 1)
    face = systems[0] if systems else int(sampler.NO_SYSTEM)
    for at, is_so in (
        (sampler.BRANCHED_AT, branched),
        (sampler.ORDERED_AT, ordered),
        (sampler.COUNTS_AT, counting),
    ):
        face |= int(is_so) << int(at)
    return face


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

    def __init__(self, counts: Counts) -> None:
        tallies = counts.tallies
        self.order = sorted(range(len(tallies)), key=lambda number: len(tallies[number]) > 1)
        single = [systems[0] for systems in tallies if len(systems) == 1]
        first, rest = flat([systems for systems in tallies if len(systems) > 1])
        self.first = first + len(single)
        self.systems = np.array([*single, *rest], dtype=np.int64)
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
    deck = DeckArrays(ship)
    criticals = np.zeros(max(1, len(counts.criticals)), dtype=np.int64)
    batches = [ship.fit.tables.batch_size(hits) for hits in volleys]
    told = Tallies(counts)
    ends = sampler.sample_deck(
        trials,
        seed,
        np.array(volleys, dtype=np.int64),
        np.array(batches, dtype=np.int64),
        deck.before,
        *deck.card_data(),
        *deck.work_space(),
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
    told = Tallies(counts)
    ends = sampler.sample_chart(
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
    deck = DeckArrays(ship)
    deck.numbers[sampler.BATCH] = ship.fit.tables.batch_size(hits)
    left = deck.before.copy()
    size = len(ship.fit.tables.cards)
    trace = np.zeros((len(script), 2), dtype=np.int64)
    cards = sampler.play_volley(
        hits,
        left,
        *deck.card_data(),
        np.zeros(size, dtype=np.int64),
        np.uint64(0),
        np.array(script, dtype=np.int64),
        np.array(dice, dtype=np.int64),
        trace,
    )[1]
    return [(int(card), int(result)) for card, result in trace[:cards]], [int(count) for count in left[:-1]]
