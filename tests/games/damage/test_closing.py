"""A desk has no end of its own: its people close it, and that is no draw."""

from __future__ import annotations

import pytest

from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import AGREE_DRAW, Match
from redtable.kernel.registry import find_game
from tests.games.damage.battles import GAME

DESK = "The desk was closed."


def ended(mode: str) -> Match:
    """A match on whose end everybody agreed."""
    match = Match(GAME, GAME.rules("", {"mode": mode}), SeededChance(1))
    match.decide(0, AGREE_DRAW)
    return match


def said(match: Match, language: str) -> str:
    """How the match ended, in words."""
    outcome = match.outcome()
    assert outcome is not None
    texts = Texts(language, GAME)
    return texts.outcome_line(outcome.scores, outcome.reason, [info.team for info in match.seats])


def test_a_desk_is_closed_and_a_duel_is_a_draw() -> None:
    assert said(ended("desk"), "en") == DESK
    assert said(ended("duel"), "en").startswith("A draw.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_event_and_the_end_are_told_in_every_language(language: str) -> None:
    match = ended("desk")
    event = match.log[-1].events[0]
    assert event.kind == "closed"
    draw = Texts(language, GAME).say("table-outcome-drawn")
    assert Texts(language, GAME).event_line({"event": "closed", **event.data})
    assert said(match, language) != draw
    assert (said(match, language) == DESK) == (language == "en")


def test_other_games_say_that_the_table_was_closed() -> None:
    texts = Texts("en", find_game("pictures"))
    assert texts.outcome_line([0.5, 0.5], "closed", ["red-team", "red-team"]) == "The table was closed."
