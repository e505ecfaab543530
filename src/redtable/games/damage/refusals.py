"""Why an action is not possible: at a desk, and in a duel."""

# ruff: noqa: ARG001 - all functions of a table are called in the same way, whatever they need

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.damage import notation as n
from redtable.games.damage.desk import MOST_SHIPS, ship_named, volley_on
from redtable.games.damage.duel import outcome
from redtable.games.damage.ships import GROUPS, NAME, ShipError, plan_of, ship_files
from redtable.games.damage.words import DESK, SYSTEMS
from redtable.kernel.game import Refusal
from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.damage.notation import DamageAction
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Volley

    Why = Callable[[DamageState, DamageAction], Refusal | None]


def why_not(state: DamageState, seat: int, action: DamageAction) -> Refusal | None:
    """The clause that forbids an action; None if nothing does."""
    if state.mode != DESK:
        return duel_refusal(state, seat, action)
    if seat not in state.actors():
        return Refusal("BD-4.1", "damage-refusal-no-marker", {})
    return AT_DESK[action.kind](state, action)


# At a desk


def refuse_fire(state: DamageState, action: DamageAction) -> Refusal:
    """Firing is for duels: at a desk the hits are known."""
    return Refusal("BD-1.5", "damage-refusal-not-at-desk", {})


def refuse_turn(state: DamageState, action: DamageAction) -> Refusal | None:
    """BD-3.8: a turn ends between volleys."""
    if state.volleys:
        return Refusal("BD-3.8", "damage-refusal-volley-open", {"ship": open_names(state)})
    return None


def refuse_takeback(state: DamageState, action: DamageAction) -> Refusal | None:
    """There must be a step to take back."""
    return None if state.past else Refusal("BD-3.2", "damage-refusal-nothing-back", {})


def unknown_ship(state: DamageState, name: str) -> Refusal | None:
    """A ship of the battle is needed."""
    if ship_named(state, name) >= 0:
        return None
    known = [ship.name for ship in state.ships]
    return Refusal("BD-1.5", "damage-refusal-no-ship", {"ship": name, "known": known})


def refuse_removal(state: DamageState, action: DamageAction) -> Refusal | None:
    """BD-3.8: a ship under fire stays until the volley is over."""
    if absent := unknown_ship(state, action.ship):
        return absent
    if volley_on(state, action.ship) is not None:
        return Refusal("BD-3.8", "damage-refusal-volley-open", {"ship": action.ship})
    return None


def refuse_volley(state: DamageState, action: DamageAction) -> Refusal | None:
    """BD-1.5: at least one hit, and on a ship that is still there and under no other volley."""
    if refused := refuse_removal(state, action):
        return refused
    if not 1 <= action.number <= state.tables.most_hits:
        facts = {"hits": action.number, "most": state.tables.most_hits}
        return Refusal("BD-1.5", "damage-refusal-hits", facts)
    if state.ships[ship_named(state, action.ship)].destroyed:
        return Refusal("BD-6.6", "damage-refusal-destroyed", {"ship": action.ship})
    return None


def refuse_ship(state: DamageState, action: DamageAction) -> Refusal | None:
    """A ship needs a name of its own and a plan that holds together."""
    if not NAME.fullmatch(action.ship):
        return Refusal("BD-1.5", "damage-refusal-bad-name", {"ship": action.ship})
    if ship_named(state, action.ship) >= 0:
        return Refusal("BD-1.5", "damage-refusal-name-taken", {"ship": action.ship})
    if len(state.ships) >= MOST_SHIPS:
        return Refusal("BD-1.5", "damage-refusal-too-many-ships", {"most": MOST_SHIPS})
    known = list({**ship_files(), **state.tables.library})
    if ":" not in action.what and action.what not in known:
        return Refusal("BD-1.5", "damage-refusal-no-class", {"class": action.what, "known": known})
    try:
        plan_of(action.what, state.tables.library.get(action.what, ""))
    except (ShipError, NotationError) as fault:
        return Refusal("BD-1.5", "damage-refusal-bad-plan", {"why": str(fault)})
    return None


def refuse_order(state: DamageState, action: DamageAction) -> Refusal | None:
    """BD-4.1: an order of sacrifice names systems."""
    if absent := unknown_ship(state, action.ship):
        return absent
    if action.what == n.ASK:
        return None
    words = action.what.split(",")
    known = [*SYSTEMS, *GROUPS]
    for word in words:
        if word not in known:
            return Refusal("BD-4.1", "damage-refusal-bad-order", {"word": word, "known": known})
        if words.count(word) > 1:
            return Refusal("BD-4.1", "damage-refusal-order-twice", {"word": word})
    return None


def refuse_card(state: DamageState, action: DamageAction) -> Refusal | None:
    """Cards are dealt while nobody has to choose, and choices made while somebody has to."""
    if not state.volleys:
        return Refusal("BD-3.1", "damage-refusal-no-volley", {})
    volley = volley_on(state, action.ship)
    if volley is None:
        if action.ship:
            return Refusal("BD-3.1", "damage-refusal-no-volley-on", {"ship": action.ship})
        return Refusal("BD-3.13", "damage-refusal-which-volley", {"ships": open_names(state)})
    name = state.ships[volley.target].name
    if action.kind != n.SCORE:
        return Refusal("BD-4.1", "damage-refusal-choice-open", {"ship": name}) if volley.waiting() else None
    if not volley.waiting():
        return Refusal("BD-4.1", "damage-refusal-no-choice", {})
    return wrong_choice(state, volley, action.what)


def wrong_choice(state: DamageState, volley: Volley, what: str) -> Refusal | None:
    """BD-4.1, BD-4.2, BD-4.5: only boxes that the card names and that are left."""
    ship = state.ships[volley.target]
    names = [ship.fit.plan.rows[row].name() for row in volley.options]
    if what in names:
        return None
    return Refusal("BD-4.2", "damage-refusal-not-offered", {"choice": what, "options": names})


def open_names(state: DamageState) -> list[str]:
    """The ships with an open volley."""
    return [state.ships[volley.target].name for volley in state.volleys]


AT_DESK: Final[dict[int, Why]] = {
    n.FIRE: refuse_fire,
    n.SCORE: refuse_card,
    n.ADD: refuse_ship,
    n.REMOVE: refuse_removal,
    n.VOLLEY: refuse_volley,
    n.DEAL: refuse_card,
    n.RUN: refuse_card,
    n.PREFER: refuse_order,
    n.TURN: refuse_turn,
    n.TAKEBACK: refuse_takeback,
}
"""Why each kind of action is refused at a desk."""


# In a duel


def duel_refusal(state: DamageState, seat: int, action: DamageAction) -> Refusal | None:
    """Only the ship whose turn it is fires; only the owner of the target chooses."""
    if outcome(state) is not None:
        return Refusal("BD-6.6", "damage-refusal-over", {})
    if action.kind not in (n.FIRE, n.SCORE):
        return Refusal("BD-1.5", "damage-refusal-not-in-duel", {})
    if seat != state.to_move():
        if state.volleys:
            return Refusal("BD-4.1", "damage-refusal-not-owner", {"ship": state.ships[state.to_move()].name})
        return Refusal("BD-1.5", "damage-refusal-not-your-fire", {"ship": state.ships[state.to_move()].name})
    if action.kind == n.FIRE:
        if state.volleys:
            return Refusal("BD-4.1", "damage-refusal-choice-open", {"ship": state.ships[seat].name})
        return None
    if not state.volleys or action.ship not in ("", state.ships[seat].name):
        return Refusal("BD-4.1", "damage-refusal-no-choice", {})
    return wrong_choice(state, state.volleys[0], action.what)
