"""Millions of volleys a second: the procedure of `rules.py` on plain arrays, compiled by numba.

Only what decides about boxes is played: cards, their limits, misses in a row, and the critical hits that cost
boxes or people. Tests hold it to the interpreted engine card by card, on the same decks.

Several volleys are dealt side by side, one card each in turn, so that the processor works on one while it
waits for another; and a plain card is settled without a branch that it could guess wrongly:

- The systems of a ship are **slots**, numbered in the order in which the owner gives them up. A card is a
  word with a bit for each slot that it can hit, a ship a word with a bit for each slot that is not empty. The
  lowest bit in both is the system that takes the hit. Behind the systems come slots that are never empty: a
  miss that counts, and one that does not.
- Hits and misses are counted in one word, the **score**, which begins so that the last hit and the last miss
  set a bit of their own. Those bits, and cards that need a closer look, are the exceptions (`settle`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from redtable.games.damage.native import (
    GOLDEN,
    HALF,
    LOW,
    best_option,
    count_losses,
    lowest_bit,
    mixed,
    native,
    ones,
)

Array = Any
Number = Any
"""Numpy arrays and numbers of the machine: numba knows their types."""

MISSED = -1
IGNORED = -2
CRITICAL_SCORED = -3
EXCESS_SCORED = -4
DESTROYED = -5
"""What the trace says of a card that hit no system."""

LANES = 16
"""Volleys side by side."""
SLOTS = 64
CLOSER_SLOT = 0
CRITICAL_SLOT = 61
COUNTED_SLOT = 62
IGNORED_SLOT = 63
"""Slots that are no system: a card whose order of sacrifice is not that of the slots, the critical hit of
this volley, a miss that counts, one that does not."""
ENDLESS = 1 << 30
"""What such a slot holds."""
WIDTH = 72
NO_CARD = 64
"""Places for the cards of a lane; the one that stands for no card."""

ZERO = np.uint64(0)
ONE = np.uint64(1)
CARD_BITS = np.uint64(63)
CARD_WIDTH = np.uint64(6)
DRAWS = 10
SYSTEM_SLOTS = (ONE << np.uint64(CRITICAL_SLOT)) - np.uint64(2)
OVER = ONE << np.uint64(IGNORED_SLOT)
"""A volley that is over has no slot but this: further cards do nothing."""

HIT = np.uint64(1 << 8)
MISSES_FULL = np.uint64(1 << 7)
HITS_FULL = np.uint64(1 << 40)
LOOK = np.uint64(1 << 62)
EXCEPTION = MISSES_FULL | HITS_FULL | LOOK
MISS_BITS = np.uint64(0xFF)
"""The score: misses in the lowest byte, hits above."""

NO_EFFECT = 0
EXCESS_EFFECT = 1
CREW_EFFECT = 2
PARTY_EFFECT = 3


class Deck(NamedTuple):
    """The deck as it lies over one ship."""

    masks: Array
    """The slots that each card can hit."""
    critical_of: Array
    counting: Array
    """Which critical card it is; whether its miss counts."""
    first: Array
    options: Array
    ranks: Array
    """For cards that need a closer look: their slots, laid end to end, and the owner's ranks."""
    alive: Number
    """Slots that are not empty before the first volley."""
    once: Number
    criticals: Number
    absent: Number
    """Cards that work once a volley, critical cards, and numbers that no card has: as bits."""
    each: Array
    """Cards that hit each of their systems once a volley."""
    effects: Array
    """What each critical hit does."""
    keep: Array
    add: Array
    """What a card that finds this slot does to the score."""
    no_misses: Number
    misses_per_batch: Number
    destroys: Number
    excess: Number
    crew: Number
    party: Number


class Lanes(NamedTuple):
    """The volleys side by side: arrays that the sampler writes on."""

    left: Array
    """Boxes left by lane and slot."""
    masks: Array
    took: Array
    """By lane and card: the slots it can still hit in this volley, and the last that it hit."""
    alive: Array
    score: Array
    aside: Array
    seen: Array
    critical: Array
    gone: Array
    busy: Array
    """By lane: slots that are not empty, the score, cards laid aside and cards exposed as bits, the critical
    hit or -1, the hits left over if the ship is destroyed; and the lanes whose volley goes on."""
    dealt: Array
    """The cards of this batch, all lanes' first card, then all lanes' second."""


@native
def draw_batch(
    lane: Number, limit: Number, most: Number, lanes: Any, counter: Number, script: Array, at: Number
) -> Number:
    """BD-3.1, BD-3.2: so many cards of a shuffled deck for a lane; the counter.

    A card is six random bits; one that was drawn in this batch or laid aside is drawn over, which leaves the
    others as likely as they should be. `script`, unless None, says which cards come.
    """
    dealt = lanes.dealt
    seen = lanes.aside[lane]
    base = lane * np.uint64(WIDTH)
    place = lane
    for number in range(limit, most):
        dealt[np.uint64(number * LANES) + lane] = base + np.uint64(NO_CARD)
    if script is not None:
        for number in range(at, min(at + limit, script.shape[0])):
            card = np.uint64(script[number])
            dealt[place] = base + card
            place += np.uint64(LANES)
            seen |= ONE << card
        lanes.seen[lane] = seen
        return counter
    end = lane + np.uint64(limit * LANES)
    counter += GOLDEN
    bits = mixed(counter)
    draws = DRAWS
    while place < end:
        if draws == 0:
            counter += GOLDEN
            bits = mixed(counter)
            draws = DRAWS
        card = bits & CARD_BITS
        bits >>= CARD_WIDTH
        draws -= 1
        dealt[place] = base + card
        place += np.uint64(LANES) * (ONE - ((seen >> card) & ONE))
        seen |= ONE << card
    lanes.seen[lane] = seen
    return counter


@native
def roll_critical(deck: Any, lanes: Any, lane: Number, card: Number, counter: Number, dice: Array) -> Any:
    """BD-5.2: the first critical card of a volley. Returns whether it is excess damage, and the counter."""
    counter += GOLDEN
    rolled = mixed(counter)
    die: Number = np.int64(((rolled & LOW) * np.uint64(6)) >> HALF)
    lost: Number = 1 + np.int64(((rolled >> HALF) * np.uint64(6)) >> HALF)
    if dice is not None:
        die = dice[0] - 1
        lost = dice[1]
    critical = deck.critical_of[card] * 6 + die
    lanes.critical[lane] = critical
    effect = deck.effects[critical]
    if effect in (CREW_EFFECT, PARTY_EFFECT):
        people = lane * np.uint64(SLOTS) + (deck.crew if effect == CREW_EFFECT else deck.party)
        lanes.left[people] -= min(lost, lanes.left[people] // 2)
    return effect == EXCESS_EFFECT, counter


@native
def plain_result(deck: Any, card: Number, slot: Number) -> Number:
    """What the trace says of a card that found this slot."""
    if slot < np.uint64(COUNTED_SLOT):
        return np.int64(slot)
    return IGNORED if (deck.criticals >> card) & ONE else MISSED


@native
def settle(
    deck: Any, lanes: Any, lane: Number, card: Number, slot: Number, counter: Number, dice: Array
) -> Any:
    """What is not a plain hit or miss: criticals, choices by a closer look, excess damage, the last hit.

    Returns what the trace is to say, and the counter.
    """
    left = lanes.left
    base = lane * np.uint64(SLOTS)
    score = lanes.score[lane] & ~LOOK
    result: Number = plain_result(deck, card, slot)
    if slot == np.uint64(CRITICAL_SLOT):
        result = CRITICAL_SCORED
        is_excess, counter = roll_critical(deck, lanes, lane, card, counter, dice)
        lanes.alive[lane] &= ~(ONE << slot)
        score = (score & ~MISS_BITS) + (MISSES_FULL if is_excess else deck.no_misses + HIT)
    elif slot == np.uint64(CLOSER_SLOT):
        open_slots = lanes.masks[lane * np.uint64(WIDTH) + card] & lanes.alive[lane]
        best = best_option(
            left, base, deck.first[card], deck.first[card + ONE], deck.options, deck.ranks, ~open_slots
        )
        result = best
        if best >= 0:
            taken = np.uint64(best)
            left[base + taken] -= 1
            if left[base + taken] == 0:
                lanes.alive[lane] &= ~(ONE << taken)
            lanes.took[lane * np.uint64(WIDTH) + card] = taken
            score = (score & ~MISS_BITS) + deck.no_misses + HIT
        else:
            score += np.uint64(deck.counting[card])
    if score & MISSES_FULL:
        score = (score & ~MISS_BITS) + deck.no_misses
        result = EXCESS_SCORED
        if left[base + deck.excess] > 0:
            left[base + deck.excess] -= 1
            if left[base + deck.excess] == 0:
                lanes.alive[lane] &= ~(ONE << deck.excess)
            score += HIT
        elif deck.destroys:
            result = DESTROYED
            lanes.gone[lane] = (HITS_FULL - score) // HIT + ONE
        else:
            score += HIT
    if score & HITS_FULL or lanes.gone[lane]:
        lanes.alive[lane] = OVER
        score = ZERO
    lanes.score[lane] = score
    return result, counter


@native
def end_batch(deck: Any, lanes: Any, lane: Number) -> None:
    """BD-3.5, BD-4.6, BD-5.3: exposed cards that are used up are laid aside."""
    seen = lanes.seen[lane]
    aside = lanes.aside[lane] | (seen & deck.once)
    if lanes.critical[lane] >= 0:
        aside |= deck.criticals
    for number in range(deck.each.shape[0]):
        card = deck.each[number]
        if (seen & ~aside) >> card & ONE:
            place = lane * np.uint64(WIDTH) + card
            mask = lanes.masks[place] & ~(SYSTEM_SLOTS & (ONE << lanes.took[place]))
            lanes.masks[place] = mask
            if mask & lanes.alive[lane] & SYSTEM_SLOTS == ZERO:
                aside |= ONE << card
    lanes.aside[lane] = aside
    if deck.misses_per_batch:
        lanes.score[lane] = (lanes.score[lane] & ~MISS_BITS) + deck.no_misses


@native
def begin_volley(lane: Number, hits: Number, deck: Any, lanes: Any) -> None:
    """BD-3.1: the whole deck, no hit, no miss."""
    base = lane * np.uint64(WIDTH)
    for number in range(deck.each.shape[0]):
        card = deck.each[number]
        lanes.masks[base + card] = deck.masks[card]
    lanes.score[lane] = deck.no_misses + HITS_FULL - np.uint64(hits) * HIT
    lanes.aside[lane] = deck.absent
    lanes.critical[lane] = -1


@native
def deal_volleys(
    busy: Number,
    hits: Number,
    batch: Number,
    deck: Any,
    lanes: Any,
    counter: Number,
    script: Array,
    dice: Array,
    trace: Array,
) -> Any:
    """A volley on the ship of each busy lane, of which there are so many; cards dealt, and the counter.

    `script` and `dice`, unless None, say which cards come and what is rolled in the first lane; `trace`,
    unless None, is told what each card did there. Where they are None numba leaves out what is for them.
    """
    left, masks, took, alive, score = lanes.left, lanes.masks, lanes.took, lanes.alive, lanes.score
    keep, add, dealt = deck.keep, deck.add, lanes.dealt
    most = min(batch, 64 - ones(deck.absent))
    cards = 0
    for at in range(busy):
        begin_volley(lanes.busy[at], hits, deck, lanes)
    while busy > 0:
        for at in range(busy):
            lane = lanes.busy[at]
            limit = min(batch, 64 - ones(lanes.aside[lane]))
            counter = draw_batch(lane, limit, most, lanes, counter, script, cards)
        going = busy
        before = cards
        for step in range(most):
            for at in range(busy):
                lane = lanes.busy[at]
                card = dealt[np.uint64(step * LANES) + lane]
                slot = lowest_bit(masks[card] & alive[lane])
                place = lane * np.uint64(SLOTS) + slot
                count = left[place] - 1
                left[place] = count
                alive[lane] &= ~(np.uint64(count == 0) << slot)
                took[card] = slot
                total = (score[lane] & keep[slot]) + add[slot]
                score[lane] = total
                if trace is not None and card != np.uint64(NO_CARD):
                    trace[before + step, 0] = card
                    trace[before + step, 1] = plain_result(deck, card, slot)
                if total & EXCEPTION:
                    card -= lane * np.uint64(WIDTH)
                    result, counter = settle(deck, lanes, lane, card, slot, counter, dice)
                    if trace is not None:
                        trace[before + step, 1] = result
                    if alive[lane] == OVER:
                        cards += step + 1
                        going -= 1
            if going == 0:
                break
        still = 0
        for at in range(busy):
            lane = lanes.busy[at]
            if alive[lane] != OVER:
                cards += min(batch, 64 - ones(lanes.aside[lane]))
                end_batch(deck, lanes, lane)
                lanes.busy[still] = lane
                still += 1
        busy = still
    return cards, counter


@native
def begin_series(trials: Number, before: Array, deck: Any, lanes: Any) -> Number:
    """The ships as they are before the first volley; how many lanes are busy."""
    busy = min(trials, LANES)
    for at in range(busy):
        lane = np.uint64(at)
        lanes.busy[at] = lane
        for slot in range(SLOTS):
            lanes.left[lane * np.uint64(SLOTS) + np.uint64(slot)] = before[slot]
        lanes.alive[lane] = deck.alive
        lanes.gone[lane] = 0
    return busy


@native
def survivors(ships: Number, hits: Number, lanes: Any) -> Number:
    """The ships that take the next volley, as they are now; how many they are. The others waste its hits."""
    busy = 0
    for at in range(ships):
        lane = np.uint64(at)
        if lanes.gone[lane]:
            lanes.gone[lane] += hits
            lanes.critical[lane] = -1
            continue
        alive = ZERO
        for slot in range(SLOTS):
            place = lane * np.uint64(SLOTS) + np.uint64(slot)
            alive |= np.uint64(lanes.left[place] > 0) << np.uint64(slot)
        lanes.alive[lane] = alive
        lanes.busy[busy] = lane
        busy += 1
    return busy


@native
def sample_deck(
    trials: Number,
    seed: Number,
    volleys: Array,
    batches: Array,
    before: Array,
    deck: Any,
    lanes: Any,
    tally_ends: Array,
    tally_first: Array,
    tally_systems: Array,
    histogram: Array,
    criticals: Array,
) -> Any:
    """So many series of volleys on the same ship. Fills the histograms of losses and of critical hits.

    Returns how many ships were destroyed, how many cards were dealt and how many hits were left over.
    """
    counter = mixed(np.uint64(seed))
    destroyed = 0
    cards = 0
    overkill = 0
    while trials > 0:
        ships = begin_series(trials, before, deck, lanes)
        trials -= ships
        busy = ships
        for number in range(volleys.shape[0]):
            hits = volleys[number]
            if number > 0:
                busy = survivors(ships, hits, lanes)
            dealt, counter = deal_volleys(busy, hits, batches[number], deck, lanes, counter, None, None, None)
            cards += dealt
            for at in range(ships):
                if lanes.critical[at] >= 0:
                    criticals[lanes.critical[at]] += 1
        for at in range(ships):
            lane = np.uint64(at)
            destroyed += lanes.gone[lane] > 0
            overkill += lanes.gone[lane]
            base = lane * np.uint64(SLOTS)
            count_losses(lanes.left, base, tally_ends, tally_first, tally_systems, histogram)
    return destroyed, cards, overkill
