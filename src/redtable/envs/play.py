"""A game that is being learned: whose decision is open, which numbers are legal, and bots at other seats.

Compiled, and without views: what a bot needs is what the lab's fast path gives it.
"""

from __future__ import annotations

from typing import Final

from redtable.bots.bot import make_bot
from redtable.envs.encoding import Encoding, payoff
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import NOBODY, State
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
        self.start(seed, learner)
        self.list_legal()

    def start(self, seed: str, learner: int) -> None:
        """The same, without listing the legal numbers."""
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
        if number not in self.legal:
            raise NoSuchActionError(self.why_not(number))
        self.decide(number)
        self.list_legal()

    def decide(self, number: int) -> None:
        """The same with a number that is known to be legal, without listing what is legal afterwards."""
        state = self.position()
        seat = self.seat
        state.apply(seat, self.encoding.action(state, seat, number), self.chance)
        self.go_on(state)

    def go_on(self, state: State) -> None:
        """Let the bots decide until it is the learner's turn or the game is over."""
        while True:
            self.decisions += 1
            seat = self.encoding.actor(state, self.seat)
            if seat == NOBODY or self.decisions > self.most:
                self.over = True
                self.cut = seat != NOBODY
                return
            self.seat = seat
            if not self.chairs or seat == self.learner:
                return
            state.apply(seat, self.chairs[seat].choose(self.encoding.game, state, seat), self.chance)

    def list_legal(self) -> None:
        """Note the legal numbers: none once the game is over."""
        self.legal = [] if self.over else self.encoding.legal(self.position(), self.seat)

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
