"""BD-5: critical hits, how long they last, and what a ship can still do with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.volley import Wound
from redtable.games.damage.words import CREW, NEVER, WARP
from redtable.kernel.game import Reporter

if TYPE_CHECKING:
    from redtable.games.damage.tables import CriticalRow
    from redtable.games.damage.volley import Ship, Volley
    from redtable.kernel.chance import Chance


def applies(ship: Ship, row: CriticalRow) -> bool:
    """BD-5.4, BD-G21: a critical hit on something the ship does not have (any more) has no effect."""
    if row.kind == "none":
        return False
    if row.bays:
        return ship.fit.plan.bays > 0
    return not row.needs or any(ship.left[system] > 0 for system in row.needs)


def strike(
    ship: Ship, volley: Volley, row: CriticalRow, turn: int, chance: Chance, reporter: Reporter
) -> None:
    """The effect of a critical hit other than excess damage, which the procedure scores itself."""
    if not applies(ship, row):
        return
    if row.kind == "casualties":
        casualties(ship, volley, row, turn, chance, reporter)
        return
    size = 0
    if row.bays and ship.fit.plan.bays > 1:
        size = chance.die("bay", ship.fit.plan.bays)
        if not reporter.quiet:
            reporter.tell("bay-jammed", {"ship": ship.name, "bay": size})
    add_wound(ship, row, turn, size)


def casualties(
    ship: Ship, volley: Volley, row: CriticalRow, turn: int, chance: Chance, reporter: Reporter
) -> None:
    """BD-5.13, BD-5.23, BD-G24: a die of people, at most half of those who are left, rounded down."""
    people = row.needs[0]
    die = chance.d6("casualties")
    lost = min(die, ship.left[people] // 2)
    ship.lose_people(people, lost)
    volley.casualties[0 if people == CREW else 1] += lost
    ship.wounds.append(Wound(ship.fit.tables.critical_number[row.name], turn, NEVER, lost))
    if not reporter.quiet:
        data = {"ship": ship.name, "critical": row.name, "die": die, "lost": lost, "left": ship.left[people]}
        reporter.tell("casualties-rolled", data)


def add_wound(ship: Ship, row: CriticalRow, turn: int, size: int) -> None:
    """BD-G19, BD-G35: a timed critical hit again works on to the later end, and is not doubled.

    Some stack (BD-5.13, BD-5.21, BD-5.23).
    """
    number = ship.fit.tables.critical_number[row.name]
    last = NEVER if row.ends == NEVER else turn + row.ends
    if not row.stacks:
        for wound in ship.wounds:
            if wound.critical == number and wound.size == size:
                wound.last = last
                return
    ship.wounds.append(Wound(number, turn + row.starts, last, size))


def end_turn(ship: Ship, turn: int, chance: Chance, reporter: Reporter) -> None:
    """BD-5.40, BD-G20, BD-G32: repair rolls if the table plays with them; what is over is struck off."""
    tables = ship.fit.tables
    kept: list[Wound] = []
    for wound in ship.wounds:
        row = tables.criticals[wound.critical]
        if tables.repair_rolls and row.repairable and wound.active(turn):
            die = chance.d6("repair")
            repaired = die <= tables.repaired_up_to
            if not reporter.quiet:
                data = {"ship": ship.name, "critical": row.name, "die": die, "repaired": repaired}
                reporter.tell("repair-rolled", data)
            if repaired:
                continue
        if wound.last != NEVER and wound.last <= turn:
            if not reporter.quiet:
                reporter.tell("critical-expired", {"ship": ship.name, "critical": row.name})
            continue
        kept.append(wound)
    ship.wounds = kept


def active_wounds(ship: Ship, turn: int, name: str) -> list[Wound]:
    """The critical hits of that name that work now."""
    number = ship.fit.tables.critical_number.get(name, -1)
    return [wound for wound in ship.wounds if wound.critical == number and wound.active(turn)]


def suffers(ship: Ship, turn: int, name: str) -> bool:
    """Whether a critical hit of that name works now."""
    return bool(active_wounds(ship, turn, name))


def warp_power(ship: Ship, turn: int) -> int:
    """BD-5.31, BD-G23: one point a box of warp engine; half, rounded down, in the turn after the hit.

    BD-G35: hit again meanwhile, it stays at half up to the later end.
    """
    power = sum(ship.left[system] for system in WARP)
    halved = any(wound.first < turn for wound in active_wounds(ship, turn, "warp-engines"))
    return power // 2 if halved else power


def life_support(ship: Ship, turn: int) -> int:
    """BD-5.25: leaking gas doubles the cost of life support; a ship without cost pays 1."""
    cost = ship.fit.plan.life_support
    return max(1, 2 * cost) if suffers(ship, turn, "battery-gas") else cost


def forbidden(ship: Ship, turn: int) -> dict[str, bool]:
    """What the ship cannot do in this turn because of critical hits."""
    heavy = suffers(ship, turn, "heavy-weapons")
    manoeuvring = suffers(ship, turn, "maneuvering")
    return {
        "seeking_weapons": suffers(ship, turn, "weapons-control"),
        "tractors": suffers(ship, turn, "tractors"),
        "probe": suffers(ship, turn, "probe-launcher"),
        "drones": suffers(ship, turn, "drone-racks"),
        "transporters": suffers(ship, turn, "transporters"),
        "heavy_weapons": heavy,
        "phasers_from_capacitors": suffers(ship, turn, "phaser-capacitors"),
        "labs": suffers(ship, turn, "labs"),
        "erratic_manoeuvring": manoeuvring,
        "emergency_deceleration": manoeuvring,
        "quick_reverse": manoeuvring,
    }


def condition(ship: Ship, turn: int) -> dict[str, int]:
    """The numbers that critical hits change in this turn."""
    manoeuvring = len(active_wounds(ship, turn, "maneuvering"))
    numbers = {
        "direct_fire_die": len(active_wounds(ship, turn, "weapons-control")),
        "turn_mode": manoeuvring,
        "het_cost_percent": 100 + 50 * manoeuvring,
        "breakdown_die": 2 * manoeuvring,
        "warp_power": warp_power(ship, turn),
        "life_support": life_support(ship, turn),
    }
    if suffers(ship, turn, "warp-engines"):
        numbers["speed_limit"] = 1
    return numbers


def jammed_bays(ship: Ship, turn: int) -> list[int]:
    """BD-5.12, BD-G25: the shuttle bays that cannot be used now; bay 1 on a ship with only one."""
    return sorted({max(1, wound.size) for wound in active_wounds(ship, turn, "shuttle-doors")})
