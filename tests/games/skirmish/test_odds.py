"""The exact odds, held against the engine: the same firefights and assaults, played many times."""

from __future__ import annotations

import pytest

from redtable.games.skirmish.assault_odds import assault_odds, combat_won
from redtable.games.skirmish.movement import path_of, place
from redtable.games.skirmish.odds import effect, firefight_odds, reaction_odds
from redtable.kernel.chance import SeededChance
from tests.games.skirmish.table import GAME, Table

GAMES = 1000


def outcomes(table: Table, order: str) -> list[tuple[int, int, int, int]]:
    """Casualties and chits of both units after a firefight, re-rolling whenever possible."""
    found = []
    chance = SeededChance("odds")
    for _ in range(GAMES):
        state = table.state.copy()
        state.quiet = True
        state.apply(0, GAME.parse(order), chance)
        while state.frames and state.frames.top().kind in (
            "reroll",
            "choose-casualties",
            "choose-destination",
        ):
            legal = state.legal(state.to_move())
            # The last way to lose soldiers is riflemen first, the first re-roll is the lowest die.
            choice = legal[-1] if state.frames.top().kind == "choose-casualties" else legal[0]
            state.apply(state.to_move(), choice, chance)
        one, other = state.units[table.unit("MG1").number], state.units[table.unit("T1").number]
        found.append((one.casualties(), one.chits(), other.casualties(), other.chits()))
    return found


@pytest.mark.parametrize(
    "position",
    [
        "orders=1:0 MG1=40,3;MG,R,R T1=40,14;R,R,R,R RG1=1,1;NCO",
        "orders=1:0 MG1=38,3;MG,R,R;r0y1 T1=38,17;R,R,R,R;r0y2 RG1=37,1;NCO",
    ],
)
def test_firefight_odds_agree_with_the_engine(position: str) -> None:
    table = Table(position + " T3=1,35")
    odds = firefight_odds(table.state, table.unit("MG1"), table.unit("T1"))
    assert sum(odds.joint.values()) == pytest.approx(1)
    table.state.orders[0] = 2
    played = outcomes(table, "MG1 fire T1")
    for spot, (who, part) in enumerate(((0, 0), (0, 1), (1, 0), (1, 1))):
        mean = sum(result[spot] for result in played) / GAMES
        assert mean == pytest.approx(odds.expected(who, part), abs=0.12)
        for least in (1, 2, 3):
            frequency = sum(1 for result in played if result[spot] >= least) / GAMES
            assert frequency == pytest.approx(odds.probability(who, part, least), abs=0.06)


@pytest.mark.parametrize("end", ["400,140", "400,90"])
def test_reaction_odds_agree_with_the_engine(end: str) -> None:
    """T1 moves, MG1 fires at it at once: caught where it stands, or at the end of its way."""
    x, y = end.split(",")
    way = f"{x}+{y}"
    position = (
        "initiative=redfor orders=2:1 MG1=40,3;MG,R,R,NCO T1=40,12;R,R,R,R T3=1,35 "
        f"agenda=recover|end-activation:redfor:T1|move:redfor:T1::{way}|react:blufor:T1::{way}"
    )
    table = Table(position)
    gone = table.state.copy()
    place(gone.units[table.unit("T1").number], int(x), int(y))
    odds = reaction_odds(table.state, gone, table.unit("MG1").number, table.unit("T1").number)
    assert sum(odds.joint.values()) == pytest.approx(1)
    assert odds.first == pytest.approx(0.45)
    played = outcomes(table, "MG1 react fire T1 @0")
    for spot, (who, part) in enumerate(((0, 0), (0, 1), (1, 0), (1, 1))):
        mean = sum(result[spot] for result in played) / GAMES
        assert mean == pytest.approx(odds.expected(who, part), abs=0.12)


def test_one_hit_on_a_target_without_modifiers() -> None:
    """p(hit) 0.6; a casualty on 1-4, a chit on a raw 5, by hand."""
    fates = effect(1, 0, 0, 0, 4, False)
    assert fates[(1, 0, False)] == pytest.approx(0.24)
    assert fates[(0, 1, False)] == pytest.approx(0.06)
    assert fates[(0, 0, False)] == pytest.approx(0.70)
    again = effect(1, 0, 0, 0, 4, True)
    assert again[(1, 1, False)] == pytest.approx(0.24 * 0.4)
    assert again[(0, 2, False)] == pytest.approx(0.24 * 0.1)


def test_assault_odds() -> None:
    table = Table("orders=1:0 RG1=40,5;R,R,R,R T1=40,12;R,R,R,R")
    path = path_of(table.unit("RG1"), [(400, 120)])
    odds = assault_odds(table.state, table.unit("RG1"), table.unit("T1"), path)
    # With -3 against 0 and ties won, the attacker needs a die at least three higher.
    assert odds.surprise == pytest.approx(sum(max(0, die - 3) for die in range(1, 11)) / 100)
    assert odds.contact + odds.broken_off <= 1
    assert 0 < odds.wins < odds.contact


def test_close_combat_odds_are_fair_between_equals() -> None:
    assert combat_won(1, 0, 0, 0) == 1
    first, second = combat_won(4, 0, 4, 0), combat_won(6, 0, 3, 0)
    assert 0.3 < first < 0.5
    assert second > 0.8
