"""BD-7: damage to pseudo-fighters, one die a point, by a chart of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.hits import excess_damage, given_up, take_box
from redtable.games.damage.words import PHASER, PHASER_TYPES
from redtable.kernel.game import Reporter

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship, Volley
    from redtable.kernel.chance import Chance

ANY = "ANY"
EX_DAM = "EX DAM"
WEAPON = "WPN-"


def roll_for_fighter(ship: Ship, volley: Volley, chance: Chance, reporter: Reporter) -> None:
    """BD-7.1, BD-7.2: one die for one point; the first entry of its row that has a box left takes it."""
    die = chance.d6("pf")
    column, rows = reading(ship, volley, die - 1)
    entries = ship.fit.tables.pf_rows[die - 1]
    if not reporter.quiet:
        data = {"ship": ship.name, "die": die, "entry": entries[column] if rows else EX_DAM}
        reporter.tell("pf-hit", data, reveals=True)
    if not rows:
        excess_damage(ship, volley, reporter)
        return
    if ship.ranks:
        system = given_up(ship, [ship.fit.plan.rows[row].system for row in rows])
        rows = [row for row in rows if ship.fit.plan.rows[row].system == system][-1:]
    if len(rows) > 1:
        volley.card = die
        volley.options = rows
        if not reporter.quiet:
            names = [ship.fit.plan.rows[row].name() for row in rows]
            reporter.tell("choice-requested", {"ship": ship.name, "card": str(die), "options": names})
        return
    take_point(ship, volley, die, rows[0], reporter)


def take_point(ship: Ship, volley: Volley, die: int, row: int, reporter: Reporter) -> None:
    """BD-7.3, BD-7.6: the box that chart or owner name; with advance its row of the chart moves on."""
    entries = ship.fit.tables.pf_rows[die - 1]
    column, _ = reading(ship, volley, die - 1)
    volley.columns[die - 1] = min(column + 1, entries.index(ANY))
    take_box(ship, volley, row, reporter)


def reading(ship: Ship, volley: Volley, row: int) -> tuple[int, list[int]]:
    """BD-7.2, BD-G10: the column that takes the hit and its boxes; no boxes if only excess damage is left.

    Rows are read from the left. With pfdac_mode = advance a row goes on behind its last hit of the volley,
    and comes back to its start only when nothing is left to the right.
    """
    entries = ship.fit.tables.pf_rows[row]
    last = entries.index(EX_DAM)
    start = volley.columns[row] if ship.fit.tables.advance else 0
    for column in [*range(start, last), *range(start)]:
        rows = boxes_of(ship, entries[column])
        if rows:
            return column, rows
    return last, []


def boxes_of(ship: Ship, entry: str) -> list[int]:
    """The rows of the plan that an entry of the chart may hit now."""
    tables = ship.fit.tables
    if entry == ANY:
        return rows_of(ship, tables.pf_any)
    if not entry.startswith(WEAPON):
        return rows_of(ship, tables.pf_entries[entry])
    weapons = tables.pf_weapons[ship.fit.plan.race].get(entry.removeprefix(WEAPON), [])
    found: list[int] = []
    for system, kind in weapons:
        found += [row for row in rows_of(ship, [system]) if row not in found and is_type(ship, row, kind)]
    return found


def rows_of(ship: Ship, systems: list[int]) -> list[int]:
    """Rows with boxes left: all of a system if the owner picks the box, otherwise the least valuable one."""
    found: list[int] = []
    for system in systems:
        rows = ship.open_rows(system)
        keep_all = ship.fit.tables.owner_picks_box or system == PHASER
        found += rows if keep_all else rows[-1:]
    return found


def is_type(ship: Ship, row: int, kind: str) -> bool:
    """BD-7.5, BD-G34: a phaser box that names its type matches that type only, a plain one matches any."""
    label = ship.fit.plan.rows[row].label.partition("-")[0]
    return not kind or label not in PHASER_TYPES or label == kind
