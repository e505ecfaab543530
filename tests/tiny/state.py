"""One position of the race, and its rules.

Decisions that are still open stand on a stack. A turn lies at the bottom; a stroke puts the answer of the
next seat on top of it, the rapids a drift. Whoever owns the topmost frame acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.kernel.game import JUDGE, NOBODY, Event, Outcome, Refusal, State
from redtable.kernel.notation import format_fields
from redtable.kernel.view import OutcomeView
from tests.tiny.notation import TinyAction, format_cards, parsed
from tests.tiny.view import FrameView, TinyView

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action
    from tests.tiny.ruleset import TinyRuleset

TURN: Final = "turn"
ANSWER: Final = "answer"
CURRENT: Final = "current"
WANTED: Final = {TURN: ("row", "rest"), ANSWER: ("block", "pass"), CURRENT: ("drift",)}
"""Which actions each kind of decision calls for."""
CLAUSES: Final = {TURN: "TN-2.1", ANSWER: "TN-3.1", CURRENT: "TN-4.1"}

COLOURS: Final = ("red", "blue", "green", "white")
"""The seats by name."""
FACE_DOWN: Final = 0


class Frame:
    """An open decision: its kind, its owner, and the card it is about. Frames never change."""

    def __init__(self, kind: str = TURN, seat: int = 0, card: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card


class TinyState(State):
    """Boats, cards and open decisions. Hands are kept in order, so that a position has one text."""

    def __init__(self, rules: TinyRuleset) -> None:
        super().__init__()
        self.rules = rules
        self.boats: list[int] = [0] * rules.options.seats
        self.hands: list[list[int]] = [[] for _ in self.boats]
        self.deck: list[int] = []
        self.played: list[int] = []
        self.frames: list[Frame] = []

    # Who may do what

    def to_move(self) -> int:
        """The owner of the topmost frame."""
        return self.frames[-1].seat if self.frames else NOBODY

    def legal(self, seat: int) -> list[Action]:
        """Every action that the open decision calls for and nothing forbids."""
        if seat != self.to_move():
            return []
        return [
            action
            for verb in WANTED[self.frames[-1].kind]
            for action in self.candidates(verb)
            if self.refusal(seat, action) is None
        ]

    def candidates(self, verb: str) -> list[TinyAction]:
        """Every action with that verb, possible or not."""
        if verb == "row":
            return [TinyAction(verb, card) for card in range(1, len(self.rules.cards) + 1)]
        return [TinyAction(verb)]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why not, with the clause."""
        play = parsed(action)
        if seat != self.to_move():
            return Refusal("TN-2.1", "tiny-refusal-not-you")
        frame = self.frames[-1]
        if play.verb not in WANTED[frame.kind]:
            return Refusal(CLAUSES[frame.kind], "tiny-refusal-not-now", {"open": frame.kind})
        if play.verb == "row" and play.card not in self.hands[seat]:
            return Refusal("TN-2.2", "tiny-refusal-no-such-card", {"card": play.card})
        if play.verb == "rest" and not self.deck:
            return Refusal("TN-2.3", "tiny-refusal-deck-empty")
        if play.verb == "block" and frame.card not in self.hands[seat]:
            return Refusal("TN-3.2", "tiny-refusal-no-equal-card", {"card": frame.card})
        return None

    # What happens

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out an action; each verb has a rule of its own below."""
        play = parsed(action)
        if play.verb == "row":
            events = self.row(seat, play.card)
        elif play.verb == "rest":
            events = self.rest(seat)
        elif play.verb == "block":
            events = self.block(seat)
        elif play.verb == "pass":
            events = self.let_pass(seat)
        else:
            events = self.drift(seat, chance)
        return [] if self.quiet else events

    def row(self, seat: int, card: int) -> list[Event]:
        """TN-2.2: play a card to move as far as it shows. The next seat is asked even if it cannot block
        (TN-3.1): whether it can is its secret."""
        self.play_card(seat, card)
        rowed = Event("rowed", {"seat": COLOURS[seat], "card": card}, reveals=True)
        if not self.rules.options.answers:
            return [rowed, *self.advance(seat, card)]
        self.frames.append(Frame(ANSWER, (seat + 1) % len(self.boats), card))
        return [rowed]

    def rest(self, seat: int) -> list[Event]:
        """TN-2.3: draw a card, which nobody else sees."""
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.end_turn()
        return [Event("rested", {"seat": COLOURS[seat]}, {"card": card}, to=(seat,))]

    def block(self, seat: int) -> list[Event]:
        """TN-3.2: an equal card stops the boat where it is."""
        card = self.frames.pop().card
        self.play_card(seat, card)
        self.end_turn()
        return [Event("blocked", {"seat": COLOURS[seat], "card": card}, reveals=True)]

    def let_pass(self, seat: int) -> list[Event]:
        """TN-3.3: the stroke takes its course."""
        card = self.frames.pop().card
        return [Event("passed", {"seat": COLOURS[seat]}), *self.advance(self.to_move(), card)]

    def drift(self, seat: int, chance: Chance) -> list[Event]:
        """TN-4.2: a die says where the current carries the boat."""
        self.frames.pop()
        die = chance.d6("current")
        self.boats[seat] = max(0, self.boats[seat] + self.rules.drift[die - 1])
        self.end_turn()
        return [Event("drifted", {"seat": COLOURS[seat], "die": die, "place": self.boats[seat]})]

    def play_card(self, seat: int, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hands[seat].remove(card)
        self.played.append(card)

    def advance(self, seat: int, distance: int) -> list[Event]:
        """TN-2.2: the boat moves, and in the rapids the current waits for it (TN-4.1)."""
        self.boats[seat] += distance
        if self.boats[seat] in self.rules.rapids:
            self.frames.append(Frame(CURRENT, seat))
        else:
            self.end_turn()
        return [Event("moved", {"seat": COLOURS[seat], "place": self.boats[seat]})]

    def end_turn(self) -> None:
        """TN-2.1: the next seat that can do anything is on turn. TN-5.1: the finish ends the race at once,
        TN-5.2: and so does the lack of cards."""
        turn = self.frames.pop()
        if self.boats[turn.seat] >= self.rules.length:
            return
        for step in range(1, len(self.boats) + 1):
            seat = (turn.seat + step) % len(self.boats)
            if self.deck or self.hands[seat]:
                self.frames.append(Frame(TURN, seat))
                return

    def outcome(self) -> Outcome | None:
        """TN-5: the boat that got farthest wins; several that got equally far share a draw."""
        if self.frames:
            return None
        best = max(self.boats)
        prize = 1.0 if self.boats.count(best) == 1 else 0.5
        scores = tuple(prize if place == best else 0.0 for place in self.boats)
        return Outcome(scores, "finish") if best >= self.rules.length else Outcome(scores, "cards")

    # Who may know what

    def view(self, seat: int) -> TinyView:
        """The race as the seat sees it: only its own cards lie open."""
        sees_all = seat == JUDGE
        return TinyView(
            game="tiny",
            seat=seat,
            actors=self.actors(),
            legal=[action.text for action in self.legal(seat)],
            outcome=OutcomeView.of(self.outcome()),
            boats=self.boats.copy(),
            hands=[
                hand.copy() if sees_all or owner == seat else [FACE_DOWN] * len(hand)
                for owner, hand in enumerate(self.hands)
            ],
            deck=self.deck.copy() if sees_all else [FACE_DOWN] * len(self.deck),
            played=self.played.copy(),
            open=[FrameView(frame.kind, frame.seat, frame.card) for frame in self.frames],
        )

    def redeal(self, seat: int, chance: Chance) -> TinyState:
        """The same race with the cards that the seat does not see dealt anew."""
        twin = self.copy()
        if seat == JUDGE:
            return twin
        unseen = self.deck.copy()
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                unseen += hand
        twin.deal_face_down(seat, sorted(unseen), chance)
        return twin

    def deal_face_down(self, seat: int, cards: list[int], chance: Chance) -> None:
        """Put cards into the hands of the other seats and the deck, as many as lie there now."""
        dealt = [cards[index] for index in chance.shuffle("unseen", len(cards))]
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                self.hands[owner] = sorted(dealt.pop() for _ in hand)
        self.deck = dealt

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
        """`boats=0,3 hands=112/23 deck=31 played=2 open=turn:0:0,answer:1:2`; draws come from the end."""
        return format_fields(
            {
                "boats": ",".join(str(place) for place in self.boats),
                "hands": "/".join(format_cards(hand) for hand in self.hands),
                "deck": format_cards(self.deck),
                "played": format_cards(self.played),
                "open": ",".join(f"{frame.kind}:{frame.seat}:{frame.card}" for frame in self.frames) or "-",
            }
        )
