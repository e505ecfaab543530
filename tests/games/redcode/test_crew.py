"""Crew, recovery and the turn: RC-7, RC-12."""

from __future__ import annotations

import pytest

from tests.games.redcode.table import Table


@pytest.mark.clause("RC-7.1")
def test_rc_7_1_six_crew_in_reserve() -> None:
    assert Table("A=destroyer;c3 X=destroyer;h6").ship("A").reserve == 6


@pytest.mark.clause("RC-7.2", "RC-9.19")
def test_rc_7_2_the_cost_goes_from_the_reserve_to_the_manoeuvre() -> None:
    table = Table("A=destroyer;c3 X=destroyer;c4;3/3;removed:6").do("depth_charge>X")
    assert (table.ship("A").reserve, table.crew("A", "depth_charge")) == (4, 2)
    assert table.told("crew-paid") == [{"ship": "A", "manoeuvre": "depth_charge", "crew": 2}]


@pytest.mark.clause("RC-7.3")
def test_rc_7_3_one_crew_covers_a_manoeuvre() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:5,depth_charge:1 X=destroyer;c4;3/3;removed:6")
    refusal = table.refused("depth_charge>X")
    assert (refusal.clause, refusal.args) == ("RC-7.3", {"manoeuvre": "depth_charge", "crew": 1})


@pytest.mark.clause("RC-7.4")
def test_rc_7_4_without_crew_it_is_free() -> None:
    assert Table("A=destroyer;c3;3/3;reserve:5,missile:1 X=destroyer;c4").offers("depth_charge>X")


@pytest.mark.clause("RC-7.5", "RC-10.10")
def test_rc_7_5_freed_by_the_boatswain_it_may_be_used_again() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;b X=destroyer;c4;3/3;removed:6").do("missile>X")
    assert not table.offers("missile>X")
    table.do("play boatswain>A", "recover missile", "missile>X")
    assert table.cubes("X") == (3, 1)


@pytest.mark.clause("RC-7.6", "RC-9.16")
def test_rc_7_6_crew_are_removed_from_the_targets_reserve() -> None:
    table = Table("A=carrier;c3 X=destroyer;c4").do("radar>X")
    assert (table.ship("X").reserve, table.ship("X").removed) == (5, 1)
    assert (table.ship("A").reserve, table.ship("A").removed) == (4, 0)


@pytest.mark.clause("RC-7.7", "RC-9.20")
def test_rc_7_7_an_empty_reserve_loses_nobody() -> None:
    table = Table("A=carrier;c3 X=destroyer;c4;3/3;assault:3,depth_charge:2,missile:1").do("radar>X")
    assert table.ship("X").removed == 0
    assert table.crew("X", "assault") == 3
    assert table.told("crew-removed") == [{"ship": "X", "number": 0}]


@pytest.mark.clause("RC-7.8", "RC-12.3")
def test_rc_7_8_removed_crew_are_recovered_like_any_other() -> None:
    table = Table("phase=recover A=destroyer;c3;3/3;reserve:3,missile:1,removed:2 X=destroyer;h6")
    assert table.legal() == ["recover missile removed", "recover removed removed"]
    table.do("recover removed removed")
    assert (table.ship("A").reserve, table.ship("A").removed) == (5, 0)


@pytest.mark.clause("RC-7.9")
def test_rc_7_9_six_in_all() -> None:
    table = Table("A=carrier;c3 X=destroyer;c4").do("radar>X", "torpedo>X", "pass", "orders")
    for letter in "AX":
        ship = table.ship(letter)
        on_board = sum(ship.crew_on(row) for row in ship.type.manoeuvres)
        assert ship.reserve + on_board + ship.removed == 6


@pytest.mark.clause("RC-12.1", "RC-12.2")
def test_rc_12_1_two_crew_come_back_at_the_start_of_a_turn() -> None:
    table = Table("turn=X A=destroyer;c3;3/3;reserve:1,assault:3,missile:1,torpedo:1 X=destroyer;h6").do(
        "end"
    )
    assert table.state.phase == 3
    assert sorted(table.legal()) == sorted(
        [
            "recover torpedo missile",
            "recover torpedo assault",
            "recover missile assault",
            "recover assault assault",
        ]
    )
    table.do("recover torpedo missile")
    assert table.ship("A").reserve == 3
    assert table.told("crew-recovered") == [{"ship": "A", "crew": ["torpedo", "missile"]}]


@pytest.mark.clause("RC-12.2")
def test_rc_12_2_crew_that_are_not_there_are_refused() -> None:
    table = Table("phase=recover A=destroyer;c3;3/3;reserve:4,missile:1,torpedo:1 X=destroyer;h6")
    refusal = table.refused("recover missile missile")
    assert (refusal.clause, refusal.args) == ("RC-12.2", {"place": "missile", "crew": 1, "given": 2})
    assert table.clause("recover torpedo removed") == "RC-12.2"
    assert table.clause("recover radar torpedo") == "RC-12.2"


@pytest.mark.clause("RC-12.4")
@pytest.mark.parametrize(
    ("crew", "legal"),
    [("reserve:5,missile:1", ["recover missile"]), ("reserve:5,removed:1", ["recover removed"])],
)
def test_rc_12_4_limited_by_what_is_out(crew: str, legal: list[str]) -> None:
    table = Table(f"phase=recover A=destroyer;c3;3/3;{crew} X=destroyer;h6")
    assert table.legal() == legal
    assert table.clause("recover missile removed") == "RC-12.4"


@pytest.mark.clause("RC-12.4")
def test_rc_12_4_compulsory_unless_nobody_is_out() -> None:
    table = Table("phase=recover A=destroyer;c3;3/3;reserve:4,missile:1,torpedo:1 X=destroyer;h6")
    assert table.clause("end") == "RC-12.1"
    assert table.clause("recover missile") == "RC-12.4"
    assert Table("turn=X A=destroyer;c3 X=destroyer;h6").do("end").state.phase == 4


@pytest.mark.clause("RC-12.5")
def test_rc_12_5_one_of_two_leaves_it_covered() -> None:
    table = Table("phase=recover A=destroyer;c3;3/3;reserve:3,depth_charge:2,missile:1 X=destroyer;c4")
    table.do("recover depth_charge missile")
    assert table.clause("depth_charge>X") == "RC-7.3"
    assert table.offers("missile>X")


@pytest.mark.clause("RC-12.6", "RC-9.18")
def test_rc_12_6_manoeuvres_and_a_card_in_any_order() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;a X=destroyer;c5;3/3;removed:6")
    table.do("missile>X", "play ambush>X", "move>c4", "depth_charge>X", "torpedo>X")
    assert table.ship("X").hull == 6
    assert table.ship("A").reserve == 1


@pytest.mark.clause("RC-12.7")
def test_rc_12_7_doing_nothing_is_legal() -> None:
    assert Table("A=destroyer;c3 X=destroyer;h6").do("end").decides() == "X"


@pytest.mark.clause("RC-12.8")
def test_rc_12_8_the_turn_ends_when_the_active_ship_sinks() -> None:
    table = Table(
        "A=destroyer;c3;0/1;reserve:6 B=carrier;a1;3/3;removed:6 X=submarine;c4 Y=carrier;h6;3/3;removed:6",
        ships_per_side=2,
    ).do("torpedo>X", "countermeasure>A", "pass")
    assert table.seen_by_judge("A")["status"] == "gone"
    assert (table.decides(), table.state.phase) == ("X", 3)


def test_ruling_c16_recovered_crew_go_to_the_reserve() -> None:
    """RC-C16: the choice is where they come from, not where they go."""
    table = Table("phase=recover A=destroyer;c3;3/3;reserve:4,missile:1,torpedo:1 X=destroyer;h6")
    table.do("recover torpedo missile")
    assert (table.ship("A").reserve, table.ship("A").slots) == (6, 0)


def test_a_ruleset_may_recover_three() -> None:
    table = Table(
        "phase=recover recover=3 A=destroyer;c3;3/3;missile:1,depth_charge:2,removed:3 X=destroyer;h6"
    )
    assert sorted(table.legal()) == sorted(
        [
            "recover missile depth_charge depth_charge",
            "recover missile depth_charge removed",
            "recover missile removed removed",
            "recover depth_charge depth_charge removed",
            "recover depth_charge removed removed",
            "recover removed removed removed",
        ]
    )
    table.do("recover missile depth_charge removed")
    assert table.ship("A").reserve == 3
