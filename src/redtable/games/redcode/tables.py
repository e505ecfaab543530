"""A ruleset as the engine reads it: the TOML rows turned into small native objects, once per ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from redtable.games.redcode.board import BLOCK_CORNERS, BLOCKS, CARD_CORNERS, NEIGHBOURS, rotations
from redtable.games.redcode.effects import Cancel, Effect, Move, make_effect
from redtable.games.redcode.frames import BOATSWAIN, MAIN, MOVE_STEP, OVER, OVERFLOW, RESPOND, Decision
from redtable.games.redcode.notation import (
    CANCEL_LINK,
    PLAY_AT_BLOCK,
    PLAY_ON_SHIP,
    USE_ON_SHIP,
    USE_PLAIN,
    USE_TO_SQUARE,
    RedcodeAction,
)
from redtable.games.redcode.words import MANOEUVRES, ORDERS, PHASES, SHIP_TYPES, ShipTypeName
from redtable.kernel.frames import Frames
from redtable.kernel.game import NOBODY

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import EffectRow, ManoeuvreRow, OrderRow, RedcodeRules, ShipRow

OWN_SHIP: Final = -1
"""The distance of a manoeuvre that works on the user's own ship (RC-8.8)."""
CORNERS: Final = (0, 11)
"""The map cards of Blue and Red: top left and bottom right (RC-11.10)."""
ROUNDS_WITHOUT_CAP: Final = 1 << 40
FULL_CREW: Final = 1 << 10


class Manoeuvre:
    """One manoeuvre as a type of ship has it."""

    def __init__(self, name: str, row: ManoeuvreRow, cost: int, place: int) -> None:
        self.name = name
        self.number: i64 = MANOEUVRES.index(name)
        self.shift: i64 = 4 * place
        """Where its crew stand in `Ship.slots`."""
        self.cost: i64 = cost
        self.distance: i64 = OWN_SHIP if row.distance is None else row.distance
        self.answerable: bool = row.reply
        self.response: bool = row.response
        self.effects: list[Effect] = [effect_of(effect) for effect in row.effects]
        first = self.effects[0]
        self.steps: i64 = first.amount if isinstance(first, Move) else 0
        self.cancels = isinstance(first, Cancel)
        self.hurts = any(effect.hurts and not effect.own for effect in self.effects)
        self.helps = any(effect.helps and not effect.own for effect in self.effects)
        self.plain: RedcodeAction = USE_PLAIN[self.number]
        self.on_ship: list[RedcodeAction] = USE_ON_SHIP[self.number]
        self.to_square: list[RedcodeAction] = USE_TO_SQUARE[self.number]
        self.on_link: list[RedcodeAction] = CANCEL_LINK[self.number]


class OrderCard:
    """One kind of order card."""

    def __init__(self, name: str, row: OrderRow, corners: list[int]) -> None:
        self.name = name
        self.number: i64 = ORDERS.index(name)
        self.count: i64 = row.count
        self.block = row.area == "block"
        self.effects: list[Effect] = [effect_of(effect) for effect in row.effects]
        self.hurts = any(effect.hurts and not effect.own for effect in self.effects)
        self.helps = any(effect.helps and not effect.own for effect in self.effects)
        self.moves = isinstance(self.effects[0], Move)
        self.on_ship: list[RedcodeAction] = PLAY_ON_SHIP[self.number]
        self.corners: list[int] = corners
        self.on_block: list[RedcodeAction] = PLAY_AT_BLOCK[self.number]


class ShipType:
    """A type of ship: its cubes and its manoeuvres."""

    def __init__(self, name: ShipTypeName | Literal[""] = "", number: int = -1) -> None:
        self.name = name
        self.number: i64 = number
        self.row: i64 = 3
        """How many repairs make a breakdown (RC-6.4)."""
        self.breakdowns: i64 = 0
        self.hull: i64 = 0
        self.crew: i64 = 0
        self.manoeuvres: list[Manoeuvre] = []
        self.responses: list[Manoeuvre] = []
        self.alphabetical: list[Manoeuvre] = []
        """The manoeuvres as the bytes of views list them."""
        self.slots: dict[int, str] = {}
        """`Ship.slots` as the bytes of views write them."""
        self.place: list[int] = [-1] * len(MANOEUVRES)
        """Where a manoeuvre stands on this ship's board; -1 if it has none such."""

    def fill(self, rules: RedcodeRules, row: ShipRow) -> None:
        """Take the numbers of the ruleset."""
        self.row = row.repairs
        self.breakdowns = row.breakdowns
        self.hull = row.repairs * (row.breakdowns + 1)
        self.crew = row.crew
        for place, name in enumerate(row.manoeuvres):
            data = rules.manoeuvres[name]
            manoeuvre = Manoeuvre(name, data, row.costs.get(name, data.cost), place)
            self.manoeuvres.append(manoeuvre)
            self.place[manoeuvre.number] = place
            if manoeuvre.response:
                self.responses.append(manoeuvre)
        self.alphabetical = sorted(self.manoeuvres, key=lambda manoeuvre: manoeuvre.name)


UNCHOSEN: Final = ShipType()
"""The type of a ship that its captain has not chosen yet."""


def effect_of(row: EffectRow) -> Effect:
    """The effect that a row of the ruleset describes."""
    return make_effect(row.do, row.amount, row.to == "user")


def cap_of_rounds(rules: RedcodeRules) -> int:
    """After how many rounds the game is judged as it stands (RC-G37)."""
    agreed = rules.options.max_rounds
    if agreed == "by_mode":
        return rules.numbers.war_rounds if rules.options.mode == "war" else rules.numbers.arena_rounds
    return agreed or ROUNDS_WITHOUT_CAP


def turn_order(ships: int, by_sides: bool) -> list[int]:
    """The ships in the order of their turns (RC-11.8)."""
    return [*range(0, ships, 2), *range(1, ships, 2)] if by_sides else list(range(ships))


class Tables:
    """Everything of a ruleset that the rules ask for while a game runs."""

    def __init__(self, rules: RedcodeRules) -> None:
        options = rules.options
        numbers = rules.numbers
        self.rules = rules
        self.war: bool = options.mode == "war"
        self.ships: i64 = 2 * options.ships_per_side
        self.fleet: bool = options.fleet_mode
        self.seats: i64 = 2 if options.fleet_mode else 2 * options.ships_per_side
        self.turns: list[int] = turn_order(2 * options.ships_per_side, options.turn_order == "sides")
        self.next_ship: list[int] = [
            self.turns[(self.turns.index(ship) + 1) % len(self.turns)] for ship in range(len(self.turns))
        ]
        self.decisions: list[list[Decision]] = [
            [
                Decision(phase, ship, NOBODY if phase == OVER else self.owner(ship))
                for ship in range(len(self.turns))
            ]
            for phase in range(len(PHASES))
        ]
        """The frames of decisions that are known by their phase and ship alone."""
        self.types: list[ShipType] = []
        rows: dict[str, ShipRow] = {str(name): row for name, row in rules.ships.items()}
        for number, name in enumerate(SHIP_TYPES):
            kind = ShipType(name, number)
            kind.fill(rules, rows[name])
            self.types.append(kind)
        whole_cards = options.atomic_area == "map_card"
        corners = CARD_CORNERS if whole_cards else BLOCK_CORNERS
        self.orders: list[OrderCard] = [OrderCard(name, rules.orders[name], corners) for name in ORDERS]
        self.blocks: list[int] = BLOCKS
        self.map_names: list[str] = list(rules.map_cards)
        self.faces: dict[str, list[str]] = {name: rotations(face) for name, face in rules.map_cards.items()}
        self.rotated: bool = options.map_rotation == "random"
        self.cards: list[int] = [n for n, order in enumerate(self.orders) for _ in range(order.count)]
        """The whole order deck in the order of ORDERS."""

        self.recovery: i64 = numbers.recovery
        self.hand_limit: i64 = numbers.hand_limit
        self.starting_cards: i64 = numbers.starting_cards
        self.points_to_win: i64 = numbers.points_to_win
        self.compensation: i64 = numbers.compensation
        self.max_rounds: i64 = cap_of_rounds(rules)
        self.second_player_cards: i64 = options.second_player_cards
        limit = options.first_turn_crew
        self.first_turn_crew: i64 = FULL_CREW if limit == "all" else limit
        rewarded = options.mode == "war" or options.arena_sink_card
        self.sink_reward: i64 = numbers.sink_reward if rewarded else 0

        self.neighbours: list[list[int]] = NEIGHBOURS[options.move_adjacency]
        self.may_disconnect: bool = options.move_adjacency == 4
        self.fixed_currents: bool = options.current_direction == "fixed"
        self.retrigger: bool = options.current_retrigger
        self.current_return: bool = options.current_return

        self.friendly_fire: bool = options.allow_friendly_fire
        self.null_effect: bool = options.allow_null_effect
        self.restricted: bool = not (options.allow_friendly_fire and options.allow_null_effect)
        self.orders_first: bool = options.orders_timing == "before_manoeuvres"
        self.player_moves_evader: bool = options.evasion_mover == "player"
        self.intercept_to_end: bool = options.intercept_until == "end"
        self.draw_over_limit: bool = options.hand_overflow == "discard"
        self.reshuffle: bool = options.deck_exhaustion == "reshuffle"
        self.team_hands: bool = options.team_hands_visible

        self.scope_target: bool = options.response_scope == "target_only"
        self.scope_side: bool = options.response_scope == "target_side"
        self.target_first: bool = options.response_order == "target_first"
        self.self_response: bool = options.self_response
        self.anchor_author: bool = options.shield_anchor != "target"
        self.anchor_target: bool = options.shield_anchor != "author"
        self.shield_any_link: bool = options.shield_any_link
        self.sinking_stops_chain: bool = options.sink_cancels == "rest_of_chain"

        self.friendly_sink_point: bool = options.friendly_sink_vp == "opponent"
        self.returns_at_end: bool = options.respawn_timing == "end_of_lost"
        self.hand_sinks: bool = options.sunk_hand == "discarded" or (
            options.sunk_hand == "by_mode" and options.mode == "arena"
        )
        self.active_side_wins_ties: bool = options.simultaneous_win == "active_side"
        self.two_left_counts: bool = options.arena3v3_triggers == "both"
        self.fewest_cards_first: bool = options.arena_split == "fewest_cards"
        self.tie_compensates: bool = options.compensation_tie == "both"

    def owner(self, ship: int) -> int:
        """The seat that commands a ship."""
        return ship % 2 if self.fleet else ship


def stacked(tables: Tables, top: Decision, active: int) -> Frames[Decision]:
    """The stack with that decision on top: below what interrupts a turn lies the turn of the active ship."""
    if top.phase in (MOVE_STEP, RESPOND, BOATSWAIN, OVERFLOW):
        return Frames([tables.decisions[MAIN][active], top])
    return Frames([top])


def tables_of(rules: RedcodeRules) -> Tables:
    """The tables of a ruleset, made once and kept with it."""
    kept = rules.__dict__.get("tables")
    if isinstance(kept, Tables):
        return kept
    made = Tables(rules)
    rules.__dict__["tables"] = made
    return made
