"""Scenarios: what they can set up and expect, and how plainly they complain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from redtable.kernel.errors import RedtableError
from redtable.kernel.scenario import ScenarioError, load_scenario, read_scenario
from redtable.kernel.scenario_run import Difference, run_scenario

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """
game = "tests.tiny:Tiny"
title = "a stroke into the rapids"
clauses = ["TN-3.1", "TN-4.2"]
position = "boats=2,0 hands=112/233 deck=1111222233 played=- open=turn:0:0"
"""
GOOD = (
    HEAD
    + """
[chance]
current = [5]

[expect]
to_move = "red"
legal = ["row 1", "row 2", "rest"]
state = { "hands.1" = [2, 3, 3] }
views.blue = { "hands.0" = [0, 0, 0] }

[[steps]]
do = "row 3"
refused = { clause = "TN-2.2", args = { card = 3 } }

[[steps]]
do = "row 1"
expect.events = [{ event = "rowed", card = 1 }]
expect.to_move = "blue"
expect.denies = ["block"]
expect.offers = ["pass"]

[[steps]]
by = "blue"
do = "pass"
expect.happens = ["passed", { event = "moved", place = 3 }]
expect.never = ["drifted"]

[[steps]]
do = "drift"
expect.state = { "boats.0" = 4 }
expect.over = false
"""
)


def differences(text: str) -> list[Difference]:
    return run_scenario(read_scenario(text, "test.toml"))


def test_a_scenario_that_holds_has_no_differences() -> None:
    assert differences(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('legal = ["row 1", "row 2", "rest"]', 'legal = ["row 1"]', "legal"),
        ('"hands.1" = [2, 3, 3]', '"hands.1" = [2, 2, 3]', "hands.1"),
        ('"hands.0" = [0, 0, 0]', '"hands.0" = [1, 1, 2]', "hands.0"),
        ('"boats.0" = 4', '"boats.0" = 5', "boats.0"),
        ('"boats.0" = 4', '"boats.9" = 4', "boats.9"),
        ('clause = "TN-2.2"', 'clause = "TN-2.1"', "refusal of 'row 3'"),
        ("card = 3 }", "card = 2 }", "refusal of 'row 3'"),
        ('{ event = "rowed", card = 1 }', '{ event = "rowed", card = 2 }', "events"),
        ('{ event = "moved", place = 3 }', '{ event = "moved", place = 2 }', "events that must happen"),
        ('never = ["drifted"]', 'never = ["moved"]', "events that must not happen"),
        ('denies = ["block"]', 'denies = ["pass"]', "denies"),
        ('offers = ["pass"]', 'offers = ["block"]', "offers"),
        ('expect.to_move = "blue"', 'expect.to_move = "red"', "to_move"),
        ("over = false", "over = true", "over"),
        ("over = false", 'outcome = { winners = ["red"] }', "outcome"),
        ('do = "row 1"\n', 'do = "row 1"\nrefused = "TN-2.1"\n', "row 1"),
        ("current = [5]", "current = [5, 6]", "chance"),
        ("current = [5]", "current = []", "chance of 'drift'"),
    ],
)
def test_every_wrong_expectation_is_told(old: str, new: str, what: str) -> None:
    assert old in GOOD
    found = differences(GOOD.replace(old, new, 1))
    assert what in [difference.what for difference in found]


def test_a_difference_reads_as_a_diff() -> None:
    text = GOOD.replace('"boats.0" = 4', '"boats.0" = 5')
    assert str(differences(text)[0]) == "step 4: boats.0 (- expected, + found)\n    - 5\n    + 4"


def test_a_refusal_that_nobody_expected_stops_the_scenario() -> None:
    found = differences(GOOD.replace('do = "row 1"', 'do = "row 3"'))
    assert [difference.step for difference in found] == [2]
    assert "TN-2.2" in found[0].found


def test_draws_can_be_given_step_by_step() -> None:
    text = GOOD.replace("[chance]\ncurrent = [5]\n", "").replace(
        'do = "drift"', 'do = "drift"\nchance.current = [5]'
    )
    assert differences(text) == []


def test_an_outcome_and_a_position_can_be_expected() -> None:
    text = (
        HEAD.replace("boats=2,0", "boats=7,0")
        + """
[options]
answers = false
[[steps]]
do = "row 1"
expect.outcome = { winners = ["red"], reason = "finish" }
expect.to_move = "nobody"
expect.position = "boats=8,0 hands=12/233 deck=1111222233 played=1 open=-"
"""
    )
    assert differences(text) == []
    wrong = text.replace('"finish"', '"cards"').replace('["red"]', '["blue"]').replace("played=1", "played=2")
    assert [difference.what for difference in differences(wrong)] == ["winners", "reason", "position"]


def test_a_new_game_can_be_scripted_too() -> None:
    text = """
game = "tests.tiny:Tiny"
title = "dealt in order"
[chance]
deck = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]
[expect]
state = { "hands.0" = [3, 3, 3] }
"""
    assert differences(text) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "not TOML"),
        ('game = "tests.tiny:Tiny"', "title"),
        (HEAD + "surprise = 1", "surprise"),
        (HEAD + "[[steps]]\ndo = 3", "steps"),
        (HEAD + "[expect]\nstat = {}", "stat"),
        (HEAD + "[options]\nsurprise = 1", "surprise"),
        (HEAD.replace("boats=2,0", "boats=2"), "2 seats"),
        (HEAD.replace("Tiny", "Huge"), "Huge"),
        ('game = "tests.tiny:Tiny"\ntitle = "no deck"', "cannot start"),
    ],
)
def test_a_broken_scenario_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(RedtableError, match=complaint):
        differences(text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.toml"):
        load_scenario(tmp_path / "nowhere.toml")
