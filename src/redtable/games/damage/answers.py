"""The answers of `preview.py` and `consult.py`, as declared data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from redtable.games.damage.odds.estimates import Odds
from redtable.games.damage.ships import Fault, ShipDraft

# About a battle


class CardText(msgspec.Struct, frozen=True, kw_only=True):
    """What a card of the deck says."""

    face: str
    limit: Literal["free", "once", "each", "critical"]
    hits: list[str]
    critical: int


class CriticalText(msgspec.Struct, frozen=True, kw_only=True):
    """A critical hit: on which card and die, and how long it lasts."""

    clause: str
    card: int
    die: int
    kind: str


class WeaponText(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon of a duel: from which face of the die it hits, and how often."""

    least: int
    hits: int


class RulesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`rules`: the cards, the critical hits and the numbers of a match."""

    cards: dict[str, CardText]
    criticals: dict[str, CriticalText]
    misses: int
    most_hits: int
    sacrifice: list[str]
    policy: str
    weapons: dict[str, WeaponText]


class AdviceAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`advice`: the box that the order of sacrifice gives up now; empty if no choice is open."""

    box: str


class OutlookAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`outlook`: what the rest of an open volley will take from a ship, from a sample."""

    hits: int
    trials: int
    systems: list[tuple[str, float]]
    """How likely each system loses at least one more box."""
    destroyed: float
    margin: float


# Without a battle


class SoundShip(msgspec.Struct, frozen=True, kw_only=True):
    """A ship that holds together, in all its writings, and what the deck makes of it."""

    id: str = ""
    """Of a ship that comes with the game."""
    sheet: ShipDraft
    code: str
    toml: str
    json: str
    boxes: int
    systems: int
    cards: int
    never: list[str]
    """The cards that can never hit it."""


class CheckAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`ship`: what is wrong with a ship file; if nothing is, the ship itself."""

    faults: list[Fault]
    sheet: ShipDraft | None = None
    """As far as it could be read."""
    toml: str = ""
    ship: SoundShip | None = None


class OddsAnswer(msgspec.Struct, frozen=True):
    """`odds`: the same question put to the deck and to the chart."""

    deck: Odds
    chart: Odds | None
    """None for pseudo-fighters: they have a chart of their own."""
    apart: float | None
    fast: bool
    """Whether numba deals here."""


class PolicyRow(msgspec.Struct, frozen=True):
    """How far a batch policy is from the chart: total variation, mean of all systems."""

    policy: str
    apart: float
    by_system: dict[str, float]


class CompareAnswer(msgspec.Struct, frozen=True):
    """`compare`: all batch policies against the classic chart."""

    rows: list[PolicyRow]
    trials: int


PREVIEWS = {"rules": RulesAnswer, "advice": AdviceAnswer, "outlook": OutlookAnswer}
"""The type of each answer about a battle, by the first word of its question."""
CONSULTS: dict[str, Any] = {
    "ships": list[SoundShip],
    "ship": CheckAnswer,
    "odds": OddsAnswer,
    "compare": CompareAnswer,
}
"""The type of each answer without a battle, by the first word of its question."""
