"""What is legal in a battle, and what each action does; how a volley is dealt stands in `dealing.py`."""

# ruff: noqa: ARG001 - all functions of a table are called in the same way, whatever they need

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.damage import duel
from redtable.games.damage import notation as n
from redtable.games.damage.criticals import end_turn
from redtable.games.damage.dealer import Dealer
from redtable.games.damage.dealing import next_card
from redtable.games.damage.desk import do_again, remember, ship_named, take_back, volley_on
from redtable.games.damage.ships import plan_of, split_order
from redtable.games.damage.tables import Fit
from redtable.games.damage.volley import Ship
from redtable.games.damage.words import DESK
from redtable.kernel.game import Reporter

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.damage.notation import DamageAction
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Volley
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action

    Step = Callable[[DamageState, DamageAction, Chance, Reporter], None]
    Rule = Callable[[DamageState, int, DamageAction, Chance], None]

SIZES: Final = (5, 10, 15, 20, 30)
"""Volleys that a list of actions offers; every size may be typed."""


def legal_actions(state: DamageState, seat: int) -> list[Action]:
    """Every choice that is open; at a desk also what can be done next, with some sizes of volleys."""
    if seat not in state.actors():
        return []
    if state.mode == DESK:
        return desk_actions(state)
    if not state.volleys:
        return [n.action(n.FIRE)]
    volley = state.volleys[0]
    rows = state.ships[volley.target].fit.plan.rows
    return [n.action(n.SCORE, "", rows[row].name()) for row in volley.options]


def desk_actions(state: DamageState) -> list[Action]:
    """What can be done now; volleys in some sizes."""
    actions: list[Action] = []
    several = len(state.volleys) > 1
    for volley in state.volleys:
        ship = state.ships[volley.target]
        name = ship.name if several else ""
        if volley.waiting():
            rows = ship.fit.plan.rows
            actions += [n.action(n.SCORE, name, rows[row].name()) for row in volley.options]
        else:
            actions += [n.action(n.DEAL, name), n.action(n.RUN, name)]
    busy = {volley.target for volley in state.volleys}
    for number, ship in enumerate(state.ships):
        if number not in busy and not ship.destroyed:
            actions += [n.action(n.VOLLEY, ship.name, "", size) for size in SIZES]
    for number, ship in enumerate(state.ships):
        if number not in busy:
            actions.append(n.action(n.REMOVE, ship.name))
        if ship.allocation:
            actions.append(n.action(n.PREFER, ship.name, n.ASK))
    if not state.volleys:
        actions.append(n.action(n.TURN))
    if state.past is not None:
        actions.append(n.action(n.TAKEBACK))
    return actions


def carry_out(state: DamageState, seat: int, action: DamageAction, chance: Chance) -> None:
    """Do what a seat decided."""
    if state.mode == DESK:
        do_at_desk(state, action, chance)
    else:
        IN_DUEL[action.kind](state, seat, action, chance)


def do_at_desk(state: DamageState, action: DamageAction, chance: Chance) -> None:
    """Carry out a step, and keep the way back."""
    if action.kind == n.TAKEBACK:
        take_back(state)
        return
    future = state.future
    if future is not None and future.text == action.text:
        do_again(state)
        return
    before = state.copy()
    before.future = None
    before.known = {}
    recorder = Reporter()
    AT_DESK[action.kind](state, action, chance, recorder)
    done = recorder.take_events()
    state.future = None
    remember(state, action.text, before, done)
    state.tell_again(done)


def add(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """A ship joins the battle."""
    plan = plan_of(action.what, state.tables.library.get(action.what, ""))
    state.ships.append(Ship(action.ship, Fit(state.tables, plan)))
    reporter.tell("ship-added", {"ship": action.ship, "class": plan.title, "boxes": plan.boxes()})


def remove(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """A ship leaves; the numbers of those behind it move up."""
    number = ship_named(state, action.ship)
    del state.ships[number]
    for volley in state.volleys:
        if volley.target > number:
            volley.target -= 1
    reporter.tell("ship-removed", {"ship": action.ship})


def begin_volley(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """BD-1.5: so many hits on a ship."""
    state.opened[action.ship] = state.opened.get(action.ship, 0) + 1
    volley = state.begin(ship_named(state, action.ship), action.number, reporter)
    volley.number = state.opened[action.ship]


def prefer(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """BD-4.1: an order of sacrifice from now on, or none."""
    order = [] if action.what == n.ASK else split_order(action.what)
    state.ships[ship_named(state, action.ship)].declare(order)
    reporter.tell("order-declared" if order else "order-withdrawn", {"ship": action.ship, "order": order})


def end_of_turn(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """The next turn; the dice for a ship's repairs are its own (BD-5.40)."""
    for ship in state.ships:
        if not ship.destroyed:
            dealer = Dealer(state, chance, f"{ship.name} turn {state.turn}") if chance.repeats else chance
            end_turn(ship, state.turn, dealer, reporter)
    state.count_turn(reporter)


def deal(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """BD-3.2: the next card."""
    volley = volley_of(state, action)
    ship = state.ships[volley.target]
    next_card(ship, volley, state.turn, dealer_of(state, volley, chance), reporter)
    state.tidy()


def run(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """All cards up to the next choice or the end of the volley."""
    volley = volley_of(state, action)
    state.run(volley, dealer_of(state, volley, chance), reporter)


def score(state: DamageState, action: DamageAction, chance: Chance, reporter: Reporter) -> None:
    """BD-4.1: the owner's choice."""
    state.mark(volley_of(state, action), action.what, reporter)


def volley_of(state: DamageState, action: DamageAction) -> Volley:
    """The open volley that an action is about."""
    volley = volley_on(state, action.ship)
    assert volley is not None
    return volley


def dealer_of(state: DamageState, volley: Volley, chance: Chance) -> Chance:
    """Who deals the cards of a volley: where steps are taken back, those that came before come again."""
    place = f"{state.ships[volley.target].name} volley {volley.number}"
    return Dealer(state, chance, place, volley) if chance.repeats else chance


AT_DESK: Final[dict[int, Step]] = {
    n.ADD: add,
    n.REMOVE: remove,
    n.VOLLEY: begin_volley,
    n.DEAL: deal,
    n.RUN: run,
    n.SCORE: score,
    n.PREFER: prefer,
    n.TURN: end_of_turn,
}
"""What each kind of step does at a desk. Steps back are `desk.py`'s."""

IN_DUEL: Final[dict[int, Rule]] = {n.FIRE: duel.fire, n.SCORE: duel.score}
"""What each kind of action does in a duel."""
