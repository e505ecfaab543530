"""The duel (BD-G33, BD-G36): a game of our own around the deck, so that a battle has an end.

Each turn both ships fire one volley at each other, as if at the same moment: what a ship can fire with is
noted at the start of the turn, and a ship that is destroyed still fires in that turn. Fire is by weapons
(BD-G36), or of one strength whatever is left of the ship (BD-G33).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.criticals import active_wounds, suffers
from redtable.games.damage.notation import FIRE, SCORE, DamageAction
from redtable.kernel.game import Event, Outcome, Refusal

if TYPE_CHECKING:
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
    state.fired = 0
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


def fire(state: DamageState, chance: Chance, events: list[Event] | None) -> None:
    """Roll the size of a volley and deal it on the other ship."""
    seat = state.fired
    if state.tables.duel_weapons:
        hits = fire_weapons(state, seat, chance, events)
    else:
        hits = fire_strength(state, seat, chance, events)
    if hits:
        state.begin(1 - seat, hits, events)
    go_on(state, chance, events)


def fire_strength(state: DamageState, seat: int, chance: Chance, events: list[Event] | None) -> int:
    """BD-G33: some dice and a number."""
    dice, divisor = state.dice[2 * seat], state.dice[2 * seat + 1]
    rolled = [chance.d6("fire") for _ in range(dice)]
    hits = max(1, (sum(rolled) + state.tables.duel_plus) // divisor)
    if events is not None:
        data = {"ship": state.ships[seat].name, "dice": rolled, "plus": state.tables.duel_plus}
        events.append(Event("volley-rolled", {**data, "divisor": divisor, "hits": hits}, reveals=True))
    return hits


def fire_weapons(state: DamageState, seat: int, chance: Chance, events: list[Event] | None) -> int:
    """BD-G36: a die for each weapon that is ready."""
    penalty, *ready = ready_of(state, seat)
    total = 0
    for weapon, count in zip(state.tables.duel_weapons, ready, strict=True):
        if not count:
            continue
        rolled = [chance.d6("fire") for _ in range(count)]
        hits = weapon.hits * len([die for die in rolled if die - penalty >= weapon.least])
        total += hits
        if events is not None:
            data = {"ship": state.ships[seat].name, "weapon": weapon.name, "count": count, "dice": rolled}
            numbers = {"least": weapon.least + penalty, "hits": hits}
            events.append(Event("weapons-fired", {**data, **numbers}, reveals=True))
    if events is not None:
        data = {"ship": state.ships[seat].name, "weapons": sum(ready), "hits": total}
        events.append(Event("volley-fired", data))
    return total


def ready_of(state: DamageState, seat: int) -> list[int]:
    """What was noted of a ship at the start of the turn."""
    size = counters_of(state.tables)
    return state.dice[size * seat : size * (seat + 1)]


def go_on(state: DamageState, chance: Chance, events: list[Event] | None) -> None:
    """Deal on; when the volley is over the other ship fires, and after both the turn ends."""
    if state.volleys:
        state.run(state.volleys[0], chance, events)
    if state.volleys:
        return
    state.fired += 1
    if state.fired == SHIPS and outcome(state) is None:
        state.next_turn(chance, events)
        begin_turn(state)


def outcome(state: DamageState) -> Outcome | None:
    """The last ship alive wins, by BD-G36 the last one that can fire; both out in one turn is a draw."""
    if state.fired < SHIPS:
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


def refusal(state: DamageState, seat: int, action: DamageAction) -> Refusal | None:
    """Only the ship whose turn it is fires; only the owner of the target chooses."""
    if outcome(state) is not None:
        return Refusal("BD-6.6", "damage-refusal-over", {})
    if action.kind not in (FIRE, SCORE):
        return Refusal("BD-1.5", "damage-refusal-not-in-duel", {})
    if seat != state.to_move():
        if state.volleys:
            return Refusal("BD-4.1", "damage-refusal-not-owner", {"ship": state.ships[state.to_move()].name})
        return Refusal("BD-1.5", "damage-refusal-not-your-fire", {"ship": state.ships[state.to_move()].name})
    if action.kind == FIRE:
        if state.volleys:
            return Refusal("BD-4.1", "damage-refusal-choice-open", {"ship": state.ships[seat].name})
        return None
    if not state.volleys or action.ship not in ("", state.ships[seat].name):
        return Refusal("BD-4.1", "damage-refusal-no-choice", {})
    return refuse_choice(state, action)


def refuse_choice(state: DamageState, action: DamageAction) -> Refusal | None:
    """BD-4.1, BD-4.2: the choice is among the boxes that the card names and that are left."""
    from redtable.games.damage.desk import wrong_choice

    return wrong_choice(state, state.volleys[0], action.what)
