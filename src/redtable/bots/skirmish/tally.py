"""Adding up the terms of an action: always their sum, their names only for who asks why."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redtable.bots.skirmish.tastes import Taste

Terms = list[tuple[str, float]]
"""Named parts of what an action is worth."""


class Tally:
    """A sum, and what it is made of if that is wanted."""

    def __init__(self, named: Terms | None = None, taste: Taste | None = None) -> None:
        self.total = 0.0
        self.named = named
        self.taste = taste

    def add(self, name: str, value: float) -> None:
        """One more term."""
        if self.taste is not None:
            value *= self.taste.get(name, 1.0)
        self.total += value
        if self.named is not None:
            self.named.append((name, value))

    def lean(self, name: str) -> None:
        """A liking for actions of that name, which only a taste has."""
        if self.taste is not None:
            value = self.taste.get(name, 0.0)
            self.total += value
            if self.named is not None:
                self.named.append((name, value))

    def add_all(self, terms: Terms) -> None:
        """Several more."""
        for name, value in terms:
            self.add(name, value)

    def terms(self) -> Terms:
        """The terms, if they were wanted."""
        return self.named if self.named is not None else []
