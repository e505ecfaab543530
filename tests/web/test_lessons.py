"""Lessons: every scenario of the tutorial holds, in three languages, and is served frame by frame."""

from __future__ import annotations

import msgspec
import pytest

from redtable.i18n.language import LANGUAGES
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import run_scenario
from redtable.server.lessons import lesson, lesson_titles, scenarios
from redtable.server.problems import Problem

GAME = find_game("redcode")
LESSONS = scenarios(GAME.package)


def test_there_are_lessons_in_order() -> None:
    assert [title.id for title in lesson_titles(GAME)] == sorted(LESSONS)
    assert len(LESSONS) == 9


@pytest.mark.parametrize("name", LESSONS)
def test_lesson_plays_as_it_says(name: str) -> None:
    assert [str(difference) for difference in run_scenario(LESSONS[name])] == []


@pytest.mark.parametrize("name", LESSONS)
def test_lesson_speaks_every_language_with_heading_text_and_task(name: str) -> None:
    scenario = LESSONS[name]
    assert set(scenario.say) == set(LANGUAGES)
    for step in scenario.steps:
        assert set(step.say) == set(LANGUAGES)
        assert {len(text.split("\n")) for text in step.say.values()} == {3}


@pytest.mark.parametrize("name", LESSONS)
def test_frames_show_the_learner_what_a_seat_sees(name: str) -> None:
    served = lesson(GAME, name)
    assert [frame.action for frame in served.frames] == [*(step.do for step in LESSONS[name].steps), ""]
    for frame in served.frames:
        view = msgspec.to_builtins(frame.match.view)
        assert view["seat"] == 0
        assert view["deck"] is None
        assert all(ship["hand"] is None for ship in view["ships"] if ship["seat"] != 0)
        assert frame.seat != 0 or not frame.action or frame.action in view["legal"]


def test_unknown_lesson_is_not_found() -> None:
    with pytest.raises(Problem, match="there is no lesson"):
        lesson(GAME, "nothing")
