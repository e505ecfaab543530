"""A running match: one state, the log that led to it, and what each seat has seen of it.

Every seat has its own version: the number of log entries that it could perceive. An action carries the
version its author saw, so a stale click is refused; and because the count is the seat's own, not even the
version tells it that something hidden happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.kernel.chance import ChanceError, DrawnChance, RecordedChance
from redtable.kernel.encoding import EncodedMatch, encode_ended, encoder
from redtable.kernel.entry import Checkpoint, Entry, Undoable
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR, Event, Outcome, Refusal
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.view import MatchView, OutcomeView, RefusalView, ended_view

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo

UNDO: Final = "undo"
"""What a seat says to take back its last action."""
RESIGN: Final = "resign"
AGREE_DRAW: Final = "agree-draw"
DECISIONS: Final = (RESIGN, AGREE_DRAW)
"""What the table decides after the right people agreed: no seat can say it."""
MATCH_WORDS: Final = (UNDO, *DECISIONS)
"""The notations that belong to the match and not to a game."""


class Refused(RedtableError):  # noqa: N818 - a refusal is an answer, not a fault
    """An action that was not carried out; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


WHY_NO_UNDO: Final = {
    "": "table-refusal-undo-nothing",
    "rolled": "table-refusal-undo-rolled",
    "revealed": "table-refusal-undo-revealed",
    "answered": "table-refusal-undo-answered",
}
"""RT-4, by the fate of the seat's last action."""


def no_undo(fate: str) -> Refusal:
    """RT-4: why an action of that fate is not taken back."""
    return Refusal("RT-4", WHY_NO_UNDO[fate], {})


MATCH_IS_OVER: Final = Refusal("RT-1", "table-refusal-over", {})
"""Nobody acts in a match that has ended, and nothing of it is taken back."""

MAY_UNDO: Final = '"undo":true,"why_no_undo":null'
MAY_NOT_UNDO: Final[dict[str, str]] = {
    fate: f'"undo":false,"why_no_undo":{encoder.encode(RefusalView.of(no_undo(fate))).decode()}'
    for fate in WHY_NO_UNDO
}
NOT_OVER: Final = '"outcome":null'
NO_MORE_UNDO: Final = f'"undo":false,"why_no_undo":{encoder.encode(RefusalView.of(MATCH_IS_OVER)).decode()}'
"""Fields of a `MatchView` as JSON."""


def over(outcome: Outcome) -> str:
    """How the match ended, as a field of a `MatchView` in JSON."""
    return f'"outcome":{encoder.encode(OutcomeView.of(outcome)).decode()}'


def fate_of(entry: Entry) -> str:
    """Why an entry cannot be taken back once it is not the last; an undo leaves nothing to take back."""
    return "" if entry.text == UNDO else entry.settled() or "answered"


class Match:
    """A game being played. `apply` is what seats and the clock say, `decide` what the table decided."""

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
        self.everybody = (*range(len(self.seats)), SPECTATOR, JUDGE, CLOCK)
        self.unseen = [0] * len(self.everybody)
        """How many entries each seat could not perceive: they are missing from its version.

        Those without a seat have negative numbers, which are places at the end.
        """
        self.undoable: list[Undoable] = []
        """The end of the log, from the first entry on that may still be taken back."""
        self.undoable_seat = SPECTATOR
        """The seat whose actions all of these are; SPECTATOR if they may be those of several."""
        self.ended: Outcome | None = None
        """How the match ended by the players' will rather than by the rules."""
        self.base = 0
        """How many entries came before those in `log`."""
        self.fates = [""] * len(self.everybody)
        """Why each seat's last action cannot be taken back (see WHY_NO_UNDO)."""

    @classmethod
    def resume(cls, game: Game, rules: Ruleset, chance: Chance, checkpoint: Checkpoint) -> Match:
        """A match from a checkpoint; `chance` must have made as many draws as it says."""
        match = cls(game, rules, chance, game.read_position(rules, checkpoint.position))
        match.base = checkpoint.sequence
        for seat in match.everybody:
            match.unseen[seat] = checkpoint.sequence - checkpoint.versions[seat]
            match.fates[seat] = checkpoint.fates[seat]
        return match

    def checkpoint(self) -> Checkpoint:
        """The latest point from which this match can go on exactly, what may be undone included."""
        sequence, state, unseen, fates = self.sequence(), self.state, self.unseen.copy(), self.fates.copy()
        draws = self.chance.source.draws
        if self.undoable:
            first = self.undoable[0]
            sequence, state = first.sequence, first.before
            for later in reversed(self.undoable):
                fates[later.entry.seat] = later.fate
            for entry in self.log[sequence - self.base :]:
                draws -= len(entry.draws)
                for seat in self.everybody:
                    if not entry.perceived_by(seat):
                        unseen[seat] -= 1
        versions = {seat: sequence - unseen[seat] for seat in self.everybody}
        kept = {seat: fates[seat] for seat in self.everybody}
        return Checkpoint(sequence, state.position(), draws, versions, kept)

    def leave_behind(self) -> None:
        """Forget the log but for what may be taken back. `updates` reaches back no further."""
        kept = self.undoable[0].sequence if self.undoable else self.sequence()
        del self.log[: kept - self.base]
        self.base = kept

    def sequence(self) -> int:
        """How many entries the whole log has."""
        return self.base + len(self.log)

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
        return self.sequence() - self.unseen[seat]

    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.ended if self.ended is not None else self.state.outcome()

    def actors(self) -> list[int]:
        """Every seat that may act now; nobody once the match has ended, however it ended."""
        return self.state.actors() if self.ended is None else []

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat; none once the match has ended."""
        return self.state.legal(seat) if self.ended is None else []

    def timer(self) -> tuple[str, int] | None:
        """The time limit that the rules set now; none once the match has ended."""
        return self.state.timer() if self.ended is None else None

    def apply(self, seat: int, text: str, version: int | None = None) -> Entry:
        """Carry out what a seat says, an action of the game or `undo`; raises Refused, and then nothing has
        changed.

        With a version, the action is refused unless the seat has seen everything up to now. Should the game
        itself fail in the middle, the state is still the one before, but chance may have been used up: such a
        match must be rebuilt from its log.
        """
        refusal = self.refuse_caller(seat, version)
        if refusal is not None:
            raise Refused(refusal)
        try:
            line = clean(text)
            if line in MATCH_WORDS:
                return self.apply_match_word(seat, line)
            action = self.game.parse(line)
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
        self.note_undoable(entry, action, before)
        self.append(entry)
        return entry

    def apply_match_word(self, seat: int, word: str) -> Entry:
        """Take back an action. RT-5: how a match ends by will is decided by the table, not said by a seat."""
        if word in DECISIONS:
            raise Refused(Refusal("RT-5", "table-refusal-decision", {}))
        if self.outcome() is not None:
            raise Refused(MATCH_IS_OVER)
        return self.undo(seat)

    def decide(self, seat: int, word: str) -> Entry:
        """End the match because the table decided so, in the name of a seat: `resign` or `agree-draw`.

        RT-5: a side may give up against another side, and all may agree on a draw, while the game goes on.
        Where all are on one side there is nobody to draw with: they close the table.

        Whether everybody concerned consents is settled before, where the match is played.
        """
        if word not in DECISIONS:
            raise Refused(Refusal("RT-5", "table-refusal-decision", {}))
        refusal = self.refuse_caller(seat, None)
        if refusal is not None:
            raise Refused(refusal)
        if self.outcome() is not None or seat == CLOCK:
            raise Refused(Refusal("RT-5", "table-refusal-over", {}))
        self.ended = self.outcome_of(seat, word)
        event = Event(self.ended.reason, {"seat": self.seat_name(seat)}, reveals=True)
        entry = Entry(seat, word, [], [event])
        self.undoable.clear()
        self.append(entry)
        return entry

    def outcome_of(self, seat: int, word: str) -> Outcome:
        """How the match ends by a decision."""
        sides = len({info.team for info in self.seats})
        if word == AGREE_DRAW:
            unscored = self.game.unscored(self.rules)
            drawn = tuple(None if at in unscored else 0.5 for at in range(len(self.seats)))
            return Outcome(drawn, "draw-agreed" if sides > 1 else "closed")
        if sides != 2:
            raise Refused(Refusal("RT-5", "table-refusal-resign-sides", {}))
        team = self.seats[seat].team
        return Outcome(tuple(0.0 if info.team == team else 1.0 for info in self.seats), "resigned")

    def repeat(self, seat: int, text: str) -> Entry:
        """Carry out an entry that stands in a log or a record: what was said, or what was decided."""
        if text in DECISIONS:
            return self.decide(seat, text)
        return self.undo(seat) if text == UNDO else self.apply(seat, text)

    def refuse_caller(self, seat: int, version: int | None) -> Refusal | None:
        """RT-1: only seats act, and only while the match goes on. RT-2: nobody acts on an old view."""
        if seat != CLOCK and not 0 <= seat < len(self.seats):
            return Refusal("RT-1", "table-refusal-no-seat", {})
        if version is not None and version != self.version(seat):
            return Refusal("RT-2", "table-refusal-stale", {"given": version, "current": self.version(seat)})
        return MATCH_IS_OVER if self.ended is not None else None

    def append(self, entry: Entry) -> None:
        """Put an entry into the log; the versions of seats that cannot perceive it stay as they are."""
        if not entry.events or not entry.public():
            for seat in self.everybody:
                if not entry.perceived_by(seat):
                    self.unseen[seat] += 1
        self.log.append(entry)
        self.fates[entry.seat] = fate_of(entry)

    def note_undoable(self, entry: Entry, action: Action, before: State) -> None:
        """Keep the state before an entry as long as the entry may be taken back.

        It closes what other seats could take back, if they perceive it: a seat that cannot perceive it must
        not learn of it by losing its undo. One that settled something closes all of its own seat.
        """
        settled = entry.settled() != ""
        if self.undoable and (settled or self.undoable_seat != entry.seat):
            for earlier in self.undoable:
                if settled if earlier.entry.seat == entry.seat else entry.perceived_by(earlier.entry.seat):
                    earlier.closed = True
            self.forget_closed()
        if self.undoable or not settled:
            fate = self.fates[entry.seat]
            if not self.undoable:
                self.undoable_seat = entry.seat
            elif self.undoable_seat != entry.seat:
                self.undoable_seat = SPECTATOR
            self.undoable.append(Undoable(entry, action, before, self.sequence(), fate, settled))

    def forget_closed(self) -> None:
        """Forget what nobody can take back any more, from the oldest on.

        One that was taken back with later ones standing stays until those are closed: the log from there on
        can be played again only as a whole.
        """
        first = 0
        while first < len(self.undoable) and self.undoable[first].closed:
            first += 1
        if first < len(self.undoable):
            for place in range(first):
                if self.undoable[place].undone:
                    first = place
                    break
        del self.undoable[:first]

    def why_no_undo(self, seat: int) -> Refusal | None:
        """RT-4: undo only if nothing was revealed, rolled or answered since; None when it is possible."""
        if self.outcome() is not None:
            return MATCH_IS_OVER
        return None if self.may_undo(seat) else no_undo(self.fates[seat])

    def may_undo(self, seat: int) -> bool:
        """Whether the seat has an action that can be taken back, as far as the rules go on."""
        if not self.undoable or self.undoable_seat not in (seat, SPECTATOR):
            return False
        return self.last_undoable(seat) >= 0

    def last_undoable(self, seat: int) -> int:
        """The place of the seat's last action that can be taken back; negative: there is none."""
        place = len(self.undoable) - 1
        while place >= 0:
            kept = self.undoable[place]
            if kept.entry.seat == seat and not kept.closed:
                return place
            place -= 1
        return place

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last action. The log keeps both, so that a replay is exact.

        Later actions of which the seat knows nothing stand: they are carried out again without it.
        """
        place = self.last_undoable(seat)
        if place < 0:
            raise Refused(no_undo(self.fates[seat]))
        last = self.undoable[place]
        positions = self.without(place)
        for later, before in zip(self.undoable[place + 1 :], positions[:-1], strict=True):
            later.before = before
        self.state = positions[-1]
        if place == len(self.undoable) - 1:
            self.undoable.pop()
        else:
            last.undone = last.closed = True
        for kept in self.undoable:
            if kept.entry.seat != seat and last.entry.perceived_by(kept.entry.seat):
                kept.closed = True
        self.forget_closed()
        entry = Entry(seat, UNDO, [], self.told_of_undo(last))
        self.append(entry)
        return entry

    def told_of_undo(self, last: Undoable) -> list[Event]:
        """That an entry is taken back: to those who perceived it, with how many of their steps ago it was.

        Witnesses who perceived different things since then count differently.
        """
        since = self.log[last.sequence - self.base + 1 :]
        groups: dict[int, list[int]] = {}
        for witness in self.everybody:
            if last.entry.perceived_by(witness):
                steps = 1 + sum(1 for later in since if later.perceived_by(witness))
                groups.setdefault(steps, []).append(witness)
        name = self.seat_name(last.entry.seat)
        return [
            Event("undone", {"seat": name, "steps": steps}, to=tuple(groups[steps]), hidden=True)
            for steps in sorted(groups)
        ]

    def without(self, place: int) -> list[State]:
        """The positions as they were without an action: before each later one, and the last; raises Refused
        if one of these needs it.
        """
        positions = [self.undoable[place].before]
        for later in self.undoable[place + 1 :]:
            state = positions[-1]
            positions.append(state if later.undone else self.again(later, state))
        return positions

    def again(self, later: Undoable, before: State) -> State:
        """The position after an action that is carried out again on another position."""
        seat = later.entry.seat
        try:
            if before.refusal(seat, later.action) is None:
                after = before.copy()
                drawn = DrawnChance(later.entry.draws)
                drawn.repeats = self.chance.repeats
                after.apply(seat, later.action, drawn)
                return after
        except ChanceError:
            pass
        raise Refused(no_undo("answered"))

    def view(self, seat: int) -> MatchView:
        """The seat's view, its version, and whether (or why not) it may undo."""
        refusal = self.why_no_undo(seat)
        view = self.state.view(seat)
        if self.ended is not None:
            view = ended_view(view, self.ended)
        return MatchView(
            version=self.version(seat),
            undo=refusal is None,
            why_no_undo=RefusalView.of(refusal),
            outcome=OutcomeView.of(self.outcome()),
            view=view,
        )

    def encoded(self, seat: int) -> EncodedMatch:
        """What `view` gives, as JSON."""
        outcome = self.outcome()
        if outcome is not None:
            view = self.state.encoded(seat)
            if self.ended is not None:
                view = encode_ended(view, OutcomeView.of(self.ended))
            return EncodedMatch(self.version(seat), NO_MORE_UNDO, over(outcome), view)
        undo = MAY_UNDO if self.may_undo(seat) else MAY_NOT_UNDO[self.fates[seat]]
        return EncodedMatch(self.version(seat), undo, NOT_OVER, self.state.encoded(seat))

    def updates(self, seat: int, since: int = 0) -> list[list[dict[str, Any]]]:
        """The seat's stream after a version: one list of events for each version it missed."""
        missed = self.version(seat) - since
        told = self.recent(seat, missed)
        if missed < 0 or len(told) < missed:
            oldest = self.version(seat) - len(self.recent(seat, self.version(seat)))
            raise RedtableError(f"there is no version {since}; there is {oldest} to {self.version(seat)}")
        return told

    def recent(self, seat: int, most: int) -> list[list[dict[str, Any]]]:
        """The end of the seat's stream: so many updates, or fewer if the log does not reach back so far."""
        told: list[list[dict[str, Any]]] = []
        for entry in reversed(self.log):
            if len(told) >= most:
                break
            if entry.perceived_by(seat):
                told.append(entry.seen_by(seat))
        told.reverse()
        return told
