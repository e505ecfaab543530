"""What a seat sees of the skirmish: everything on the table. Only future dice are hidden (section 7)."""

from __future__ import annotations

import msgspec

from redtable.games.skirmish.words import SideName
from redtable.kernel.view import View

Inches = list[float]


class PieceView(msgspec.Struct, frozen=True):
    """A piece of terrain in inches."""

    id: str
    kind: str
    points: list[Inches]


class SoldierView(msgspec.Struct, frozen=True):
    """A figure."""

    kind: str
    status: str


class UnitView(msgspec.Struct, frozen=True):
    """A unit. `at` is None when it is not on the table."""

    name: str
    side: SideName
    section: int
    at: Inches | None
    state: str
    soldiers: list[SoldierView]
    active: int
    red: int
    yellow: int
    activations: int
    reactions: int
    moved: bool
    hurried: bool
    rapid: bool
    fell_back: bool
    assaulted: bool
    contact: str | None
    order_cost: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective marker."""

    number: int
    at: Inches
    reconnoitred: bool


class DecisionView(msgspec.Struct, frozen=True):
    """What is to be decided: about which unit, against whom, with which dice on the table."""

    kind: str
    side: SideName
    unit: str | None
    other: str | None
    dice: list[int]
    modifier: int
    count: int
    path: list[Inches]


class SkirmishView(View, kw_only=True):
    """A position as everybody sees it."""

    turn: int
    max_turns: int
    phase: str
    initiative: str | None
    orders: dict[str, int]
    command_dice: dict[str, int]
    losses: dict[str, int]
    losses_limit: int
    battlefield: str
    size: Inches
    pieces: list[PieceView]
    zones: dict[str, list[Inches]]
    units: list[UnitView]
    objectives: list[ObjectiveView]
    decision: DecisionView | None
    position: str
    """The same as one line of notation."""
