"""The open decisions: which ship's captain decides what.

The turn lies at the bottom of the stack: a ship to choose, to place or to bring back, crew to recover, or the
manoeuvres of the active ship. On top of it lies what interrupts it: the response window of the last link of a
chain, the next step of a movement, crew that a card brings back, or cards above the hand limit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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


class Movement:
    """A movement under way. It is filled in before its decision is opened, and never changes after that."""

    def __init__(self, mover: i64, steps: i64) -> None:
        self.mover: i64 = mover
        self.steps: i64 = steps
        self.must_move = False
        self.used_currents: i64 = 0
        self.came_from: i64 = NOWHERE
        self.steps_taken: i64 = 0

    def copy(self) -> Movement:
        """The same movement, to go on with."""
        new = Movement(self.mover, self.steps)
        new.must_move = self.must_move
        new.used_currents = self.used_currents
        new.came_from = self.came_from
        new.steps_taken = self.steps_taken
        return new

    def used(self) -> list[int]:
        """The currents that it has used, as squares."""
        return [square for square in range(SQUARES) if self.used_currents >> square & 1]


@final
class Decision(Frame):
    """A decision of a ship's captain, known by its phase: its place in PHASES.

    One class for all of them, as a search looks at the topmost frame several times for every action: classes
    of their own for windows, movements and recoveries made random games slower.
    """

    def __init__(
        self,
        phase: i64,
        ship: i64,
        seat: int,
        crew: i64 = 0,
        link: Link | None = None,
        queue: i64 = 0,
        movement: Movement | None = None,
    ) -> None:
        super().__init__(PHASES[phase], seat)
        self.phase: i64 = phase
        self.ship: i64 = ship
        self.crew: i64 = crew
        """How many crew are to be brought back, at the start of a turn or through the boatswain."""
        self.link = link
        """The last link of the chain, which may be answered (RC-13.11)."""
        self.queue: i64 = queue
        """The ships still to be asked about it, four bits each, number plus one, the asked one first."""
        self.movement = movement
        """The movement that waits for its next step."""
