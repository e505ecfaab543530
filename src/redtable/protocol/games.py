"""Games that can be played, and questions about them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from redtable.protocol.fields import ShortText


class SeatDescription(msgspec.Struct, kw_only=True):
    """A seat before anybody sits there."""

    seat: int
    name: str
    team: str
    role: str


class GameDescription(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    game: str
    slug: str
    rulesets: list[str]
    options: dict[str, Any]
    """The options of the first ruleset with their default values."""
    seats: list[SeatDescription]
    bots: list[str]
    """Levels, from the weakest to the strongest."""


class SeatsQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Which seats would there be?"""

    ruleset: ShortText = ""
    options: dict[str, Any] = {}


class Consultation(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A question about the rules of a game, without a match."""

    ruleset: ShortText = ""
    options: dict[str, Any] = {}
    question: Annotated[str, msgspec.Meta(min_length=1, max_length=20000)]
    about: Annotated[dict[str, Any], msgspec.Meta(max_length=40)] = {}
    """What the question is about, where that is more than a few words."""
