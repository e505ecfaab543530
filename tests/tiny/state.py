"""One position of the race: its data, its copies, and the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from redtable.kernel.frames import Frames
from redtable.kernel.game import Outcome, State
from tests.tiny.frames import Decision
from tests.tiny.notation import parsed
from tests.tiny.position import format_position
from tests.tiny.redeal import redeal
from tests.tiny.refusals import why_not
from tests.tiny.rules import RULES, legal_actions
from tests.tiny.view_builder import view_of

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Event, Refusal
    from tests.tiny.rules import Rule
    from tests.tiny.ruleset import TinyRuleset
    from tests.tiny.view import TinyView


class TinyState(State):
    """Boats, cards and open decisions. Hands are kept in order, so that a position has one text."""

    table: ClassVar[dict[str, Rule]] = RULES

    def __init__(self, rules: TinyRuleset) -> None:
        super().__init__()
        self.rules = rules
        self.boats: list[int] = [0] * rules.options.seats
        self.hands: list[list[int]] = [[] for _ in self.boats]
        self.deck: list[int] = []
        self.played: list[int] = []
        self.frames: Frames[Decision] = Frames()

    def to_move(self) -> int:
        """The owner of the topmost frame."""
        return self.frames.owner()

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat."""
        return legal_actions(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why not, with the clause."""
        return why_not(self, seat, parsed(action))

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out an action that nothing forbids."""
        play = parsed(action)
        self.table[play.verb](self, seat, play, chance)
        return self.take_events()

    def outcome(self) -> Outcome | None:
        """TN-5: the boat that got farthest wins; several that got equally far share a draw."""
        if self.frames:
            return None
        best = max(self.boats)
        prize = 1.0 if self.boats.count(best) == 1 else 0.5
        scores = tuple(prize if place == best else 0.0 for place in self.boats)
        return Outcome(scores, "finish") if best >= self.rules.length else Outcome(scores, "cards")

    def view(self, seat: int) -> TinyView:
        """All that the seat may know."""
        return view_of(self, seat)

    def redeal(self, seat: int, chance: Chance) -> TinyState:
        """The same race with the cards that the seat does not see dealt anew."""
        twin = self.copy()
        redeal(twin, seat, chance)
        return twin

    def copy(self) -> TinyState:
        """An independent race; the ruleset and the frames, which never change, are shared."""
        twin = type(self)(self.rules)
        twin.quiet = self.quiet
        twin.boats = self.boats.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.played = self.played.copy()
        twin.frames = self.frames.copy()
        return twin

    def position(self) -> str:
        """The position as one line."""
        return format_position(self)
