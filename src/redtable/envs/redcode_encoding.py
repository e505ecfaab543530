"""Red Code in numbers. How they stand one after the other is said in `docs/learning.md`."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
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
NOTHING: Final = bytes(8)


class RedcodeEncoding(FixedList):
    """Red Code under one ruleset."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        self.tables = tables_of(cast("RedcodeRules", rules))
        self.size = HEADER + PER_SHIP * int(self.tables.ships) + SQUARES
        self.list_actions(action_list(self.tables))

    def observe(self, state: State, seat: int) -> bytes:
        """The table as the seat sees it: what goes on, the ships from its own on, piles of cards, the sea."""
        assert isinstance(state, RedcodeState)
        ships = state.ships
        count: i64 = len(ships)
        own: i64 = seat
        numbers: list[int] = []
        parts: list[bytes] = [b"", eight(state.discard)]
        add_header(state, own, count, numbers)
        for turn in range(count):
            number: i64 = own + turn
            ship = ships[number if number < count else number - count]
            add_ship(ship, numbers)
            parts.append(eight(ship.slots))
            parts.append(eight(ship.hand) if state.sees_hand(seat, ship) else NOTHING)
        parts[0] = bytes(numbers)
        parts.append(sea(state.board.terrain, self.tables.fixed_currents))
        return b"".join(parts)


def add_header(state: RedcodeState, own: i64, count: i64, numbers: list[int]) -> None:
    """What goes on: phase, turn, points, deck, the end of the chain, the movement under way."""
    top = state.frames.top()
    blue = own & 1 == 0
    numbers.append(top.phase)
    numbers.append(after(top.ship, own, count))
    numbers.append(after(state.active, own, count))
    numbers.append(after(state.start, own, count))
    numbers.append(state.round if state.round < MOST else MOST)
    numbers.append(1 if state.order_used else 0)
    numbers.append(1 if state.manoeuvred else 0)
    numbers.append(top.crew)
    numbers.append(state.blue_points if blue else state.red_points)
    numbers.append(state.red_points if blue else state.blue_points)
    numbers.append(len(state.deck) - state.drawn)
    numbers.append(state.compensated)
    link = top.link
    if link is None:
        numbers += [0, 0, 0, 0]
    else:
        numbers.append(link.number)
        numbers.append(after(link.author, own, count) + 1)
        numbers.append(link.manoeuvre.number + 1)
        numbers.append(link.target if link.manoeuvre.cancels else after(link.target, own, count) + 1)
    move = top.movement
    if move is None:
        numbers += [0, 0, 0, 0]
    else:
        numbers.append(after(move.mover, own, count) + 1)
        numbers.append(move.steps)
        numbers.append(1 if move.must_move else 0)
        numbers.append(move.steps_taken)


def after(ship: i64, own: i64, count: i64) -> i64:
    """How many seats a ship comes after one's own."""
    return ship - own if ship >= own else ship - own + count


def add_ship(ship: Ship, numbers: list[int]) -> None:
    """What everybody sees of a ship, but the crew on its manoeuvres."""
    numbers.append(ship.type.number + 1)
    numbers.append(ship.square + 1)
    numbers.append(ship.hull if ship.hull > 0 else 0)
    numbers.append(ship.reserve)
    numbers.append(ship.removed)
    numbers.append(ship.intercepted)
    numbers.append(ship.sunk)
    numbers.append(ship.cards)


@lru_cache(maxsize=65536)
def eight(packed: int) -> bytes:
    """Eight numbers of four bits each."""
    return bytes([packed >> 4 * place & 15 for place in range(8)])


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
