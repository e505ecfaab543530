"""Plots of odds by Altair: an HTML page, SVG or PNG, made without a network."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from redtable.cli.user_error import UserError
from redtable.games.damage.words import SYSTEMS

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.damage.odds import Comparison
    from redtable.games.damage.odds.estimates import Odds
    from redtable.i18n.texts import Texts

KINDS = (".html", ".svg", ".png")


def library() -> Any:
    """Altair, or what to do to get it."""
    try:
        import altair
    except ImportError as fault:
        raise UserError("cli-problem-no-plots", "cli-hint-plots") from fault
    return altair


def check_plot_file(file: Path) -> None:
    """Refuse a name that does not say which kind of plot it is, and a folder that is not there."""
    if file.suffix not in KINDS:
        raise UserError("cli-problem-plot-kind", file=str(file), known=", ".join(KINDS))
    if not file.parent.is_dir():
        raise UserError("cli-problem-lab-folder", folder=str(file.parent))


def save_plot(plot: Any, file: Path, title: str, language: str) -> None:
    """Write a plot; the ending of the name says which kind. A page has a title and says its language."""
    check_plot_file(file)
    try:
        if file.suffix == ".html":
            page = plot.to_html(inline=True)
            page = page.replace("<html>", f'<html lang="{language}">', 1)
            file.write_text(page.replace("<head>", f"<head>\n  <title>{escape(title)}</title>", 1), "utf-8")
        else:
            plot.save(str(file), scale_factor=2)
    except OSError as fault:
        raise UserError("cli-problem-not-saved", file=str(file), why=str(fault.strerror)) from fault


def plot_odds(answer: Odds, texts: Texts) -> Any:
    """A cell for each loss of each system, darker the likelier."""
    altair = library()
    rows = [
        {"system": texts.word(tally.name), "lost": lost, "chance": chance.value}
        for tally in answer.tallies
        if tally.name in SYSTEMS
        for lost, chance in enumerate(tally.chances)
    ]
    names = [texts.word(tally.name) for tally in answer.tallies if tally.name in SYSTEMS]
    title = texts.say(
        "damage-screen-odds-title", ship=answer.ship, volleys=answer.volleys, policy=answer.policy
    )
    base = altair.Chart(altair.Data(values=rows), title=title).encode(
        x=altair.X("lost:O", title=texts.say("damage-screen-lost")),
        y=altair.Y("system:N", sort=names, title=None),
    )
    cells = base.mark_rect().encode(
        color=altair.Color("chance:Q", scale=altair.Scale(scheme="blues"), title=None)
    )
    numbers = (
        base.mark_text(fontSize=10)
        .encode(
            text=altair.Text("chance:Q", format=".0%"),
            color=altair.condition("datum.chance > 0.5", altair.value("white"), altair.value("black")),
        )
        .transform_filter("datum.chance >= 0.005")
    )
    return cells + numbers


def plot_comparison(found: Comparison, texts: Texts) -> Any:
    """Expected losses by system: the deck under each policy, and the classic chart."""
    altair = library()
    rows = []
    names = []
    for tally in found.chart.tallies:
        if tally.name not in SYSTEMS:
            continue
        name = texts.word(tally.name)
        names.append(name)
        rows.append(
            {"system": name, "expected": tally.expected.value, "by": texts.say("damage-screen-chart")}
        )
        for deck in found.decks:
            expected = deck.tally(tally.name).expected.value
            rows.append({"system": name, "expected": expected, "by": texts.word(deck.policy)})
    title = texts.say("damage-screen-compare-title", ship=found.ship, volleys=found.volleys)
    return (
        altair.Chart(altair.Data(values=rows), title=title, width=420)
        .mark_point(filled=True, size=60, opacity=0.75)
        .encode(
            x=altair.X("expected:Q", title=texts.say("damage-screen-expected")),
            y=altair.Y("system:N", sort=names, title=None, axis=altair.Axis(grid=True)),
            color=altair.Color("by:N", title=None),
            shape=altair.Shape("by:N", title=None),
        )
    )
