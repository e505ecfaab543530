"""The open decisions: which ship's captain decides what.

The turn lies at the bottom of the stack: a ship to choose, to place or to bring back, crew to recover, or the
manoeuvres of the active ship. On top of it lies what interrupts it: the response window of the last link of a
chain, the next step of a movement, crew that a card brings back, or cards above the hand limit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.redcode.board import NOWHERE, SQUARES
from redtable.games.redcode.words import PHASES
from redtable.kernel.frames import Frame

if TYPE_CHECKING:
    from redtable.games.redcode.chain import Link

CHOOSE_SHIP: Final = 0
PLACE_SHIP: Final = 1
RETURN_SHIP: Final = 2
RECOVERY: Final = 3
MAIN: Final = 4
MOVE_STEP: Final = 5
RESPOND: Final = 6
BOATSWAIN: Final = 7
OVERFLOW: Final = 8
OVER: Final = 9
"""Nothing is open any more."""


class Decision(Frame):
    """A decision of a ship's captain, known by its phase: its place in PHASES."""

    def __init__(self, phase: i64, ship: i64, seat: int) -> None:
        super().__init__(PHASES[phase], seat)
        self.phase: i64 = phase
        self.ship: i64 = ship


class Recovery(Decision):
    """Crew to bring back, at the start of a turn (RC-12.1) or through the boatswain (RC-10.10)."""

    def __init__(self, phase: i64, ship: i64, seat: int, crew: i64) -> None:
        super().__init__(phase, ship, seat)
        self.crew: i64 = crew


class Window(Decision):
    """The response window of a link: the ship that is asked now, and those that come after it (RC-13.11)."""

    def __init__(self, ship: i64, seat: int, link: Link, queue: i64) -> None:
        super().__init__(RESPOND, ship, seat)
        self.link = link
        self.queue: i64 = queue
        """The ships still to be asked, four bits each, number plus one, the asked one first."""


class Movement(Decision):
    """A movement under way. It is filled in before it is put on the stack, and never changes there."""

    def __init__(self, ship: i64, seat: int, mover: i64, steps: i64) -> None:
        super().__init__(MOVE_STEP, ship, seat)
        self.mover: i64 = mover
        self.steps: i64 = steps
        self.must_move = False
        self.used_currents: i64 = 0
        self.came_from: i64 = NOWHERE
        self.steps_taken: i64 = 0

    def copy(self) -> Movement:
        """The same movement, to go on with."""
        new = Movement(self.ship, self.seat, self.mover, self.steps)
        new.must_move = self.must_move
        new.used_currents = self.used_currents
        new.came_from = self.came_from
        new.steps_taken = self.steps_taken
        return new

    def used(self) -> list[int]:
        """The currents that it has used, as squares."""
        return [square for square in range(SQUARES) if self.used_currents >> square & 1]
