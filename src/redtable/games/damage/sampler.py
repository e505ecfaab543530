"""Millions of volleys a second: the procedure of `rules.py` on plain arrays, compiled by numba.

Only what decides about boxes is played: cards, their limits, misses in a row, and the critical hits that cost
boxes or people. Tests hold it to the interpreted engine card by card, on the same decks.

Numbers below n are made from 32-bit words by multiplication, two from each word: no card is more likely than
another by more than one in a million.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from redtable.games.damage.words import CRITICAL, EACH, ONCE

Array = Any
"""A numpy array; numba knows its type."""

MISSED = -1
IGNORED = -2
CRITICAL_SCORED = -3
EXCESS_SCORED = -4
DESTROYED = -5
"""What the trace says of a card that hit no system."""

BATCH = 0
MISSES = 1
MISSES_PER_BATCH = 2
IGNORED_COUNTS = 3
DESTROYS = 4
EXCESS_AT = 5
CREW_AT = 6
PARTY_AT = 7
CARDS = 8
CRITICALS = 9
"""Places in the array of numbers."""

STRAIGHT = 0
ORDERED = 1
BRANCHED = 2
"""How a card finds its system: there is one at most; the next of an order; whatever fits best now."""

NO_EFFECT = 0
EXCESS_EFFECT = 1
CREW_EFFECT = 2
PARTY_EFFECT = 3

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)


@njit(cache=True, nogil=True)
def mixed(counter: int) -> Any:
    """64 random bits from a counter (the generator splitmix64)."""
    z = counter
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@njit(cache=True, nogil=True)
def best_option(left: Array, first: int, last: int, options: Array, ranks: Array, done: int) -> int:
    """BD-4.1: the system that the owner's order gives up: lowest rank, then the fullest; -1 if none is left."""
    best = -1
    rank = 1 << 30
    for at in range(first, last):
        system = options[at]
        count = left[system]
        if count == 0 or (done >> system) & 1:
            continue
        if ranks[at] > rank:
            break
        if best < 0 or count > left[best]:
            best = system
            rank = ranks[at]
    return best


@njit(cache=True, nogil=True)
def play_volley(
    hits: int,
    left: Array,
    deck: Array,
    target: Array,
    kinds: Array,
    limited: Array,
    path: Array,
    first: Array,
    options: Array,
    ranks: Array,
    counts: Array,
    effects: Array,
    critical_of: Array,
    numbers: Array,
    done: Array,
    exposed: Array,
    counter: int,
    script: Array,
    dice: Array,
    trace: Array,
) -> tuple[int, int, int, int, Any]:
    """One volley: hits scored, cards dealt, the critical (or -1), whether the ship is gone, the random counter.

    `target` names the system that each card hits next; where an order of sacrifice leads on to another system, it
    is moved when the first is gone. `script` and `dice`, unless empty, say which cards come and what is rolled;
    `trace`, unless empty, is told what each card did.
    """
    batch = numbers[BATCH]
    most_misses = numbers[MISSES]
    scripted = script.shape[0] > 0
    traced = trace.shape[0] > 0
    size = numbers[CARDS]
    ghosts = 0
    scored = 0
    misses = 0
    critical = -1
    cards = 0
    dealt = 0
    shown = 0
    rolled = 0
    draws = 0
    bits = counter
    word = counter
    done[:] = 0
    while True:
        if scripted:
            at = dealt
            while deck[at] != script[cards]:
                at += 1
        else:
            if draws == 0:
                counter += GOLDEN
                bits = mixed(counter)
                word = bits & LOW
                draws = 4
            elif draws == 2:
                word = bits >> HALF
            draws -= 1
            word *= np.uint64(size - dealt)
            at = dealt + np.int64(word >> HALF)
            word &= LOW
        card = deck[at]
        deck[at] = deck[dealt]
        deck[dealt] = card
        exposed[shown] = dealt
        shown += limited[card]
        dealt += 1
        cards += 1
        system = target[card]
        count = left[system]
        result = system
        if path[card] == STRAIGHT:
            if count == 0:
                result = MISSED
                misses += counts[card]
            else:
                left[system] = count - 1
                scored += 1
                misses = 0
        elif path[card] == ORDERED:
            if count == 0:
                system = best_option(left, first[card], first[card + 1], options, ranks, 0)
                if system >= 0:
                    target[card] = system
            if system >= 0:
                left[system] -= 1
                scored += 1
                misses = 0
                result = system
            else:
                path[card] = STRAIGHT
                result = MISSED
                misses += counts[card]
        elif kinds[card] != CRITICAL:
            marks = done[card] if kinds[card] == EACH else 0
            system = best_option(left, first[card], first[card + 1], options, ranks, marks)
            if system >= 0:
                left[system] -= 1
                scored += 1
                misses = 0
                result = system
                done[card] = marks | (1 << system)
            else:
                result = MISSED
                misses += counts[card]
        elif ghosts > 0:
            # A critical card that was laid aside, unseen, at the last shuffle: take it out and draw again.
            dealt -= 1
            cards -= 1
            size -= 1
            ghosts -= 1
            deck[dealt] = deck[size]
            deck[size] = card
            continue
        elif critical >= 0:
            result = IGNORED
            misses += numbers[IGNORED_COUNTS]
        else:
            result = CRITICAL_SCORED
            misses = 0
            counter += GOLDEN
            bits = mixed(counter)
            draws = 0
            die = np.int64(((bits & LOW) * np.uint64(6)) >> HALF)
            lost = 1 + np.int64(((bits >> HALF) * np.uint64(6)) >> HALF)
            if dice.shape[0] > 0:
                die = dice[0] - 1
                lost = dice[1]
            critical = critical_of[card] * 6 + die
            effect = effects[critical]
            if effect == EXCESS_EFFECT:
                misses = most_misses
            else:
                scored += 1
                if effect != NO_EFFECT:
                    people = numbers[CREW_AT] if effect == CREW_EFFECT else numbers[PARTY_AT]
                    left[people] -= min(lost, left[people] // 2)
        if misses == most_misses:
            misses = 0
            if left[numbers[EXCESS_AT]] > 0:
                left[numbers[EXCESS_AT]] -= 1
                scored += 1
                result = EXCESS_SCORED
            elif numbers[DESTROYS]:
                if traced:
                    trace[cards - 1, 0] = card
                    trace[cards - 1, 1] = DESTROYED
                return scored, cards, critical, 1, counter
            else:
                scored += 1
                result = EXCESS_SCORED
        if traced:
            trace[cards - 1, 0] = card
            trace[cards - 1, 1] = result
        if scored == hits:
            return scored, cards, critical, 0, counter
        if dealt == batch or dealt == size - ghosts:
            for back in range(shown - 1, -1, -1):
                place = exposed[back]
                card = deck[place]
                kind = kinds[card]
                used = kind == ONCE or (kind == CRITICAL and critical >= 0)
                if kind == EACH:
                    marks = done[card]
                    used = best_option(left, first[card], first[card + 1], options, ranks, marks) < 0
                if used:
                    size -= 1
                    deck[place] = deck[size]
                    deck[size] = card
                    if kind == CRITICAL:
                        rolled += 1
            if critical >= 0:
                ghosts = numbers[CRITICALS] - rolled
            dealt = 0
            shown = 0
            if numbers[MISSES_PER_BATCH]:
                misses = 0


@njit(cache=True, nogil=True)
def sample_deck(
    trials: int,
    seed: int,
    volleys: Array,
    batches: Array,
    before: Array,
    targets: Array,
    kinds: Array,
    limited: Array,
    paths: Array,
    first: Array,
    options: Array,
    ranks: Array,
    counts: Array,
    effects: Array,
    critical_of: Array,
    numbers: Array,
    tally_first: Array,
    tally_systems: Array,
    histogram: Array,
    criticals: Array,
) -> tuple[int, int, int]:
    """So many series of volleys on the same ship. Fills the histograms of what was lost, and of critical hits.

    Returns how many ships were destroyed, how many cards were dealt and how many hits were left over.
    """
    counter = mixed(np.uint64(seed))
    size = numbers[CARDS]
    deck = np.arange(size).astype(np.uint8)
    done = np.zeros(size, dtype=np.int64)
    exposed = np.zeros(size + 1, dtype=np.int64)
    empty = np.zeros(0, dtype=np.int64)
    no_trace = np.zeros((0, 2), dtype=np.int64)
    left = before.copy()
    target = targets.copy()
    path = paths.copy()
    destroyed = 0
    cards = 0
    overkill = 0
    for _ in range(trials):
        left[:] = before
        target[:] = targets
        path[:] = paths
        for number in range(volleys.shape[0]):
            numbers[BATCH] = batches[number]
            scored, dealt, critical, gone, counter = play_volley(
                volleys[number],
                left,
                deck,
                target,
                kinds,
                limited,
                path,
                first,
                options,
                ranks,
                counts,
                effects,
                critical_of,
                numbers,
                done,
                exposed,
                counter,
                empty,
                empty,
                no_trace,
            )
            cards += dealt
            if critical >= 0:
                criticals[critical] += 1
            if gone:
                destroyed += 1
                overkill += volleys[number] - scored
                for other in range(number + 1, volleys.shape[0]):
                    overkill += volleys[other]
                break
        count_losses(before, left, tally_first, tally_systems, histogram)
    return destroyed, cards, overkill


@njit(cache=True, nogil=True)
def count_losses(before: Array, left: Array, first: Array, systems: Array, histogram: Array) -> None:
    """Add one outcome to the histogram of every tally."""
    for tally in range(first.shape[0] - 1):
        lost = 0
        for at in range(first[tally], first[tally + 1]):
            lost += before[systems[at]] - left[systems[at]]
        histogram[tally, lost] += 1


@njit(cache=True, nogil=True)
def sample_chart(
    trials: int,
    seed: int,
    volleys: Array,
    before: Array,
    entry_of: Array,
    starred: Array,
    first: Array,
    options: Array,
    ranks: Array,
    destroys: int,
    tally_first: Array,
    tally_systems: Array,
    histogram: Array,
) -> tuple[int, int, int]:
    """The same for the classic chart of two dice: the leftmost entry of the row that can still be scored."""
    counter = mixed(np.uint64(seed))
    left = before.copy()
    columns = entry_of.shape[1]
    used = np.zeros(entry_of.shape[0], dtype=np.int64)
    destroyed = 0
    rolls = 0
    overkill = 0
    for _ in range(trials):
        left[:] = before
        gone = False
        for number in range(volleys.shape[0]):
            for row in range(used.shape[0]):
                used[row] = 0
            for hit in range(volleys[number]):
                counter += GOLDEN
                bits = mixed(counter)
                row = np.int64(((bits & LOW) * np.uint64(6)) >> HALF)
                row += np.int64(((bits >> HALF) * np.uint64(6)) >> HALF)
                rolls += 1
                for column in range(columns):
                    if starred[row, column] and (used[row] >> column) & 1:
                        continue
                    entry = entry_of[row, column]
                    system = best_option(left, first[entry], first[entry + 1], options, ranks, 0)
                    if system >= 0:
                        left[system] -= 1
                        used[row] |= 1 << column
                        break
                    if column == columns - 1 and destroys:
                        gone = True
                        overkill += volleys[number] - hit
                if gone:
                    break
            if gone:
                destroyed += 1
                for other in range(number + 1, volleys.shape[0]):
                    overkill += volleys[other]
                break
        count_losses(before, left, tally_first, tally_systems, histogram)
    return destroyed, rolls, overkill
