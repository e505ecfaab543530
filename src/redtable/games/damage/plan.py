"""The plan of a ship: its boxes as they were built, which never change in a battle."""

from __future__ import annotations

from redtable.games.damage.words import NOT_BOXES, SYSTEMS


class Row:
    """Boxes of one system that are alike: the same weapon in the same arc, for example."""

    def __init__(self, system: int = 0, label: str = "", total: int = 0) -> None:
        self.system = system
        self.label = label
        self.total = total

    def name(self) -> str:
        """`phaser:FA`, or just `phaser` for boxes without a label."""
        return f"{SYSTEMS[self.system]}:{self.label}" if self.label else SYSTEMS[self.system]


class Plan:
    """A ship as it left the yard."""

    def __init__(
        self,
        code: str = "",
        title: str = "",
        race: str = "",
        fighter: bool = False,
        carrier: bool = False,
        bays: int = 0,
        life_support: int = 0,
        sacrifice: list[str] | None = None,
        rows: list[Row] | None = None,
    ) -> None:
        self.code = code
        """The whole plan in one word of notation, or the name of a ship that comes with the game."""
        self.title = title
        self.race = race
        self.fighter = fighter
        """A pseudo-fighter (BD-1.3)."""
        self.carrier = carrier
        self.bays = bays
        self.life_support = life_support
        self.sacrifice: list[str] = sacrifice if sacrifice is not None else []
        self.rows: list[Row] = rows if rows is not None else []
        """From the most valuable to the least within a system."""
        self.total: list[int] = [0] * len(SYSTEMS)
        self.rows_of: list[list[int]] = [[] for _ in SYSTEMS]
        for number, row in enumerate(self.rows):
            self.total[row.system] += row.total
            self.rows_of[row.system].append(number)

    def boxes(self) -> int:
        """How many boxes the ship has; people are no boxes."""
        return sum(self.total) - sum(self.total[system] for system in NOT_BOXES)
