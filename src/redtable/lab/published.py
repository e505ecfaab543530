"""The published results: every level of every game against the next, sides, balance, and what luck costs.

One command, sized by a time budget: every row gets the same share of it. Rows that are done are kept in the
JSON file, so that a run that was broken off goes on with the next row. The number of games depends on the
machine; which games they are depends on the seed alone.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable import __version__
from redtable.bots.bot import bot_levels
from redtable.kernel.errors import RedtableError
from redtable.lab import playing
from redtable.lab.balance import panels_of, studies
from redtable.lab.held_file import HeldFile
from redtable.lab.matches import LabError, Player, play_pairing
from redtable.lab.pairs import Meeting, pairs_of
from redtable.lab.statistics import Estimate, elo_estimate, estimate, plain_estimate
from redtable.lab.study import play_panels
from redtable.lab.variance import in_pairs, one_by_one, play_corrected
from redtable.lab.workers import Workers, work_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

FORMAT: Final = 2
GAMES: Final[dict[str, dict[str, Any]]] = {
    "redcode": {},
    "skirmish": {},
    "damage": {"mode": "duel"},
    "pictures": {},
}
LUCK: Final = {
    "redcode": ("greedy", "easy"),
    "skirmish": ("medium", "commander"),
    "damage": ("steady", "random"),
}
"""Who meets to see how much noise the luck of dice and cards is. Pictures draws nothing after the deal."""
SURE: Final = 0.95
LEAST: Final = 2
"""Pairs that a row has at least, however small its share of the time is."""


class Row(msgspec.Struct, kw_only=True):
    """One published figure."""

    id: str
    kind: str
    """`duel`: the first bot's score; `side`: the first side's, equal bots; `luck`: the factor of games;
    `balance`: all scores of a balance study."""
    game: str
    first: str
    second: str
    pairs: int = 0
    score: Estimate | None = None
    elo: Estimate | None = None
    factor: Estimate | None = None
    """In pairs, as duels are played."""
    single: Estimate | None = None
    """In games that share nothing."""
    scores: dict[str, Estimate] = {}
    """Of a balance study, by the form of the game and what is scored."""
    failure: str = ""

    def meeting(self) -> Meeting:
        """Who meets."""
        options = tuple(GAMES[self.game].items())
        return Meeting(self.game, Player(self.first), Player(self.second), options=options)


class Results(msgspec.Struct, kw_only=True):
    """Everything that is published, and how it was made."""

    format: int = FORMAT
    version: str
    commit: str
    machine: str
    hours: float
    seed: str
    rows: list[Row]


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
        bots = studies()[game].bots if game in studies() else ("all",)
        rows.append(row("balance", game, bots[0], bots[0]))
    return rows


def row(kind: str, game: str, first: str, second: str) -> Row:
    """A row to be measured."""
    return Row(id=f"{game}-{kind}-{first}-{second}", kind=kind, game=game, first=first, second=second)


def machine() -> str:
    """The kind of machine, without its name."""
    compiled = "compiled" if not str(playing.__file__).endswith(".py") else "pure"
    python = f"Python {platform.python_version()}"
    return f"{os.cpu_count()} cores, {platform.machine()}, {sys.platform}, {python}, {compiled}"


def commit() -> str:
    """The commit of the source, if it is in a repository."""
    try:
        return subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def kept_results(file: HeldFile, hours: float, seed: str) -> Results:
    """What a broken-off run left, or a new table; refuses a file of another version or of another run."""
    data = file.read()
    if not data:
        return Results(
            version=__version__, commit=commit(), machine=machine(), hours=hours, seed=seed, rows=[]
        )
    try:
        found = msgspec.json.decode(data, type=Results)
    except msgspec.MsgspecError as fault:
        raise LabError(f"{file.path} is no file of results: {fault}") from fault
    if (found.format, found.version, found.hours, found.seed) != (FORMAT, __version__, hours, seed):
        raise LabError(
            f"{file.path} holds results of version {found.version}, {found.hours:g} hours, "
            f"seed {found.seed!r}: name another file, or remove it"
        )
    return found


def timed(items: Iterator[Any], seconds: float) -> list[Any]:
    """What comes within a time, in whole pairs."""
    start = time.monotonic()
    found = []
    for item in items:
        found.append(item)
        if len(found) >= 2 * LEAST and len(found) % 2 == 0 and time.monotonic() - start > seconds:
            break
    return found


def measure(asked: Row, seed: str, seconds: float, workers: Workers) -> Row:
    """Play the games of a row for its share of the time."""
    if asked.kind == "balance":
        return measure_balance(asked, seed, seconds, workers)
    meeting = asked.meeting().checked()
    pairings = (meeting.pairing(f"{seed} {asked.id}", number) for number in range(10**9))
    if asked.kind == "luck":
        games = timed(work_on(play_corrected, pairings, workers), seconds)
        found = in_pairs(games)
        asked.factor, asked.single = found.estimate(SURE), one_by_one(games).estimate(SURE)
        asked.pairs, asked.score = len(found.plain), plain_estimate(found.corrected, SURE)
        return asked
    if asked.kind == "side":
        pairings = (meeting.pairing(f"{seed} {asked.id}", 2 * number) for number in range(10**9))
    results = timed(work_on(play_pairing, pairings, workers), seconds)
    if asked.kind == "side":
        scores = [meeting.score(0, result) for result in results]
        asked.pairs, asked.score = len(scores), estimate(scores, SURE)
        return asked
    pairs = pairs_of([meeting.score(number, result) for number, result in enumerate(results)])
    asked.pairs, asked.score = len(pairs), estimate(pairs, SURE, duels_of(asked.game))
    asked.elo = elo_estimate(asked.score)
    return asked


def measure_balance(asked: Row, seed: str, seconds: float, workers: Workers) -> Row:
    """A balance study with as many deals as there is time for, by how long a few of them take."""
    bots = [] if asked.game not in studies() else [asked.first]
    started = time.monotonic()
    deals = LEAST
    found = play_panels(panels_of(asked.game, [], bots, [""], deals, f"{seed} {asked.id}"), workers=workers)
    spent = max(1e-3, time.monotonic() - started)
    if seconds > 2 * spent:
        deals = int(LEAST * (seconds - spent) / spent)
        panels = panels_of(asked.game, [], bots, [""], deals, f"{seed} {asked.id}")
        found = play_panels(panels, workers=workers)
    for figures in found:
        for name, score in figures.scores.items():
            asked.scores[": ".join(part for part in (figures.form, name) if part)] = score
    asked.pairs = deals
    return asked


def duels_of(game: str) -> int:
    """How many duels of a game are published: their intervals hold together."""
    return max(1, len(bot_levels(game)) - 1)


def publish(
    hours: float,
    path: Path,
    *,
    seed: str = "results",
    workers: Workers | None = None,
    rows: Sequence[Row] | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Results:
    """Measure every row and write `path` (JSON) and the page beside it, after each row."""
    asked = list(rows if rows is not None else asked_rows())
    seconds = hours * 3600 / len(asked)
    with HeldFile(path) as file:
        results = kept_results(file, hours, seed)
        done = {row.id for row in results.rows}
        for number, one in enumerate(asked):
            progress(number, len(asked))
            if one.id in done:
                continue
            try:
                results.rows.append(measure(one, seed, seconds, workers or Workers()))
            except RedtableError as fault:
                one.failure = str(fault)
                results.rows.append(one)
            note_commit(results)
            file.rewrite(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
            path.with_suffix(".md").write_text(page(results), encoding="utf-8")
    progress(len(asked), len(asked))
    return results


def note_commit(results: Results) -> None:
    """A run that goes on after the source has changed names both commits."""
    now = commit()
    if now not in results.commit.split(", "):
        results.commit += f", {now}"


def page(results: Results) -> str:
    """docs/results.md."""
    lines = [
        "# Results",
        "",
        "Made by `redtable lab results`; do not edit. What the columns mean: [the lab](lab.md).",
        "",
        f"Version {results.version}, commit {results.commit}; {results.machine};",
        f"budget {results.hours:g} hours; seed `{results.seed}`.",
        "95 % intervals; those of the duels of one game hold together (Bonferroni).",
        "Bots against bots say little about people.",
        f"{len(results.rows)} of {len(asked_rows())} rows are measured; the same command goes on.",
        "",
        "| Row | Game | What | Pairs | Score in % | Elo |",
        "|---|---|---|---|---|---|",
    ]
    for one in results.rows:
        if one.kind in ("duel", "side"):
            lines.append(line(one.id, one.game, what(one), one.pairs, score(one), rating(one)))
    lines += ["", *balance_lines(results), "", *luck_lines(results)]
    return "\n".join(lines) + "\n"


def line(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def balance_lines(results: Results) -> list[str]:
    """The balance studies."""
    lines = [
        "## Balance",
        "",
        "Equal bots; those of Pictures meet a team of `medium`. The intervals of one row hold together.",
        "",
        "| Row | Game | What | Deals | Score in % |",
        "|---|---|---|---|---|",
    ]
    for one in results.rows:
        if one.kind == "balance":
            if one.failure:
                lines.append(line(one.id, one.game, "", 0, f"not measured: {one.failure}"))
            lines += [
                line(one.id, one.game, name, found.count, percents(found))
                for name, found in one.scores.items()
            ]
    return lines


def luck_lines(results: Results) -> list[str]:
    """What luck costs."""
    lines = [
        "## What luck costs",
        "",
        "How many times as many plain games say as much as games that are freed of the luck of dice and",
        "cards: in pairs, which share a deal and its luck already, and in games that share nothing.",
        "A factor that is not clearly above 1 saves nothing.",
        "",
        "| Row | Game | Bots | Pairs | Factor in pairs | Factor in single games |",
        "|---|---|---|---|---|---|",
    ]
    for one in results.rows:
        if one.kind == "luck":
            bots = f"{one.first} - {one.second}"
            factors = [factor(one, found) for found in (one.factor, one.single)]
            lines.append(line(one.id, one.game, bots, one.pairs, *factors))
    return lines


def what(row: Row) -> str:
    """What a score is of."""
    return f"{row.first} against {row.second}" if row.kind == "duel" else f"first side, {row.first} on both"


def score(row: Row) -> str:
    """A score with its interval, or why there is none."""
    if row.score is None:
        return f"not measured: {row.failure}"
    return percents(row.score)


def rating(row: Row) -> str:
    """The same in Elo."""
    if row.elo is None:
        return ""
    return f"{row.elo.mean:+.0f} ({row.elo.low:+.0f} to {row.elo.high:+.0f})"


def factor(row: Row, found: Estimate | None) -> str:
    """The factor with its interval; what is not shown to save anything is not called a saving."""
    if found is None:
        return f"not measured: {row.failure}"
    told = f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"
    return told if found.low > 1 else f"no saving: {told}"


def percents(found: Estimate) -> str:
    """A score with its interval."""
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"
