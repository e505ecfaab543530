"""The lessons of Battle Damage hold, speak three languages, and are served frame by frame."""

from __future__ import annotations

import pytest

from redtable.i18n.language import LANGUAGES
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import run_scenario
from redtable.server.lessons import lesson, scenarios

GAME = find_game("damage")
LESSONS = scenarios(GAME.package)


def test_there_are_lessons() -> None:
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
def test_frames_answer_what_the_screen_asks(name: str) -> None:
    served = lesson(GAME, name)
    assert [frame.action for frame in served.frames] == [*(step.do for step in LESSONS[name].steps), ""]
    assert all(frame.answers["rules"]["cards"] for frame in served.frames)
