"""A race that a seat cannot tell from the true one, made from its view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.frames import Frames
from redtable.kernel.game import JUDGE
from tests.tiny.frames import Decision
from tests.tiny.redeal import deal_face_down
from tests.tiny.words import FACE_DOWN

if TYPE_CHECKING:
    from redtable.kernel.chance import Chance
    from tests.tiny.state import TinyState
    from tests.tiny.view import TinyView


def fill_from_view(state: TinyState, view: TinyView, chance: Chance) -> None:
    """Set up what the view shows; the cards that are nowhere to be seen are dealt face down."""
    state.boats = view.boats.copy()
    state.hands = [hand.copy() for hand in view.hands]
    state.deck = view.deck.copy()
    state.played = view.played.copy()
    state.frames = Frames([Decision(frame.kind, frame.seat, frame.card) for frame in view.open])
    unseen = state.rules.deck()
    for card in sum(view.hands, view.deck + view.played):
        if card != FACE_DOWN:
            unseen.remove(card)
    if view.seat != JUDGE:
        deal_face_down(state, view.seat, unseen, chance)
