"""A game in which every draw is a step of its own: what chance may bring is asked for, one draw at a time.

An action is carried out on a copy with the draws that are known so far; where one is missing, the copy is
thrown away and the draw becomes a question. Order cards of Red Code are drawn when they are taken, not when
the deck is shuffled: which one lies on top is open until then, and as likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.envs.encoding import payoff
from redtable.games.redcode.state import RedcodeState
from redtable.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.envs.encoding import Encoding
    from redtable.kernel.game import Action, Event, State

DECK: Final = "orders"
"""The purpose of the shuffle that is left open."""
RESHUFFLE: Final = "reshuffle"


class MissingDrawError(Exception):
    """A draw that nobody has made yet."""

    def __init__(self, purpose: str, size: int) -> None:
        super().__init__(purpose)
        self.purpose = purpose
        self.size = size


class KnownDraws(Chance):
    """The draws that were made; the next one is missing."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__()
        self.known = draws
        self.reshuffled = False
        """Whether the discard pile became the deck."""

    def below(self, purpose: str, n: int) -> int:
        """The next draw; what can come in one way only is none."""
        if n == 1:
            return 0
        if self.draws == len(self.known):
            raise MissingDrawError(purpose, n)
        self.draws += 1
        return self.known[self.draws - 1]

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """One thing after the other."""
        rest = list(range(n))
        if purpose == DECK:
            return rest
        self.reshuffled = self.reshuffled or purpose == RESHUFFLE
        return [rest.pop(self.below(purpose, len(rest))) for _ in range(n)]


class Unfolding:
    """A game with its open draw, and what every seat has seen so far."""

    def __init__(self, make: Callable[[], Encoding]) -> None:
        self.make = make
        """Gives the encoding, in another process too."""
        self.encoding = encoding = make()
        self.steps: list[int] | None = []
        """The decisions and draws so far; None after a redeal, which they do not lead to."""
        self.state: State | None = None
        self.seat = 0
        self.action: Action | None = None
        """What is being carried out."""
        self.draws: list[int] = []
        self.cards: list[int] = []
        self.purpose = ""
        self.outcomes: list[tuple[int, float]] = []
        """What the open draw may bring, with probabilities; empty if none is open."""
        self.seen: list[list[str]] = [[] for _ in range(encoding.seats)]
        self.go_on()

    def __deepcopy__(self, memo: object) -> Unfolding:
        """An independent game: rules and encoding are shared."""
        new = object.__new__(Unfolding)
        new.make, new.encoding = self.make, self.encoding
        new.steps = None if self.steps is None else self.steps[:]
        new.state = None if self.state is None else self.state.copy()
        new.seat, new.action = self.seat, self.action
        new.draws, new.cards = self.draws[:], self.cards[:]
        new.purpose, new.outcomes = self.purpose, self.outcomes[:]
        new.seen = [lines[:] for lines in self.seen]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as the way that leads here."""
        if self.steps is None:
            raise TypeError("a state that was dealt anew cannot be stored")
        return replayed, (self.make, self.steps)

    def to_move(self) -> int:
        """The seat that decides; only if no draw is open and the game goes on."""
        assert self.state is not None
        return self.state.to_move()

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.outcomes and self.state is not None and self.state.outcome() is not None

    def payoffs(self) -> list[float]:
        """What the game is worth to each seat."""
        outcome = self.state.outcome() if self.state is not None and not self.outcomes else None
        return [payoff(outcome, seat) if outcome else 0.0 for seat in range(self.encoding.seats)]

    def possible(self) -> list[int]:
        """What the open draw may bring, or the legal actions of who decides; nothing after the end."""
        if self.outcomes:
            return [number for number, _ in self.outcomes]
        if self.state is None or self.over():
            return []
        return self.encoding.legal(self.state, self.to_move())

    def decide(self, number: int) -> None:
        """The action of a seat."""
        assert self.state is not None
        self.seat = self.state.to_move()
        self.action = self.encoding.action(self.state, self.seat, number)
        self.went(number)

    def draw(self, outcome: int) -> None:
        """What the open draw brought."""
        (self.cards if self.purpose == DECK else self.draws).append(outcome)
        self.went(outcome)

    def went(self, step: int) -> None:
        """Remember a step, and take it."""
        if self.steps is not None:
            self.steps.append(step)
        self.go_on()

    def go_on(self) -> None:
        """Carry out what is under way as far as the draws are known."""
        chance = KnownDraws(self.draws)
        self.outcomes = []
        try:
            if self.state is None:
                state, events = self.encoding.start(chance)
            else:
                assert self.action is not None
                state = stacked(self.state, self.cards)
                events = state.apply(self.seat, self.action, chance)
        except MissingDrawError as missing:
            self.purpose = missing.purpose
            self.outcomes = [(number, 1 / missing.size) for number in range(missing.size)]
            return
        if self.state is not None and cards_taken(self.state, state, chance.reshuffled) > len(self.cards):
            self.purpose = DECK
            self.outcomes = next_cards(self.state, self.cards)
            if len(self.outcomes) > 1:
                return
            self.cards.append(self.outcomes[0][0])
            self.go_on()
            return
        self.state = state
        self.note(events)
        self.draws, self.cards, self.action = [], [], None

    def note(self, events: list[Event]) -> None:
        """Every seat remembers what it saw."""
        for seat, lines in enumerate(self.seen):
            told = [event.seen_by(seat) for event in events]
            lines += [str(facts) for facts in told if facts is not None]

    def redealt(self, seat: int, chance: Chance) -> Unfolding:
        """The same game as the seat knows it, with everything else dealt anew."""
        new = self.__deepcopy__(None)
        new.steps = None
        if new.state is not None:
            new.state = new.state.redeal(seat, chance)
        return new


def replayed(make: Callable[[], Encoding], steps: list[int]) -> Unfolding:
    """The game to which these steps lead; a ValueError names the first one that cannot be taken."""
    unfolding = Unfolding(make)
    for place, step in enumerate(steps, 1):
        if step not in unfolding.possible():
            raise ValueError(f"step {place} of {len(steps)}, {step!r}, is neither legal nor a possible draw")
        if unfolding.outcomes:
            unfolding.draw(step)
        else:
            unfolding.decide(step)
    return unfolding


def stacked(state: State, cards: list[int]) -> State:
    """A copy in which these order cards lie on top of the deck."""
    new = state.copy()
    if isinstance(new, RedcodeState) and cards:
        rest = list(new.deck[new.drawn :])
        for card in cards:
            rest.remove(card)
        new.deck = bytes([*cards, *rest])
        new.drawn = 0
    return new


def cards_taken(before: State, after: State, reshuffled: bool) -> int:
    """How many order cards were taken from the deck; before a reshuffle, all that it had."""
    if not isinstance(before, RedcodeState) or not isinstance(after, RedcodeState):
        return 0
    had = len(before.deck) - before.drawn
    return had if reshuffled else had - (len(after.deck) - after.drawn)


def next_cards(state: State, known: list[int]) -> list[tuple[int, float]]:
    """The kinds of order cards that may come next."""
    assert isinstance(state, RedcodeState)
    rest = list(state.deck[state.drawn :])
    for card in known:
        rest.remove(card)
    return [(card, rest.count(card) / len(rest)) for card in sorted(set(rest))]
