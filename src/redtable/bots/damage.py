"""Captains for the duel of Battle Damage.

A duel is lost by excess damage, that is by runs of cards that find nothing to hit. What a box is good for
does not matter, only how soon the deck will look for it: `steady` gives up what the ship has in plenty
compared with the cards that ask for it. `careful` plays each choice to the end of the duel a number of times,
with both captains steady, and takes the one that ends best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.bot import Bot, UnknownBotError
from redtable.games.damage.notation import FIRE, SCORE, DamageAction
from redtable.games.damage.state import DamageState
from redtable.games.damage.words import EXCESS, SYSTEMS
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import NOBODY

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View

LEVELS: Final = ("steady", "careful")
PLAYOUTS: Final = 30
"""Duels that the careful captain plays out for each choice."""
WIN_WEIGHT: Final = 200.0
"""How many excess boxes a won duel is worth."""


class SteadyCaptain(Bot):
    """Gives up what the ship has in plenty."""

    def __init__(self, game: Game, rules: Ruleset, seat: int, seed: str | int) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.chance = SeededChance(f"damage bot {seed} {seat}")
        self.reasons: list[tuple[str, float]] = []

    def choose(self, view: View) -> str:
        """Fire, or give up a box of the system that will last longest."""
        state = self.game.imagine(self.rules, view, self.chance)
        assert isinstance(state, DamageState)
        if not state.volleys:
            return view.legal[0]
        ship = state.ships[self.seat]
        rows = state.volleys[0].options
        plenty = plenty_of(ship)
        worth = [(view.legal[at], plenty[ship.fit.plan.rows[row].system]) for at, row in enumerate(rows)]
        worth.sort(key=lambda pair: -pair[1])
        self.reasons = worth
        return worth[0][0]

    def why(self) -> list[tuple[str, float]]:
        """The choices with their worth, best first."""
        return self.reasons


class CarefulCaptain(SteadyCaptain):
    """Plays every choice out and takes the one that ends best."""

    def choose(self, view: View) -> str:
        """Fire, or the box whose loss ends best."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = self.game.imagine(self.rules, view, self.chance)
        assert isinstance(state, DamageState)
        state.quiet = True
        worth = [(choice, self.worth(state, choice)) for choice in view.legal]
        worth.sort(key=lambda pair: -pair[1])
        self.reasons = worth
        return worth[0][0]

    def worth(self, state: DamageState, choice: str) -> float:
        """The mean result of a choice; every choice meets the same dice, as far as they go."""
        total = 0.0
        for number in range(PLAYOUTS):
            after = state.copy()
            chance = SeededChance(f"{self.chance.seed} {number}")
            after.apply(self.seat, self.game.parse(choice), chance)
            total += finish(after, self.seat, chance)
        return total / PLAYOUTS


def plenty_of(ship: Ship) -> list[float]:
    """For each system its boxes for every card that asks for it; a card with a choice asks each a little."""
    asked: list[float] = [0.0] * len(SYSTEMS)
    left = ship.left
    for systems in ship.fit.hits:
        open_systems = [system for system in systems if left[system] > 0]
        for system in open_systems:
            asked[system] += 1.0 / len(open_systems)
    return [left[system] / asked[system] if asked[system] else 0.0 for system in range(len(SYSTEMS))]


def finish(state: DamageState, seat: int, chance: SeededChance) -> float:
    """Play a duel to its end with steady captains: the result, and excess boxes to part equal ones."""
    fire = DamageAction("fire", FIRE)
    while state.to_move() != NOBODY:
        action = fire
        if state.volleys:
            volley = state.volleys[0]
            ship = state.ships[volley.target]
            plenty = plenty_of(ship)
            best = volley.options[0]
            for row in volley.options:
                if plenty[ship.fit.plan.rows[row].system] > plenty[ship.fit.plan.rows[best].system]:
                    best = row
            name = ship.fit.plan.rows[best].name()
            action = DamageAction(f"score {name}", SCORE, "", name)
        state.apply(state.to_move(), action, chance)
    outcome = state.outcome()
    assert outcome is not None
    margin = state.ships[seat].left[EXCESS] - state.ships[1 - seat].left[EXCESS]
    overkill = state.ships[1 - seat].overkill - state.ships[seat].overkill
    return WIN_WEIGHT * outcome.scores[seat] + margin + 0.1 * overkill


def make(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A captain of that level."""
    if level == "steady":
        return SteadyCaptain(game, rules, seat, seed)
    if level == "careful":
        return CarefulCaptain(game, rules, seat, seed)
    raise UnknownBotError(f"damage has no bot {level!r}; there is: {', '.join(LEVELS)}")
