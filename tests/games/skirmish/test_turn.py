"""The turn, orders and movement (SK-1, SK-3, SK-5, SK-6, SK-7), clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.games.skirmish.words import NCO
from redtable.kernel.chance import SeededChance
from tests.games.skirmish.table import GAME, NEW_TURN, Table


@pytest.mark.clause("SK-1.1", "SK-1.2", "SK-5.4", "SK-5.5", "SK-G8")
def test_command_dice_give_orders_and_the_initiative() -> None:
    table = Table(
        f"turn=2 {NEW_TURN.format(side='redfor')} initiative=redfor RG1=1,1;R,NCO T1=47,35;R,NCO;r0y1"
    )
    table.play("roll", command_blu=[5, 10], command_red=[4, 5])
    assert table.state.orders == [2, 1]
    assert table.state.initiative == 0


@pytest.mark.clause("SK-G8")
def test_sk_g8_on_the_first_turn_redfor_takes_dice_out_first() -> None:
    table = Table(
        "turn=0 phase=deployment initiative=- agenda=begin-turn|deploy:redfor "
        "RG1=1,1;R,NCO;r0y1 T1=47,35;R,NCO;r0y1 T2=waiting;R"
    )
    table.play("deploy T2 20,33")
    assert (table.decision(), table.state.to_move()) == ("take-out-dice", 1)


@pytest.mark.clause("SK-5.6", "SK-G9")
def test_sk_g9_a_first_tie_may_go_to_a_side_by_option() -> None:
    position = (
        "turn=0 phase=deployment initiative=- agenda=begin-turn|deploy:redfor RG1=1,1;R,NCO T1=waiting;R,NCO"
    )
    table = Table(position, first_tie="redfor")
    table.play("deploy T1 20,33", command_blu=[5, 1], command_red=[5, 1])
    assert table.state.initiative == 1


@pytest.mark.clause("SK-1.4")
def test_sk_1_4_chits_come_in_red() -> None:
    table = Table("orders=1:0 MG1=38,3;MG,R,R,NCO T1=38,17;R,R,R,R")
    table.play(
        "MG1 fire T1",
        react_blu=[9],
        react_red=[1],
        fire_blu=[5, 1, 1, 1, 1, 1],
        effect_red=[5],
        fire_red=[1] * 4,
    )
    assert (table.unit("T1").red, table.unit("T1").yellow) == (1, 0)


@pytest.mark.clause("SK-1.3", "SK-1.5")
@pytest.mark.parametrize(("y", "modifier"), [(15, 0), (15.1, 1)])
def test_sk_1_5_close_range_includes_ten_inches(y: float, modifier: int) -> None:
    table = Table(f"orders=1:0 MG1=46,5;MG,R,R,NCO T1=46,{y};R,R,R,R;-;acted")
    table.play(
        "MG1 fire T1",
        react_blu=[9],
        react_red=[1],
        fire_blu=[5, 1, 1, 1, 1, 1],
        effect_red=[9],
        fire_red=[1] * 4,
    )
    assert table.happened("effect")[0]["modifier"] == modifier


@pytest.mark.clause("SK-1.6", "SK-1.7", "SK-G42", "SK-G43")
@pytest.mark.parametrize(("die", "chits"), [(5, 2), (6, 1)])
def test_sk_1_6_morale_dice_are_raw(die: int, chits: int) -> None:
    table = Table(f"turn=2 {NEW_TURN.format(side='redfor')} RG1=1,1 T1=47,35;R,R?,R,NCO;r0y1")
    table.play("roll", command_red=[1, 10], aid_red=[1], morale_red=[die])
    assert table.unit("T1").chits() == chits


@pytest.mark.clause("SK-3.1", "SK-3.2", "SK-3.3", "SK-3.7", "SK-15.1")
def test_order_of_battle() -> None:
    state, _ = GAME.start(GAME.rules(), SeededChance(0))
    view: Any = state.view(0)
    blu = [unit for unit in view.units if unit.side == "blufor"]
    red = [unit for unit in view.units if unit.side == "redfor"]
    assert [[soldier.kind for soldier in unit.soldiers] for unit in blu[:2]] == [["MG", "R", "R"], ["R"] * 6]
    assert all([soldier.kind for soldier in unit.soldiers] == ["R"] * 4 for unit in red)
    ncos = {"blufor": 2, "redfor": 3}
    assert sum(len(unit.soldiers) for unit in blu) + ncos["blufor"] == 20
    assert sum(len(unit.soldiers) for unit in red) + ncos["redfor"] == 27
    assert len({unit.section for unit in red}) == 3
    assert GAME.rules().scenario.regular


def test_sk_3_4_a_unit_is_one_point() -> None:
    table = Table("orders=1:0 RG1=1,1;R,R,R,R,NCO T1=47,35")
    table.play("RG1 move 3,1")
    view: Any = table.state.view(0)
    assert next(unit.at for unit in view.units if unit.name == "RG1") == [3.0, 1.0]


@pytest.mark.clause("SK-3.6", "SK-G6")
def test_sk_3_6_the_nco_adds_no_firepower_but_fights() -> None:
    position = "orders=1:0 RG1=38,3;R,R,NCO T1=38,17;R,R,R,R"
    for firepower, dice in ((0, [1, 1]), (2, [1, 1, 1, 1])):
        table = Table(position, nco_firepower=firepower)
        table.play("RG1 fire T1", react_blu=[9], react_red=[1], fire_blu=dice, fire_red=[1, 1, 1, 1])
        assert table.happened("volley")[0]["firepower"] == len(dice)


@pytest.mark.clause("SK-G6")
def test_sk_g6_an_nco_may_be_a_unit_of_his_own() -> None:
    rules = GAME.rules("", {"nco_attached": False})
    state, _ = GAME.start(rules, SeededChance(0))
    view: Any = state.view(0)
    leaders = [unit for unit in view.units if [soldier.kind for soldier in unit.soldiers] == ["NCO"]]
    assert len(leaders) == 5
    table = Table("orders=1:0 RG1=20,5;R L1=21,8;NCO T1=40,33", nco_attached=False)
    assert table.refused("L1 fire T1") == "SK-G45"
    assert table.refused("RG1 move 21,5") == ""


@pytest.mark.clause("SK-3.5", "SK-6.5", "SK-G12")
def test_sk_6_5_a_unit_is_activated_once_a_turn() -> None:
    position = "orders=2:0 RG1=20,5;R,R,NCO MG1=25,5 T1=40,33"
    assert Table(position).play("RG1 move 20,6").refused("RG1 move 20,7") == "SK-6.5"
    twice = Table(position, max_activations=2).play("RG1 move 20,6").play("RG1 move 20,7")
    assert twice.unit("RG1").y == 70


@pytest.mark.clause("SK-3.8", "SK-8.14", "SK-G33")
def test_sk_8_14_casualties_do_nothing() -> None:
    table = Table("orders=2:0 RG1=20,5;R?,R?,NCO? MG1=22,5;MG,R,NCO T1=40,33;R?,R?,R?,R?")
    assert table.refused("RG1 move 20,6") == "SK-G33"
    assert table.refused("MG1 fire T1") == "SK-G33"


@pytest.mark.clause("SK-5.1")
def test_sk_5_1_five_phases() -> None:
    table = Table(f"turn=2 {NEW_TURN.format(side='redfor')} RG1=1,1;R T1=47,35;R,NCO;r0y1")
    table.play("roll", command_red=[5, 5])
    phases = [event["phase"] for event in table.happened("phase-started")]
    table.play("stop")
    table.play("stop", command_red=[1, 1])
    phases += [event["phase"] for event in table.happened("phase-started")]
    assert phases[:4] == ["first-aid", "orders", "close-combat", "recovery"]
    assert phases[4] == "initiative"


def test_sk_5_8_orders_are_not_kept() -> None:
    table = Table("orders=3:2 RG1=20,5;R,NCO T1=40,33;R,NCO").play("stop")
    assert table.state.orders[0] == 0
    table.play("stop", command_blu=[1, 1], command_red=[1, 1])
    assert table.state.orders == [0, 0]


@pytest.mark.clause("SK-5.9", "SK-5.10")
def test_sk_5_10_the_other_side_follows() -> None:
    table = Table("orders=1:1 RG1=20,5;R,NCO T1=40,33;R,NCO")
    assert table.refused("T1 move 40,32") == "SK-5.9"
    table.play("RG1 move 20,6")
    assert (table.decision(), table.state.to_move()) == ("give-order", 1)


def test_sk_5_11_a_side_may_stop() -> None:
    table = Table("orders=3:1 RG1=20,5;R,NCO T1=40,33;R,NCO").play("stop")
    assert table.happened("orders-stopped")[0]["orders"] == 3
    assert table.state.to_move() == 1


@pytest.mark.clause("SK-5.13", "SK-5.14", "SK-G49")
def test_recovery_takes_yellow_off_units_without_red_and_turns_red() -> None:
    table = Table("orders=1:0 RG1=20,5;R,NCO;r0y2 MG1=24,5;MG;r1y1 T1=40,33").play("stop")
    table.play("stop")
    assert (table.unit("RG1").red, table.unit("RG1").yellow) == (0, 1)
    assert (table.unit("MG1").red, table.unit("MG1").yellow) == (0, 2)


@pytest.mark.clause("SK-6.4", "SK-G7")
def test_sk_6_4_only_the_own_nco_counts_unless_by_option() -> None:
    position = "orders=1:0 RG1=20,5;R,R RG2=22,5;R,NCO T1=40,33"
    assert Table(position).refused("RG1 move 20,6") == "SK-6.3"
    assert Table(position, nco_scope="any").refused("RG1 move 20,6") == ""


@pytest.mark.clause("SK-6.6", "SK-7.5")
def test_sk_6_6_an_activation_is_one_of_five_things() -> None:
    legal = Table("orders=1:0 RG1=25,5;R,R,NCO T1=25,12.5").legal()
    assert "RG1 fire T1" in legal
    assert "RG1 assault T1" in legal
    assert any("then fire" in text for text in legal)
    assert any("then move" in text for text in legal)
    assert any(text.startswith("RG1 move") and "then" not in text for text in legal)


@pytest.mark.clause("SK-6.7", "SK-G47")
def test_sk_6_7_an_assaulted_unit_receives_no_orders() -> None:
    table = Table("orders=1:0 RG1=40,5;R,R,R,R,NCO;-;assaulted MG1=42,5 T2=47,35")
    assert table.refused("RG1 move 40,6") == "SK-6.7"


@pytest.mark.clause("SK-7.1", "SK-7.2", "SK-G3")
def test_sk_7_2_nobody_goes_farther_than_twelve_inches() -> None:
    table = Table("orders=1:0 RG1=1,1;R,NCO T1=47,35")
    assert table.refused("RG1 move 13.1,1") == "SK-7.2"
    assert table.refused("RG1 move 7,1 7,7.1") == "SK-7.2"
    assert table.refused("RG1 move 7,1 7,7") == ""
    assert table.refused("RG1 move 48.1,1") == "SK-G3"


@pytest.mark.clause("SK-7.4")
def test_sk_7_4_deep_in_terrain_only_tactically() -> None:
    table = Table("orders=1:0 RG1=8,11;R,NCO T1=47,35")
    assert table.refused("RG1 move 8,17") == ""
    assert table.refused("RG1 move 8,17.1") == "SK-7.3"


@pytest.mark.clause("SK-7.7", "SK-13.6")
def test_sk_7_7_a_unit_with_a_light_wound_moves_tactically() -> None:
    table = Table("orders=1:0 RG1=1,1;R,r,NCO T1=47,35")
    assert table.refused("RG1 move 7.1,1") == "SK-7.7"
    assert table.refused("RG1 move 7,1") == ""


@pytest.mark.clause("SK-7.8", "SK-G3")
def test_sk_7_8_nobody_comes_within_an_inch_of_an_enemy() -> None:
    table = Table("orders=1:0 RG1=40,5;R,NCO MG1=45,5 T1=40,9")
    assert table.refused("RG1 move 40,8.1") == "SK-7.8"
    assert table.refused("RG1 move 40,8") == ""
    assert table.refused("RG1 move 41,9.2 40,13") != ""
    assert table.refused("RG1 move 44.1,5") == "SK-G3"
    assert table.refused("RG1 move 46,5") == ""


@pytest.mark.clause("SK-7.9", "SK-8.11", "SK-G27")
def test_sk_7_9_movement_ends_in_cover() -> None:
    for flags, modifier in (("-", 1), ("moved", 0)):
        table = Table(f"orders=1:0 MG1=40,3;MG,NCO T1=40,14;R,R,R,R;-;{flags}")
        table.play(
            "MG1 fire T1",
            react_blu=[9],
            react_red=[1],
            fire_blu=[5, 1, 1, 1],
            effect_red=[9],
            fire_red=[1, 1, 1, 1],
        )
        assert table.happened("effect")[0]["modifier"] == modifier


@pytest.mark.clause("SK-15.2", "SK-15.3", "SK-G37", "SK-G44", "SK-3.6")
def test_setting_up() -> None:
    state, _ = GAME.start(GAME.rules(), SeededChance(0))
    chance = SeededChance(1)

    def refused(seat: int, text: str) -> str:
        refusal = state.refusal(seat, GAME.parse(text))
        return refusal.clause if refusal else ""

    def do(seat: int, text: str) -> None:
        assert refused(seat, text) == ""
        state.apply(seat, GAME.parse(text), chance)

    assert state.to_move() == 0
    assert refused(0, "objective 18,13") == "SK-15.3"
    assert refused(0, "objective 18,3.9") == "SK-15.3"
    do(0, "objective 18,4")
    do(0, "objective 32,7")
    assert refused(1, "deploy T1 20,29.9") == "SK-15.2"
    assert refused(1, "deploy MG1 20,5") == "SK-15.2"
    do(1, "deploy T1 20,31")
    assert state.to_move() == 0
    do(0, "deploy MG1 20,5 nco")
    assert refused(1, "deploy T2 20.5,31 nco") == "SK-G3"
    assert refused(1, "deploy T2 22,31") == "SK-3.6"
    do(1, "deploy T2 22,31 nco")
    assert refused(0, "deploy RG1 24,5 nco") == "SK-3.6"
    do(0, "deploy RG1 24,5")
    do(1, "deploy T3 24,31 nco")
    do(0, "deploy MG2 30,5 nco")
    do(1, "deploy T4 26,31")
    do(0, "deploy RG2 32,5")
    assert state.to_move() == 1
    do(1, "deploy T5 28,31 nco")
    do(1, "deploy T6 30,31")
    view: Any = state.view(0)
    assert view.turn == 1


@pytest.mark.clause("SK-G37")
def test_sk_g37_objectives_may_come_last() -> None:
    state, _ = GAME.start(GAME.rules("", {"objectives_first": False}), SeededChance(0))
    assert state.to_move() == 1


@pytest.mark.clause("SK-15.7", "SK-G38", "SK-15.8")
def test_sk_15_7_another_battlefield() -> None:
    rules = GAME.rules("", {"battlefield": "village"})
    state, _ = GAME.start(rules, SeededChance(0))
    view: Any = state.view(0)
    assert view.battlefield == "village"
    assert {soldier.kind for unit in view.units for soldier in unit.soldiers} <= {"R", "MG"}


@pytest.mark.clause("SK-G39")
def test_sk_g39_the_last_turn() -> None:
    table = Table("turn=1 orders=1:0 RG1=1,1;R,NCO T1=47,35", max_turns=1).play("stop").play("stop")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.reason) == ([0], "turn-limit")


@pytest.mark.clause("SK-15.4", "SK-G35", "SK-G36", "SK-G53")
def test_recon_after_the_activation_or_by_option_once_a_turn() -> None:
    position = "initiative=redfor orders=0:1 objectives=25,8;40,6 MG1=1,1 T1=25,13;R,NCO"
    table = Table(position).play("T1 move 25,12")
    assert table.legal() == ["recon 1", "pass"]
    late = Table(position, recon_timing="turn").play("T1 move 25,12")
    assert late.decision() == "give-order"
    late.play("stop")
    assert late.legal() == ["recon 1", "pass"]


def test_sk_5_7_an_nco_out_of_action_brings_no_dice() -> None:
    table = Table(
        f"turn=2 {NEW_TURN.format(side='redfor')} RG1=1,1;R,NCO? T1=47,35;R,NCO;r0y1 T3=40,35;R,NCOx"
    )
    view: Any = table.state.view(0)
    assert view.command_dice == {"blufor": 0, "redfor": 2}
    assert NCO in table.unit("RG1").kinds


def test_sk_6_1_an_order_is_needed() -> None:
    table = Table(
        "orders=0:1 RG1=20,5;R,NCO T1=40,33;R,NCO agenda=recover|give-order:blufor:::1", max_turns=1
    )
    assert table.refused("RG1 move 20,6") == "SK-6.1"
    assert table.refused("RG1 retreat") == ""
    table.play("stop")
    assert table.state.outcome() is not None
