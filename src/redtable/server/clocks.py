"""Time for thinking. It is computed from the log: the service clock at each entry, minus the pauses.

The service clock stands still while no node runs and never jumps, so a restart neither takes nor gives time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.server.messages import ClockSettings, ClockView

if TYPE_CHECKING:
    from collections.abc import Sequence

Pauses = list[tuple[int, int]]


class ClockState(msgspec.Struct, kw_only=True):
    """The clocks after an entry of the log: as snapshots keep them."""

    opened: int
    """The service clock when these seats' time began to run."""
    running: list[int]
    remaining: dict[int, int]
    """Milliseconds left at `opened`."""

    def copy(self) -> ClockState:
        """An independent one."""
        return ClockState(opened=self.opened, running=list(self.running), remaining=dict(self.remaining))


class Clocks:
    """The clocks of one match."""

    def __init__(self, settings: ClockSettings, seats: int, state: ClockState | None = None) -> None:
        self.settings = settings
        self.full = settings.seconds * 1000
        self.state = state or ClockState(
            opened=0, running=[], remaining=dict.fromkeys(range(seats), self.full)
        )

    def start(self, at: int, actors: Sequence[int]) -> None:
        """The first decisions are open."""
        self.state.opened = at
        self.state.running = [seat for seat in actors if seat >= 0]

    def moved(self, seat: int, at: int, actors: Sequence[int], pauses: Pauses) -> None:
        """A seat acted; these seats are to act now."""
        spent = self.spent(at, pauses)
        for runner in self.state.running:
            self.state.remaining[runner] = max(0, self.state.remaining[runner] - spent)
        former = self.state.running
        self.start(max(at, self.state.opened), actors)
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
