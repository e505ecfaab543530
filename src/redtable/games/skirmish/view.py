"""What a seat sees of the skirmish: everything on the table. Only future dice are hidden (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.games.skirmish import agenda
from redtable.games.skirmish.command import order_cost
from redtable.games.skirmish.movement import points_of
from redtable.games.skirmish.turn import dice_left
from redtable.games.skirmish.words import (
    KINDS,
    NO_SIDE,
    PHASES,
    SIDES,
    STATUSES,
    TENTHS,
)
from redtable.kernel.view import OutcomeView, View

if TYPE_CHECKING:
    from redtable.games.skirmish.agenda import Task
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.terrain import Piece
    from redtable.games.skirmish.unit import Unit

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
    side: str
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
    side: str
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


def view_of(state: SkirmishState, seat: int) -> SkirmishView:
    """The view of a seat, of SPECTATOR or of JUDGE."""
    field = state.field
    return SkirmishView(
        game="skirmish",
        seat=seat,
        actors=state.actors(),
        legal=[action.text for action in state.legal(seat)] if seat >= 0 else [],
        outcome=OutcomeView.of(state.outcome()),
        turn=state.turn,
        max_turns=state.tables.max_turns,
        phase=PHASES[state.phase],
        initiative=None if state.initiative == NO_SIDE else SIDES[state.initiative],
        orders=dict(zip(SIDES, state.orders, strict=True)),
        command_dice={side: dice_left(state, number) for number, side in enumerate(SIDES)},
        losses=dict(zip(SIDES, state.losses, strict=True)),
        losses_limit=state.tables.redfor_losses,
        battlefield=field.name,
        size=in_inches(field.width, field.height),
        pieces=[PieceView(piece.id, piece.kind, shape(piece)) for piece in field.pieces],
        zones={side: shape(field.zones[number].shape) for number, side in enumerate(SIDES)},
        units=[unit_view(state, unit) for unit in state.units],
        objectives=[
            ObjectiveView(number, in_inches(x, y), state.reconnoitred[number - 1])
            for number, (x, y) in enumerate(state.objectives, 1)
        ],
        decision=decision_view(state, state.agenda[-1]) if state.agenda else None,
        position=state.position(),
    )


def in_inches(x: int, y: int) -> Inches:
    """A grid point in inches."""
    return [x / TENTHS, y / TENTHS]


def shape(piece: Piece) -> list[Inches]:
    """The corners of a piece."""
    return [in_inches(x, y) for x, y in zip(piece.xs, piece.ys, strict=True)]


def unit_view(state: SkirmishState, unit: Unit) -> UnitView:
    """A unit as everybody sees it."""
    return UnitView(
        name=unit.name,
        side=SIDES[unit.side],
        section=unit.section + 1,
        at=in_inches(unit.x, unit.y) if unit.on_table() else None,
        state="removed" if unit.removed else "deployed" if unit.deployed else "waiting",
        soldiers=[
            SoldierView(KINDS[kind], STATUSES[status])
            for kind, status in zip(unit.kinds, unit.statuses, strict=True)
        ],
        active=unit.active(),
        red=unit.red,
        yellow=unit.yellow,
        activations=unit.activations,
        reactions=unit.reactions,
        moved=unit.moved,
        hurried=unit.hurried,
        rapid=unit.rapid,
        fell_back=unit.fell_back,
        assaulted=unit.assaulted,
        contact=state.name(unit.contact) if unit.contact >= 0 else None,
        order_cost=order_cost(state, unit) if unit.on_table() else 0,
    )


def decision_view(state: SkirmishState, task: Task) -> DecisionView:
    """The open decision."""
    numbers = task.numbers
    path: list[tuple[int, int]] = []
    dice: list[int] = []
    modifier = count = 0
    if task.kind == agenda.REROLL:
        modifier, dice = numbers[0], list(numbers[1:])
    elif task.kind == agenda.CHOOSE_CASUALTIES:
        count = numbers[0]
    elif task.kind == agenda.REACT:
        path = points_of(numbers)
    elif task.kind == agenda.HOLD_OR_RETREAT:
        path = points_of(numbers, 2)
    return DecisionView(
        kind=task.kind,
        side=SIDES[task.side],
        unit=state.name(task.unit) if task.unit >= 0 else None,
        other=state.name(task.other) if task.other >= 0 else None,
        dice=dice,
        modifier=modifier,
        count=count,
        path=[in_inches(x, y) for x, y in path],
    )
