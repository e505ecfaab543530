"""Decisions that are weighed by what is on the table alone: dice, casualties, holding, looking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.weights import WEIGHTS
from redtable.games.skirmish import frames, notation

if TYPE_CHECKING:
    from redtable.bots.skirmish.tally import Tally
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState

CHIT_WORTH: Final = (0.0, 0.45, 0.6, 0.9)
"""What a command die is worth that takes a chit off a unit with so many."""
SOLDIER_WORTH: Final = {"R": 1.0, "r": 1.1, "NCO": 2.0, "nco": 2.1, "MG": 3.0, "mg": 3.1}
"""What it costs to lose one: a lightly wounded man dies for sure, a fresh one may come back."""


def command_die(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:  # noqa: ARG001
    """A die is an order with 60 %, if there are units to order; a chit less sets a unit free."""
    if action.verb == notation.ROLL:
        tally.add("orders", 0.55)
        return
    unit = state.units[state.tables.names[action.unit]]
    worth = CHIT_WORTH[min(3, unit.chits())]
    # A last yellow chit goes by itself in the recovery.
    tally.add("free-again", worth if unit.active() else 0.0)
    tally.add("colour", 0.05 if action.words[0] == "red" else 0.0)


def second_throw(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:
    """A casualty saved for a chit; Redfor's soldiers are worth more than its nerves."""
    if action.verb == notation.KEEP:
        tally.add("keep", 0.0)
        return
    unit = state.units[frame.unit]
    saved = 1 - max(0, 4 - frame.numbers[0]) / 10
    weights = WEIGHTS[unit.side]
    tally.add("saved", weights.loss * saved)
    tally.add("fear", -(weights.own_chit if unit.chits() < state.tables.most_chits else 1.5))


def stand_or_go(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:
    """Hold with the better numbers, give way with the worse."""
    unit, attacker = state.units[frame.unit], state.units[frame.other]
    if action.verb == notation.WITHDRAW:
        tally.add("give-way", -0.5 - 0.4 * (unit.chits() + 1))
        return
    strength = unit.active() * (0.6 - 0.1 * unit.chits()) - attacker.active() * 0.6
    tally.add("strength", 0.5 * strength)
    tally.add("fire", 0.6 if unit.chits() < 3 else 0.0)


def soldiers_lost(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:  # noqa: ARG001
    """Those who can be spared go first."""
    tally.add("soldiers", -sum([SOLDIER_WORTH[word.partition(".")[2]] for word in action.words]))


def look(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:  # noqa: ARG001
    """There is nothing to lose."""
    tally.add("look", 1.0 if action.verb == notation.RECON else 0.0)


SIMPLE: Final[dict[str, Callable[[SkirmishState, Step, SkirmishAction, Tally], None]]] = {
    frames.TAKE_OUT_DICE: command_die,
    frames.REROLL: second_throw,
    frames.CHOOSE_CASUALTIES: soldiers_lost,
    frames.HOLD_OR_RETREAT: stand_or_go,
    frames.RECON: look,
}
"""Decisions that are weighed by what is on the table alone."""
