"""Millions of volleys a second: the procedure of `dealing.py` in words of the machine, compiled by numba.

Only what decides about boxes is played: cards, their limits, misses in a row, and the critical hits that cost
boxes or people. Tests hold it to the interpreted engine card by card, on the same decks.

A ship is one word, so that a card is settled by a handful of operations and no branch:

- Each **box** is a bit. The boxes of a system lie side by side, the systems in the order in which the owner
  gives them up. A card is a word with the bits of all boxes that it can hit. The lowest bit that card and
  ship have in common is the box that is lost; if there is none, the card misses.
- A system with more boxes than bits has the others in **reserve**. They are brought up when its last bit
  goes: that bit is guarded.
- A card that hits each of its systems once a volley knows only the **last box** of each. Other cards take
  that box last, so it is there as long as the system is not empty and the card has not hit it.
- The critical hit of a volley is a box as well, which only critical cards hit. What it will be is rolled for
  before the first card, for nothing else depends on it; it is guarded if it costs boxes or people.
- Hits and misses are counted in one word, the **score**, which begins so that the last hit and the last miss
  set a bit of their own.

Guarded boxes and those bits of the score are the exceptions that are looked at (`settle`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from redtable.games.damage.odds.numba_bits import (
    GOLDEN,
    HALF,
    LOW,
    ONE,
    ZERO,
    Array,
    Number,
    highest,
    inlined,
    lowest,
    lowest_bit,
    mixed,
    native,
    ones,
)
from redtable.games.damage.words import SYSTEMS

MISSED = -1
IGNORED = -2
CRITICAL_SCORED = -3
EXCESS_SCORED = -4
DESTROYED = -5
"""What the trace says of a card that hit no system."""

BOXES = 63
"""Boxes that a word has room for, beside the critical hit."""
TOUCHED = len(SYSTEMS)
"""Where the reserve, which is by system, says whose it was touched, as bits."""
CRITICAL_BOX = ONE << np.uint64(BOXES)
CARDS = 64
CARD_BITS = np.uint64(63)
CARD_WIDTH = np.uint64(6)
DRAWS = np.uint64(10)
NO_DRAW = np.uint64(15)
"""Six random bits are a card; so many cards are in a word, and what is left of it then."""

HIT = np.uint64(1 << 8)
MISSES_FULL = np.uint64(1 << 7)
HITS_FULL = np.uint64(1 << 24)
LOOK = np.uint64(1 << 28)
GONE = np.uint64(1 << 29)
UNSETTLED = MISSES_FULL | LOOK
EXCEPTION = UNSETTLED | HITS_FULL
OVER = HITS_FULL | GONE
HIT_BITS = np.uint64((1 << 30) - (1 << 8))
"""The score: misses in a row in the lowest byte, hits above; a closer look is needed; the ship's end."""

STOCK = 32
"""Random words that are made at once."""

NO_EFFECT = 0
EXCESS_EFFECT = 1
CREW_EFFECT = 2
PARTY_EFFECT = 3


class Deck(NamedTuple):
    """The deck as it lies over one ship."""

    masks: Array
    """The boxes that each card can hit; none where it needs a closer look."""
    misses: Array
    """What a miss of the card adds to the score."""
    closer: Array
    """The boxes that it can hit, closer look or not."""
    counting: Array
    first: Array
    options: Array
    ranks: Array
    """For the closer look: whether a miss counts, the card's systems, laid end to end, and their ranks."""
    cards: Number
    once: Number
    criticals: Number
    """All cards, those that work once a volley, and critical cards: as bits."""
    each: Array
    """Cards that hit each of their systems once a volley."""
    each_systems: Array
    """Those systems."""
    results: Array
    effects: Array
    """Critical hits by critical card and die, and what each does."""
    systems: Array
    """The bits of each system."""
    renewed: Array
    """The bits that take boxes from the system's reserve: all, but for a last box that a card knows."""
    owner: Array
    """The system of each bit."""
    guard: Number
    """Boxes whose loss is an exception."""
    no_misses: Number
    misses_per_batch: Number
    destroys: Number
    excess: Number
    crew: Number
    party: Number


class Tally(NamedTuple):
    """What is counted of each ship in the end."""

    boxes: Array
    """The bits of each group of systems."""
    ends: Array
    """Where its histogram has the place for a ship that has none of them left, but all of the reserve."""
    first: Array
    systems: Array
    members: Array
    """The systems of each group, laid end to end, and as bits."""
    histogram: Array
    """The histograms, end to end."""
    criticals: Array


@native
def boxes_left(deck: Any, reserve: Array, boxes: Number, system: Number) -> Number:
    """How many boxes a system has."""
    return np.int64(ones(boxes & deck.systems[system])) + reserve[system]


@native
def lose(deck: Any, reserve: Array, boxes: Number, system: Number, number: Number) -> Any:
    """So many boxes or people less, first from the reserve."""
    kept = min(number, reserve[system])
    reserve[system] -= kept
    reserve[TOUCHED] |= 1 << system
    for _ in range(number - kept):
        boxes ^= lowest(boxes & deck.systems[system])
    return boxes


@native
def bring_up(deck: Any, reserve: Array, boxes: Number, system: Number) -> Any:
    """Boxes from the reserve to bits that were lost."""
    room = deck.renewed[system]
    number = min(reserve[system], np.int64(ones(room)))
    reserve[system] -= number
    reserve[TOUCHED] |= 1 << system
    return boxes | highest(room, np.uint64(number))


@native
def begin_volley(deck: Any, reserve: Array, boxes: Number) -> Any:
    """BD-3.1: one critical hit is to be had, and each system that has boxes has its last box again."""
    for at in range(deck.each_systems.shape[0]):
        system = deck.each_systems[at]
        room = deck.systems[system]
        left = boxes_left(deck, reserve, boxes, system)
        number = min(left, np.int64(ones(room)))
        reserve[system] = left - number
        reserve[TOUCHED] |= 1 << system
        boxes = (boxes & ~room) | highest(room, np.uint64(number))
    return boxes | CRITICAL_BOX


@native
def closer_look(deck: Any, reserve: Array, boxes: Number, card: Number) -> Any:
    """BD-4.1: the box that the owner's order gives up where systems are equal in rank: one of the fullest."""
    rank = 1 << 30
    most = 0
    taken = ZERO
    for at in range(deck.first[card], deck.first[card + ONE]):
        system = deck.options[at]
        found = lowest(deck.closer[card] & deck.systems[system] & boxes)
        if found == ZERO:
            continue
        if deck.ranks[at] > rank:
            break
        count = boxes_left(deck, reserve, boxes, system)
        if count > most:
            rank = deck.ranks[at]
            most = count
            taken = found
    return taken


@native
def plain_result(deck: Any, card: Number, taken: Number) -> Number:
    """What the trace says of a card that took this box, or none."""
    if taken:
        return deck.owner[lowest_bit(taken)]
    return IGNORED if (deck.criticals >> card) & ONE else MISSED


@native
def settle(
    deck: Any, reserve: Array, boxes: Number, score: Number, card: Number, taken: Number, critical: Any
) -> Any:
    """What is not a plain hit or miss: criticals, a closer look, the reserve, excess damage.

    `critical` is the critical hit of this volley and how many people casualties are. Returns the boxes, the
    score, and what the trace is to say.
    """
    is_excess = False
    if score & LOOK:
        score &= ~LOOK
        taken = closer_look(deck, reserve, boxes, card)
        boxes ^= taken
        if taken:
            score = (score & HIT_BITS) + HIT + deck.no_misses
        else:
            score += np.uint64(deck.counting[card])
    result: Number = plain_result(deck, card, taken)
    if taken == CRITICAL_BOX:
        effect = deck.effects[critical[0]]
        is_excess = effect == EXCESS_EFFECT
        if effect in (CREW_EFFECT, PARTY_EFFECT):
            people = deck.crew if effect == CREW_EFFECT else deck.party
            most = boxes_left(deck, reserve, boxes, people) // 2
            boxes = lose(deck, reserve, boxes, people, min(critical[1], most))
    elif taken & deck.guard:
        boxes = bring_up(deck, reserve, boxes, deck.owner[lowest_bit(taken)])
    if score & MISSES_FULL:
        is_excess = True
        score = (score & HIT_BITS) + HIT + deck.no_misses
    if is_excess:
        result = EXCESS_SCORED
        if boxes_left(deck, reserve, boxes, deck.excess) > 0:
            boxes = lose(deck, reserve, boxes, deck.excess, 1)
        elif deck.destroys:
            result = DESTROYED
            score = (score - HIT) | GONE
    return boxes, score, result


@native
def end_batch(deck: Any, boxes: Number, cards: Number, rest: Number) -> Any:
    """BD-3.5, BD-4.6, BD-5.3: the cards to go on with, without exposed ones that are used up."""
    exposed = cards & ~rest
    aside = exposed & deck.once
    if boxes & CRITICAL_BOX == ZERO:
        aside |= deck.criticals
    for at in range(deck.each.shape[0]):
        card = deck.each[at]
        aside |= exposed & (np.uint64(deck.closer[card] & boxes == ZERO) << card)
    return cards & ~aside


@native
def fill(stock: Array, counter: Number) -> Any:
    """New random words to draw cards from; the counter."""
    for at in range(STOCK):
        counter += GOLDEN
        stock[at] = mixed(counter) | NO_DRAW << CARD_WIDTH * DRAWS
    return counter


@inlined
def deal_volley(
    deck: Any,
    reserve: Array,
    boxes: Number,
    hits: Number,
    batch: Number,
    counter: Number,
    stock: Array,
    critical: Any,
    script: Array,
    trace: Array,
) -> Any:
    """A volley: the boxes after it, hits left over if the ship is destroyed, cards dealt, and the counter.

    A card is six random bits; one that was drawn in this batch or laid aside is drawn over, which leaves the
    others as likely as they should be. Cards come from the `stock` of random words, which ends with the place
    of the next one. What is not a plain card is dealt with outside the inner loop, which stays so short that
    all it works with is in registers. `script`, unless None, says which cards come; `trace`, unless None, is
    told what each does. Where they are None numba leaves out what is for them.
    """
    masks, misses = deck.masks, deck.misses
    hit = HIT + deck.no_misses
    guard = deck.guard | (CRITICAL_BOX if deck.effects[critical[0]] != NO_EFFECT else ZERO)
    score = HITS_FULL - np.uint64(hits) * HIT + deck.no_misses
    cards = rest = deck.cards
    left = dealt = min(np.uint64(batch), ones(cards))
    bits = NO_DRAW
    at = stock[STOCK]
    while True:
        while True:
            if bits == NO_DRAW:
                if at == STOCK:
                    counter = fill(stock, counter)
                    at = ZERO
                bits = stock[at]
                at += ONE
            card = bits & CARD_BITS
            bits >>= CARD_WIDTH
            if script is not None:
                card = np.uint64(script[dealt - left])
            new = (rest >> card) & ONE
            rest &= ~(ONE << card)
            left -= new
            known = ZERO - new
            taken = lowest(masks[card] & boxes & known)
            boxes ^= taken
            missed = score + (misses[card] & known)
            score = (score & HIT_BITS) + hit if taken else missed
            if trace is not None:
                trace[dealt - left - ONE] = plain_result(deck, card, taken)
            if (score & EXCEPTION) | (taken & guard) or left == ZERO:
                break
        if (score & UNSETTLED) | (taken & guard):
            boxes, score, result = settle(deck, reserve, boxes, score, card, taken, critical)
            if trace is not None:
                trace[dealt - left - ONE] = result
        if score & OVER:
            over = (OVER - (score & HIT_BITS)) // HIT if score & GONE else ZERO
            stock[STOCK] = at
            return boxes, over, dealt - left, counter
        if left == ZERO:
            cards = rest = end_batch(deck, boxes, cards, rest)
            left = min(np.uint64(batch), ones(cards))
            dealt += left
            bits = NO_DRAW
            if deck.misses_per_batch:
                score = (score & HIT_BITS) + deck.no_misses


@native
def roll_critical(deck: Any, counter: Number) -> Any:
    """BD-5.2: the critical hit of a volley, if a critical card comes, and the die for casualties.

    Which of the critical cards comes first is left to chance as well: they are alike in all else.
    """
    rolled = mixed(counter)
    result = ((rolled & LOW) * np.uint64(deck.results.shape[0])) >> HALF
    lost = ((rolled >> HALF) * np.uint64(6)) >> HALF
    return deck.results[result], np.int64(lost) + 1


@native
def count_losses(tally: Any, before: Array, reserve: Array, boxes: Number) -> None:
    """Add one ship to the histograms."""
    touched = reserve[TOUCHED]
    if touched == 0:
        for number in range(tally.ends.shape[0]):
            tally.histogram[tally.ends[number] - ones(boxes & tally.boxes[number])] += 1
        return
    for number in range(tally.ends.shape[0]):
        place = tally.ends[number] - ones(boxes & tally.boxes[number])
        if tally.members[number] & touched:
            for at in range(tally.first[number], tally.first[number + 1]):
                system = tally.systems[at]
                place += np.uint64(before[system] - reserve[system])
        tally.histogram[place] += 1
    for system in range(reserve.shape[0]):
        reserve[system] = before[system]


@native
def sample_deck(
    trials: Number,
    seed: Number,
    volleys: Array,
    batches: Array,
    ship: Number,
    before: Array,
    reserve: Array,
    stock: Array,
    deck: Any,
    tally: Any,
) -> Any:
    """So many series of volleys on the same ship, whose boxes and reserve are given; fills the tally.

    Returns how many ships were destroyed, how many cards were dealt and how many hits were left over.
    """
    counter = mixed(np.uint64(seed))
    destroyed = 0
    cards = ZERO
    overkill = ZERO
    for _ in range(trials):
        boxes = ship
        gone = ZERO
        for number in range(volleys.shape[0]):
            hits = volleys[number]
            if gone:
                gone += np.uint64(hits)
                continue
            if number > 0:
                boxes = begin_volley(deck, reserve, boxes)
            counter += GOLDEN
            critical = roll_critical(deck, counter)
            boxes, gone, dealt, counter = deal_volley(
                deck, reserve, boxes, hits, batches[number], counter, stock, critical, None, None
            )
            cards += dealt
            if boxes & CRITICAL_BOX == ZERO:
                tally.criticals[critical[0]] += 1
        destroyed += int(gone > ZERO)
        overkill += gone
        count_losses(tally, before, reserve, boxes)
    return destroyed, cards, overkill
