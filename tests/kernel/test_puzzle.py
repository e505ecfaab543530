"""Puzzles as files: every shipped one is whole, and broken ones are told what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.puzzle import Task, check_puzzle, difficulty_of, facts_of, puzzles_in
from redtable.kernel.registry import find_game, game_slugs
from redtable.kernel.scenario import Scenario, ScenarioError, read_scenario
from redtable.kernel.view import encode

if TYPE_CHECKING:
    from collections.abc import Callable

SHIPPED = {
    f"{slug}-{name}": scenario
    for slug in game_slugs()
    for name, scenario in puzzles_in(find_game(slug).package).items()
}
FIRST = next(scenario for scenario in SHIPPED.values() if scenario.game == "redcode")


def changed(**facts: Any) -> Scenario:
    """The first puzzle with other facts."""
    return msgspec.structs.replace(FIRST, puzzle=msgspec.structs.replace(facts_of(FIRST), **facts))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_puzzle_is_whole(name: str) -> None:
    scenario = SHIPPED[name]
    assert check_puzzle(scenario) == []
    assert scenario.game == name.partition("-")[0]
    assert difficulty_of(facts_of(scenario)) in (1, 2, 3)


@pytest.mark.parametrize("name", SHIPPED)
def test_another_deal_looks_the_same_to_the_seat(name: str) -> None:
    task = Task(SHIPPED[name])
    dealt = task.state.redeal(task.seat, SeededChance("another deal"))
    assert encode(dealt.view(task.seat)) == encode(task.state.view(task.seat))


def test_no_puzzle_is_shipped_twice() -> None:
    assert len({scenario.position for scenario in SHIPPED.values()}) == len(SHIPPED)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda: changed(best=[["fly"]]), "fly is not legal"),
        (lambda: changed(best=[]), "there is no best plan"),
        (lambda: changed(chances={}), "no chance is given for"),
        (lambda: changed(chances={**facts_of(FIRST).chances, "fly": 1}), "what is not legal: fly"),
        (lambda: changed(find=2), "2 answers are asked for, and only 1 are right"),
        (lambda: changed(margin=-5), "is not between"),
        (lambda: changed(low=-5), "another action may be as good"),
        (lambda: msgspec.structs.replace(FIRST, puzzle=None), "not a puzzle"),
        (lambda: msgspec.structs.replace(FIRST, position=None), "a puzzle has a position"),
        (lambda: msgspec.structs.replace(FIRST, learner="green1"), "no seat is called 'green1'"),
    ],
)
def test_a_broken_puzzle_is_told_what_is_wrong(broken: Callable[[], Scenario], told: str) -> None:
    assert told in "; ".join(check_puzzle(broken()))


def test_a_seat_that_is_not_to_decide_has_no_puzzle() -> None:
    other = {"blue1": "red1", "red1": "blue1"}[FIRST.learner]
    assert check_puzzle(msgspec.structs.replace(FIRST, learner=other)) == [f"{other} is not to decide"]


def test_a_share_above_the_whole_is_refused() -> None:
    text = 'game = "redcode"\ntitle = "x"\n[puzzle]\nsolved = { easy = 120 }\n'
    with pytest.raises(ScenarioError):
        read_scenario(text, "x.toml")
