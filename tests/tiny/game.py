"""The race as the kernel meets it: starting and reading texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.kernel.game import Game
from redtable.kernel.ruleset import load_ruleset
from redtable.kernel.view import SeatInfo
from tests.tiny.frames import TURN, Decision
from tests.tiny.imagine import fill_from_view
from tests.tiny.notation import TinyAction, parse_action
from tests.tiny.position import fill_from_position
from tests.tiny.ruleset import TinyRuleset
from tests.tiny.state import TinyState
from tests.tiny.view import TinyView
from tests.tiny.words import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Event
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View


class Tiny(Game):
    """Boats race down a river."""

    slug = "tiny"
    package = "tests.tiny"
    state_type: type[TinyState] = TinyState

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> TinyRuleset:
        """The numbers of the race."""
        return load_ruleset(TinyRuleset, self.package, name or "standard", options)

    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        """Every seat races for itself."""
        return [SeatInfo(colour, colour) for colour in COLOURS[: mine(rules).options.seats]]

    def start(self, rules: Ruleset, chance: Chance) -> tuple[TinyState, list[Event]]:
        """TN-1: all boats at the start, a hand of cards for every seat; the first seat is on turn."""
        state = self.state_type(mine(rules))
        cards = state.rules.deck()
        state.deck = [cards[index] for index in chance.shuffle("deck", len(cards))]
        state.hands = [sorted(state.deck.pop() for _ in range(state.rules.hand)) for _ in state.boats]
        state.frames.push(Decision(TURN, 0))
        return state, []

    def parse(self, text: str) -> TinyAction:
        """Read an action."""
        return parse_action(text)

    def read_position(self, rules: Ruleset, text: str) -> TinyState:
        """Read a position."""
        state = self.state_type(mine(rules))
        fill_from_position(state, text)
        return state

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> TinyState:
        """A race that looks like this."""
        assert isinstance(view, TinyView)
        state = self.state_type(mine(rules))
        fill_from_view(state, view, chance)
        return state

    def view_type(self) -> type[TinyView]:
        """The class of this game's views."""
        return TinyView


def mine(rules: Ruleset) -> TinyRuleset:
    """The ruleset as the one of this game, which alone makes sense here."""
    assert isinstance(rules, TinyRuleset)
    return rules
