"""Luck and decisions: what every action of a match was worth, and what its dice and cards were worth.

A value function says how likely the first side is to win from a position. The luck of an action is the value
after it less the mean value over what could have been drawn instead; the rest of what it changed is the
decision. So, exactly:

    result = value expected before the game + luck + decisions

Luck has a mean of zero whatever the value function is, since what came and what could have come have the same
distribution given everything before. A score less its luck is therefore as true as the score, and less
noisy if the value function is any good (the chance part of AIVAT: Burch and others, 2018).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.match import MATCH_WORDS
from redtable.kernel.replay import KeptChance, replay_record

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Game, Outcome, State
    from redtable.kernel.record import Record
    from redtable.kernel.ruleset import Ruleset

SAMPLES: Final = 16
"""How often what could have been drawn is drawn: more take longer and leave less noise."""


class ValueFault(RedtableError):  # noqa: N818 - a fault of the value function, not of ours
    """A value function that raises, or gives something that is no probability."""


class Worth:
    """How likely the first side is to win, and what of a position is still to be drawn.

    The base class serves games that draw when something is drawn. Where cards lie shuffled beforehand,
    `shuffle_again` shuffles those that nobody has seen, and `was_drawn` says whether an action took some.
    """

    trust = 1.0
    """How much of the luck is taken from a score: the share that left least noise in other games. Any
    constant leaves the score unbiased; a poor value function exaggerates luck, and less of it is better."""

    def value(self, state: State) -> float:
        """How likely the first side is to win, from 0 to 1; it is not asked once the game is over."""
        raise NotImplementedError

    def shuffle_again(self, state: State, chance: Chance) -> None:
        """Shuffle what lies in an order that nobody knows."""

    def was_drawn(self, before: State, after: State) -> bool:  # noqa: ARG002 - for games with a deck
        """Whether something of that order was drawn between two positions."""
        return False


class Step:
    """One action: whose, which, and what its decision and its luck were worth to the first side."""

    def __init__(self, seat: int, text: str, decision: float, luck: float) -> None:
        self.seat = seat
        self.text = text
        self.decision = decision
        self.luck = luck


class Decomposition:
    """What a match was made of, from the first side's point of view."""

    def __init__(self, expected: float, dealt: float) -> None:
        self.expected = expected
        """The value before anything was dealt."""
        self.deal = dealt - expected
        """The luck of the deal."""
        self.value = dealt
        """The value of the position so far; at the end the result."""
        self.steps: list[Step] = []

    def luck(self) -> float:
        """All luck, that of the deal included."""
        return math.fsum([self.deal, *(step.luck for step in self.steps)])

    def decisions(self) -> float:
        """All decisions."""
        return math.fsum(step.decision for step in self.steps)

    def corrected(self) -> float:
        """The result without its luck: an unbiased score of the first side."""
        return self.value - self.luck()


class Ledger:
    """Takes a match apart while it is played or replayed."""

    def __init__(
        self, game: Game, rules: Ruleset, worth: Worth, seed: str = "luck", samples: int = SAMPLES
    ) -> None:
        self.game = game
        self.worth = worth
        self.chance = SeededChance(f"{seed} could have been")
        self.samples = samples
        self.first = game.seats(rules)[0].team
        self.teams = [info.team for info in game.seats(rules)]
        self.rules = rules
        self.decomposition = Decomposition(0.5, 0.5)

    def value(self, state: State) -> float:
        """The value of a position; the result once the game is over."""
        outcome = state.outcome()
        if outcome is not None:
            return self.result(outcome)
        try:
            value = self.worth.value(state)
        except Exception as fault:
            raise ValueFault(f"the value function failed: {type(fault).__name__}: {fault}") from fault
        if not 0 <= value <= 1:
            raise ValueFault(f"the value function gave {value!r}, not a number from 0 to 1")
        return value

    def result(self, outcome: Outcome) -> float:
        """The first side's score."""
        scores = zip(self.teams, outcome.scores, strict=True)
        own = [score for team, score in scores if team == self.first and score is not None]
        return sum(own) / len(own) if own else 0.5

    def note_decision(self, seat: int, text: str, state: State, ended: Outcome | None) -> None:
        """Something that draws nothing and is no action of the game."""
        value = self.value(state) if ended is None else self.result(ended)
        self.decomposition.steps.append(Step(seat, text, value - self.decomposition.value, 0.0))
        self.decomposition.value = value

    def begin(self, state: State) -> None:
        """The deal: what was dealt, and what could have been."""
        others = []
        for _ in range(self.samples):
            other, _ = self.game.start(self.rules, self.chance)
            others.append(self.value(other))
        self.decomposition = Decomposition(math.fsum(others) / len(others), self.value(state))

    def note(self, seat: int, action: Action, before: State, after: State, drew: bool) -> None:
        """An action that led from one position to the other; `drew`: whether chance was asked for it."""
        known = self.decomposition
        value = self.value(after)
        expected = value
        if drew or self.worth.was_drawn(before, after):
            expected = math.fsum(self.could_have_been(seat, action, before)) / self.samples
        known.steps.append(Step(seat, action.text, expected - known.value, value - expected))
        known.value = value

    def could_have_been(self, seat: int, action: Action, before: State) -> list[float]:
        """Values after the same action with other draws."""
        values = []
        for _ in range(self.samples):
            other = before.copy()
            other.quiet = True
            self.worth.shuffle_again(other, self.chance)
            other.apply(seat, action, self.chance)
            values.append(self.value(other))
        return values


def decompose_record(record: Record, worth: Worth, game: Game | None = None) -> Decomposition:
    """Take a match on paper apart. Taking back, giving up and agreeing on a draw are decisions."""
    match = replay_record(record, steps=0, game=game)
    kept = match.chance.source
    assert isinstance(kept, KeptChance)
    ledger = Ledger(match.game, match.rules, worth, record.hash)
    ledger.begin(match.state)
    for line in record.actions:
        before = match.state
        kept.expect(line.line, line.draws)
        entry = match.repeat(match.seat_named(line.seat), line.text)
        if entry.text in MATCH_WORDS:
            ledger.note_decision(entry.seat, entry.text, match.state, match.ended)
        else:
            action = match.game.parse(entry.text)
            ledger.note(entry.seat, action, before, match.state, bool(entry.draws))
    return ledger.decomposition
