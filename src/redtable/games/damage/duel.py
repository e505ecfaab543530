"""The duel (BD-G33, BD-G36): a game of our own around the deck, so that a battle has an end.

Each turn both ships fire one volley at each other, as if at the same moment: what a ship can fire with is
noted at the start of the turn, and a ship that is destroyed still fires in that turn. Fire is by weapons
(BD-G36), or of one strength whatever is left of the ship (BD-G33).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.criticals import active_wounds, suffers
from redtable.games.damage.frames import CHOICE, FIRE
from redtable.kernel.frames import Frame, Frames
from redtable.kernel.game import Outcome
from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from redtable.games.damage.notation import DamageAction
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.tables import Tables
    from redtable.games.damage.volley import Ship
    from redtable.kernel.chance import Chance

SHIPS = 2


def counters_of(tables: Tables) -> int:
    """How many numbers say what a ship fires with: dice and divisor, or a penalty and its weapons by kind."""
    return 1 + len(tables.duel_weapons) if tables.duel_weapons else 2


def begin_turn(state: DamageState) -> None:
    """Note what each ship will fire with in this turn."""
    tables = state.tables
    state.frames.restart(Frame(FIRE, 0))
    state.dice = []
    for ship in state.ships:
        if tables.duel_weapons:
            state.dice += weapons_ready(ship, state.turn)
            continue
        hampered = suffers(ship, state.turn, "weapons-control")
        silenced = suffers(ship, state.turn, "heavy-weapons")
        state.dice.append(tables.duel_weapons_control if hampered else tables.duel_dice)
        state.dice.append(tables.duel_heavy if silenced else 1)


def weapons_ready(ship: Ship, turn: int) -> list[int]:
    """BD-G36: what is taken from each die, and how many weapons of each kind can fire."""
    penalty = len(active_wounds(ship, turn, "weapons-control"))
    silenced = suffers(ship, turn, "heavy-weapons")
    ready = [penalty]
    for weapon, left in zip(ship.fit.tables.duel_weapons, weapons_left(ship), strict=True):
        kept_back = (weapon.heavy and silenced) or (weapon.seeking and penalty > 0)
        ready.append(0 if kept_back else left)
    return ready


def weapons_left(ship: Ship) -> list[int]:
    """The working weapons of each kind."""
    return [sum(ship.boxes[row] for row in rows) for rows in weapon_rows(ship)]


def weapon_rows(ship: Ship) -> list[list[int]]:
    """The rows of boxes of each kind of weapon: by the type on the label, or else by the system."""
    weapons = ship.fit.tables.duel_weapons
    places: list[list[int]] = [[] for _ in weapons]
    for number, row in enumerate(ship.fit.plan.rows):
        kind = row.label.split("-")[0]
        fitting = [at for at, one in enumerate(weapons) if one.system == row.system]
        exact = [at for at in fitting if weapons[at].kind and weapons[at].kind == kind]
        plain = [at for at in fitting if not weapons[at].kind]
        for at in (exact or plain)[:1]:
            places[at].append(number)
    return places


def fire(state: DamageState, seat: int, action: DamageAction, chance: Chance) -> None:  # noqa: ARG001
    """Roll the size of a volley and deal it on the other ship."""
    roll = fire_weapons if state.tables.duel_weapons else fire_strength
    hits = roll(state, seat, chance)
    if hits:
        state.begin(1 - seat, hits, state)
    go_on(state, chance)


def score(state: DamageState, seat: int, action: DamageAction, chance: Chance) -> None:  # noqa: ARG001
    """BD-4.1: the owner of the target chooses a box."""
    state.frames.pop()
    state.mark(state.volleys[0], action.what, state)
    go_on(state, chance)


def fire_strength(state: DamageState, seat: int, chance: Chance) -> int:
    """BD-G33: some dice and a number."""
    dice, divisor = state.dice[2 * seat], state.dice[2 * seat + 1]
    rolled = [chance.d6("fire") for _ in range(dice)]
    hits = max(1, (sum(rolled) + state.tables.duel_plus) // divisor)
    if not state.quiet:
        data = {"ship": state.ships[seat].name, "dice": rolled, "plus": state.tables.duel_plus}
        state.tell("volley-rolled", {**data, "divisor": divisor, "hits": hits}, reveals=True)
    return hits


def fire_weapons(state: DamageState, seat: int, chance: Chance) -> int:
    """BD-G36: a die for each weapon that is ready."""
    penalty, *ready = ready_of(state, seat)
    total = 0
    for weapon, count in zip(state.tables.duel_weapons, ready, strict=True):
        if not count:
            continue
        rolled = [chance.d6("fire") for _ in range(count)]
        hits = weapon.hits * len([die for die in rolled if die - penalty >= weapon.least])
        total += hits
        if not state.quiet:
            data = {"ship": state.ships[seat].name, "weapon": weapon.name, "count": count, "dice": rolled}
            numbers = {"least": weapon.least + penalty, "hits": hits}
            state.tell("weapons-fired", {**data, **numbers}, reveals=True)
    if not state.quiet:
        data = {"ship": state.ships[seat].name, "weapons": sum(ready), "hits": total}
        state.tell("volley-fired", data)
    return total


def ready_of(state: DamageState, seat: int) -> list[int]:
    """What was noted of a ship at the start of the turn."""
    size = counters_of(state.tables)
    return state.dice[size * seat : size * (seat + 1)]


def go_on(state: DamageState, chance: Chance) -> None:
    """Deal on; when the volley is over the other ship fires, and after both the turn ends."""
    if state.volleys:
        state.run(state.volleys[0], chance, state)
    if state.volleys:
        state.frames.push(Frame(CHOICE, state.volleys[0].target))
        return
    seat = state.frames.pop().seat
    if seat + 1 < SHIPS:
        state.frames.push(Frame(FIRE, seat + 1))
    elif outcome(state) is None:
        state.next_turn(chance)
        begin_turn(state)


def ships_fired(state: DamageState) -> int:
    """How many ships have fired in this turn; all of them when the duel is over."""
    return state.frames.stack[0].seat if state.frames else SHIPS


def take_up(state: DamageState, counters: list[int]) -> None:
    """Go on with a duel: how many have fired in this turn, and what each ship fires with."""
    if not counters:
        begin_turn(state)
        counters = [0, *state.dice]
    state.dice = counters[1:]
    if counters[0] < SHIPS:
        state.frames = Frames([Frame(FIRE, counters[0])])
    elif state.volleys or outcome(state) is None:
        raise NotationError("a duel in which both ships have fired and which goes on begins a new turn")
    if state.volleys:
        state.frames.push(Frame(CHOICE, state.volleys[0].target))


def outcome(state: DamageState) -> Outcome | None:
    """The last ship alive wins, by BD-G36 the last one that can fire; both out in one turn is a draw."""
    if state.frames:
        return None
    first, second = (ship.destroyed for ship in state.ships)
    if first and second:
        return Outcome((0.5, 0.5), "both-destroyed")
    if first or second:
        return Outcome((0.0, 1.0) if first else (1.0, 0.0), "destroyed")
    if not state.tables.duel_weapons:
        return None
    first, second = (not any(weapons_left(ship)) for ship in state.ships)
    if first and second:
        return Outcome((0.5, 0.5), "both-disarmed")
    if first or second:
        return Outcome((0.0, 1.0) if first else (1.0, 0.0), "disarmed")
    return None
