"""The balance of a ruleset, or of two, as one HTML page with a plot, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.cli.damage.plots import library, save_plot
from redtable.i18n.texts import Texts
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.lab.statistics import Estimate


def rows_of(figures: dict[str, Any], texts: Texts) -> list[dict[str, Any]]:
    """The scores of a study, named for people."""
    named: list[tuple[str, Estimate]] = [(texts.word(kind), one) for kind, one in figures["types"].items()]
    for pair, one in figures["pairs"].items():
        first, second = pair.split("-")
        if first != second:
            named.append((f"{texts.word(first)} - {texts.word(second)}", one))
    named.append((texts.say("cli-lab-first-player"), figures["first_player"]))
    study = f"{figures['mode']}, {figures['bot']}"
    return [
        {
            "what": what,
            "mean": 100 * one.mean,
            "low": 100 * one.low,
            "high": 100 * one.high,
            "deals": one.count,
            "ruleset": figures["ruleset"],
            "study": study,
        }
        for what, one in named
    ]


def write_report(file: Path, studies: list[dict[str, Any]], language: str) -> None:
    """Scores with their intervals, one panel a study, one colour a ruleset."""
    altair = library()
    texts = Texts(language, find_game("redcode"))
    rows = [row for figures in studies for row in rows_of(figures, texts)]
    names = list(dict.fromkeys(row["what"] for row in rows))
    games = sum(figures["games"] for figures in studies)
    title = altair.TitleParams(
        texts.say("cli-lab-report-title"),
        subtitle=[texts.say("cli-lab-report-intervals", games=games), texts.say("cli-lab-report-caution")],
    )
    base = altair.Chart(width=420).encode(
        y=altair.Y("what:N", sort=names, title=None),
        yOffset="ruleset:N",
        color=altair.Color("ruleset:N", title=None),
        tooltip=["what:N", "ruleset:N", "mean:Q", "low:Q", "high:Q", "deals:Q"],
    )
    scale = altair.Scale(domain=[0, 100])
    axis = altair.X("mean:Q", title=texts.say("cli-lab-score"), scale=scale)
    points = base.mark_point(filled=True, size=60).encode(x=axis)
    intervals = base.mark_rule().encode(x=altair.X("low:Q", scale=scale), x2="high:Q")
    middle = altair.Chart().mark_rule(strokeDash=[4, 4], color="gray").encode(x=altair.datum(50))
    plot = altair.layer(middle, intervals, points, data=altair.Data(values=rows))
    save_plot(plot.facet(row=altair.Row("study:N", title=None), title=title), file)
