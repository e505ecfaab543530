"""Captains for Red Code, from a cautious cadet to an admiral who thinks turns ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.redcode.admiral import Admiral, Effort
from redtable.bots.redcode.captain import Captain
from redtable.games.redcode.ruleset import RedcodeRules

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset

EFFORTS: Final[dict[str, Effort]] = {
    "easy": Effort(beam=3, lines=3, replies=1, turns=1, deals=1, nodes=500),
    "medium": Effort(beam=6, lines=6, replies=2, turns=1, deals=1, nodes=2_000),
    "hard": Effort(beam=10, lines=10, replies=4, turns=2, deals=1, nodes=20_000),
    "expert": Effort(beam=16, lines=16, replies=5, turns=2, deals=3, nodes=60_000),
}
LEVELS: Final = ("greedy", *EFFORTS)


def make(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A captain of that level."""
    assert isinstance(rules, RedcodeRules)
    if level == "greedy":
        return Captain(game, rules, seat, seed)
    return Admiral(game, rules, seat, seed, EFFORTS[level])
