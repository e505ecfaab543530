"""Captains for Red Code: legal, deterministic, explained, and stronger the harder they think."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.bots.bot import bot_levels, make_bot
from redtable.bots.redcode import LEVELS
from redtable.bots.redcode.captain import Captain
from redtable.bots.redcode.evaluation import TERMS, Sheet, Weights
from redtable.games.redcode import RedCode
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import SeededChance
from redtable.lab.duel import play_duel
from redtable.lab.matches import Pairing, Player, play_pairing
from redtable.lab.pairs import Meeting
from redtable.lab.workers import Workers

MODES: list[dict[str, Any]] = [
    {"mode": "arena"},
    {"mode": "arena", "ships_per_side": 2},
    {"mode": "arena", "ships_per_side": 3, "fleet_mode": True},
    {"mode": "war", "ships_per_side": 2, "max_rounds": 6},
]


def positions(options: dict[str, Any], seed: int, count: int) -> list[RedcodeState]:
    """States of a random game, one every few actions."""
    game = RedCode()
    rules = game.rules("", options)
    chance = SeededChance(seed)
    state, _ = game.start(rules, chance)
    found: list[RedcodeState] = []
    number = 0
    while state.outcome() is None and len(found) < count:
        seat = state.to_move()
        legal = state.legal(seat)
        assert isinstance(state, RedcodeState)
        if number % 3 == 0:
            found.append(state.copy())
        state.apply(seat, legal[chance.below("pick", len(legal))], chance)
        number += 1
    return found


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("level", ["greedy", "easy", "medium"])
def test_every_choice_is_legal_in_every_mode(level: str, options: dict[str, Any]) -> None:
    game = RedCode()
    rules = game.rules("", options)
    for state in positions(options, 3, 25):
        view = state.view(state.to_move())
        bot = make_bot(level, game, rules, view.seat, "x")
        assert bot.choose(view) in view.legal


@pytest.mark.parametrize("level", ["greedy", "medium"])
def test_a_seed_gives_the_same_game(level: str) -> None:
    pairing = Pairing("redcode", "again", (Player(level), Player(level)))
    assert play_pairing(pairing, ["round", "ships"]) == play_pairing(pairing, ["round", "ships"])


@pytest.mark.parametrize("level", ["greedy", "medium"])
def test_a_bot_plays_from_its_view_alone(level: str) -> None:
    """Whatever lies hidden, the same view leads to the same choice."""
    game = RedCode()
    rules = game.rules()
    for state in positions({}, 5, 12):
        seat = state.to_move()
        other = state.redeal(seat, SeededChance("other cards"))
        choices = {make_bot(level, game, rules, seat, 1).choose(world.view(seat)) for world in (state, other)}
        assert len(choices) == 1


def test_the_captain_says_why() -> None:
    game = RedCode()
    rules = game.rules()
    explained = 0
    for state in positions({}, 7, 30):
        captain = Captain(game, rules, state.to_move(), 1)
        captain.choose(state.view(state.to_move()))
        explained += bool(captain.why())
        assert all(name in TERMS for name, _ in captain.why())
    assert explained > 10


def test_the_terms_add_up_to_the_value() -> None:
    for options in MODES:
        rules = RedCode().rules("", options)
        for side in (0, 1):
            sheet = Sheet(tables_of(rules), Weights(), side)
            for state in positions(options, 11, 20):
                if state.phase >= 2:
                    sheet.remember(state)
                    total = sum(sheet.add_up(state, side))
                    assert total == pytest.approx(sheet.value(state, side))


def test_levels_are_offered_from_weak_to_strong() -> None:
    assert bot_levels("redcode") == ("random", *LEVELS)


def test_greedy_beats_random_at_sea() -> None:
    duel = play_duel(Meeting("redcode", Player("greedy"), Player("random")), 20, workers=Workers(1))
    assert duel.estimate().mean >= 0.9


def test_planning_beats_greed() -> None:
    duel = play_duel(Meeting("redcode", Player("medium"), Player("greedy")), 30, workers=Workers(1))
    assert duel.estimate().mean > 0.5
