"""Questions about a view: ranges, sight and reasons, and nothing that the seat does not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.notation import NotationError
from redtable.kernel.registry import find_game

GAME = find_game("redcode")
SEA = "map=8/8/3I4/8/8/8 A=destroyer;c3;3/3;reserve:5,missile:1;a B=submarine;a6 X=carrier;e3 Y=submarine;e5"
RULES = GAME.rules("", {"ships_per_side": 2})


def ask(question: str, seat: int = 0, position: str = SEA) -> Any:
    """The answer as a client gets it."""
    view = GAME.read_position(RULES, position).view(seat)
    return msgspec.to_builtins(GAME.preview(RULES, view, question))


def target(answer: Any, weapon: str, ship: str) -> Any:
    """One target of a manoeuvre."""
    return next(t for t in answer["manoeuvres"][weapon]["targets"] if t["ship"] == ship)


@pytest.mark.clause("RC-8.4")
def test_a_hidden_ship_has_its_reason_and_the_islet_in_the_way() -> None:
    why = target(ask("weapons"), "torpedo", "X")["why"]
    assert (why["clause"], why["args"]["at"]) == ("RC-8.4", "d3")


@pytest.mark.clause("RC-8.3")
def test_a_seen_ship_has_its_distance_and_no_reason() -> None:
    seen = target(ask("weapons"), "torpedo", "Y")
    assert (seen["distance"], seen["square"], seen["why"]) == (2, "e5", None)


def test_reach_ends_at_islets() -> None:
    reach = ask("weapons")["manoeuvres"]["torpedo"]["reach"]
    assert {"c1", "c2", "b3", "e5"} <= set(reach)
    assert not {"d3", "e3"} & set(reach)


@pytest.mark.clause("RC-7.3")
def test_a_covered_manoeuvre_says_so_once() -> None:
    assert ask("weapons")["manoeuvres"]["missile"]["why"]["clause"] == "RC-7.3"


def test_reasons_agree_with_the_legal_actions() -> None:
    view = GAME.read_position(RULES, SEA).view(0)
    answer = ask("weapons")
    for name, weapon in answer["manoeuvres"].items():
        for aim in weapon["targets"]:
            assert (aim["why"] is None) == (f"{name}>{aim['ship']}" in view.legal)


def test_only_the_own_hand_is_answered() -> None:
    assert list(ask("weapons", seat=0)["orders"]) == ["ambush"]
    assert ask("weapons", seat=1)["orders"] == {}


def test_answers_do_not_depend_on_what_the_seat_cannot_know() -> None:
    state = GAME.read_position(RULES, SEA)
    for seat in range(4):
        dealt_anew = state.redeal(seat, SeededChance("again"))
        answers = [GAME.preview(RULES, one.view(seat), "weapons") for one in (state, dealt_anew)]
        assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])


def test_the_rows_of_the_ruleset() -> None:
    rules = ask("rules")
    rows = {row["name"]: row for row in rules["ships"]["destroyer"]["manoeuvres"]}
    assert rows["torpedo"]["effects"] == [{"do": "damage", "amount": 1, "to": "target"}]
    assert rules["orders"]["atomic"]["area"] == "block"


def test_sight_from_a_square() -> None:
    assert "b2" in ask("sight a1")["seen"]


@pytest.mark.parametrize("question", ["", "what", "sight z9", "rules now"])
def test_what_is_no_question_is_refused(question: str) -> None:
    with pytest.raises(NotationError, match="no question"):
        ask(question)


@pytest.mark.clause("RC-9.22")
def test_an_action_that_is_refused_has_its_reason() -> None:
    why = ask("why move>h6")["why"]
    assert why["clause"].startswith("RC-")
    assert ask("why move>c4")["why"] is None
    assert ask("why move>c4", seat=1)["why"] is not None
    with pytest.raises(NotationError):
        ask("why nonsense at all")
