"""Red Code in numbers. How they stand one after the other is said in `docs/learning.md`."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, cast, final

from librt.strings import BytesWriter, read_i64_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from redtable.envs.encoding import WIDTH, FixedList, mark
from redtable.games.redcode.board import CARD_CORNERS, COLUMNS, FLOWS, SQUARES
from redtable.games.redcode.effects import RecoverCrew
from redtable.games.redcode.notation import (
    ACTIONS,
    CHOOSE_TYPE,
    DISCARD_CARD,
    END_TURN,
    PASS_WINDOW,
    PLACE_ON,
    RECOVER_CREW,
    REMOVED_SOURCE,
    RETURN_TO,
    STEP_TO,
    STOP_MOVING,
    pack_sources,
)
from redtable.games.redcode.state import RedcodeState, redcode_action
from redtable.games.redcode.tables import CORNERS, Tables, tables_of

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.tables import Manoeuvre
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset

HEADER: Final = 28
PER_SHIP: Final = 24
MOST: Final = 255
NO_NUMBER: Final = -1


class RedcodeEncoding(FixedList):
    """Red Code under one ruleset."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        self.tables = tables_of(cast("RedcodeRules", rules))
        self.size = HEADER + PER_SHIP * int(self.tables.ships) + SQUARES
        self.list_actions(action_list(self.tables))
        by_serial = [NO_NUMBER] * len(ACTIONS)
        for number, action in enumerate(self.listed):
            by_serial[redcode_action(action).serial] = number
        self.by_serial = b"".join([number.to_bytes(WIDTH, "little", signed=True) for number in by_serial])
        """The number of every action of the notation, in 64 bits each."""

    def observe(self, state: State, seat: int) -> bytes:
        """The table as the seat sees it: what goes on, the ships from its own on, piles of cards, the sea."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """The same, appended to what is written; eight bytes at a time, which is much quicker."""
        assert isinstance(state, RedcodeState)
        ships = state.ships
        count: i64 = len(ships)
        own: i64 = seat
        write_header(state, own, count, out)
        number = own
        for _ in range(count):
            write_ship(ships[number], out)
            number = number + 1 if number + 1 < count else 0
        write_eight(state.discard, out)
        for _ in range(count):
            ship = ships[number]
            write_eight(ship.slots, out)
            write_eight(ship.hand if state.sees_hand(seat, ship) else 0, out)
            number = number + 1 if number + 1 < count else 0
        board = state.board
        if not board.observed:
            board.observed = sea(board.terrain, self.tables.fixed_currents)
        out.write(board.observed)

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the legal actions, in the order in which the game lists them."""
        return [self.number(action) for action in state.legal(seat)]

    def write_legal(self, state: State, seat: int, numbers: BytesWriter, mask: BytesWriter, row: i64) -> i64:
        """The same, without a list."""
        count: i64 = 0
        for action in state.legal(seat):
            mark(self.number(action), numbers, mask, row)
            count += 1
        return count

    @final
    def number(self, action: Action) -> i64:
        """The number of an action."""
        return read_i64_le(self.by_serial, WIDTH * redcode_action(action).serial)


def write_header(state: RedcodeState, own: i64, count: i64, out: BytesWriter) -> None:
    """What goes on: phase, turn, points, deck, the end of the chain, the movement under way."""
    top = state.frames.top()
    active, start = after(state.active, own, count), after(state.start, own, count)
    turn: i64 = state.round if state.round < MOST else MOST
    whose = four(top.phase, after(top.ship, own, count), active, start)
    write_i64_le(
        out, whose | four(turn, 1 if state.order_used else 0, 1 if state.manoeuvred else 0, top.crew) << 32
    )
    points: i64 = state.blue_points if own & 1 == 0 else state.red_points
    others: i64 = state.red_points if own & 1 == 0 else state.blue_points
    piles = four(points, others, len(state.deck) - state.drawn, state.compensated)
    link = top.link
    if link is not None:
        target: i64 = link.target if link.manoeuvre.cancels else after(link.target, own, count) + 1
        author = after(link.author, own, count) + 1
        piles |= four(link.number, author, link.manoeuvre.number + 1, target) << 32
    write_i64_le(out, piles)
    move = top.movement
    under_way: i64 = 0
    if move is not None:
        mover = after(move.mover, own, count) + 1
        under_way = four(mover, move.steps, 1 if move.must_move else 0, move.steps_taken)
    write_i32_le(out, i32(under_way))


def four(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four bytes as one word."""
    return first | second << 8 | third << 16 | fourth << 24


def write_eight(packed: i64, out: BytesWriter) -> None:
    """Eight numbers of four bits each, a byte for each of them."""
    write_i64_le(out, spread(packed & 0xFFFF) | spread(packed >> 16 & 0xFFFF) << 32)


def spread(packed: i64) -> i64:
    """Four numbers of four bits, a byte for each of them."""
    pairs: i64 = (packed | packed << 8) & 0x00FF00FF
    return (pairs | pairs << 4) & 0x0F0F0F0F


def after(ship: i64, own: i64, count: i64) -> i64:
    """How many seats a ship comes after one's own."""
    return ship - own if ship >= own else ship - own + count


def write_ship(ship: Ship, out: BytesWriter) -> None:
    """What everybody sees of a ship, but the crew on its manoeuvres."""
    hull: i64 = ship.hull if ship.hull > 0 else 0
    front = four(ship.type.number + 1, ship.square + 1, hull, ship.reserve)
    write_i64_le(out, front | four(ship.removed, ship.intercepted, ship.sunk, ship.cards) << 32)


def sea(terrain: str, fixed_currents: bool) -> bytes:
    """The squares row by row: 0 water, 1 islet, 2 current, 3 to 6 a current to N, E, S, W."""
    letters = "WIC" + FLOWS
    numbers = [letters.index(letter) for letter in terrain]
    return bytes(numbers if fixed_currents else [min(number, 2) for number in numbers])


def action_list(tables: Tables) -> list[Action]:
    """Every action that can become legal under a ruleset, in the order of `docs/learning.md`."""
    ships = int(tables.ships)
    corners = [CARD_CORNERS[card] for card in CORNERS]
    starts = [corner + step for corner in corners for step in (0, 1, COLUMNS, COLUMNS + 1)]
    actions: list[Action] = [STOP_MOVING, PASS_WINDOW, END_TURN, *CHOOSE_TYPE]
    actions += [PLACE_ON[square] for square in starts]
    if tables.war:
        actions += RETURN_TO
    actions += STEP_TO
    seen: set[str] = set()
    for kind in tables.types:
        for manoeuvre in kind.manoeuvres:
            if manoeuvre.name not in seen:
                seen.add(manoeuvre.name)
                actions += manoeuvre_actions(tables, manoeuvre, ships)
    for order in tables.orders:
        if order.count and order.block:
            actions += [order.on_block[corner] for corner in order.corners]
        elif order.count:
            actions += order.on_ship[:ships]
    actions += [DISCARD_CARD[order.number] for order in tables.orders if order.count]
    return actions + recoveries(tables)


def manoeuvre_actions(tables: Tables, manoeuvre: Manoeuvre, ships: int) -> list[Action]:
    """The ways to use a manoeuvre."""
    actions: list[Action] = []
    if manoeuvre.steps:
        actions += manoeuvre.to_square
    elif manoeuvre.cancels:
        actions.append(manoeuvre.plain)
        if tables.shield_any_link:
            actions += manoeuvre.on_link
    elif manoeuvre.distance < 0:
        actions.append(manoeuvre.plain)
    else:
        actions += manoeuvre.on_ship[:ships]
    return actions


def recoveries(tables: Tables) -> list[Action]:
    """The ways to bring crew back: to each type of ship from its own manoeuvres and what was removed."""
    most = int(tables.recovery)
    for order in tables.orders:
        for effect in order.effects:
            if isinstance(effect, RecoverCrew):
                most = max(most, int(effect.amount))
    found: set[tuple[int, ...]] = set()
    for size in range(1, most + 1):
        for kind in tables.types:
            sources = sorted([*(int(row.number) for row in kind.manoeuvres), REMOVED_SOURCE])
            found |= set(combinations_with_replacement(sources, size))
    ordered = sorted(found, key=lambda chosen: (len(chosen), chosen))
    return [RECOVER_CREW[pack_sources(chosen)] for chosen in ordered]
