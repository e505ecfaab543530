"""Why an action is impossible: the clause that forbids it and the thing in the way.

Called only with actions that are not legal; every path ends in a reason.
"""

# ruff: noqa: ARG001 - all functions of a table are called in the same way, whatever they need

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.redcode.board import COLUMNS, DISTANCES, SQUARES
from redtable.games.redcode.chain import link_number, target_ship
from redtable.games.redcode.frames import (
    BOATSWAIN,
    CHOOSE_SHIP,
    MAIN,
    MOVE_STEP,
    OVER,
    OVERFLOW,
    PLACE_SHIP,
    RECOVERY,
    RESPOND,
    RETURN_SHIP,
)
from redtable.games.redcode.mistakes import ships_in_block
from redtable.games.redcode.notation import (
    CANCEL,
    CHOOSE,
    DISCARD,
    END,
    NO_SOURCE,
    PASS,
    PLACE,
    PLAY_AT,
    PLAY_ON,
    RECOVER,
    RETURN,
    SOURCE_BITS,
    SOURCES,
    SQUARE_NAMES,
    STEP,
    STOP,
    USE,
    USE_ON,
    USE_TO,
    RedcodeAction,
)
from redtable.games.redcode.sight import first_blocker
from redtable.games.redcode.turn import corner_is_full, crew_at, spendable_crew
from redtable.games.redcode.words import FREE, ORDERS, PHASES, SHIP_TYPES, SHIPS, SIDES
from redtable.kernel.game import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.redcode.chain import Link
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Manoeuvre

    Why = Callable[[RedcodeState, Ship, RedcodeAction], Refusal]

PHASES_OF: dict[int, tuple[int, ...]] = {
    CHOOSE: (CHOOSE_SHIP,),
    PLACE: (PLACE_SHIP,),
    RETURN: (RETURN_SHIP,),
    RECOVER: (RECOVERY, BOATSWAIN),
    USE: (MAIN, RESPOND),
    USE_ON: (MAIN, RESPOND),
    USE_TO: (MAIN,),
    CANCEL: (RESPOND,),
    STEP: (MOVE_STEP,),
    STOP: (MOVE_STEP,),
    PASS: (RESPOND,),
    PLAY_ON: (MAIN,),
    PLAY_AT: (MAIN,),
    DISCARD: (OVERFLOW,),
    END: (MAIN,),
}
"""In which phases an action of each kind can be legal at all."""
CLAUSE_OF_PHASE = {
    CHOOSE_SHIP: "RC-11.3",
    PLACE_SHIP: "RC-11.6",
    RETURN_SHIP: "RC-3.7",
    RECOVERY: "RC-12.1",
    BOATSWAIN: "RC-10.10",
    MAIN: "RC-12.6",
    MOVE_STEP: "RC-9.23",
    RESPOND: "RC-13.11",
    OVERFLOW: "RC-10.4",
}


def why_not(state: RedcodeState, seat: int, action: RedcodeAction) -> Refusal:
    """The reason why this seat may not do this now, which is known to be impossible."""
    if state.phase == OVER:
        return Refusal("RC-2.1" if not state.tables.war else "RC-3.1", "redcode-refusal-game-over")
    clause = CLAUSE_OF_PHASE[state.phase]
    if seat != state.to_move():
        return Refusal(clause, "redcode-refusal-not-your-decision", {"ship": SHIPS[state.decider]})
    ship = state.ships[state.decider]
    if state.phase not in PHASES_OF[action.kind]:
        return wrong_moment(state, clause, action)
    return REFUSALS[action.kind](state, ship, action)


def square_of(ship: Ship) -> str:
    """The name of the square on which a ship stands."""
    return SQUARE_NAMES[ship.square]


def wrong_moment(state: RedcodeState, clause: str, action: RedcodeAction) -> Refusal:
    """Something else has to be decided first."""
    if action.kind in (PLAY_ON, PLAY_AT) and state.phase == RESPOND:
        return Refusal("RC-10.5", "redcode-refusal-no-orders-in-chain")
    if action.kind == USE_TO and state.phase == RESPOND:
        return Refusal("RC-13.1", "redcode-refusal-not-a-response", {"manoeuvre": manoeuvre_name(action)})
    return Refusal(clause, "redcode-refusal-other-decision", {"decision": PHASES[state.phase]})


def manoeuvre_name(action: RedcodeAction) -> str:
    """The manoeuvre's word."""
    return SOURCES[action.what]


def taken_type(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """Another ship of the side has this type."""
    return Refusal("RC-4.3", "redcode-refusal-type-taken", {"type": SHIP_TYPES[action.what]})


def start_square(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """A square on which the ship can neither start nor return (RC-G49)."""
    square = int(action.target)
    clause = "RC-11.6" if action.kind == PLACE else "RC-3.7"
    if state.board.islets >> square & 1:
        return Refusal("RC-5.4", "redcode-refusal-islet", {"square": SQUARE_NAMES[square]})
    for other in state.ships:
        if other.square == square:
            return occupied_by(other)
    if action.kind == RETURN and corner_is_full(state, ship):
        facts = {"square": SQUARE_NAMES[square], "side": SIDES[ship.number & 1]}
        return Refusal("RC-3.12", "redcode-refusal-not-nearest", facts)
    return Refusal(
        clause,
        "redcode-refusal-not-your-corner",
        {"square": SQUARE_NAMES[square], "side": SIDES[ship.number & 1]},
    )


def occupied_by(ship: Ship) -> Refusal:
    """A square holds one ship."""
    return Refusal(
        "RC-5.3", "redcode-refusal-occupied", {"square": square_of(ship), "ship": SHIPS[ship.number]}
    )


def recovery(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """Too many or too few crew, or crew that are not there."""
    chosen = [action.what >> SOURCE_BITS * place & NO_SOURCE for place in range(3)]
    sources = [int(source) for source in chosen if source != NO_SOURCE]
    clause = CLAUSE_OF_PHASE[state.phase]
    wanted = int(state.recovering())
    if len(sources) != wanted:
        number = {"number": wanted, "given": len(sources)}
        return Refusal(
            "RC-12.4" if state.phase == RECOVERY else clause, "redcode-refusal-recover-number", number
        )
    for source in sources:
        there = crew_at(ship, source)
        if there < sources.count(source):
            facts = {"place": SOURCES[source], "crew": there, "given": sources.count(source)}
            return Refusal("RC-12.2", "redcode-refusal-no-crew-there", facts)
    return Refusal(clause, "redcode-refusal-other-decision", {"decision": PHASES[state.phase]})


def next_step(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """A step that the movement under way cannot take."""
    move = state.movement()
    assert move is not None
    return closed_square(state, state.ships[move.mover], action.target, move.must_move)


def no_stop(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """A current carries the ship on."""
    move = state.movement()
    assert move is not None
    square = square_of(state.ships[move.mover])
    return Refusal("RC-5.8", "redcode-refusal-must-leave-current", {"square": square})


def closed_square(state: RedcodeState, ship: Ship, target: int, must_move: bool) -> Refusal:
    """A square that a step cannot enter."""
    square = int(target)
    facts = {"square": SQUARE_NAMES[square], "from": square_of(ship)}
    if square not in state.tables.neighbours[ship.square]:
        return Refusal("RC-9.22", "redcode-refusal-not-adjoining", facts)
    if state.board.islets >> square & 1:
        return Refusal("RC-5.4", "redcode-refusal-islet", {"square": SQUARE_NAMES[square]})
    for other in state.ships:
        if other.square == square:
            return occupied_by(other)
    if must_move and state.tables.fixed_currents and state.board.has_flow(ship.square):
        return Refusal("RC-5.9", "redcode-refusal-against-current", facts)
    return Refusal("RC-5.11", "redcode-refusal-no-way-back", facts)


def no_such_card(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """A card that is not in the hand."""
    return Refusal("RC-10.4", "redcode-refusal-no-such-card", {"card": ORDERS[action.what]})


def order(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """A card that cannot be played, or not so."""
    card = state.tables.orders[action.what]
    if ship.cards_of(card.number) == 0:
        return Refusal("RC-10.5", "redcode-refusal-no-such-card", {"card": card.name})
    if state.order_used:
        return Refusal("RC-10.1", "redcode-refusal-one-order-a-turn")
    if state.tables.orders_first and state.manoeuvred:
        return Refusal("RC-10.5", "redcode-refusal-orders-first")
    if card.block != (action.kind == PLAY_AT):
        key = "redcode-refusal-needs-block" if card.block else "redcode-refusal-needs-ship"
        return Refusal("RC-10.11" if card.block else "RC-10.6", key, {"card": card.name})
    if action.kind == PLAY_AT:
        if action.target not in card.corners:
            return Refusal("RC-10.11", "redcode-refusal-no-block", {"square": SQUARE_NAMES[action.target]})
        if card.hurts and not state.tables.friendly_fire:
            own = ships_in_block(state, action.target, ship.number & 1)
            if own:
                return Refusal(
                    "RC-8.10", "redcode-refusal-friendly-fire", {"target": SQUARE_NAMES[action.target]}
                )
        return Refusal("RC-9.20", "redcode-refusal-null-effect", {"name": card.name})
    absent = not_on_board(state, action.target)
    if absent is not None:
        return absent
    target = state.ships[action.target]
    return forbidden_by_option(ship, target, card.name, card.hurts and not state.tables.friendly_fire)


def not_on_board(state: RedcodeState, number: int) -> Refusal | None:
    """Targets are ships on the grid (RC-G39)."""
    if number < state.tables.ships and state.ships[number].square >= 0:
        return None
    clause = "RC-3.9" if state.tables.war else "RC-2.3"
    return Refusal(clause, "redcode-refusal-not-on-board", {"ship": SHIPS[number]})


def forbidden_by_option(ship: Ship, target: Ship, name: str, spares_friends: bool) -> Refusal:
    """What the match's options forbid: harm to the own side, or an effect that is none."""
    if spares_friends and (ship.number ^ target.number) & 1 == 0:
        return Refusal("RC-8.10", "redcode-refusal-friendly-fire", {"target": SHIPS[target.number]})
    return Refusal("RC-9.20", "redcode-refusal-null-effect", {"name": name})


def manoeuvre(state: RedcodeState, ship: Ship, action: RedcodeAction) -> Refusal:
    """A manoeuvre that cannot be declared: the ship, its crew, its board or the target are in the way."""
    name = manoeuvre_name(action)
    place = ship.type.place[action.what]
    if place < 0:
        facts = {"type": ship.type.name, "manoeuvre": name}
        return Refusal("RC-9.17", "redcode-refusal-not-your-manoeuvre", facts)
    row = ship.type.manoeuvres[place]
    if ship.intercepted != FREE:
        return Refusal("RC-10.14", "redcode-refusal-intercepted", {"ship": SHIPS[ship.number]})
    if state.phase == RESPOND and not row.response:
        return Refusal("RC-13.1", "redcode-refusal-not-a-response", {"manoeuvre": name})
    if state.phase == MAIN and row.cancels:
        return Refusal("RC-13.8", "redcode-refusal-nothing-to-cancel", {"manoeuvre": name})
    if ship.crew_on(row):
        return Refusal(
            "RC-7.3", "redcode-refusal-covered", {"manoeuvre": name, "crew": int(ship.crew_on(row))}
        )
    crew = spendable_crew(state, ship)
    if crew < row.cost:
        numbers = {"manoeuvre": name, "cost": int(row.cost), "crew": max(int(crew), 0)}
        key = "redcode-refusal-first-turn-crew" if ship.reserve >= row.cost else "redcode-refusal-no-crew"
        return Refusal("RC-9.19", key, numbers)
    return wrong_target(state, ship, row, action)


def wrong_target(state: RedcodeState, ship: Ship, row: Manoeuvre, action: RedcodeAction) -> Refusal:
    """The manoeuvre could be used, but not so."""
    if row.steps:
        if action.kind == USE_TO:
            return closed_square(state, ship, action.target, False)
        return Refusal("RC-9.23", "redcode-refusal-needs-square", {"manoeuvre": row.name})
    if action.kind == USE_TO:
        return Refusal("RC-8.9", "redcode-refusal-no-square", {"manoeuvre": row.name})
    if row.cancels:
        return cancel(state, ship, row, action)
    if row.distance < 0:
        if action.kind == USE_ON:
            return Refusal("RC-8.8", "redcode-refusal-own-ship-only", {"manoeuvre": row.name})
        return Refusal("RC-9.20", "redcode-refusal-null-effect", {"name": row.name})
    if action.kind != USE_ON:
        return Refusal("RC-8.9", "redcode-refusal-needs-target", {"manoeuvre": row.name})
    absent = not_on_board(state, action.target)
    if absent is not None:
        return absent
    target = state.ships[action.target]
    unseen = out_of_sight(state, ship, target, row)
    if unseen is not None:
        return unseen
    return forbidden_by_option(ship, target, row.name, row.hurts and not state.tables.friendly_fire)


def cancel(state: RedcodeState, ship: Ship, row: Manoeuvre, action: RedcodeAction) -> Refusal:
    """A shield that cannot reach what it should cancel."""
    top = state.chain()
    if top is None or action.kind == USE_ON:
        return Refusal("RC-13.12", "redcode-refusal-cancel-takes-link", {"manoeuvre": row.name})
    aim: Link | None = top
    if action.kind == CANCEL:
        aim = link_number(top, action.target)
        if aim is None or not state.tables.shield_any_link or aim is top:
            return Refusal("RC-13.12", "redcode-refusal-only-last-link", {"link": int(action.target)})
    assert aim is not None
    anchor = aim.author if state.tables.anchor_author else target_ship(aim)
    unseen = out_of_sight(state, ship, state.ships[anchor], row)
    if unseen is not None:
        return unseen
    return Refusal("RC-13.12", "redcode-refusal-only-last-link", {"link": int(aim.number)})


def out_of_sight(state: RedcodeState, ship: Ship, target: Ship, row: Manoeuvre) -> Refusal | None:
    """Why a ship does not see or reach another (RC-8.2 to RC-8.5); None if it does."""
    if ship.number == target.number:
        return None
    facts = {"ship": SHIPS[target.number], "square": square_of(target)}
    distance = DISTANCES[ship.square * SQUARES + target.square]
    if distance == 0:
        rows = abs(int(ship.square // COLUMNS - target.square // COLUMNS))
        columns = abs(int(ship.square % COLUMNS - target.square % COLUMNS))
        return Refusal("RC-8.2", "redcode-refusal-not-aligned", {**facts, "rows": rows, "columns": columns})
    if distance > row.distance:
        far = {**facts, "distance": distance, "reach": int(row.distance), "manoeuvre": row.name}
        return Refusal("RC-8.3", "redcode-refusal-too-far", far)
    square = first_blocker(state, ship, target)
    if square < 0:
        return None
    for other in state.ships:
        if other.square == square:
            by = {**facts, "by": SHIPS[other.number], "at": SQUARE_NAMES[square]}
            return Refusal("RC-8.5", "redcode-refusal-blocked-by-ship", by)
    return Refusal("RC-8.4", "redcode-refusal-blocked-by-islet", {**facts, "at": SQUARE_NAMES[square]})


REFUSALS: Final[dict[int, Why]] = {
    CHOOSE: taken_type,
    PLACE: start_square,
    RETURN: start_square,
    RECOVER: recovery,
    STEP: next_step,
    STOP: no_stop,
    PLAY_ON: order,
    PLAY_AT: order,
    DISCARD: no_such_card,
    USE: manoeuvre,
    USE_ON: manoeuvre,
    USE_TO: manoeuvre,
    CANCEL: manoeuvre,
}
"""Why an action is refused in a phase that knows it. Passing and ending the turn never are."""
