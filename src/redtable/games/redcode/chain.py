"""Manoeuvres, response windows and chains (RC-9, RC-13).

A manoeuvre that may be answered becomes the first link of a chain. Whoever can answer is asked in turn; an
answer is a new link with a new window. When all have passed, the chain resolves from the last link to the
first, without stopping.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.redcode.board import BITS
from redtable.games.redcode.frames import OVER, RESPOND, Decision
from redtable.games.redcode.mistakes import permitted
from redtable.games.redcode.sight import UNSEEN, distance_seen, distances_seen
from redtable.games.redcode.sinking import settle_sinkings
from redtable.games.redcode.turn import continue_turn, spendable_crew
from redtable.games.redcode.words import FREE, SHIPS

if TYPE_CHECKING:
    from typing import Any

    from redtable.games.redcode.effects import Effect
    from redtable.games.redcode.notation import RedcodeAction
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Manoeuvre
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action

OWN: Final = "own"


class Link:
    """A declared manoeuvre in a chain. Links never change, so copies of a state share them."""

    def __init__(self, author: i64, manoeuvre: Manoeuvre, target: i64, below: Link | None) -> None:
        self.author: i64 = author
        self.manoeuvre = manoeuvre
        self.target: i64 = target
        """The target ship; the number of the link to cancel for a cancelling manoeuvre."""
        self.below = below
        self.number: i64 = 1 if below is None else below.number + 1


def links(top: Link | None) -> list[Link]:
    """The links of a chain from the first to the last."""
    chain: list[Link] = []
    link = top
    while link is not None:
        chain.append(link)
        link = link.below
    chain.reverse()
    return chain


def link_number(top: Link | None, number: i64) -> Link | None:
    """The link with that number."""
    link = top
    while link is not None and link.number != number:
        link = link.below
    return link


def target_ship(link: Link) -> i64:
    """The ship at which a link aims: for a cancelling link the author of the link it cancels (RC-13.12)."""
    if link.manoeuvre.cancels:
        aim = link_number(link.below, link.target)
        return link.author if aim is None else aim.author
    return link.target


def link_facts(link: Link) -> dict[str, Any]:
    """A link as events tell it; the target of a manoeuvre without a distance is `own`."""
    return {
        "link": int(link.number),
        "ship": SHIPS[link.author],
        "manoeuvre": link.manoeuvre.name,
        "target": OWN if link.manoeuvre.distance < 0 else SHIPS[target_ship(link)],
    }


def add_manoeuvres(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Every manoeuvre that the ship may declare on its turn (RC-9.17 to RC-9.19)."""
    crew = spendable_crew(state, ship)
    if crew <= 0 or ship.intercepted != FREE:
        return
    slots: i64 = ship.slots
    seen: i64 = -1
    for manoeuvre in ship.type.manoeuvres:
        if slots >> manoeuvre.shift & 15 or manoeuvre.cost > crew or manoeuvre.cancels:
            continue
        if manoeuvre.steps:
            add_first_steps(state, ship, manoeuvre, actions)
        elif manoeuvre.distance < 0:
            if not state.tables.restricted or permitted(state, ship, manoeuvre, ship):
                actions.append(manoeuvre.plain)
        else:
            if seen < 0:
                seen = distances_seen(state, ship)
            add_targets(state, ship, manoeuvre, seen, actions)


def add_first_steps(state: RedcodeState, ship: Ship, manoeuvre: Manoeuvre, actions: list[Action]) -> None:
    """A movement is declared with its first step (RC-9.23)."""
    blocked: i64 = state.board.islets
    for other in state.ships:
        if other.square >= 0:
            blocked |= BITS[other.square]
    for square in state.tables.neighbours[ship.square]:
        if blocked >> square & 1 == 0:
            actions.append(manoeuvre.to_square[square])


def add_targets(
    state: RedcodeState, ship: Ship, manoeuvre: Manoeuvre, seen: i64, actions: list[Action]
) -> None:
    """Any ship in range and sight, the own one included (RC-8.9, RC-8.10)."""
    for target in state.ships:
        if seen >> 4 * target.number & 15 <= manoeuvre.distance and (
            not state.tables.restricted or permitted(state, ship, manoeuvre, target)
        ):
            actions.append(manoeuvre.on_ship[target.number])


def add_responses(state: RedcodeState, ship: Ship, top: Link, actions: list[Action]) -> None:
    """Every response that the ship may give to the last link of the chain (RC-13.1 to RC-13.4)."""
    crew = spendable_crew(state, ship)
    for manoeuvre in ship.type.responses:
        if ship.crew_on(manoeuvre) or manoeuvre.cost > crew:
            continue
        if manoeuvre.cancels:
            add_cancels(state, ship, manoeuvre, top, actions)
        elif manoeuvre.distance < 0:
            if not state.tables.restricted or permitted(state, ship, manoeuvre, ship):
                actions.append(manoeuvre.plain)
        else:
            add_targets(state, ship, manoeuvre, distances_seen(state, ship), actions)


def add_cancels(
    state: RedcodeState, ship: Ship, manoeuvre: Manoeuvre, top: Link, actions: list[Action]
) -> None:
    """Cancel the link just below (RC-13.12), or any link with shield_any_link (RC-G17)."""
    if within_shield(state, ship, manoeuvre, top):
        actions.append(manoeuvre.plain)
    link = top.below
    while link is not None and state.tables.shield_any_link:
        if within_shield(state, ship, manoeuvre, link):
            actions.append(manoeuvre.on_link[link.number - 1])
        link = link.below


def within_shield(state: RedcodeState, ship: Ship, manoeuvre: Manoeuvre, link: Link) -> bool:
    """Whether a link is in range and sight, measured to its author (RC-13.12, RC-G17)."""
    distance: i64 = UNSEEN
    if state.tables.anchor_author:
        distance = distance_seen(state, ship, state.ships[link.author])
    if state.tables.anchor_target:
        distance = min(distance, distance_seen(state, ship, state.ships[target_ship(link)]))
    return distance <= manoeuvre.distance


def in_scope(state: RedcodeState, ship: Ship, top: Link) -> bool:
    """Whether a ship may answer this link at all (RC-13.9, RC-13.10, RC-13.15, RC-G15)."""
    if ship.square < 0 or ship.intercepted != FREE:
        return False
    if ship.number == top.author and not state.tables.self_response:
        return False
    if state.tables.scope_target:
        return ship.number == target_ship(top)
    if state.tables.scope_side:
        return (ship.number ^ target_ship(top)) & 1 == 0
    return True


def can_respond(state: RedcodeState, ship: Ship, top: Link) -> bool:
    """Whether the ship is asked. What decides it is public, so nobody learns anything by being skipped."""
    if not ship.type.responses or not in_scope(state, ship, top):
        return False
    actions: list[Action] = []
    add_responses(state, ship, top, actions)
    return len(actions) > 0


def pay(state: RedcodeState, ship: Ship, manoeuvre: Manoeuvre) -> None:
    """Crew go from the reserve onto the manoeuvre, which is covered from now on (RC-7.2, RC-9.19)."""
    ship.reserve -= manoeuvre.cost
    ship.slots += manoeuvre.cost << manoeuvre.shift
    if not state.quiet:
        facts = {"ship": state.letter(ship), "manoeuvre": manoeuvre.name, "crew": int(manoeuvre.cost)}
        state.tell("crew-paid", facts)


def declare(state: RedcodeState, ship: Ship, link: Link, chance: Chance) -> None:
    """Use a manoeuvre: pay for it, then let the others answer unless it has no reply (RC-13.3)."""
    manoeuvre = link.manoeuvre
    if not state.quiet:
        kind = "manoeuvre-declared" if link.below is None else "response-declared"
        state.tell(kind, link_facts(link))
    pay(state, ship, manoeuvre)
    if manoeuvre.answerable:
        open_window(state, link, chance)
    else:
        resolve_chain(state, link, chance)


def open_window(state: RedcodeState, top: Link, chance: Chance) -> None:
    """Ask everybody who can answer the last link, in turn order after its author (RC-13.10, RC-13.11)."""
    queue: i64 = 0
    shift: i64 = 0
    first = target_ship(top) if state.tables.target_first else top.author
    if first != top.author and can_respond(state, state.ships[first], top):
        queue = first + 1
        shift = 4
    number: i64 = state.tables.next_ship[top.author]
    for _ in range(len(state.ships)):
        if (number != first or first == top.author) and can_respond(state, state.ships[number], top):
            queue |= (number + 1) << shift
            shift += 4
        number = state.tables.next_ship[number]
    if queue == 0:
        resolve_chain(state, top, chance)
        return
    if not state.quiet:
        facts = {"link": int(top.number), "ships": [SHIPS[ship] for ship in unpack_queue(queue)]}
        state.tell("window-opened", facts)
    window = asked(state, top, queue)
    if top.below is None:
        state.frames.push(window)
    else:
        state.frames.replace(window)


def unpack_queue(queue: int) -> list[int]:
    """The ships of a queue, the first one first."""
    ships = []
    while queue:
        ships.append((queue & 15) - 1)
        queue >>= 4
    return ships


def pack_queue(ships: list[int]) -> int:
    """The inverse of `unpack_queue`."""
    queue = 0
    for ship in reversed(ships):
        queue = queue << 4 | ship + 1
    return queue


def asked(state: RedcodeState, link: Link, queue: i64) -> Decision:
    """The response window of a link, in which the first of the queue decides."""
    ship: i64 = (queue & 15) - 1
    return Decision(RESPOND, ship, state.tables.owner(ship), 0, link, queue)


def pass_window(state: RedcodeState, chance: Chance) -> None:
    """Answer nothing; when all have passed, the chain resolves (RC-13.11)."""
    if not state.quiet:
        state.tell("passed", {"ship": SHIPS[state.decider]})
    window = state.frames.top()
    assert window.link is not None
    rest: i64 = window.queue >> 4
    if rest:
        state.frames.replace(asked(state, window.link, rest))
    else:
        resolve_chain(state, window.link, chance)


def resolve_chain(state: RedcodeState, top: Link, chance: Chance) -> None:
    """Last in, first out (RC-13.5); a sinking ends it (RC-13.6), but crew stay where they are (RC-13.7)."""
    link: Link | None = top
    cancelled: i64 = 0
    one: i64 = 1
    sinking = False
    while link is not None and state.phase != OVER:
        if cancelled >> link.number & 1:
            if not state.quiet:
                state.tell("link-cancelled", link_facts(link))
        elif fizzles(state, link, sinking):
            if not state.quiet:
                state.tell("link-fizzled", link_facts(link))
        else:
            if not state.quiet:
                state.tell("link-resolved", link_facts(link))
            if link.manoeuvre.cancels:
                cancelled |= one << link.target
            else:
                carry_out(
                    state, link.manoeuvre.effects, state.ships[link.author], state.ships[link.target], chance
                )
                sinking = settle_sinkings(state, chance) or sinking
        link = link.below
    continue_turn(state)


def fizzles(state: RedcodeState, link: Link, sinking: bool) -> bool:
    """Whether a link is not carried out any more (RC-13.6): all of the rest, or with sink_cancels =
    sunk_ship_links those of a sunk ship and those that have lost their target (RC-C6, RC-G39)."""
    if not sinking:
        return False
    if state.tables.sinking_stops_chain or state.ships[link.author].square < 0:
        return True
    return not link.manoeuvre.cancels and state.ships[link.target].square < 0


def carry_out(state: RedcodeState, effects: list[Effect], author: Ship, target: Ship, chance: Chance) -> None:
    """The parts of a manoeuvre or card from left to right (RC-9.21); its author has the credit (RC-G33)."""
    state.author = author.number
    for effect in effects:
        effect.resolve(state, author if effect.own else target, chance)


def use(state: RedcodeState, ship: Ship, action: RedcodeAction, chance: Chance) -> None:
    """Declare the manoeuvre of an action, on the own turn or in a response window."""
    manoeuvre = ship.type.manoeuvres[ship.type.place[action.what]]
    top = state.chain()
    target: i64 = action.target
    if manoeuvre.cancels and top is not None:
        target = top.number if action.target == 0 else action.target
    elif manoeuvre.distance < 0:
        target = ship.number
    if top is None:
        state.manoeuvred = True
    declare(state, ship, Link(ship.number, manoeuvre, target, top), chance)
