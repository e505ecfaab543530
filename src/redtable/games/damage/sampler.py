"""Millions of volleys a second: the procedure of `rules.py` on plain arrays, compiled by numba.

Only what decides about boxes is played: cards, their limits, misses in a row, and the critical hits that cost
boxes or people. Tests hold it to the interpreted engine card by card, on the same decks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

from redtable.games.damage.words import CRITICAL, SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Callable

Array = Any
Number = Any
"""Numpy arrays and numbers of the machine: numba knows their types."""

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
"""Places in the array of numbers."""

SYSTEM_BITS = np.uint64(0xFF)
BRANCHED_AT = np.uint64(8)
ORDERED_AT = np.uint64(9)
COUNTS_AT = np.uint64(10)
"""A face: the system that the card hits next; whether it must be looked up each time; whether others follow
when that system is gone; whether its miss counts. Behind the faces of all cards stand, as bits, the critical
cards and the cards that work once a volley."""
NO_SYSTEM = np.uint64(len(SYSTEMS))
"""A system that no ship has: cards that can hit nothing point there."""

NO_EFFECT = 0
EXCESS_EFFECT = 1
CREW_EFFECT = 2
PARTY_EFFECT = 3

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ONE = np.uint64(1)
CARD_BITS = np.uint64(63)
CARD_WIDTH = np.uint64(6)
DRAWS = 10


def native(function: Callable[..., Any]) -> Any:
    """Compile with numba, without counting references: nothing here makes an array."""
    options: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
    return njit(**options)(function)


@native
def mixed(counter: Number) -> Any:
    """64 random bits from a counter (the generator splitmix64)."""
    z = counter
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@native
def ones(bits: Number) -> Number:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - ONE
        count += 1
    return count


@native
def best_option(
    left: Array, first: Number, last: Number, options: Array, ranks: Array, done: Number
) -> Number:
    """BD-4.1: the system that the owner's order gives up: lowest rank, then the fullest; -1 if none."""
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


@native
def play_volley(
    hits: Number,
    left: Array,
    faces: Array,
    kinds: Array,
    each: Array,
    first: Array,
    options: Array,
    ranks: Array,
    effects: Array,
    critical_of: Array,
    numbers: Array,
    done: Array,
    counter: Number,
    script: Array,
    dice: Array,
    trace: Array,
) -> Any:
    """One volley: hits scored, cards dealt, the critical (or -1), whether the ship is gone, the counter.

    A card is six random bits; one that was dealt in this batch or laid aside is passed over, which leaves the
    others as likely as they should be. Its face tells in one word which system it hits next and what else
    there is to know. `script` and `dice`, unless None, say which cards come and what is rolled; `trace`,
    unless None, is told what each card did; numba compiles the volley without them where they are None.

    Most cards take the short way, which is written without branches that a processor could guess wrongly.
    """
    batch = numbers[BATCH]
    most_misses = numbers[MISSES]
    size = numbers[CARDS]
    limit = min(batch, size)
    aside = np.uint64(0) if size == 64 else ~((ONE << np.uint64(size)) - ONE)
    seen = aside
    shown = np.uint64(0)
    scored: Number = 0
    misses: Number = 0
    critical: Number = -1
    cards = 0
    dealt = 0
    draws = 0
    bits = counter
    while True:
        start = cards
        todo = min(limit - dealt, hits - scored)
        slow = False
        card = ONE
        face = ONE
        while todo > 0 and misses < most_misses:
            if script is None:
                again = True
                while again:
                    if draws == 0:
                        counter += GOLDEN
                        bits = mixed(counter)
                        draws = DRAWS
                    card = bits & CARD_BITS
                    bits >>= CARD_WIDTH
                    draws -= 1
                    again = (seen >> card) & ONE != 0
            else:
                card = np.uint64(script[cards])
            seen |= ONE << card
            face = faces[card]
            count = left[face & SYSTEM_BITS]
            missed = np.int64(count == 0)
            todo -= 1
            cards += 1
            if ((face >> BRANCHED_AT) | (face >> ORDERED_AT) & np.uint64(missed)) & ONE:
                slow = True
                break
            left[face & SYSTEM_BITS] = count - 1 + missed
            scored += 1 - missed
            misses = (misses + 1) & -missed
            if trace is not None:
                trace[cards - 1, 0] = card
                trace[cards - 1, 1] = face & SYSTEM_BITS if missed == 0 else MISSED
        if slow:
            result = MISSED
            if kinds[card] != CRITICAL:
                marks = done[card] if (shown >> card) & ONE else 0
                best = best_option(left, first[card], first[card + ONE], options, ranks, marks)
                if best >= 0:
                    left[best] -= 1
                    scored += 1
                    misses = 0
                    result = best
                    face = (face & ~SYSTEM_BITS) | np.uint64(best)
                else:
                    misses += np.int64((face >> COUNTS_AT) & ONE)
                    face = (face & ~(SYSTEM_BITS | ONE << ORDERED_AT)) | NO_SYSTEM
                faces[card] = face
            elif critical >= 0:
                result = IGNORED
                misses += numbers[IGNORED_COUNTS]
            else:
                result = CRITICAL_SCORED
                counter += GOLDEN
                rolled = mixed(counter)
                die: Number = np.int64(((rolled & LOW) * np.uint64(6)) >> HALF)
                lost: Number = 1 + np.int64(((rolled >> HALF) * np.uint64(6)) >> HALF)
                if dice is not None:
                    die = dice[0] - 1
                    lost = dice[1]
                critical = critical_of[card] * 6 + die
                effect = effects[critical]
                misses = 0
                if effect == EXCESS_EFFECT:
                    misses = most_misses
                else:
                    scored += 1
                    if effect != NO_EFFECT:
                        people = numbers[CREW_AT] if effect == CREW_EFFECT else numbers[PARTY_AT]
                        left[people] -= min(lost, left[people] // 2)
            if trace is not None:
                trace[cards - 1, 0] = card
                trace[cards - 1, 1] = result
        if misses == most_misses:
            misses = 0
            if left[numbers[EXCESS_AT]] > 0:
                left[numbers[EXCESS_AT]] -= 1
            elif numbers[DESTROYS]:
                if trace is not None:
                    trace[cards - 1, 1] = DESTROYED
                return scored, cards, critical, 1, counter
            scored += 1
            if trace is not None:
                trace[cards - 1, 1] = EXCESS_SCORED
        if scored == hits:
            return scored, cards, critical, 0, counter
        dealt += cards - start
        if dealt < limit:
            continue
        aside |= seen & faces[size + 1]
        if critical >= 0:
            aside |= faces[size]
        for number in range(each.shape[0]):
            card = each[number]
            bit = ONE << card
            if (seen & ~aside) & bit:
                marks = done[card] if shown & bit else 0
                marks |= 1 << np.int64(faces[card] & SYSTEM_BITS)
                best = best_option(left, first[card], first[card + ONE], options, ranks, marks)
                if best < 0:
                    aside |= bit
                else:
                    faces[card] = (faces[card] & ~SYSTEM_BITS) | np.uint64(best)
                done[card] = marks
                shown |= bit
        seen = aside
        dealt = 0
        limit = min(batch, 64 - ones(aside))
        if numbers[MISSES_PER_BATCH]:
            misses = 0


@native
def sample_deck(
    trials: Number,
    seed: Number,
    volleys: Array,
    batches: Array,
    before: Array,
    fresh: Array,
    kinds: Array,
    each: Array,
    first: Array,
    options: Array,
    ranks: Array,
    effects: Array,
    critical_of: Array,
    numbers: Array,
    left: Array,
    faces: Array,
    done: Array,
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
    for _ in range(trials):
        for system in range(before.shape[0]):
            left[system] = before[system]
        for card in range(fresh.shape[0]):
            faces[card] = fresh[card]
        for number in range(volleys.shape[0]):
            numbers[BATCH] = batches[number]
            scored, dealt, critical, gone, counter = play_volley(
                volleys[number],
                left,
                faces,
                kinds,
                each,
                first,
                options,
                ranks,
                effects,
                critical_of,
                numbers,
                done,
                counter,
                None,
                None,
                None,
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
        count_losses(left, tally_ends, tally_first, tally_systems, histogram)
    return destroyed, cards, overkill


@native
def count_losses(left: Array, ends: Array, first: Array, systems: Array, histogram: Array) -> None:
    """Add one outcome to the histograms, which lie end to end: first the `first[0]` tallies of one system.

    `ends` says where the histogram of each tally has its last place, that of all boxes lost.
    """
    single = first[0]
    for tally in range(single):
        histogram[ends[tally] - left[systems[tally]]] += 1
    for tally in range(single, ends.shape[0]):
        place = ends[tally]
        for at in range(first[tally - single], first[tally - single + 1]):
            place -= left[systems[at]]
        histogram[place] += 1


@native
def sample_chart(
    trials: Number,
    seed: Number,
    volleys: Array,
    before: Array,
    entry_of: Array,
    starred: Array,
    first: Array,
    options: Array,
    ranks: Array,
    destroys: Number,
    left: Array,
    used: Array,
    tally_ends: Array,
    tally_first: Array,
    tally_systems: Array,
    histogram: Array,
) -> Any:
    """The same for the classic chart of two dice: the leftmost entry of the row that can still be scored."""
    counter = mixed(np.uint64(seed))
    columns = entry_of.shape[1]
    destroyed = 0
    rolls = 0
    overkill = 0
    for _ in range(trials):
        for system in range(before.shape[0]):
            left[system] = before[system]
        gone = False
        for number in range(volleys.shape[0]):
            for each in range(used.shape[0]):
                used[each] = 0
            for hit in range(volleys[number]):
                counter += GOLDEN
                bits = mixed(counter)
                row: Number = np.int64(((bits & LOW) * np.uint64(6)) >> HALF)
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
        count_losses(left, tally_ends, tally_first, tally_systems, histogram)
    return destroyed, rolls, overkill
