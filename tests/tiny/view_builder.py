"""The race as a seat sees it: an empty view, filled with what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.game import JUDGE
from redtable.kernel.view import OutcomeView
from tests.tiny.view import FrameView, TinyView
from tests.tiny.words import FACE_DOWN

if TYPE_CHECKING:
    from tests.tiny.state import TinyState


def view_of(state: TinyState, seat: int) -> TinyView:
    """The view of a seat, of SPECTATOR or of JUDGE: only its own cards lie open."""
    sees_all = seat == JUDGE
    return TinyView(
        game="tiny",
        seat=seat,
        actors=state.actors(),
        legal=[action.text for action in state.legal(seat)],
        outcome=OutcomeView.of(state.outcome()),
        boats=state.boats.copy(),
        hands=[
            hand.copy() if sees_all or owner == seat else [FACE_DOWN] * len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        deck=state.deck.copy() if sees_all else [FACE_DOWN] * len(state.deck),
        played=state.played.copy(),
        open=[FrameView(frame.kind, frame.seat, frame.card) for frame in state.frames.stack],
    )
