"""The open decisions of the race.

A turn lies at the bottom; a stroke puts the answer of the next seat on top of it, the rapids a drift.
"""

from __future__ import annotations

from typing import Final

from redtable.kernel.frames import Frame

TURN: Final = "turn"
ANSWER: Final = "answer"
CURRENT: Final = "current"


class Decision(Frame):
    """An open decision: its kind, its owner, and the card it is about."""

    def __init__(self, kind: str = TURN, seat: int = 0, card: int = 0) -> None:
        super().__init__(kind, seat)
        self.card = card
