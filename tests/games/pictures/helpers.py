"""Positions for the tests of Pictures: the reference key, and grids of it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from redtable.games.pictures import Pictures
from redtable.games.pictures.ruleset import PicturesRules
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.view import PicturesView
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match

GAME = Pictures()
K1 = "RNBRBBRNRBRBABRNRBNR"
"""Red starts: 8 red, 7 blue, 4 bystanders, and the assassin at 12."""
RED = [0, 3, 6, 8, 10, 14, 16, 19]
BLUE = [2, 4, 5, 9, 11, 13, 17]
QUIET = {"objection_judge": "none"}


@cache
def rules_with(options: str) -> PicturesRules:
    """The standard ruleset with options; read once for each set of them."""
    return GAME.rules("", json.loads(options))


def state_with_key(key: str = K1, **options: Any) -> PicturesState:
    """A new game with a chosen key, Red to begin."""
    state, _ = GAME.start(rules_with(json.dumps({"starting_team": "red", **options})), SeededChance("cards"))
    assert isinstance(state, PicturesState)
    state.key = key
    return state


def match_with_key(key: str = K1, **options: Any) -> Match:
    """A match of such a game."""
    state = state_with_key(key, **options)
    return Match(GAME, state.rules, SeededChance("match"), state)


def play(match: Match, *lines: str) -> None:
    """Play lines such as `red-1: touch 0`."""
    for line in lines:
        seat, _, text = line.partition(": ")
        match.apply(match.seat_named(seat), text)


def view(match: Match, seat: int | str) -> PicturesView:
    """What a seat sees."""
    number = match.seat_named(seat) if isinstance(seat, str) else seat
    seen = match.view(number).view
    assert isinstance(seen, PicturesView)
    return seen
