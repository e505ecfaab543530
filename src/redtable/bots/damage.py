"""Captains for the duel of Battle Damage.

A duel is lost by excess damage, that is by runs of cards that find nothing to hit: `steady` gives up what the
ship has in plenty compared with the cards that ask for it. Where fire is by weapons (BD-G36) it keeps its
weapons as long as it can, and gives up the weakest of them first. `expert` plays the duel to its end after
each choice, with steady captains, and takes the one that wins most often.
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

LEVELS: Final = ("steady", "expert")
TRIALS: Final = 24
"""How often an expert plays the duel to its end after each choice; after the better ones more often."""


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


class ExpertCaptain(SteadyCaptain):
    """Plays the duel to its end after each choice."""

    def __init__(self, game: Game, rules: Ruleset, seat: int, seed: str | int, trials: int = TRIALS) -> None:
        super().__init__(game, rules, seat, seed)
        self.trials = trials
        self.captains = [SteadyCaptain(game, rules, number, seed) for number in (0, 1)]

    def think(self, state: State, legal: list[Action]) -> Action:
        """The choice after which the ship wins most often; the steady captain's of several."""
        first_sight = super().think(state, legal)
        if len(legal) == 1:
            return first_sight
        seed = self.chance.below("seed", 1 << 30)
        order = [text for text, _ in self.reasons]
        left = sorted(legal, key=lambda action: order.index(action.text))
        wins: dict[str, float] = {action.text: 0.0 for action in left}
        done, trials = 0, self.trials
        while True:
            for action in left:
                for trial in range(done, trials):
                    wins[action.text] += self.result(state, action, SeededChance(f"{seed} {trial}"))
            done = trials
            left.sort(key=lambda action: -wins[action.text])
            if len(left) <= 2:
                break
            left = left[: (len(left) + 1) // 2]
            trials *= 2
        self.reasons = [(action.text, wins[action.text] / done) for action in left]
        return left[0]

    def result(self, state: State, action: Action, chance: SeededChance) -> float:
        """The own score of one duel played to its end after a choice."""
        world = state.copy()
        world.quiet = True
        world.apply(self.seat, action, chance)
        outcome = world.outcome()
        while outcome is None:
            seat = world.to_move()
            world.apply(seat, self.captains[seat].think(world, world.legal(seat)), chance)
            outcome = world.outcome()
        score = outcome.scores[self.seat]
        return 0.5 if score is None else score


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
    if level == "expert":
        return ExpertCaptain(game, rules, seat, seed)
    raise UnknownBotError(f"damage has no bot {level!r}; there is: {', '.join(LEVELS)}")
