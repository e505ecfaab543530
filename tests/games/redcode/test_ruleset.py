"""Rulesets: the files that come with the game, and what a wrong one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.games import redcode
from redtable.games.redcode.ruleset import Options, RedcodeRules
from redtable.games.redcode.tables import tables_of
from redtable.kernel.ruleset import RulesetError, read_ruleset, ruleset_names
from tests.games.redcode.table import FIRST_GUESS, GAME

FILE = Path(redcode.__path__[0]) / "ruleset" / "first-guess.toml"


def test_two_rulesets_come_with_the_game() -> None:
    assert {"first-guess", "standard"} <= set(ruleset_names(GAME.package))
    assert GAME.rules().name == "standard"


@pytest.mark.parametrize("name", ["first-guess", "standard"])
def test_the_file_says_every_option_and_its_default(name: str) -> None:
    rules = GAME.rules(name)
    text = (FILE.parent / f"{name}.toml").read_text(encoding="utf-8")
    written = {
        line.partition(" = ")[0] for line in text.partition("[options]")[2].splitlines() if " = " in line
    }
    assert written == set(Options.__struct_fields__)
    if name == FIRST_GUESS:
        assert rules.options == Options()


def test_tables_are_made_once() -> None:
    rules = GAME.rules(FIRST_GUESS)
    assert tables_of(rules) is tables_of(rules)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[manoeuvres.radar]\ncost = 2", "[manoeuvres.radar]\ncost = 0", "manoeuvres[...].cost"),
        (
            "[manoeuvres.assault]\ncost = 3",
            "[manoeuvres.assault]\ncost = 7",
            "assault costs 7, more than its crew",
        ),
        ('do = "intercept"', 'do = "sleep"', "Invalid enum value 'sleep'"),
        (
            'reply = false\neffects = [{ do = "move", amount = 1',
            'effects = [{ do = "move", amount = 1',
            "a movement stands alone",
        ),
        (
            'response = true\neffects = [{ do = "cancel"',
            'effects = [{ do = "cancel"',
            "a cancelling manoeuvre stands alone",
        ),
        ("[orders.kamikaze]\ncount = 3", "[orders.kamikaze]\ncount = 16", "orders[...].count"),
        ('M13 = "IW/Wn"', 'M13 = "II/Wn"', "map_cards.M13: at most one islet"),
        ('M13 = "IW/Wn"', 'M13 = "IW/Wq"', "map_cards.M13: expected a face such as"),
        ('"air_support", "radio_support"', '"air_support", "air_support"', "stands there twice"),
        ("[ships.carrier]", "[ships.carrier]\ncosts = { mine = 1 }", "the carrier has no manoeuvre mine"),
        ("hand_limit = 3", "hand_limit = 0", "numbers.hand_limit"),
        ('{ do = "recover_crew", amount = 2 }', '{ do = "recover_crew", amount = 4 }', "at most 3 crew"),
        (
            '{ do = "draw", amount = 1, to = "user" }]\n\n[manoeuvres.immersion]',
            '{ do = "intercept" }]\n\n[manoeuvres.immersion]',
            "are for order cards",
        ),
        (
            'effects = [{ do = "lose_crew", amount = 1 }]\n\n[orders.boat',
            "effects = []\n\n[orders.boat",
            "orders.deserter.effects: expected at least one",
        ),
        (
            'effects = [{ do = "lose_crew", amount = 1 }]\n\n[orders.boat',
            'effects = [{ do = "cancel" }]\n\n[orders.boat',
            "only manoeuvres are cancelled",
        ),
        (
            '[{ do = "move", amount = 3 }]',
            '[{ do = "move", amount = 3 }, { do = "damage" }]',
            "move and recover_crew stand alone",
        ),
        ("[orders.kamikaze]", "[orders.mutiny]", "mutiny"),
        ("count = 5", "count = 0", "orders: 25 cards are too few"),
    ],
)
def test_a_wrong_file_is_told_what_is_wrong(old: str, new: str, why: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    if "too few" in why:
        text = text.replace("hand_limit = 3", "hand_limit = 8").replace(
            "ships_per_side = 1 ", "ships_per_side = 3 "
        )
    assert old in text
    with pytest.raises(RulesetError) as fault:
        read_ruleset(RedcodeRules, text.replace(old, new), "mine.toml")
    assert why in str(fault.value)
    assert str(fault.value).startswith("mine.toml: ")


def test_a_ruleset_without_a_row_says_which() -> None:
    text = FILE.read_text(encoding="utf-8")
    start, end = text.index("[orders.kamikaze]"), text.index("# W water")
    with pytest.raises(RulesetError, match="orders: there is no row for kamikaze"):
        read_ruleset(RedcodeRules, text[:start] + text[end:], "mine.toml")
    cards = [line for line in text.splitlines() if not line.startswith(("M12", "M13", "M14", "M15"))]
    with pytest.raises(RulesetError, match="the board takes 12, there are 11"):
        read_ruleset(RedcodeRules, "\n".join(cards), "mine.toml")


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "peace"},
        {"ships_per_side": 0},
        {"move_adjacency": 6},
        {"max_rounds": -1},
        {"second_player_cards": 3},
        {"first_turn_crew": "none"},
        {"weather": "fine"},
        {"fleet_mode": True, "ships_per_side": 1},
    ],
)
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(RulesetError, match="the match's options"):
        GAME.rules(FIRST_GUESS, options)
