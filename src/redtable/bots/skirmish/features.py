"""What a network sees of a position of the skirmish: soldiers, fear, fire, danger and looks, as numbers.

Nothing on this table is hidden, so both sides see the same. The position may be in the middle of a turn: the
orders that are left and who has acted are among the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.skirmish.ground import UNSEEN
from redtable.games.skirmish.frames import GIVE_ORDER
from redtable.games.skirmish.geometry import squared
from redtable.games.skirmish.words import (
    ACTIVE,
    BLUFOR,
    CASUALTY,
    GUNNER,
    HARD,
    LIGHT,
    LIGHT_CASUALTY,
    NCO,
    OPEN,
    ORDERS,
    REDFOR,
)

if TYPE_CHECKING:
    from redtable.bots.skirmish.ground import Ground
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit

OF_A_SIDE: Final = (
    "units",
    "soldiers",
    "gunners",
    "leaders",
    "light wounds",
    "casualties",
    "dead",
    "fire",
    "fire of the shaken",
    "steady",
    "one chit",
    "two chits",
    "three chits",
    "red chits",
    "moved",
    "seen",
    "danger",
    "worst danger",
    "danger of the shaken",
    "danger, enemy to act",
    "enemy within 6",
    "enemy within 12",
    "storm within 12",
    "orders",
    "to act",
    "fire to act",
    "gives orders",
    "in command",
)
"""The terms of one side."""
OF_AN_OBJECTIVE: Final = (
    "open",
    "best look",
    "second look",
    "third look",
    "way",
    "second way",
    "in sight",
    "free within 6",
    "free within 12",
    "danger at the look",
    "danger at the second look",
    "look to act",
    "defenders near",
)
"""The terms of an objective that Redfor has not looked at yet."""
OF_THE_TABLE: Final = (
    "looked",
    "lost",
    "lost squared",
    "lost for sure",
    "one from defeat",
    "two from defeat",
    "defeat in first aid",
    "turn",
    "last turns",
    "initiative of redfor",
    "orders phase",
)
SLOTS: Final = 2
"""The two objectives that are left, the harder one first; more count as these two do."""
FEATURES: Final = (
    *(f"blufor {name}" for name in OF_A_SIDE),
    *(f"redfor {name}" for name in OF_A_SIDE),
    *(f"harder {name}" for name in OF_AN_OBJECTIVE),
    *(f"easier {name}" for name in OF_AN_OBJECTIVE),
    *OF_THE_TABLE,
)
COUNT: Final = len(FEATURES)
TERMS_OF_A_SIDE: Final = len(OF_A_SIDE)
TERMS_OF_AN_OBJECTIVE: Final = len(OF_AN_OBJECTIVE)
FIRST_OBJECTIVE: Final = 2 * TERMS_OF_A_SIDE
FIRST_OF_TABLE: Final = FIRST_OBJECTIVE + SLOTS * TERMS_OF_AN_OBJECTIVE

DIES: Final = 0.7
"""A casualty dies under first aid so often (SK-G1)."""
STEP: Final = 60.0
NEAR: Final = 60 * 60
FAR: Final = 120 * 120
CLOSE: Final = 100 * 100


class Troop:
    """A unit on the table as the features need it, counted once."""

    def __init__(self, unit: Unit, state: SkirmishState) -> None:
        self.unit = unit
        self.side: i64 = unit.side
        self.x: i64 = unit.x
        self.y: i64 = unit.y
        self.chits: i64 = unit.red + unit.yellow
        self.active: i64 = 0
        self.gunners: i64 = 0
        self.leaders: i64 = 0
        self.light: i64 = 0
        self.casualties: i64 = 0
        self.doomed: i64 = 0
        self.fire: i64 = 0
        self.danger: float = 0.0
        self.danger_to_come: float = 0.0
        self.seen = False
        self.nearest: i64 = 1 << 40
        self.to_act = unit.activations == 0 and unit.reactions == 0 and unit.contact < 0
        firepower = state.tables.firepower
        for at in range(len(unit.kinds)):
            status: int = unit.statuses[at]
            if status <= LIGHT:
                kind: int = unit.kinds[at]
                self.active += 1
                self.fire += firepower[kind]
                if kind == GUNNER:
                    self.gunners += 1
                elif kind == NCO:
                    self.leaders += 1
                if status != ACTIVE:
                    self.light += 1
            elif status == CASUALTY:
                self.casualties += 1
            elif status == LIGHT_CASUALTY:
                self.casualties += 1
                self.doomed += 1

    def threat(self, ground: Ground, x: i64, y: i64, moved: bool) -> float:
        """Casualties to be expected of its fire at a place: 0 if it does not see it."""
        if self.chits >= 2 or self.fire == 0:
            return 0.0
        cover: i64 = ground.cover_from(x, y, self.x, self.y)
        if cover == UNSEEN:
            return 0.0
        dice: float = float(self.fire) * (0.75 if cover != OPEN else 1.0)
        modifier: float = (1.0 if cover == HARD else 0.0) + (0.0 if moved else 1.0)
        if squared(x, y, self.x, self.y) <= CLOSE:
            modifier -= 1.0
        return dice * (0.6 - 0.1 * float(self.chits)) * max(0.0, 0.4 - 0.1 * modifier)


def features(state: SkirmishState, ground: Ground) -> list[float]:
    """What a network sees, in the order of `FEATURES`."""
    found = [0.0] * COUNT
    troops = [Troop(unit, state) for unit in state.units if unit.deployed and not unit.removed]
    orders_phase = state.phase == ORDERS
    for one in troops:
        for other in troops:
            if other.side != one.side:
                harm: float = other.threat(ground, one.x, one.y, one.unit.moved)
                if harm > 0.0:
                    one.seen = True
                    one.danger += harm
                    if not orders_phase or (other.to_act and state.orders[other.unit.side] > 0):
                        one.danger_to_come += harm
                if other.active > 0:
                    one.nearest = min(one.nearest, squared(one.x, one.y, other.x, other.y))
    for one in troops:
        add_troop(one, found)
    for side in (BLUFOR, REDFOR):
        add_side(state, side, troops, found)
    add_objectives(state, ground, troops, found)
    add_table(state, troops, found)
    return found


def add_troop(one: Troop, found: list[float]) -> None:
    """Add a unit to the terms of its side."""
    at: i64 = TERMS_OF_A_SIDE * one.side
    found[at] += 0.25
    found[at + 1] += float(one.active) / 10.0
    found[at + 2] += float(one.gunners)
    found[at + 3] += float(one.leaders)
    found[at + 4] += float(one.light) / 3.0
    found[at + 5] += float(one.casualties) / 3.0
    if one.chits >= 2:
        found[at + 8] += float(one.fire) / 10.0
    else:
        found[at + 7] += float(one.fire) / 10.0
    if one.active > 0:
        found[at + 9 + min(one.chits, 3)] += 0.33
    found[at + 13] += float(one.unit.red) / 3.0
    if one.unit.moved:
        found[at + 14] += 0.33
    if one.seen:
        found[at + 15] += 0.33
    danger: float = one.danger if one.active > 0 else 0.0
    found[at + 16] += danger / 3.0
    found[at + 17] = max(found[at + 17], danger / 2.0)
    if one.chits > 0:
        found[at + 18] += danger / 3.0
    found[at + 19] += one.danger_to_come / 3.0
    if one.nearest <= NEAR:
        found[at + 20] += 0.5
    elif one.nearest <= FAR:
        found[at + 21] += 0.5
    if one.nearest <= FAR and one.chits == 0:
        found[at + 22] += 0.5


def add_side(state: SkirmishState, side: int, troops: list[Troop], found: list[float]) -> None:
    """Add what belongs to a side as a whole."""
    at: i64 = TERMS_OF_A_SIDE * side
    found[at + 6] = float(state.losses[side]) / 5.0
    radius: i64 = state.tables.command_radius
    if state.phase == ORDERS:
        orders: i64 = state.orders[side]
        found[at + 23] = float(orders) / 3.0
        acting: i64 = 0
        fire: i64 = 0
        for one in troops:
            if one.side == side and one.to_act and one.chits < 2 and one.active > 0:
                acting += 1
                fire += one.fire
        if orders > 0:
            found[at + 24] = float(min(acting, orders)) / 3.0
            found[at + 25] = float(fire) / 10.0
        if len(state.frames):
            frame = state.frames.top()
            if frame.kind == GIVE_ORDER and frame.side == side:
                found[at + 26] = 1.0
    for one in troops:
        if one.side == side and one.active > 0:
            for host in troops:
                if (
                    host.side == side
                    and host.leaders > 0
                    and host.unit.section == one.unit.section
                    and squared(one.x, one.y, host.x, host.y) <= radius * radius
                ):
                    found[at + 27] += 0.25
                    break


def add_objectives(state: SkirmishState, ground: Ground, troops: list[Troop], found: list[float]) -> None:
    """Add how near looks at the objectives left are, and how dangerous; the hardest first."""
    rows: list[list[float]] = []
    for number, (x, y) in enumerate(state.objectives):
        if not state.reconnoitred[number]:
            rows.append(objective_terms(state, ground, troops, x, y))
    rows.sort(key=lambda row: row[1])
    if len(rows) > SLOTS:
        rows = [rows[0], rows[-1]]
    place: i64 = FIRST_OBJECTIVE
    for row in rows:
        for value in row:
            found[place] = value
            place += 1


def objective_terms(state: SkirmishState, ground: Ground, troops: list[Troop], x: int, y: int) -> list[float]:
    """The terms of one objective."""
    terms = [0.0] * TERMS_OF_AN_OBJECTIVE
    terms[0] = 1.0
    chances: list[float] = [0.0, 0.0, 0.0]
    ways: list[float] = [600.0, 600.0]
    nearest: list[Troop] = []
    acting: float = 0.0
    orders_phase = state.phase == ORDERS
    for one in troops:
        if one.side == BLUFOR:
            if one.active > 0 and one.chits < 2 and squared(one.x, one.y, x, y) <= FAR:
                terms[12] += 0.5
            continue
        if one.active == 0:
            continue
        way: float = ground.way_to_look(one.unit.x, one.unit.y, x, y)
        chance: float = max(0.0, 0.6 - 0.1 * float(one.chits)) / (1.0 + way / STEP)
        if way > 0.0 and one.chits > 0:
            chance /= 2.0
        if chance > chances[0]:
            chances = [chance, chances[0], chances[1]]
            nearest.insert(0, one)
        elif chance > chances[1]:
            chances = [chances[0], chance, chances[1]]
            nearest.insert(1, one)
        elif chance > chances[2]:
            chances[2] = chance
        if way < ways[0]:
            ways = [way, ways[0]]
        elif way < ways[1]:
            ways[1] = way
        if way == 0.0:
            terms[6] += 0.5
        if one.chits == 0:
            if way <= 60.0:
                terms[7] += 0.5
            elif way <= 120.0 and one.light == 0:
                terms[8] += 0.5
        if (not orders_phase or (one.to_act and state.orders[REDFOR] > 0)) and (
            way == 0.0 or (one.chits == 0 and way <= 120.0)
        ):
            acting = max(acting, 0.6 - 0.1 * float(one.chits))
    terms[1] = chances[0]
    terms[2] = chances[1]
    terms[3] = chances[2]
    terms[4] = ways[0] / 120.0
    terms[5] = ways[1] / 120.0
    terms[11] = acting
    for rank in range(min(2, len(nearest))):
        one = nearest[rank]
        at_x, at_y = ground.look_from(one.unit.x, one.unit.y, x, y)
        danger: float = 0.0
        for other in troops:
            if other.side == BLUFOR:
                danger += other.threat(ground, at_x, at_y, True)
        terms[9 + rank] = danger / 3.0
    return terms


def add_table(state: SkirmishState, troops: list[Troop], found: list[float]) -> None:
    """Add what belongs to nobody: looks done, how near Redfor is to its limit, the time."""
    at: i64 = FIRST_OF_TABLE
    limit: i64 = state.tables.redfor_losses
    dead: i64 = state.losses[REDFOR]
    casualties: i64 = 0
    doomed: i64 = 0
    for one in troops:
        if one.side == REDFOR:
            casualties += one.casualties
            doomed += one.doomed
    sure: i64 = dead + doomed
    lost: float = (float(sure) + DIES * float(casualties - doomed)) / float(limit)
    looked: i64 = 0
    for done in state.reconnoitred:
        if done:
            looked += 1
    found[at] = float(looked)
    found[at + 1] = lost
    found[at + 2] = lost * lost
    found[at + 3] = float(sure) / float(limit)
    worst: i64 = dead + casualties
    if worst >= limit - 1:
        found[at + 4] = 1.0
    elif worst >= limit - 2:
        found[at + 5] = 1.0
    found[at + 6] = at_least(casualties - doomed, limit - sure)
    left: i64 = state.tables.max_turns - state.turn
    found[at + 7] = float(state.turn) / float(state.tables.max_turns)
    found[at + 8] = max(0.0, 1.0 - float(left) / 3.0)
    if state.initiative == REDFOR:
        found[at + 9] = 1.0
    if state.phase == ORDERS:
        found[at + 10] = 1.0


def at_least(wounded: i64, wanted: i64) -> float:
    """How likely so many of the wounded die under first aid."""
    if wanted <= 0:
        return 1.0
    if wounded < wanted:
        return 0.0
    row = [1.0]
    for _ in range(wounded):
        new = [0.0] * (len(row) + 1)
        for dead in range(len(row)):
            new[dead] += row[dead] * (1.0 - DIES)
            new[dead + 1] += row[dead] * DIES
        row = new
    total: float = 0.0
    for dead in range(wanted, len(row)):
        total += row[dead]
    return total
