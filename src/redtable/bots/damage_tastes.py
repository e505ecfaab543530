"""A captain for the duel of Battle Damage who likes some systems more than `steady` does.

Who looks for an answer to a level tries captains that differ in such tastes.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from redtable.bots.bot import ImaginingBot
from redtable.bots.damage import plenty_of, weapon_worths
from redtable.games.damage.state import DamageState
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset

KEPT: Final = 10.0
"""How much plenty outweighs a hit that a weapon scores a turn."""


class TasteCaptain(ImaginingBot):
    """Gives up what the ship has in plenty, by tastes: one for each system, and one for weapons."""

    def __init__(self, game: Game, rules: Ruleset, seat: int, seed: str | int, tastes: list[float]) -> None:
        super().__init__(game, rules, seat, SeededChance(f"damage bot {seed} {seat}"))
        self.likes = [math.exp(taste) for taste in tastes[:-1]]
        self.weapons = KEPT * math.exp(tastes[-1])

    def think(self, state: State, legal: list[Action]) -> Action:
        """Fire, or give up the box that is worth least."""
        assert isinstance(state, DamageState)
        if not state.volleys:
            return legal[0]
        ship = state.ships[self.seat]
        plenty = plenty_of(ship)
        weapons = weapon_worths(ship)
        rows = ship.fit.plan.rows
        best = 0
        most = -math.inf
        for place, row in enumerate(state.volleys[0].options):
            system = rows[row].system
            worth = self.likes[system] * plenty[system] - self.weapons * weapons[row]
            if worth > most:
                best, most = place, worth
        return legal[best]
