"""Takes a finished match apart, step by step: chances, luck, decisions.

Every step is judged by itself, from views and from what could have been drawn. So an analysis can stop after
any step and go on later from the steps found so far.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.analysis.accounts import accounts_of, deal_of, draws_of
from redtable.analysis.analyst import METHOD, AnalysisError, seed_of
from redtable.analysis.chances import Chances
from redtable.analysis.judgement import at_most, judge, millionths
from redtable.analysis.summary import moments_of, summary_of
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import NOBODY
from redtable.kernel.match import MATCH_WORDS
from redtable.kernel.registry import find_game
from redtable.kernel.replay import replay_steps, verify_record
from redtable.protocol.analysis import CurvePoint, Decision, MatchAnalysis, SeatChance, Stage
from redtable.protocol.games import SeatDescription

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from redtable.analysis.analyst import Analyst, Effort
    from redtable.kernel.entry import Entry
    from redtable.kernel.game import Game, Outcome, State
    from redtable.kernel.match import Match
    from redtable.kernel.record import Record
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View
    from redtable.protocol.analysis import Judgement

    Progress = Callable[[int, int], None]
    """Told after every step: how many are done, and how many there are."""

ROOMS: Final = {slug: f"redtable.analysis.{slug}" for slug in ("redcode", "skirmish", "damage", "pictures")}
"""The modules with the analysts; each has a function `analyst_for`."""


class StepFound(msgspec.Struct, kw_only=True):
    """What was found out about a step."""

    step: int
    seat: int
    action: str
    chances: list[SeatChance]
    """After the step, by seat."""
    expected: list[int]
    """By seat what was to be expected of the action before chance spoke; `chances` where it did not."""
    purposes: list[str]
    chance_spoke: bool
    exact: bool
    decision: Decision | None


def analyst_of(game: Game, rules: Ruleset) -> Analyst:
    """The analyst of a game."""
    room = ROOMS.get(game.slug)
    if room is None:
        raise AnalysisError("unknown-game", f"there is no analyst for {game.slug}")
    found: Analyst = import_module(room).analyst_for(game, rules)
    return found


def analyse_record(
    record: Record,
    effort: Effort,
    progress: Progress | None = None,
    known: Sequence[StepFound] = (),
    game: Game | None = None,
) -> MatchAnalysis:
    """The analysis of a record, which must verify and be of a match that is over.

    `known` are steps that were found before with the same effort.
    """
    work = MatchWork(record, effort, known, game)
    while work.advance():
        if progress is not None:
            progress(work.done(), work.all())
    return work.result()


class MatchWork:
    """An analysis under way: a step at a time, as long as one likes."""

    def __init__(
        self, record: Record, effort: Effort, known: Sequence[StepFound] = (), game: Game | None = None
    ) -> None:
        self.record = record
        self.effort = effort
        game = game or find_game(record.game)
        self.match = verify_record(record, game)
        self.analyst = analyst_of(game, self.match.rules)
        if self.match.outcome() is None:
            raise AnalysisError("unfinished", "this match is not over: only a finished one can be analysed")
        self.steps = list(known)
        self.rest = steps_of(record, effort, self.analyst, len(self.steps))

    def advance(self) -> bool:
        """Find the next step; False if all are found."""
        found = next(self.rest, None)
        if found is not None:
            self.steps.append(found)
        return found is not None

    def done(self) -> int:
        """How many steps are found, the start among them."""
        return len(self.steps)

    def all(self) -> int:
        """How many there are."""
        return 1 + len(self.record.actions)

    def result(self) -> MatchAnalysis:
        """The analysis, once all steps are found."""
        return put_together(self.record, self.effort, self.analyst, self.match, self.steps)


def steps_of(record: Record, effort: Effort, analyst: Analyst, known: int = 0) -> Iterator[StepFound]:
    """Everything that is found step by step, the start first; the known ones are passed over."""
    walk = Walk(analyst, effort, record)
    before: State | None = None
    for number, (match, entry) in enumerate(replay_steps(record, None, analyst.game)):
        if number >= known:
            yield walk.begin(match) if entry is None else walk.step(number, match, entry, before)
        before = match.state


class Walk:
    """Goes through a match."""

    def __init__(self, analyst: Analyst, effort: Effort, record: Record) -> None:
        self.analyst = analyst
        self.effort = effort
        self.record = record
        self.seats = range(len(analyst.teams))
        self.chances = Chances(analyst, effort, record.hash)
        self.known: dict[tuple[str, str], Judgement] = {}
        """Judgements by view and action: who takes something back may do the same again."""

    def begin(self, match: Match) -> StepFound:
        """The deal; a match that begins from a position has none."""
        found = self.points(match.state)
        expected = [chance.value for chance in found]
        if not self.record.position:
            chance = SeededChance(f"{self.record.hash} deal")
            starts = [
                self.analyst.game.start(self.analyst.rules, chance)[0] for _ in range(self.effort.draws)
            ]
            expected = [
                millionths(sum(self.chances.known(seat, start, 2) for start in starts) / len(starts))
                for seat in self.seats
            ]
        return StepFound(
            step=0,
            seat=NOBODY,
            action="",
            chances=found,
            expected=expected,
            purposes=purposes_of([draw.purpose for draw in match.opening_draws]),
            chance_spoke=not self.record.position,
            exact=False,
            decision=None,
        )

    def step(self, number: int, match: Match, entry: Entry, before: State | None) -> StepFound:
        """One entry of the log."""
        assert before is not None
        chances = self.points(match.state, match.ended)
        found = StepFound(
            step=number,
            seat=entry.seat,
            action=entry.text,
            chances=chances,
            expected=[chance.value for chance in chances],
            purposes=purposes_of([draw.purpose for draw in entry.draws]),
            chance_spoke=False,
            exact=True,
            decision=None,
        )
        if entry.text not in MATCH_WORDS:
            self.expect(found, match, entry, before)
            if entry.seat >= 0:
                found.decision = self.decision(number, entry, before)
                self.limit(found, before)
        return found

    def limit(self, found: StepFound, before: State) -> None:
        """Say no larger loss than the curve shows, where both come from the same value."""
        decision = found.decision
        if decision is not None and decision.judgement.lost and self.analyst.one_value:
            fall = millionths(self.chances.known(found.seat, before)) - found.expected[found.seat]
            decision.judgement = at_most(decision.judgement, decision.action, fall)

    def points(self, state: State, ended: Outcome | None = None) -> list[SeatChance]:
        """The chances of all seats; the result where the match ended by the players' will."""
        if ended is None:
            return [self.chances.point(seat, state) for seat in self.seats]
        results = [millionths(0.5 if score is None else score) for score in ended.scores]
        return [SeatChance(value=one, low=one, high=one, together=one) for one in results]

    def expect(self, found: StepFound, match: Match, entry: Entry, before: State) -> None:
        """Fill in what was to be expected, where chance had a say or something was shown."""
        drew = bool(entry.draws) or self.analyst.worth.was_drawn(before, match.state)
        shown = self.analyst.hides and any(event.reveals for event in entry.events)
        if not (drew or shown):
            return
        action = match.game.parse(entry.text)
        found.chance_spoke = drew
        for seat in self.seats:
            if drew or seat == entry.seat:
                value, exact = self.chances.expected(seat, entry.seat, action, before, entry)
                found.expected[seat] = millionths(value)
                found.exact = found.exact and exact

    def decision(self, number: int, entry: Entry, before: State) -> Decision | None:
        """The judgement of a decision, from its seat's view."""
        if not self.effort.plans:
            return None
        view = before.view(entry.seat)
        if not self.analyst.judged(view, entry.text):
            return None
        return Decision(
            step=number,
            seat=entry.seat,
            action=entry.text,
            stage=stage_of(number, len(self.record.actions)),
            theme=self.analyst.theme(view, entry.text),
            judgement=self.judgement(view, entry.text),
        )

    def judgement(self, view: View, action: str) -> Judgement:
        """What the analyst thinks of an action; of the same view and action it thinks the same."""
        key = (seed_of(view), action)
        if key not in self.known:
            self.known[key] = judge(self.analyst, view, action, self.effort)
        return self.known[key]


def purposes_of(purposes: list[str]) -> list[str]:
    """Each purpose once, in order."""
    return list(dict.fromkeys(purposes))


def stage_of(step: int, steps: int) -> Stage:
    """The third of the match that a step is in."""
    if 3 * step <= steps:
        return "opening"
    return "middle" if 3 * step <= 2 * steps else "end"


def put_together(
    record: Record, effort: Effort, analyst: Analyst, match: Match, steps: list[StepFound]
) -> MatchAnalysis:
    """The whole from its steps."""
    outcome = match.outcome()
    assert outcome is not None
    scored = [seat for seat, score in enumerate(outcome.scores) if score is not None]
    decisions = [found.decision for found in steps if found.decision is not None]
    draws = [deal_of(steps), *draws_of(steps)]
    return MatchAnalysis(
        method=METHOD,
        game=record.game,
        depth=effort.depth,
        seats=[
            SeatDescription(seat=number, name=info.name, team=info.team, role=info.role)
            for number, info in enumerate(match.seats)
        ],
        steps=len(record.actions),
        reason=outcome.reason,
        curve=[CurvePoint(step=found.step, chances=found.chances) for found in steps],
        decisions=decisions,
        draws=draws,
        accounts=[accounts_of(steps, seat, analyst.teams) for seat in scored],
        moments=moments_of(decisions, draws),
        summaries=[summary_of(seat, decisions, draws, analyst.lessons) for seat in scored],
    )
