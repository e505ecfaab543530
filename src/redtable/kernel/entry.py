"""What a match keeps of its past: the entries of its log, those that may be taken back, and checkpoints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.kernel.game import JUDGE

if TYPE_CHECKING:
    from redtable.kernel.chance import Draw
    from redtable.kernel.game import Action, Event, State


class Entry:
    """One line of the log: who did what, what chance gave, and what happened."""

    def __init__(self, seat: int, text: str, draws: list[Draw], events: list[Event]) -> None:
        self.seat = seat
        self.text = text
        self.draws = draws
        self.events = events

    def perceived_by(self, seat: int) -> bool:
        """Whether the seat can tell that this entry exists."""
        if seat in (self.seat, JUDGE):
            return True
        return any(event.perceived_by(seat) for event in self.events)

    def public(self) -> bool:
        """Whether all seats see the same of it."""
        return all(not (event.hidden or event.secret) for event in self.events)

    def seen_by(self, seat: int) -> list[dict[str, Any]]:
        """The events of this entry as the seat may know them."""
        seen = []
        for event in self.events:
            told = event.seen_by(seat)
            if told is not None:
                seen.append(told)
        return seen

    def settled(self) -> str:
        """Why this entry can never be taken back: `rolled`, `revealed`, or nothing."""
        if self.draws:
            return "rolled"
        return "revealed" if any(event.reveals for event in self.events) else ""


class Undoable:
    """A log entry that may still be taken back, or that another one stands before which may be."""

    def __init__(
        self, entry: Entry, action: Action, before: State, sequence: int, fate: str, closed: bool
    ) -> None:
        self.entry = entry
        self.action = action
        self.before = before
        """The position before it; one without those actions that were taken back meanwhile."""
        self.sequence = sequence
        """How many entries the log had."""
        self.fate = fate
        """Why the seat's action before this one cannot be taken back."""
        self.closed = closed
        """Whether its seat can take it back no more."""
        self.undone = False
        """Whether it was taken back, and kept because a later one stands that its seat knows nothing of."""


class Checkpoint:
    """Where a match can be taken up again without the log that led there."""

    def __init__(
        self, sequence: int, position: str, draws: int, versions: dict[int, int], fates: dict[int, str]
    ) -> None:
        self.sequence = sequence
        self.position = position
        self.draws = draws
        """How many draws were made up to here: sealed chance goes on with the next."""
        self.versions = versions
        self.fates = fates
