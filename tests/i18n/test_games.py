"""Whatever happens in a random game can be said in every language: events, refusals, outcomes."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from redtable.games.redcode import RedCode
from redtable.games.redcode.notation import ACTIONS
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE, SPECTATOR, Game, Outcome
from redtable.kernel.match import Match
from tests.tiny import Tiny
from tests.tiny.notation import VERBS

GAMES = [
    pytest.param(Tiny(), {}, id="tiny"),
    pytest.param(RedCode(), {"ships_per_side": 1}, id="redcode 1v1 arena"),
    pytest.param(RedCode(), {"ships_per_side": 2}, id="redcode 2v2 arena"),
    pytest.param(RedCode(), {"ships_per_side": 3, "mode": "war"}, id="redcode 3v3 war"),
]
MOST_ACTIONS = 400
SPOKEN = {"tiny": [*VERBS[1:], "row 1", "row 2", "row 3"], "redcode": sorted(ACTIONS)}
"""Actions of all kinds, most of them impossible at any one moment."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_event_and_outcome(game: Game, options: dict[str, Any], language: str) -> None:
    texts = Texts(language, game)
    match = Match(game, game.rules("", options), SeededChance("events"))
    choices = SeededChance("choices")
    viewers = [*range(len(match.seats)), SPECTATOR, JUDGE]
    for viewer in viewers:
        for opened in match.opening:
            seen = opened.seen_by(viewer)
            assert seen is None or texts.event_line(seen)
    for _ in range(MOST_ACTIONS):
        if match.outcome() is not None:
            break
        seat = match.state.to_move()
        legal = match.state.legal(seat)
        entry = match.apply(seat, legal[choices.below("choice", len(legal))].text)
        for viewer in viewers:
            for event in entry.seen_by(viewer):
                assert texts.event_line(event)
    outcome = match.outcome() or Outcome((0.5,) * len(match.seats))
    if outcome.reason:
        assert texts.outcome_line(outcome.scores, outcome.reason, [info.team for info in match.seats])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_refusal(game: Game, options: dict[str, Any], language: str) -> None:
    texts = Texts(language, game)
    match = Match(game, game.rules("", options), SeededChance("refusals"))
    choices = SeededChance("choices")
    said: set[str] = set()
    spoken = SPOKEN[game.slug]
    stride = 1 + len(spoken) // 50
    for step in range(MOST_ACTIONS):
        if match.outcome() is not None:
            break
        seat = match.state.to_move()
        for text in islice(spoken, step % stride, None, stride):
            refusal = match.state.refusal(seat, game.parse(text))
            if refusal:
                said.add(refusal.key)
                assert texts.refusal_line(refusal.clause, refusal.key, refusal.args).startswith(
                    refusal.clause
                )
        legal = match.state.legal(seat)
        match.apply(seat, legal[choices.below("choice", len(legal))].text)
    assert len(said) > (3 if game.slug == "tiny" else 12)
