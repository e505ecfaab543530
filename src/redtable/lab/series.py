"""Series of observations: what the published table plays, bit by bit.

An observation is the least that says something by itself: a pair of games, a deal of a balance study with all
its games, one game where the sides are asked for. Which games it has follows from the series, the seed and
its number alone.
"""

from __future__ import annotations

import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.lab.balance import trials_of_deal
from redtable.lab.matches import Player, play_pairing
from redtable.lab.pairs import Meeting
from redtable.lab.variance import play_corrected

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: Final[dict[str, dict[str, Any]]] = {
    "redcode": {},
    "skirmish": {},
    "damage": {"mode": "duel"},
    "pictures": {},
}


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one kind between the same bots."""

    row: str
    """The row of the table that it belongs to; the deals follow from it, so a row's series share them."""
    kind: str
    game: str
    first: str
    second: str
    form: str = ""
    """Of a balance study: the mode, battlefield or policy."""

    def id(self) -> str:
        """Its name in the file of games."""
        return " ".join(part for part in (self.row, self.form, self.first, self.second) if part)

    def meeting(self) -> Meeting:
        """Who meets in a duel."""
        options = tuple(GAMES[self.game].items())
        return Meeting(self.game, Player(self.first), Player(self.second), options=options)


class Task(msgspec.Struct, frozen=True):
    """One observation to be made."""

    series: Series
    seed: str
    number: int


class Observed(msgspec.Struct, frozen=True):
    """What came of it: the values by their names, and the processor time."""

    values: dict[str, float]
    seconds: float


def pair(task: Task) -> dict[str, float]:
    """The first bot's score in a deal that is played with the sides as given and swapped."""
    meeting = task.series.meeting()
    numbers = (2 * task.number, 2 * task.number + 1)
    scores = [meeting.score(number, play_pairing(meeting.pairing(task.seed, number))) for number in numbers]
    return {"score": sum(scores) / 2}


def side(task: Task) -> dict[str, float]:
    """The first side's score in one game of equal bots."""
    meeting = task.series.meeting()
    return {"score": meeting.score(0, play_pairing(meeting.pairing(task.seed, 2 * task.number)))}


def luck(task: Task) -> dict[str, float]:
    """The scores of the first side in both games of a pair, and their luck."""
    meeting = task.series.meeting()
    found: dict[str, float] = {}
    for place in (0, 1):
        game = play_corrected(meeting.pairing(task.seed, 2 * task.number + place))
        found |= {f"score {place}": game.score, f"luck {place}": game.luck}
    return found


def balance(task: Task) -> dict[str, float]:
    """The mean of every score over the games of a deal."""
    one = task.series
    found: dict[str, list[float]] = defaultdict(list)
    for trial in trials_of_deal(one.game, one.form, (one.first, one.second), task.number, task.seed):
        result = play_pairing(trial.pairing)
        for name, seat in trial.counts:
            found[": ".join(part for part in (one.form, name) if part)].append(result.score(seat))
    return {name: sum(scores) / len(scores) for name, scores in found.items()}


KINDS: Final[dict[str, Callable[[Task], dict[str, float]]]] = {
    "duel": pair,
    "side": side,
    "luck": luck,
    "balance": balance,
    "matrix": balance,
}


def observe(task: Task) -> Observed:
    """Play the games of an observation."""
    start = time.process_time()
    values = KINDS[task.series.kind](task)
    return Observed(values, time.process_time() - start)
