"""The bytes of views, which are written directly: they are those that the kernel makes of the views."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games import redcode
from redtable.games.redcode.board import Board, Card
from redtable.games.redcode.cards import card_names
from redtable.games.redcode.notation import ACTIONS
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.view_encoder import encoded_cards, number
from redtable.kernel.chance import SeededChance
from redtable.kernel.encoding import EncodedMatch, encode_view
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.ruleset import RulesetError, read_ruleset
from redtable.kernel.view import encode
from tests.games.redcode.table import GAME, Table, new_game, play_on

RULESET = Path(redcode.__path__[0]) / "ruleset" / "first-guess.toml"
OPTIONS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["arena", "war"]),
        "ships_per_side": st.integers(1, 3),
        "team_hands_visible": st.booleans(),
        "current_direction": st.sampled_from(["free", "fixed"]),
        "shield_any_link": st.booleans(),
    }
)


def in_order(text: str | bytes) -> bytes:
    """The same fields in one order: all else is compared to the byte."""
    fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    return msgspec.json.encode(fields, order="sorted")


def whole(parts: list[str]) -> str:
    """The parts of a view in one object."""
    return f"{{{','.join(parts)}}}"


def check_bytes(state: RedcodeState) -> None:
    for seat in (*range(state.tables.seats), SPECTATOR, JUDGE):
        view = state.view(seat)
        assert whole(encode_view(view)) == encode(view).decode()
        assert in_order(whole(state.encoded(seat))) == in_order(encode(view))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 60), OPTIONS, st.booleans())
def test_the_bytes_are_those_of_the_view(
    seed: int, skipped: int, options: dict[str, Any], fleet: bool
) -> None:
    """Also after an action on the same state, which must not show what was there before."""
    state = new_game(seed, **options, fleet_mode=fleet and options["ships_per_side"] > 1)
    chance = SeededChance(seed)
    play_on(state, chance, skipped)
    for _ in range(25):
        check_bytes(state)
        if state.outcome() is not None:
            break
        before = state.copy()
        play_on(state, chance, 1)
        if seed % 2:
            check_bytes(state)
            check_bytes(before)


@pytest.mark.parametrize(
    "field", ["square", "hull", "reserve", "removed", "slots", "cards", "sunk", "intercepted"]
)
def test_whatever_changes_about_a_ship_is_written_anew(field: str) -> None:
    state = Table("A=submarine;c3 X=destroyer;d3").state
    check_bytes(state)
    changed = state.copy()
    setattr(changed.ships[1], field, getattr(changed.ships[1], field) + 1)
    check_bytes(changed)
    check_bytes(state.copy())


@pytest.mark.parametrize("field", ["blue_points", "red_points", "compensated", "drawn", "discard"])
def test_whatever_changes_on_the_table_is_written_anew(field: str) -> None:
    state = Table("A=submarine;c3 X=destroyer;d3").state
    check_bytes(state)
    changed = state.copy()
    setattr(changed, field, getattr(changed, field) + 1)
    check_bytes(changed)
    check_bytes(state.copy())


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 200))
def test_a_position_that_was_shown_refuses_the_same(seed: int, skipped: int) -> None:
    """What a seat may do is kept with what it was shown; nobody else may do it."""
    state = new_game(seed, ships_per_side=2)
    play_on(state, SeededChance(seed), skipped)
    fresh = state.copy()
    for seat in (*range(state.tables.seats), SPECTATOR):
        state.encoded(seat)
    for seat in range(state.tables.seats):
        for action in [*state.legal(state.to_move()), GAME.parse("stop"), GAME.parse("end")]:
            assert (state.refusal(seat, action) is None) == (fresh.refusal(seat, action) is None)


@pytest.mark.parametrize(
    "position",
    [
        "A=submarine;c3 X=destroyer;d3 phase=respond chain=A.torpedo>X window=X",
        "A=- X=-  phase=choose",
        "A=submarine;c3 X=destroyer;gone phase=over over=blue.fleet-sunk",
        "A=submarine;c3 X=destroyer;gone phase=over over=nobody.round-cap",
        "round=1000 A=submarine;c3 X=destroyer;d3",
        "map=8/8/3C4/8/8/8 A=submarine;c3 X=destroyer;h6 phase=move move=A;2;must;d3+c2;c4;1",
        "map=8/8/3C4/8/8/8 A=submarine;c3 X=destroyer;h6 phase=move move=A;2;free;-;-;0",
    ],
)
def test_positions_that_are_rare(position: str) -> None:
    check_bytes(Table(position).state)


def setting(encoded: list[str]) -> str:
    (part,) = [part for part in encoded if '"terrain"' in part]
    return part


def test_copies_share_the_setting() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3")
    shown = setting(table.state.encoded(0))
    copy = table.state.copy()
    copy.apply(0, GAME.parse("torpedo>X"), table.chance)
    assert setting(copy.encoded(0)) is shown


def test_the_boards_change_with_the_types_in_play() -> None:
    state = new_game(1)
    before = msgspec.json.decode(whole(state.encoded(0)))
    state.apply(state.to_move(), GAME.parse("choose carrier"), SeededChance(1))
    after = msgspec.json.decode(whole(state.encoded(0)))
    assert before["boards"] == {}
    assert list(after["boards"]) == ["carrier"]
    check_bytes(state)


def test_a_copy_shows_its_own_position() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3")
    before = EncodedMatch(1, "", "", table.state.encoded(1))
    copy = table.state.copy()
    copy.apply(0, GAME.parse("torpedo>X"), table.chance)
    after = EncodedMatch(2, "", "", copy.encoded(1))
    changed = msgspec.json.decode(after.since(before))["view"]
    assert "ships" in changed
    assert "terrain" not in changed
    earlier = msgspec.json.decode(whole(before.view))
    assert earlier | changed == msgspec.json.decode(whole(after.view))
    assert table.state.encoded(1) == before.view
    check_bytes(copy)


def test_names_of_map_cards_are_escaped() -> None:
    """Rulesets call the cards; all other names are words of the game."""
    table = Table("A=submarine;c3 X=destroyer;d3")
    board = Board(cards=[Card('"\\\n', 1), Card("ñ☠", 2)])
    state = RedcodeState(table.state.tables, board, table.state.ships, table.state.frames)
    check_bytes(state)
    named = msgspec.json.decode(whole(state.encoded(0)))["cards"]
    assert named == [{"name": '"\\\n', "turns": 1}, {"name": "ñ☠", "turns": 2}]


@pytest.mark.parametrize("name", ['"M\\"1"', '"Ñ01"', '"M01\\n"'])
def test_a_ruleset_gives_map_cards_plain_names(name: str) -> None:
    text = RULESET.read_text(encoding="utf-8")
    with pytest.raises(RulesetError, match="map_cards"):
        read_ruleset(RedcodeRules, text.replace("M01 = ", f"{name} = "), "mine.toml")


def test_nothing_in_notation_needs_to_be_escaped() -> None:
    assert [text for text in ACTIONS if msgspec.json.encode(text) != f'"{text}"'.encode()] == []


@given(st.integers(-(10**12), 10**12))
def test_every_number_is_written(value: int) -> None:
    assert number(value) == str(value)


@given(st.lists(st.integers(0, 15), min_size=8, max_size=8))
def test_every_pile_is_written(counts: list[int]) -> None:
    packed = sum(count << 4 * kind for kind, count in enumerate(counts))
    assert msgspec.json.decode(encoded_cards(packed)) == card_names(packed)
