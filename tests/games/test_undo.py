"""RT-4 in every game and mode: what is taken back and done again, or done otherwise, changes no draw."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.kernel.chance import RecordedChance, SeededChance
from redtable.kernel.match import UNDO, Match
from redtable.kernel.registry import find_game
from redtable.kernel.sealed import SealedChance

MODES: list[tuple[str, dict[str, Any]]] = [
    ("redcode", {}),
    ("redcode", {"mode": "war", "ships_per_side": 2}),
    ("skirmish", {}),
    ("pictures", {"red_operatives": 2}),
    ("pictures", {"mode": "coop"}),
    ("pictures", {"mode": "three"}),
    ("damage", {"mode": "duel"}),
    ("damage", {"mode": "desk", "ships": ["A=ts-ca", "B=ts-pf"]}),
]
STEPS = 60
SEED = bytes(range(32))


def can_be_undone(match: Match, seat: int, text: str) -> bool:
    """Whether an action would draw and reveal nothing, tried out beside the match."""
    chance = RecordedChance(SeededChance(0))
    events = match.state.copy().apply(seat, match.game.parse(text), chance)
    return not chance.take() and not any(event.reveals for event in events)


@pytest.mark.parametrize(("slug", "options"), MODES, ids=lambda value: str(value))
def test_detours_that_are_undone_change_no_draw(slug: str, options: dict[str, Any]) -> None:
    """One match goes straight on; the other does something else first and undoes it, and each step once."""
    game = find_game(slug)
    rules = game.rules("", options)
    straight, wavering = (Match(game, rules, SealedChance(SEED, ["undo"])) for _ in range(2))
    choices = SeededChance(f"undo {slug} {options}")
    undone = 0
    for _ in range(STEPS):
        if straight.outcome() is not None:
            break
        actors = straight.state.actors()
        seat = actors[choices.below("seat", len(actors))]
        legal = [action.text for action in straight.state.legal(seat)]
        text, detour = (legal[choices.below("action", len(legal))] for _ in range(2))
        for other in (detour, text):
            if can_be_undone(wavering, seat, other):
                wavering.apply(seat, other)
                wavering.apply(seat, UNDO)
                undone += 1
        assert wavering.apply(seat, text).draws == straight.apply(seat, text).draws
        assert wavering.state.position() == straight.state.position()
    assert undone or slug == "damage"
