"""The answers of `preview.py`, `forecast.py` and `consult.py`, as declared data. Lengths are in inches."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.games.skirmish.battlefield_file import MapFault
from redtable.games.skirmish.ruleset import MapFile
from redtable.kernel.view import RefusalView

# Rules, orders, reactions


class RulesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`rules`: the numbers that a screen draws."""

    tactical: float
    rapid: float
    close_range: float
    command_radius: float
    objective_margin: float
    success: int
    morale: int
    most_chits: int
    objectives: int


class TargetAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy as a target of fire and of an assault, with the reason against each."""

    unit: str
    distance: float
    fire: RefusalView | None
    assault: RefusalView | None


class UnitOrders(msgspec.Struct, frozen=True, kw_only=True):
    """What a unit may be told to do, and the reason against everything that it may not."""

    cost: int
    idle: RefusalView | None
    move: RefusalView | None
    rapid: RefusalView | None
    fire: RefusalView | None
    assault: RefusalView | None
    retreat: bool
    targets: list[TargetAnswer]


class ReactionMoment(msgspec.Struct, frozen=True, kw_only=True):
    """When and where a unit could react, and whether its side can pay for it."""

    at: float | None
    """Inches along the way of the acting unit; None if that does not move."""
    point: tuple[float, float]
    distance: float
    cost: int
    enough: bool


class ReactionAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that could answer the action under way; or why it cannot."""

    unit: str
    why: RefusalView | None
    move: RefusalView | None
    """What forbids it to answer by moving."""
    assault: RefusalView | None
    moments: list[ReactionMoment]


# Sight and places


class SeenAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a point is seen; if not, the piece in the way, how deep the line runs in it, and the clause."""

    visible: bool
    distance: float
    piece: str | None = None
    depth: float | None = None
    limit: float | None = None
    clause: str | None = None


class SightAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`sight`: what cannot be seen from a point, or by any unit of a side."""

    at: tuple[float, float] | None = None
    side: str | None = None
    row: float
    """How high a row is."""
    dark: list[list[int]]
    """For each row from the bottom, the tenths of an inch where the dark begins and ends, again and again."""
    units: dict[str, SeenAnswer] = {}
    """From a point: who is seen, and why not."""
    objectives: dict[str, SeenAnswer] = {}


class CoverAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The piece that covers a point."""

    piece: str
    kind: str


class LineAnswer(SeenAnswer, frozen=True, kw_only=True):
    """`line`: a ruler between two points: the sight, and the cover of each end against the other."""

    close: bool
    cover: tuple[CoverAnswer | None, CoverAnswer | None]


class ExposureAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """How well a place is hidden from the enemy after one move."""

    share: float
    """Of the places where the enemy can be then, the part that sees it."""
    way: float | None
    """How far the enemy goes for the first look; None if no place sees it."""


class PlaceAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A place: its cover, what it sees, and how far it is for the unit that would go there."""

    to: str
    at: tuple[float, float]
    sees: list[str]
    objectives: list[int]
    piece: str | None = None
    kind: str | None = None
    length: float | None = None
    rapid: bool | None = None
    exposure: ExposureAnswer | None = None
    """For a marker, or a unit that deploys."""


# Plans


class ReactionParts(msgspec.Struct, frozen=True, kw_only=True):
    """What is added to a unit's reaction die, and why."""

    unit: str
    parts: dict[str, int]
    total: int


class VolleyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """One volley: the dice, halved or not, and what the target adds to its effect dice."""

    riflemen: int
    gunners: int
    ncos: int
    firepower: int
    rapid: bool
    dice: int
    unspotted: int | None
    """The dice if the target is not spotted; None if it need not be."""
    modifier: int
    silent: bool
    parts: dict[str, int]
    total: int
    cover: str | None
    piece: str | None


class FateAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What a fight brings to a unit: means, and how likely each number of casualties is."""

    casualties: float
    chits: float
    retreat: float
    hit: float
    by_casualties: list[float]


class FireAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A firefight: who shoots first, the dice of both, and the exact odds of what comes of it."""

    unit: str
    target: str
    distance: float
    first: float
    reaction: tuple[ReactionParts, ReactionParts]
    volley: VolleyAnswer
    answer: VolleyAnswer
    own: FateAnswer
    theirs: FateAnswer


class CourseAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """One course of an assault."""

    contact: float
    broken_off: float
    wins: float
    casualties: float


class AssaultAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An assault: both modifiers, surprise, and what comes of it if the defender holds or gives way."""

    unit: str
    target: str
    distance: float
    reaction: tuple[ReactionParts, ReactionParts]
    surprise: float
    hold: CourseAnswer
    withdraw: CourseAnswer
    defenders: int


class DefenceAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What a defender's choice brings: the dice of his fire, and how the assault goes on."""

    unit: str
    target: str
    dice: int
    course: CourseAnswer


class PathAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A way: how long, whether rapid, and the cover where it ends."""

    length: float
    rapid: bool
    end: tuple[float, float]
    piece: str | None
    kind: str | None


class ReactorAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Who could react to a plan, where first, and at what cost."""

    unit: str
    cost: int
    at: float | None
    point: tuple[float, float]
    distance: float


class RetreatAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A retreat: who sees it, and the dice that its chits cost it then."""

    seen: list[str]
    dice: int
    casualties: float


class PlanAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`plan`: what an action would cost and bring. What does not belong to the action is None."""

    text: str
    verb: str
    why: RefusalView | None
    cost: int | None = None
    path: PathAnswer | None = None
    reactors: list[ReactorAnswer] | None = None
    fire: FireAnswer | None = None
    assault: AssaultAnswer | None = None
    defence: DefenceAnswer | None = None
    first: float | None = None
    """How likely a reaction comes before the action it answers."""
    point: tuple[float, float] | None = None
    distance: float | None = None
    retreat: RetreatAnswer | None = None
    saves: float | None = None
    succeeds: float | None = None
    exposure: ExposureAnswer | None = None


# Without a match


class ExamineAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`battlefield`: what is wrong with a battlefield's file; if it can be read, the battlefield."""

    faults: list[MapFault] = []
    unreadable: str = ""
    map: MapFile | None = None


PREVIEWS: dict[str, Any] = {
    "rules": RulesAnswer,
    "orders": dict[str, UnitOrders],
    "reactions": list[ReactionAnswer],
    "sight": SightAnswer,
    "line": LineAnswer,
    "places": list[PlaceAnswer],
    "plan": PlanAnswer,
}
"""The type of each answer, by the first word of its question."""
CONSULTS: dict[str, Any] = {"battlefields": dict[str, MapFile], "battlefield": ExamineAnswer}
"""The type of each answer without a match, by the first word of its question."""
