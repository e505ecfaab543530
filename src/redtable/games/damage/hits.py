"""What a hit does to a ship: a box less, an excess box less, or the end of the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.words import EXCESS, SYSTEMS
from redtable.kernel.game import Reporter

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship, Volley


def take_box(ship: Ship, volley: Volley, row: int, reporter: Reporter) -> None:
    """BD-1.6, BD-6.3: one box is lost, which is one hit; the count of misses starts again."""
    boxes = ship.fit.plan.rows[row]
    ship.lose(boxes.system, row)
    volley.scored += 1
    volley.misses = 0
    if not reporter.quiet:
        data = {
            "ship": ship.name,
            "system": SYSTEMS[boxes.system],
            "label": boxes.label,
            "box": boxes.name(),
            "left": ship.left[boxes.system],
            "scored": volley.scored,
            "hits": volley.hits,
        }
        reporter.tell("hit-scored", data)


def excess_damage(ship: Ship, volley: Volley, reporter: Reporter) -> None:
    """BD-6.2, BD-6.6, BD-G8, BD-G22: one excess box is one hit; without a box the ship is destroyed."""
    if ship.left[EXCESS] > 0:
        ship.lose(EXCESS)
        volley.scored += 1
        if not reporter.quiet:
            reporter.tell("excess-damage", {"ship": ship.name, "left": ship.left[EXCESS]})
    elif ship.fit.tables.destroys:
        destroy(ship, volley, reporter)
    else:
        volley.scored += 1
        volley.empty += 1
        if not reporter.quiet:
            reporter.tell("excess-empty", {"ship": ship.name})


def destroy(ship: Ship, volley: Volley, reporter: Reporter) -> None:
    """BD-6.6, BD-G28: the ship is gone; hits not yet scored are overkill."""
    ship.destroyed = True
    ship.overkill = volley.hits - volley.scored
    if not reporter.quiet:
        reporter.tell("ship-destroyed", {"ship": ship.name, "overkill": ship.overkill})


def given_up(ship: Ship, systems: list[int]) -> int:
    """The system that a declared order of sacrifice gives up: lowest rank, then the fullest."""
    ranks, left = ship.ranks, ship.left
    best = systems[0]
    for system in systems:
        if ranks[system] < ranks[best] or (ranks[system] == ranks[best] and left[system] > left[best]):
            best = system
    return best
