"""What a seat may ask before it commits: reach, sight with its reason, reactions and their price, odds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from redtable.games.skirmish import Skirmish
from redtable.games.skirmish.answers import PREVIEWS, CoverAnswer, SeenAnswer
from redtable.kernel.chance import SeededChance
from redtable.kernel.notation import NotationError
from redtable.kernel.view import RefusalView

GAME = Skirmish()
RULES = GAME.rules()
QUESTIONS = (
    "rules",
    "orders",
    "reactions",
    "sight 18,9.2",
    "sight redfor",
    "line 18,9.2 24,20",
    "places RG1",
    "plan RG1 fire T1",
)
FIGHT = (
    "turn=2 orders=3:1 objectives=18,7;30,7 MG1=18,9.2;MG,R,R,NCO RG1=24,9;R,R,R,R,R,R "
    "T1=20,17;R,R,R,R,NCO T2=24,14;R,R,R,R"
)


def ask(question: str, position: str = FIGHT, seat: int = 0) -> Any:
    """The answer to a seat's question about a position."""
    return GAME.preview(RULES, GAME.read_position(RULES, position).view(seat), question)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_every_question_is_answered_for_every_seat(question: str, seat: int) -> None:
    kind = PREVIEWS[question.partition(" ")[0]]
    answer = ask(question, seat=seat)
    assert msgspec.json.decode(msgspec.json.encode(answer), type=kind) == answer


@pytest.mark.parametrize("question", ["", "sight", "sight 99,99", "places XY9", "plan nothing", "odds"])
def test_what_is_no_question_is_refused_with_help(question: str) -> None:
    with pytest.raises(NotationError):
        ask(question)


def test_rules_are_those_of_the_ruleset() -> None:
    rules = ask("rules")
    assert (rules.tactical, rules.rapid, rules.close_range, rules.command_radius) == (6, 12, 10, 12)


def test_orders_say_what_each_unit_may_do_and_why_not() -> None:
    answer = ask("orders", FIGHT.replace("RG1=24,9;R,R,R,R,R,R", "RG1=24,9;R,R,R,R,R,R;r1y0"))
    assert set(answer) == {"MG1", "RG1"}
    assert answer["MG1"].move is None
    assert answer["MG1"].fire is None
    assert answer["RG1"].move.clause == "SK-7.6"
    assert answer["RG1"].assault.clause == "SK-9.6"
    seen = {target.unit: target.fire for target in answer["MG1"].targets}
    assert seen["T1"].clause == "SK-2.2"
    assert seen["T1"].args["piece"] == "L1"
    assert seen["T2"] is None


def test_sight_shades_what_is_hidden_and_names_the_piece() -> None:
    answer = ask("sight 10,17")
    assert (len(answer.dark), answer.row) == (180, 0.2)
    row = answer.dark[130]
    dark = sum(1 for at in row if at <= 100) % 2 == 1
    assert dark, "10,26 cannot be seen from 10,17 (GS-SK-7)"
    assert answer.units["T2"] == SeenAnswer(
        visible=False, distance=14.3, piece="F1", depth=2.05, limit=2.0, clause="SK-2.2"
    )
    assert set(answer.objectives) == {"1", "2"}


def test_places_tell_cover_and_what_they_see() -> None:
    places = {place.to: place for place in ask("places RG1")}
    walls = [place for place in places.values() if place.kind == "wall"]
    assert walls
    assert all(place.length <= 12 for place in places.values())
    assert any("T2" in place.sees for place in places.values())


def test_plan_of_a_firefight_tells_dice_modifiers_and_exact_odds() -> None:
    answer = ask("plan MG1 fire T2")
    fire = answer.fire
    assert answer.why is None
    assert answer.cost == 1
    assert fire.volley.firepower == 6
    assert (fire.volley.dice, fire.volley.unspotted) == (6, 3)
    assert fire.volley.parts == {"in-cover": 1, "close-range": -1}
    assert fire.answer.parts["hard-cover"] == 1
    assert fire.answer.piece == "W1"
    assert fire.first == pytest.approx(0.55)
    for fate in (fire.own, fire.theirs):
        assert sum(fate.by_casualties) == pytest.approx(1)
        assert 0 <= fate.retreat <= 1
    assert fire.theirs.casualties > fire.own.casualties


def test_plan_of_a_move_tells_its_length_and_who_may_react_for_how_much() -> None:
    answer = ask("plan RG1 move 30,9 30,12")
    assert answer.path.length == 9
    assert answer.path.rapid is True
    costs = {reactor.unit: reactor.cost for reactor in answer.reactors}
    assert costs["T2"] == 0
    beyond = ask("plan RG1 move 40,9")
    assert beyond.why.clause == "SK-7.2"


def test_nobody_reacts_to_the_side_without_the_initiative() -> None:
    text = FIGHT + " initiative=redfor agenda=recover|give-order:blufor:::0"
    assert ask("plan RG1 move 24,6", text).reactors == []


def test_plan_of_an_assault_adds_up() -> None:
    answer = ask("plan RG1 assault T2").assault
    assert answer.reaction[0].parts == {"distance": -1}
    for course in (answer.hold, answer.withdraw):
        assert 0 <= course.wins <= course.contact <= 1
        assert course.contact + course.broken_off <= 1.0000001
    assert answer.withdraw.contact >= answer.hold.contact


def test_a_defender_is_told_what_holding_brings() -> None:
    frame = "agenda=recover|hold-or-retreat:redfor:T2:RG1:-1000+-1000+240+140"
    hold, away = (ask(f"plan {word}", f"{FIGHT} {frame}", 1) for word in ("hold", "withdraw"))
    assert (hold.defence.dice, away.defence.dice) == (4, 2)
    assert hold.defence.course.casualties > away.defence.course.casualties


def test_reactions_tell_moment_price_and_odds() -> None:
    text = (
        FIGHT + " agenda=recover|end-activation:blufor:RG1|move:blufor:RG1::300+90|react:redfor:RG1::300+90"
    )
    offers = {offer.unit: offer for offer in ask("reactions", text, 1)}
    assert offers["T1"].moments == []
    moment = offers["T2"].moments[0]
    assert moment.cost == 0
    assert moment.enough is True
    answer = ask(f"plan T2 react fire RG1 @{moment.at:g}", text, 1)
    assert answer.why is None
    assert answer.first == pytest.approx(0.45)
    assert sum(answer.fire.theirs.by_casualties) == pytest.approx(1)
    assert ask("reactions", text, 0) == []


@pytest.mark.clause("SK-G52", "SK-7.6", "SK-9.6")
def test_reactions_tell_what_chits_forbid() -> None:
    text = FIGHT.replace("T2=24,14;R,R,R,R", "T2=24,14;R,R,R,R;r1y0")
    react = " agenda=recover|end-activation:blufor:RG1|move:blufor:RG1::300+90|react:redfor:RG1::300+90"
    one, other = ask("reactions", text + react, 1)
    assert (one.move, one.assault) == (None, None)
    assert (other.why, other.move.clause, other.assault.clause) == (None, "SK-7.6", "SK-9.6")


def test_refusals_of_plans_can_be_said() -> None:
    assert isinstance(ask("plan RG1 fire T1").why, RefusalView)


def test_a_line_is_measured_between_any_two_points() -> None:
    clear = ask("line 18,9.2 18,12.5")
    assert (clear.visible, clear.distance, clear.close) == (True, 3.3, True)
    assert clear.cover == (CoverAnswer(piece="W1", kind="wall"), None)
    hidden = ask("line 22,20 22,30")
    assert (hidden.visible, hidden.close, hidden.clause) == (False, True, "SK-2.6")
    assert ask("line 6,17 16.1,17").close is False


@pytest.mark.parametrize("question", ["line 18,9", "line 1,1 2,2 3,3", "line 1,1 99,99", "sight nobody"])
def test_a_line_that_is_none_is_refused(question: str) -> None:
    with pytest.raises(NotationError):
        ask(question)


def test_the_sight_of_a_side_is_that_of_all_its_units_together() -> None:
    both = ask("sight blufor").dark
    for at in ("18,9.2", "24,9"):
        alone = ask(f"sight {at}").dark
        assert sum(map(count_dark, both)) < sum(map(count_dark, alone))
    nobody = ask("sight blufor", FIGHT.replace("MG1=18,9.2;MG,R,R,NCO RG1=24,9;R,R,R,R,R,R ", "")).dark
    assert all(row == [0] for row in nobody)


def test_where_sight_ends_is_told_to_a_tenth() -> None:
    """Every change of a row lies between a tenth that is seen and one that is not."""
    row = ask("sight 18,9.2").dark[130]
    for number, at in enumerate(row):
        if at:
            before, after = (ask(f"line 18,9.2 {x / 10},26.1").visible for x in (at - 1, at))
            assert (before, after) == (number % 2 == 0, number % 2 == 1)


def count_dark(changes: list[int]) -> int:
    """How many tenths of a row are dark."""
    ends = [*changes, 480] if len(changes) % 2 else changes
    return sum(end - start for start, end in zip(ends[::2], ends[1::2], strict=True))


def test_places_for_markers_come_best_hidden_first_and_say_how_well() -> None:
    state, _ = GAME.start(RULES, SeededChance("places"))
    view = state.view(0)
    places = GAME.preview(RULES, view, "places")
    shares = [place.exposure.share for place in places]
    assert shares == sorted(shares)
    assert shares[0] == 0 < shares[-1]
    hidden = [place.exposure.way for place in places if place.exposure.share == 0]
    assert all(way > 6 for way in hidden)
    assert hidden == sorted(hidden, reverse=True)
    best, worst = places[0], places[-1]
    for place in (best, worst):
        planned = GAME.preview(RULES, view, f"plan objective {place.to}")
        assert planned.exposure == place.exposure


def test_after_deployment_only_what_the_units_reach_counts() -> None:
    """Far away from all of Redfor's units nobody looks soon."""
    state, _ = GAME.start(RULES, SeededChance("places"))
    for text in ("objective 18,6", "objective 30,6", "deploy T1 5,33 nco"):
        state.apply(state.actors()[0], GAME.parse(text), SeededChance("places"))
    waiting = GAME.preview(RULES, state.view(0), "plan deploy MG1 40,11.5").exposure
    assert waiting.share > 0
    alone = ask(
        "plan deploy MG1 40,11.5", FIGHT.replace("T1=20,17", "T1=3,34").replace("T2=24,14;", "T2=3,30;")
    )
    assert alone.exposure.share < waiting.share
