"""Positions as text: every state can be written and read back, and impossible ones are refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.redcode.state import RedcodeState
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE
from redtable.kernel.notation import NotationError
from redtable.kernel.view import encode
from tests.games.redcode.table import FIRST_GUESS, GAME, Table, new_game, play_on

OPTIONS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["arena", "war"]),
        "ships_per_side": st.integers(1, 3),
        "shield_any_link": st.booleans(),
        "intercept_until": st.sampled_from(["start", "end"]),
        "current_direction": st.sampled_from(["free", "fixed"]),
    }
)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 400), OPTIONS)
def test_every_state_reads_back(seed: int, actions: int, options: dict[str, Any]) -> None:
    state = new_game(seed, **options)
    play_on(state, SeededChance(seed), actions)
    text = state.position()
    again = GAME.read_position(GAME.rules(FIRST_GUESS, options), text)
    assert isinstance(again, RedcodeState)
    assert again.position() == text
    assert encode(again.view(JUDGE)) == encode(state.view(JUDGE))
    one, other = SeededChance("on"), SeededChance("on")
    play_on(state, one, 40)
    play_on(again, other, 40)
    assert again.position() == state.position()


def test_a_position_is_one_readable_line() -> None:
    table = Table(
        "map=8/1I6/8/3e4/8/7C A=submarine;c3;3/2;reserve:3,torpedo:1,removed:2;ac;intercepted X=destroyer;h5"
    )
    assert table.state.position() == (
        "map=8/1I6/8/3e4/8/7C phase=main turn=A decides=A round=1 start=A did=- points=0:0 given=- "
        "deck=aaaaddddbbbbttteeeeccciiikkk discard=- chain=- window=- recover=0 move=- over=- "
        "A=submarine;c3;3/2;reserve:3,torpedo:1,removed:2;ac;intercepted X=destroyer;h5;3/3;reserve:6;-;-"
    )


def test_what_is_left_out_has_its_default() -> None:
    table = Table(
        "A=submarine;c3 X=destroyer;h6 phase=respond turn=X chain=X.torpedo>A window=A deck=kd+rest"
    )
    assert table.decides() == "A"
    assert table.state.deck[:3] == bytes([7, 1, 0])
    recovering = Table("phase=recover A=submarine;c3;3/3;reserve:1,removed:5 X=destroyer;h6")
    assert recovering.state.recovering() == 2
    moving = Table("phase=move move=X;1;must;-;g6;1 A=submarine;c3 X=destroyer;h6")
    assert moving.decides() == "X"


def test_a_board_of_cards() -> None:
    state = new_game(4)
    field = state.position().split()[0]
    assert field.count(",") == 9
    assert field.count("/") == 2
    again = GAME.read_position(GAME.rules(FIRST_GUESS), f"{field} phase=choose A=- X=-")
    assert isinstance(again, RedcodeState)
    assert again.board.terrain == state.board.terrain


SHIPS = "A=submarine;c3 X=destroyer;h6"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A=submarine;c3", "lacks: X"),
        (f"{SHIPS} B=carrier;a1", "'B' is not a field"),
        (f"{SHIPS} phase=dinner", "'dinner' is not a phase"),
        (f"{SHIPS} turn=Q", "not a ship of this game"),
        (f"{SHIPS} round=0", "is not a round"),
        (f"{SHIPS} points=1", "is not points of Red"),
        (f"{SHIPS} did=nothing", "not a deed"),
        (f"{SHIPS} given=all", "not a compensation"),
        (f"{SHIPS} map=8/8/8/8/8", "expected 6 rows"),
        (f"{SHIPS} map=8/8/8/8/8/9", "not a row of 8 squares"),
        (f"{SHIPS} map=M01.0,M02.0/M03.0,M04.0/M05.0", "expected 4 cards"),
        (f"{SHIPS} map=M01.0,M01.0,M03.0,M04.0/M05.0,M06.0,M07.0,M08.0/M09.0,M10.0,M11.0,M12.0", "twice"),
        (f"{SHIPS} map=M99.0,M02.0,M03.0,M04.0/a/b", "not a map card"),
        (f"{SHIPS} deck=z", "order card's letter"),
        (f"{SHIPS} deck=k", "stand nowhere"),
        (f"{SHIPS} deck=kkkk+rest", "more cards k than"),
        (f"{SHIPS} chain=X.mine>A", "not a manoeuvre of ship X"),
        (f"{SHIPS} chain=X.shield>1", "is not a link below"),
        (f"{SHIPS} move=A;1", "expected 6 parts"),
        (f"{SHIPS} over=green.points", "not a side"),
        (f"{SHIPS} over=red.luck", "not a reason"),
        ("A=cruiser;c3 X=destroyer;h6", "not a type of ship"),
        ("A=submarine;c9 X=destroyer;h6", "not a square"),
        ("A=submarine;c3;4/1 X=destroyer;h6", "number of breakdowns"),
        ("A=submarine;c3;1/0 X=destroyer;h6", "number of repairs"),
        ("A=submarine;lost;1/1 X=destroyer;h6", "cubes 0/0"),
        ("A=submarine;c3;3/3;reserve:5 X=destroyer;h6", "must be 6 in all"),
        ("A=submarine;c3;3/3;reserve:4,torpedo:2 X=destroyer;h6", "torpedo holds at most 1"),
        ("A=submarine;c3;3/3;reserve:6;-;drunk X=destroyer;h6", "not a flag"),
        ("A=submarine;c3;3/3;reserve:6;-;-;- X=destroyer;h6", "at most six parts"),
        ("A=submarine;c3 X=destroyer;c3", "both on c3 (RC-5.3)"),
        (f"{SHIPS} map=8/8/2I5/8/8/8", "stands on the islet c3 (RC-5.4)"),
        ("A=submarine;lost X=destroyer;h6", "needs the active ship on the board"),
        (f"{SHIPS} phase=respond", "needs a chain and a window"),
        (f"{SHIPS} phase=move", "needs a movement"),
        (
            "A=submarine;c3;3/3;reserve:6,torpedo:0 X=carrier;h6",
            "not the number of torpedo",
        ),
        (f"{SHIPS} phase=recover", "needs crew to recover"),
        (f"{SHIPS} phase=boatswain", "needs crew to recover"),
        (f"{SHIPS} phase=discard", "needs a hand over the limit"),
        (f"{SHIPS} phase=return", "needs a sunk ship"),
        (f"{SHIPS} phase=choose", "needs a ship without a type"),
        (f"{SHIPS} phase=place", "needs a ship to place"),
        (f"{SHIPS} phase=over", "needs a result"),
    ],
)
def test_impossible_positions_say_why(text: str, why: str) -> None:
    with pytest.raises(NotationError) as fault:
        GAME.read_position(GAME.rules(FIRST_GUESS), text)
    assert why in str(fault.value)
