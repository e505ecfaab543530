"""Field of vision and distance (RC-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.redcode.board import BETWEEN, BITS, DISTANCES, NOWHERE, SQUARES

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState

UNSEEN: Final = 15
"""Farther than any manoeuvre reaches."""


def occupied(state: RedcodeState) -> i64:
    """The squares on which ships stand (RC-5.3)."""
    mask: i64 = 0
    for ship in state.ships:
        if ship.square >= 0:
            mask |= BITS[ship.square]
    return mask


def blockers(state: RedcodeState, viewer: Ship) -> i64:
    """What a ship cannot see through: islets and ships of the other side (RC-8.4 to RC-8.6)."""
    mask: i64 = state.board.islets
    side: i64 = viewer.number & 1
    for ship in state.ships:
        if ship.square >= 0 and ship.number & 1 != side:
            mask |= BITS[ship.square]
    return mask


def distance_seen(state: RedcodeState, viewer: Ship, target: Ship) -> i64:
    """How far a ship sees another: 0 for itself (RC-8.9), UNSEEN if it does not."""
    if viewer.square < 0 or target.square < 0:
        return UNSEEN
    if viewer.number == target.number:
        return 0
    pair: i64 = viewer.square * SQUARES + target.square
    distance: i64 = DISTANCES[pair]
    between: i64 = BETWEEN[pair]
    if distance == 0 or between & blockers(state, viewer):
        return UNSEEN
    return distance


def distances_seen(state: RedcodeState, viewer: Ship) -> i64:
    """How far a ship sees every ship of the game, four bits each."""
    blocked: i64 = blockers(state, viewer)
    row: i64 = viewer.square * SQUARES
    seen: i64 = 0
    shift: i64 = 0
    for ship in state.ships:
        distance: i64 = UNSEEN
        if ship.number == viewer.number:
            distance = 0
        elif ship.square >= 0:
            distance = DISTANCES[row + ship.square]
            between: i64 = BETWEEN[row + ship.square]
            if distance == 0 or between & blocked:
                distance = UNSEEN
        seen |= distance << shift
        shift += 4
    return seen


def first_blocker(state: RedcodeState, viewer: Ship, target: Ship) -> int:
    """The nearest square between two aligned ships that blocks the viewer; NOWHERE without one."""
    blocked: int = blockers(state, viewer)
    between = BETWEEN[viewer.square * SQUARES + target.square] & blocked
    nearest = NOWHERE
    for square in range(SQUARES):
        if between >> square & 1 and (
            nearest == NOWHERE
            or DISTANCES[viewer.square * SQUARES + square] < DISTANCES[viewer.square * SQUARES + nearest]
        ):
            nearest = square
    return nearest
