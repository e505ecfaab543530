"""The commanders of the skirmish: they obey the rules, repeat themselves, and say why."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from redtable.bots.bot import Bot, RandomBot
from redtable.bots.skirmish import LEVELS, make
from redtable.bots.skirmish.commander import Commander
from redtable.games.skirmish.game import Skirmish
from redtable.kernel.chance import SeededChance

GAME = Skirmish()


def play(bots: list[Bot], options: Mapping[str, object], seed: str) -> tuple[list[str], int]:
    """A whole game; its actions and the winner."""
    rules = GAME.rules("", options)
    chance = SeededChance(seed)
    state, _ = GAME.start(rules, chance)
    state.quiet = True
    told = []
    while (outcome := state.outcome()) is None:
        seat = state.to_move()
        text = bots[seat].choose(state.view(seat))
        action = GAME.parse(text)
        assert state.refusal(seat, action) is None
        told.append(text)
        state.apply(seat, action, chance)
    return told, outcome.winners()[0]


@pytest.mark.parametrize("level", LEVELS[:2])
def test_levels_play_the_same_game_again(level: str) -> None:
    options = {"max_turns": 1}
    rules = GAME.rules("", options)
    games = [
        play([make(level, GAME, rules, seat, "seed") for seat in (0, 1)], options, "same") for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_commander_beats_chance(seat: int) -> None:
    rules = GAME.rules()
    won = 0
    for seed in range(3):
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed + 1)]
        bots[seat] = Commander(GAME, rules, seat, seed)
        won += play(bots, {}, str(seed))[1] == seat
    assert won >= 2


def test_a_commander_names_his_reasons() -> None:
    rules = GAME.rules()
    state = GAME.read_position(rules, "orders=1:0 MG1=40,3;MG,R,R,NCO T1=40,14;R,R,R,R")
    commander = Commander(GAME, rules, 0)
    choice = commander.choose(state.view(0))
    names = {name for name, _ in commander.why()}
    assert "fire T1" in choice
    assert {"kills", "losses", "exposure", "order"} <= names
