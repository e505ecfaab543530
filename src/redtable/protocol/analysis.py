"""The analysis of a finished match: chances to win, luck, decisions, and what to make of them.

Chances are whole millionths, so that what adds up adds up to the last digit.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from redtable.protocol.games import SeatDescription

WHOLE: Final = 1_000_000
"""A chance that is certain."""

Depth = Literal["quick", "thorough"]
Grade = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
"""What a decision was. The last three only where the loss is beyond doubt."""
Stage = Literal["opening", "middle", "end"]


class SeatChance(msgspec.Struct, kw_only=True):
    """How likely a seat was to win, from what it knew, and what everybody's cards together said."""

    value: int
    low: int
    high: int
    together: int


class CurvePoint(msgspec.Struct, kw_only=True):
    """The chances after a step, one for each seat; step 0 is the start."""

    step: int
    chances: list[SeatChance]


class Plan(msgspec.Struct, kw_only=True):
    """Something that could be done, and the chance to win with it."""

    action: str
    chance: int


class Judgement(msgspec.Struct, kw_only=True):
    """What the analyst thinks of a decision, from the view of the seat alone."""

    preferred: str
    """What the analyst would have played."""
    lost: int
    """How much less the played action is worth; 0 if nothing better was found."""
    low: int
    high: int
    """The interval of the loss, with 99 % confidence."""
    grade: Grade
    plans: list[Plan]
    """The best plans that were looked at, with the played one among them, best first."""


class Decision(msgspec.Struct, kw_only=True):
    """A decision between several actions, and the judgement of it."""

    step: int
    seat: int
    action: str
    stage: Stage
    theme: str
    """What it was about, as a word of the game."""
    judgement: Judgement


class LuckyDraw(msgspec.Struct, kw_only=True):
    """A step in which chance spoke: what it gave to each seat, or took from it."""

    step: int
    """0 is the deal."""
    seat: int
    """Who acted; negative for the deal."""
    action: str
    purposes: list[str]
    luck: list[int]
    exact: bool
    """Whether all that could have come was counted rather than sampled."""


class Account(msgspec.Struct, kw_only=True):
    """What the result of a seat is made of: the fields after the first add up, with it, to the result."""

    seat: int
    expected: int
    """The chance before anything was dealt."""
    deal: int
    luck: int
    own: int
    """Decisions of the seat itself."""
    team: int
    """Decisions of its teammates."""
    others: int
    """Decisions of all others."""
    result: int

    def adds_up(self) -> bool:
        """Whether luck and decisions are the result."""
        parts = self.expected + self.deal + self.luck + self.own + self.team + self.others
        return parts == self.result


class StageAccuracy(msgspec.Struct, kw_only=True):
    """How well a seat played in a part of the match."""

    stage: Stage
    decisions: int
    accuracy: int


class Practice(msgspec.Struct, kw_only=True):
    """One thing to practise: what it was about, what it cost, and where it is explained."""

    theme: str
    lost: int
    lesson: str
    clause: str


class SeatSummary(msgspec.Struct, kw_only=True):
    """How a seat played."""

    seat: int
    decisions: int
    accuracy: int
    stages: list[StageAccuracy]
    best_step: int | None
    """Its decision that gained most over the next best plan."""
    luckiest_step: int | None
    unluckiest_step: int | None
    practice: Practice | None


class KeyMoment(msgspec.Struct, kw_only=True):
    """A step that did much to decide the match."""

    step: int
    seat: int
    kind: Literal["decision", "luck"]
    change: int
    """What it changed for the seat that acted; for luck, what it gave to that seat."""


class MatchAnalysis(msgspec.Struct, kw_only=True):
    """Everything that is found out about a match."""

    method: int
    """The version of the method: others may judge otherwise."""
    game: str
    depth: Depth
    seats: list[SeatDescription]
    steps: int
    reason: str
    """How the match ended, as a word of the game."""
    curve: list[CurvePoint]
    decisions: list[Decision]
    draws: list[LuckyDraw]
    accounts: list[Account]
    """Of the seats that win or lose; seats without a result have none."""
    moments: list[KeyMoment]
    summaries: list[SeatSummary]


class Effect(msgspec.Struct, kw_only=True):
    """What changes in the mean, in units that a player counts."""

    what: str
    change: float


class AdvisedPlan(msgspec.Struct, kw_only=True):
    """A plan that the coach would think of: its first action, what follows, and the chance to win with it."""

    action: str
    then: list[str]
    """How the turn goes on, where that is part of the plan."""
    chance: int
    low: int
    high: int
    """The interval of the sample, with 99 % confidence."""
    theme: str
    clause: str
    """The rule that explains what it is about."""
    effects: list[Effect]
    """Where the plan leads in the mean, compared with now; the largest first."""


class Advice(msgspec.Struct, kw_only=True):
    """What the coach would do in the place of a seat, from its view alone: the best plans first."""

    version: int
    """The version of the seat's view that it is for."""
    plans: list[AdvisedPlan]


class Weighed(msgspec.Struct, kw_only=True):
    """What the coach thinks of an action before it is done."""

    version: int
    action: str
    judgement: Judgement


class AnalysisView(msgspec.Struct, kw_only=True):
    """How far the analysis of a finished match is, and what was found so far: first quick, then thorough."""

    done: int
    steps: int
    """How many steps the pass under way has done, of how many."""
    working: bool
    """Whether something finer will follow."""
    found: MatchAnalysis | None
    """Nothing if there is none yet, or if the one who asks has it already."""
