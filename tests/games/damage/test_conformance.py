"""The contract: the duel and the desk, and what the duel adds to the rules."""

from __future__ import annotations

import pytest

from redtable.bots.bot import make_bot
from redtable.games.damage.state import DamageState
from redtable.kernel.chance import ScriptedChance, SeededChance
from redtable.kernel.game import NOBODY, Outcome
from redtable.kernel.match import Match, Refused
from redtable.kernel.testing import check_game
from tests.games.damage.battles import GAME


def test_the_duel_conforms() -> None:
    report = check_game("damage", games=12, every=12, worlds=1)
    assert set(report.reasons) <= {"destroyed", "both-destroyed", "disarmed", "both-disarmed"}


def test_the_duel_of_full_strength_conforms() -> None:
    options = {"ships": ["A=ts-ca", "B=ts-ca"], "duel_fire": "strength"}
    report = check_game("damage", options=options, games=4, every=20, worlds=1, processes=1)
    assert set(report.reasons) <= {"destroyed", "both-destroyed"}


@pytest.mark.parametrize("ships", [["a=ts-hulk", "b=ts-fr"], ["a=ts-pf", "b=kli-d7"]])
def test_duels_of_other_ships_conform(ships: list[str]) -> None:
    options = {"ships": ships, "repair_rolls": True, "batch_policy": "thumb"}
    check_game("damage", options=options, games=3, every=20, worlds=1, processes=1)


def duel(*ships: str, script: dict[str, list[int]] | None = None) -> Match:
    """A duel of two ships with volleys of full strength."""
    rules = GAME.rules("", {"ships": list(ships), "duel_fire": "strength"})
    return Match(GAME, rules, ScriptedChance(script) if script is not None else SeededChance(4))


@pytest.mark.clause("BD-G33")
def test_volleys_are_two_dice_and_four() -> None:
    match = duel("A=ts-ca", "B=ts-ca")
    entry = match.apply(0, "fire")
    rolled = entry.events[0].data
    assert rolled["hits"] == sum(rolled["dice"]) + 4
    assert len(rolled["dice"]) == 2


@pytest.mark.clause("BD-G33")
def test_weapons_control_and_heavy_weapons_weaken_the_volley_of_the_turn() -> None:
    rules = GAME.rules("", {"duel_fire": "strength"})
    position = (
        "mode=duel turn=2 ships=A~ts-ca~-~weapons-control:1:2:0|B~ts-ca~-~heavy-weapons:1:2:0 volley=- duel=-"
    )
    state = GAME.read_position(rules, position)
    assert state.dice == [1, 1, 2, 2]
    match = Match(GAME, rules, SeededChance(2), state)
    rolled = match.apply(0, "fire").events[0].data
    assert (len(rolled["dice"]), rolled["hits"]) == (1, rolled["dice"][0] + 4)


@pytest.mark.clause("BD-G33")
def test_a_destroyed_ship_still_fires_in_that_turn() -> None:
    rules = GAME.rules("", {"ships": ["A=ts-hulk", "B=ts-hulk"], "duel_fire": "strength"})
    lost = "phaser:1,excess:3"
    position = f"mode=duel turn=5 ships=A~ts-hulk~{lost}|B~ts-hulk~{lost} volley=- duel=-"
    match = Match(GAME, rules, SeededChance(2), GAME.read_position(rules, position))
    match.apply(0, "fire")
    assert match.outcome() is None
    assert match.state.to_move() == 1
    match.apply(1, "fire")
    assert match.outcome() == Outcome((0.5, 0.5), "both-destroyed")
    assert match.state.to_move() == NOBODY
    with pytest.raises(Refused, match=r"BD-6\.6"):
        match.apply(0, "fire")


@pytest.mark.clause("BD-4.1")
def test_only_the_owner_of_the_target_chooses() -> None:
    match = duel("A=ts-ca", "B=ts-ca")
    match.apply(0, "fire")
    state = match.state
    assert isinstance(state, DamageState)
    assert state.volleys[0].target == 1
    choice = state.legal(1)[0].text
    assert state.legal(0) == []
    with pytest.raises(Refused, match="damage-refusal-not-owner"):
        match.apply(0, choice)
    with pytest.raises(Refused, match="damage-refusal-choice-open"):
        match.apply(1, "fire")
    match.apply(1, choice)


@pytest.mark.parametrize("level", ["random", "steady"])
def test_every_captain_finishes_a_duel(level: str) -> None:
    rules = GAME.rules("", {"ships": ["A=ts-fr", "B=ts-fr"]})
    match = Match(GAME, rules, SeededChance(9))
    bots = [make_bot(level, GAME, rules, seat, 1) for seat in (0, 1)]
    while match.outcome() is None:
        seat = match.state.to_move()
        match.apply(seat, bots[seat].choose(match.state.view(seat)))
    assert match.outcome() is not None


def test_steady_captains_beat_random_ones() -> None:
    rules = GAME.rules()
    won = 0.0
    for number in range(60):
        match = Match(GAME, rules, SeededChance(number))
        seats = ("steady", "random") if number % 2 == 0 else ("random", "steady")
        bots = [make_bot(level, GAME, rules, seat, number) for seat, level in enumerate(seats)]
        while match.outcome() is None:
            seat = match.state.to_move()
            match.apply(seat, bots[seat].choose(match.state.view(seat)))
        outcome = match.outcome()
        assert outcome is not None
        won += outcome.scores[number % 2] or 0
    assert won > 30
