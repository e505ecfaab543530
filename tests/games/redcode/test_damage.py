"""Cubes and damage: RC-6."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.games.redcode.damage import gain_breakdowns, hit, repair
from redtable.games.redcode.ship import Ship
from tests.games.redcode.table import Table

HULLS = st.integers(1, 12)


def ship_with(hull: int) -> tuple[Table, Ship]:
    table = Table("A=destroyer;c3 X=destroyer;h6")
    table.state.quiet = True
    ship = table.ship("A")
    ship.hull = hull
    return table, ship


class Cubes:
    """The cubes moved by hand, as the rulebook tells it."""

    def __init__(self, hull: int) -> None:
        self.repairs = (hull - 1) % 3 + 1
        self.breakdowns = (hull - self.repairs) // 3

    def damage(self, points: int) -> None:
        for _ in range(points):
            if self.repairs == 0:
                return
            self.repairs -= 1
            if self.repairs == 0 and self.breakdowns:
                self.breakdowns -= 1
                self.repairs = 3

    def seen(self) -> tuple[int, int]:
        return self.breakdowns, self.repairs


@pytest.mark.clause("RC-6.1")
def test_rc_6_1_no_cubes_left_is_sunk() -> None:
    table = Table("A=destroyer;c3 X=destroyer;c4;0/1;removed:6").do("missile>X")
    assert table.cubes("X") == (0, 0)
    assert table.told("ship-sunk") == [{"ship": "X", "by": "A"}]


@pytest.mark.clause("RC-6.2", "RC-6.3", "RC-6.4", "RC-6.5", "RC-6.9")
@given(HULLS, st.lists(st.integers(1, 5), max_size=6))
def test_rc_6_2_hull_is_the_cubes_counted(hull: int, hits: list[int]) -> None:
    table, ship = ship_with(hull)
    cubes = Cubes(hull)
    for points in hits:
        hit(table.state, ship, points)
        cubes.damage(points)
        assert (ship.breakdowns(), ship.repairs()) == cubes.seen()
        assert ship.hull == 3 * cubes.breakdowns + cubes.repairs
        assert bool(table.state.sinking & 1) == (ship.hull == 0)


@pytest.mark.clause("RC-6.3")
def test_rc_6_3_a_breakdown_becomes_three_repairs_and_damage_goes_on() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;a X=destroyer;h6;2/1;removed:6").do("play ambush>X")
    assert table.cubes("X") == (1, 2)
    assert table.told("breakdown-lost") == [{"ship": "X", "number": 1}]


@pytest.mark.clause("RC-6.4", "RC-6.6")
@given(HULLS)
def test_rc_6_6_minus_one_breakdown_is_three_damage(hull: int) -> None:
    table, ship = ship_with(hull)
    before = ship.breakdowns(), ship.repairs()
    hit(table.state, ship, ship.type.row)
    after = ship.breakdowns(), ship.repairs()
    assert after == ((before[0] - 1, before[1]) if before[0] else (0, 0))


@pytest.mark.clause("RC-6.7")
@given(HULLS, st.integers(1, 4))
def test_rc_6_7_repairs_never_exceed_the_row(hull: int, points: int) -> None:
    table, ship = ship_with(hull)
    breakdowns, repairs = ship.breakdowns(), ship.repairs()
    repair(table.state, ship, points)
    assert (ship.breakdowns(), ship.repairs()) == (breakdowns, min(repairs + points, 3))


@pytest.mark.clause("RC-6.8")
@given(HULLS, st.integers(1, 4))
def test_rc_6_8_breakdowns_never_exceed_three_and_repairs_stay(hull: int, number: int) -> None:
    table, ship = ship_with(hull)
    breakdowns, repairs = ship.breakdowns(), ship.repairs()
    gain_breakdowns(table.state, ship, number)
    assert (ship.breakdowns(), ship.repairs()) == (min(breakdowns + number, 3), repairs)


@pytest.mark.clause("RC-6.9")
def test_rc_6_9_excess_is_lost() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:6;k X=destroyer;h6;0/1;removed:6", mode="war").do(
        "play kamikaze>X"
    )
    assert table.ship("X").hull == 0
    assert Table("A=destroyer;c3 X=destroyer;h6").do("repair").cubes("A") == (3, 3)
