"""A position of Red Code: its data, its copies, and the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.games.redcode.board import Board
from redtable.games.redcode.frames import OVER, Decision, Movement
from redtable.games.redcode.mistakes import unwise
from redtable.games.redcode.notation import RedcodeAction, parse_action
from redtable.games.redcode.redeal import redeal
from redtable.games.redcode.refusals import why_not
from redtable.games.redcode.rules import RULES, legal_actions
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.tables import CORNERS, Tables
from redtable.games.redcode.view_builder import view_of
from redtable.games.redcode.view_encoder import encoded_view
from redtable.games.redcode.words import NO_SIDE, REASONS, SHIPS
from redtable.kernel.frames import Frames
from redtable.kernel.game import Event, Outcome, State

if TYPE_CHECKING:
    from redtable.games.redcode.chain import Link
    from redtable.games.redcode.view_encoder import Public
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Refusal
    from redtable.kernel.view import View


class RedcodeState(State):
    """One position. Ships are known by their number: A X B Y C Z; even numbers are Blue, odd ones Red."""

    def __init__(self, tables: Tables, board: Board, ships: list[Ship], frames: Frames[Decision]) -> None:
        super().__init__()
        self.tables = tables
        self.board = board
        self.ships = ships
        self.frames = frames
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

        self.author: i64 = 0
        """Whose manoeuvre or card is being carried out."""
        self.sinking: i64 = 0
        self.sunk: i64 = 0
        self.public: Public | None = None
        """What everybody sees of it in JSON, from the first time it is asked for to the next action."""

    def copy(self) -> RedcodeState:
        """An independent state. Board, tables, deck and frames never change and are shared."""
        ships = [ship.copy() for ship in self.ships]
        new = RedcodeState(self.tables, self.board, ships, self.frames.copy())
        new.quiet = self.quiet
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
        return new

    @property
    def phase(self) -> i64:
        """Which decision is open."""
        return self.frames.top().phase

    @property
    def decider(self) -> i64:
        """The ship whose captain decides."""
        return self.frames.top().ship

    def chain(self) -> Link | None:
        """The last link of the chain, which may be answered now."""
        return self.frames.top().link

    def movement(self) -> Movement | None:
        """The movement that waits for its next step."""
        return self.frames.top().movement

    def recovering(self) -> i64:
        """How many crew are to be brought back now."""
        return self.frames.top().crew

    def ask(self, phase: i64, ship: i64) -> None:
        """Begin the stack anew: this is all that is open."""
        self.frames.restart(self.tables.decisions[phase][ship])

    def to_move(self) -> int:
        """The seat that commands the deciding ship."""
        return self.frames.top().seat

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat."""
        return legal_actions(self, seat)

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
        return why_not(self, seat, move)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action of the seat that decides."""
        top = self.frames.top()
        if seat != top.seat:
            raise ValueError(f"seat {seat} does not decide now")
        self.public = None
        move = redcode_action(action)
        RULES[move.kind](self, self.ships[top.ship], move, chance)
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
        redeal(new, seat, chance)
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
