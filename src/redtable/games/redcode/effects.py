"""What manoeuvres and order cards do: one small class for each word that a ruleset may use.

`hurts` and `helps` tell whether the ship that the effect falls on is worse or better off: warnings and
pruning ask for it. An effect on a ship that has just been sunk does nothing (RC-9.21).
"""

# ruff: noqa: ARG002 - every effect is called in the same way, whatever it needs

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from redtable.games.redcode.cards import can_draw, draw_cards
from redtable.games.redcode.damage import gain_breakdowns, hit, intercept, lose_crew, repair
from redtable.games.redcode.frames import BOATSWAIN, OVER, Decision
from redtable.games.redcode.movement import begin_evasion, can_move
from redtable.games.redcode.sinking import sink_ships
from redtable.games.redcode.words import GONE

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.kernel.chance import Chance


class Effect:
    """One part of a manoeuvre or order card."""

    hurts: ClassVar[bool] = False
    helps: ClassVar[bool] = False

    def __init__(self, amount: i64 = 1, own: bool = False) -> None:
        self.amount: i64 = amount
        self.own = own
        """Whether it falls on the ship that uses it rather than on the target."""

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """Carry it out on a ship."""
        raise NotImplementedError

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """Whether it would change nothing (RC-G35)."""
        return False


class Damage(Effect):
    """Takes repairs (RC-6.2)."""

    hurts: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-6.2, RC-6.3."""
        hit(state, target, self.amount)


class LoseBreakdown(Effect):
    """Takes breakdowns, each worth a whole row of repairs (RC-6.4, RC-6.6)."""

    hurts: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-6.6."""
        hit(state, target, self.amount * target.type.row)


class Repair(Effect):
    """Gives repairs (RC-6.7)."""

    helps: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-6.7."""
        repair(state, target, self.amount)

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """The row is full."""
        return target.hull % target.type.row == 0


class GainBreakdown(Effect):
    """Gives breakdowns (RC-6.8)."""

    helps: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-6.8."""
        gain_breakdowns(state, target, self.amount)

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """All breakdowns are there."""
        return target.breakdowns() >= target.type.breakdowns


class LoseCrew(Effect):
    """Takes crew from the reserve (RC-7.6)."""

    hurts: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-7.6, RC-7.7."""
        lose_crew(state, target, self.amount)

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """The reserve is empty (RC-7.7)."""
        return target.reserve == 0


class RecoverCrew(Effect):
    """The owner of the target brings crew back to its reserve (RC-10.10, RC-G31)."""

    helps: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """Asks the owner which, if any are out."""
        if target.hull and target.out():
            seat = state.tables.owner(target.number)
            state.frames.push(Decision(BOATSWAIN, target.number, seat, min(self.amount, target.out())))

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """All crew are in the reserve."""
        return target.out() == 0


class DrawOrders(Effect):
    """Draws order cards (RC-9.4, RC-10.13)."""

    helps: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """As many as there are, once it is clear whether the game goes on (RC-10.13)."""
        if state.sinking:
            sink_ships(state)
        if state.phase != OVER and target.sunk != GONE:
            draw_cards(state, target, self.amount, chance)

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """There is no card to draw, or no room for it (RC-G25, RC-G26)."""
        return not can_draw(state, target)


class Move(Effect):
    """Gives movement at once (RC-10.12). Movement manoeuvres are declared with their first step instead."""

    helps: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-10.12, RC-G29."""
        begin_evasion(state, target, self.amount)

    def null(self, state: RedcodeState, target: Ship) -> bool:
        """Every square around is blocked."""
        return not can_move(state, target)


class Intercept(Effect):
    """Forbids manoeuvres until the target's next turn (RC-10.14)."""

    hurts: ClassVar[bool] = True

    def resolve(self, state: RedcodeState, target: Ship, chance: Chance) -> None:
        """RC-10.14."""
        intercept(state, target)


class Cancel(Effect):
    """Cancels a link of the chain (RC-9.11); the chain itself does it (RC-13.12)."""


EFFECTS: dict[str, type[Effect]] = {
    "damage": Damage,
    "lose_breakdown": LoseBreakdown,
    "repair": Repair,
    "gain_breakdown": GainBreakdown,
    "lose_crew": LoseCrew,
    "recover_crew": RecoverCrew,
    "draw": DrawOrders,
    "move": Move,
    "intercept": Intercept,
    "cancel": Cancel,
}


def make_effect(name: str, amount: int, own: bool) -> Effect:
    """The effect of that name in a ruleset."""
    return EFFECTS[name](amount, own)
