"""The desk: several ships and volleys, marked by several people, without an end. Steps can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.games.damage import notation as n

if TYPE_CHECKING:
    from redtable.games.damage.state import DamageState
    from redtable.games.damage.volley import Volley
    from redtable.kernel.game import Event

MOST_SHIPS: Final = 40
MOST_STEPS: Final = 400
"""So many steps can be taken back before the oldest half is forgotten."""


class Step:
    """A step of a desk's battle: what was done, the state before it (or after it), and what happened."""

    def __init__(self, text: str, state: DamageState, events: list[Event]) -> None:
        self.text = text
        self.state = state
        self.events = events


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


def remember(state: DamageState, text: str, before: DamageState, events: list[Event]) -> None:
    """Keep the state before a step, and forget the oldest half when there are too many."""
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


def take_back(state: DamageState) -> None:
    """Return to the state before the last step. What came of that step is kept for when it is done again."""
    past = state.past
    assert past is not None
    after = state.copy()
    after.known = {}
    known = state.known
    state.take_from(past.state)
    state.known = known
    state.future = Step(past.text, after, past.events)
    if not state.quiet:
        state.tell("taken-back", step_data(state, past.text))


def step_data(state: DamageState, text: str) -> dict[str, Any]:
    """A step for a sentence about it, with the ship that it was about where the notation leaves it out."""
    action = n.parse_action(text)
    volley = volley_on(state, action.ship) if action.kind in (n.DEAL, n.RUN, n.SCORE) else None
    ship = state.ships[volley.target].name if volley is not None else action.ship
    what = action.what if action.kind == n.SCORE else ""
    return {"step": text, "verb": n.VERBS[action.kind], "ship": ship, "what": what, "turn": state.turn}


def do_again(state: DamageState) -> None:
    """The step that was taken back, with the same cards and dice."""
    future = state.future
    assert future is not None
    known = state.known
    state.take_from(future.state)
    state.known = known
    state.tell_again(future.events)
