"""`redtable lab balance`: how fair a ruleset is."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

from rich.table import Table

from redtable.cli.lab.showing import bar, percent, plain_json
from redtable.cli.user_error import UserError
from redtable.i18n.texts import Texts
from redtable.kernel.registry import find_game
from redtable.lab.matches import check_level

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.redcode import Balance
    from redtable.lab.workers import Workers

MARGIN = 0.05
"""How far a type's score may be from one half before the table marks it."""


def balance(
    terminal: Terminal,
    game: str,
    levels: list[str],
    modes: list[str],
    ruleset: str,
    deals: int,
    seed: str,
    workers: Workers,
    plans: bool,
    as_json: bool,
    compare: tuple[str, str],
    report: Path | None,
) -> None:
    """Every type of ship against every other, for each bot and mode; of two rulesets on the same deals."""
    if game != "redcode":
        raise UserError("cli-problem-no-study", game=game)
    if any(compare) and ruleset:
        raise UserError("cli-problem-lab-compare")
    from redtable.cli.lab.report import write_report
    from redtable.lab import redcode

    rulesets = list(compare) if any(compare) else [ruleset]
    for name in rulesets:
        find_game(game).rules(name)

    for level in levels:
        check_level(game, level)
    found: list[dict[str, Any]] = []
    for mode, level, name in product(modes, levels, rulesets):
        with bar(terminal) as progress:
            count = partial(progress.update, progress.add_task(f"{mode}, {level}", total=None))
            study = redcode.study(
                mode, level, deals, ruleset=name, seed=seed, workers=workers, progress=count
            )
        figures = redcode.figures(study)
        if plans:
            figures["plans"] = {
                plan: redcode.study_plan(
                    mode, level, plan, max(1, deals // 10), ruleset=name, workers=workers
                )
                for plan in redcode.PLANS
            }
        found.append(figures)
        if not as_json:
            show_balance(terminal, study, figures)
    if report is not None:
        write_report(report, found, terminal.language)
    if as_json:
        terminal.console.out(plain_json(found))


def show_balance(terminal: Terminal, study: Balance, figures: dict[str, Any]) -> None:
    """One study as a table; what is outside the margin is marked with an exclamation mark."""
    texts = Texts(terminal.texts.language, find_game("redcode"))
    say = texts.say
    table = Table(
        title=say(
            "cli-lab-balance", mode=f"{study.ruleset}, {study.mode}", bot=study.level, games=study.games
        )
    )
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
