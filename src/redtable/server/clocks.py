"""Time for thinking. It is computed from the log: the service clock at each entry, minus the pauses.

The service clock stands still while no node runs and never jumps, so a restart neither takes nor gives time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.protocol.from_server import ClockView
from redtable.protocol.tables import ClockSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

Pauses = list[tuple[int, int]]
Timer = tuple[str, int] | None
"""What `State.timer` says."""


class ClockState(msgspec.Struct, kw_only=True):
    """The clocks after an entry of the log: as snapshots keep them."""

    opened: int
    """The service clock when these seats' time began to run."""
    running: list[int]
    remaining: dict[int, int]
    """Milliseconds left at `opened`."""
    limit: str = ""
    """The time limit of the rules that runs or ran last."""
    limit_left: int = 0
    """Milliseconds of it left at `opened`."""
    limited: bool = False
    """Whether it runs: then nobody's own time does."""

    def copy(self) -> ClockState:
        """An independent one."""
        new = msgspec.structs.replace(self)
        new.running = list(self.running)
        new.remaining = dict(self.remaining)
        return new


class Clocks:
    """The clocks of one match: everybody's own, as the table set them, and the time limits of the rules.

    While a limit of the rules runs it is everybody's: who is to act does not show on it.
    """

    def __init__(self, settings: ClockSettings | None, seats: int, state: ClockState | None = None) -> None:
        self.settings = settings
        self.full = settings.seconds * 1000 if settings else 0
        self.state = state or ClockState(
            opened=0, running=[], remaining=dict.fromkeys(range(seats), self.full)
        )

    def start(self, at: int, actors: Sequence[int], timer: Timer = None) -> None:
        """The first decisions are open."""
        state = self.state
        state.opened = at
        state.limited = timer is not None
        if timer is not None:
            name, seconds = timer
            if name != state.limit:
                state.limit, state.limit_left = name, seconds * 1000
            state.running = list(state.remaining)
        else:
            state.running = [seat for seat in actors if seat >= 0] if self.settings else []

    def moved(self, seat: int, at: int, actors: Sequence[int], pauses: Pauses, timer: Timer = None) -> None:
        """A seat acted; these seats are to act now, perhaps within a time limit of the rules."""
        spent = self.spent(at, pauses)
        former: list[int] = []
        if self.state.limited:
            self.state.limit_left = max(0, self.state.limit_left - spent)
        else:
            former = self.state.running
            for runner in former:
                self.state.remaining[runner] = max(0, self.state.remaining[runner] - spent)
        self.start(max(at, self.state.opened), actors, timer)
        if self.settings is None or self.state.limited:
            return
        if self.settings.per == "decision":
            for runner in self.state.running:
                if runner == seat or runner not in former:
                    self.state.remaining[runner] = self.full
        elif seat in self.state.remaining:
            self.state.remaining[seat] += self.settings.increment * 1000

    def spent(self, at: int, pauses: Pauses) -> int:
        """Milliseconds that ran since the decisions opened."""
        opened = self.state.opened
        paused = sum(
            max(0, min(end or at, at) - max(begin, opened)) for begin, end in pauses if (end or at) > opened
        )
        return max(0, at - opened - paused)

    def left(self, at: int, pauses: Pauses) -> dict[int, int]:
        """Milliseconds left to every seat now."""
        spent = self.spent(at, pauses)
        if self.state.limited:
            return dict.fromkeys(self.state.remaining, max(0, self.state.limit_left - spent))
        return {
            seat: max(0, left - spent) if seat in self.state.running else left
            for seat, left in self.state.remaining.items()
        }

    def next_expiry(self, at: int, pauses: Pauses) -> tuple[int, int] | None:
        """The seat whose time runs out first, and in how many milliseconds."""
        left = self.left(at, pauses)
        if not self.state.running or (pauses and pauses[-1][1] == 0):
            return None
        seat = min(self.state.running, key=lambda runner: left[runner])
        return seat, left[seat]

    def show(self, at: int, pauses: Pauses) -> ClockView:
        """The clocks as clients get them."""
        return ClockView(
            paused=bool(pauses) and pauses[-1][1] == 0,
            running=list(self.state.running),
            remaining=[left for _, left in sorted(self.left(at, pauses).items())],
        )
