"""Firefights, chits, assaults, reactions, close combat, first aid and retreat, clause by clause."""

from __future__ import annotations

import pytest

from tests.games.skirmish.table import NEW_TURN, Table

FIRE = "orders=1:0 MG1=40,3;MG,R,R,NCO{mine} T1=40,14;R,R,R,R{theirs}"
"""Blufor fires at Redfor over 11" of open ground."""


def fire(mine: str = "", theirs: str = "", **options: object) -> Table:
    return Table(FIRE.format(mine=mine, theirs=theirs), **options)


@pytest.mark.clause("SK-8.1")
def test_sk_8_1_a_firefight_needs_sight() -> None:
    table = Table("orders=1:0 MG1=18,5;MG,R,R,NCO T1=18,12.5")
    assert table.refused("MG1 fire T1") == "SK-2.6"
    assert table.refused("MG1 fire MG1") == "SK-8.1"


@pytest.mark.clause("SK-8.2", "SK-9.2", "SK-9.4", "SK-9.1")
@pytest.mark.parametrize(("chits", "clause"), [("r1y0", ""), ("r1y1", "SK-8.2"), ("r3y0", "SK-8.2")])
def test_sk_8_2_two_chits_start_no_firefight(chits: str, clause: str) -> None:
    table = fire(f";{chits}")
    assert table.refused("MG1 fire T1") == clause
    assert table.refused("MG1 move 40,4") == "SK-7.6"


@pytest.mark.clause("SK-8.3", "SK-11.5")
@pytest.mark.parametrize(("initiative", "first"), [("blufor", "MG1"), ("redfor", "T1")])
def test_sk_8_3_a_tie_goes_to_the_initiative(initiative: str, first: str) -> None:
    table = Table(
        f"initiative={initiative} agenda=recover|give-order:blufor:::0 {FIRE.format(mine='', theirs='')}"
    )
    table.play("MG1 fire T1", react_blu=[5], react_red=[5], fire_blu=[1] * 6, fire_red=[1] * 4)
    assert table.happened("fires-first")[0]["unit"] == first


@pytest.mark.clause("SK-8.4", "SK-8.9", "SK-9.1")
def test_sk_8_4_chits_weigh_on_reaction_and_fire() -> None:
    table = fire(";r1y0")
    table.play(
        "MG1 fire T1",
        react_blu=[5],
        react_red=[5],
        fire_red=[1] * 4,
        fire_blu=[5, 6, 5, 5, 5, 5],
        effect_red=[9],
    )
    assert table.happened("reaction-die")[0]["result"] == 4
    assert table.happened("volley")[1]["hits"] == 1


@pytest.mark.clause("SK-8.5")
def test_sk_8_5_firepower() -> None:
    table = fire()
    table.play("MG1 fire T1", react_blu=[9], react_red=[1], fire_blu=[1] * 6, fire_red=[1] * 4)
    assert [volley["firepower"] for volley in table.happened("volley")] == [6, 4]


@pytest.mark.clause("SK-8.6", "SK-4.3", "SK-G26")
@pytest.mark.parametrize(("die", "dice"), [(4, 3), (5, 6)])
def test_sk_8_6_an_unspotted_target_halves_fire(die: int, dice: int) -> None:
    table = Table("orders=1:0 MG1=38,3;MG,R,R,NCO T1=38,17;R,R,R,R")
    table.play("MG1 fire T1", react_blu=[die], react_red=[1], fire_blu=[1] * dice, fire_red=[1] * 4)
    assert table.happened("volley")[0]["halved"] == (["not-spotted"] if dice == 3 else [])


@pytest.mark.clause("SK-8.8", "SK-G11")
def test_sk_g11_rounding_down_by_option() -> None:
    table = Table("orders=1:0 MG1=38,3;R,R,R,NCO T1=38,17;R,R,R,R", round="down")
    table.play("MG1 fire T1", react_blu=[4], react_red=[1], fire_blu=[1], fire_red=[1] * 4)


@pytest.mark.clause("SK-8.10", "SK-8.12", "SK-4.4", "SK-8.11")
@pytest.mark.parametrize(("die", "active"), [(2, 3), (3, 4)])
def test_sk_4_4_hard_cover_adds_one(die: int, active: int) -> None:
    table = Table("orders=1:0 MG1=38,3;MG,R,R,NCO T1=38,17;R,R,R,R")
    table.play(
        "MG1 fire T1",
        react_blu=[9],
        react_red=[1],
        fire_blu=[5, 1, 1, 1, 1, 1],
        effect_red=[die],
        **({} if die == 2 else {"fire_red": [1] * 4}),
    )
    if die == 2:
        table.play("keep", fire_red=[1] * active)
    assert table.unit("T1").active() == active


@pytest.mark.clause("SK-8.13", "SK-G24")
def test_sk_8_13_the_owner_chooses_casualties_and_dice() -> None:
    table = Table("initiative=redfor orders=0:1 T1=40,14;R,R,R,R,NCO MG1=40,3;MG,R,R")
    table.play("T1 fire MG1", react_red=[9], react_blu=[1], fire_red=[5, 5, 1, 1], effect_blu=[1, 2])
    assert table.legal() == ["reroll 1", "reroll 2", "keep"]
    assert table.refused("reroll 3") == "SK-8.15"
    table.play("reroll 1", reroll_blu=[1])
    assert table.legal() == ["lose MG1.MG MG1.R", "lose MG1.R MG1.R"]
    assert table.refused("lose MG1.R") == "SK-8.13"
    assert table.refused("lose MG1.MG MG1.MG") == "SK-8.13"
    table.play("lose MG1.R MG1.R", fire_blu=[1] * 4)
    assert table.unit("MG1").figures() == ["MG"]


@pytest.mark.clause("SK-8.15", "SK-8.16")
def test_sk_8_16_the_second_throw_stands_and_the_chit_stays() -> None:
    table = fire()
    table.play("MG1 fire T1", react_blu=[9], react_red=[1], fire_blu=[5, 1, 1, 1, 1, 1], effect_red=[1])
    table.play("reroll 1", reroll_red=[2], fire_red=[1] * 3)
    assert (table.unit("T1").active(), table.unit("T1").red) == (3, 1)


@pytest.mark.clause("SK-8.17")
def test_sk_8_17_morale_reads_raw_dice() -> None:
    table = fire()
    table.play(
        "MG1 fire T1",
        react_blu=[9],
        react_red=[1],
        fire_blu=[5, 5, 5, 1, 1, 1],
        effect_red=[5, 6, 4],
        fire_red=[1] * 4,
    )
    assert (table.unit("T1").active(), table.unit("T1").red) == (4, 2)


@pytest.mark.clause("SK-8.18", "SK-G23", "SK-9.5")
@pytest.mark.parametrize(("counted", "retreats"), [(True, False), (False, True)])
def test_sk_g23_the_reroll_chit_counts_for_the_cap(counted: bool, retreats: bool) -> None:
    table = fire(cap_includes_reroll=counted)
    table.play(
        "MG1 fire T1", react_blu=[9], react_red=[1], fire_blu=[5] * 4 + [1, 1], effect_red=[1, 5, 5, 5]
    )
    table.play("reroll 1", reroll_red=[9], **({"retreat_red": [5, 5, 5]} if retreats else {}))
    assert table.unit("T1").red == 3
    assert bool(table.happened("retreat-forced")) is retreats


@pytest.mark.clause("SK-8.19", "SK-8.20", "SK-11.6", "SK-9.2")
def test_sk_8_20_firing_back_is_free_and_no_reaction() -> None:
    table = fire(theirs=";r2y0")
    table.play(
        "MG1 fire T1", react_blu=[9], react_red=[9], fire_blu=[1] * 6, fire_red=[7, 6, 1, 1], effect_blu=[9]
    )
    assert table.unit("T1").reactions == 0
    assert table.unit("T1").activations == 0
    assert table.happened("volley")[1]["hits"] == 1


@pytest.mark.clause("SK-8.21", "SK-9.3")
def test_sk_9_3_three_chits_do_not_fire() -> None:
    table = fire(theirs=";r3y0")
    table.play("MG1 fire T1", react_blu=[9], react_red=[10], fire_blu=[1] * 6)
    assert table.happened("reaction-die")[1]["result"] == 7
    assert table.happened("no-fire")[0]["unit"] == "T1"


@pytest.mark.clause("SK-G22")
@pytest.mark.parametrize("allowed", [True, False])
def test_sk_g22_a_reroll_with_three_chits_is_a_retreat(allowed: bool) -> None:
    table = fire(theirs=";r3y0", reroll_at_3=allowed)
    table.play("MG1 fire T1", react_blu=[9], react_red=[1], fire_blu=[5, 1, 1, 1, 1, 1], effect_red=[1])
    assert (table.decision() == "reroll") is allowed
    if allowed:
        table.play("reroll 1", reroll_red=[9], retreat_red=[9, 9, 9])
        assert table.decision() == "choose-destination"


@pytest.mark.clause("SK-G25", "SK-8.4")
@pytest.mark.parametrize(("declared", "result"), [(True, 4), (False, 5)])
def test_sk_g25_fire_then_rapid_move(declared: bool, result: int) -> None:
    table = fire(declared_rapid=declared)
    table.play("MG1 fire T1 then move 47,3", react_blu=[5], react_red=[1], fire_blu=[1] * 6, fire_red=[1] * 4)
    assert table.happened("reaction-die")[0]["result"] == result
    assert table.happened("volley")[0]["halved"] == []
    table.play("stay")
    assert table.unit("MG1").x == 470


@pytest.mark.clause("SK-9.6", "SK-10.1", "SK-10.2", "SK-10.3", "SK-7.3")
def test_sk_10_2_how_far_an_assault_goes() -> None:
    table = Table("orders=1:0 RG1=32,5;R,NCO MG1=1,1;MG;r1y0 T1=32,17 T2=18,12 T3=32,12")
    assert table.refused("RG1 assault T1 36.5,8") == "SK-7.2"
    assert table.refused("RG1 assault T3") == "SK-10.2"
    assert table.refused("RG1 assault RG1") == "SK-10.1"
    assert Table("orders=2:0 MG1=40,5;MG,NCO;r1y0 T1=40,8").refused("MG1 assault T1") == "SK-9.6"
    assert Table("orders=2:0 RG1=40,3;R,NCO T1=40,15").refused("RG1 assault T1") == ""


@pytest.mark.clause("SK-10.4", "SK-10.6", "SK-G15")
@pytest.mark.parametrize(("rounding", "modifier"), [("floor", -1), ("ceil", -2)])
def test_sk_g15_full_three_inches(rounding: str, modifier: int) -> None:
    table = Table("orders=1:0 RG1=40,5;R,NCO T1=40,9;R,R,R,R", assault_round=rounding)
    table.play("RG1 assault T1", react_blu=[1], react_red=[9])
    assert table.happened("reaction-die")[0]["modifier"] == modifier


@pytest.mark.clause("SK-10.5")
def test_sk_10_5_an_attacker_who_comes_into_sight_counts_from_there() -> None:
    table = Table("orders=1:0 RG1=18,7.5;R,NCO T1=18,12.4;R,R,R,R")
    table.play("RG1 assault T1", react_blu=[9], react_red=[9])
    die = table.happened("reaction-die")[0]
    assert (die["modifier"], die["result"]) == (-1, 8)


@pytest.mark.clause("SK-10.8", "SK-8.3")
def test_sk_10_8_the_attacker_wins_and_nobody_fires() -> None:
    table = Table("orders=1:0 RG1=40,5;R,R,R,NCO T1=40,8;R T2=47,35")
    table.play("RG1 assault T1", react_blu=[9], react_red=[1])
    assert table.happened("volley") == []
    assert table.unit("RG1").contact == table.unit("T1").number
    assert table.unit("T1").assaulted


@pytest.mark.clause("SK-10.12", "SK-G17")
def test_sk_10_12_defensive_fire_is_close_and_cover_does_not_help() -> None:
    table = Table("initiative=redfor orders=0:1 T1=40,16.5;R,R,R,R,NCO RG1=40,12;R,R,R,R")
    table.play("T1 assault RG1", react_red=[1], react_blu=[4])
    table.play("hold", fire_blu=[5, 1, 1, 1], effect_red=[5])
    assert table.happened("effect")[0]["parts"] == {"close-range": -1}
    assert table.happened("volley")[0]["halved"] == []


@pytest.mark.clause("SK-10.13", "SK-G16")
@pytest.mark.parametrize(("where", "y"), [("start", 12), ("contact", 6)])
def test_sk_g16_where_a_broken_off_attacker_retreats_from(where: str, y: int) -> None:
    table = Table("initiative=redfor orders=0:2 RG1=40,5;R,R,R,R T1=40,12", break_off_from=where)
    table.play("T1 assault RG1", react_red=[1], react_blu=[7])
    table.play("hold", fire_blu=[5, 1, 1, 1], effect_red=[4])
    table.play("reroll 4", reroll_red=[9], retreat_red=[9])
    assert table.unit("T1").y == 10 * y


@pytest.mark.clause("SK-10.14", "SK-G34", "SK-12.7", "SK-12.9", "SK-G31", "SK-12.5")
def test_sk_10_14_attackers_fight_as_one_and_keep_their_own_chits() -> None:
    table = Table(
        "initiative=redfor orders=0:0 agenda=recover|turn-recon|begin-combat|give-order:redfor:::1 "
        "RG1=40,5;R,R,R,R;-;assaulted T1=40,6;R,R,R,R;-;contact>RG1 T2=41,5;R,R,R,R;-;contact>RG1 T3=1,35"
    )
    table.play("stop", combat_red=[1] * 8, combat_blu=[5, 5, 5, 5])
    assert table.refused("lose T1.R T1.R T1.R T1.R T1.R") == "SK-8.13"
    table.play("lose T1.R T1.R T1.R T2.R", morale_red=[1, 1, 1, 9], retreat_red=[9, 9, 9])
    assert (table.unit("T1").chits(), table.unit("T2").chits()) == (3, 0)
    assert table.unit("T1").contact < 0
    assert table.unit("T2").contact == table.unit("RG1").number
    table.play(
        "to 40,11.9", combat_red=[5, 5, 5], combat_blu=[1] * 4, morale_blu=[1, 1, 1], retreat_blu=[9] * 3
    )
    assert table.happened("combat-won")[0]["unit"] == "T2"
    assert table.happened("combat-lost")[0]["unit"] == "RG1"


@pytest.mark.clause("SK-10.15", "SK-9.3")
def test_sk_10_15_a_defender_with_three_chits_does_not_fire() -> None:
    table = Table("initiative=redfor orders=0:1 RG1=40,10;R,R,R,R;r3y0 T1=40,13;R,R,R,NCO")
    table.play("T1 assault RG1", react_red=[1], react_blu=[9])
    table.play("withdraw", retreat_blu=[9, 9, 9])
    assert table.happened("no-fire")[0]["unit"] == "RG1"
    assert table.unit("RG1").red == 3
    table.play("to 40,4")
    assert (table.unit("T1").x, table.unit("T1").y) == (400, 100)


@pytest.mark.clause("SK-10.15", "SK-12.6", "SK-G32", "SK-G33")
def test_an_assault_on_a_helpless_unit_wipes_it_out() -> None:
    table = Table("orders=1:0 RG1=40,5;R,R,R,NCO T1=40,8;R?,R?,R T2=47,35", max_turns=1)
    table.unit("T1").hit("R")
    table.play("RG1 assault T1")
    table.play("stop", combat_blu=[1, 1, 1, 1])
    assert table.unit("T1").removed
    assert table.state.losses[1] == 3


@pytest.mark.clause("SK-G55")
def test_sk_g55_attackers_answer_fire_by_option() -> None:
    position = "initiative=redfor orders=0:3 RG1=40,9;R,R,R,R T1=40,12;R,R,R,NCO T2=1,35"
    table = Table(position, assault_return_fire=True)
    table.play("T1 assault RG1", react_red=[1], react_blu=[9])
    table.play("hold", fire_blu=[1] * 4, fire_red=[1] * 3)
    assert table.decision() == "give-order"
    assert [volley["unit"] for volley in table.happened("volley")] == ["RG1", "T1"]


REACT = "orders=1:{orders} RG1=32,13;R,R,R,R,R,R,NCO T2=32,{y};R,R,R,R,NCO{more}"


@pytest.mark.clause("SK-11.1", "SK-G19")
def test_sk_11_1_only_the_side_without_initiative_reacts() -> None:
    position = "initiative=redfor orders=1:0 agenda=recover|give-order:blufor:::0 RG1=32,13;R,NCO T2=32,20;R"
    assert Table(position, max_turns=1).play("RG1 move 32,14").state.outcome() is not None
    assert Table(position, both_react=True).play("RG1 move 32,14").decision() == "react"


@pytest.mark.clause("SK-11.2", "SK-G18")
@pytest.mark.parametrize(("y", "orders", "cost"), [(23, 1, 0), (23.1, 1, 1)])
def test_sk_11_2_reactions_beyond_close_range_cost(y: float, orders: int, cost: int) -> None:
    table = Table(REACT.format(orders=orders, y=y, more="")).play("RG1 move 31,13")
    table.play("T2 react fire RG1 @0", react_blu=[9], react_red=[1], fire_red=[1] * 4, fire_blu=[1] * 6)
    assert table.happened("reaction")[0]["cost"] == cost
    assert table.state.orders[1] == orders - cost


@pytest.mark.clause("SK-G18", "SK-11.2")
def test_sk_g18_outside_the_command_radius_a_reaction_costs_two() -> None:
    position = "orders=1:1 RG1=32,13;R,NCO T2=32,24;R,R MG1=1,1"
    assert Table(position).play("RG1 move 31,13").decision() == "give-order"
    assert Table(position, reaction_surcharge=False).play("RG1 move 31,13").decision() == "react"


@pytest.mark.clause("SK-11.3")
def test_sk_11_3_a_reaction_may_be_a_move_or_an_assault() -> None:
    table = Table(REACT.format(orders=0, y=20, more="")).play("RG1 move 32,15")
    table.play("T2 react move 32,24 @0", react_blu=[1], react_red=[9])
    assert (table.unit("T2").y, table.unit("RG1").y) == (240, 150)
    table = Table("orders=3:0 MG1=1,1 RG1=32,13;R,R,NCO T2=32,20;R,R,NCO").play("RG1 move 32,15")
    table.play("T2 react assault RG1 @2", react_blu=[1], react_red=[9])
    assert table.unit("T2").contact == table.unit("RG1").number


@pytest.mark.clause("SK-11.7", "SK-G13", "SK-G52", "SK-6.5")
@pytest.mark.parametrize(
    ("more", "clause"),
    [(";-;acted", "SK-11.7"), (";-;reacted", "SK-11.7"), (";r2y0", "SK-G52"), (";-;assaulted", "SK-G47")],
)
def test_sk_11_7_who_may_not_react(more: str, clause: str) -> None:
    table = Table(REACT.format(orders=0, y=20, more=f"{more} T3=34,20;R,NCO")).play("RG1 move 32,15")
    assert table.refused("T2 react fire RG1 @0") == clause


@pytest.mark.clause("SK-G52")
def test_sk_g52_with_one_chit_only_fire() -> None:
    table = Table(REACT.format(orders=0, y=20, more=";r1y0")).play("RG1 move 32,15")
    assert table.refused("T2 react fire RG1 @0") == ""
    assert table.refused("T2 react move 32,21 @0") == "SK-7.6"
    assert table.refused("T2 react assault RG1 @0") == "SK-9.6"


@pytest.mark.clause("SK-G13")
def test_sk_g13_more_reactions_by_option() -> None:
    position = REACT.format(orders=0, y=20, more=" T3=34,20;R,NCO")
    dice = {"react_blu": [9], "react_red": [1], "fire_red": [1] * 4, "fire_blu": [1] * 6}
    once = Table(position).play("RG1 move 32,15").play("T2 react fire RG1 @0", **dice)
    assert once.decision() != "react"
    twice = Table(position, reactions_per_action=2).play("RG1 move 32,15")
    twice.play("T2 react fire RG1 @0", react_blu=[9], react_red=[1])
    assert twice.decision() == "react"
    both = Table(REACT.format(orders=0, y=20, more=";-;acted"), unit_acts="both").play("RG1 move 32,15")
    assert both.refused("T2 react fire RG1 @0") == ""


@pytest.mark.clause("SK-G14")
def test_sk_g14_the_point_of_interruption() -> None:
    table = Table(REACT.format(orders=0, y=20, more="")).play("RG1 move 32,15")
    assert table.refused("T2 react fire RG1") == "SK-G14"
    assert table.refused("T2 react fire RG1 @2.1") == "SK-G14"
    table.play("T2 react move 34,22 @1", react_blu=[1], react_red=[9])
    assert table.happened("interrupted")[0]["at"] == "32,14"
    assert table.unit("RG1").y == 150
    start = Table(REACT.format(orders=0, y=20, more=""), interrupt_point="start").play("RG1 move 32,15")
    assert start.refused("T2 react fire RG1 @1") == "SK-G14"


@pytest.mark.clause("SK-12.1", "SK-12.4", "SK-G48", "SK-G56")
def test_sk_12_1_everybody_rolls_one_die() -> None:
    table = Table(
        "initiative=redfor agenda=recover|turn-recon|begin-combat|give-order:redfor:::1 "
        "MG1=40,5;MG,R,NCO;-;assaulted T1=40,6;R,R,R,R,NCO;-;contact>MG1 T3=1,35",
        max_turns=1,
    )
    table.play("stop", combat_red=[5, 5, 5, 5, 5], combat_blu=[1, 1, 1])
    assert table.unit("MG1").removed
    assert table.state.losses == [3, 0]


@pytest.mark.clause("SK-G30", "SK-12.7", "SK-G50")
def test_sk_g30_both_may_have_to_retreat() -> None:
    table = Table(
        "initiative=redfor agenda=recover|turn-recon|begin-combat|give-order:redfor:::1 "
        "RG1=40,5;R,R;r1y0;assaulted T1=40,6;R,R;r1y0;contact>RG1 T3=1,35"
    )
    table.play(
        "stop", combat_red=[6, 1], combat_blu=[6, 1], morale_red=[1], morale_blu=[1], retreat_red=[9, 9]
    )
    assert table.happened("combat-won") == []
    assert [event["unit"] for event in table.happened("retreat-rolled")] == ["T1"]
    table.play("to 40,12", retreat_blu=[9, 9])
    assert table.decision() == "choose-destination"


@pytest.mark.clause("SK-G29")
def test_sk_g29_a_close_combat_ends() -> None:
    table = Table(
        "initiative=redfor agenda=recover|turn-recon|begin-combat|give-order:redfor:::1 "
        "RG1=40,5;R,R;-;assaulted T1=40,6;R,R;-;contact>RG1 T3=1,35",
        cc_max_rounds=2,
    )
    table.play("stop", combat_red=[1] * 4, combat_blu=[1] * 4)
    assert table.happened("combat-given-up")[0]["unit"] == "T1"
    assert table.decision() == "choose-destination"


AID = NEW_TURN.format(side="redfor")


@pytest.mark.clause("SK-13.2", "SK-G1")
@pytest.mark.parametrize(
    ("table", "die", "status"),
    [
        (None, 7, 4),
        (None, 8, 1),
        (["dead"] * 4 + ["light"] * 6, 5, 1),
        (["dead"] + ["light"] * 3 + ["unhurt"] * 6, 5, 0),
    ],
)
def test_sk_g1_the_first_aid_table(table: list[str] | None, die: int, status: int) -> None:
    options = {} if table is None else {"first_aid_table": table}
    found = Table(f"turn=2 {AID} RG1=1,1 T1=47,35;R?,R,R,NCO;r0y1", **options)
    found.play("roll", command_red=[1, 10], aid_red=[die], **({"morale_red": [9]} if status == 4 else {}))
    assert found.unit("T1").statuses[0] == status


@pytest.mark.clause("SK-13.4", "SK-G41")
def test_sk_g41_a_second_wound_may_be_rolled_by_option() -> None:
    table = Table(f"turn=2 {AID} RG1=1,1 T1=47,35;r?,R,R,NCO;r0y1", second_wound_roll=True)
    table.play("roll", command_red=[1, 10], aid_red=[8])
    assert table.unit("T1").statuses[0] == 1


@pytest.mark.clause("SK-13.7", "SK-9.5")
def test_sk_13_7_a_fourth_chit_in_first_aid_is_a_retreat() -> None:
    table = Table(f"turn=2 {AID} RG1=1,1 T1=47,30;R?,R,R,NCO;r0y3")
    table.play("roll", command_red=[1, 10], aid_red=[1], morale_red=[1])
    assert table.happened("retreat-forced")
    assert table.unit("T1").chits() == 3


@pytest.mark.clause("SK-G10", "SK-13.1", "SK-G40")
def test_sk_g10_the_side_with_the_initiative_is_treated_first() -> None:
    table = Table(f"turn=2 {AID} RG1=1,1;R?,R T1=47,35;R?,R,R,NCO;r0y1")
    table.play("roll", command_red=[1, 1], aid_red=[9], aid_blu=[9])
    assert [event["unit"] for event in table.happened("treated")] == ["RG1", "T1"]


@pytest.mark.clause("SK-G54")
def test_sk_g54_a_dead_nco_may_be_replaced_by_option() -> None:
    for replaced in (False, True):
        table = Table(f"turn=2 {AID} RG1=1,1 T1=47,35;R,R,NCO?;r0y1 T3=40,35;R,NCO", nco_replacement=replaced)
        table.play("roll", command_red=[1, 10], aid_red=[1], morale_red=[9])
        assert table.unit("T1").leads() is replaced


@pytest.mark.clause("SK-14.1", "SK-14.3", "SK-1.7")
def test_sk_14_3_retreat_dice_are_raw_and_one_for_each_chit() -> None:
    table = fire(theirs=";r2y1")
    table.play(
        "MG1 fire T1",
        react_blu=[9],
        react_red=[1],
        fire_blu=[5, 1, 1, 1, 1, 1],
        effect_red=[5],
        retreat_red=[4, 5, 10],
    )
    assert table.happened("retreat-rolled")[0]["casualties"] == 1


@pytest.mark.clause("SK-14.2", "SK-G20")
def test_sk_14_2_after_a_firefight_or_without_orders_a_unit_may_fall_back() -> None:
    dice = {"react_blu": [9], "react_red": [1], "fire_blu": [1] * 6, "fire_red": [1] * 4}
    table = fire().play("MG1 fire T1", **dice)
    assert table.legal() == ["T1 retreat", "stay"]
    assert table.refused("MG1 retreat") == "SK-14.2"
    table.play("T1 retreat")
    assert table.decision() == "choose-destination"
    without = fire(voluntary_retreat=False, max_turns=1).play("MG1 fire T1", **dice)
    assert without.state.outcome() is not None


@pytest.mark.clause("SK-14.4", "SK-14.5", "SK-G21")
def test_sk_14_4_a_retreat_leads_away() -> None:
    table = Table("orders=1:0 RG1=40,12;R,R,R,R,NCO T1=40,5", retreat_min=4).play("RG1 retreat")
    assert table.refused("to 40,8") == "SK-14.4"
    assert table.refused("to 40,15.9") == "SK-G21"
    assert table.refused("to 40,16") == ""
    unseen = Table("orders=1:0 RG1=18,5;R,R,R,R,NCO T1=18,13").play("RG1 retreat")
    assert unseen.refused("to 18,6") == ""


@pytest.mark.clause("SK-G46")
def test_sk_g46_nobody_fires_into_close_combat() -> None:
    position = "orders=1:0 MG1=40,1;MG,NCO RG1=40,11;R,R;-;contact>T1 T1=40,12;R,R;-;assaulted"
    assert Table(position).refused("MG1 fire T1") == "SK-G46"
    assert Table(position, fire_into_cc=True).refused("MG1 fire T1") == ""


@pytest.mark.clause("SK-G45")
def test_sk_g45_a_lone_nco_cannot_fire_but_may_assault() -> None:
    table = Table("orders=1:0 RG1=40,5;NCO T1=40,8")
    assert table.refused("RG1 fire T1") == "SK-G45"
    assert table.refused("RG1 assault T1") == ""
