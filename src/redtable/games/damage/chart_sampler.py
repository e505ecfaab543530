"""Volleys by the classic chart, compiled by numba: what the deck is compared with."""

from __future__ import annotations

from typing import Any

import numpy as np

from redtable.games.damage.native import GOLDEN, HALF, LOW, best_option, count_losses, mixed, native

Array = Any
Number = Any
ZERO = np.uint64(0)


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
                    system = best_option(left, ZERO, first[entry], first[entry + 1], options, ranks, ZERO)
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
        count_losses(left, ZERO, tally_ends, tally_first, tally_systems, histogram)
    return destroyed, rolls, overkill
