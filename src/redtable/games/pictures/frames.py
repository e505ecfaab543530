"""The decisions of a turn: each belongs to a team, whose spymaster or whose operatives take it.

A question to the rival lies on the clue it is about, an objection on the guesses, and the search for a new
spymaster on whatever was open when the old one left: when it is settled, that goes on.
"""

from __future__ import annotations

from redtable.games.pictures.words import ARBITRATION, CLUE, GUESS, OBJECTION, OVER, PENALTY, other
from redtable.kernel.frames import Frame


class Decision(Frame):
    """An open decision. Several seats may take it (CP-3.5), so it names no seat but the team."""

    def __init__(self, kind: str = CLUE, team: int = 0, word: str = "", number: int = 0) -> None:
        super().__init__(kind)
        self.team = team
        """Whose decision it is."""
        self.word = word
        """The word about which the rival spymaster is asked."""
        self.number = number


def decisions_of(phase: str, team: int, word: str = "", number: int = 0) -> list[Decision]:
    """What is open in a phase of a team's turn, the topmost decision last."""
    if phase == ARBITRATION:
        return [Decision(CLUE, team), Decision(ARBITRATION, other(team), word, number)]
    if phase == OBJECTION:
        return [Decision(GUESS, team), Decision(OBJECTION, team)]
    if phase == PENALTY:
        return [Decision(PENALTY, other(team))]
    return [] if phase == OVER else [Decision(phase, team)]
