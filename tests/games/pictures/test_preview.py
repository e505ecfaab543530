"""What a screen may ask, and what the server asks about talk, time, drawings and the next game."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.games.pictures.answers import CheckAnswer
from redtable.games.pictures.preview import answer
from redtable.kernel.game import SPECTATOR
from redtable.kernel.notation import NotationError
from tests.games.pictures.helpers import GAME, QUIET, match_with_key, play, state_with_key, view


def check(text: str, **options: Any) -> Any:
    """What the page says about a clue."""
    match = match_with_key(**options)
    return answer(match.rules, view(match, "red-spymaster"), f"check {text}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("bien-venida 1", "pictures-refusal-hyphen"),
        ("ice cream 2", "pictures-refusal-several-words"),
        ("moon 0", "pictures-refusal-expert-zero"),
        ("moon 2.5", "pictures-refusal-not-whole"),
        ("moon", "pictures-refusal-no-number"),
    ],
)
def test_a_clue_is_checked_as_it_will_be_when_given(text: str, key: str) -> None:
    found = check(text)
    assert found.refusal.key == key


@pytest.mark.clause("CP-10.6")
def test_forms_of_visible_words_are_found_from_the_view() -> None:
    match = match_with_key(cards="words")
    word = view(match, 0).cards[0].face
    found = answer(match.rules, view(match, 0), f"check {word} 1")  # type: ignore[arg-type]
    assert found.refusal.clause == "CP-10.6"


@pytest.mark.clause("CP-5.6")
def test_hints_forbid_nothing() -> None:
    assert check("moon 2") == CheckAnswer(refusal=None, hints=[])
    assert check("FBI 2") == CheckAnswer(refusal=None, hints=["acronym"])
    assert check("FBI 2", allow=["acronyms", "foreign"]) == CheckAnswer(refusal=None, hints=[])
    assert check("qwzrtpl 2") == CheckAnswer(refusal=None, hints=["unknown"])


def test_names_are_there_for_everybody_or_for_nobody() -> None:
    for names in (True, False):
        match = match_with_key(picture_names=names)
        answers = [
            answer(match.rules, view(match, seat), "rules")  # type: ignore[arg-type]
            for seat in (0, 2, SPECTATOR)
        ]
        assert answers[0] == answers[1] == answers[2]
        assert len(answers[0].names) == (20 if names else 0)
        assert answers[0].options.picture_names is names


def test_what_is_no_question_is_refused() -> None:
    match = match_with_key()
    for question in ("weather", "check", "rules please"):
        with pytest.raises(NotationError):
            answer(match.rules, view(match, 0), question)  # type: ignore[arg-type]


@pytest.mark.clause("CP-5.10")
@pytest.mark.clause("CP-G27")
def test_spymasters_do_not_talk() -> None:
    rules = match_with_key().rules
    assert [GAME.talk(rules, seat) for seat in range(4)] == [(False, False)] * 2 + [(True, True)] * 2


@pytest.mark.clause("CP-G19")
def test_one_limit_for_the_clue_and_one_for_all_guesses() -> None:
    match = match_with_key(timer_clue=60, timer_guess=90)
    assert GAME.timed(match.rules)
    assert match.state.timer() == ("clue 1", 60)
    play(match, "red-spymaster: ask moon 2")
    assert match.state.timer() == ("clue 1", 60)
    play(match, "blue-spymaster: allow")
    assert match.state.timer() == ("guess 1", 90)
    play(match, "red-1: mark 3", "red-1: touch 0")
    assert match.state.timer() == ("guess 1", 90)
    assert not GAME.timed(match_with_key().rules)
    assert match_with_key().state.timer() is None


@pytest.mark.clause("CP-1.5")
@pytest.mark.clause("CP-2.12")
@pytest.mark.parametrize(
    ("options", "takers"),
    [
        ({}, [2, 3, 0, 1]),
        ({"red_operatives": 2}, [2, 4, 3, 0, 1]),
        ({"mode": "coop"}, [1, 0]),
        ({"mode": "three"}, [1, 2, 0]),
    ],
)
def test_the_next_game_has_other_spymasters_and_other_cards(
    options: dict[str, object], takers: list[int]
) -> None:
    state = state_with_key(**QUIET, **options)  # type: ignore[arg-type]
    again, seats = GAME.again(state.rules, {"language": "it"}, state)
    assert seats == takers
    assert again == {"language": "it", "again": state.cards}
    assert GAME.rules("", again).options.again == state.cards


def test_drawings_are_svg_by_their_id() -> None:
    card = view(match_with_key(), SPECTATOR).cards[0]
    assert GAME.drawing(card.face).startswith("<svg")
    with pytest.raises(NotationError):
        GAME.drawing("on.whale")
    with pytest.raises(NotationError):
        GAME.drawing("../../secret")
