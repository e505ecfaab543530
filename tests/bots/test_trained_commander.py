"""The trained commander: it obeys the rules, repeats itself, and does what its network likes."""

from __future__ import annotations

from typing import cast

import pytest

from redtable.bots.network import Network, knowing_nothing
from redtable.bots.skirmish.features import COUNT, FEATURES
from redtable.bots.skirmish.trained_commander import Manner, TrainedCommander
from redtable.games.skirmish.game import Skirmish
from redtable.games.skirmish.state import SkirmishState
from redtable.kernel.chance import SeededChance

GAME = Skirmish()
LITTLE = Manner(plans=2, trials=1, seen=4, alike=2, glances=1, orders=2, places=3)
DUEL = "orders=2:0 objectives=18,8.5;32,8.5 MG1=40,3;MG,R,R,NCO T1=40,14;R,R,R,R T2=5,33;R,R,R,R,NCO"


def liking(**worths: float) -> Network:
    """A network that cares about a few features of the table."""
    linear = [0.0] * COUNT
    for name, worth in worths.items():
        linear[FEATURES.index(name.replace("_", " "))] = worth
    return Network(linear, [], [], [], 0.0)


def commander(seat: int, network: Network | None, manner: Manner = LITTLE) -> TrainedCommander:
    return TrainedCommander(GAME, GAME.rules(), seat, "seed", manner, network)


def test_a_game_is_legal_and_played_the_same_again() -> None:
    games = []
    for _ in range(2):
        rules = GAME.rules("", {"max_turns": 1})
        bots = [
            TrainedCommander(GAME, rules, seat, 3, LITTLE, liking(looked=2.0, lost=-3.0)) for seat in (0, 1)
        ]
        chance = SeededChance("game")
        state, _ = GAME.start(rules, chance)
        told = []
        while state.outcome() is None:
            seat = state.to_move()
            text = bots[seat].choose(state.view(seat))
            assert state.refusal(seat, GAME.parse(text)) is None
            told.append(text)
            state.apply(seat, GAME.parse(text), chance)
        games.append(told)
    assert games[0] == games[1]


def test_without_a_network_it_searches_as_the_other_levels_do() -> None:
    state = GAME.read_position(GAME.rules(), DUEL)
    bot = commander(0, None)
    choice = bot.choose(state.view(0))
    assert choice in state.view(0).legal
    assert dict(bot.why()).keys() == {"wins", "at-first-sight"}


@pytest.mark.parametrize("orders", [0, 1])
def test_it_does_what_its_network_likes(orders: int) -> None:
    """Who wants to be seen comes into the open; who does not, stays away from the gun."""
    state = GAME.read_position(GAME.rules(), DUEL)
    manner = Manner(plans=8, trials=1, seen=40, alike=40, glances=1, orders=orders, places=0)
    found = []
    for worth in (5.0, -5.0):
        bot = commander(0, liking(blufor_moved=worth), manner)
        found.append(bot.choose(state.view(0)))
    stays, goes = found
    assert "move" in goes
    assert "move" not in stays


def test_places_before_the_battle_are_judged_too() -> None:
    rules = GAME.rules()
    state = cast("SkirmishState", GAME.start(rules, SeededChance(1))[0])
    places = []
    for worth in (5.0, -5.0):
        manner = Manner(plans=1, trials=0, seen=1, glances=1, places=200)
        bot = TrainedCommander(GAME, rules, 0, 1, manner, liking(easier_way=worth))
        action = GAME.parse(bot.choose(state.view(0)))
        places.append(action.text)
    assert places[0] != places[1]
    lazy = TrainedCommander(GAME, rules, 0, 1, Manner(places=0), knowing_nothing(COUNT))
    assert lazy.choose(state.view(0)) in state.view(0).legal
