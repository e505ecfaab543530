"""A game that is being learned: whose decision is open, which numbers are legal, and bots at other seats.

Compiled, and without views: what a bot needs is what the lab's fast path gives it.
"""

from __future__ import annotations

from typing import Final

from redtable.bots.bot import make_bot
from redtable.envs.encoding import Encoding, payoff
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import State
from redtable.lab.playing import Chair

EVERYBODY: Final = -1
"""The learner decides for all seats."""
MOST_DECISIONS: Final = 5000
"""Then a game is broken off: operatives of Pictures may put down and take up marks for ever."""


class NoSuchActionError(RedtableError):
    """A number that stands for no legal action now."""


class Play:
    """One game after the other."""

    def __init__(self, encoding: Encoding, level: str = "", most: int = MOST_DECISIONS) -> None:
        self.encoding = encoding
        self.level = level
        """Of the bots at all seats but the learner's."""
        self.most = most
        self.decisions = 0
        self.state: State | None = None
        self.chance = SeededChance(0)
        self.chairs: list[Chair] = []
        self.learner = EVERYBODY
        self.seat = 0
        """Whose decision is open, or who decided last."""
        self.legal: list[int] = []
        """The numbers of the legal actions."""
        self.over = False
        self.cut = False
        """Whether the game was broken off without a result."""

    def begin(self, seed: str, learner: int = EVERYBODY) -> None:
        """A new game, up to the learner's first decision."""
        encoding = self.encoding
        game, rules = encoding.game, encoding.rules
        self.chance = SeededChance(seed)
        state, _ = encoding.start(self.chance)
        state.quiet = True
        self.state = state
        self.learner = learner
        self.chairs = []
        if learner != EVERYBODY:
            self.chairs = [
                Chair(make_bot(self.level, game, rules, seat, seed)) for seat in range(encoding.seats)
            ]
        self.seat = encoding.seats - 1
        self.decisions = 0
        self.over = self.cut = False
        self.go_on(state)

    def position(self) -> State:
        """The state of the game that was begun."""
        if self.state is None:
            raise RedtableError("no game has begun: call reset first")
        return self.state

    def step(self, number: int) -> None:
        """The learner's decision, and everybody's up to its next one."""
        state = self.position()
        if number not in self.legal:
            raise NoSuchActionError(self.why_not(number))
        action = self.encoding.action(state, self.seat, number)
        state.apply(self.seat, action, self.chance)
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """Let the bots decide until it is the learner's turn or the game is over."""
        while True:
            self.decisions += 1
            actors = state.actors()
            if not actors or self.decisions > self.most:
                self.over = True
                self.cut = bool(actors)
                self.legal = []
                return
            self.seat = actors[0] if len(actors) == 1 else next_actor(actors, self.seat)
            if not self.chairs or self.seat == self.learner:
                self.legal = self.encoding.legal(state, self.seat)
                return
            chair = self.chairs[self.seat]
            state.apply(self.seat, chair.choose(self.encoding.game, state, self.seat), self.chance)

    def why_not(self, number: int) -> str:
        """What is wrong with a number."""
        if self.over:
            return "the game is over: call reset"
        if not 0 <= number < self.encoding.actions:
            return f"actions are numbered from 0 to {self.encoding.actions - 1}, not {number}"
        return f"action {number} is not legal now; the action mask says which are"

    def payoff(self, seat: int) -> float:
        """What the game is worth to a seat: 0 as long as it goes on, and if it was broken off."""
        outcome = self.position().outcome()
        return payoff(outcome, seat) if outcome is not None else 0.0

    def mask(self) -> bytearray:
        """A 1 for every legal number, a 0 for all others."""
        mask = bytearray(self.encoding.actions)
        for number in self.legal:
            mask[number] = 1
        return mask

    def observe(self, seat: int) -> bytes:
        """What a seat may know."""
        return self.encoding.observe(self.position(), seat)


def next_actor(actors: list[int], last: int) -> int:
    """Where several may act, they take turns: the next one after who acted last."""
    later = [seat for seat in actors if seat > last]
    return min(later or actors)
