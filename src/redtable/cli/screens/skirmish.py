"""The skirmish in the terminal: the table in characters, the units, what is to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from redtable.games.skirmish.terrain import Piece

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.games.skirmish.view import SkirmishView, UnitView
    from redtable.i18n.texts import Texts

MARKS: Final = {
    "forest": "♣",
    "rocks": "▲",
    "wall": "═",
    "field": "≈",
    "bushes": "ø",
    "undergrowth": '"',
}
STYLES: Final = {"blufor": "bold white on blue", "redfor": "bold white on red"}
FIGURES: Final = {"active": "{}", "light": "({})", "casualty": "{}?", "light-casualty": "({})?", "dead": "†"}
DEEP: Final = 2
"""A row of characters is two inches, a column one."""


def skirmish_screen(view: SkirmishView, texts: Texts) -> RenderableType:
    """Everything that is on the table."""
    parts: list[RenderableType] = [Text(head(view, texts)), map_of(view)]
    parts.append(Text(texts.say("skirmish-screen-legend"), style="dim"))
    for marker in view.objectives:
        parts.append(
            Text(
                texts.say(
                    "skirmish-screen-objective",
                    number=marker.number,
                    at=place(marker.at),
                    done=marker.reconnoitred,
                )
            )
        )
    parts.append(units_table(view, texts))
    if view.decision is not None:
        decision = view.decision
        line = texts.say(
            "skirmish-screen-decision",
            side=decision.side,
            decision=decision.kind,
            unit=decision.unit or "",
            other=decision.other or "",
        )
        parts.append(Text(line, style="bold"))
    return Group(*parts)


def head(view: SkirmishView, texts: Texts) -> str:
    """The turn in one line."""
    return texts.say(
        "skirmish-screen-head",
        turn=view.turn,
        turns=view.max_turns,
        phase=view.phase,
        initiative=view.initiative or "-",
        blufor=view.orders["blufor"],
        redfor=view.orders["redfor"],
        losses=view.losses["redfor"],
        limit=view.losses_limit,
    )


def place(at: list[float]) -> str:
    """A point in inches."""
    return f"{at[0]:g},{at[1]:g}"


def map_of(view: SkirmishView) -> Text:
    """The table from above, north (Redfor's side) at the top; rows carry their inch."""
    columns, rows = round(view.size[0]), round(view.size[1]) // DEEP
    pieces = [
        Piece(piece.id, piece.kind, [(round(x * 10), round(y * 10)) for x, y in piece.points])
        for piece in view.pieces
    ]
    cells = [[ground(pieces, column, row) for column in range(columns)] for row in range(rows)]
    styles: dict[tuple[int, int], str] = {}
    for marker in view.objectives:
        cells[row_of(marker.at[1], rows)][column_of(marker.at[0], columns)] = "⚑"
    for unit in view.units:
        if unit.at is None:
            continue
        row = row_of(unit.at[1], rows)
        start = min(max(0, column_of(unit.at[0], columns) - len(unit.name) // 2), columns - len(unit.name))
        for offset, letter in enumerate(unit.name):
            cells[row][start + offset] = letter
            styles[(row, start + offset)] = STYLES[unit.side]
    text = Text()
    for row in reversed(range(rows)):
        text.append(f"{row * DEEP:3} ", style="dim")
        for column in range(columns):
            text.append(cells[row][column], style=styles.get((row, column), ""))
        text.append("\n")
    text.append("    " + "".join(f"{inch:<6}" for inch in range(0, columns, 6)), style="dim")
    return text


def row_of(y: float, rows: int) -> int:
    """The row of characters in which a point lies."""
    return min(rows - 1, int(y / DEEP))


def column_of(x: float, columns: int) -> int:
    """The column of characters in which a point lies."""
    return min(columns - 1, int(x))


def ground(pieces: list[Piece], column: int, row: int) -> str:
    """What lies at a character: the first piece that touches it."""
    left, bottom = column * 10, row * DEEP * 10
    for piece in pieces:
        for y in range(bottom, bottom + DEEP * 10, 5):
            if piece.contains(left + 5, y):
                return MARKS[piece.kind]
    return "·" if column % 6 == 0 and row % 3 == 0 else " "


def units_table(view: SkirmishView, texts: Texts) -> Table:
    """The units: where, who, chits, cost of an order, what they did."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(texts.say("skirmish-screen-unit"))
    table.add_column(texts.say("skirmish-screen-place"))
    table.add_column(texts.say("skirmish-screen-soldiers"))
    table.add_column(texts.say("skirmish-screen-chits"))
    table.add_column(texts.say("skirmish-screen-orders"))
    table.add_column(texts.say("skirmish-screen-notes"))
    for unit in view.units:
        soldiers = " ".join(FIGURES[soldier.status].format(soldier.kind) for soldier in unit.soldiers)
        chits = "●" * unit.red + "○" * unit.yellow
        where = place(unit.at) if unit.at is not None else "-"
        cost = str(unit.order_cost) if unit.at is not None else ""
        table.add_row(
            Text(unit.name, style=STYLES[unit.side]), where, soldiers, chits, cost, notes(unit, texts)
        )
    return table


def notes(unit: UnitView, texts: Texts) -> str:
    """What a unit did this turn."""
    found = []
    if unit.activations + unit.reactions:
        found.append(texts.say("skirmish-screen-acted"))
    if unit.moved:
        found.append(texts.say("skirmish-screen-moved"))
    if unit.contact or unit.assaulted:
        found.append(texts.say("skirmish-screen-in-combat"))
    return ", ".join(found)
