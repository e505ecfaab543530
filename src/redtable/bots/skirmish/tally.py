"""Adding up the terms of an action: always their sum, their names only for who asks why."""

from __future__ import annotations

Terms = list[tuple[str, float]]
"""Named parts of what an action is worth."""


class Tally:
    """A sum, and what it is made of if that is wanted."""

    def __init__(self, named: Terms | None = None) -> None:
        self.total = 0.0
        self.named = named

    def add(self, name: str, value: float) -> None:
        """One more term."""
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
