"""Which of some listed actions another one amounts to: a table measured in inches has too many to list."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from redtable.games.skirmish.geometry import length
from redtable.games.skirmish.notation import SkirmishAction, parse_action

if TYPE_CHECKING:
    from collections.abc import Sequence


def closest(action: str, choices: Sequence[str]) -> str:
    """The choice of the same unit, verb and target whose way ends nearest; empty if there is none."""
    if action in choices:
        return action
    meant = parse_action(action)
    same = by_kind(tuple(choices)).get(kind_of(meant))
    return min(same, key=lambda choice: apart(meant, choice)).text if same else ""


@lru_cache(maxsize=64)
def by_kind(choices: tuple[str, ...]) -> dict[tuple[str, ...], list[SkirmishAction]]:
    """The choices of each kind; somebody may ask about many actions and the same choices."""
    found: dict[tuple[str, ...], list[SkirmishAction]] = {}
    for choice in map(parse_action, choices):
        found.setdefault(kind_of(choice), []).append(choice)
    return found


def kind_of(action: SkirmishAction) -> tuple[str, ...]:
    """All of an action but the ways and places on the table."""
    return action.verb, action.unit, action.target, str(action.number), *action.words


def apart(one: SkirmishAction, other: SkirmishAction) -> float:
    """How far the ends of two ways are from each other, and the moments of two reactions."""
    moments = float(abs(one.at - other.at))
    if not one.points or not other.points:
        return moments
    (x, y), (other_x, other_y) = one.points[-1], other.points[-1]
    return moments + length(x, y, other_x, other_y)
