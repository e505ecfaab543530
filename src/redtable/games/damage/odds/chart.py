"""The classic chart of two dice, which the deck replaces: only here to measure how far the two are apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.damage.hits import given_up
from redtable.games.damage.odds.counts import Counts
from redtable.games.damage.words import EXCESS

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship
    from redtable.kernel.chance import Chance

STAR: Final = "*"


class ChartTable:
    """The chart as numbers: for each sum of two dice its entries from left to right."""

    def __init__(self, rows: list[str], entries: dict[str, list[int]]) -> None:
        self.names: list[str] = list(entries)
        self.systems: list[list[int]] = list(entries.values())
        self.rows: list[list[int]] = [
            [self.names.index(word.removesuffix(STAR)) for word in row.split()] for row in rows
        ]
        self.starred: list[list[bool]] = [[word.endswith(STAR) for word in row.split()] for row in rows]


def sample_chart_engine(
    chart: ChartTable, ship: Ship, volleys: list[int], tallies: list[list[int]], trials: int, chance: Chance
) -> Counts:
    """Roll the volleys on the chart. The ship must have a declared order of sacrifice."""
    counts = Counts(tallies, ship.left[:], len(ship.fit.tables.criticals))
    for _ in range(trials):
        target = ship.copy()
        for number, hits in enumerate(volleys):
            rest = roll_volley(chart, target, hits, chance)
            counts.cards += hits - rest
            if target.destroyed:
                counts.destroyed += 1
                counts.overkill += rest + sum(volleys[number + 1 :])
                break
        counts.add(target.left, 1)
    return counts


def roll_volley(chart: ChartTable, ship: Ship, hits: int, chance: Chance) -> int:
    """One volley; a starred position works once. Returns the hits left when the ship is destroyed."""
    used: set[tuple[int, int]] = set()
    for hit in range(hits):
        row = chance.below("chart", 6) + chance.below("chart", 6)
        if not roll_hit(chart, ship, row, used):
            ship.destroyed = True
            return hits - hit
    return 0


def roll_hit(chart: ChartTable, ship: Ship, row: int, used: set[tuple[int, int]]) -> bool:
    """One hit: the leftmost entry of the row that can still be scored. False if there is none."""
    for column, entry in enumerate(chart.rows[row]):
        if chart.starred[row][column] and (row, column) in used:
            continue
        systems = [system for system in chart.systems[entry] if ship.left[system] > 0]
        if systems:
            system = given_up(ship, systems)
            ship.lose(system)
            used.add((row, column))
            return True
        if EXCESS in chart.systems[entry] and not ship.fit.tables.destroys:
            return True
    return False
