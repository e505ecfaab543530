"""What a Red Code ruleset file may say: costs, effects, cards, map faces and the options of a match.

The files are in `ruleset/`. Everything is checked on load: a word that is not known, a card with too many
islets or a deck that cannot be dealt is an error that says so.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from redtable.games.redcode.words import (
    MANOEUVRES,
    ORDERS,
    SHIP_TYPES,
    ManoeuvreName,
    OrderName,
    ShipTypeName,
)
from redtable.kernel.ruleset import Ruleset

EffectName = Literal[
    "damage",
    "lose_breakdown",
    "repair",
    "gain_breakdown",
    "lose_crew",
    "recover_crew",
    "draw",
    "move",
    "intercept",
    "cancel",
]
Cost = Annotated[int, Meta(ge=1, le=15)]
Small = Annotated[int, Meta(ge=1, le=12)]
CardCount = Annotated[int, Meta(ge=0, le=15)]

MOST_RECOVERED = 3
"""Notation knows recoveries of up to three crew."""


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a manoeuvre or order does, to its target or to the ship that uses it."""

    do: EffectName
    amount: Small = 1
    to: Literal["target", "user"] = "target"


class ManoeuvreRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A manoeuvre (RC-9): without a distance it works on the user's own ship (RC-8.8)."""

    cost: Cost
    effects: list[EffectRow]
    distance: Annotated[int, Meta(ge=1, le=7)] | None = None
    reply: bool = True
    response: bool = False


class OrderRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order card (RC-10): how many there are, and what it does to a ship or to a block of squares."""

    count: CardCount
    effects: list[EffectRow]
    area: Literal["ship", "block"] = "ship"


class ShipRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of ship; `costs` makes manoeuvres dearer or cheaper for it alone (RC-G1)."""

    repairs: Annotated[int, Meta(ge=1, le=5)]
    breakdowns: Annotated[int, Meta(ge=0, le=5)]
    crew: Annotated[int, Meta(ge=1, le=15)]
    manoeuvres: Annotated[list[ManoeuvreName], Meta(min_length=1, max_length=8)]
    costs: dict[ManoeuvreName, Cost] = {}


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules that belong to no single card."""

    recovery: Annotated[int, Meta(ge=1, le=MOST_RECOVERED)]
    hand_limit: Annotated[int, Meta(ge=1, le=8)]
    starting_cards: Annotated[int, Meta(ge=0, le=8)]
    points_to_win: Annotated[int, Meta(ge=1, le=20)]
    sink_reward: Annotated[int, Meta(ge=0, le=3)]
    compensation: Annotated[int, Meta(ge=0, le=4)]
    arena_rounds: Annotated[int, Meta(ge=1, le=10_000)]
    war_rounds: Annotated[int, Meta(ge=1, le=10_000)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players of a match may agree on. The defaults are those of the rules."""

    mode: Literal["arena", "war"] = "arena"
    ships_per_side: Literal[1, 2, 3] = 1
    fleet_mode: bool = False
    max_rounds: Annotated[int, Meta(ge=0, le=10_000)] | Literal["by_mode"] = "by_mode"
    """0 plays without a cap."""

    first_player: Literal["random", "blue", "red"] = "random"
    turn_order: Literal["alternate", "sides"] = "alternate"
    setup_order: Literal["seats", "turn", "reverse_turn"] = "seats"
    map_rotation: Literal["random", "none"] = "random"
    second_player_cards: Annotated[int, Meta(ge=0, le=3)] = 0
    first_turn_crew: Annotated[int, Meta(ge=0, le=15)] | Literal["all"] = "all"

    move_adjacency: Literal[4, 8] = 8
    current_direction: Literal["free", "fixed"] = "free"
    current_retrigger: bool = False
    current_return: bool = True

    allow_friendly_fire: bool = True
    allow_null_effect: bool = True
    orders_timing: Literal["any_time", "before_manoeuvres"] = "any_time"
    evasion_mover: Literal["owner", "player"] = "owner"
    atomic_area: Literal["any_2x2", "map_card"] = "any_2x2"
    intercept_until: Literal["start", "end"] = "start"
    hand_overflow: Literal["discard", "no_draw"] = "discard"
    deck_exhaustion: Literal["reshuffle", "no_draw"] = "reshuffle"
    team_hands_visible: bool = False

    response_scope: Literal["any", "target_only", "target_side"] = "any"
    response_order: Literal["turn_order", "target_first"] = "turn_order"
    self_response: bool = False
    shield_anchor: Literal["author", "target", "either"] = "author"
    shield_any_link: bool = False
    sink_cancels: Literal["rest_of_chain", "sunk_ship_links"] = "rest_of_chain"

    friendly_sink_vp: Literal["opponent", "none"] = "opponent"
    respawn_timing: Literal["start_of_next", "end_of_lost"] = "start_of_next"
    sunk_hand: Literal["by_mode", "kept", "discarded"] = "by_mode"
    simultaneous_win: Literal["draw", "active_side"] = "draw"

    arena3v3_triggers: Literal["both", "one_ship_left"] = "both"
    arena_split: Literal["one_each", "fewest_cards"] = "one_each"
    arena_sink_card: bool = False
    compensation_tie: Literal["none", "both"] = "none"

    def __post_init__(self) -> None:
        """Options that make no sense together."""
        if self.fleet_mode and self.ships_per_side == 1:
            raise ValueError("fleet_mode needs ships_per_side = 2 or 3: one ship is no fleet")


class RedcodeRules(Ruleset, kw_only=True, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole ruleset of Red Code."""

    numbers: Numbers
    ships: dict[ShipTypeName, ShipRow]
    manoeuvres: dict[ManoeuvreName, ManoeuvreRow]
    orders: dict[OrderName, OrderRow]
    map_cards: dict[Annotated[str, Meta(pattern=r"^[A-Z][0-9]{2}(?!\n)$")], str]
    options: Options = Options()

    def __post_init__(self) -> None:
        """Everything that one table cannot know by itself."""
        check_names(self)
        check_ships(self)
        check_effects(self)
        check_cards(self)


def check_names(rules: RedcodeRules) -> None:
    """Every ship, manoeuvre and order has its row."""
    for table, names, given in (
        ("ships", SHIP_TYPES, set(rules.ships)),
        ("manoeuvres", MANOEUVRES, set(rules.manoeuvres)),
        ("orders", ORDERS, set(rules.orders)),
    ):
        missing = [name for name in names if name not in given]
        if missing:
            raise ValueError(f"{table}: there is no row for {', '.join(missing)}")


def check_ships(rules: RedcodeRules) -> None:
    """Ships list a manoeuvre once, and only reprice what they have."""
    for name, ship in rules.ships.items():
        if len(set(ship.manoeuvres)) != len(ship.manoeuvres):
            raise ValueError(f"ships.{name}.manoeuvres: a manoeuvre stands there twice")
        for manoeuvre in ship.costs:
            if manoeuvre not in ship.manoeuvres:
                raise ValueError(f"ships.{name}.costs: the {name} has no manoeuvre {manoeuvre}")
        for manoeuvre in ship.manoeuvres:
            cost = ship.costs.get(manoeuvre, rules.manoeuvres[manoeuvre].cost)
            if cost > ship.crew:
                raise ValueError(f"ships.{name}: {manoeuvre} costs {cost}, more than its crew of {ship.crew}")


def check_effects(rules: RedcodeRules) -> None:
    """What the engine can carry out: movements stand alone, crew are chosen by order cards only."""
    for name, row in rules.manoeuvres.items():
        where = f"manoeuvres.{name}"
        deeds = [effect.do for effect in row.effects]
        if not deeds:
            raise ValueError(f"{where}.effects: expected at least one")
        if "recover_crew" in deeds or "intercept" in deeds:
            raise ValueError(f"{where}.effects: recover_crew and intercept are for order cards")
        if "move" in deeds and (len(deeds) > 1 or row.reply or row.response or row.distance):
            raise ValueError(f"{where}: a movement stands alone, with reply = false and without a distance")
        if "cancel" in deeds and (len(deeds) > 1 or not row.response or not row.distance):
            raise ValueError(
                f"{where}: a cancelling manoeuvre stands alone, is a response and has a distance"
            )
    for order, card in rules.orders.items():
        where = f"orders.{order}"
        deeds = [effect.do for effect in card.effects]
        if not deeds:
            raise ValueError(f"{where}.effects: expected at least one")
        if "cancel" in deeds:
            raise ValueError(f"{where}.effects: only manoeuvres are cancelled, and by manoeuvres")
        if {"move", "recover_crew"} & set(deeds) and (len(deeds) > 1 or card.area == "block"):
            raise ValueError(f"{where}.effects: move and recover_crew stand alone, on a ship")
        if "recover_crew" in deeds and card.effects[0].amount > MOST_RECOVERED:
            raise ValueError(f"{where}.effects: at most {MOST_RECOVERED} crew are recovered")


def check_cards(rules: RedcodeRules) -> None:
    """A deck that can always be dealt, and map cards on which a side of three fits (RC-G4)."""
    total = sum(row.count for row in rules.orders.values())
    ships = 2 * rules.options.ships_per_side
    if total < ships * rules.numbers.hand_limit + 1:
        raise ValueError(f"orders: {total} cards are too few for {ships} hands of {rules.numbers.hand_limit}")
    most = rules.numbers.starting_cards + rules.options.second_player_cards
    if most > rules.numbers.hand_limit:
        raise ValueError(f"options.second_player_cards: a hand of {most} would be over the hand limit")
    if len(rules.map_cards) < 12:
        raise ValueError(f"map_cards: the board takes 12, there are {len(rules.map_cards)}")
    for name, face in rules.map_cards.items():
        letters = face.replace("/", "")
        if len(face) != 5 or face[2] != "/" or set(letters) - set("WICnesw"):
            raise ValueError(f"map_cards.{name}: expected a face such as WI/WC, not {face!r}")
        if letters.count("I") > 1:
            raise ValueError(f"map_cards.{name}: at most one islet, or three ships might not fit")
