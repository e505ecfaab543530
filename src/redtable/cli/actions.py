"""The legal actions as people choose from them: numbered, grouped by kind, found by their beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from redtable.i18n.texts import Texts


def fitting(legal: Sequence[str], prefix: str) -> list[tuple[int, str]]:
    """The actions that begin so, whatever the case, with their numbers in the whole list."""
    wanted = prefix.casefold()
    return [(number, text) for number, text in enumerate(legal, 1) if text.casefold().startswith(wanted)]


def same_but_case(legal: Sequence[str], typed: str) -> str:
    """The one action that differs from what was typed in nothing but case; empty if there is none."""
    same = [text for text in legal if text.casefold() == typed.casefold()]
    return same[0] if len(same) == 1 else ""


def kind_of(notation: str) -> str:
    """What kind of action it is: what stands before its target, else its first word."""
    before, arrow, _ = notation.partition(">")
    return before if arrow else notation.partition(" ")[0]


def listed(actions: Sequence[tuple[int, str]], texts: Texts) -> RenderableType:
    """One row for each kind of action: its name, then the actions of that kind."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, text in actions:
        groups.setdefault(kind_of(text), []).append((number, text))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for kind, group in groups.items():
        cells = Text()
        for number, text in group:
            # Blanks inside one entry must not break it over two lines.
            cells.append(f"{number}\u00a0", style="cyan")
            cells.append(text.replace(" ", "\u00a0"), style="bold")
            cells.append("   ")
        table.add_row(Text(f"  {texts.spell(kind)}", style="dim"), cells)
    return table
