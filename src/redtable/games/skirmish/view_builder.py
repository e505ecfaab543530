"""Makes the view of a seat from a state: everything on the table is open to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish import frames
from redtable.games.skirmish.command import order_cost
from redtable.games.skirmish.movement import points_of
from redtable.games.skirmish.turn import dice_left
from redtable.games.skirmish.view import (
    DecisionView,
    Inches,
    ObjectiveView,
    PieceView,
    SkirmishView,
    SoldierView,
    UnitView,
)
from redtable.games.skirmish.words import (
    KINDS,
    NO_SIDE,
    PHASES,
    SIDES,
    STATUSES,
    TENTHS,
)
from redtable.kernel.view import OutcomeView

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.terrain import Battlefield, Piece
    from redtable.games.skirmish.unit import Unit


def view_of(state: SkirmishState, seat: int) -> SkirmishView:
    """The view of a seat, of SPECTATOR or of JUDGE."""
    field = state.field
    pieces, zones = ground_shown(field)
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
        pieces=pieces,
        zones=zones,
        units=[unit_view(state, unit) for unit in state.units],
        objectives=[
            ObjectiveView(number, in_inches(x, y), state.reconnoitred[number - 1])
            for number, (x, y) in enumerate(state.objectives, 1)
        ],
        decision=decision_view(state, state.frames.top()) if state.frames else None,
        position=state.position(),
    )


def ground_shown(field: Battlefield) -> tuple[list[PieceView], dict[str, list[Inches]]]:
    """Pieces and zones: they never change, so all views of a battlefield share them."""
    if field.shown is None:
        pieces = [PieceView(piece.id, piece.kind, shape(piece)) for piece in field.pieces]
        zones = {side: shape(field.zones[number].shape) for number, side in enumerate(SIDES)}
        field.shown = pieces, zones
    shown: tuple[list[PieceView], dict[str, list[Inches]]] = field.shown
    return shown


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


def decision_view(state: SkirmishState, frame: Step) -> DecisionView:
    """The open decision."""
    numbers = frame.numbers
    path: list[tuple[int, int]] = []
    dice: list[int] = []
    modifier = count = 0
    if frame.kind == frames.REROLL:
        modifier, dice = numbers[0], list(numbers[1:])
    elif frame.kind == frames.CHOOSE_CASUALTIES:
        count = numbers[0]
    elif frame.kind == frames.REACT:
        path = points_of(numbers)
    elif frame.kind == frames.HOLD_OR_RETREAT:
        path = points_of(numbers, 2)
    return DecisionView(
        kind=frame.kind,
        side=SIDES[frame.side],
        unit=state.name(frame.unit) if frame.unit >= 0 else None,
        other=state.name(frame.other) if frame.other >= 0 else None,
        dice=dice,
        modifier=modifier,
        count=count,
        path=[in_inches(x, y) for x, y in path],
    )
