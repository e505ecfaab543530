"""The ladder finds simulated strengths again, and plays where it tells most."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from redtable.lab.ladder import Meetings, climb, compared, counted_from, fitted, most_telling
from redtable.lab.matches import LabError
from redtable.lab.workers import Workers
from tests.lab.test_matches import First

TINY = "tests.tiny:Tiny"
FIRST = "tests.lab.test_matches:First"
SECOND = "tests.lab.test_ladder:Last"
ALONE = Workers(1)


class Last(First):
    """Always the last action."""

    def choose(self, view: Any) -> str:
        return str(view.legal[-1])


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


@pytest.mark.parametrize("stop", [3, 8, 11])
def test_a_ladder_that_was_broken_off_goes_on(tmp_path: Path, stop: int) -> None:
    def interrupt(done: int) -> None:
        if done == stop:
            raise KeyboardInterrupt

    path = tmp_path / "ladder.jsonl"
    levels = ["random", FIRST, SECOND]
    whole = climb(TINY, levels, 30, workers=ALONE)
    with pytest.raises(KeyboardInterrupt):
        climb(TINY, levels, 30, path=path, workers=ALONE, progress=interrupt)
    assert len(path.read_text().splitlines()) == stop + 1
    path.write_bytes(path.read_bytes()[:-5])
    seen: list[int] = []
    assert climb(TINY, levels, 30, path=path, workers=ALONE, progress=seen.append) == whole
    assert seen == list(range(stop - 1, 31))
    before = path.read_bytes()
    with pytest.raises(LabError, match="its levels is"):
        climb(TINY, levels[:2], 30, path=path, workers=ALONE)
    assert path.read_bytes() == before
