"""What a seat sees of Red Code: everything but the other hands and the order of the deck."""

from __future__ import annotations

import msgspec

from redtable.games.redcode.words import FIRST_LOSS, FIRST_TO_ONE, FIRST_TO_TWO, ShipTypeName, SideName
from redtable.kernel.view import View

INTERCEPTED = ("no", "yes", "serving")
COMPENSATIONS = {"first_loss": FIRST_LOSS, "first_to_two": FIRST_TO_TWO, "first_to_one": FIRST_TO_ONE}


class CardView(msgspec.Struct, frozen=True):
    """A map card on the table and its quarter turns clockwise."""

    name: str
    turns: int


class ManoeuvreView(msgspec.Struct, frozen=True):
    """A manoeuvre on the board of a type of ship; without a distance it is for the own ship."""

    name: str
    cost: int
    distance: int | None
    reply: bool
    response: bool


class ShipView(msgspec.Struct, frozen=True):
    """A ship with its control card. `hand` is None when the cards are not yours to see."""

    letter: str
    seat: int
    side: SideName
    type: ShipTypeName | None
    square: str | None
    status: str
    breakdowns: int
    repairs: int
    hull: int
    reserve: int
    removed: int
    slots: dict[str, int]
    intercepted: str
    hand_size: int
    hand: list[str] | None


class LinkView(msgspec.Struct, frozen=True):
    """A link of the chain, counted from 1; `target` is a ship, or the number of the link it cancels."""

    number: int
    ship: str
    manoeuvre: str
    target: str


class MoveView(msgspec.Struct, frozen=True):
    """A movement under way."""

    ship: str
    steps: int
    must: bool
    used_currents: list[str]
    came_from: str | None
    taken: int


class RedcodeView(View, kw_only=True):
    """A position as a seat sees it."""

    mode: str
    ships_per_side: int
    fleet: bool
    round: int
    phase: str
    ship: str
    """The ship whose captain decides."""
    active: str
    start: str
    order_used: bool
    manoeuvred: bool
    recovering: int

    terrain: list[str]
    cards: list[CardView]
    boards: dict[str, list[ManoeuvreView]]
    ships: list[ShipView]
    chain: list[LinkView]
    window: list[str]
    move: MoveView | None

    points: dict[str, int]
    compensated: list[str]
    deck_size: int
    discard: list[str]
    deck: list[str] | None
    """The order of the deck: only the judge sees it."""

    pointless: list[str]
    """Legal actions that would change nothing: ask before doing them."""
    harmful: list[str]
    """Legal actions that hurt the own side or help the other: ask before doing them."""
