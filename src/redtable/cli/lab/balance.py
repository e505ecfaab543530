"""`redtable lab balance`: how fair a ruleset is, and what goes together with winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.table import Table

from redtable.cli.damage.plots import check_plot_file
from redtable.cli.lab.figures import bar, percent, plain_json
from redtable.cli.user_error import UserError
from redtable.i18n.texts import Texts
from redtable.kernel.registry import find_game
from redtable.lab.balance import BETWEEN, FIRST_PLAYER, panels_of
from redtable.lab.study import BEHIND, Figures, Usage, play_panels

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.lab.statistics import Estimate
    from redtable.lab.workers import Workers

MARGIN: Final = 0.05
"""How far a score may be from one half before the table marks it, if its interval shows that it is uneven."""
REACTION: Final = "react-"
NAMED: Final = {"clue": "cli-lab-use-clue", "retreat": "cli-lab-use-retreat"}
"""What is done that has no name in its game."""


def balance(
    terminal: Terminal,
    game: str,
    levels: list[str],
    forms: list[str],
    ruleset: str,
    deals: int,
    seed: str,
    workers: Workers,
    plans: bool,
    as_json: bool,
    compare: tuple[str, str],
    report: Path | None,
) -> None:
    """Play the study of a game, of two rulesets on the same deals if two are named."""
    if any(compare) and ruleset:
        raise UserError("cli-problem-lab-compare")
    if plans and game != "redcode":
        raise UserError("cli-problem-lab-plans", game=game)
    if report is not None:
        check_plot_file(report)
    rulesets = list(compare) if any(compare) else [ruleset]
    texts = Texts(terminal.texts.language, find_game(game))
    with bar(terminal) as progress:
        task = progress.add_task(game, total=None)
        found = play_panels(
            panels_of(game, forms, levels, rulesets, deals, seed),
            workers=workers,
            progress=lambda done, games: progress.update(task, completed=done, total=games),
        )
    stubborn = [stubborn_plans(figures, max(1, deals // 10), workers) for figures in found] if plans else []
    if report is not None:
        from redtable.cli.lab.report import write_report

        write_report(report, found, texts)
    if as_json:
        rows: list[dict[str, Any]] = [msgspec.to_builtins(figures) for figures in found]
        for row, by_plan in zip(rows, stubborn, strict=False):
            row["plans"] = by_plan
        terminal.console.out(plain_json(rows))
        return
    for number, figures in enumerate(found):
        terminal.console.print(table_of(figures, texts, stubborn[number] if stubborn else {}))
        if figures.usage:
            terminal.console.print(usage_table(figures, texts))
    terminal.console.print(texts.say("cli-lab-balance-note", behind=round(100 * BEHIND)))


def stubborn_plans(figures: Figures, deals: int, workers: Workers) -> dict[str, Any]:
    """How Red Code's degenerate plans fare under the same rules."""
    from redtable.lab import redcode

    ruleset = "" if figures.ruleset == "standard" else figures.ruleset
    return {
        plan: redcode.study_plan(figures.form, figures.bot, plan, deals, ruleset=ruleset, workers=workers)
        for plan in redcode.PLANS
    }


def name_of(words: str, texts: Texts) -> str:
    """A score or a role in the reader's words."""
    if words == FIRST_PLAYER:
        return texts.say("cli-lab-first-player")
    return BETWEEN.join(texts.word(word) for word in words.split(BETWEEN))


def is_uneven(name: str, score: Estimate) -> bool:
    """Whether a score is shown not to be even, and by more than a little; of two types more is allowed."""
    shown = not score.low <= 0.5 <= score.high
    return shown and abs(score.mean - 0.5) > MARGIN * (1 + (BETWEEN in name))


def ordered(scores: dict[str, Estimate]) -> list[tuple[str, Estimate]]:
    """Single ones, then those of two, whoever goes first last."""
    return sorted(scores.items(), key=lambda item: (item[0] == FIRST_PLAYER, BETWEEN in item[0]))


def change(estimate: Estimate) -> str:
    """A difference in points with its interval."""
    return f"{100 * estimate.mean:+.1f} ({100 * estimate.low:+.1f} {100 * estimate.high:+.1f})"


def action_of(use: Usage, texts: Texts) -> str:
    """What is counted, in the reader's words."""
    if use.word.startswith(REACTION):
        return f"{texts.word('react')}: {texts.word(use.word)}"
    word, _, number = use.word.partition(":")
    return texts.say(NAMED[word], number=number) if word in NAMED else texts.word(use.word)


def title_of(figures: Figures, texts: Texts) -> str:
    """What was studied."""
    parts = [figures.ruleset, texts.word(figures.form) if figures.form else "", figures.bot]
    return ", ".join(part for part in parts if part)


def end_of(reason: str, texts: Texts) -> str:
    """Why games ended, in the reader's words."""
    key = f"{texts.slug}-outcome-{reason}"
    return texts.say(key) if texts.has(key) else reason


def table_of(figures: Figures, texts: Texts, stubborn: dict[str, Any]) -> Table:
    """One study; what is outside the margin is marked with an exclamation mark."""
    say = texts.say
    table = Table(title=say("cli-lab-balance", study=title_of(figures, texts), games=figures.games))
    table.add_column(say("cli-lab-what"))
    table.add_column(say("cli-lab-score"), justify="right")
    for name, one in ordered(figures.scores):
        table.add_row(name_of(name, texts), percent(one) + (" !" if is_uneven(name, one) else ""))
    for name, one in ordered(figures.change):
        table.add_row(say("cli-lab-change", what=name_of(name, texts)), change(one))
    low, middle, high = figures.length
    table.add_section()
    table.add_row(say("cli-lab-length"), f"{middle:g} ({low:g}-{high:g})")
    table.add_row(say("cli-lab-drawn"), f"{100 * figures.drawn:.1f}")
    table.add_row(say("cli-lab-comebacks"), f"{100 * figures.comebacks:.1f}")
    for reason, share in figures.ends.items():
        table.add_row(say("cli-lab-ended", reason=end_of(reason, texts)), f"{100 * share:.1f}")
    for plan, by_type in stubborn.items():
        for kind, one in by_type.items():
            table.add_row(f"{plan}, {texts.word(kind)}", percent(one))
    return table


def usage_table(figures: Figures, texts: Texts) -> Table:
    """How often everything is done, and how it goes together with winning."""
    say = texts.say
    table = Table(title=say("cli-lab-usage", study=title_of(figures, texts)))
    table.add_column(say("cli-lab-role"))
    table.add_column(say("cli-lab-action"))
    table.add_column(say("cli-lab-per-game"), justify="right")
    table.add_column(say("cli-lab-usage-gain"), justify="right")
    for use in figures.usage:
        told = change(use.gain) if use.gain else "-"
        table.add_row(name_of(use.role, texts), action_of(use, texts), f"{use.per_game:.1f}", told)
    return table
