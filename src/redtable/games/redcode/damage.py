"""Cubes and crew of a single ship: damage, healing, removal of crew (RC-6, RC-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.words import INTERCEPTED

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState


def cubes(ship: Ship) -> str:
    """Breakdowns and repairs as they are written: `3/2`."""
    return f"{ship.breakdowns()}/{ship.repairs()}"


def hit(state: RedcodeState, ship: Ship, points: i64) -> None:
    """Damage takes repairs, and a breakdown with a new row of repairs whenever they run out (RC-6.2, RC-6.3).

    At nothing left the ship is sunk (RC-6.1); what exceeds it is lost (RC-6.9).
    """
    if ship.hull == 0:
        return
    before = "" if state.quiet else cubes(ship)
    breakdowns = 0 if state.quiet else ship.breakdowns()
    ship.hull = max(ship.hull - points, 0)
    if ship.hull == 0:
        one: i64 = 1
        state.sinking |= one << ship.number
    if not state.quiet:
        facts = {"ship": state.letter(ship), "points": int(points), "before": before, "after": cubes(ship)}
        state.tell("damage-taken", facts)
        if ship.breakdowns() < breakdowns:
            lost = breakdowns - ship.breakdowns()
            state.tell("breakdown-lost", {"ship": state.letter(ship), "number": lost})


def repair(state: RedcodeState, ship: Ship, points: i64) -> None:
    """Repairs fill up the row and never turn into a breakdown (RC-6.7)."""
    if ship.hull == 0:
        return
    room = ship.type.row - ship.repairs()
    gained = min(points, room)
    ship.hull += gained
    if not state.quiet:
        state.tell("repaired", {"ship": state.letter(ship), "points": int(gained), "after": cubes(ship)})


def gain_breakdowns(state: RedcodeState, ship: Ship, number: i64) -> None:
    """A breakdown comes back, repairs stay as they are (RC-6.8)."""
    if ship.hull == 0:
        return
    gained = min(number, ship.type.breakdowns - ship.breakdowns())
    ship.hull += gained * ship.type.row
    if not state.quiet:
        facts = {"ship": state.letter(ship), "number": int(gained), "after": cubes(ship)}
        state.tell("breakdown-gained", facts)


def lose_crew(state: RedcodeState, ship: Ship, number: i64) -> None:
    """Crew go from the reserve to the removed pool, never from a manoeuvre (RC-7.6, RC-7.7)."""
    if ship.hull == 0:
        return
    taken = min(number, ship.reserve)
    ship.reserve -= taken
    ship.removed += taken
    if not state.quiet:
        state.tell("crew-removed", {"ship": state.letter(ship), "number": int(taken)})


def intercept(state: RedcodeState, ship: Ship) -> None:
    """No manoeuvre until the ship's next turn (RC-10.14)."""
    if ship.hull == 0:
        return
    ship.intercepted = INTERCEPTED
    if not state.quiet:
        state.tell("intercepted", {"ship": state.letter(ship)})
