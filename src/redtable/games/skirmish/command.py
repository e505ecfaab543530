"""NCOs: the command radius and what an order costs (SK-6.2 to SK-6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit


def in_command(state: SkirmishState, unit: Unit) -> bool:
    """Whether the unit's own NCO, by option any, is active and within 12" (SK-6.2, SK-6.4)."""
    tables = state.tables
    for host in state.units:
        if host.side != unit.side or not host.on_table() or not host.leads():
            continue
        if (tables.any_nco or host.section == unit.section) and state.within(
            host, unit.x, unit.y, tables.command_radius
        ):
            return True
    return False


def order_cost(state: SkirmishState, unit: Unit) -> int:
    """One order, two outside the radius (SK-6.1, SK-6.3)."""
    return 1 if in_command(state, unit) else 2


def active_ncos(state: SkirmishState, side: int) -> int:
    """NCOs who lead (SK-5.7)."""
    return sum(1 for unit in state.units if unit.side == side and unit.on_table() and unit.leads())
