"""What pages ask about ships, odds and battles: preview and consult."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from redtable.games.damage.answers import CONSULTS, AdviceAnswer
from redtable.games.damage.consult import FAST_HITS, SLOW_HITS
from redtable.games.damage.game import DamageGame
from redtable.games.damage.odds.estimates import has_numba
from redtable.games.damage.ships import ShipError, read_sheet
from redtable.kernel.chance import ScriptedChance
from redtable.kernel.notation import NotationError
from redtable.kernel.ruleset import RulesetError

GAME = DamageGame()
DESK = GAME.rules("", {"mode": "desk", "ships": ["A=ts-ca"]})


def consult(question: str, about: dict[str, Any] | None = None) -> Any:
    """An answer as it would travel, read again by its declared type."""
    kind = CONSULTS[question.partition(" ")[0]]
    return msgspec.json.decode(msgspec.json.encode(GAME.consult(DESK, question, about)), type=kind)


def test_every_ship_of_the_library_is_sound() -> None:
    for ship in consult("ships"):
        read = consult(f"ship {ship.toml}")
        assert read.faults == []
        assert consult(f"ship {ship.json}").ship.code == read.ship.code


def test_all_faults_are_told_at_once_and_are_those_of_the_terminal() -> None:
    text = json.dumps({"name": "X", "kind": "pf", "sacrifice": ["sail"], "boxes": {"mast": 2, "excess": 0}})
    answer = consult(f"ship {text}")
    keys = [fault.key for fault in answer.faults]
    assert keys == [
        "damage-fault-system",
        "damage-fault-excess",
        "damage-fault-sacrifice",
        "damage-fault-race",
    ]
    assert 'name = "X"' in answer.toml
    with pytest.raises(ShipError, match=r"boxes\.mast: there is no such system"):
        read_sheet(text, "x.json")


@pytest.mark.parametrize("text", ['{"name": "X"', "name = ", '{"name": "X", "boxes": {"lab": -1}}', "[]"])
def test_what_cannot_be_read_is_told(text: str) -> None:
    (fault,) = consult(f"ship {text}").faults
    assert fault.key == "damage-fault-unreadable"
    assert fault.args["why"]


def test_a_question_about_odds_costs_only_so_much() -> None:
    asked = {"ship": "ts-ca", "volleys": [500, 500], "trials": 200_000}
    answer = consult("odds", asked)
    most = FAST_HITS if has_numba() else SLOW_HITS
    assert answer.deck.trials * 1000 * 2 <= max(most, 100 * 1000 * 2)
    assert answer.chart.trials == answer.deck.trials


@pytest.mark.parametrize(
    "asked",
    [
        {"ship": "ts-ca", "volleys": []},
        {"ship": "ts-ca", "volleys": [501]},
        {"ship": "ts-ca", "volleys": [5] * 7},
        {"ship": "ts-ca", "volleys": [5], "trials": 10_000_000},
        {"ship": "nothing", "volleys": [5]},
        {"ship": "ts-ca", "volleys": [5], "order": ["sail"]},
        {"ship": "ts-ca", "volleys": [5], "damaged": "sail:1"},
    ],
)
def test_impossible_questions_are_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        consult("odds", asked)


def test_policies_are_compared_with_the_chart() -> None:
    answer = consult("compare", {"ship": "ts-ca", "volleys": [6], "trials": 200})
    assert [row.policy for row in answer.rows] == ["ten", "fifteen", "twenty", "all"]
    assert all(0 < row.apart < 1 for row in answer.rows)


def test_a_pseudo_fighter_has_odds_and_no_chart() -> None:
    answer = consult("odds", {"ship": "ts-pf", "volleys": [4], "trials": 100})
    assert answer.chart is None
    assert answer.deck.method == "engine"


def test_advice_and_outlook_look_ahead_from_the_open_volley() -> None:
    state, _ = GAME.start(DESK, ScriptedChance({}))
    state.apply(0, GAME.parse("volley A 3"), ScriptedChance({}))
    state.apply(0, GAME.parse("deal"), ScriptedChance({"card": [7]}))
    view = state.view(0)
    assert GAME.preview(DESK, view, "advice A") == AdviceAnswer(box="aft_hull")
    outlook = GAME.preview(DESK, view, "outlook A")
    assert outlook.hits == 3
    assert outlook.systems[0] == ("aft_hull", 1.0)
    assert 0 < dict(outlook.systems)["r_warp"] < 1
    with pytest.raises(NotationError, match="no volley on 'B'"):
        GAME.preview(DESK, view, "outlook B")
    with pytest.raises(NotationError, match="no question"):
        GAME.preview(DESK, view, "weather")


def test_rules_name_every_card_and_critical() -> None:
    answer = GAME.preview(DESK, GAME.start(DESK, ScriptedChance({}))[0].view(0), "rules")
    assert len(answer.cards) == 64
    assert len(answer.criticals) == 18
    assert answer.cards["RW4"].limit == "once"


def test_a_battle_goes_on_from_its_text() -> None:
    state, _ = GAME.start(DESK, ScriptedChance({}))
    state.apply(0, GAME.parse("volley A 3"), ScriptedChance({}))
    state.apply(0, GAME.parse("deal"), ScriptedChance({"card": [11]}))
    again = GAME.rules("", {"mode": "desk", "ships": [], "battle": state.position()})
    assert GAME.start(again, ScriptedChance({}))[0].position() == state.position()
    with pytest.raises(RulesetError, match="the option battle"):
        GAME.rules("", {"mode": "desk", "ships": [], "battle": "nonsense"})
    with pytest.raises(RulesetError, match="only a desk"):
        GAME.rules("", {"battle": state.position()})
