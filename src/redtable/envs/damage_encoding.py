"""The duel of Battle Damage in numbers. How they stand is said in `docs/learning.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.envs.encoding import SHORTS, FixedList, shorts
from redtable.games.damage.duel import counters_of, ready_of
from redtable.games.damage.notation import FIRE, SCORE, action
from redtable.games.damage.ruleset import DamageRules
from redtable.games.damage.state import DamageState
from redtable.games.damage.words import DESK
from redtable.kernel.ruleset import RulesetError

if TYPE_CHECKING:
    from redtable.games.damage.tables import Tables
    from redtable.games.damage.volley import Ship
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset

HEADER: Final = 13
ABOUT_A_SHIP: Final = 2


class DamageEncoding(FixedList):
    """A duel under one ruleset: its actions are to fire, and to score on each row of boxes of either ship."""

    dtype: str = SHORTS

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        assert isinstance(rules, DamageRules)
        if rules.options.mode == DESK:
            raise RulesetError("a desk has no end and no winner: only the duel can be learned")
        self.tables: Tables = rules.tables
        plans = [plan for _, plan in rules.ships]
        self.rows = max(len(plan.rows) for plan in plans)
        names = list(dict.fromkeys(row.name() for plan in plans for row in plan.rows))
        listed: list[Action] = [action(FIRE)]
        listed += [action(SCORE, "", name) for name in names]
        self.list_actions(listed)
        a_ship = ABOUT_A_SHIP + self.rows + counters_of(self.tables) + len(self.tables.criticals)
        self.size = HEADER + len(self.tables.cards) + 2 * a_ship

    def observe(self, state: State, seat: int) -> bytes:
        """The turn, the volley under way with the cards still to come, and both ships, the own one first."""
        assert isinstance(state, DamageState)
        numbers = [state.turn, int(state.to_move() == seat), *self.volley(state, seat)]
        for owner in (seat, 1 - seat):
            numbers += self.ship(state, state.ships[owner], owner)
        return shorts(numbers)

    def volley(self, state: DamageState, seat: int) -> list[int]:
        """The volley that is being resolved, if any."""
        to_come = [0] * len(self.tables.cards)
        if not state.volleys:
            return [0] * (HEADER - 2) + to_come
        volley = state.volleys[0]
        for card in volley.deck:
            to_come[card] += 1
        return [
            1 if volley.target == seat else 2,
            volley.hits,
            volley.scored,
            volley.misses,
            volley.batch,
            volley.batch_size,
            volley.cards,
            volley.dealt,
            volley.rolled + 1,
            volley.card + 1,
            len(volley.options),
            *to_come,
        ]

    def ship(self, state: DamageState, ship: Ship, owner: int) -> list[int]:
        """What is left of a ship, what it fires with in this turn, and its critical hits at work."""
        wounds = [0] * len(self.tables.criticals)
        for wound in ship.wounds:
            if wound.active(state.turn):
                wounds[wound.critical] += 1
        boxes = ship.boxes + [0] * (self.rows - len(ship.boxes))
        return [int(ship.destroyed), ship.overkill, *boxes, *ready_of(state, owner), *wounds]
