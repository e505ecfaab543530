"""`redtable lab`: bots against bots, and how fair a ruleset is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from redtable.bots.bot import bot_levels
from redtable.cli.local_match import option_of
from redtable.cli.user_error import UserError
from redtable.i18n.texts import Texts
from redtable.kernel.registry import find_game
from redtable.lab.duel import play_duel
from redtable.lab.matches import Player
from redtable.lab.sequential import SequentialTest
from redtable.lab.statistics import Estimate, elo_estimate, normalised_elo, pentanomial

if TYPE_CHECKING:
    from redtable.cli.terminal import Terminal
    from redtable.lab.duel import Duel
    from redtable.lab.redcode import Balance

MARGIN = 0.05
"""How far a type's score may be from one half before the table marks it."""


def bar(terminal: Terminal) -> Progress:
    """A progress bar with what is left to do."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.console, transient=True)


def percent(estimate: Estimate) -> str:
    """A score with its interval."""
    return f"{100 * estimate.mean:.1f} ({100 * estimate.low:.1f}-{100 * estimate.high:.1f})"


def points(estimate: Estimate) -> str:
    """A difference in Elo with its interval."""
    return f"{estimate.mean:+.0f} ({estimate.low:+.0f} {estimate.high:+.0f})"


def duel_figures(duel: Duel) -> dict[str, Any]:
    """A duel as plain data."""
    score = duel.estimate(0.99)
    return {
        "score": score,
        "elo": elo_estimate(score),
        "normalised_elo": normalised_elo(duel.pairs, 0.99),
        "pentanomial": pentanomial(duel.pairs),
        "pairs": len(duel.pairs),
        "verdict": duel.verdict,
    }


def check_level(game: str, level: str) -> None:
    """A level that the game's bots have."""
    known = bot_levels(game)
    if level not in known:
        raise UserError("cli-problem-no-bot", given=level, known=", ".join(known))


def around(target: float) -> SequentialTest:
    """A test of whether the score is below or above a target; nearer to 0 and 1 it looks more closely."""
    margin = min(MARGIN, target / 2, (1 - target) / 2)
    return SequentialTest(target - margin, target + margin)


def duel(
    terminal: Terminal,
    game: str,
    levels: tuple[str, str],
    options: list[str],
    ruleset: str,
    pairs: int,
    seed: str,
    workers: int,
    target: float | None,
    as_json: bool,
) -> None:
    """Play two bots against each other on the same deals with the sides swapped."""
    for level in levels:
        check_level(game, level)
    test = around(target) if target is not None else None
    with bar(terminal) as progress:
        task = progress.add_task(f"{levels[0]} - {levels[1]}", total=pairs)
        result = play_duel(
            game,
            (Player(levels[0]), Player(levels[1])),
            pairs,
            ruleset=ruleset,
            options=tuple(option_of(text) for text in options),
            seed=seed,
            test=test,
            workers=workers,
            progress=lambda done: progress.update(task, completed=done),
        )
    interval = result.estimate(0.99)
    if as_json:
        terminal.console.out(plain_json(duel_figures(result)))
        return
    say = terminal.texts.say
    terminal.console.print(
        say(
            "cli-lab-duel",
            first=levels[0],
            second=levels[1],
            score=percent(interval),
            pairs=len(result.pairs),
        )
    )
    terminal.console.print(
        say(
            "cli-lab-elo",
            elo=points(elo_estimate(interval)),
            normalised=points(normalised_elo(result.pairs, 0.99)),
            counts=" ".join(str(count) for count in pentanomial(result.pairs)),
        )
    )
    if test is not None:
        keys = {True: "cli-lab-verdict-yes", False: "cli-lab-verdict-no", None: "cli-lab-verdict-open"}
        low, high = f"{100 * test.low:.0f}", f"{100 * test.high:.0f}"
        terminal.console.print(say(keys[result.verdict], low=low, high=high))


def balance(
    terminal: Terminal,
    game: str,
    levels: list[str],
    modes: list[str],
    ruleset: str,
    deals: int,
    seed: str,
    workers: int,
    plans: bool,
    as_json: bool,
) -> None:
    """Every type of ship against every other, for each bot and mode."""
    if game != "redcode":
        raise UserError("cli-problem-no-study", game=game)
    from redtable.lab import redcode

    for level in levels:
        check_level(game, level)
    found: list[dict[str, Any]] = []
    for mode in modes:
        for level in levels:
            with bar(terminal) as progress:
                count = partial(progress.update, progress.add_task(f"{mode}, {level}", total=None))
                study = redcode.study(
                    mode, level, deals, ruleset=ruleset, seed=seed, workers=workers, progress=count
                )
            figures = redcode.figures(study)
            if plans:
                figures["plans"] = {
                    plan: redcode.study_plan(
                        mode, level, plan, max(1, deals // 10), ruleset=ruleset, workers=workers
                    )
                    for plan in redcode.PLANS
                }
            found.append(figures)
            if not as_json:
                show_balance(terminal, study, figures)
    if as_json:
        terminal.console.out(plain_json(found))


def show_balance(terminal: Terminal, study: Balance, figures: dict[str, Any]) -> None:
    """One study as a table; what is outside the margin is marked with an exclamation mark."""
    texts = Texts(terminal.texts.language, find_game("redcode"))
    say = texts.say
    table = Table(title=say("cli-lab-balance", mode=study.mode, bot=study.level, games=study.games))
    table.add_column(say("cli-lab-what"))
    table.add_column(say("cli-lab-score"), justify="right")
    for kind, estimate in figures["types"].items():
        mark = " !" if abs(estimate.mean - 0.5) > MARGIN else ""
        table.add_row(texts.word(kind), percent(estimate) + mark)
    for pair in study.pairs:
        if pair.first != pair.second:
            names = [texts.word(kind) for kind in (pair.first, pair.second)]
            mark = " !" if abs(pair.estimate().mean - 0.5) > 2 * MARGIN else ""
            table.add_row(" - ".join(names), percent(pair.estimate()) + mark)
    table.add_row(say("cli-lab-first-player"), percent(figures["first_player"]))
    table.add_row(say("cli-lab-rounds"), f"{figures['median_rounds']:g}")
    table.add_row(say("cli-lab-capped"), f"{100 * figures['capped']:.1f}")
    for plan, by_type in figures.get("plans", {}).items():
        for kind, estimate in by_type.items():
            table.add_row(f"{plan}, {texts.word(kind)}", percent(estimate))
    terminal.console.print(table)


def plain_json(value: Any) -> str:
    """Figures for other programs."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
