"""What a seat sees of a battle: everything, for nothing is hidden."""

from __future__ import annotations

import msgspec

from redtable.kernel.view import View


class BoxesView(msgspec.Struct, frozen=True):
    """Boxes of a system that are alike."""

    id: str
    system: str
    label: str
    left: int
    total: int


class WoundView(msgspec.Struct, frozen=True):
    """A critical hit: the turns in which it works (`last` is null if it never ends), and its size."""

    id: str
    clause: str
    first: int
    last: int | None
    size: int
    active: bool


class ShipView(msgspec.Struct, frozen=True):
    """A ship and what is left of it."""

    name: str
    title: str
    race: str
    fighter: bool
    carrier: bool
    left: dict[str, int]
    """Boxes left by system, for every system that the ship was built with."""
    boxes: list[BoxesView]
    crew: int
    boarding_parties: int
    excess: int
    criticals: list[WoundView]
    condition: dict[str, int]
    forbidden: list[str]
    jammed_bays: list[int]
    order: list[str]
    """The declared order of sacrifice; empty: the owner is asked."""
    sacrifice: list[str]
    """The order that the ship's file proposes."""
    destroyed: bool
    overkill: int
    ready: dict[str, int]
    """In a duel by weapons (BD-G36): what fires in this turn, by kind of weapon."""


class VolleyView(msgspec.Struct, frozen=True):
    """A volley that is being resolved."""

    ship: str
    hits: int
    scored: int
    misses: int
    batch: int
    batch_size: int
    cards: int
    dealt: int
    deck: int
    """How many cards are still in the deck."""
    right: list[str]
    left: list[str]
    aside: list[str]
    critical_done: bool
    card: str
    """The card (or die) that waits for a choice; empty if none does."""
    options: list[str]
    lost: dict[str, int]


class DamageView(View, kw_only=True):
    """A battle as everybody sees it."""

    mode: str
    turn: int
    ships: list[ShipView]
    volleys: list[VolleyView]
    takeback: bool
    position: str
