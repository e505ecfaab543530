"""What an action would bring, at the terminal: said in every language, for every kind of plan."""

from __future__ import annotations

import pytest

from redtable.cli.outlook import outlook
from redtable.games.skirmish import Skirmish
from redtable.i18n.language import LANGUAGES
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.registry import find_game
from tests.games.skirmish.test_preview import FIGHT

GAME = Skirmish()
RULES = GAME.rules()
DEFENCE = f"{FIGHT} agenda=recover|hold-or-retreat:redfor:T2:RG1:-1000+-1000+240+140"


def lines(action: str, language: str = "en", position: str = FIGHT, seat: int = 0) -> list[str]:
    """What is told about an action."""
    view = GAME.read_position(RULES, position).view(seat)
    return outlook(GAME, RULES, view, action, Texts(language, GAME))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "action", ["MG1 fire T2", "RG1 move 30,9", "RG1 assault T2", "RG1 move 22,9 then fire T2", "RG1 retreat"]
)
def test_every_order_has_an_outlook(action: str, language: str) -> None:
    told = lines(action, language)
    assert told
    assert not [line for line in told if "skirmish-outlook" in line or "{" in line]


def test_a_firefight_tells_its_odds() -> None:
    told = "\n".join(lines("MG1 fire T2"))
    assert "MG1 fires first: 55 %" in told
    assert "T2: casualties about" in told


def test_a_defender_is_told_his_odds() -> None:
    assert "Fires 4 dice" in lines("hold", position=DEFENCE, seat=1)[0]
    assert "Fires 2 dice" in lines("withdraw", position=DEFENCE, seat=1)[0]


def test_games_without_plans_tell_nothing() -> None:
    game = find_game("redcode")
    rules = game.rules()
    state, _ = game.start(rules, SeededChance(1))
    assert outlook(game, rules, state.view(0), "pass", Texts("en", game)) == []
