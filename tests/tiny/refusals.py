"""Why something is not possible in the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.kernel.game import Refusal
from tests.tiny.frames import ANSWER, CURRENT, TURN
from tests.tiny.rules import WANTED

if TYPE_CHECKING:
    from tests.tiny.notation import TinyAction
    from tests.tiny.state import TinyState

CLAUSES: Final = {TURN: "TN-2.1", ANSWER: "TN-3.1", CURRENT: "TN-4.1"}


def why_not(state: TinyState, seat: int, action: TinyAction) -> Refusal | None:
    """The clause that forbids an action; None if nothing does."""
    if seat != state.to_move():
        return Refusal("TN-2.1", "tiny-refusal-not-you")
    frame = state.frames.top()
    if action.verb not in WANTED[frame.kind]:
        return Refusal(CLAUSES[frame.kind], "tiny-refusal-not-now", {"open": frame.kind})
    if action.verb == "row" and action.card not in state.hands[seat]:
        return Refusal("TN-2.2", "tiny-refusal-no-such-card", {"card": action.card})
    if action.verb == "rest" and not state.deck:
        return Refusal("TN-2.3", "tiny-refusal-deck-empty")
    if action.verb == "block" and frame.card not in state.hands[seat]:
        return Refusal("TN-3.2", "tiny-refusal-no-equal-card", {"card": frame.card})
    return None
