"""The duel (BD-G33): a game of our own around the deck, so that a battle has an end.

Each turn both ships fire one volley at each other, as if at the same moment: what hampers a ship's fire is
taken from the start of the turn, and a ship that is destroyed still fires in that turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.criticals import suffers
from redtable.games.damage.notation import FIRE, SCORE, DamageAction
from redtable.kernel.game import Event, Outcome, Refusal

if TYPE_CHECKING:
    from redtable.games.damage.state import DamageState
    from redtable.kernel.chance import Chance

SHIPS = 2


def begin_turn(state: DamageState) -> None:
    """Note how each ship will fire in this turn: with how many dice, and divided by what."""
    tables = state.tables
    state.fired = 0
    state.dice = []
    for ship in state.ships:
        hampered = suffers(ship, state.turn, "weapons-control")
        silenced = suffers(ship, state.turn, "heavy-weapons")
        state.dice.append(tables.duel_weapons_control if hampered else tables.duel_dice)
        state.dice.append(tables.duel_heavy if silenced else 1)


def fire(state: DamageState, chance: Chance, events: list[Event] | None) -> None:
    """Roll the size of a volley and deal it on the other ship."""
    seat = state.fired
    dice, divisor = state.dice[2 * seat], state.dice[2 * seat + 1]
    rolled = [chance.d6("fire") for _ in range(dice)]
    hits = max(1, (sum(rolled) + state.tables.duel_plus) // divisor)
    if events is not None:
        data = {"ship": state.ships[seat].name, "dice": rolled, "plus": state.tables.duel_plus}
        events.append(Event("volley-rolled", {**data, "divisor": divisor, "hits": hits}, reveals=True))
    state.begin(1 - seat, hits, events)
    go_on(state, chance, events)


def go_on(state: DamageState, chance: Chance, events: list[Event] | None) -> None:
    """Deal on; when the volley is over the other ship fires, and after both the turn ends."""
    if state.volleys:
        state.run(state.volleys[0], chance, events)
    if state.volleys:
        return
    state.fired += 1
    if state.fired == SHIPS and not any(ship.destroyed for ship in state.ships):
        state.next_turn(chance, events)
        begin_turn(state)


def outcome(state: DamageState) -> Outcome | None:
    """The last ship alive wins; both destroyed in one turn is a draw."""
    if state.fired < SHIPS:
        return None
    first, second = (ship.destroyed for ship in state.ships)
    if first and second:
        return Outcome((0.5, 0.5), "both-destroyed")
    return Outcome((0.0, 1.0) if first else (1.0, 0.0), "destroyed")


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
