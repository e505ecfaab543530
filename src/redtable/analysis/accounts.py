"""What the result of a seat is made of. All numbers are whole, so it adds up to the last digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.protocol.analysis import Account, LuckyDraw

if TYPE_CHECKING:
    from redtable.analysis.match_analysis import StepFound


def luck_of(found: StepFound) -> list[int]:
    """What chance gave each seat in a step."""
    return [chance.value - expected for chance, expected in zip(found.chances, found.expected, strict=True)]


def deal_of(steps: list[StepFound]) -> LuckyDraw:
    """The luck of the deal."""
    return draw_of(steps[0])


def draws_of(steps: list[StepFound]) -> list[LuckyDraw]:
    """Every step after the deal in which chance spoke, or showed a seat what it could not know."""
    return [draw_of(found) for found in steps[1:] if found.chance_spoke or any(luck_of(found))]


def draw_of(found: StepFound) -> LuckyDraw:
    """A step as luck."""
    return LuckyDraw(
        step=found.step,
        seat=found.seat,
        action=found.action,
        purposes=found.purposes,
        luck=luck_of(found),
        exact=found.exact,
    )


def accounts_of(steps: list[StepFound], seat: int, teams: list[str]) -> Account:
    """The account of a seat, from what it expected at the start to its result."""
    start, last = steps[0], steps[-1]
    account = Account(
        seat=seat,
        expected=start.expected[seat],
        deal=luck_of(start)[seat],
        luck=0,
        own=0,
        team=0,
        others=0,
        result=last.chances[seat].value,
    )
    before = start.chances[seat].value
    for found in steps[1:]:
        account.luck += luck_of(found)[seat]
        decided = found.expected[seat] - before
        if found.seat == seat:
            account.own += decided
        elif found.seat >= 0 and teams[found.seat] == teams[seat]:
            account.team += decided
        else:
            account.others += decided
        before = found.chances[seat].value
    return account
