"""The lessons of Pictures hold, speak three languages, and show an operative no key."""

from __future__ import annotations

import pytest

from redtable.games.pictures.view import PicturesView
from redtable.i18n.language import LANGUAGES
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import run_scenario
from redtable.server.lessons import lesson, scenarios

GAME = find_game("pictures")
LESSONS = scenarios(GAME.package)


@pytest.mark.parametrize("name", LESSONS)
def test_lesson_plays_as_it_says_in_every_language(name: str) -> None:
    scenario = LESSONS[name]
    assert [str(difference) for difference in run_scenario(scenario)] == []
    assert set(scenario.say) == set(LANGUAGES)
    for step in scenario.steps:
        assert set(step.say) == set(LANGUAGES)
        assert {len(text.split("\n")) for text in step.say.values()} == {3}


@pytest.mark.parametrize("name", LESSONS)
def test_frames_show_what_the_learner_may_see(name: str) -> None:
    served = lesson(GAME, name)
    for frame in served.frames:
        view = frame.match.view
        assert isinstance(view, PicturesView)
        assert view.seat == served.learner
        knows = view.seats[view.seat].role == "spymaster" or view.outcome is not None
        assert all((card.colour is not None) == (knows or card.cover is not None) for card in view.cards)
        assert len(frame.answers["rules"]["names"]) == len(view.cards)
