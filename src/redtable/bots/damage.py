"""A captain for the duel of Battle Damage.

A duel is lost by excess damage, that is by runs of cards that find nothing to hit: `steady` gives up what the
ship has in plenty compared with the cards that ask for it. Where fire is by weapons (BD-G36) it keeps its
weapons as long as it can, and gives up the weakest of them first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.bot import ImaginingBot, UnknownBotError
from redtable.games.damage.duel import weapon_rows
from redtable.games.damage.state import DamageState
from redtable.games.damage.words import SYSTEMS
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.games.damage.volley import Ship
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset

LEVELS: Final = ("steady",)


class SteadyCaptain(ImaginingBot):
    """Gives up what the ship has in plenty."""

    def __init__(self, game: Game, rules: Ruleset, seat: int, seed: str | int) -> None:
        super().__init__(game, rules, seat, SeededChance(f"damage bot {seed} {seat}"))
        self.reasons: list[tuple[str, float]] = []

    def think(self, state: State, legal: list[Action]) -> Action:
        """Fire, or give up a box of the system that will last longest."""
        assert isinstance(state, DamageState)
        if not state.volleys:
            return legal[0]
        ship = state.ships[self.seat]
        rows = state.volleys[0].options
        plenty = plenty_of(ship)
        weapons = weapon_worths(ship)
        worth = [
            (action, -weapons[row] or plenty[ship.fit.plan.rows[row].system])
            for action, row in zip(legal, rows, strict=True)
        ]
        worth.sort(key=lambda pair: -pair[1])
        self.reasons = [(action.text, value) for action, value in worth]
        return worth[0][0]

    def why(self) -> list[tuple[str, float]]:
        """The choices with their worth, best first."""
        return self.reasons


def plenty_of(ship: Ship) -> list[float]:
    """For each system its boxes for every card that asks for it; a card with a choice asks each a little."""
    asked: list[float] = [0.0] * len(SYSTEMS)
    left = ship.left
    for systems in ship.fit.hits:
        open_systems = [system for system in systems if left[system] > 0]
        for system in open_systems:
            asked[system] += 1.0 / len(open_systems)
    return [left[system] / asked[system] if asked[system] else 0.0 for system in range(len(SYSTEMS))]


def weapon_worths(ship: Ship) -> list[float]:
    """For each row of boxes the hits that one of them scores a turn in a duel; 0 for what does not fire."""
    worth = [0.0] * len(ship.fit.plan.rows)
    for weapon, rows in zip(ship.fit.tables.duel_weapons, weapon_rows(ship), strict=True):
        for row in rows:
            worth[row] = weapon.hits * (7 - weapon.least) / 6
    return worth


def make(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A captain of that level."""
    if level == "steady":
        return SteadyCaptain(game, rules, seat, seed)
    raise UnknownBotError(f"damage has no bot {level!r}; there is: {', '.join(LEVELS)}")
