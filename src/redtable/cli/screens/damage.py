"""The screen of Battle Damage: ships with their boxes crossed out, open volleys, critical hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.games.damage.view import DamageView, ShipView, VolleyView
    from redtable.i18n.texts import Texts

ONE_COLUMN = 14
"""A ship with more rows than these is shown in two columns."""
MOST_BOXES = 16
"""Longer rows are written as numbers only."""
MISS_PIPS = 5


def damage_screen(view: DamageView, texts: Texts) -> RenderableType:
    """The battle."""
    heading = Text(texts.say("damage-screen-turn", turn=view.turn), style="bold")
    parts: list[RenderableType] = [heading]
    if not view.ships:
        parts.append(Text(texts.say("damage-screen-no-ships"), style="dim"))
    parts.append(Columns([ship_panel(ship, texts) for ship in view.ships], equal=False))
    parts += [volley_panel(volley, texts) for volley in view.volleys]
    return Group(*parts)


def ship_panel(ship: ShipView, texts: Texts) -> Panel:
    """One ship: every system with its boxes."""
    half = (len(ship.boxes) + 1) // 2 if len(ship.boxes) > ONE_COLUMN else len(ship.boxes)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for at in range(half):
        row: list[RenderableType] = []
        for boxes in ship.boxes[at::half]:
            name = texts.word(boxes.system) + (f" {boxes.label}" if boxes.label else "")
            style = "" if boxes.left else "dim"
            marks = box_row(boxes.total - boxes.left, boxes.left, boxes.total)
            row += [Text(name, style=style), marks, f"{boxes.left}/{boxes.total}"]
        table.add_row(*row)
    body: list[RenderableType] = [table, *wound_lines(ship, texts)]
    if ship.ready:
        body.append(Text(texts.say("damage-screen-ready", weapons=ship.ready)))
    if ship.destroyed:
        body.append(Text(texts.say("damage-screen-destroyed", overkill=ship.overkill), style="bold red"))
    return Panel(
        Group(*body),
        title=Text(f"{ship.name.replace('_', ' ')} · {ship.title}"),
        border_style="red" if ship.destroyed else "dim",
    )


def box_row(lost: int, left: int, total: int) -> Text:
    """Crosses for what is lost, squares for what is left."""
    if total > MOST_BOXES:
        return Text("")
    return Text.assemble(("×" * lost, "red"), ("▢" * left, "green"))


def wound_lines(ship: ShipView, texts: Texts) -> list[Text]:
    """The critical hits of a ship with their ends, and what they change."""
    lines = []
    for wound in ship.criticals:
        name = texts.word(wound.id)
        if wound.last is None:
            end = texts.say("damage-screen-for-good")
        else:
            end = texts.say("damage-screen-until", turn=wound.last)
        lines.append(Text(f"⚠ {ship.name}: {name} {end} ({wound.clause})", style="yellow"))
    if ship.forbidden:
        what = texts.say("damage-screen-forbidden", what=ship.forbidden)
        lines.append(Text(f"  {what}", style="yellow"))
    return lines


def volley_panel(volley: VolleyView, texts: Texts) -> Panel:
    """An open volley: hits, misses in a row, and the piles."""
    pips = "●" * volley.misses + "○" * (MISS_PIPS - volley.misses)
    said = texts.say(
        "damage-screen-volley", scored=volley.scored, hits=volley.hits, deck=volley.deck, batch=volley.batch
    )
    piles = texts.say("damage-screen-piles", right=volley.right, left=volley.left, aside=volley.aside)
    lines = [Text(f"{said}  {pips}"), Text(piles, style="dim")]
    if volley.card:
        lines.append(Text(texts.say("damage-screen-waiting", card=volley.card, options=volley.options)))
    return Panel(Group(*lines), title=Text(volley.ship), border_style="cyan")
