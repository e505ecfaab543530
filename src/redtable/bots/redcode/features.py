"""What a network sees of a position of Red Code: what the captains of one side may know, as numbers.

Both sides' ships on their control cards, where they stand to each other and what they could do in their next
turn, the own side's order cards by their kind and the enemy's by their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.redcode.evaluation import Sheet, Weights, steps_between
from redtable.games.redcode.board import COLUMNS
from redtable.games.redcode.cards import KINDS
from redtable.games.redcode.effects import Damage, LoseBreakdown
from redtable.games.redcode.frames import RECOVERY
from redtable.games.redcode.sight import UNSEEN, distances_seen
from redtable.games.redcode.words import AFLOAT, FREE, GONE, LOST, ORDERS, SHIP_TYPES, WAITING

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import OrderCard, ShipType, Tables

PLACES: Final = 8
"""Manoeuvres on a ship's board."""
OF_A_SHIP: Final = (
    *SHIP_TYPES,
    *(f"{name} hull" for name in SHIP_TYPES),
    "brink",
    "breakdowns",
    "repairs",
    "reserve",
    "reserve squared",
    "removed",
    "intercepted",
    "lost",
    "waiting",
    "cards",
    "cards squared",
    "aim",
    "aim at hull",
    "nearest enemy",
    "in sight",
    "active",
    "deadly",
    "active and deadly",
    *(f"{name} {place}" for name in SHIP_TYPES for place in range(PLACES)),
    "answer",
    "reach",
    "reach at hull",
    "reach deadly",
    "active and reach deadly",
    "card harm",
    "deadly with card",
    "reach deadly with card",
)
"""The terms of one ship; those of a side are their sums. An enemy's cards are taken for average ones."""
OF_THE_TABLE: Final = (
    "own turn",
    "own turn, order used",
    "own turn, manoeuvred",
    "own turn, recovery",
    "order used",
    "manoeuvred",
    "recovery",
    "war",
    "own points",
    "enemy points",
    "round",
    "two ships",
    "three ships",
)
FEATURES: Final = (
    *(f"own {name}" for name in OF_A_SHIP),
    *(f"enemy {name}" for name in OF_A_SHIP),
    *(f"own {name}" for name in ORDERS),
    *OF_THE_TABLE,
)
TERMS_OF_A_SHIP: Final = len(OF_A_SHIP)
FIRST_SLOT: Final = 24
FIRST_OUTLOOK: Final = FIRST_SLOT + PLACES * len(SHIP_TYPES)
FIRST_CARD: Final = 2 * len(OF_A_SHIP)
FIRST_OF_TABLE: Final = FIRST_CARD + len(ORDERS)
COUNT: Final = len(FEATURES)


class Way:
    """A manoeuvre that moves the ship: how far, for how many crew."""

    def __init__(self, shift: i64, cost: i64, steps: i64) -> None:
        self.shift: i64 = shift
        self.cost: i64 = cost
        self.steps: i64 = steps


def ways_of(kind: ShipType) -> list[Way]:
    """The ways of a type of ship to move, the longest first."""
    found = [Way(one.shift, one.cost, one.steps) for one in kind.manoeuvres if one.steps > 0]
    found.sort(key=lambda way: -way.steps)
    return found


def harm_of(order: OrderCard, row: i64) -> float:
    """The repairs that an order card takes from its target."""
    harm: i64 = 0
    for effect in order.effects:
        if isinstance(effect, Damage) and not effect.own:
            harm += effect.amount
        elif isinstance(effect, LoseBreakdown) and not effect.own:
            harm += effect.amount * row
    return float(harm)


class FeatureSheet(Sheet):
    """Turns positions into numbers, as a side may know them."""

    def __init__(self, tables: Tables, side: i64) -> None:
        super().__init__(tables, Weights(), side)
        self.ways: list[list[Way]] = [ways_of(kind) for kind in tables.types]
        row = tables.types[0].row
        self.card_harm: list[float] = [harm_of(order, row) for order in tables.orders]
        dealt = [harm_of(order, row) * float(order.count) for order in tables.orders]
        self.average_harm: float = sum(dealt) / float(len(tables.cards))

    def features(self, state: RedcodeState, side: i64) -> list[float]:
        """What a network sees, in the order of `FEATURES`."""
        found = [0.0] * COUNT
        for ship in state.ships:
            if ship.number & 1 == side:
                self.add_ship(state, ship, 0, found)
                add_cards(ship, found)
            else:
                self.add_ship(state, ship, TERMS_OF_A_SHIP, found)
        self.add_table(state, side, found)
        return found

    def add_ship(self, state: RedcodeState, ship: Ship, first: i64, found: list[float]) -> None:
        """Add what is known of a ship to the terms of its side, which begin at `first`."""
        kind: i64 = ship.type.number
        cards: float = float(ship.cards)
        found[first + 15] += cards / 4.0
        found[first + 16] += cards * cards / 16.0
        if ship.sunk != AFLOAT or kind < 0:
            if ship.sunk == LOST:
                found[first + 13] += 1.0
            elif ship.sunk == WAITING:
                found[first + 14] += 1.0
            return
        hull: i64 = max(ship.hull, 0)
        row: i64 = ship.type.row
        last: i64 = max(hull - 1, 0)
        reserve: float = float(ship.reserve)
        found[first + kind] += 1.0
        found[first + 3 + kind] += float(hull) / float(ship.type.hull)
        found[first + 6] += 1.0 / (1.0 + float(hull))
        found[first + 7] += float(last // row) / 4.0
        found[first + 8] += float(last % row + 1) / 3.0
        found[first + 9] += reserve / 6.0
        found[first + 10] += reserve * reserve / 36.0
        found[first + 11] += float(ship.removed) / 6.0
        if ship.intercepted != FREE:
            found[first + 12] += 1.0
        if ship.number == state.active:
            found[first + 21] += 1.0
        self.add_slots(ship, first + FIRST_SLOT + PLACES * kind, found)
        if self.answer_value(ship) > 0.0:
            found[first + FIRST_OUTLOOK] += 1.0
        if ship.square >= 0:
            self.add_aim(state, ship, first, found)

    def add_slots(self, ship: Ship, first: i64, found: list[float]) -> None:
        """Add the crew on the manoeuvres."""
        slots: i64 = ship.slots
        place: i64 = first
        while slots:
            crew: i64 = slots & 15
            if crew:
                found[place] += float(crew) / 2.0
            slots >>= 4
            place += 1

    def add_aim(self, state: RedcodeState, ship: Ship, first: i64, found: list[float]) -> None:
        """Add what a ship could do in its next turn from where it stands or after a move."""
        seen: i64 = distances_seen(state, ship)
        budget: i64 = ship.reserve + self.tables.recovery
        steps: i64 = 0
        moved_budget: i64 = 0
        for way in self.ways[ship.type.number]:
            if way.cost <= budget and (ship.slots >> way.shift) & 15 == 0:
                steps = way.steps
                moved_budget = budget - way.cost
                break
        card: float = self.harm_in_hand(ship, first == 0)
        most: float = 0.0
        share: float = 0.0
        reach: float = 0.0
        reach_share: float = 0.0
        with_card: float = 0.0
        reach_with_card: float = 0.0
        sighted = False
        nearest: i64 = COLUMNS
        shift: i64 = 0
        for other in state.ships:
            if (other.number ^ ship.number) & 1 and other.square >= 0:
                between: i64 = steps_between(ship.square, other.square)
                nearest = min(nearest, between)
                hull: float = float(max(other.hull, 1))
                distance: i64 = (seen >> shift) & 15
                harm: float = 0.0
                if distance != UNSEEN:
                    sighted = True
                    harm = float(self.harm_at(ship, distance, budget))
                moved: float = harm
                if steps > 0:
                    moved = max(harm, float(self.harm_at(ship, max(between - steps, 1), moved_budget)))
                most = max(most, harm)
                share = max(share, harm / hull)
                reach = max(reach, moved)
                reach_share = max(reach_share, moved / hull)
                with_card = max(with_card, (harm + card) / hull)
                reach_with_card = max(reach_with_card, (moved + card) / hull)
            shift += 4
        active = ship.number == state.active
        at: i64 = first + FIRST_OUTLOOK
        found[first + 17] += most / 6.0
        found[first + 18] += min(share, 1.0)
        found[first + 19] += float(nearest) / float(COLUMNS)
        found[at + 1] += reach / 6.0
        found[at + 2] += min(reach_share, 1.0)
        found[at + 5] += card / 3.0
        if sighted:
            found[first + 20] += 1.0
        if share >= 1.0:
            found[first + 22] += 1.0
            if active:
                found[first + 23] += 1.0
        if reach_share >= 1.0:
            found[at + 3] += 1.0
            if active:
                found[at + 4] += 1.0
        if with_card >= 1.0:
            found[at + 6] += 1.0
        if reach_with_card >= 1.0:
            found[at + 7] += 1.0

    def harm_in_hand(self, ship: Ship, own: bool) -> float:
        """What the most harmful order card of a ship takes; of an enemy's hand what an average card does."""
        if ship.cards == 0:
            return 0.0
        if not own:
            return self.average_harm
        most: float = 0.0
        for kind in range(KINDS):
            if (ship.hand >> 4 * kind) & 15:
                most = max(most, self.card_harm[kind])
        return most

    def add_table(self, state: RedcodeState, side: i64, found: list[float]) -> None:
        """Add what belongs to no ship."""
        recovering = 1.0 if state.phase == RECOVERY else 0.0
        ordered = 1.0 if state.order_used else 0.0
        manoeuvred = 1.0 if state.manoeuvred else 0.0
        at: i64 = FIRST_OF_TABLE
        if state.active & 1 == side:
            found[at] = 1.0
            found[at + 1] = ordered
            found[at + 2] = manoeuvred
            found[at + 3] = recovering
        found[at + 4] = ordered
        found[at + 5] = manoeuvred
        found[at + 6] = recovering
        if self.tables.war:
            blue, red = float(state.blue_points) / 3.0, float(state.red_points) / 3.0
            found[at + 7] = 1.0
            found[at + 8] = blue if side == 0 else red
            found[at + 9] = red if side == 0 else blue
        found[at + 10] = float(state.round) / 30.0
        if len(state.ships) == 4:
            found[at + 11] = 1.0
        elif len(state.ships) == 6:
            found[at + 12] = 1.0


def add_cards(ship: Ship, found: list[float]) -> None:
    """Add the order cards of an own ship by their kind."""
    if ship.cards == 0 or ship.sunk == GONE:
        return
    for kind in range(KINDS):
        held: i64 = (ship.hand >> 4 * kind) & 15
        if held:
            found[FIRST_CARD + kind] += float(held)
