"""Movement, step by step, and the currents that carry a ship on (RC-5, RC-9.22 to RC-9.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import BITS, SQUARES
from redtable.games.redcode.frames import MOVE_STEP, Decision, Movement
from redtable.games.redcode.notation import SQUARE_NAMES
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


def open_squares(state: RedcodeState, move: Movement) -> list[int]:
    """The squares that the next step of a movement may enter."""
    ship = state.ships[move.mover]
    blocked = blocked_squares(state)
    if move.must_move:
        if state.tables.fixed_currents:
            flow: i64 = state.board.flow(ship.square)
            if flow >= 0:
                return [] if blocked >> flow & 1 else [flow]
            if state.board.has_flow(ship.square):
                return []
        if not state.tables.current_return:
            blocked |= BITS[move.came_from]
    squares = []
    for square in state.tables.neighbours[ship.square]:
        if blocked >> square & 1 == 0:
            squares.append(square)
    return squares


def begin_evasion(state: RedcodeState, ship: Ship, steps: i64) -> None:
    """Movement by an order card: its owner moves the ship, or not at all (RC-10.12, RC-9.23, RC-G29)."""
    ask_for_step(state, Movement(ship.number, steps))


def enter(state: RedcodeState, move: Movement, square: i64) -> None:
    """Take a step; a current gives one more, which must be taken (RC-5.6 to RC-5.8)."""
    ship = state.ships[move.mover]
    move.came_from = ship.square
    ship.square = square
    move.steps -= 1
    move.steps_taken += 1
    move.must_move = False
    if not state.quiet:
        facts = {
            "ship": state.letter(ship),
            "from": SQUARE_NAMES[move.came_from],
            "to": SQUARE_NAMES[square],
        }
        state.tell("step-moved", facts)
    if state.board.currents >> square & 1 and carries(state, move, square):
        move.used_currents |= BITS[square]
        move.steps += 1
        move.must_move = True
        if not state.quiet:
            state.tell("current-triggered", {"ship": state.letter(ship), "square": SQUARE_NAMES[square]})


def carries(state: RedcodeState, move: Movement, square: i64) -> bool:
    """Whether a current gives its step: once per movement (RC-5.10), with current_retrigger at every entry.

    Then a movement is carried no more after as many steps as the sea has squares (RC-G43).
    """
    if state.tables.retrigger:
        return move.steps_taken < SQUARES
    return move.used_currents >> square & 1 == 0


def ask_for_step(state: RedcodeState, move: Movement) -> bool:
    """Ask for the next step if one can be taken; otherwise the movement is done, and False comes back."""
    ship = state.ships[move.mover]
    while move.steps > 0:
        if open_squares(state, move):
            decider: i64 = state.active if state.tables.player_moves_evader else move.mover
            seat = state.tables.owner(decider)
            state.frames.push(Decision(MOVE_STEP, decider, seat, movement=move))
            return True
        if not move.must_move:
            break
        move.must_move = False
        move.steps -= 1
        if not state.quiet:
            state.tell("current-lost", {"ship": state.letter(ship), "square": SQUARE_NAMES[ship.square]})
    return False
