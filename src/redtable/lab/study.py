"""What a balance study found: scores, length, ends, comebacks, and what goes together with winning.

A deal is one observation: its games depend on each other, deals do not. The intervals of all scores that are
shown together hold together, and so do those of all uses (Bonferroni).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from scipy import stats

from redtable.lab.observing import Observation, Trial, play_trial
from redtable.lab.statistics import Estimate, estimate, plain_estimate
from redtable.lab.workers import work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from redtable.lab.workers import Workers

SURE: Final = 0.95
BEHIND: Final = 0.25
"""A comeback is a win of who once had no better odds than that."""
FEWEST: Final = 10
"""Deals on either side that a comparison of uses needs."""


class Panel(msgspec.Struct, frozen=True):
    """The games of a study: which form of the game, for which bot, and what is played."""

    game: str
    ruleset: str
    form: str
    bot: str
    trials: list[Trial]
    words: dict[str, tuple[str, ...]] = {}
    """What a role could do: it is counted even if nobody does it."""


class Usage(msgspec.Struct, frozen=True):
    """How often a role does something, and how its score differs where it does it more often than usual."""

    role: str
    word: str
    per_game: float
    gain: Estimate | None
    """Of the score, from -1 to 1; none if it is done about as often in all games."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """A study in figures."""

    game: str
    ruleset: str
    form: str
    bot: str
    games: int
    deals: int
    scores: dict[str, Estimate]
    change: dict[str, Estimate] = {}
    """Of two rulesets, for the second: how much a score is higher than with the first, on the same deals."""
    length: tuple[float, float, float]
    """The lower quartile, the median and the upper quartile."""
    drawn: float
    ends: dict[str, float]
    """The share of games that ended for each reason."""
    comebacks: float
    usage: list[Usage]


class Found:
    """The games of a panel that were played."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.observed: list[Observation] = []

    def groups(self) -> dict[str, list[float]]:
        """For each score the mean of every deal."""
        found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        for trial, seen in zip(self.panel.trials, self.observed, strict=True):
            for name, seat in trial.counts:
                found[name][trial.deal].append(seen.scores[seat])
        return {name: [float(np.mean(deal)) for deal in deals.values()] for name, deals in found.items()}

    def uses(self) -> dict[tuple[str, str], list[tuple[int, int, float]]]:
        """For each role and word: the deal, how often, and the score, once for every seat of that role."""
        found: dict[tuple[str, str], list[tuple[int, int, float]]] = defaultdict(list)
        words = defaultdict(set, {role: set(some) for role, some in self.panel.words.items()})
        for trial, seen in zip(self.panel.trials, self.observed, strict=True):
            for role, used in zip(trial.roles, seen.uses, strict=True):
                words[role].update(used)
        for trial, seen in zip(self.panel.trials, self.observed, strict=True):
            for role, used, score in zip(trial.roles, seen.uses, seen.scores, strict=True):
                for word in words[role] if role else ():
                    found[role, word].append((trial.deal, used.get(word, 0), score))
        return dict(sorted(found.items()))

    def change_from(self, other: Found, comparisons: int) -> dict[str, Estimate]:
        """How much every score is higher than in the same games under other rules."""
        here, there = self.groups(), other.groups()
        sure = 1 - (1 - SURE) / comparisons
        return {
            name: plain_estimate([one - two for one, two in zip(here[name], there[name], strict=True)], sure)
            for name in here
        }

    def figures(self, scores: int, uses: int, base: Found | None = None) -> Figures:
        """In figures; so many scores and uses hold together. With a base, what changed from there."""
        seen = self.observed
        ends = Counter(one.reason for one in seen)
        low, middle, high = np.percentile([one.length for one in seen], [25, 50, 75])
        return Figures(
            game=self.panel.game,
            ruleset=self.panel.ruleset or "standard",
            form=self.panel.form,
            bot=self.panel.bot,
            games=len(seen),
            deals=len({trial.deal for trial in self.panel.trials}),
            scores={name: estimate(deals, SURE, scores) for name, deals in self.groups().items()},
            change=self.change_from(base, scores) if base is not None else {},
            length=(float(low), float(middle), float(high)),
            drawn=float(np.mean([one.scores[0] == 0.5 for one in seen])),
            ends={reason: count / len(seen) for reason, count in sorted(ends.items())},
            comebacks=float(np.mean([one.is_comeback(BEHIND) for one in seen])),
            usage=[usage(role, word, rows, uses) for (role, word), rows in self.uses().items()],
        )


def usage(role: str, word: str, rows: Sequence[tuple[int, int, float]], comparisons: int) -> Usage:
    """How a score differs between games with more than the usual number of uses and all others."""
    deals, counts, scores = (np.array(part) for part in zip(*rows, strict=True))
    often = counts > np.median(counts)
    return Usage(role, word, float(np.mean(counts)), difference(deals, scores, often, comparisons))


def difference(deals: np.ndarray, scores: np.ndarray, often: np.ndarray, comparisons: int) -> Estimate | None:
    """The difference of two means with its interval; games of one deal may depend on each other.

    The error is the usual one for clusters: what a deal adds to the difference is summed, then squared.
    """
    names = np.unique(deals)
    enough = min(len(np.unique(deals[often])), len(np.unique(deals[~often])))
    if enough < FEWEST:
        return None
    mean = float(scores[often].mean() - scores[~often].mean())
    rest = np.where(
        often,
        (scores - scores[often].mean()) / often.sum(),
        -(scores - scores[~often].mean()) / (~often).sum(),
    )
    sums = np.array([rest[deals == name].sum() for name in names])
    error = float(np.sqrt((sums**2).sum() * len(names) / (len(names) - 1)))
    reach = float(stats.t.ppf(1 - (1 - SURE) / 2 / comparisons, len(names) - 1)) * error
    return Estimate(mean, mean - reach, mean + reach, len(names))


def play_panels(
    panels: Sequence[Panel],
    *,
    workers: Workers | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> list[Figures]:
    """Play the games of all panels; gives their figures, whose intervals hold together."""
    found = [Found(panel) for panel in panels]
    trials = [(one, trial) for one in found for trial in one.panel.trials]
    played = work_on(play_trial, [trial for _, trial in trials], workers)
    for done, ((one, _), seen) in enumerate(zip(trials, played, strict=True)):
        one.observed.append(seen)
        progress(done + 1, len(trials))
    scores = sum(len(one.groups()) for one in found)
    uses = sum(len(one.uses()) for one in found)
    return [one.figures(max(1, scores), max(1, uses), base_of(one, found)) for one in found]


def base_of(one: Found, found: Sequence[Found]) -> Found | None:
    """The games of the same form and bot under the first of two rulesets, for those under the second."""
    same = [
        other for other in found if (other.panel.form, other.panel.bot) == (one.panel.form, one.panel.bot)
    ]
    return None if same[0] is one else same[0]
