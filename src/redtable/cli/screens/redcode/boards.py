"""The control cards of the ships: cubes, crew, manoeuvres."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from redtable.cli.screens.redcode import paint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from redtable.games.redcode.view import ManoeuvreView, RedcodeView, ShipView
    from redtable.i18n.texts import Texts

ROW_OF_CUBES: Final = 3
WIDE: Final = 42
"""From this width on, the inside of a board shows its manoeuvres in two columns."""
MARKS: Final = 3
"""Characters for the range and the mark of a manoeuvre. Names may be cut for want of room, these never."""
STATUS: Final = {"lost": "cli-redcode-sunk", "waiting": "cli-redcode-returns", "gone": "cli-redcode-gone"}
"""What is said of a ship that is not on the sea."""


def cubes(kind: tuple[str, str, str], number: int, places: int) -> Text:
    """Cubes and empty places."""
    full, empty, style = kind
    return Text.assemble((full * number, style), (empty * max(places - number, 0), "dim"))


def board(view: RedcodeView, ship: ShipView, texts: Texts, width: int) -> RenderableType:
    """One control card."""
    heading = Text.assemble(
        paint.token_on_paper(ship.letter, ship.side), " ", (title_of(ship, texts), "bold")
    )
    if ship.seat == view.seat:
        heading.append(f" {texts.say('cli-redcode-you')}", style="dim")
    decides = view.outcome is None and view.ship == ship.letter
    if decides:
        heading.append(f" ◀ {texts.say('cli-redcode-decides')}", style=paint.LIT_ON_PAPER)
    lines: list[RenderableType] = [state_of(ship, texts)]
    if ship.type and ship.status == "afloat":
        lines.append(crew_of(ship, texts))
    if ship.hand is not None and ship.seat != view.seat:
        lines.append(Text(texts.say("cli-redcode-holds", cards=ship.hand or "-"), style="dim"))
    if ship.type and ship.status == "afloat":
        usable = usable_names(view) if decides else set()
        lines.append(manoeuvres(view.boards[ship.type], ship, usable, texts, width - 4))
    grid = Table.grid()
    for line in lines:
        grid.add_row(line)
    edge = paint.SIDE_ON_PAPER[ship.side] if decides else "dim"
    return Panel(grid, title=heading, title_align="left", box=box.ROUNDED, border_style=edge, width=width)


def title_of(ship: ShipView, texts: Texts) -> str:
    """The type of the ship, once it is chosen."""
    return texts.word(ship.type) if ship.type else texts.say("cli-redcode-unchosen")


def state_of(ship: ShipView, texts: Texts) -> Text:
    """The hull, or what became of the ship; then the cards in hand."""
    if ship.status in STATUS:
        text = Text(texts.say(STATUS[ship.status]), style="bold")
    elif ship.type is None:
        text = Text("")
    else:
        text = Text.assemble(
            (f"{ship.square or '--'}  ", "bold"),
            cubes(paint.BREAKDOWN, ship.breakdowns, ROW_OF_CUBES),
            " ",
            cubes(paint.REPAIR, ship.repairs, ROW_OF_CUBES),
            "  ",
            texts.say("cli-redcode-hull", hull=ship.hull),
        )
    if ship.status != "gone":
        text.append(f" · {texts.say('cli-redcode-cards', count=ship.hand_size)}", style="dim")
    if ship.intercepted != "no":
        text.append(f" · {texts.say('cli-redcode-intercepted')}", style=paint.ANSWER_STYLE)
    return text


def crew_of(ship: ShipView, texts: Texts) -> Text:
    """Crew in reserve, on manoeuvres and removed."""
    busy = sum(ship.slots.values())
    signs = cubes(paint.CREW, ship.reserve, ship.reserve + busy)
    signs.append(paint.REMOVED * ship.removed, style=paint.ANSWER_STYLE)
    crew = texts.say("cli-redcode-crew", reserve=ship.reserve, busy=busy, removed=ship.removed)
    return Text.assemble(signs, f"  {crew}")


def usable_names(view: RedcodeView) -> set[str]:
    """The manoeuvres that can be used now without being a mistake."""
    doubtful = {*view.harmful, *view.pointless}
    return {action.partition(">")[0] for action in view.legal if action not in doubtful}


def manoeuvres(
    rows: Sequence[ManoeuvreView], ship: ShipView, usable: set[str], texts: Texts, width: int
) -> RenderableType:
    """The rows of the board, in two columns where there is room."""
    half = len(rows) if width < WIDE else (len(rows) + 1) // 2
    table = Table.grid(padding=(0, 1, 0, 0))
    room = width + 1
    for part in (rows[:half], rows[half:]):
        if part:
            crew = max(row.cost for row in part)
            room -= crew + MARKS + 3
            name = min(max(len(texts.word(row.name)) + 1 for row in part), room)
            room -= name
            table.add_column(no_wrap=True, width=name, overflow="ellipsis")
            table.add_column(no_wrap=True, width=MARKS)
            table.add_column(no_wrap=True, width=crew)
    entries = [manoeuvre(row, ship, usable, texts) for row in rows]
    for left, right in zip_longest(entries[:half], entries[half:], fillvalue=()):
        table.add_row(*left, *right)
    return table


def manoeuvre(row: ManoeuvreView, ship: ShipView, usable: set[str], texts: Texts) -> tuple[Text, Text, Text]:
    """A manoeuvre: whether it can be used, its name, reach and marks, and the crew on it."""
    crew = ship.slots.get(row.name, 0)
    lit = row.name in usable
    name = texts.word(row.name)
    style = paint.LIT_ON_PAPER if lit else "dim" if crew else ""
    reach = f"{paint.RANGE}{row.distance}" if row.distance is not None else "  "
    marks = Text(reach, style="dim")
    reply = paint.ANSWERS if row.response else " " if row.reply else paint.NO_REPLY
    marks.append(reply, style=paint.ANSWER_STYLE)
    return Text(f"{'▌' if lit else ' '}{name}", style=style), marks, cubes(paint.CREW, crew, row.cost)
