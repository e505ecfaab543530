"""The balance of a ruleset, or of two, as one HTML page with plots, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.cli.damage.plots import library, save_plot
from redtable.cli.games import game_title
from redtable.cli.lab.balance import action_of, change, end_of, name_of, ordered
from redtable.cli.lab.figures import percent
from redtable.kernel.registry import find_game
from redtable.lab.balance import BETWEEN
from redtable.lab.study import BEHIND

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.i18n.texts import Texts
    from redtable.lab.statistics import Estimate
    from redtable.lab.study import Figures

WIDTH = 420
LINE = 11
"""Pixels for a ruleset in a line."""


def study_of(figures: Figures, texts: Texts) -> str:
    """A panel: everything but the ruleset, which has a colour."""
    parts = [texts.word(figures.form) if figures.form else "", figures.bot]
    return ", ".join(part for part in parts if part)


def estimate_rows(figures: Figures, estimates: dict[str, Estimate], texts: Texts) -> list[dict[str, Any]]:
    """Estimates of a study, named for people."""
    return [
        {
            "what": name_of(name, texts),
            "told": percent(one),
            "mean": 100 * one.mean,
            "low": 100 * one.low,
            "high": 100 * one.high,
            "deals": one.count,
            "ruleset": figures.ruleset,
            "study": study_of(figures, texts),
        }
        for name, one in ordered(estimates)
    ]


def score_rows(figures: Figures, texts: Texts) -> list[dict[str, Any]]:
    """The scores of a study."""
    return estimate_rows(figures, figures.scores, texts)


def change_rows(figures: Figures, texts: Texts) -> list[dict[str, Any]]:
    """What a second ruleset changes."""
    rows = estimate_rows(figures, figures.change, texts)
    told = [change(one) for _, one in ordered(figures.change)]
    return [{**row, "told": text} for row, text in zip(rows, told, strict=True)]


def usage_rows(figures: Figures, texts: Texts) -> list[dict[str, Any]]:
    """What was done how often, with its difference where there is one."""
    return [
        {
            "what": f"{name_of(use.role, texts)}: {action_of(use, texts)}",
            "times": round(use.per_game, 2),
            "told": change(use.gain) if use.gain else "",
            "mean": 100 * use.gain.mean if use.gain else None,
            "low": 100 * use.gain.low if use.gain else None,
            "high": 100 * use.gain.high if use.gain else None,
            "ruleset": figures.ruleset,
            "study": study_of(figures, texts),
        }
        for use in figures.usage
    ]


def course_rows(figures: Figures, texts: Texts) -> list[dict[str, Any]]:
    """How games go and how they end, as a table of texts."""
    say = texts.say
    low, middle, high = figures.length
    told = {
        say("cli-lab-length"): f"{middle:g} ({low:g}-{high:g})",
        say("cli-lab-drawn"): f"{100 * figures.drawn:.1f}",
        say("cli-lab-comebacks"): f"{100 * figures.comebacks:.1f}",
    }
    for reason, share in figures.ends.items():
        told[say("cli-lab-ended", reason=end_of(reason, texts))] = f"{100 * share:.1f}"
    study = f"{study_of(figures, texts)}, {figures.ruleset}"
    return [{"what": what, "told": text, "study": study} for what, text in told.items()]


def panel(altair: Any) -> Any:
    """A row of panels, one a study, each with its name above it."""
    header = altair.Header(labelOrient="top", labelAngle=0, labelAnchor="start", labelFontWeight="bold")
    return altair.Row("study:N", title=None, sort=None, header=header)


def tooltip(altair: Any, texts: Texts, **fields: str) -> list[Any]:
    """What is told of a point, under names in the reader's language."""
    return [altair.Tooltip(f"{field}:N", title=texts.say(key)) for field, key in fields.items()]


def intervals(
    altair: Any, rows: list[dict[str, Any]], axis: Any, even: float, texts: Texts, **more: str
) -> Any:
    """Points with their intervals, a panel a study, a colour a ruleset."""
    names = list(dict.fromkeys(row["what"] for row in rows))
    base = altair.Chart(width=WIDTH, height=altair.Step(LINE)).encode(
        y=altair.Y("what:N", sort=names, title=None, axis=altair.Axis(labelLimit=300)),
        yOffset=altair.YOffset("ruleset:N", sort=None),
        color=altair.Color("ruleset:N", title=None, sort=None),
        tooltip=tooltip(altair, texts, what="cli-lab-what", ruleset="cli-lab-ruleset", **more),
    )
    points = base.mark_point(filled=True, size=60).encode(x=axis)
    lines = base.mark_rule().encode(x=altair.X("low:Q"), x2="high:Q")
    middle = altair.Chart().mark_rule(strokeDash=[4, 4], color="gray").encode(x=altair.datum(even))
    plot = altair.layer(middle, lines, points, data=altair.Data(values=rows))
    return plot.facet(row=panel(altair)).resolve_scale(y="independent")


def matrix(altair: Any, rows: list[dict[str, Any]], texts: Texts) -> Any:
    """Spymasters by operatives: the score in every cell."""
    cells = [
        {**row, "spymaster": row["what"].split(BETWEEN)[0], "operative": row["what"].split(BETWEEN)[1]}
        for row in rows
    ]
    levels = list(dict.fromkeys(cell["spymaster"] for cell in cells))
    base = altair.Chart(width=60 * len(levels), height=40 * len(levels)).encode(
        x=altair.X("operative:N", sort=levels, title=texts.say("cli-lab-operative")),
        y=altair.Y("spymaster:N", sort=levels, title=texts.say("cli-lab-spymaster")),
        tooltip=tooltip(
            altair,
            texts,
            spymaster="cli-lab-spymaster",
            operative="cli-lab-operative",
            told="cli-lab-score",
            deals="cli-lab-deals",
            ruleset="cli-lab-ruleset",
        ),
    )
    scale = altair.Scale(domain=[0, 100], scheme="blueorange")
    colours = base.mark_rect().encode(color=altair.Color("mean:Q", title=None, scale=scale))
    numbers = base.mark_text().encode(text=altair.Text("mean:Q", format=".0f"))
    plot = altair.layer(colours, numbers, data=altair.Data(values=cells))
    return plot.facet(row=altair.Row("ruleset:N", title=None))


def course(altair: Any, rows: list[dict[str, Any]]) -> Any:
    """The table of how games go."""
    names = list(dict.fromkeys(row["what"] for row in rows))
    return (
        altair.Chart(altair.Data(values=rows), width=altair.Step(170))
        .mark_text()
        .encode(
            x=altair.X(
                "study:N", sort=None, title=None, axis=altair.Axis(orient="top", labelAngle=0, labelLimit=165)
            ),
            y=altair.Y("what:N", sort=names, title=None, axis=altair.Axis(labelLimit=300)),
            text="told:N",
        )
    )


def titled(altair: Any, plot: Any, title: str, note: str = "") -> Any:
    """A plot with its title, at the left."""
    return plot.properties(title=altair.TitleParams(title, subtitle=note or altair.Undefined, anchor="start"))


def write_report(file: Path, studies: list[Figures], texts: Texts) -> None:
    """Scores, what a second ruleset changes, the course of games, and what goes together with winning."""
    altair = library()
    say = texts.say
    scores, changes, courses, uses = (
        [row for figures in studies for row in rows_of(figures, texts)]
        for rows_of in (score_rows, change_rows, course_rows, usage_rows)
    )
    percents = altair.X("mean:Q", title=say("cli-lab-score"), scale=altair.Scale(domain=[0, 100]))
    if studies[0].game == "pictures":
        first = matrix(altair, scores, texts)
    else:
        first = intervals(altair, scores, percents, 50, texts, told="cli-lab-score", deals="cli-lab-deals")
    parts = [titled(altair, first, say("cli-lab-report-scores"))]
    if changes:
        axis = altair.X("mean:Q", title=say("cli-lab-points"))
        plot = intervals(altair, changes, axis, 0, texts, told="cli-lab-points", deals="cli-lab-deals")
        parts.append(titled(altair, plot, say("cli-lab-report-change")))
    note = say("cli-lab-balance-note", behind=round(100 * BEHIND))
    parts.append(titled(altair, course(altair, courses), say("cli-lab-report-course"), note))
    told = [row for row in uses if row["mean"] is not None]
    if told:
        axis = altair.X("mean:Q", title=say("cli-lab-usage-gain"))
        plot = intervals(altair, told, axis, 0, texts, told="cli-lab-points", times="cli-lab-per-game")
        parts.append(titled(altair, plot, say("cli-lab-report-usage"), say("cli-lab-report-caution")))
    if uses:
        parts.append(titled(altair, times(altair, uses, texts), say("cli-lab-report-times")))
    games = sum(figures.games for figures in studies)
    heading = say("cli-lab-report-title", game=game_title(find_game(texts.slug), texts.language))
    title = altair.TitleParams(
        heading,
        subtitle=[say("cli-lab-report-intervals", games=games), say("cli-lab-report-people")],
        fontSize=20,
    )
    save_plot(altair.vconcat(*parts, title=title, spacing=30), file, heading, texts.language)


def times(altair: Any, rows: list[dict[str, Any]], texts: Texts) -> Any:
    """How often everything is done in a game."""
    names = list(dict.fromkeys(row["what"] for row in rows))
    return (
        altair.Chart(altair.Data(values=rows), width=WIDTH, height=altair.Step(LINE))
        .mark_bar()
        .encode(
            x=altair.X("times:Q", title=texts.say("cli-lab-per-game")),
            y=altair.Y("what:N", sort=names, title=None, axis=altair.Axis(labelLimit=300)),
            yOffset=altair.YOffset("ruleset:N", sort=None),
            color=altair.Color("ruleset:N", title=None, sort=None),
            row=panel(altair),
            tooltip=tooltip(
                altair, texts, what="cli-lab-what", times="cli-lab-per-game", ruleset="cli-lab-ruleset"
            ),
        )
    )
