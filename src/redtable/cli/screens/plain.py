"""The screen of a game that has none of its own: its view as a tidy table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from redtable.i18n.texts import Texts
    from redtable.kernel.view import View

COMMON = ("game", "seat", "actors", "legal", "outcome")
"""The fields that every view has: the table shows them elsewhere."""


def plain_screen(view: View, texts: Texts) -> RenderableType:
    """Field by field; lists of things become tables."""
    fields = {name: value for name, value in msgspec.to_builtins(view).items() if name not in COMMON}
    table = Table(box=box.ROUNDED, show_header=False, border_style="dim")
    for name, value in fields.items():
        table.add_row(Text(texts.word(name), style="bold"), shown(value, texts))
    return table


def shown(value: Any, texts: Texts) -> RenderableType:
    """A value: a list of records as a table, everything else in words."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        table = Table(box=None, pad_edge=False)
        for name in value[0]:
            table.add_column(Text(texts.word(name), style="dim"))
        for item in value:
            table.add_row(*(Text(str(texts.argument(field))) for field in item.values()))
        return table
    if isinstance(value, list) and any(isinstance(item, list) for item in value):
        return Text("\n".join(str(texts.argument(item)) or "-" for item in value))
    return Text(str(texts.argument(value)))
