"""What the log tells has no holes: no empty list, no empty brackets, no sign without what it belongs to."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.match import Match
from redtable.kernel.registry import find_game

GAMES: dict[str, list[dict[str, Any]]] = {
    "redcode": [{"ships_per_side": 1}, {"ships_per_side": 2, "mode": "war"}],
    "skirmish": [{"max_turns": 3}] * 3,
    "pictures": [{}, {"mode": "coop"}],
    "damage": [{}, {"mode": "duel"}],
}
MOST_ACTIONS = 300
HOLES = re.compile(
    r"[:(«“]\s*[,;.)»”]"  # an empty list, or nothing in brackets
    r"|[,;:]\s*$|^\s*[,;:]"  # a list that never comes
    r"|\s[,;.:](?:\s|$)|,\s*,|;\s*;"  # a stop after nothing
    r"|(?<!\d)[″%]"  # a unit without its number
    r"|\bNone\b|\bnull\b|undefined|\{\s*\$"
)


@cache
def told(slug: str) -> list[dict[str, Any]]:
    """Everything that somebody is told in random games, each kind of sentence with other words once."""
    game = find_game(slug)
    found: dict[str, dict[str, Any]] = {}
    for number, options in enumerate(GAMES[slug]):
        match = Match(game, game.rules("", options), SeededChance(f"log {number}"))
        choices = SeededChance(f"choices {number}")
        viewers = [*range(len(match.seats)), SPECTATOR, JUDGE]
        events = [
            event for viewer in viewers for event in (e.seen_by(viewer) for e in match.opening) if event
        ]
        for _ in range(MOST_ACTIONS):
            if match.outcome() is not None:
                break
            seat = match.state.to_move()
            legal = match.state.legal(seat)
            entry = match.apply(seat, legal[choices.below("choice", len(legal))].text)
            events += [event for viewer in viewers for event in entry.seen_by(viewer)]
        found.update({json.dumps(event, sort_keys=True, default=str): event for event in events})
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_line_of_the_log_has_a_hole(slug: str, language: str) -> None:
    texts = Texts(language, find_game(slug), strict=True)
    lines = [texts.event_line(event) for event in told(slug)]
    assert len(lines) > 20
    assert [line for line in lines if HOLES.search(line)] == []


def test_holes_are_found() -> None:
    for line in ("halved for: ; rolls 3", "each with 0 ()", "moves at ″", "Loses: ", "Hit , and sunk"):
        assert HOLES.search(line), line
    for line in ('moves 6.5"', "hits 30% (2 of 6): 1, 4.", "reaches 9″.", "5.5; fires first."):
        assert not HOLES.search(line), line
