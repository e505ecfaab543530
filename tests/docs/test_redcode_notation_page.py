"""What the notation page of Red Code shows can be typed, and it leaves nothing out."""

import re

import pytest

from redtable.games.redcode import RedCode
from redtable.games.redcode.notation import ACTIONS
from redtable.games.redcode.position import DEFAULTS
from redtable.games.redcode.words import MANOEUVRES, ORDERS, PHASES, SHIP_TYPES, SHIPS
from redtable.kernel.rulebook import load_rulebook
from tools.pages import ROOT

PAGE = (ROOT / "docs/redcode/notation.md").read_text(encoding="utf-8")
ACTION_ROWS = re.findall(r"^\| `([^`=]+)` \| .+ \| (RC-[\w.]+) \|$", PAGE, re.MULTILINE)
FIELD_ROWS = re.findall(r"^\| `(\w+)=([^`]+)` \| (.+?) \|", PAGE, re.MULTILINE)
POSITIONS = re.findall(r"^ {4}(.*A=.*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("text", "clause"), ACTION_ROWS)
def test_an_action_of_the_page_is_one(text: str, clause: str) -> None:
    assert RedCode().parse(text).text == text
    assert load_rulebook("redtable.games.redcode", "en").clause(clause)


def test_every_kind_of_action_is_on_the_page() -> None:
    kinds = {action.kind for action in ACTIONS.values()}
    assert {ACTIONS[text].kind for text, _ in ACTION_ROWS} == kinds


def test_every_word_is_on_the_page() -> None:
    for word in (*MANOEUVRES, *ORDERS, *SHIP_TYPES, *SHIPS, *PHASES):
        assert f"`{word}`" in PAGE, word


def test_every_field_is_on_the_page_with_its_default() -> None:
    said: dict[str, str] = {}
    for key, _, default in FIELD_ROWS:
        said.setdefault(key, default.strip("`"))
    assert list(said) == [*DEFAULTS, "A"]
    words = {"8/8/8/8/8/8": "all water", "by-phase": "by the phase"}
    for key, default in DEFAULTS.items():
        assert said[key] == ("as `turn" if key == "start" else words.get(default, default)), key


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_of_the_page_can_be_read_and_written(line: str) -> None:
    game = RedCode()
    rules = game.rules("first-guess", {"mode": "war"})
    written = game.read_position(rules, line).position()
    assert game.read_position(rules, written).position() == written
    for field in line.split():
        key, _, value = field.partition("=")
        assert f"{key}={value}" in written


def test_the_page_has_positions() -> None:
    assert len(POSITIONS) == 4
