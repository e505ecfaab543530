"""`redtable damage odds` and `compare`: what volleys take from a ship, as a table, as JSON or as a plot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table
from rich.text import Text

from redtable.cli.damage.ships import find_code
from redtable.cli.games import game_title
from redtable.cli.user_error import UserError
from redtable.games.damage.game import DamageGame
from redtable.games.damage.odds.estimates import MANY, Odds, chart_odds, distance, has_numba, odds
from redtable.games.damage.ships import split_order
from redtable.games.damage.words import SYSTEMS
from redtable.kernel.notation import NotationError, parse_int

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from redtable.cli.terminal import Terminal
    from redtable.games.damage.odds.estimates import Distance, Estimate, Method
    from redtable.games.damage.ruleset import DamageRules
    from redtable.games.damage.volley import Ship
    from redtable.i18n.texts import Texts

SHOWN = 7
"""So many boxes get a column of their own."""
ORDER_SHOWN = 6
"""So much of an order of sacrifice is said."""
ROUGH = 1_000
"""Trials of a first table."""
COMPARED = ("ten", "fifteen", "twenty", "all")


def hits_of(words: Sequence[str]) -> list[int]:
    """The sizes of volleys, as they are typed."""
    return [parse_int(word, 1, 500, "a number of hits") for word in words]


def fresh_ship(ship: str, damaged: str, options: dict[str, Any]) -> tuple[DamageRules, Ship]:
    """The rules and a ship, with some boxes lost already (`phaser:2,lab:1`)."""
    game = DamageGame()
    rules = game.rules("", {**options, "mode": "desk", "ships": [f"ship={find_code(ship)}"]})
    lost = damaged or "-"
    state = game.read_position(
        rules,
        f"mode=desk turn=1 ships=ship~{rules.options.ships[0].partition('=')[2]}~{lost} volley=- duel=-",
    )
    return rules, state.ships[0]


def order_of(text: str) -> list[str] | None:
    """An order of sacrifice, or None for the ship's own."""
    return split_order(text) if text else None


def show_odds(
    terminal: Terminal,
    ship: str,
    volleys: list[int],
    *,
    policy: str,
    order: str,
    damaged: str,
    tallies: list[str],
    trials: int,
    method: Method,
    seed: int,
    options: dict[str, Any],
    as_json: bool,
    plot: Path | None,
) -> None:
    """The odds of one question."""
    if policy:
        options = {**options, "batch_policy": policy}
    rules, target = fresh_ship(ship, damaged, options)
    ask = partial(
        odds, rules, target, volleys, order=order_of(order), tallies=tallies or None, method=method, seed=seed
    )
    texts = terminal.texts_of(DamageGame())
    if terminal.console.is_terminal and not as_json and trials > ROUGH and method != "exact":
        answer = after_a_rough_table(terminal, ask, texts, trials)
    else:
        answer = ask(trials=trials)
    if as_json:
        terminal.console.print(msgspec.json.encode(answer).decode(), markup=False, soft_wrap=True)
    else:
        terminal.console.print(odds_table(answer, texts))
        for line in footnotes(answer, texts):
            terminal.console.print(line, style="dim", markup=False)
        if trials >= MANY and not has_numba():
            terminal.console.print(texts.say("damage-screen-no-numba"), style="yellow", markup=False)
    if plot is not None:
        from redtable.cli.damage.plots import plot_odds, save_plot

        save_plot(plot_odds(answer, texts), plot, game_title(DamageGame(), texts.language), texts.language)


def after_a_rough_table(terminal: Terminal, ask: Callable[..., Odds], texts: Texts, trials: int) -> Odds:
    """The answer; a small sample by the engine is shown until it is there."""
    from rich.live import Live

    rough = ask(trials=ROUGH, method="engine")
    with Live(odds_table(rough, texts), console=terminal.console, auto_refresh=False, transient=True):
        return ask(trials=trials)


def odds_table(answer: Odds, texts: Texts) -> Table:
    """A row for each system: how likely each loss is, in percent, and the expected loss."""
    title = texts.say(
        "damage-screen-odds-title", ship=answer.ship, volleys=answer.volleys, policy=answer.policy
    )
    table = Table(title=Text(title), title_justify="left", box=None, pad_edge=False)
    table.add_column(Text(texts.say("damage-screen-system")))
    table.add_column(Text(texts.say("damage-screen-boxes")), justify="right")
    widest = min(SHOWN, max((tally.boxes for tally in answer.tallies), default=0) + 1)
    for lost in range(widest):
        more = "+" if lost == SHOWN - 1 else ""
        table.add_column(Text(f"{lost}{more}"), justify="right")
    table.add_column(Text(texts.say("damage-screen-expected")), justify="right")
    for tally in answer.tallies:
        chances = [chance.value for chance in tally.chances]
        cells = [percent(chance) for chance in chances[: SHOWN - 1]]
        if len(chances) >= SHOWN:
            cells.append(percent(sum(chances[SHOWN - 1 :])))
        cells += [""] * (widest - len(cells))
        table.add_row(texts.word(tally.name), str(tally.boxes), *cells, mean_of(tally.expected))
    return table


def footnotes(answer: Odds, texts: Texts) -> list[str]:
    """What players fear, and how sure the numbers are."""
    fears = {
        "bridge-box": "damage-screen-fear-bridge-box",
        "half-phasers": "damage-screen-fear-half-phasers",
        "all-phasers": "damage-screen-fear-all-phasers",
        "half-torpedoes": "damage-screen-fear-half-torpedoes",
        "half-warp": "damage-screen-fear-half-warp",
        "half-hull": "damage-screen-fear-half-hull",
        "excess-hit": "damage-screen-fear-excess-hit",
    }
    lines = [f"{texts.say(fears[fear.id])}: {interval(fear.chance)}" for fear in answer.fears]
    lines.append(f"{texts.say('damage-screen-fear-destroyed')}: {interval(answer.destroyed)}")
    lines.append(texts.say("damage-screen-check-order", order=[*answer.order[:ORDER_SHOWN], "…"]))
    if answer.trials is None:
        lines.append(texts.say("damage-screen-exact"))
    else:
        lines.append(texts.say("damage-screen-sampled", trials=answer.trials, method=answer.method))
    return lines


def percent(chance: float) -> str:
    """A probability in percent; a dot for nothing worth a digit."""
    return "·" if chance < 0.0005 else f"{100 * chance:.1f}"


def mean_of(expected: Estimate) -> str:
    """A mean with half the width of its interval."""
    half = (expected.high - expected.low) / 2
    return f"{expected.value:.2f}" if half == 0 else f"{expected.value:.2f} ±{half:.2f}"


def interval(chance: Estimate) -> str:
    """A probability with its interval."""
    if chance.low == chance.high:
        return f"{100 * chance.value:.3g} %"
    return f"{100 * chance.value:.3g} % ({100 * chance.low:.2g}-{100 * chance.high:.2g})"


class Comparison(msgspec.Struct, frozen=True):
    """The deck by policy against the classic chart."""

    ship: str
    volleys: list[int]
    chart: Odds
    decks: list[Odds]
    distances: list[Distance]


def compare_policies(
    ship: str,
    volleys: list[int],
    *,
    order: str,
    damaged: str,
    trials: int,
    seed: int,
    options: dict[str, Any],
) -> Comparison:
    """Each batch policy and the chart, on the same question."""
    decks: list[Odds] = []
    chart: Odds | None = None
    for policy in COMPARED:
        rules, target = fresh_ship(ship, damaged, {**options, "batch_policy": policy})
        decks.append(odds(rules, target, volleys, order=order_of(order), trials=trials, seed=seed))
        if chart is None:
            chart = chart_odds(rules, target, volleys, order=order_of(order), trials=trials, seed=seed + 1)
    assert chart is not None
    return Comparison(chart.ship, volleys, chart, decks, [distance(deck, chart) for deck in decks])


def show_comparison(terminal: Terminal, found: Comparison, as_json: bool, plot: Path | None) -> None:
    """Expected losses by system and policy, and how far each policy is from the chart."""
    texts = terminal.texts_of(DamageGame())
    if as_json:
        terminal.console.print(msgspec.json.encode(found).decode(), markup=False, soft_wrap=True)
    else:
        terminal.console.print(comparison_table(found, texts))
        terminal.console.print(texts.say("damage-screen-distance-note"), style="dim", markup=False)
    if plot is not None:
        from redtable.cli.damage.plots import plot_comparison, save_plot

        save_plot(
            plot_comparison(found, texts), plot, game_title(DamageGame(), texts.language), texts.language
        )


def comparison_table(found: Comparison, texts: Texts) -> Table:
    """One row a system, one column a policy, and the chart."""
    title = texts.say("damage-screen-compare-title", ship=found.ship, volleys=found.volleys)
    table = Table(title=Text(title), title_justify="left", box=None, pad_edge=False)
    table.add_column(Text(texts.say("damage-screen-system")))
    for deck in found.decks:
        table.add_column(Text(texts.word(deck.policy)), justify="right")
    table.add_column(Text(texts.say("damage-screen-chart")), justify="right")
    for tally in found.chart.tallies:
        if tally.name in SYSTEMS:
            means = [f"{deck.tally(tally.name).expected.value:.2f}" for deck in found.decks]
            table.add_row(texts.word(tally.name), *means, f"{tally.expected.value:.2f}")
    table.add_section()
    apart = [f"{100 * each.mean:.1f} %" for each in found.distances]
    table.add_row(Text(texts.say("damage-screen-distance"), style="bold"), *apart, "0")
    return table


def option_of(text: str) -> tuple[str, Any]:
    """`key=value` for an option of the rules; the value is TOML, or a bare word."""
    import tomllib

    key, equals, value = text.partition("=")
    if not equals:
        raise UserError("cli-problem-option-value", name=text, why="KEY=VALUE")
    try:
        return key, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key, value


def number_of(text: str) -> int:
    """A whole number that may be written as 1e6 or 1_000_000."""
    try:
        return int(float(text.replace("_", "")))
    except ValueError as fault:
        raise NotationError(f"{text!r} is not a number") from fault
