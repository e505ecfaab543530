"""Lessons of the skirmish: they hold, speak three languages, and answer what their screens ask."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.i18n.language import LANGUAGES
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import run_scenario
from redtable.server.lessons import lesson, lesson_answer, lesson_titles, scenarios
from redtable.server.problems import Problem

GAME = find_game("skirmish")
LESSONS = scenarios(GAME.package)


def test_there_are_lessons_in_order() -> None:
    assert [title.id for title in lesson_titles(GAME)] == sorted(LESSONS)
    assert len(LESSONS) == 7


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
def test_every_frame_answers_what_its_action_would_bring(name: str) -> None:
    for number, frame in enumerate(lesson(GAME, name).frames):
        if frame.action and frame.seat == 0:
            answer: Any = lesson_answer(GAME, name, number, f"plan {frame.action}")
            assert answer["why"] is None


def test_unknown_frames_and_questions_are_refused() -> None:
    name = next(iter(LESSONS))
    with pytest.raises(Problem, match="has no frame 99"):
        lesson_answer(GAME, name, 99, "rules")
    with pytest.raises(Problem, match="is no question"):
        lesson_answer(GAME, name, 0, "tea?")
    with pytest.raises(Problem, match="there is no lesson"):
        lesson_answer(GAME, "nothing", 0, "rules")
