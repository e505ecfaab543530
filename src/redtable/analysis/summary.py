"""What a person wants to know first: the moments that decided a match, and how each seat played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.protocol.analysis import WHOLE, KeyMoment, Practice, SeatSummary, Stage, StageAccuracy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.analysis.analyst import Lesson
    from redtable.protocol.analysis import Decision, LuckyDraw

MOMENTS: Final = 3
HALVED: Final = 50_000
"""A loss of so much halves the mark of a decision."""
NOTED: Final = 10_000
"""Less luck than that is nobody's luckiest card, and less of a margin nobody's best move."""
STAGES: Final[tuple[Stage, ...]] = ("opening", "middle", "end")


def beyond_doubt(decision: Decision) -> int:
    """What a decision cost, if that is beyond doubt."""
    judgement = decision.judgement
    return judgement.lost if judgement.grade in ("inaccuracy", "mistake", "blunder") else 0


def accuracy_of(decisions: list[Decision]) -> int:
    """The mean mark of decisions: whole for one that lost nothing beyond doubt, half for a loss of 5 %."""
    if not decisions:
        return WHOLE
    marks = [2 ** (-beyond_doubt(decision) / HALVED) for decision in decisions]
    return round(WHOLE * sum(marks) / len(marks))


def moments_of(decisions: list[Decision], draws: list[LuckyDraw]) -> list[KeyMoment]:
    """The steps that changed most, as they came: costly decisions, and chance."""
    found = [
        KeyMoment(step=one.step, seat=one.seat, kind="decision", change=-beyond_doubt(one))
        for one in decisions
        if beyond_doubt(one)
    ]
    found += [
        KeyMoment(step=draw.step, seat=draw.seat, kind="luck", change=draw.luck[max(0, draw.seat)])
        for draw in draws
        if draw.step and max(map(abs, draw.luck)) >= NOTED
    ]
    found.sort(key=lambda moment: (-abs(moment.change), moment.step))
    by_step: dict[int, KeyMoment] = {}
    for moment in found:
        by_step.setdefault(moment.step, moment)
    return sorted(list(by_step.values())[:MOMENTS], key=lambda moment: moment.step)


def summary_of(
    seat: int, decisions: list[Decision], draws: list[LuckyDraw], lessons: Mapping[str, Lesson]
) -> SeatSummary:
    """How a seat played."""
    own = [decision for decision in decisions if decision.seat == seat]
    stages = [(stage, [one for one in own if one.stage == stage]) for stage in STAGES]
    lucky = [draw for draw in draws if abs(draw.luck[seat]) >= NOTED]
    best = max(own, key=margin_of, default=None)
    most = max(lucky, key=lambda draw: draw.luck[seat], default=None)
    least = min(lucky, key=lambda draw: draw.luck[seat], default=None)
    return SeatSummary(
        seat=seat,
        decisions=len(own),
        accuracy=accuracy_of(own),
        stages=[
            StageAccuracy(stage=stage, decisions=len(some), accuracy=accuracy_of(some))
            for stage, some in stages
        ],
        best_step=best.step if best is not None and margin_of(best) >= NOTED else None,
        luckiest_step=most.step if most is not None and most.luck[seat] > 0 else None,
        unluckiest_step=least.step if least is not None and least.luck[seat] < 0 else None,
        practice=practice_of(own, lessons),
    )


def margin_of(decision: Decision) -> int:
    """How much better the played plan was than the next one; 0 if it was not the best."""
    plans = decision.judgement.plans
    if decision.judgement.grade != "best" or len(plans) < 2:
        return 0
    return plans[0].chance - plans[1].chance


def practice_of(decisions: list[Decision], lessons: Mapping[str, Lesson]) -> Practice | None:
    """The theme that cost most, with where it is explained."""
    lost: dict[str, int] = {}
    for decision in decisions:
        cost = beyond_doubt(decision)
        if cost and decision.theme in lessons:
            lost[decision.theme] = lost.get(decision.theme, 0) + cost
    if not lost:
        return None
    theme = max(lost, key=lambda name: lost[name])
    return Practice(theme=theme, lost=lost[theme], lesson=lessons[theme].lesson, clause=lessons[theme].clause)
