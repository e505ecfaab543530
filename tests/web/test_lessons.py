"""Lessons of every game: each holds, speaks three languages, and is served frame by frame to its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from redtable.games.pictures.view import PicturesView
from redtable.i18n.language import LANGUAGES
from redtable.kernel.registry import find_game
from redtable.kernel.scenario_run import run_scenario
from redtable.server.lessons import lesson, lesson_question, lesson_titles, lessons_in
from redtable.server.problems import RequestError
from redtable.server.worker import respond

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.server.worker_requests import Response

COUNTS = {"redcode": 9, "pictures": 6, "skirmish": 7, "damage": 7}
"""How many lessons each game has."""
LESSONS = {slug: lessons_in(find_game(slug).package) for slug in COUNTS}
GAMES = pytest.mark.parametrize("slug", COUNTS)
EVERY = pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug in LESSONS for name in LESSONS[slug]]
)


def of(slug: str) -> pytest.MarkDecorator:
    """Marks a test with every lesson of one game."""
    return pytest.mark.parametrize("name", LESSONS[slug])


@GAMES
def test_there_are_lessons_in_order(slug: str) -> None:
    assert [title.id for title in lesson_titles(find_game(slug))] == sorted(LESSONS[slug])
    assert len(LESSONS[slug]) == COUNTS[slug]


@EVERY
def test_lesson_plays_as_it_says(slug: str, name: str) -> None:
    assert [str(difference) for difference in run_scenario(LESSONS[slug][name])] == []


@EVERY
def test_lesson_speaks_every_language_with_heading_text_and_task(slug: str, name: str) -> None:
    scenario = LESSONS[slug][name]
    assert set(scenario.say) == set(LANGUAGES)
    for step in scenario.steps:
        assert set(step.say) == set(LANGUAGES)
        assert {len(text.split("\n")) for text in step.say.values()} == {3}


@EVERY
def test_frames_follow_the_steps_and_let_the_learner_do_them(slug: str, name: str) -> None:
    served = lesson(find_game(slug), name)
    assert [frame.action for frame in served.frames] == [*(step.do for step in LESSONS[slug][name].steps), ""]
    for frame in served.frames:
        view = msgspec.to_builtins(frame.match.view)
        assert view["seat"] == served.learner
        if frame.action and frame.seat == served.learner:
            assert frame.seat in view["actors"]


def answered(game: Game, name: str, frame: int, question: str) -> Response:
    """What a worker says to a question about a frame."""
    return respond(msgspec.json.encode(lesson_question(game, game.slug, name, frame, question)))


@GAMES
def test_unknown_lessons_frames_and_questions_are_refused(slug: str) -> None:
    game = find_game(slug)
    name = next(iter(LESSONS[slug]))
    with pytest.raises(RequestError, match="there is no lesson"):
        lesson(game, "nothing")
    with pytest.raises(RequestError, match="there is no lesson"):
        answered(game, "nothing", 0, "rules")
    with pytest.raises(RequestError, match="has no frame 99"):
        answered(game, name, 99, "rules")
    assert "is no question" in answered(game, name, 0, "tea?").fault


@of("redcode")
def test_red_code_shows_the_own_hand_only_and_lists_the_action(name: str) -> None:
    for frame in lesson(find_game("redcode"), name).frames:
        view = msgspec.to_builtins(frame.match.view)
        assert view["deck"] is None
        assert all(ship["hand"] is None for ship in view["ships"] if ship["seat"] != 0)
        assert frame.seat != 0 or not frame.action or frame.action in view["legal"]


@of("pictures")
def test_pictures_shows_an_operative_no_key(name: str) -> None:
    for frame in lesson(find_game("pictures"), name).frames:
        view = frame.match.view
        assert isinstance(view, PicturesView)
        knows = view.seats[view.seat].role == "spymaster" or view.outcome is not None
        assert all((card.colour is not None) == (knows or card.cover is not None) for card in view.cards)
        assert len(frame.answers["rules"].names) == len(view.cards)


@of("skirmish")
def test_skirmish_answers_what_an_action_would_bring(name: str) -> None:
    game = find_game("skirmish")
    for number, frame in enumerate(lesson(game, name).frames):
        if frame.action and frame.seat == 0:
            assert answered(game, name, number, f"plan {frame.action}").result.why is None


@of("damage")
def test_battle_damage_shows_the_cards(name: str) -> None:
    assert all(frame.answers["rules"].cards for frame in lesson(find_game("damage"), name).frames)
