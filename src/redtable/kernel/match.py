"""A running match: one state, the log that led to it, and what each seat has seen of it.

Every seat has its own version: the number of log entries that it could perceive. An action carries the
version its author saw, so a stale click is refused; and because the count is the seat's own, not even the
version tells it that something hidden happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.kernel.chance import Draw, RecordedChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR, Event, Refusal
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.view import MatchView, RefusalView

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Game, Outcome, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo

UNDO: Final = "undo"
"""The one notation that belongs to the match and not to a game."""


class Refused(RedtableError):  # noqa: N818 - a refusal is an answer, not a fault
    """An action that was not carried out; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


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
        return any(event.seen_by(seat) is not None for event in self.events)

    def seen_by(self, seat: int) -> list[dict[str, Any]]:
        """The events of this entry as the seat may know them."""
        seen = [event.seen_by(seat) for event in self.events]
        return [event for event in seen if event is not None]

    def settled(self) -> str:
        """Why this entry can never be taken back: `rolled`, `revealed`, or nothing."""
        if self.draws:
            return "rolled"
        return "revealed" if any(event.reveals for event in self.events) else ""


class Undoable:
    """A log entry that may still be taken back, with the state before it."""

    def __init__(self, entry: Entry, before: State) -> None:
        self.entry = entry
        self.before = before


class Match:
    """A game being played. `apply` and `undo` are the only ways to change it."""

    def __init__(self, game: Game, rules: Ruleset, chance: Chance, state: State | None = None) -> None:
        self.game = game
        self.rules = rules
        self.chance = RecordedChance(chance)
        self.seats: list[SeatInfo] = game.seats(rules)
        self.opening: list[Event] = []
        if state is None:
            state, self.opening = game.start(rules, self.chance)
        self.state = state
        self.opening_draws = self.chance.take()
        self.log: list[Entry] = []
        self.seen: dict[int, list[int]] = {
            seat: [] for seat in [*range(len(self.seats)), SPECTATOR, JUDGE, CLOCK]
        }
        self.undoable: list[Undoable] = []

    def seat_named(self, name: str) -> int:
        """The seat of that name; `clock` is the clock."""
        if name == "clock":
            return CLOCK
        for seat, info in enumerate(self.seats):
            if info.name == name:
                return seat
        known = ", ".join(info.name for info in self.seats)
        raise RedtableError(f"there is no seat {name!r}; there is: {known}")

    def seat_name(self, seat: int) -> str:
        """The inverse of `seat_named`."""
        return "clock" if seat == CLOCK else self.seats[seat].name

    def version(self, seat: int) -> int:
        """How many log entries the seat has perceived."""
        return len(self.seen[seat])

    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.state.outcome()

    def apply(self, seat: int, text: str, version: int | None = None) -> Entry:
        """Carry out an action by its notation; raises Refused, and then nothing has changed.

        With a version, the action is refused unless the seat has seen everything up to now. Should the game
        itself fail in the middle, the state is still the one before, but chance may have been used up: such a
        match must be rebuilt from its log.
        """
        refusal = self.refuse_caller(seat, version)
        if refusal is not None:
            raise Refused(refusal)
        if text == UNDO:
            return self.undo(seat)
        try:
            action = self.game.parse(clean(text))
        except NotationError as fault:
            raise Refused(Refusal("RT-3", "table-refusal-unreadable", {"why": str(fault)})) from fault
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        before = self.state
        after = before.copy()
        events = after.apply(seat, action, self.chance)
        entry = Entry(seat, action.text, self.chance.take(), events)
        self.state = after
        self.append(entry)
        self.note_undoable(entry, before)
        return entry

    def refuse_caller(self, seat: int, version: int | None) -> Refusal | None:
        """RT-1: only seats act, and only while the match goes on. RT-2: nobody acts on an old view."""
        if seat != CLOCK and not 0 <= seat < len(self.seats):
            return Refusal("RT-1", "table-refusal-no-seat", {})
        if version is not None and version != self.version(seat):
            return Refusal("RT-2", "table-refusal-stale", {"given": version, "current": self.version(seat)})
        return None

    def append(self, entry: Entry) -> None:
        """Put an entry into the log and count it for every seat that perceives it."""
        for seat, indices in self.seen.items():
            if entry.perceived_by(seat):
                indices.append(len(self.log))
        self.log.append(entry)

    def note_undoable(self, entry: Entry, before: State) -> None:
        """Keep the state before an entry as long as the entry may be taken back."""
        if self.undoable and self.undoable[-1].entry.seat != entry.seat:
            self.undoable.clear()
        if entry.settled():
            self.undoable.clear()
        else:
            self.undoable.append(Undoable(entry, before))

    def why_no_undo(self, seat: int) -> Refusal | None:
        """RT-4: undo only if nothing was revealed, rolled or answered since; None when it is possible."""
        if self.undoable and self.undoable[-1].entry.seat == seat:
            return None
        mine = [entry for entry in self.log if entry.seat == seat]
        if not mine or mine[-1].text == UNDO:
            return Refusal("RT-4", "table-refusal-undo-nothing", {})
        settled = mine[-1].settled()
        if settled == "rolled":
            return Refusal("RT-4", "table-refusal-undo-rolled", {})
        if settled == "revealed":
            return Refusal("RT-4", "table-refusal-undo-revealed", {})
        return Refusal("RT-4", "table-refusal-undo-answered", {})

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last action. The log keeps both, so that a replay is exact."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        last = self.undoable.pop()
        self.state = last.before
        witnesses = tuple(other for other in self.seen if last.entry.perceived_by(other))
        undone = Event("undone", {"seat": self.seat_name(seat)}, to=witnesses, hidden=True)
        entry = Entry(seat, UNDO, [], [undone])
        self.append(entry)
        return entry

    def view(self, seat: int) -> MatchView:
        """The seat's view, its version, and whether (or why not) it may undo."""
        refusal = self.why_no_undo(seat)
        return MatchView(
            version=self.version(seat),
            undo=refusal is None,
            why_no_undo=RefusalView.of(refusal),
            view=self.state.view(seat),
        )

    def updates(self, seat: int, since: int = 0) -> list[list[dict[str, Any]]]:
        """The seat's stream after a version: one list of events for each version it missed."""
        if not 0 <= since <= self.version(seat):
            raise RedtableError(f"there is no version {since}; the current one is {self.version(seat)}")
        return [self.log[index].seen_by(seat) for index in self.seen[seat][since:]]
