"""The ladder finds simulated strengths again, and plays where it tells most."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from redtable.lab.ladder import Meetings, climb, compared, counted_from, fitted, most_telling
from redtable.lab.matches import LabError
from redtable.lab.workers import Workers

TINY = "tests.tiny:Tiny"
FIRST = "tests.lab.test_matches:First"
ALONE = Workers(1)


def simulated(strengths: list[float], side: float, pairs: int) -> Meetings:
    random = np.random.default_rng(5)
    meetings = Meetings(len(strengths))
    for (one, other), scores in meetings.scores.items():
        for _ in range(pairs):
            lead = strengths[one] - strengths[other]
            odds = [1 / (1 + np.exp(-lead - sign * side)) for sign in (1, -1)]
            scores.append((float(random.random() < odds[0]), float(random.random() < odds[1])))
    return meetings


def test_strengths_and_the_worth_of_the_side_are_found_again() -> None:
    true = [0.0, 0.5, 1.5]
    found = counted_from(0, fitted(*simulated(true, 0.4, 1500).rows()))
    assert np.abs(found - [*true, 0.4]).max() < 0.15


def test_who_is_least_certain_plays_next() -> None:
    meetings = simulated([0.0, 0.1, 4.0], 0.0, 40)
    assert most_telling(meetings) != (0, 1) or len(meetings.scores[0, 1]) <= 40
    meetings.scores[1, 2] = []
    assert most_telling(meetings) == (1, 2)


def test_a_ladder_of_bots_and_its_comparison() -> None:
    ladder = climb(TINY, ["random", FIRST], 16, workers=ALONE)
    assert ladder.anchor == "random"
    assert {rung.level for rung in ladder.rungs} == {"random", FIRST}
    assert next(rung.rating.mean for rung in ladder.rungs if rung.level == "random") == 0
    assert all(rung.rating.low <= rung.rating.mean <= rung.rating.high for rung in ladder.rungs)
    again = climb(TINY, ["random", FIRST], 16, workers=ALONE)
    assert again == ladder
    assert compared(ladder, again) == {"random": 0.0, FIRST: 0.0}
    other = msgspec.structs.replace(
        ladder, rungs=[msgspec.structs.replace(rung, hash="other") for rung in ladder.rungs]
    )
    with pytest.raises(LabError, match="does not play as it did"):
        compared(other, ladder)
    with pytest.raises(LabError, match="other rules"):
        compared(msgspec.structs.replace(ladder, hash="other"), ladder)


@pytest.mark.parametrize(
    ("levels", "anchor", "why"),
    [(["random"], "", "two bots"), (["random", "random"], "", "once"), (["random", FIRST], "x", "anchor")],
)
def test_ladders_that_make_no_sense_are_refused(levels: list[str], anchor: str, why: str) -> None:
    with pytest.raises(LabError, match=why):
        climb(TINY, levels, 4, anchor=anchor, workers=ALONE)
