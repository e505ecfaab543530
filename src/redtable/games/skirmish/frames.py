"""What stands on the skirmish's stack: decisions that wait for their side, and what is done by itself.

A reaction can interrupt a move, a retreat a firefight, a choice of casualties a retreat, and everything goes
on where it was interrupted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from redtable.games.skirmish.words import NOBODY_THERE
from redtable.kernel.frames import Frame
from redtable.kernel.game import NOBODY

PLACE_OBJECTIVE: Final = "place-objective"
DEPLOY: Final = "deploy"
TAKE_OUT_DICE: Final = "take-out-dice"
GIVE_ORDER: Final = "give-order"
REACT: Final = "react"
REROLL: Final = "reroll"
CHOOSE_CASUALTIES: Final = "choose-casualties"
HOLD_OR_RETREAT: Final = "hold-or-retreat"
CHOOSE_DESTINATION: Final = "choose-destination"
STAND_FAST: Final = "stand-fast"
RECON: Final = "recon"

DECISIONS: Final = (
    PLACE_OBJECTIVE,
    DEPLOY,
    TAKE_OUT_DICE,
    GIVE_ORDER,
    REACT,
    REROLL,
    CHOOSE_CASUALTIES,
    HOLD_OR_RETREAT,
    CHOOSE_DESTINATION,
    STAND_FAST,
    RECON,
)

BEGIN_TURN: Final = "begin-turn"
ROLL_ORDERS: Final = "roll-orders"
BEGIN_FIRST_AID: Final = "begin-first-aid"
TREAT: Final = "treat"
MORALE: Final = "morale"
BEGIN_ORDERS: Final = "begin-orders"
ORDERS_OF: Final = "orders-of"
MOVE: Final = "move"
FIREFIGHT: Final = "firefight"
VOLLEY: Final = "volley"
EFFECT: Final = "effect"
SHAKEN: Final = "shaken"
RETREAT: Final = "retreat"
FALL_BACK: Final = "fall-back"
ASSAULT: Final = "assault"
DEFENCE: Final = "defence"
CHARGE: Final = "charge"
TAKE_GROUND: Final = "take-ground"
REACTION: Final = "reaction"
END_ACTIVATION: Final = "end-activation"
BEGIN_COMBAT: Final = "begin-combat"
COMBAT: Final = "combat"
COMBAT_MORALE: Final = "combat-morale"
COMBAT_END: Final = "combat-end"
TURN_RECON: Final = "turn-recon"
RECOVER: Final = "recover"

KINDS: Final = (
    *DECISIONS,
    BEGIN_TURN,
    ROLL_ORDERS,
    BEGIN_FIRST_AID,
    TREAT,
    MORALE,
    BEGIN_ORDERS,
    ORDERS_OF,
    MOVE,
    FIREFIGHT,
    VOLLEY,
    EFFECT,
    SHAKEN,
    RETREAT,
    FALL_BACK,
    ASSAULT,
    DEFENCE,
    CHARGE,
    TAKE_GROUND,
    REACTION,
    END_ACTIVATION,
    BEGIN_COMBAT,
    COMBAT,
    COMBAT_MORALE,
    COMBAT_END,
    TURN_RECON,
    RECOVER,
)


class Step(Frame):
    """One thing to decide or do. What the numbers mean is said where a frame of that kind is carried out."""

    def __init__(
        self,
        kind: str = "",
        side: int = 0,
        unit: int = NOBODY_THERE,
        other: int = NOBODY_THERE,
        numbers: Sequence[int] = (),
    ) -> None:
        super().__init__(kind, side if kind in DECISIONS else NOBODY)
        self.side = side
        """Whose decision it is, or whose unit acts."""
        self.unit = unit
        self.other = other
        self.numbers = tuple(numbers)

    def is_decision(self) -> bool:
        """Whether somebody has to answer."""
        return self.seat != NOBODY
