"""docs/results.md, made of the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.lab.balance import BETWEEN
from redtable.lab.results_table import Row

if TYPE_CHECKING:
    from redtable.lab.statistics import Estimate


class Results(msgspec.Struct, kw_only=True):
    """Everything that is published, and how it was made."""

    format: int
    version: str
    commits: list[str]
    machine: str
    hours: float
    """Of one processor."""
    seed: str
    rows: list[Row]


def page(results: Results) -> str:
    """The whole page."""
    lines = [
        "# Results",
        "",
        "Made by `redtable lab results`; do not edit. What the columns mean: [the lab](lab.md).",
        "",
        f"Version {results.version}, {made_with(results)}; {results.machine};",
        f"{results.hours:.2f} hours of one processor; seed `{results.seed}`.",
        "95 % intervals; those of the duels of one game hold together (Bonferroni).",
        "Bots against bots say little about people. What somebody gains who knows a bot is",
        "[another table](exploitability.md).",
        *reached(results),
        "",
        "| Row | Game | What | Pairs | Score in % | Elo |",
        "|---|---|---|---|---|---|",
    ]
    for one in results.rows:
        if one.kind in ("duel", "side"):
            lines.append(line(one.id, one.game, what(one), one.pairs, score(one), rating(one)))
    lines += ["", *balance_lines(results)]
    for one in results.rows:
        if one.kind == "matrix":
            lines += ["", *matrix_lines(one)]
    lines += ["", *luck_lines(results)]
    return "\n".join(lines) + "\n"


def made_with(results: Results) -> str:
    """The commit; if there are several, the games of each."""
    if len(results.commits) < 2:
        return f"commit {', '.join(results.commits) or 'unknown'}"
    parts = []
    for commit in results.commits:
        games = dict.fromkeys(one.game for one in results.rows if commit in one.commits)
        parts.append(f"{commit} ({', '.join(games)})")
    return f"commits {', '.join(parts)}"


def reached(results: Results) -> list[str]:
    """How many rows are as sure as they should be, and which are not."""
    short = [f"`{one.id}`" for one in results.rows if not one.reached]
    there = len(results.rows) - len(short)
    said = f"{there} of {len(results.rows)} rows have intervals as narrow as they should be"
    return [f"{said}; the others need more time: {', '.join(short)}." if short else f"{said}."]


def line(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def balance_lines(results: Results) -> list[str]:
    """The balance studies."""
    lines = [
        "## Balance",
        "",
        "Equal bots. The intervals of one row hold together.",
        "",
        "| Row | Game | What | Deals | Score in % |",
        "|---|---|---|---|---|",
    ]
    for one in results.rows:
        if one.kind == "balance":
            if not one.scores:
                lines.append(line(one.id, one.game, "", 0, missing(one)))
            lines += [
                line(one.id, one.game, name, found.count, percents(found))
                for name, found in one.scores.items()
            ]
    return lines


def matrix_lines(row: Row) -> list[str]:
    """A matrix as a table: a line for every spymaster, a column for every operative."""
    cells = {tuple(name.split(BETWEEN)): found for name, found in row.scores.items()}
    spymasters = list(dict.fromkeys(one for one, _ in cells))
    operatives = list(dict.fromkeys(other for _, other in cells))
    lines = [
        "## Who understands whom",
        "",
        f"Row `{row.id}`: the score in % of every spymaster (line) with every operative (column) against",
        "a team of `medium`, on the same boards with either colour; in brackets the interval and the number",
        "of boards. All intervals hold together.",
        "",
    ]
    if not cells:
        return [*lines, missing(row)]
    lines += [line("", *operatives), "|---" * (1 + len(operatives)) + "|"]
    for one in spymasters:
        found = [cells[one, other] for other in operatives if (one, other) in cells]
        lines.append(line(one, *(f"{percents(cell)[:-1]}; {cell.count})" for cell in found)))
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
        return missing(row)
    return percents(row.score)


def missing(row: Row) -> str:
    """Why there is no figure."""
    return f"not measured: {row.failure}" if row.failure else "not measured yet"


def rating(row: Row) -> str:
    """The same in Elo."""
    if row.elo is None:
        return ""
    return f"{row.elo.mean:+.0f} ({row.elo.low:+.0f} to {row.elo.high:+.0f})"


def factor(row: Row, found: Estimate | None) -> str:
    """The factor with its interval; what is not shown to save anything is not called a saving."""
    if found is None:
        return missing(row)
    told = f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"
    return told if found.low > 1 else f"no saving: {told}"


def percents(found: Estimate) -> str:
    """A score with its interval."""
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"
