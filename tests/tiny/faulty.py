"""The race with planted faults, one in each class: `check_game` must find and name every one of them."""

from __future__ import annotations

import random
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar

from redtable.kernel.game import JUDGE, Event, Outcome, Refusal
from redtable.kernel.view import SeatInfo
from tests.tiny.frames import ANSWER, TURN
from tests.tiny.game import Tiny
from tests.tiny.notation import TinyAction
from tests.tiny.rules import RULES, advance, candidates, drift, let_pass, rest, row
from tests.tiny.state import TinyState
from tests.tiny.view import TinyView
from tests.tiny.words import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View
    from tests.tiny.rules import Rule
    from tests.tiny.ruleset import TinyRuleset


class OpenHandState(TinyState):
    """The view shows the next seat's hand."""

    def view(self, seat: int) -> TinyView:
        view = super().view(seat)
        other = (seat + 1) % len(self.hands)
        view.hands[other] = self.hands[other].copy()
        return view


class OpenHand(Tiny):
    """A leak in the view."""

    state_type = OpenHandState


def pass_and_tell(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    could = state.frames.top().card in state.hands[seat]
    let_pass(state, seat, action, chance)
    if state.events:
        state.events[0].data["could"] = could


class TellingEventState(TinyState):
    """Who lets a boat pass tells whether it could have blocked it."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "pass": pass_and_tell}


class TellingEvent(Tiny):
    """A leak in a field of an event."""

    state_type = TellingEventState


class PaddedView(TinyView, kw_only=True):
    """Hands as rows of question marks."""

    shadows: list[str]


class PaddedState(TinyState):
    """Hidden hands are blacked out, but a stronger hand makes a longer row."""

    def view(self, seat: int) -> PaddedView:
        view = super().view(seat)
        fields = {name: getattr(view, name) for name in TinyView.__struct_fields__}
        return PaddedView(**fields, shadows=["?" * sum(hand) for hand in self.hands])


class Padded(Tiny):
    """A leak in nothing but the size of a view."""

    state_type = PaddedState

    def view_type(self) -> type[TinyView]:
        return PaddedView


def row_past(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    row(state, seat, action, chance)
    answering = state.frames.top()
    if answering.kind == ANSWER and action.card not in state.hands[answering.seat]:
        state.frames.pop()
        advance(state, seat, action.card)
        if state.events:
            del state.events[1:]


class ShortcutState(TinyState):
    """Only a seat that can block is asked for its answer."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "row": row_past}


class Shortcut(Tiny):
    """A leak in who is asked."""

    state_type = ShortcutState


class CuriousRefusalState(TinyState):
    """The refusal of a stroke tells what the next seat holds."""

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None:
            refusal.args["risk"] = len(set(self.hands[(seat + 1) % len(self.hands)]))
        return refusal


class CuriousRefusal(Tiny):
    """A leak in a refusal."""

    state_type = CuriousRefusalState


class SetOrderState(TinyState):
    """Legal actions in the order of a set of texts."""

    def legal(self, seat: int) -> list[Action]:
        actions = {action.text: action for action in super().legal(seat)}
        return [actions[text] for text in set(actions)]


class SetOrder(Tiny):
    """Nondeterminism that only another hash seed brings to light."""

    state_type = SetOrderState


def drift_anyhow(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    drift(state, seat, action, chance)
    state.boats[seat] += random.randint(0, 1)


class GlobalRandomState(TinyState):
    """The current follows the global random."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "drift": drift_anyhow}


class GlobalRandom(Tiny):
    """Hidden state outside the game."""

    state_type = GlobalRandomState


DRIFTS = count(1)


def drift_as_counted(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    drift(state, seat, action, chance)
    state.boats[seat] += next(DRIFTS) % 2


class MemoryState(TinyState):
    """The current remembers earlier games."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "drift": drift_as_counted}


class Memory(Tiny):
    """Hidden state in a module: the same game differs when it is played again."""

    state_type = MemoryState


class SharedListState(TinyState):
    """The copy plays its cards onto the pile of the original."""

    def copy(self) -> TinyState:
        twin = super().copy()
        twin.played = self.played
        return twin


class SharedList(Tiny):
    """A copy that shares a list."""

    state_type = SharedListState


class GenerousLegalState(TinyState):
    """Offers every stroke, with or without the card."""

    def legal(self, seat: int) -> list[Action]:
        actions = super().legal(seat)
        if actions and self.frames.top().kind == TURN:
            return [*candidates(self, "row"), *(action for action in actions if action.text == "rest")]
        return actions


class GenerousLegal(Tiny):
    """Legal offers what is refused."""

    state_type = GenerousLegalState


class ShyLegalState(TinyState):
    """Offers the strongest card only to a full hand."""

    def legal(self, seat: int) -> list[Action]:
        actions = super().legal(seat)
        return [action for action in actions if action.text != "row 3" or len(self.hands[seat]) > 2]


class ShyLegal(Tiny):
    """Legal does not always offer what is not refused."""

    state_type = ShyLegalState


class MuteLegalState(TinyState):
    """Never offers to block."""

    def legal(self, seat: int) -> list[Action]:
        return [action for action in super().legal(seat) if action.text != "block"]


class MuteLegal(Tiny):
    """Legal never offers what is not refused: only a probe can tell."""

    state_type = MuteLegalState


class BrokenApplyState(TinyState):
    """Allows a rest when the deck is empty, and then there is nothing to draw."""

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return None if refusal is not None and refusal.clause == "TN-2.3" else refusal


class BrokenApply(Tiny):
    """Legal and refusal agree, but apply fails."""

    state_type = BrokenApplyState


def row_openly(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    row(state, seat, action, chance)
    if state.events:
        state.events[0].reveals = False


class ForgottenRevealState(TinyState):
    """Cards are played as if everybody had known them."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "row": row_openly}


class ForgottenReveal(Tiny):
    """An event that reveals and does not say so."""

    state_type = ForgottenRevealState


def rest_openly(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    card = state.deck[-1]
    rest(state, seat, action, chance)
    if state.events:
        state.events = [Event("rested", {"seat": COLOURS[seat], "card": card})]


class OpenDrawState(TinyState):
    """A drawn card is shown to all, as if it had been no secret."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "rest": rest_openly}


class OpenDraw(Tiny):
    """Another one: the drawer learns something new, and no event says so."""

    state_type = OpenDrawState


def rest_secretly(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    rest(state, seat, action, chance)
    if state.events:
        state.events[0].hidden = True


class SilentState(TinyState):
    """Nobody but the drawer hears of a rest, though everybody sees the turn change."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "rest": rest_secretly}


class Silent(Tiny):
    """A view that changes without an event."""

    state_type = SilentState


class WrongNotation(Tiny):
    """An action's text that reads back as another action."""

    def parse(self, text: str) -> TinyAction:
        action = super().parse(text)
        return TinyAction("row", 2) if action.card == 3 else action


class SwappedCards(Tiny):
    """An action's text that reads back with the right text but does something else."""

    def parse(self, text: str) -> TinyAction:
        action = super().parse(text)
        if action.verb == "row":
            action.card = 1
        return action


class ForgetfulPosition(Tiny):
    """A position that loses the open answer."""

    def read_position(self, rules: Ruleset, text: str) -> TinyState:
        state = super().read_position(rules, text)
        del state.frames.stack[1:]
        return state


class ClumsyParser(Tiny):
    """A parser that falls over instead of saying what it expected."""

    def parse(self, text: str) -> TinyAction:
        word, _, card = text.partition(" ")
        return TinyAction(word, int(card)) if card else super().parse(text)


class EndlessState(TinyState):
    """Played cards go back under the deck and every boat back to the start."""

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(seat, action, chance)
        self.deck = [*self.played, *self.deck]
        self.played = []
        self.boats = [0] * len(self.boats)
        return events


class Endless(Tiny):
    """A game that never ends."""

    state_type = EndlessState


class PoorImagination(Tiny):
    """Imagines that everybody else has put a card back."""

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> TinyState:
        state = super().imagine(rules, view, chance)
        for owner, hand in enumerate(state.hands):
            if owner != view.seat and hand and view.seat != JUDGE:
                state.deck.append(hand.pop())
        return state


class LazyRedealState(TinyState):
    """Deals nothing anew, which would hide every leak."""

    def redeal(self, seat: int, chance: Chance) -> TinyState:  # noqa: ARG002 - that is the fault
        return self.copy()


class LazyRedeal(Tiny):
    """A redeal that proves nothing."""

    state_type = LazyRedealState


class EarlyOutcomeState(TinyState):
    """Says that it is over as soon as a boat leaves the start."""

    def outcome(self) -> Outcome | None:
        if max(self.boats) > 0:
            return Outcome(tuple(1.0 for _ in self.boats), "finish")
        return None


class EarlyOutcome(Tiny):
    """Over, and yet somebody may act."""

    state_type = EarlyOutcomeState


class GreedyOutcomeState(TinyState):
    """Scores are places on the river."""

    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(tuple(float(place) for place in self.boats), outcome.reason)


class GreedyOutcome(Tiny):
    """Scores that are none."""

    state_type = GreedyOutcomeState


class LoudState(TinyState):
    """Ignores that it should be quiet."""

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        quiet, self.quiet = self.quiet, False
        events = super().apply(seat, action, chance)
        self.quiet = quiet
        return events


class Loud(Tiny):
    """A quiet state that reports events."""

    state_type = LoudState


class StuckState(TinyState):
    """Puts an answer on the stack that nobody can give."""

    def legal(self, seat: int) -> list[Action]:
        return [] if self.frames and self.frames.top().card == 2 else super().legal(seat)


class Stuck(Tiny):
    """Somebody must act and cannot."""

    state_type = StuckState


class StrangeClauseState(TinyState):
    """Cites a clause that no rulebook has."""

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None and refusal.clause == "TN-2.2":
            return Refusal("TN-9.9", refusal.key, refusal.args)
        return refusal


class StrangeClause(Tiny):
    """A refusal that cannot be looked up."""

    state_type = StrangeClauseState


class WrongStartState(TinyState):
    """Every game begins with a turn of a seat that does not exist."""

    def to_move(self) -> int:
        return 7 if self.frames and self.frames.top().kind == TURN and not self.played else super().to_move()


class WrongStart(Tiny):
    """Actors that do not exist."""

    state_type = WrongStartState


def drift_twice(state: TinyState, seat: int, action: TinyAction, chance: Chance) -> None:
    chance.d6("current: once more")
    drift(state, seat, action, chance)


class ColonPurposeState(TinyState):
    """Rolls for a purpose that a record cannot hold."""

    table: ClassVar[dict[str, Rule]] = {**RULES, "drift": drift_twice}


class ColonPurpose(Tiny):
    """A game whose record cannot be read."""

    state_type = ColonPurposeState


class LaxOptions(Tiny):
    """Takes any option and ignores what it does not know."""

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> TinyRuleset:
        known = {key: value for key, value in (options or {}).items() if key in ("seats", "answers")}
        return super().rules(name, known)


class SameNames(Tiny):
    """All seats have one name."""

    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        return [SeatInfo("boat", info.team) for info in super().seats(rules)]
