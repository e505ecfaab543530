"""The flow of turns: recovery, manoeuvres, lost turns, returns and rounds (RC-3, RC-11.8, RC-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import SQUARES, card_of, distance_to_card
from redtable.games.redcode.cards import NOBODY_OVER, over_limit
from redtable.games.redcode.frames import MAIN, OVER, OVERFLOW, RECOVERY, RETURN_SHIP, Decision
from redtable.games.redcode.movement import blocked_squares
from redtable.games.redcode.notation import (
    NO_SOURCE,
    RECOVER_CREW,
    RECOVER_ONE,
    RECOVER_TWO,
    REMOVED_SOURCE,
    SOURCE_BITS,
    SOURCES,
    SQUARE_NAMES,
    pack_sources,
)
from redtable.games.redcode.sinking import end_by_cap
from redtable.games.redcode.words import FREE, GONE, LOST, SERVING, WAITING

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.game import Action


def spendable_crew(state: RedcodeState, ship: Ship) -> i64:
    """Crew that the ship may put on manoeuvres now: its reserve, less in the very first turn if so agreed."""
    if state.round == 1 and ship.number == state.start and state.active == state.start:
        unspent = ship.type.crew - state.tables.first_turn_crew
        return ship.reserve - max(unspent, 0)
    return ship.reserve


def continue_turn(state: RedcodeState) -> None:
    """After whatever was resolved: discards first (RC-G25), then the active player goes on (RC-12.6), unless
    the active ship was sunk (RC-12.8)."""
    if state.phase == OVER:
        return
    over = over_limit(state)
    if over != NOBODY_OVER:
        state.ask(MAIN, state.active)
        state.frames.push(state.tables.decisions[OVERFLOW][over])
    elif state.ships[state.active].square < 0:
        end_turn(state)
    else:
        state.ask(MAIN, state.active)


def end_turn(state: RedcodeState) -> None:
    """The active player's turn is over (RC-12.7)."""
    ship = state.ships[state.active]
    if not state.quiet:
        state.tell("turn-ended", {"ship": state.letter(ship)})
    if ship.intercepted == SERVING:
        end_intercept(state, ship)
    pass_turn(state)


def pass_turn(state: RedcodeState) -> None:
    """The next ship in turn order that has something to decide; the start player begins a round (RC-11.8)."""
    while True:
        state.active = state.tables.next_ship[state.active]
        if state.active == state.start:
            if state.round >= state.tables.max_rounds:
                end_by_cap(state)
                return
            state.round += 1
        if begin_turn(state):
            return


def begin_turn(state: RedcodeState) -> bool:
    """Start the active ship's turn; False if it has none (RC-2.3, RC-3.5)."""
    ship = state.ships[state.active]
    state.order_used = False
    state.manoeuvred = False
    state.ask(MAIN, state.active)
    if ship.sunk == GONE:
        return False
    if ship.sunk == LOST:
        if not state.quiet:
            state.tell("turn-lost", {"ship": state.letter(ship), "round": int(state.round)})
        if state.tables.returns_at_end:
            state.ask(RETURN_SHIP, state.active)
            return True
        ship.sunk = WAITING
        return False
    if not state.quiet:
        state.tell("turn-started", {"ship": state.letter(ship), "round": int(state.round)})
    if ship.sunk == WAITING:
        state.ask(RETURN_SHIP, state.active)
        return True
    if ship.intercepted != FREE:
        if state.tables.intercept_to_end:
            ship.intercepted = SERVING
        else:
            end_intercept(state, ship)
    begin_recovery(state, ship)
    return True


def end_intercept(state: RedcodeState, ship: Ship) -> None:
    """The ship may use manoeuvres again (RC-G19)."""
    ship.intercepted = FREE
    if not state.quiet:
        state.tell("intercept-ended", {"ship": state.letter(ship)})


def begin_recovery(state: RedcodeState, ship: Ship) -> None:
    """Recovery is compulsory and limited by what is out (RC-12.1, RC-12.4)."""
    crew = min(state.tables.recovery, ship.out())
    if crew:
        seat = state.tables.owner(ship.number)
        state.frames.restart(Decision(RECOVERY, ship.number, seat, crew))
    else:
        state.ask(MAIN, ship.number)


def add_recoveries(state: RedcodeState, ship: Ship, actions: list[Action]) -> None:
    """Every choice of crew to bring back, from manoeuvres or the removed pool (RC-12.2, RC-12.3)."""
    sources: list[int] = []
    twice: list[bool] = []
    for manoeuvre in ship.type.manoeuvres:
        crew: i64 = ship.slots >> manoeuvre.shift & 15
        if crew:
            sources.append(manoeuvre.number)
            twice.append(crew > 1)
    if ship.removed:
        sources.append(REMOVED_SOURCE)
        twice.append(ship.removed > 1)
    crew_wanted = state.recovering()
    if crew_wanted == 1:
        for source in sources:
            actions.append(RECOVER_ONE[source])
    elif crew_wanted == 2:
        for place in range(len(sources)):
            row = RECOVER_TWO[sources[place]]
            for other in range(place, len(sources)):
                if other > place or twice[place]:
                    actions.append(row[sources[other]])
    else:
        add_triple_recoveries(ship, sources, actions)


def add_triple_recoveries(ship: Ship, sources: list[int], actions: list[Action]) -> None:
    """Choices of three crew, for rulesets in which so many come back at once."""
    for first in sources:
        for second in sources:
            for third in sources:
                chosen = (first, second, third)
                if first <= second <= third and all(
                    crew_at(ship, source) >= chosen.count(source) for source in chosen
                ):
                    actions.append(RECOVER_CREW[pack_sources(chosen)])


def crew_at(ship: Ship, source: int) -> int:
    """Crew on a manoeuvre, or in the removed pool."""
    if source == REMOVED_SOURCE:
        return ship.removed
    place = ship.type.place[source]
    return 0 if place < 0 else ship.slots >> 4 * place & 15


def recover_crew(state: RedcodeState, ship: Ship, packed: i64) -> None:
    """Bring crew back to the reserve (RC-12.1, RC-C16)."""
    one: i64 = 1
    names: list[str] = []
    rest: i64 = packed
    for _ in range(3):
        source: i64 = rest & NO_SOURCE
        rest >>= SOURCE_BITS
        if source == NO_SOURCE:
            break
        if source == REMOVED_SOURCE:
            ship.removed -= 1
        else:
            place: i64 = ship.type.place[source]
            ship.slots -= one << 4 * place
        ship.reserve += 1
        if not state.quiet:
            names.append(SOURCES[source])
    if not state.quiet:
        state.tell("crew-recovered", {"ship": state.letter(ship), "crew": names})


def free_squares(state: RedcodeState) -> list[int]:
    """Squares without islet or ship."""
    blocked = blocked_squares(state)
    return [square for square in range(SQUARES) if not blocked >> square & 1]


def corner_is_full(state: RedcodeState, ship: Ship) -> bool:
    """Whether no square of the side's starting card is free (RC-3.12)."""
    card = state.corner_card(ship)
    return all(card_of(square) != card for square in free_squares(state))


def return_squares(state: RedcodeState, ship: Ship) -> list[int]:
    """Free squares of the side's starting card (RC-3.7), or the nearest ones if there is none (RC-3.12)."""
    card = state.corner_card(ship)
    free = free_squares(state)
    on_card = [square for square in free if card_of(square) == card]
    if on_card:
        return on_card
    nearest = min(distance_to_card(square, card) for square in free)
    return [square for square in free if distance_to_card(square, card) == nearest]


def return_ship(state: RedcodeState, ship: Ship, square: i64) -> None:
    """A ship comes back complete (RC-3.6, RC-3.7); then its turn goes on, or its lost turn ends (RC-G20)."""
    lost = ship.sunk == LOST
    ship.commission(ship.type)
    ship.square = square
    if not state.quiet:
        state.tell("ship-returned", {"ship": state.letter(ship), "square": SQUARE_NAMES[square]})
    if lost:
        pass_turn(state)
    else:
        begin_recovery(state, ship)
