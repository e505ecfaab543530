"""Puzzles over the server's interface: the question hides the answer, every answer is played out."""

from __future__ import annotations

import msgspec
import pytest

from redtable.kernel.puzzle import facts_of, puzzles_in
from redtable.kernel.registry import find_game, game_slugs
from redtable.kernel.view import encode
from redtable.server.problems import RequestError
from redtable.server.puzzles import LONGEST, puzzle_answer, puzzle_question, puzzle_task, puzzle_titles

GAME = find_game("redcode")
NAMES = list(puzzles_in(GAME.package))
GAMES = {slug: find_game(slug) for slug in game_slugs() if puzzles_in(find_game(slug).package)}
FEW = [(slug, name) for slug, game in GAMES.items() for name in list(puzzles_in(game.package))[:3]]


@pytest.mark.parametrize("slug", GAMES)
def test_all_puzzles_are_listed_with_theme_and_difficulty(slug: str) -> None:
    titles = puzzle_titles(GAMES[slug])
    assert [title.id for title in titles] == list(puzzles_in(GAMES[slug].package))
    assert {title.difficulty for title in titles} <= {1, 2, 3}
    assert {title.language for title in titles} == ({"en", "es", "it"} if slug == "pictures" else {""})


@pytest.mark.parametrize(("slug", "name"), FEW)
def test_a_question_does_not_tell_its_answer(slug: str, name: str) -> None:
    task = puzzle_task(GAMES[slug], name)
    assert task.frame.action == ""
    assert task.frame.match.view.seat == task.learner
    assert b'"margin"' not in msgspec.json.encode(task)


@pytest.mark.parametrize(("slug", "name"), FEW)
def test_right_and_wrong_answers_are_played_out(slug: str, name: str) -> None:
    game = GAMES[slug]
    facts = facts_of(puzzles_in(game.package)[name])
    best = facts.best[0][0]
    wrong = min(facts.chances, key=lambda text: facts.chances[text])
    right, other = puzzle_answer(game, name, best), puzzle_answer(game, name, wrong)
    assert (right.right, other.right) == (True, False)
    assert puzzle_answer(game, name, "") == right
    assert other.solved == {}
    assert other.chance < other.best == right.chance
    for answer in (right, other):
        assert 1 < len(answer.frames) <= LONGEST + 1
        assert answer.frames[0].action == answer.action
        assert answer.frames[-1].action == ""
        learner = puzzle_task(game, name).learner
        assert all(frame.match.view.seat == learner for frame in answer.frames)


def test_an_answer_that_is_not_listed_counts_as_the_one_that_it_amounts_to() -> None:
    game = GAMES["skirmish"]
    name, action = next(
        (name, text)
        for name, scenario in puzzles_in(game.package).items()
        for text in puzzle_task(game, name).frame.match.view.legal
        if text not in facts_of(scenario).chances
    )
    chances = facts_of(puzzles_in(game.package)[name]).chances
    answer = puzzle_answer(game, name, action)
    assert answer.action == answer.frames[0].action == action
    assert answer.chance == chances[game.closest(action, list(chances))]


def test_unknown_puzzles_and_actions_are_refused() -> None:
    with pytest.raises(RequestError, match="there is no puzzle"):
        puzzle_task(GAME, "no-such")
    with pytest.raises(RequestError, match="'fly' is not possible here"):
        puzzle_answer(GAME, NAMES[0], "fly")


def test_a_question_about_the_position_is_about_its_view() -> None:
    asked = puzzle_question(GAME, "redcode", NAMES[0], "weapons")
    assert bytes(asked.view) == encode(puzzle_task(GAME, NAMES[0]).frame.match.view)
