"""The contract between a game and everything that plays, serves, studies or shows it.

A `Game` makes states and reads text; a `State` is one position with its open decisions. Both are pure: no
clock, no input or output, no randomness except the `Chance` that is handed in. The same ruleset, seats,
chance and actions give the same game, byte for byte, in every process.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from redtable.kernel.encoding import encode_view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from redtable.kernel.chance import Chance
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo, View

SPECTATOR: Final = -1
"""Sees what is public, and never acts."""
JUDGE: Final = -2
"""Sees everything: goldens, replays after the end. Never served while a match runs."""
CLOCK: Final = -3
"""Acts when time runs out: a timeout is an action in the log like any other."""
NOBODY: Final = -4
"""Nobody's decision is open: the game is over."""
NOTHING_SECRET: Final[dict[str, Any]] = {}
"""What most events keep secret."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision, identified by its notation. Games subclass it to carry the parsed parts."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Event:
    """Something that happened, and who may know how much of it.

    Everybody sees `data`; the seats in `to` see `secret` as well. A `hidden` event does not exist for anybody
    outside `to`. An event `reveals` when a seat learns from it what it could not know before: such an event
    ends the possibility of undo.
    """

    def __init__(
        self,
        kind: str = "",
        data: dict[str, Any] | None = None,
        secret: dict[str, Any] | None = None,
        to: tuple[int, ...] = (),
        hidden: bool = False,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.data: dict[str, Any] = data if data is not None else {}
        self.secret: dict[str, Any] = secret if secret is not None else NOTHING_SECRET
        self.to = to
        self.hidden = hidden
        self.reveals = reveals or bool(self.secret)

    def perceived_by(self, seat: int) -> bool:
        """Whether the seat may know of it at all."""
        return not self.hidden or seat == JUDGE or seat in self.to

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        """What this seat gets of the event as plain data; None when it may not know of it."""
        if not self.perceived_by(seat):
            return None
        seen = {"event": self.kind, **self.data}
        if self.secret and (seat == JUDGE or seat in self.to):
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.seen_by(JUDGE)!r})"


class Refusal:
    """Why an action is impossible: the clause that forbids it, a message key, and the thing in the way."""

    def __init__(self, clause: str = "", key: str = "", args: dict[str, Any] | None = None) -> None:
        self.clause = clause
        self.key = key
        self.args: dict[str, Any] = args if args is not None else {}

    def __repr__(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.clause} {self.key}({detail})"


class Outcome:
    """How a game ended: one score a seat (1 won, 0 lost, 0.5 drawn) and the reason as a word.

    A seat that plays for nobody's victory has no score: None, which is neither won, lost nor drawn.
    """

    def __init__(self, scores: tuple[float | None, ...] = (), reason: str = "") -> None:
        self.scores = scores
        self.reason = reason

    def winners(self) -> list[int]:
        """The seats that won; empty in a draw."""
        return [seat for seat, score in enumerate(self.scores) if score == 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.scores, self.reason) == (other.scores, other.reason)

    def __hash__(self) -> int:
        return hash((self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.scores!r}, {self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Reporter:
    """Takes reports of what happens, as events. A `quiet` one forgets them: searches and samples use it.

    Where it costs time to say what happened, a rule asks `quiet` before it makes the data of an event.
    """

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        self.events: list[Event] | None = None
        """What was reported since the last `take_events`: None for nothing."""

    def tell(self, kind: str, data: dict[str, Any], reveals: bool = False) -> None:
        """Report something that everybody sees."""
        if not self.quiet:
            self.report(Event(kind, data, reveals=reveals))

    def tell_secret(
        self, kind: str, data: dict[str, Any], secret: dict[str, Any], to: tuple[int, ...]
    ) -> None:
        """Report something of which only some seats learn all."""
        if not self.quiet:
            self.report(Event(kind, data, secret, to))

    def tell_only(self, kind: str, data: dict[str, Any], to: tuple[int, ...], reveals: bool = False) -> None:
        """Report something of which only some seats learn at all."""
        if not self.quiet:
            self.report(Event(kind, data, to=to, hidden=True, reveals=reveals))

    def report(self, event: Event) -> None:
        """Keep an event for `take_events`."""
        if self.events is None:
            self.events = [event]
        else:
            self.events.append(event)

    def tell_again(self, events: list[Event]) -> None:
        """Report what another reporter took."""
        if not self.quiet:
            self.events = [*(self.events or []), *events]

    def take_events(self) -> list[Event]:
        """What was reported since the last time; the end of every `apply`."""
        events = self.events
        if events is None:
            return []
        self.events = None
        return events


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Reporter, ABC):
    """One position of one game, with the stack of decisions that are still open.

    What happens is reported by `tell` and its sisters, and `apply` ends with `take_events`. `quiet` states
    play the same game but report nothing: searches use them.
    """

    @abstractmethod
    def to_move(self) -> int:
        """The seat that owns the topmost open decision; NOBODY when the game is over."""

    def actors(self) -> list[int]:
        """Every seat that may act now. Games in which several seats act at once override this."""
        seat = self.to_move()
        return [] if seat == NOBODY else [seat]

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat, in a fixed order; good candidates where space is continuous."""

    def choices(self, seat: int) -> list[Action]:
        """The same actions for who will take one of them: a game may leave their texts unwritten."""
        return self.legal(seat)

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None when it may."""

    @abstractmethod
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out an action that `refusal` does not refuse; changes this state and tells what happened."""

    def timer(self) -> tuple[str, int] | None:
        """The time limit that the rules set now: its name and its seconds. The same name goes on running."""
        return None

    @abstractmethod
    def view(self, seat: int) -> View:
        """All that the seat (or SPECTATOR, or JUDGE) may know, with its legal actions inside."""

    def encoded(self, seat: int) -> list[str]:
        """`view` as JSON, in parts. A game for thousands of tables may make it in a shorter way."""
        return encode_view(self.view(seat))

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state: nothing done to one ever shows in the other."""

    @abstractmethod
    def redeal(self, seat: int, chance: Chance) -> State:
        """A copy in which everything the seat cannot know is dealt anew: its view stays the same."""

    @abstractmethod
    def position(self) -> str:
        """The whole position as one line of text; `Game.read_position` reads it back."""

    def remembers(self) -> bool:
        """Whether the state knows more than its position tells, such as steps that could be taken back.

        A match with such a state is taken up again from its whole log.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game, without a position: it starts games and reads their texts."""

    slug: str = ""
    package: str = ""
    """The importable package that holds `ruleset/`, `rulebook/` and `text/` of this game."""
    secret_turns: bool = False
    """Whether it can be a secret who is to act: then no table may add a clock, which would show it."""

    @abstractmethod
    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> Ruleset:
        """The ruleset of that name with the match's options applied; the default one if empty.

        A file, or a ruleset written out in full, may stand in place of the name.
        """

    def whole(self, rules: Ruleset) -> Ruleset:
        """The same rules with everything that they only name (a map, a ship) written into them.

        What a match stores at its start: a later version of the package may know other things by these names.
        """
        return rules

    @abstractmethod
    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        """The seats of a match under these rules, in seat order."""

    def earlier_editions(self, rules: Ruleset) -> list[Ruleset]:  # noqa: ARG002 - most games have had one only
        """The same ruleset as earlier versions of the package played it, the latest first.

        Records name the one they mean by its hash; a match that began before any of this was stored is of the
        earliest.
        """
        return []

    @abstractmethod
    def start(self, rules: Ruleset, chance: Chance) -> tuple[State, list[Event]]:
        """A new game."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read an action's notation; raises NotationError with what was expected."""

    @abstractmethod
    def read_position(self, rules: Ruleset, text: str) -> State:
        """The inverse of `State.position`; raises NotationError."""

    @abstractmethod
    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> State:
        """Some state that the view's seat cannot tell from the true one, made from the view alone."""

    def closest(self, action: str, choices: Sequence[str]) -> str:
        """Which of some choices an action amounts to, in games that have more actions than can be listed.

        The empty text if it is like none of them. Where all are listed, it is one of them or like none.
        """
        return action if action in choices else ""

    def is_gesture(self, action: str) -> bool:  # noqa: ARG002 - most games have none
        """Whether an action only shows something to others, and decides nothing."""
        return False

    def talk(self, rules: Ruleset, seat: int) -> tuple[bool, bool]:  # noqa: ARG002
        """Whether the seat may chat during a match: with everybody, with its team."""
        return True, True

    def unscored(self, rules: Ruleset) -> tuple[int, ...]:  # noqa: ARG002
        """The seats that neither win nor lose, however a match ends."""
        return ()

    def steps_back(self, rules: Ruleset) -> bool:  # noqa: ARG002
        """Whether the rules let players take back what was drawn for; then it comes again (`repeats`)."""
        return False

    def drop_in(self, rules: Ruleset) -> bool:  # noqa: ARG002
        """Whether a match may begin with free seats, which people take and leave while it goes on."""
        return False

    def timed(self, rules: Ruleset) -> bool:  # noqa: ARG002
        """Whether these rules limit the time of decisions: then `State.timer` says how."""
        return False

    def again(
        self,
        rules: Ruleset,
        options: dict[str, Any],
        state: State,  # noqa: ARG002 - games that remember something look at it
    ) -> tuple[dict[str, Any], list[int]]:
        """A rematch: its options, and for each of its seats the seat whose player takes it, one seat on."""
        count = len(self.seats(rules))
        return options, [(seat - 1) % count for seat in range(count)]

    def device_files(self) -> dict[str, bytes]:
        """What a browser's Python needs beside the package, by path: what has no form for it, made here."""
        return {}

    def drawing(self, id: str) -> str:
        """A drawing of the game as SVG, by an id that its views name; the same for everybody.

        Raises NotationError for an id that is no drawing's.
        """
        from redtable.kernel.notation import NotationError

        raise NotationError(f"{self.slug} has no drawing {id!r}")

    def preview(self, rules: Ruleset, view: View, question: str) -> Any:  # noqa: ARG002
        """Answer a seat's question (a range, a line of sight, odds) from its view alone.

        The answer is data of the type that `preview_types` declares for the question's first word.
        Raises NotationError when the game cannot read the question; a game without previews reads none.
        """
        from redtable.kernel.notation import NotationError

        raise NotationError(f"{self.slug} answers no questions, so it cannot answer {question!r}")

    def preview_types(self) -> dict[str, Any]:
        """The types of what `preview` answers, by the first word of the question; for schemas and clients."""
        return {}

    def cheap_previews(self) -> tuple[str, ...]:
        """The first words of questions that `preview` answers in less time than an action takes.

        That must hold in every position and for all options: a server answers them between two actions.
        """
        return ()

    def consult(self, rules: Ruleset, question: str, about: dict[str, Any] | None = None) -> Any:  # noqa: ARG002
        """Answer a question about the rules alone, for pages without a match; `about` is data that it needs.

        The answer is data of the type that `consult_types` declares for the question's first word.
        Raises NotationError when the game cannot read the question; most games have nothing to consult.
        """
        from redtable.kernel.notation import NotationError

        raise NotationError(f"{self.slug} cannot be consulted, so it cannot answer {question!r}")

    def consult_types(self) -> dict[str, Any]:
        """The types of what `consult` answers, by the first word of the question; for schemas and clients."""
        return {}

    def view_type(self) -> type[View]:
        """The class of this game's views, for schemas and decoding."""
        from redtable.kernel.view import View

        return View
