"""Volleys by the classic chart, compiled by numba: what the deck is compared with."""

from __future__ import annotations

from typing import Any

import numpy as np

from redtable.games.damage.odds.numba_bits import GOLDEN, HALF, LOW, Array, Number, mixed, native


@native
def best_option(left: Array, first: Number, last: Number, options: Array, ranks: Array) -> Number:
    """BD-4.1: what the owner's order gives up: lowest rank, then the fullest; -1 if nothing is left."""
    best = -1
    rank = 1 << 30
    most = 0
    for at in range(first, last):
        option = options[at]
        if left[option] == 0:
            continue
        if ranks[at] > rank:
            break
        if left[option] > most:
            best = option
            rank = ranks[at]
            most = left[option]
    return best


@native
def count_losses(left: Array, ends: Array, first: Array, systems: Array, histogram: Array) -> None:
    """Add one outcome to the histograms, which lie end to end, each with a last place for all boxes lost."""
    for tally in range(ends.shape[0]):
        place = ends[tally]
        for at in range(first[tally], first[tally + 1]):
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
                    system = best_option(left, first[entry], first[entry + 1], options, ranks)
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
