"""Movement, step by step, and the currents that carry a ship on (RC-5, RC-9.22 to RC-9.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import BITS, NOWHERE, SQUARES
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.phases import MOVE_STEP
from redtable.games.redcode.sight import occupied

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState


def blocked_squares(state: RedcodeState) -> i64:
    """Squares that cannot be entered: islets and ships (RC-5.3, RC-5.4)."""
    return state.board.islets | occupied(state)


def can_move(state: RedcodeState, ship: Ship) -> bool:
    """Whether a neighbouring square is open (RC-9.22, RC-9.24)."""
    blocked = blocked_squares(state)
    return any(blocked >> square & 1 == 0 for square in state.tables.neighbours[ship.square])


def open_squares(state: RedcodeState, ship: Ship) -> list[int]:
    """The squares that the next step of the movement under way may enter."""
    blocked = blocked_squares(state)
    if state.must_move:
        if state.tables.fixed_currents:
            flow: i64 = state.board.flow(ship.square)
            if flow >= 0:
                return [] if blocked >> flow & 1 else [flow]
            if state.board.has_flow(ship.square):
                return []
        if not state.tables.current_return:
            blocked |= BITS[state.came_from]
    squares = []
    for square in state.tables.neighbours[ship.square]:
        if blocked >> square & 1 == 0:
            squares.append(square)
    return squares


def begin_movement(state: RedcodeState, ship: Ship, steps: i64) -> None:
    """Open a movement of so many steps."""
    state.mover = ship.number
    state.steps = steps
    state.must_move = False
    state.used_currents = 0
    state.came_from = NOWHERE
    state.steps_taken = 0


def begin_evasion(state: RedcodeState, ship: Ship, steps: i64) -> None:
    """Movement by an order card: its owner moves the ship, or not at all (RC-10.12, RC-9.23, RC-G29)."""
    begin_movement(state, ship, steps)
    ask_for_step(state)


def enter(state: RedcodeState, square: i64) -> None:
    """Take a step; a current gives one more, which must be taken (RC-5.6 to RC-5.8)."""
    ship = state.ships[state.mover]
    state.came_from = ship.square
    ship.square = square
    state.steps -= 1
    state.steps_taken += 1
    state.must_move = False
    if not state.quiet:
        facts = {
            "ship": state.letter(ship),
            "from": SQUARE_NAMES[state.came_from],
            "to": SQUARE_NAMES[square],
        }
        state.tell("step-moved", facts)
    if state.board.currents >> square & 1 and carries(state, square):
        state.used_currents |= BITS[square]
        state.steps += 1
        state.must_move = True
        if not state.quiet:
            state.tell("current-triggered", {"ship": state.letter(ship), "square": SQUARE_NAMES[square]})


def carries(state: RedcodeState, square: i64) -> bool:
    """Whether a current gives its step: once per movement (RC-5.10), with current_retrigger at every entry.

    Then a movement is carried no more after as many steps as the sea has squares (RC-G43).
    """
    if state.tables.retrigger:
        return state.steps_taken < SQUARES
    return state.used_currents >> square & 1 == 0


def ask_for_step(state: RedcodeState) -> bool:
    """Ask for the next step if one can be taken; otherwise the movement is done, and False comes back."""
    ship = state.ships[state.mover]
    while state.steps > 0:
        if open_squares(state, ship):
            state.phase = MOVE_STEP
            evading_by_player = state.tables.player_moves_evader
            state.decider = state.active if evading_by_player else state.mover
            return True
        if not state.must_move:
            break
        state.must_move = False
        state.steps -= 1
        if not state.quiet:
            state.tell("current-lost", {"ship": state.letter(ship), "square": SQUARE_NAMES[ship.square]})
    end_movement(state)
    return False


def end_movement(state: RedcodeState) -> None:
    """No movement is under way any more."""
    state.mover = NOWHERE
    state.steps = 0
    state.must_move = False
    state.used_currents = 0
    state.came_from = NOWHERE
    state.steps_taken = 0
