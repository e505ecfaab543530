"""The race as the kernel meets it: starting, reading texts, imagining what a view does not show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.kernel.game import JUDGE, Game
from redtable.kernel.notation import NotationError, one_of, parse_fields, parse_int
from redtable.kernel.ruleset import load_ruleset
from redtable.kernel.view import SeatInfo
from tests.tiny.notation import TinyAction, parse_action, parse_cards
from tests.tiny.ruleset import TinyRuleset
from tests.tiny.state import ANSWER, COLOURS, CURRENT, FACE_DOWN, TURN, Frame, TinyState
from tests.tiny.view import TinyView

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
        state.frames = [Frame(TURN, 0)]
        return state, []

    def parse(self, text: str) -> TinyAction:
        """Read an action."""
        return parse_action(text)

    def read_position(self, rules: Ruleset, text: str) -> TinyState:
        """Read a position; the cards in it must be those of the ruleset."""
        state = self.state_type(mine(rules))
        fields = parse_fields(text, ("boats", "hands", "deck", "played", "open"))
        state.boats = [parse_int(place, 0, 999, "a place") for place in fields["boats"].split(",")]
        state.hands = [sorted(parse_cards(hand)) for hand in fields["hands"].split("/")]
        state.deck = parse_cards(fields["deck"])
        state.played = parse_cards(fields["played"])
        seats = state.rules.options.seats
        if len(state.boats) != seats or len(state.hands) != seats:
            raise NotationError(f"expected boats and hands for {seats} seats")
        if sorted(sum(state.hands, state.deck + state.played)) != state.rules.deck():
            raise NotationError(f"the cards are not those of the ruleset {state.rules.name!r}")
        state.frames = parse_frames(fields["open"], seats)
        return state

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> TinyState:
        """A race that looks like this: the cards that are nowhere to be seen are dealt face down."""
        assert isinstance(view, TinyView)
        state = self.state_type(mine(rules))
        state.boats = view.boats.copy()
        state.hands = [hand.copy() for hand in view.hands]
        state.deck = view.deck.copy()
        state.played = view.played.copy()
        state.frames = [Frame(frame.kind, frame.seat, frame.card) for frame in view.open]
        unseen = state.rules.deck()
        for card in sum(view.hands, view.deck + view.played):
            if card != FACE_DOWN:
                unseen.remove(card)
        if view.seat != JUDGE:
            state.deal_face_down(view.seat, unseen, chance)
        return state

    def view_type(self) -> type[TinyView]:
        """The class of this game's views."""
        return TinyView


def mine(rules: Ruleset) -> TinyRuleset:
    """The ruleset as the one of this game, which alone makes sense here."""
    assert isinstance(rules, TinyRuleset)
    return rules


def parse_frames(text: str, seats: int) -> list[Frame]:
    """The open decisions of a position: none, a turn, or a turn with an answer or a drift on top."""
    frames: list[Frame] = []
    for part in [] if text == "-" else text.split(","):
        kind, _, rest = part.partition(":")
        seat, _, card = rest.partition(":")
        one_of(kind, (ANSWER, CURRENT) if frames else (TURN,), "the decision that is open here")
        frames.append(Frame(kind, parse_int(seat, 0, seats - 1, "a seat"), parse_int(card, 0, 9, "a card")))
    if len(frames) > 2:
        raise NotationError(f"at most two decisions are open at once, not {len(frames)}")
    return frames
