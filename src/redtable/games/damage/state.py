"""A battle: ships, open volleys and the turn; a desk without an end, or a duel of our own with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage import duel as duels
from redtable.games.damage.criticals import end_turn
from redtable.games.damage.dealing import choose, is_over, open_volley, run
from redtable.games.damage.notation import DamageAction
from redtable.games.damage.position import format_position
from redtable.games.damage.refusals import why_not
from redtable.games.damage.rules import carry_out, legal_actions
from redtable.games.damage.words import DESK, DUEL
from redtable.kernel.frames import Frame, Frames
from redtable.kernel.game import NOBODY, Action, Event, Outcome, Refusal, Reporter, State

if TYPE_CHECKING:
    from redtable.games.damage.desk import Step
    from redtable.games.damage.tables import Tables
    from redtable.games.damage.volley import Ship, Volley
    from redtable.kernel.chance import Chance
    from redtable.kernel.view import View


def signed(event: Event, seat: int) -> Event:
    """The first event of a step at a desk says who took it."""
    return Event(event.kind, {**event.data, "by": f"marker{seat + 1}"}, reveals=event.reveals)


class DamageState(State):
    """One position of a battle. Nothing in it is hidden: the order of the deck is chance still to come."""

    def __init__(self, tables: Tables, mode: str = DUEL, markers: int = 2) -> None:
        super().__init__()
        self.tables = tables
        self.mode = mode
        self.markers = markers
        self.turn = 1
        self.ships: list[Ship] = []
        self.volleys: list[Volley] = []
        self.frames: Frames[Frame] = Frames()
        """The open decisions of a duel: see `frames.py`."""
        self.dice: list[int] = []
        """What each ship fires with in this turn of a duel: see `duel.py`."""
        self.steps = 0
        """How many steps can be taken back."""
        self.past: Step | None = None
        """What `takeback` returns to."""
        self.future: Step | None = None
        """What was taken back last: doing the same again brings the same cards and dice."""
        self.opened: dict[str, int] = {}
        """How many volleys each ship of a desk has had."""
        self.known: dict[str, tuple[int, ...]] = {}
        """The cards and dice that came at a desk, those of steps taken back included (see `dealer.py`)."""

    def to_move(self) -> int:
        """The owner of an open choice, or who fires next; any marker at a desk."""
        return 0 if self.mode == DESK else self.frames.owner()

    def actors(self) -> list[int]:
        """At a desk everybody marks hits; in a duel one decides at a time."""
        if self.mode == DESK:
            return list(range(self.markers))
        seat = self.to_move()
        return [] if seat == NOBODY else [seat]

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat."""
        return legal_actions(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why not, with the clause."""
        assert isinstance(action, DamageAction)
        return why_not(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out an action that is not refused."""
        assert isinstance(action, DamageAction)
        carry_out(self, seat, action, chance)
        events = self.take_events()
        if events and self.mode == DESK and self.markers > 1:
            events[0] = signed(events[0], seat)
        return events

    def mark(self, volley: Volley, what: str, reporter: Reporter) -> None:
        """BD-4.1: the owner's choice."""
        ship = self.ships[volley.target]
        row = next(row for row in volley.options if ship.fit.plan.rows[row].name() == what)
        reporter.tell("choice-made", {"ship": ship.name, "choice": what.split(":")[0], "box": what})
        choose(ship, volley, row, reporter)
        self.tidy()

    def begin(self, target: int, hits: int, reporter: Reporter) -> Volley:
        """A volley on a ship."""
        volley = open_volley(self.ships[target], target, hits, reporter)
        self.volleys.append(volley)
        return volley

    def run(self, volley: Volley, chance: Chance, reporter: Reporter) -> None:
        """All cards up to the next choice or the end of the volley."""
        run(self.ships[volley.target], volley, self.turn, chance, reporter)
        self.tidy()

    def tidy(self) -> None:
        """Volleys that are over leave the table."""
        self.volleys = [volley for volley in self.volleys if not is_over(self.ships[volley.target], volley)]

    def next_turn(self, chance: Chance) -> None:
        """The turn counter, on which critical hits run out."""
        for ship in self.ships:
            if not ship.destroyed:
                end_turn(ship, self.turn, chance, self)
        self.count_turn(self)

    def count_turn(self, reporter: Reporter) -> None:
        """The next turn begins."""
        self.turn += 1
        reporter.tell("turn-advanced", {"turn": self.turn})

    def view(self, seat: int) -> View:
        """Everything: there is nothing to hide."""
        from redtable.games.damage.view_builder import view_of

        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        """In a duel the last ship alive wins; both destroyed in one turn is a draw. A desk has no end."""
        return None if self.mode == DESK else duels.outcome(self)

    def copy(self) -> DamageState:
        """An independent state."""
        other = DamageState(self.tables, self.mode, self.markers)
        other.take_from(self)
        return other

    def take_from(self, other: DamageState) -> None:
        """Become like another state of the same battle."""
        self.quiet = other.quiet
        self.turn = other.turn
        self.ships = [ship.copy() for ship in other.ships]
        self.volleys = [volley.copy() for volley in other.volleys]
        self.frames = other.frames.copy()
        self.dice = other.dice[:]
        self.steps = other.steps
        self.past = other.past
        self.future = other.future
        self.opened = other.opened.copy()
        self.known = other.known

    def remembers(self) -> bool:
        """A desk's steps back are not part of its position."""
        return self.past is not None or self.future is not None

    def redeal(self, seat: int, chance: Chance) -> DamageState:  # noqa: ARG002 - the contract's signature
        """A copy: no seat lacks any knowledge."""
        return self.copy()

    def position(self) -> str:
        """The battle as one line; the steps that could be taken back are not part of it."""
        counters = [duels.ships_fired(self), *self.dice] if self.mode == DUEL else []
        return format_position(self.mode, self.turn, self.ships, self.volleys, counters)
