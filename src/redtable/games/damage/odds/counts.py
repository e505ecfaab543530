"""What many volleys took from a ship, counted: the common ground of exact odds, samples and the chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.damage.dealing import QUIET, open_volley, run

if TYPE_CHECKING:
    from redtable.games.damage.volley import Ship
    from redtable.kernel.chance import Chance


class Counts:
    """Weights of outcomes: numbers of trials in a sample, probabilities where odds are exact."""

    def __init__(self, tallies: list[list[int]], before: list[int], criticals: int) -> None:
        self.tallies = tallies
        """Groups of systems whose losses are counted together."""
        self.before = before
        """Boxes left by system before the first volley."""
        self.total = 0.0
        self.histograms: list[list[float]] = [
            [0.0] * (1 + sum(before[system] for system in systems)) for systems in tallies
        ]
        self.criticals: list[float] = [0.0] * criticals
        self.destroyed = 0.0
        self.cards = 0.0
        self.overkill = 0.0

    def add(self, left: list[int], weight: float) -> None:
        """One outcome, by what is left of the ship."""
        before = self.before
        self.total += weight
        for tally, systems in enumerate(self.tallies):
            lost = 0
            for system in systems:
                lost += before[system] - left[system]
            self.histograms[tally][lost] += weight


def sample_engine(
    ship: Ship, volleys: list[int], turn: int, tallies: list[list[int]], trials: int, chance: Chance
) -> Counts:
    """Play the volleys with the engine itself. The ship must have a declared order of sacrifice."""
    counts = Counts(tallies, ship.left[:], len(ship.fit.tables.criticals))
    for _ in range(trials):
        target = ship.copy()
        for number, hits in enumerate(volleys):
            volley = open_volley(target, 0, hits, QUIET)
            run(target, volley, turn, chance, QUIET)
            counts.cards += volley.cards
            if volley.rolled >= 0:
                counts.criticals[volley.rolled] += 1
            if target.destroyed:
                counts.destroyed += 1
                counts.overkill += target.overkill + sum(volleys[number + 1 :])
                break
        counts.add(target.left, 1)
    return counts
