"""What a position of Red Code is worth to a side: a sum of named terms.

Damage that takes a breakdown stays, a missing repair can be made good, so breakdowns weigh more than the
repairs they stand for. Crew at hand are the next manoeuvres and the threat of an answer; free attacks that
reach an enemy are worth something before they are used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.games.redcode.board import COLUMNS
from redtable.games.redcode.cards import KINDS
from redtable.games.redcode.effects import Damage, LoseBreakdown
from redtable.games.redcode.frames import OVER
from redtable.games.redcode.sight import UNSEEN, distances_seen
from redtable.games.redcode.words import AFLOAT, GONE, NO_SIDE, SHIPS

if TYPE_CHECKING:
    from redtable.games.redcode.ship import Ship
    from redtable.games.redcode.state import RedcodeState
    from redtable.games.redcode.tables import Manoeuvre, Tables

WON: Final = 1000.0
TERMS: Final = (
    "result",
    "points",
    "ships",
    "breakdowns",
    "repairs",
    "crew",
    "cards",
    "answer",
    "aim",
    "approach",
)
"""The names of the terms, in the order of `Sheet.add_up`."""


CARD_WORTH: Final = {
    "ambush": 1.6,
    "deserter": 0.3,
    "boatswain": 1.1,
    "atomic": 1.5,
    "evasion": 0.1,
    "captain": 1.9,
    "intercept": 0.85,
    "kamikaze": 2.2,
}
"""What a card in hand is worth in repairs: fitted to who won 2,500 games between bots."""


class Weights:
    """How much each term counts, in repairs."""

    def __init__(
        self,
        point: float = 16.0,
        ship: float = 3.0,
        breakdown: float = 3.1,
        repair: float = 1.0,
        crew: float = 0.55,
        idle: float = 0.1,
        card: float = 1.0,
        answer: float = 0.1,
        aim: float = 0.13,
        approach: float = 0.25,
        lost_turn: float = 2.0,
    ) -> None:
        self.point = point
        self.ship = ship
        self.breakdown = breakdown
        self.repair = repair
        self.crew = crew
        self.idle = idle
        """How much less each further man of the reserve is worth: who is never used does not count."""
        self.card = card
        """What cards count, relative to CARD_WORTH."""
        self.answer = answer
        self.aim = aim
        self.approach = approach
        self.lost_turn = lost_turn


class Attack:
    """A manoeuvre that hurts: how much, how far, for how many crew."""

    def __init__(self, manoeuvre: Manoeuvre, row: i64) -> None:
        self.shift: i64 = manoeuvre.shift
        self.cost: i64 = manoeuvre.cost
        self.distance: i64 = manoeuvre.distance
        harm: i64 = 0
        for effect in manoeuvre.effects:
            if isinstance(effect, Damage) and not effect.own:
                harm += effect.amount
            elif isinstance(effect, LoseBreakdown) and not effect.own:
                harm += effect.amount * row
        self.harm: i64 = harm


class Sheet:
    """Adds up what a position is worth, as the captains of one side see it.

    Only that side's way to the enemy counts: if both sides' did, nobody would ever gain by approaching.
    """

    def __init__(self, tables: Tables, weights: Weights, side: i64) -> None:
        self.weights = weights
        self.tables = tables
        self.side: i64 = side
        self.known: list[int] = [0] * len(SHIPS)
        self.card_worth: list[float] = [CARD_WORTH[order.name] for order in tables.orders]
        deck = [CARD_WORTH[order.name] * float(order.count) for order in tables.orders]
        self.average_card: float = sum(deck) / float(len(tables.cards))
        self.attacks: list[list[Attack]] = []
        for kind in tables.types:
            attacks = [Attack(manoeuvre, kind.row) for manoeuvre in kind.manoeuvres if manoeuvre.hurts]
            self.attacks.append([attack for attack in attacks if attack.harm > 0])

    def value(self, state: RedcodeState, side: i64) -> float:
        """The worth of a position to a side: its own terms less those of the enemy."""
        if state.phase == OVER:
            return self.result(state, side)
        total: float = 0.0
        for ship in state.ships:
            if ship.number & 1 == side:
                total += self.ship_value(state, ship)
            else:
                total -= self.ship_value(state, ship)
        if self.tables.war:
            lead: float = float(state.blue_points - state.red_points)
            total += self.weights.point * (lead if side == 0 else -lead)
        return total

    def result(self, state: RedcodeState, side: i64) -> float:
        """A game that is over: won, lost or drawn. An early win is better than a late one."""
        if state.winner == NO_SIDE:
            return 0.0
        worth: float = WON - float(state.round)
        return worth if state.winner == side else -worth

    def ship_value(self, state: RedcodeState, ship: Ship) -> float:
        """All terms of one ship."""
        weights = self.weights
        if ship.sunk == GONE:
            return 0.0
        cards = self.card_value(ship)
        if ship.sunk != AFLOAT:
            fresh = weights.repair * float(ship.type.row) + weights.breakdown * float(ship.type.breakdowns)
            return weights.ship + fresh + self.crew_value(ship.type.crew) - weights.lost_turn + cards
        return (
            weights.ship
            + self.hull_value(ship)
            + self.crew_value(ship.reserve)
            + cards
            + self.answer_value(ship)
            + self.aim_value(state, ship)
        )

    def hull_value(self, ship: Ship) -> float:
        """Repairs and breakdowns."""
        if ship.hull <= 0:
            return 0.0
        row: i64 = ship.type.row
        last: i64 = ship.hull - 1
        breakdowns: i64 = last // row
        return self.weights.breakdown * float(breakdowns) + self.weights.repair * float(last % row + 1)

    def crew_value(self, reserve: i64) -> float:
        """Crew in reserve: the first are worth most, since two come back every turn anyway (RC-12.1)."""
        number: float = float(reserve)
        return number * (self.weights.crew - self.weights.idle * (number - 1.0) / 2.0)

    def remember(self, state: RedcodeState) -> None:
        """Note which hands are seen: a card that is only imagined is worth what any card is worth."""
        self.known = [ship.hand if state.sees_hand(state.to_move(), ship) else 0 for ship in state.ships]

    def know(self, state: RedcodeState) -> None:
        """Note the hands of the own side, as its captains know them in a deal that somebody imagines."""
        self.known = [ship.hand if ship.number & 1 == self.side else 0 for ship in state.ships]

    def card_value(self, ship: Ship) -> float:
        """Order cards in hand: those that are known by their kind, all others by the average."""
        rest: i64 = ship.cards
        if rest == 0:
            return 0.0
        total: float = 0.0
        known: i64 = self.known[ship.number]
        for kind in range(KINDS):
            seen: i64 = min((known >> 4 * kind) & 15, (ship.hand >> 4 * kind) & 15)
            if seen:
                total += float(seen) * self.card_worth[kind]
                rest -= seen
        return self.weights.card * (total + float(rest) * self.average_card)

    def answer_value(self, ship: Ship) -> float:
        """A response that is free and paid for keeps the enemy thinking."""
        for manoeuvre in ship.type.responses:
            if ship.crew_on(manoeuvre) == 0 and ship.reserve >= manoeuvre.cost:
                return self.weights.answer
        return 0.0

    def aim_value(self, state: RedcodeState, ship: Ship) -> float:
        """The harm that free attacks could do from here; out of sight, the way to the nearest enemy."""
        if ship.square < 0:
            return 0.0
        seen: i64 = distances_seen(state, ship)
        budget: i64 = ship.reserve + self.tables.recovery
        best: i64 = 0
        nearest: i64 = COLUMNS
        shift: i64 = 0
        for other in state.ships:
            if (other.number ^ ship.number) & 1 and other.square >= 0:
                distance: i64 = (seen >> shift) & 15
                nearest = min(nearest, steps_between(ship.square, other.square))
                if distance != UNSEEN:
                    best = max(best, self.harm_at(ship, distance, budget))
            shift += 4
        aim: float = self.weights.aim * float(best)
        return aim - self.weights.approach * float(nearest) if ship.number & 1 == self.side else aim

    def harm_at(self, ship: Ship, distance: i64, budget: i64) -> i64:
        """What the ship's free attacks could do next turn to a target at that distance."""
        harm: i64 = 0
        for attack in self.attacks[ship.type.number]:
            if (
                attack.distance >= distance
                and attack.cost <= budget
                and (ship.slots >> attack.shift) & 15 == 0
            ):
                harm += attack.harm
                budget -= attack.cost
        return harm

    def add_up(self, state: RedcodeState, side: i64) -> list[float]:
        """Every term by itself, in the order of TERMS, as a bot explains its choice."""
        sums = [0.0] * len(TERMS)
        if state.phase == OVER:
            sums[0] = self.result(state, side)
            return sums
        weights = self.weights
        if self.tables.war:
            lead = float(state.blue_points - state.red_points)
            sums[1] = weights.point * (lead if side == 0 else -lead)
        for ship in state.ships:
            sign = 1.0 if ship.number & 1 == side else -1.0
            for place, term in enumerate(self.ship_terms(state, ship), 2):
                sums[place] += sign * term
        return sums

    def ship_terms(self, state: RedcodeState, ship: Ship) -> list[float]:
        """The terms of one ship from "ships" on; their sum is `ship_value`."""
        weights = self.weights
        if ship.sunk == GONE:
            return [0.0] * 8
        cards = self.card_value(ship)
        if ship.sunk != AFLOAT:
            kind = ship.type
            hull = (weights.breakdown * float(kind.breakdowns), weights.repair * float(kind.row))
            crew = self.crew_value(kind.crew)
            return [weights.ship - weights.lost_turn, *hull, crew, cards, 0.0, 0.0, 0.0]
        aim = self.aim_value(state, ship)
        nearest = float(nearest_enemy(state, ship))
        bold = ship.square >= 0 and ship.number & 1 == self.side
        approach = -weights.approach * nearest if bold else 0.0
        return [
            weights.ship,
            weights.breakdown * ship.breakdowns(),
            weights.repair * ship.repairs(),
            self.crew_value(ship.reserve),
            cards,
            self.answer_value(ship),
            aim - approach,
            approach,
        ]


def steps_between(one: i64, other: i64) -> i64:
    """King's moves between two squares."""
    width: i64 = COLUMNS
    down: i64 = one // width - other // width
    right: i64 = one % width - other % width
    if down < 0:
        down = -down
    if right < 0:
        right = -right
    return max(down, right)


def nearest_enemy(state: RedcodeState, ship: Ship) -> i64:
    """King's moves to the nearest enemy; the width of the sea if none is there."""
    nearest: i64 = COLUMNS
    for other in state.ships:
        if (other.number ^ ship.number) & 1 and other.square >= 0:
            nearest = min(nearest, steps_between(ship.square, other.square))
    return nearest
