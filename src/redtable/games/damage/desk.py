"""The desk: several ships, a turn counter and volleys, marked by several people, without an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.games.damage import notation as n
from redtable.games.damage.criticals import end_turn
from redtable.games.damage.dealer import Dealer
from redtable.games.damage.rules import next_card
from redtable.games.damage.ships import GROUPS, NAME, ShipError, plan_of, ship_files, split_order
from redtable.games.damage.tables import Fit
from redtable.games.damage.volley import Ship
from redtable.games.damage.words import SYSTEMS
from redtable.kernel.game import Action, Event, Refusal
from redtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from redtable.games.damage.notation import DamageAction
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Volley
    from redtable.kernel.chance import Chance

SIZES: Final = (5, 10, 15, 20, 30)
"""Volleys that a list of actions offers; every size may be typed."""
MOST_SHIPS: Final = 40
MOST_STEPS: Final = 400
"""So many steps can be taken back before the oldest half is forgotten."""


def volley_on(state: DamageState, name: str) -> Volley | None:
    """The open volley on a ship; without a name, the only one that is open."""
    if not name:
        return state.volleys[0] if len(state.volleys) == 1 else None
    for volley in state.volleys:
        if state.ships[volley.target].name == name:
            return volley
    return None


def ship_named(state: DamageState, name: str) -> int:
    """The number of a ship; -1 if there is none."""
    for number, ship in enumerate(state.ships):
        if ship.name == name:
            return number
    return -1


def desk_legal(state: DamageState) -> list[Action]:
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


def desk_refusal(state: DamageState, action: DamageAction) -> Refusal | None:
    """Why something cannot be done at the desk now."""
    kind = action.kind
    if kind == n.FIRE:
        return Refusal("BD-1.5", "damage-refusal-not-at-desk", {})
    if kind == n.ADD:
        return refuse_ship(state, action)
    if kind == n.TURN:
        if state.volleys:
            return Refusal("BD-3.8", "damage-refusal-volley-open", {"ship": open_names(state)})
        return None
    if kind == n.TAKEBACK:
        return None if state.past else Refusal("BD-3.2", "damage-refusal-nothing-back", {})
    if kind in (n.DEAL, n.RUN, n.SCORE):
        return refuse_card(state, action)
    number = ship_named(state, action.ship)
    if number < 0:
        known = [ship.name for ship in state.ships]
        return Refusal("BD-1.5", "damage-refusal-no-ship", {"ship": action.ship, "known": known})
    if kind == n.PREFER:
        return refuse_order(action)
    if any(volley.target == number for volley in state.volleys):
        return Refusal("BD-3.8", "damage-refusal-volley-open", {"ship": action.ship})
    if kind == n.VOLLEY:
        return refuse_volley(state, state.ships[number], action.number)
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


def refuse_order(action: DamageAction) -> Refusal | None:
    """BD-4.1: an order of sacrifice names systems."""
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


def refuse_volley(state: DamageState, ship: Ship, hits: int) -> Refusal | None:
    """BD-1.5: at least one hit, and on a ship that is still there."""
    if not 1 <= hits <= state.tables.most_hits:
        return Refusal("BD-1.5", "damage-refusal-hits", {"hits": hits, "most": state.tables.most_hits})
    if ship.destroyed:
        return Refusal("BD-6.6", "damage-refusal-destroyed", {"ship": ship.name})
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


def do_at_desk(state: DamageState, action: DamageAction, chance: Chance, events: list[Event] | None) -> None:
    """Carry out a step, and keep the way back."""
    if action.kind == n.TAKEBACK:
        take_back(state, events)
        return
    future = state.future
    if future is not None and future.text == action.text:
        do_again(state, events)
        return
    before = state.copy()
    before.future = None
    before.known = {}
    done: list[Event] = []
    step(state, action, chance, done)
    state.future = None
    remember(state, action.text, before, done)
    if events is not None:
        events += done


def step(state: DamageState, action: DamageAction, chance: Chance, events: list[Event] | None) -> None:
    """One step of the battle."""
    kind = action.kind
    number = ship_named(state, action.ship)
    if kind == n.ADD:
        plan = plan_of(action.what, state.tables.library.get(action.what, ""))
        state.ships.append(Ship(action.ship, Fit(state.tables, plan)))
        if events is not None:
            events.append(
                Event("ship-added", {"ship": action.ship, "class": plan.title, "boxes": plan.boxes()})
            )
    elif kind == n.REMOVE:
        remove(state, number)
        if events is not None:
            events.append(Event("ship-removed", {"ship": action.ship}))
    elif kind == n.VOLLEY:
        state.opened[action.ship] = state.opened.get(action.ship, 0) + 1
        state.begin(number, action.number, events).number = state.opened[action.ship]
    elif kind == n.PREFER:
        order = [] if action.what == n.ASK else split_order(action.what)
        state.ships[number].declare(order)
        if events is not None:
            kind_of_event = "order-declared" if order else "order-withdrawn"
            events.append(Event(kind_of_event, {"ship": action.ship, "order": order}))
    elif kind == n.TURN:
        end_of_turn(state, chance, events)
    else:
        go_on(state, action, chance, events)


def go_on(state: DamageState, action: DamageAction, chance: Chance, events: list[Event] | None) -> None:
    """The next card, all cards, or a choice."""
    volley = volley_on(state, action.ship)
    assert volley is not None
    place = f"{state.ships[volley.target].name} volley {volley.number}"
    dealer = Dealer(state, chance, place, volley) if chance.repeats else chance
    if action.kind == n.SCORE:
        state.mark(volley, action.what, events)
    elif action.kind == n.RUN:
        state.run(volley, dealer, events)
    else:
        next_card(state.ships[volley.target], volley, state.turn, dealer, events)
        state.tidy()


def end_of_turn(state: DamageState, chance: Chance, events: list[Event] | None) -> None:
    """The next turn; the dice for a ship's repairs are its own (BD-5.40)."""
    for ship in state.ships:
        if not ship.destroyed:
            dealer = Dealer(state, chance, f"{ship.name} turn {state.turn}") if chance.repeats else chance
            end_turn(ship, state.turn, dealer, events)
    state.count_turn(events)


def remove(state: DamageState, number: int) -> None:
    """A ship leaves; the numbers of those behind it move up."""
    del state.ships[number]
    for volley in state.volleys:
        if volley.target > number:
            volley.target -= 1


def remember(state: DamageState, text: str, before: DamageState, events: list[Event]) -> None:
    """Keep the state before a step, and forget the oldest half when there are too many."""
    from redtable.games.damage.state import Step

    state.past = Step(text, before, events)
    state.steps = before.steps + 1
    if state.steps <= MOST_STEPS:
        return
    state.steps = MOST_STEPS // 2
    oldest = state.past
    for _ in range(state.steps - 1):
        assert oldest.state.past is not None
        oldest = oldest.state.past
    oldest.state.past = None


def take_back(state: DamageState, events: list[Event] | None) -> None:
    """Return to the state before the last step. What came of that step is kept for when it is done again."""
    from redtable.games.damage.state import Step

    past = state.past
    assert past is not None
    after = state.copy()
    after.known = {}
    known = state.known
    state.take_from(past.state)
    state.known = known
    state.future = Step(past.text, after, past.events)
    if events is not None:
        events.append(Event("taken-back", step_data(state, past.text)))


def step_data(state: DamageState, text: str) -> dict[str, Any]:
    """A step for a sentence about it, with the ship that it was about where the notation leaves it out."""
    action = n.parse_action(text)
    volley = volley_on(state, action.ship) if action.kind in (n.DEAL, n.RUN, n.SCORE) else None
    ship = state.ships[volley.target].name if volley is not None else action.ship
    what = action.what if action.kind == n.SCORE else ""
    return {"step": text, "verb": n.VERBS[action.kind], "ship": ship, "what": what, "turn": state.turn}


def do_again(state: DamageState, events: list[Event] | None) -> None:
    """The step that was taken back, with the same cards and dice."""
    future = state.future
    assert future is not None
    known = state.known
    state.take_from(future.state)
    state.known = known
    if events is not None:
        events += future.events
