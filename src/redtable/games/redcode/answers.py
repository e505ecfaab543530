"""The answers to questions about a view: what `preview.py` gives, as declared data."""

from __future__ import annotations

from typing import Literal

import msgspec

from redtable.games.redcode.ruleset import EffectRow
from redtable.kernel.view import RefusalView


class BoardManoeuvre(msgspec.Struct, frozen=True, kw_only=True):
    """A manoeuvre as it stands on a ship's board, at the price of that ship."""

    name: str
    cost: int
    distance: int | None
    reply: bool
    response: bool
    effects: list[EffectRow]


class ShipBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The board of a type of ship."""

    repairs: int
    breakdowns: int
    crew: int
    manoeuvres: list[BoardManoeuvre]


class OrderText(msgspec.Struct, frozen=True, kw_only=True):
    """What an order card says, and how many of it there are."""

    name: str
    count: int
    area: Literal["ship", "block"]
    effects: list[EffectRow]


class RulesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`rules`: the rows of the ruleset that a screen shows."""

    ships: dict[str, ShipBoard]
    orders: dict[str, OrderText]
    points_to_win: int
    hand_limit: int


class TargetAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A ship as a target: how far it is, and the reason against it."""

    ship: str
    square: str
    distance: int
    why: RefusalView | None


class WeaponAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A manoeuvre or an order: why it cannot be used at all, the squares it reaches, and each target."""

    why: RefusalView | None
    reach: list[str]
    targets: list[TargetAnswer]


class WeaponsAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`weapons`: all that a ship could do to whom."""

    ship: str
    manoeuvres: dict[str, WeaponAnswer]
    orders: dict[str, WeaponAnswer]


class SightAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`sight`: the squares that would be seen."""

    seen: list[str]


class WhyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """`why`: the reason against an action; None if there is none."""

    why: RefusalView | None


PREVIEWS = {"rules": RulesAnswer, "weapons": WeaponsAnswer, "sight": SightAnswer, "why": WhyAnswer}
"""The type of each answer, by the first word of its question."""
