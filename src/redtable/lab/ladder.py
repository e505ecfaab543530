"""How strong every bot of a game is: Bradley and Terry's model with a worth of the first side.

Pairs of games are played where they tell most: between the two bots whose difference is least certain and
whose games are least foreseeable. Intervals come from drawing the pairs again (bootstrap). Every bot has a
hash of the games it plays: a bot with the same hash in two versions plays the same, and ratings that are
counted from it compare.
"""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
from scipy import optimize, special

from redtable import __version__
from redtable.kernel.ruleset import ruleset_hash
from redtable.lab.held_file import RowsFile
from redtable.lab.matches import LabError, Pairing, Player, check_level, play_pairing, prepared
from redtable.lab.pairs import Meeting
from redtable.lab.statistics import ELO, Estimate
from redtable.lab.workers import Workers, crew_for, work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from redtable.lab.workers import Crew

    Numbers = NDArray[np.float64]

BATCH: Final = 8
"""Pairs that are played before the schedule is thought over."""
RIDGE: Final = 0.02
"""Keeps ratings finite of who has won or lost everything: as if a fiftieth of a game had been drawn."""
RESAMPLES: Final = 200
FINGERPRINT: Final = 4
"""Games of a bot against itself that its hash is made of."""


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder: its rating in Elo with its interval, its hash, and how many pairs it played."""

    level: str
    rating: Estimate
    hash: str
    pairs: int


class Ladder(msgspec.Struct, frozen=True):
    """The bots of a game, the strongest first."""

    game: str
    ruleset: str
    hash: str
    """The hash of the rules."""
    version: str
    seed: str
    anchor: str
    """The bot whose rating is 0."""
    pairs: int
    first_side: Estimate
    """What sitting on the first side is worth, in Elo."""
    rungs: list[Rung]


class LadderHeader(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a file of a ladder's pairs holds. A file goes on only with the same."""

    kind: str = "redtable-ladder"
    format: int = 1
    version: str = __version__
    game: str
    ruleset: str
    hash: str
    """The hash of the rules, options included."""
    options: dict[str, Any]
    levels: list[str]
    seed: str


class LadderPair(msgspec.Struct, forbid_unknown_fields=True):
    """A pair of games that was played: two bots by their places among the levels, the first one's scores."""

    one: int
    other: int
    scores: tuple[float, float]


class Meetings:
    """The pairs that were played: for two bots, the first one's score on the first side and on the second."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.scores: dict[tuple[int, int], list[tuple[float, float]]] = {
            pair: [] for pair in combinations(range(count), 2)
        }
        self.played: list[tuple[int, int]] = []
        """Who met, pair after pair."""

    def add(self, pair: LadderPair) -> None:
        """One more pair."""
        self.scores[pair.one, pair.other].append(pair.scores)
        self.played.append((pair.one, pair.other))

    def rows(self, random: np.random.Generator | None = None) -> tuple[Numbers, Numbers, Numbers]:
        """The model's rows, scores and weights; with a generator, of pairs that are drawn again.

        A won and a lost pair are added to those: who wins every pair is not certain to win them all.
        """
        rows, scores, weights = [], [], []
        for (one, other), pairs in self.scores.items():
            if not pairs:
                continue
            table = np.array(pairs)
            if random is not None:
                table = np.append(table, [(0.0, 0.0), (1.0, 1.0)], axis=0)
                table = table[random.integers(0, len(table), len(table))]
            for place, sign in ((0, 1.0), (1, -1.0)):
                row = np.zeros(self.count + 1)
                row[one], row[other], row[-1] = 1.0, -1.0, sign
                rows.append(row)
                scores.append(table[:, place].mean())
                weights.append(float(len(table)))
        return np.array(rows), np.array(scores), np.array(weights)


def fitted(rows: Numbers, scores: Numbers, weights: Numbers) -> Numbers:
    """The most likely strengths and the worth of the first side, in units of log odds."""

    def surprise(strengths: Numbers) -> tuple[float, Numbers]:
        lead = rows @ strengths
        loss = np.sum(weights * (np.logaddexp(0, lead) - scores * lead)) + RIDGE * strengths @ strengths
        slope = rows.T @ (weights * (special.expit(lead) - scores)) + 2 * RIDGE * strengths
        return float(loss), slope

    start = np.zeros(rows.shape[1])
    return np.asarray(optimize.minimize(surprise, start, jac=True, method="L-BFGS-B").x)


def most_telling(meetings: Meetings) -> tuple[int, int]:
    """Who should meet next; who has not met yet comes first."""
    fresh = [pair for pair, scores in meetings.scores.items() if not scores]
    if fresh:
        return fresh[0]
    rows, scores, weights = meetings.rows()
    strengths = fitted(rows, scores, weights)
    likely = special.expit(rows @ strengths)
    bend = (rows * (weights * likely * (1 - likely))[:, None]).T @ rows
    doubt = np.linalg.inv(bend + 2 * RIDGE * np.eye(len(bend)))

    def told(pair: tuple[int, int]) -> float:
        row = np.zeros(len(strengths))
        row[pair[0]], row[pair[1]] = 1.0, -1.0
        chance = special.expit(row @ strengths)
        return float(chance * (1 - chance) * (row @ doubt @ row))

    return max(meetings.scores, key=told)


def fingerprint(game: str, level: str, ruleset: str, options: tuple[tuple[str, Any], ...]) -> str:
    """The hash of what a bot plays: 16 hex digits."""
    found, rules = prepared(game, ruleset, options)
    players = tuple(Player(level) for _ in found.seats(rules))
    games = [
        play_pairing(Pairing(game, f"fingerprint {number}", players, ruleset, options))
        for number in range(FINGERPRINT)
    ]
    text = msgspec.json.encode([ruleset_hash(rules), games])
    return hashlib.sha256(text).hexdigest()[:16]


def climb(
    game: str,
    levels: Sequence[str],
    pairs: int,
    *,
    ruleset: str = "",
    options: tuple[tuple[str, Any], ...] = (),
    anchor: str = "",
    seed: str = "ladder",
    path: Path | None = None,
    workers: Workers | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Ladder:
    """Play so many pairs where they tell most, and rate everybody.

    With a file, pairs that are in it already count, and every other one is in it as soon as it is played.
    """
    anchor = anchor or levels[0]
    if len(set(levels)) < 2 or len(set(levels)) != len(levels):
        raise LabError("a ladder needs two bots or more, each of them once")
    if anchor not in levels:
        raise LabError(f"the anchor {anchor!r} is not among the bots: {', '.join(levels)}")
    for level in levels:
        check_level(game, level)
    meeting = Meeting(game, Player(levels[0]), Player(levels[1]), ruleset, options).checked()
    meetings = Meetings(len(levels))
    with ExitStack() as stack:
        kept = stack.enter_context(pairs_in(path, meeting, levels, seed)) if path is not None else None
        for pair in kept.rows if kept is not None else []:
            meetings.add(pair)
        progress(len(meetings.played))
        alone, crew = stack.enter_context(crew_for(workers))
        while len(meetings.played) < pairs:
            for pair in next_batch(meeting, levels, meetings, pairs, seed, alone, crew):
                if kept is not None:
                    kept.add(pair)
                meetings.add(pair)
                progress(len(meetings.played))
    return rated(game, levels, meetings, anchor, ruleset, options, seed)


def pairs_in(path: Path, meeting: Meeting, levels: Sequence[str], seed: str) -> RowsFile[LadderPair]:
    """The file of a ladder's pairs."""
    _, rules = prepared(meeting.game, meeting.ruleset, meeting.options)
    header = LadderHeader(
        game=meeting.game,
        ruleset=rules.name,
        hash=ruleset_hash(rules),
        options=dict(meeting.options),
        levels=list(levels),
        seed=seed,
    )
    return RowsFile(path, header, LadderPair)


def next_batch(
    meeting: Meeting,
    levels: Sequence[str],
    meetings: Meetings,
    pairs: int,
    seed: str,
    workers: Workers,
    crew: Crew | None,
) -> Iterator[LadderPair]:
    """Play a batch of pairs of the two bots that tell most; a batch that was broken off is finished first."""
    done = len(meetings.played)
    one, other = meetings.played[-1] if done % BATCH else most_telling(meetings)
    meeting = msgspec.structs.replace(meeting, first=Player(levels[one]), second=Player(levels[other]))
    begun = len(meetings.scores[one, other])
    count = min(BATCH - done % BATCH, pairs - done)
    numbers = range(2 * begun, 2 * (begun + count))
    games = work_on(play_pairing, [meeting.pairing(seed, number) for number in numbers], workers, crew)
    half = 0.0
    for number, result in zip(numbers, games, strict=True):
        score = meeting.score(number, result)
        if number % 2:
            yield LadderPair(one, other, (half, score))
        half = score


def rated(
    game: str,
    levels: Sequence[str],
    meetings: Meetings,
    anchor: str,
    ruleset: str,
    options: tuple[tuple[str, Any], ...],
    seed: str,
) -> Ladder:
    """The ladder that follows from what was played."""
    at = list(levels).index(anchor)
    random = np.random.default_rng(1)
    strengths = counted_from(at, fitted(*meetings.rows()))
    again = np.array([counted_from(at, fitted(*meetings.rows(random))) for _ in range(RESAMPLES)])
    lows, highs = np.percentile(again, [2.5, 97.5], axis=0)
    played = [sum(len(s) for pair, s in meetings.scores.items() if n in pair) for n in range(len(levels))]
    found = [
        Estimate(float(ELO * mean), float(ELO * low), float(ELO * high), count)
        for mean, low, high, count in zip(strengths, lows, highs, [*played, sum(played) // 2], strict=True)
    ]
    rungs = [
        Rung(level, found[n], fingerprint(game, level, ruleset, options), played[n])
        for n, level in enumerate(levels)
    ]
    rungs.sort(key=lambda rung: -rung.rating.mean)
    _, rules = prepared(game, ruleset, options)
    total = sum(played) // 2
    return Ladder(game, rules.name, ruleset_hash(rules), __version__, seed, anchor, total, found[-1], rungs)


def counted_from(anchor: int, strengths: Numbers) -> Numbers:
    """Strengths with the anchor at 0; the worth of the side, which is last, stays."""
    counted = np.asarray(strengths - strengths[anchor])
    counted[-1] = strengths[-1]
    return counted


def compared(old: Ladder, new: Ladder) -> dict[str, float]:
    """How much each bot gained since an earlier ladder; refuses ladders that do not compare."""
    if (old.game, old.hash) != (new.game, new.hash):
        raise LabError(f"the earlier ladder is of {old.game} with other rules ({old.hash}, not {new.hash})")
    before = {rung.level: rung for rung in old.rungs}
    after = {rung.level: rung for rung in new.rungs}
    anchor = new.anchor
    if old.anchor != anchor or before[anchor].hash != after[anchor].hash:
        raise LabError(f"the anchor {anchor!r} does not play as it did then: its ratings do not compare")
    both = [level for level in after if level in before]
    return {level: after[level].rating.mean - before[level].rating.mean for level in both}
