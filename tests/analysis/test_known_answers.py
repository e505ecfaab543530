"""What the analyst expects of dice and cards, held against what is known exactly."""

from __future__ import annotations

import pytest

from redtable.analysis.analyst import Effort
from redtable.analysis.chances import Chances
from redtable.analysis.match_analysis import analyst_of
from redtable.analysis.values import fire_power
from redtable.games.damage.state import DamageState
from redtable.games.skirmish.odds import firefight_odds
from redtable.games.skirmish.state import SkirmishState
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import State
from tests.games.damage import battles
from tests.games.skirmish.table import GAME, Table

EFFORT = Effort("quick", worlds=1, draws=400, plans=1, trials=1, closer=2, ends=2)
DICE = SeededChance("known answers")


def resolved(world: State, *kinds: str) -> State:
    """A firefight to its end: re-rolled whenever possible, riflemen lost first."""
    after = world.copy()
    assert isinstance(after, SkirmishState)
    while after.frames and after.frames.top().kind in kinds:
        legal = after.legal(after.to_move())
        last = after.frames.top().kind == "choose-casualties"
        after.apply(after.to_move(), legal[-1] if last else legal[0], DICE)
    return after


@pytest.mark.parametrize(
    ("ours", "theirs"), [("R", "R"), ("R,R,R", "R"), ("MG,R,R", "R,R,R,R"), ("R,R", "R;r0y2")], ids=str
)
def test_a_firefight_is_expected_as_its_exact_odds_say(
    monkeypatch: pytest.MonkeyPatch, ours: str, theirs: str
) -> None:
    """How likely the target loses no soldier; the dice are too many to be counted."""
    table = Table(f"orders=1:0 MG1=40,3;{ours} T1=40,14;{theirs} RG1=1,1;NCO T3=1,35")
    odds = firefight_odds(table.state, table.unit("MG1"), table.unit("T1"))
    table.state.orders[0] = 2
    analyst = analyst_of(GAME, table.rules({}))
    target = table.unit("T1").number

    def unhurt(world: State) -> float:
        after = resolved(world, "reroll", "choose-casualties", "choose-destination")
        assert isinstance(after, SkirmishState)
        return float(after.units[target].casualties() == 0)

    monkeypatch.setattr(analyst, "value", unhurt)
    expected = Chances(analyst, EFFORT, "any").over_draws(0, 0, GAME.parse("MG1 fire T1"), table.state)
    exact = 1 - odds.probability(1, 0)
    assert expected == pytest.approx(exact, abs=3 * (exact * (1 - exact) / EFFORT.draws) ** 0.5)


def test_a_shot_is_expected_as_its_die_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """One phaser is left: a box is lost as often as it hits."""
    game = battles.GAME
    rules = game.rules("", {"ships": ["A=ts-ca", "B=ts-ca"]})
    position = "mode=duel turn=1 ships=A~ts-ca~phaser:5,photon:4,drone:2|B~ts-ca volley=- duel=-"
    state = game.read_position(rules, position)
    assert isinstance(state, DamageState)
    whole = sum(state.ships[1].boxes)
    analyst = analyst_of(game, rules)

    def damage(world: State) -> float:
        after = world.copy()
        assert isinstance(after, DamageState)
        while after.actors() == [1]:
            after.apply(1, after.legal(1)[0], DICE)
        return (whole - sum(after.ships[1].boxes)) / whole

    monkeypatch.setattr(analyst, "value", damage)
    expected = Chances(analyst, EFFORT, "any").over_draws(0, 0, game.parse("fire"), state)
    assert whole * expected == pytest.approx(fire_power(state.ships[0]), abs=0.08)
