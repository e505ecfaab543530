"""The rows of the published table: what is asked, and what is known of each while it is measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from redtable.bots.bot import bot_levels
from redtable.lab.allocation import Standing
from redtable.lab.balance import studies
from redtable.lab.matches import check_level
from redtable.lab.series import GAMES, Series
from redtable.lab.statistics import Estimate, elo_estimate, estimate, plain_estimate
from redtable.lab.variance import Corrected, in_pairs, one_by_one

if TYPE_CHECKING:
    from collections.abc import Iterable

LUCK: Final = {
    "redcode": ("greedy", "easy"),
    "skirmish": ("medium", "commander"),
    "damage": ("steady", "random"),
}
"""Who meets to see how much noise the luck of dice and cards is. Pictures draws nothing after the deal."""
SURE: Final = 0.95
TARGETS: Final = {"duel": 0.03, "side": 0.03, "balance": 0.05, "matrix": 0.12, "luck": 0.15}
"""The half width at which the interval of a score, or of a factor, is narrow enough."""
FLOORS: Final = {"duel": 4, "side": 4, "balance": 4, "matrix": 4, "luck": 30}
"""Observations that a series gets in any case. The interval of a factor is drawn from its own pairs: a few of
them say nothing about it."""


class Row(msgspec.Struct, kw_only=True):
    """One published row."""

    id: str
    kind: str
    """`duel`: the first bot's score; `side`: the first side's, equal bots; `luck`: the factor of games;
    `balance`: all scores of a balance study; `matrix`: every spymaster with every operative."""
    game: str
    first: str
    second: str
    target: float = 0.0
    """The half width that its intervals should have."""
    reached: bool = False
    """Whether all of them do."""
    pairs: int = 0
    """Observations: pairs, deals, or single games of a side."""
    seconds: float = 0.0
    """The processor time that they took."""
    commits: list[str] = []
    """What they were played with."""
    score: Estimate | None = None
    elo: Estimate | None = None
    factor: Estimate | None = None
    """In pairs, as duels are played."""
    single: Estimate | None = None
    """In games that share nothing."""
    scores: dict[str, Estimate] = {}
    """Of a balance study or a matrix, by the form of the game and what is scored."""
    failure: str = ""


class Played(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A batch of observations of a series, in the order of their numbers, as the file of games has it."""

    series: str
    commit: str
    seconds: float
    names: list[str]
    values: list[list[float]]


class Measured:
    """A series and what was observed of it."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.values: dict[str, list[float]] = {}
        self.count = 0
        self.seconds = 0.0
        self.commits: list[str] = []
        self.estimates: dict[str, Estimate] = {}

    def add(self, played: Played) -> None:
        """More observations."""
        for place, name in enumerate(played.names):
            self.values.setdefault(name, []).extend(values[place] for values in played.values)
        self.count += len(played.values)
        self.seconds += played.seconds
        if played.commit not in self.commits:
            self.commits.append(played.commit)

    def games(self) -> list[Corrected]:
        """Of a luck row: its games, pair by pair."""
        columns = [self.values[name] for name in ("score 0", "luck 0", "score 1", "luck 1")]
        return [
            Corrected(score, luck)
            for one, two, three, four in zip(*columns, strict=True)
            for score, luck in ((one, two), (three, four))
        ]


class MeasuredRow:
    """A row with its series, while it is measured."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.floor = FLOORS[row.kind]
        row.target = TARGETS[row.kind]
        self.series = [Measured(series) for series in series_of(row)]

    def check(self) -> None:
        """Refuse bots that are not there; raises a RedtableError."""
        for one in self.series:
            for level in (one.series.first, one.series.second):
                check_level(one.series.game, level)

    def together(self) -> int:
        """How many intervals hold together: all of a row; for a duel, all duels of the game."""
        if self.row.kind == "duel":
            return max(1, len(bot_levels(self.row.game)) - 1)
        return max(1, sum(len(one.values) for one in self.series))

    def judge(self) -> None:
        """Make the figures anew, of the series and of the row."""
        for one in self.series:
            if self.row.kind == "luck":
                games = one.games() if one.count >= self.floor else []
                found = {"factor": in_pairs(games), "single": one_by_one(games)} if games else {}
                one.estimates = {name: part.estimate(SURE) for name, part in found.items()}
            else:
                one.estimates = {
                    name: estimate(values, SURE, self.together()) for name, values in one.values.items()
                }
        self.fill()

    def fill(self) -> None:
        """Put the figures into the row."""
        row = self.row
        row.pairs = sum(one.count for one in self.series)
        row.seconds = round(sum(one.seconds for one in self.series), 3)
        row.commits = list(dict.fromkeys(commit for one in self.series for commit in one.commits))
        row.reached = all(one.is_there() for one in self.standings())
        found = {name: value for one in self.series for name, value in one.estimates.items()}
        if row.kind in ("balance", "matrix"):
            row.scores = found
            return
        row.score, row.factor, row.single = (found.get(name) for name in ("score", "factor", "single"))
        if row.factor is not None:
            row.score = plain_estimate(in_pairs(self.series[0].games()).corrected, SURE)
        if row.kind == "duel" and row.score is not None:
            row.elo = elo_estimate(row.score)

    def standings(self) -> list[Standing]:
        """How far every series is from the target."""
        return [
            Standing(one.count, one.seconds, widest(one.estimates.values()) / self.row.target, self.floor)
            for one in self.series
        ]


def widest(found: Iterable[Estimate]) -> float:
    """The half width of the widest interval."""
    return max((one.half() for one in found), default=0.0)


def asked_rows() -> list[Row]:
    """The whole table, before anything was played."""
    rows = []
    for game in GAMES:
        levels = bot_levels(game)
        pairs = zip(levels[1:], levels, strict=False)
        rows += [row("duel", game, strong, weak) for strong, weak in pairs]
        rows.append(row("side", game, levels[min(1, len(levels) - 1)], levels[min(1, len(levels) - 1)]))
        if game in LUCK:
            rows.append(row("luck", game, *LUCK[game]))
        if game in studies():
            bot = studies()[game].bots[0]
            rows.append(row("balance", game, bot, bot))
        else:
            rows.append(row("matrix", game, "all", "all"))
    return rows


def row(kind: str, game: str, first: str, second: str) -> Row:
    """A row to be measured."""
    return Row(id=f"{game}-{kind}-{first}-{second}", kind=kind, game=game, first=first, second=second)


def series_of(row: Row) -> list[Series]:
    """What is played for a row: one series, or one for each form of a study or cell of a matrix."""
    whole = Series(row=row.id, kind=row.kind, game=row.game, first=row.first, second=row.second)
    if row.kind == "balance":
        return [msgspec.structs.replace(whole, form=form) for form in studies()[row.game].forms]
    if row.kind == "matrix":
        levels = bot_levels(row.game)
        pairs = [(spymaster, operative) for spymaster in levels for operative in levels]
        return [msgspec.structs.replace(whole, first=one, second=other) for one, other in pairs]
    return [whole]
