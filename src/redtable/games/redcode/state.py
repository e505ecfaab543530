"""A position of Red Code: its data, its copies, and the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import NOWHERE, Board
from redtable.games.redcode.encoded import encoded_view
from redtable.games.redcode.mistakes import unwise
from redtable.games.redcode.notation import RedcodeAction, parse_action
from redtable.games.redcode.phases import CHOOSE_SHIP, NO_SIDE, OVER
from redtable.games.redcode.redeal import deal_unseen
from redtable.games.redcode.refusals import explain
from redtable.games.redcode.rules import carry_out_action, legal_actions
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.tables import CORNERS, Tables
from redtable.games.redcode.view_builder import view_of
from redtable.games.redcode.words import REASONS, SHIPS
from redtable.kernel.game import NOBODY, Event, Outcome, State

if TYPE_CHECKING:
    from redtable.games.redcode.chain import Link
    from redtable.games.redcode.encoded import Public
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Refusal
    from redtable.kernel.view import View


class RedcodeState(State):
    """One position. Ships are known by their number: A X B Y C Z; even numbers are Blue, odd ones Red."""

    def __init__(self, tables: Tables, board: Board, ships: list[Ship]) -> None:
        super().__init__()
        self.tables = tables
        self.board = board
        self.ships = ships

        self.phase: i64 = CHOOSE_SHIP
        self.decider: i64 = 0
        """The ship whose captain decides."""
        self.active: i64 = 0
        self.start: i64 = 0
        self.round: i64 = 1
        self.order_used = False
        self.manoeuvred = False
        self.blue_points: i64 = 0
        self.red_points: i64 = 0
        self.compensated: i64 = 0
        """The compensations already given, as flags."""
        self.winner: i64 = NO_SIDE
        self.reason: i64 = 0

        self.deck: bytes = b""
        self.drawn: i64 = 0
        """How many cards of `deck` have been drawn; the next one is at this place."""
        self.discard: i64 = 0

        self.chain: Link | None = None
        self.window: i64 = 0
        """The ships still to be asked, four bits each, number plus one."""
        self.recovering: i64 = 0

        self.mover: i64 = NOWHERE
        self.steps: i64 = 0
        self.must_move = False
        self.used_currents: i64 = 0
        self.came_from: i64 = NOWHERE
        self.steps_taken: i64 = 0

        self.author: i64 = 0
        """Whose manoeuvre or card is being carried out."""
        self.sinking: i64 = 0
        self.sunk: i64 = 0
        self.public: Public | None = None
        """What everybody sees of it in JSON, from the first time it is asked for to the next action."""

    def copy(self) -> RedcodeState:
        """An independent state. Board, tables, deck and links never change and are shared."""
        new = RedcodeState(self.tables, self.board, [ship.copy() for ship in self.ships])
        new.quiet = self.quiet
        new.phase = self.phase
        new.decider = self.decider
        new.active = self.active
        new.start = self.start
        new.round = self.round
        new.order_used = self.order_used
        new.manoeuvred = self.manoeuvred
        new.blue_points = self.blue_points
        new.red_points = self.red_points
        new.compensated = self.compensated
        new.winner = self.winner
        new.reason = self.reason
        new.deck = self.deck
        new.drawn = self.drawn
        new.discard = self.discard
        new.chain = self.chain
        new.window = self.window
        new.recovering = self.recovering
        new.mover = self.mover
        new.steps = self.steps
        new.must_move = self.must_move
        new.used_currents = self.used_currents
        new.came_from = self.came_from
        new.steps_taken = self.steps_taken
        return new

    def to_move(self) -> int:
        """The seat that commands the deciding ship."""
        if self.phase == OVER:
            return NOBODY
        return self.decider & 1 if self.tables.fleet else self.decider

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat."""
        return legal_actions(self) if seat == self.to_move() else []

    def sensible(self, seat: int) -> list[Action]:
        """The legal actions worth a thought: without friendly fire and null effects (RC-G12, RC-G35)."""
        return [action for action in self.legal(seat) if not unwise(self, action)]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, with the clause and the thing in the way."""
        move = redcode_action(action)
        if seat == self.to_move() and self.public is not None and move in self.public.legal:
            return None
        if move in self.legal(seat):
            return None
        return explain(self, seat, move)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action of the seat that decides."""
        if seat != self.to_move():
            raise ValueError(f"seat {seat} does not decide now")
        self.public = None
        carry_out_action(self, redcode_action(action), chance)
        return self.take_events()

    def view(self, seat: int) -> View:
        """All that the seat may know."""
        return view_of(self, seat)

    def encoded(self, seat: int) -> list[str]:
        """The view as JSON, in parts."""
        return encoded_view(self, seat)

    def outcome(self) -> Outcome | None:
        """A side wins or loses as a whole (RC-1.5)."""
        if self.phase != OVER:
            return None
        scores = []
        for seat in range(self.tables.seats):
            if self.winner == NO_SIDE:
                scores.append(0.5)
            else:
                scores.append(1.0 if seat & 1 == self.winner else 0.0)
        return Outcome(tuple(scores), REASONS[self.reason])

    def redeal(self, seat: int, chance: Chance) -> RedcodeState:
        """A copy with the deck and all hands that the seat does not see dealt anew."""
        new = self.copy()
        deal_unseen(new, seat, chance)
        return new

    def position(self) -> str:
        """The position as one line; how it is written stands in `position.py`."""
        from redtable.games.redcode.position import format_position

        return format_position(self)

    def author_ship(self) -> Ship:
        """The ship whose manoeuvre or card is being carried out."""
        return self.ships[self.author]

    def corner_card(self, ship: Ship) -> int:
        """The map card on which a ship starts and returns (RC-11.5, RC-11.10)."""
        return CORNERS[ship.number & 1]

    def letter(self, ship: Ship) -> str:
        """A ship's letter in notation."""
        return SHIPS[ship.number]

    def sees_hand(self, seat: int, ship: Ship) -> bool:
        """Whether a seat sees the cards of a ship: its own, by option its team's (RC-G40)."""
        if seat < 0:
            return False
        if self.tables.owner(ship.number) == seat:
            return True
        return self.tables.team_hands and (ship.number ^ seat) & 1 == 0

    def hand_audience(self, ship: Ship) -> tuple[int, ...]:
        """The seats that see the cards of a ship."""
        return tuple(seat for seat in range(self.tables.seats) if self.sees_hand(seat, ship))


def redcode_action(action: Action) -> RedcodeAction:
    """The action with its parts: those of this game have them, any other is read from its text."""
    return action if isinstance(action, RedcodeAction) else parse_action(action.text)
