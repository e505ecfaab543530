"""Battlefield files: what is refused and where, what comes with the game, what the generator makes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.skirmish.battlefield_file import BattlefieldError, battlefield_names, load_map, read_map
from redtable.games.skirmish.battlefield_generator import generate
from redtable.games.skirmish.drawing import draw
from redtable.kernel.chance import SeededChance
from tests.games.skirmish.table import GAME, Table

START = """name = "mine"
size = [48, 36]
[zones]
redfor = [[0, 30], [48, 30], [48, 36], [0, 36]]
blufor = [[0, 0], [48, 0], [48, 12], [0, 12]]
[[pieces]]
id = "F1"
kind = "forest"
points = """


def examined(text: str) -> Any:
    """What the game says about a battlefield."""
    return GAME.consult(GAME.rules("", {}), f"battlefield {text}")


@pytest.mark.parametrize("name", battlefield_names())
def test_battlefields_of_the_game(name: str) -> None:
    assert load_map(name).name == name


def test_there_are_four_battlefields() -> None:
    assert battlefield_names() == ["crossroads", "open-hills", "river-wood", "village"]


@pytest.mark.parametrize("name", ["Colina ñ", "d'Alba 2", "a-b-", "Гора"])
def test_names_are_words_of_any_language(name: str) -> None:
    square = "[[10, 14], [20, 14], [20, 20]]"
    assert read_map(START.replace("mine", name) + square, "mine.toml").name == name


@pytest.mark.parametrize("name", ["", " x", "7 hills", "a<b", "a\u202eb", "a\\nb"])
def test_names_have_no_signs_that_could_do_harm(name: str) -> None:
    with pytest.raises(BattlefieldError, match="name"):
        read_map(START.replace("mine", name) + "[[10, 14], [20, 14], [20, 20]]", "mine.toml")


@pytest.mark.parametrize(
    ("points", "complaint"),
    [
        (
            "[[10, 14], [20, 20], [20, 14], [10, 20]]",
            "the piece F1: not a simple shape: it crosses itself at (15, 17)",
        ),
        ("[[40, 14], [50, 14], [50, 20], [40, 20]]", "over the edge of the table at (50, 14), (50, 20)"),
        ("[[10, 14], [20.05, 14], [20, 20]]", "(20.05, 14) is not on the grid"),
        ("[[10, 14], [20, 14]]", "pieces[0].points"),
        ("[[10, 14], [20, 14], [30, 14]]", "not a simple shape"),
    ],
)
def test_a_bad_shape_is_refused_with_its_place(points: str, complaint: str) -> None:
    with pytest.raises(BattlefieldError) as fault:
        read_map(START + points, "mine.toml")
    assert complaint in str(fault.value)
    assert str(fault.value).startswith("mine.toml: ")


def test_zones_must_not_overlap() -> None:
    text = START.replace("[48, 12], [0, 12]", "[48, 31], [0, 31]") + "[[10, 14], [20, 14], [20, 20]]"
    with pytest.raises(BattlefieldError, match=r"the zones overlap at \("):
        read_map(text, "mine.toml")


def test_an_unknown_battlefield_names_those_there_are() -> None:
    with pytest.raises(BattlefieldError, match="crossroads, open-hills"):
        GAME.rules("", {"battlefield": "moon"})


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.booleans())
def test_the_generator_makes_battlefields_that_can_be_played_on(seed: int, symmetric: bool) -> None:
    text = generate(seed, symmetric)
    assert text == generate(seed, symmetric)
    found = read_map(text, "generated")
    assert len(found.pieces) >= 8
    if symmetric:
        shapes = {(piece.kind, frozenset(piece.points)) for piece in found.pieces}
        mirrored = {(kind, frozenset((round(48 - x, 1), y) for x, y in points)) for kind, points in shapes}
        assert shapes == mirrored


def test_a_drawing_has_every_piece_and_the_shade_of_a_point() -> None:
    field = Table("RG1=1,1 T1=47,35").state.field
    plain, shaded = draw(field), draw(field, (180, 92))
    for piece in field.pieces:
        assert f">{piece.id}</text>" in plain
    assert shaded.count("<rect") > plain.count("<rect")
    assert shaded.startswith("<svg")
    assert shaded.endswith("</svg>\n")


def test_examining_nothing_shows_the_battlefields_of_the_game() -> None:
    assert list(GAME.consult(GAME.rules("", {}), "battlefields")) == battlefield_names()


def test_examining_says_what_is_wrong_with_which_shape_and_where() -> None:
    good = examined(START + "[[10, 14], [20, 14], [20, 20]]")
    assert good.faults == []
    assert good.map.pieces[0].kind == "forest"
    crossed = examined(START + "[[10, 14], [20, 20], [20, 14], [10, 20]]").faults
    assert [(fault.kind, fault.shape, list(fault.points[0])) for fault in crossed] == [
        ("crossing", "F1", [15, 17])
    ]
    assert "kind" in examined(START.replace("forest", "swamp") + "[[1, 1], [2, 1], [2, 2]]").unreadable
    assert examined("name = ").unreadable


def test_a_match_may_bring_its_battlefield_along() -> None:
    text = START + "[[10, 14], [20, 14], [20, 20], [10, 20]]\n"
    rules = GAME.rules("", {"battlefield": text})
    field = GAME.start(rules, SeededChance(1))[0].view(0)
    assert field.battlefield == "mine"  # type: ignore[attr-defined]
    with pytest.raises(BattlefieldError, match="crosses itself"):
        GAME.rules("", {"battlefield": START + "[[10, 14], [20, 20], [20, 14], [10, 20]]\n"})
