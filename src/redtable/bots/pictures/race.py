"""How likely a team wins a race of two, by the cards that both still have to find."""

from __future__ import annotations

from functools import cache

FOUND = (0.12, 0.26, 0.32, 0.2, 0.1)
"""How often a turn finds no card, one, two and so on: assumed, for teams of all kinds. Of 238 turns of our
strongest bots none found nothing, and 0.23, 0.58, 0.17 and 0.02 one to four."""


@cache
def chance(own: int, theirs: int) -> float:
    """The chance of the team whose clue is next."""
    if own <= 0 or theirs <= 0:
        return float(own <= 0)
    none = FOUND[0]
    ours, others = (
        sum(share * (1 - chance(other, before - found)) for found, share in enumerate(FOUND) if found)
        for before, other in ((own, theirs), (theirs, own))
    )
    return (ours + none * (1 - others - none)) / (1 - none * none)


def after(own: int, theirs: int, found: int) -> tuple[float, float, float, float]:
    """A team's chance after its turn: no wrong card, a bystander, a rival's card, the assassin."""
    right = 1 - chance(theirs, own - found)
    return right, right, 1 - chance(theirs - 1, own - found), 0.0
