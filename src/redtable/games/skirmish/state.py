"""A position of the skirmish: its data, its copies, and the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.skirmish.geometry import distance_to_segment, squared
from redtable.games.skirmish.notation import SkirmishAction, parse_action
from redtable.games.skirmish.refusals import why_not
from redtable.games.skirmish.rules import carry_out_action, legal_actions
from redtable.games.skirmish.sight import sees
from redtable.games.skirmish.words import (
    NO_SIDE,
    OVER,
    PLACE_OBJECTIVES,
    REASONS,
    REDFOR,
)
from redtable.kernel.frames import Frames
from redtable.kernel.game import NOBODY, Event, Outcome, State

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.tables import Tables
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Refusal
    from redtable.kernel.view import View


class SkirmishState(State):
    """One position. Everything on the table is open to everybody; only future dice are hidden."""

    def __init__(self, tables: Tables, units: list[Unit]) -> None:
        super().__init__()
        self.tables = tables
        self.field = tables.field
        self.units = units
        self.turn = 0
        self.phase: int = PLACE_OBJECTIVES
        self.initiative: int = NO_SIDE
        """Who has the initiative; kept from turn to turn for ties (SK-5.5)."""
        self.orders = [0, 0]
        self.taken_out = [0, 0]
        """Command dice taken out of the pools this turn (SK-5.3)."""
        self.losses = [0, 0]
        """Soldiers dead, by side."""
        self.objectives: list[tuple[int, int]] = []
        self.reconnoitred: list[bool] = []
        self.reactions_made = 0
        """Reactions to the activation under way (SK-11.7)."""
        self.frames: Frames[Step] = Frames()
        """What is to be decided and done, the next thing on top."""
        self.winner: int = NO_SIDE
        self.reason = 0
        self.offered: list[SkirmishAction] | None = None
        """The legal actions of this position, once somebody has asked."""

    def copy(self) -> SkirmishState:
        """An independent state. Tables and frames never change and are shared."""
        new = SkirmishState(self.tables, [unit.copy() for unit in self.units])
        new.quiet = self.quiet
        new.turn = self.turn
        new.phase = self.phase
        new.initiative = self.initiative
        new.orders = list(self.orders)
        new.taken_out = list(self.taken_out)
        new.losses = list(self.losses)
        new.objectives = list(self.objectives)
        new.reconnoitred = list(self.reconnoitred)
        new.reactions_made = self.reactions_made
        new.frames = self.frames.copy()
        new.winner = self.winner
        new.reason = self.reason
        new.offered = self.offered
        return new

    def to_move(self) -> int:
        """The side that owns the topmost decision."""
        return self.frames.owner()

    def legal(self, seat: int) -> list[Action]:
        """Good candidates for the seat: space is continuous, so more is allowed than is listed."""
        if seat != self.to_move() or seat == NOBODY:
            return []
        return [action.written() for action in self.options()]

    def choices(self, seat: int) -> list[Action]:
        """The same, without their texts."""
        if seat != self.to_move() or seat == NOBODY:
            return []
        return list(self.options())

    def options(self) -> list[SkirmishAction]:
        """The same for whoever decides, without their texts: a search writes down only what it chooses."""
        if self.offered is None:
            self.offered = legal_actions(self)
        return self.offered

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, with the clause and the thing in the way."""
        return why_not(self, seat, skirmish_action(action))

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out an action of the seat that decides."""
        if seat != self.to_move():
            raise ValueError(f"seat {seat} does not decide now")
        self.offered = None
        carry_out_action(self, skirmish_action(action), chance)
        return self.take_events()

    def view(self, seat: int) -> View:
        """All that the seat may know."""
        from redtable.games.skirmish.view_builder import view_of

        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        """Who won, and why (SK-15.5, SK-15.6, SK-G39)."""
        if self.phase != OVER:
            return None
        redfor = 1.0 if self.winner == REDFOR else 0.0
        return Outcome((1.0 - redfor, redfor), REASONS[self.reason])

    def redeal(self, seat: int, chance: Chance) -> SkirmishState:  # noqa: ARG002 - nothing is hidden
        """A copy: nothing on the table is hidden."""
        return self.copy()

    def position(self) -> str:
        """The position as one line; how it is written stands in `position.py`."""
        from redtable.games.skirmish.position import format_position

        return format_position(self)

    # Questions about the table that every rule asks

    def unit_named(self, name: str) -> Unit | None:
        """The unit of that name, if it is in play."""
        number = self.tables.names.get(name)
        if number is None or not self.units[number].on_table():
            return None
        return self.units[number]

    def units_of(self, side: int) -> list[Unit]:
        """The units of a side on the table."""
        return [unit for unit in self.units if unit.side == side and unit.on_table()]

    def sees_from(self, viewer: Unit, x: int, y: int, target: int = -1) -> bool:
        """Whether a unit sees a point (where the unit of that number stands)."""
        return self.clear_line(viewer.x, viewer.y, x, y, viewer.number, target)

    def sees_unit(self, one: Unit, other: Unit) -> bool:
        """Whether two units see each other (SK-2.4)."""
        return self.clear_line(one.x, one.y, other.x, other.y, one.number, other.number)

    def clear_line(self, ax: i64, ay: i64, bx: i64, by: i64, one: int, other: int) -> bool:
        """Whether terrain, and by option other units, leave a line free (SK-2.7)."""
        if not sees(self.field, ax, ay, bx, by):
            return False
        if self.tables.units_block_sight:
            for unit in self.units:
                if unit.number not in (one, other) and unit.on_table():
                    near = distance_to_segment(unit.x, unit.y, ax, ay, bx, by)
                    if 2 * near < self.tables.spacing:
                        return False
        return True

    def seen_enemies(self, unit: Unit) -> list[Unit]:
        """The enemies with active soldiers that have a line of sight to a unit (SK-14.3)."""
        return [
            enemy
            for enemy in self.units
            if enemy.side != unit.side
            and enemy.on_table()
            and enemy.active() > 0
            and self.sees_unit(enemy, unit)
        ]

    def within(self, unit: Unit, x: i64, y: i64, limit: i64) -> bool:
        """Whether a point is at most so far from a unit, exactly (SK-1.3)."""
        return squared(unit.x, unit.y, x, y) <= limit * limit

    def in_contact(self, unit: Unit) -> bool:
        """Whether a unit stands in close combat (SK-G46)."""
        if unit.contact >= 0:
            return True
        return any(other.contact == unit.number for other in self.units)

    def name(self, number: int) -> str:
        """The name of a unit by its number."""
        return self.units[number].name


def skirmish_action(action: Action) -> SkirmishAction:
    """The action with its parts: those of this game have them, any other is read from its text."""
    return action if isinstance(action, SkirmishAction) else parse_action(action.text)
