"""The sea of Red Code: eight by six squares of two lines each, ships, islets, currents, what is lit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.text import Text

from redtable.cli.screens.redcode import paint
from redtable.kernel.notation import square_name

if TYPE_CHECKING:
    from redtable.games.redcode.view import RedcodeView, ShipView

CELL: Final = 5
"""Characters in a square."""
MARGIN: Final = 2
"""Characters for the numbers of the rows."""

FLOWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
WAVES: Final = ("~    ", "   ~ ", " ~   ", "     ", "    ~", "  ~  ")
"""Water is not all the same; which of these a square shows depends on its place only."""

LIGHT, HEAVY = 0, 1
CROSSINGS: Final = (("┼", "╂"), ("┿", "╋"))
"""By the weight of the horizontal line, then of the vertical one."""
TOPS: Final = ("┯", "┳")
BOTTOMS: Final = ("┷", "┻")
LEFTS: Final = ("┠", "┣")
RIGHTS: Final = ("┨", "┫")
ROWS_OF_LINE: Final = ("─", "━")
VERTICALS: Final = ("│", "┃")


def lit_squares(view: RedcodeView) -> set[str]:
    """The squares that a legal action enters: moving, placing and returning, not bombing."""
    found = (re.fullmatch(r"(?:\w+>|step |place |return )([a-h][1-6])", action) for action in view.legal)
    return {match[1] for match in found if match}


def lit_ships(view: RedcodeView) -> set[str]:
    """The ships that a legal action aims at, unless it would be a mistake."""
    doubtful = {*view.harmful, *view.pointless}
    found = (re.search(r">([A-Z])$", action) for action in view.legal if action not in doubtful)
    return {match[1] for match in found if match}


def sea(view: RedcodeView) -> Text:
    """The whole drawing."""
    picture = Text(no_wrap=True)
    rows, columns = len(view.terrain), len(view.terrain[0])
    ships = {ship.square: ship for ship in view.ships if ship.square}
    squares, targets = lit_squares(view), lit_ships(view)
    letters = "".join(f"{square_name(0, column)[0]:^{CELL + 1}}" for column in range(columns))
    picture.append(f"{'':{MARGIN + 1}}{letters}\n", style=paint.COORDINATE)
    border(picture, columns, "┏", TOPS, "┓")
    for row in range(rows):
        cells = []
        for column in range(columns):
            name = square_name(row, column)
            ship = ships.get(name)
            if ship:
                cells.append(ship_cell(ship, ship.letter in targets))
            elif name in squares:
                cells.append(lit_cell(name, view.terrain[row][column]))
            else:
                cells.append(plain_cell(view.terrain[row][column], row, column))
        for line in (0, 1):
            label = f"{row + 1:>{MARGIN}}" if line == 0 else " " * MARGIN
            picture.append(label, style=paint.COORDINATE)
            picture.append(VERTICALS[HEAVY], style=paint.SEAM)
            for column, cell in enumerate(cells):
                picture.append_text(cell[line])
                weight = HEAVY if column % 2 else LIGHT
                picture.append(VERTICALS[weight], style=paint.SEAM if weight else paint.LINE)
            picture.append("\n")
        if row < rows - 1:
            separator(picture, columns, HEAVY if row % 2 else LIGHT)
    border(picture, columns, "┗", BOTTOMS, "┛")
    picture.rstrip()
    return picture


def border(picture: Text, columns: int, first: str, joints: tuple[str, str], last: str) -> None:
    """The upper or lower edge."""
    picture.append(" " * MARGIN)
    line = first
    for column in range(columns):
        joint = last if column == columns - 1 else joints[column % 2]
        line += ROWS_OF_LINE[HEAVY] * CELL + joint
    picture.append(line, style=paint.SEAM)
    picture.append("\n")


def separator(picture: Text, columns: int, weight: int) -> None:
    """The line between two rows: heavy between map cards."""
    picture.append(" " * MARGIN)
    picture.append(LEFTS[weight], style=paint.SEAM)
    for column in range(columns):
        picture.append(ROWS_OF_LINE[weight] * CELL, style=paint.SEAM if weight else paint.LINE)
        seam = column % 2
        if column == columns - 1:
            picture.append(RIGHTS[weight], style=paint.SEAM)
        else:
            picture.append(CROSSINGS[weight][seam], style=paint.SEAM if weight or seam else paint.LINE)
    picture.append("\n")


def ship_cell(ship: ShipView, lit: bool) -> tuple[Text, Text]:
    """A ship: its letter in the brackets of its side, with arrows if it can be aimed at; its silhouette."""
    token = paint.token(ship.letter, ship.side)
    style = paint.SIDE[ship.side]
    edges = ("▸", "◂") if lit else (" ", " ")
    upper = Text.assemble((edges[0], paint.LIT), (token, style), (edges[1], paint.LIT))
    return upper, Text(paint.SILHOUETTES.get(ship.type or "", " " * CELL), style=f"white {paint.SEA}")


def lit_cell(name: str, terrain: str) -> tuple[Text, Text]:
    """A square that can be entered: a mark, and its name for typing."""
    upper = plain_cell(terrain, 0, 3)[0] if terrain != "W" else Text(" " * CELL, style=paint.SEA)
    return upper, Text(f" •{name} ", style=paint.LIT)


def plain_cell(terrain: str, row: int, column: int) -> tuple[Text, Text]:
    """Water, an islet or a current."""
    if terrain == "I":
        return Text(" ▄█▄ ", style=paint.ISLET), Text("▟███▙", style=paint.ISLET)
    if terrain == "W":
        place = (row * 5 + column * 3) % len(WAVES)
        return Text(WAVES[place - 3], style=paint.WAVE), Text(WAVES[place], style=paint.WAVE)
    flow = FLOWS.get(terrain, "≋")
    return Text(f"≋ {flow} ≋", style=paint.CURRENT), Text(f" {flow} {flow} ", style=paint.CURRENT)
