"""The numbers of the race, as `ruleset/standard.toml` gives them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from redtable.kernel.ruleset import Ruleset

Count = Annotated[int, msgspec.Meta(ge=0, le=20)]


class TinyOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match may change."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    answers: bool


class TinyRuleset(Ruleset, frozen=True, kw_only=True):
    """A river, a deck and a current."""

    length: Annotated[int, msgspec.Meta(ge=1, le=99)]
    rapids: list[Count]
    cards: Annotated[list[Count], msgspec.Meta(min_length=1, max_length=9)]
    hand: Count
    drift: Annotated[list[int], msgspec.Meta(min_length=6, max_length=6)]
    options: TinyOptions

    def __post_init__(self) -> None:
        """TN-1.2: there must be enough cards for every hand."""
        if sum(self.cards) < self.hand * self.options.seats:
            raise ValueError(f"{sum(self.cards)} cards are not enough for {self.options.seats} hands")

    def deck(self) -> list[int]:
        """Every card of the game, in order."""
        return [card for card, count in enumerate(self.cards, 1) for _ in range(count)]
