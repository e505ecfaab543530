"""Red Code in numbers. How they stand one after the other is said in `docs/learning.md`."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from struct import Struct
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from redtable.envs.encoding import FixedList
from redtable.games.redcode.board import CARD_CORNERS, COLUMNS, FLOWS, SQUARES
from redtable.games.redcode.effects import RecoverCrew
from redtable.games.redcode.notation import (
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
from redtable.games.redcode.state import RedcodeState
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


class RedcodeEncoding(FixedList):
    """Red Code under one ruleset."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        self.tables = tables_of(cast("RedcodeRules", rules))
        self.size = HEADER + PER_SHIP * int(self.tables.ships) + SQUARES
        self.layout = Struct(f"<{(self.size - SQUARES) // 4}I")
        self.list_actions(action_list(self.tables))

    def observe(self, state: State, seat: int) -> bytes:
        """The table as the seat sees it: what goes on, the ships from its own on, piles of cards, the sea."""
        assert isinstance(state, RedcodeState)
        ships = state.ships
        count: i64 = len(ships)
        own: i64 = seat
        words: list[int] = []
        boards: list[int] = []
        add_header(state, own, count, words)
        for turn in range(count):
            number: i64 = own + turn
            ship = ships[number if number < count else number - count]
            add_ship(ship, words)
            add_eight(ship.slots, boards)
            add_eight(ship.hand if state.sees_hand(seat, ship) else 0, boards)
        add_eight(state.discard, words)
        words += boards
        packed: bytes = self.layout.pack(*words)
        return packed + sea(state.board.terrain, self.tables.fixed_currents)


def add_header(state: RedcodeState, own: i64, count: i64, words: list[int]) -> None:
    """What goes on: phase, turn, points, deck, the end of the chain, the movement under way."""
    top = state.frames.top()
    active, start = after(state.active, own, count), after(state.start, own, count)
    words.append(four(top.phase, after(top.ship, own, count), active, start))
    turn: i64 = state.round if state.round < MOST else MOST
    words.append(four(turn, 1 if state.order_used else 0, 1 if state.manoeuvred else 0, top.crew))
    points: i64 = state.blue_points if own & 1 == 0 else state.red_points
    others: i64 = state.red_points if own & 1 == 0 else state.blue_points
    words.append(four(points, others, len(state.deck) - state.drawn, state.compensated))
    link = top.link
    if link is None:
        words.append(0)
    else:
        target: i64 = link.target if link.manoeuvre.cancels else after(link.target, own, count) + 1
        author = after(link.author, own, count) + 1
        words.append(four(link.number, author, link.manoeuvre.number + 1, target))
    move = top.movement
    if move is None:
        words.append(0)
    else:
        mover = after(move.mover, own, count) + 1
        words.append(four(mover, move.steps, 1 if move.must_move else 0, move.steps_taken))


def four(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four bytes as one word: much quicker to write than each by itself."""
    return first | second << 8 | third << 16 | fourth << 24


def add_eight(packed: i64, words: list[int]) -> None:
    """Eight numbers of four bits each, a byte for each of them."""
    words.append(spread(packed & 0xFFFF))
    words.append(spread(packed >> 16 & 0xFFFF))


def spread(packed: i64) -> i64:
    """Four numbers of four bits, a byte for each of them."""
    pairs: i64 = (packed | packed << 8) & 0x00FF00FF
    return (pairs | pairs << 4) & 0x0F0F0F0F


def after(ship: i64, own: i64, count: i64) -> i64:
    """How many seats a ship comes after one's own."""
    return ship - own if ship >= own else ship - own + count


def add_ship(ship: Ship, words: list[int]) -> None:
    """What everybody sees of a ship, but the crew on its manoeuvres."""
    hull: i64 = ship.hull if ship.hull > 0 else 0
    words.append(four(ship.type.number + 1, ship.square + 1, hull, ship.reserve))
    words.append(four(ship.removed, ship.intercepted, ship.sunk, ship.cards))


@lru_cache(maxsize=4096)
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
