"""The notation of actions: what is written can be read back, and what cannot says why."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.games.redcode.notation import ACTIONS, RedcodeAction, parse_action
from redtable.games.redcode.words import MANOEUVRES, ORDERS
from redtable.kernel.game import Action
from redtable.kernel.notation import NotationError
from tests.games.redcode.table import GAME, Table


def test_every_action_reads_back_as_the_same_object() -> None:
    for text, action in ACTIONS.items():
        assert action.text == text
        assert parse_action(text) is action


def test_there_are_finitely_many() -> None:
    assert len(ACTIONS) == len(set(ACTIONS.values())) < 10_000
    assert {f"{name}>X" for name in MANOEUVRES} <= set(ACTIONS)
    assert {f"play {name}>A" for name in ORDERS} <= set(ACTIONS)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  torpedo>X ", "torpedo>X"),
        ("TORPEDO > x", "torpedo>X"),
        ("play  Atomic>C3", "play atomic>c3"),
        ("recover removed radar", "recover radar removed"),
        ("Recover torpedo move", "recover move torpedo"),
    ],
)
def test_capitals_blanks_and_the_order_of_crew_do_not_matter(text: str, action: str) -> None:
    assert GAME.parse(text).text == action


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is not the first word of an action"),
        ("fire>X", "'fire' is not a manoeuvre"),
        ("fire", "expected one of: choose, place"),
        ("torpedo>Q", "'Q' is neither a ship"),
        ("torpedo>a7", "nor a square from a1 to h6"),
        ("play ambush", "needs a target, such as play ambush>X"),
        ("play bomb>X", "'bomb' is not an order card"),
        ("place i1", "'i1' is not a square from a1 to h6"),
        ("step 3", "is not a square"),
        ("choose cruiser", "'cruiser' is not a type of ship"),
        ("discard joker", "'joker' is not an order card"),
        ("recover", "is not a place of crew"),
        ("recover move move move move", "one to three crew"),
        ("end turn", "something follows 'end'"),
        ("shield 99", "something follows 'shield'"),
    ],
)
def test_what_is_no_action_says_what_was_expected(text: str, why: str) -> None:
    with pytest.raises(NotationError) as fault:
        GAME.parse(text)
    assert why in str(fault.value)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        action = parse_action(text)
        assert action is ACTIONS[action.text]


def test_plain_actions_are_understood() -> None:
    table = Table("A=destroyer;c3 X=submarine;d3")
    assert table.state.refusal(0, Action("missile>X")) is None
    table.state.apply(0, Action("missile>X"), table.chance)
    assert table.ship("X").hull == 11
    assert isinstance(table.legal() and parse_action("end"), RedcodeAction)


def test_nobody_acts_out_of_turn() -> None:
    table = Table("A=destroyer;c3 X=submarine;d3")
    with pytest.raises(ValueError, match="seat 1 does not decide now"):
        table.state.apply(1, parse_action("end"), table.chance)
