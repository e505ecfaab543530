"""What positions of the four games are worth to the first side. Frozen: numbers of the lab depend on them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from redtable.analysis.decomposition import Worth
from redtable.analysis.redcode_odds import ArenaOdds
from redtable.bots.redcode.evaluation import Sheet, Weights
from redtable.bots.skirmish.evaluation import redfor_wins
from redtable.bots.skirmish.ground import ground_of
from redtable.games.damage.duel import ships_fired, weapons_left
from redtable.games.damage.state import DamageState
from redtable.games.pictures.state import PicturesState
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.games.skirmish.state import SkirmishState

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import State
    from redtable.kernel.ruleset import Ruleset

SHARPNESS: Final = 0.16
"""Red Code: how fast a lead in repairs turns into odds in a war."""
DAMAGE: Final = (-2.09, 0.67, 7.49, -0.7)
"""Battle Damage, fitted to 120 duels of steady captains in the standard ships: a constant, a lead in hits
that the weapons score a turn, in the share of boxes left, and having fired already."""
CARD: Final = 0.45
"""Pictures: what one card less to find is worth."""


def odds(lead: float) -> float:
    """A lead as a probability."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


class RedcodeWorth(Worth):
    """Learned odds in the arena, the captains' evaluation in a war.

    The deck lies shuffled from the start on, and nobody has seen it.
    """

    trust = 0.85

    def __init__(self, rules: Any) -> None:
        tables = tables_of(rules)
        self.arena = None if tables.war else ArenaOdds(tables)
        self.sheets = [Sheet(tables, Weights(), side) for side in (0, 1)]

    def value(self, state: State) -> float:
        """Of Blue; in a war the mean of how both sides' captains see it."""
        assert isinstance(state, RedcodeState)
        if self.arena is not None:
            return self.arena.blue_wins(state)
        lead = 0.0
        for side, sheet in enumerate(self.sheets):
            sheet.know(state)
            lead += sheet.value(state, side) * (1 - 2 * side)
        return odds(SHARPNESS * lead / 2)

    def shuffle_again(self, state: State, chance: Chance) -> None:
        """Another order of the cards that are still in the deck."""
        assert isinstance(state, RedcodeState)
        cards = state.deck[state.drawn :]
        state.deck = bytes([cards[place] for place in chance.shuffle("deck", len(cards))])
        state.drawn = 0

    def was_drawn(self, before: State, after: State) -> bool:
        """Whether cards left the deck."""
        assert isinstance(before, RedcodeState)
        assert isinstance(after, RedcodeState)
        return after.drawn != before.drawn or after.deck != before.deck


class SkirmishWorth(Worth):
    """The learned odds that Redfor, which is the second side, does not win."""

    trust = 0.8

    def value(self, state: State) -> float:
        """Of Blufor."""
        assert isinstance(state, SkirmishState)
        return 1 - redfor_wins(state, ground_of(state.field))


def fire_power(ship: Ship) -> float:
    """The hits that the working weapons of a ship score a turn."""
    weapons = zip(ship.fit.tables.duel_weapons, weapons_left(ship), strict=True)
    return sum(left * weapon.hits * (7 - weapon.least) / 6 for weapon, left in weapons)


def boxes_left(ship: Ship) -> float:
    """The share of boxes that are left."""
    return sum(ship.boxes) / max(1, sum(row.total for row in ship.fit.plan.rows))


class DamageWorth(Worth):
    """What is left of either ship, and of its weapons."""

    trust = 0.45

    def value(self, state: State) -> float:
        """A logistic sum."""
        assert isinstance(state, DamageState)
        first, second = state.ships
        always, power, boxes, fired = DAMAGE
        lead = always + power * (fire_power(first) - fire_power(second))
        lead += boxes * (boxes_left(first) - boxes_left(second))
        return odds(lead + fired * ships_fired(state))


class PicturesWorth(Worth):
    """How many cards either team has still to find."""

    def value(self, state: State) -> float:
        """By the difference."""
        assert isinstance(state, PicturesState)
        return odds(CARD * (state.left(1) - state.left(0)))


class NoWorth(Worth):
    """Knows nothing: luck is what the result was, no more."""

    def value(self, state: State) -> float:  # noqa: ARG002 - it does not look
        """One half."""
        return 0.5


def worth_of(slug: str, rules: Ruleset) -> Worth:
    """The value function of a game; one that knows nothing for games that have none."""
    if slug == "redcode":
        return RedcodeWorth(rules)
    kinds: dict[str, type[Worth]] = {
        "skirmish": SkirmishWorth,
        "damage": DamageWorth,
        "pictures": PicturesWorth,
    }
    return kinds.get(slug, NoWorth)()
